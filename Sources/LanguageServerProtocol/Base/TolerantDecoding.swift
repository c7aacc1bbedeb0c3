/// An optional member that decodes to `nil` if it is missing, `null` or of another type: a client that deviates from
/// the specification loses the feature, not the message.
@propertyWrapper
package struct Tolerant<Value: Codable & Hashable & Sendable>: Hashable, Sendable {
  package var wrappedValue: Value?

  package init(wrappedValue: Value? = nil) {
    self.wrappedValue = wrappedValue
  }
}

// The synthesized `Codable` conformances call these overloads for members with the wrapper. It conforms to `Codable`
// itself only because they require it.
extension Tolerant: Codable {
  package init(from decoder: any Decoder) throws {
    wrappedValue = try? decoder.singleValueContainer().decode(Value.self)
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(wrappedValue)
  }
}

extension KeyedDecodingContainer {
  /// The member if it is present and of this type, else `nil`.
  package func tolerant<Value: Decodable>(_ key: Key) -> Value? {
    // `try?` flattens the optional.
    try? decodeIfPresent(Value.self, forKey: key)
  }

  package func decode<Value>(_ type: Tolerant<Value>.Type, forKey key: Key) throws -> Tolerant<Value> {
    Tolerant(wrappedValue: tolerant(key))
  }
}

extension KeyedEncodingContainer {
  package mutating func encode<Value>(_ value: Tolerant<Value>, forKey key: Key) throws {
    try encodeIfPresent(value.wrappedValue, forKey: key)
  }
}
