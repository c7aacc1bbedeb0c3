/// An optional member that decodes to `nil` if it is missing, `null` or of another type: a client that deviates from
/// the specification loses the feature, not the message.
@propertyWrapper
struct Tolerant<Value: Codable & Hashable & Sendable>: Hashable, Sendable {
  var wrappedValue: Value?
}

// The synthesized `Codable` conformances call these overloads for members with the wrapper. It conforms to `Codable`
// itself only because they require it.
extension Tolerant: Codable {
  init(from decoder: any Decoder) throws {
    wrappedValue = try? decoder.singleValueContainer().decode(Value.self)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(wrappedValue)
  }
}

extension KeyedDecodingContainer {
  /// The member if it is present and of this type, else `nil`.
  func tolerant<Value: Decodable>(_ key: Key) -> Value? {
    // `try?` flattens the optional.
    try? decodeIfPresent(Value.self, forKey: key)
  }

  func decode<Value>(_ type: Tolerant<Value>.Type, forKey key: Key) throws -> Tolerant<Value> {
    Tolerant(wrappedValue: tolerant(key))
  }
}

extension KeyedEncodingContainer {
  mutating func encode<Value>(_ value: Tolerant<Value>, forKey key: Key) throws {
    try encodeIfPresent(value.wrappedValue, forKey: key)
  }
}
