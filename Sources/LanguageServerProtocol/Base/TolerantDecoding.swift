extension KeyedDecodingContainer {
  /// The member, if it is there and of this type; nil otherwise.
  package func tolerant<Value: Decodable>(_ key: Key) -> Value? {
    // Flattens: nil for what is missing, null or of another type.
    try? decodeIfPresent(Value.self, forKey: key)
  }
}
