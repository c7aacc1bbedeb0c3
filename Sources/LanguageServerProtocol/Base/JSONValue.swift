/// Any JSON: where the protocol says `LSPAny`, for settings, arguments of commands, and data that only passes through.
package enum JSONValue: Hashable, Sendable {
  /// `null`
  case null
  /// `true`, `false`
  case bool(Bool)
  /// A whole number.
  case integer(Int)
  /// Any other number.
  case number(Double)
  /// A text.
  case string(String)
  /// A list.
  case array([JSONValue])
  /// An object; the order of its members is not kept.
  case object([String: JSONValue])

  /// The member of an object; nil for any other value and for a member that is not there.
  package subscript(_ name: String) -> JSONValue? {
    if case .object(let members) = self { return members[name] }
    return nil
  }

  /// The text; nil for any other value.
  package var string: String? {
    if case .string(let text) = self { return text }
    return nil
  }

  /// The whole number; nil for any other value.
  package var integer: Int? {
    if case .integer(let number) = self { return number }
    return nil
  }

  /// The truth value; nil for any other value.
  package var bool: Bool? {
    if case .bool(let value) = self { return value }
    return nil
  }

  /// The elements; nil for any other value.
  package var array: [JSONValue]? {
    if case .array(let elements) = self { return elements }
    return nil
  }

  /// The members; nil for any other value.
  package var object: [String: JSONValue]? {
    if case .object(let members) = self { return members }
    return nil
  }
}

extension JSONValue: Codable {
  /// Reads any JSON.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Int.self) {
      self = .integer(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode([JSONValue].self) {
      self = .array(value)
    } else {
      self = .object(try container.decode([String: JSONValue].self))
    }
  }

  /// Writes the value.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let value): try container.encode(value)
    case .integer(let value): try container.encode(value)
    case .number(let value): try container.encode(value)
    case .string(let value): try container.encode(value)
    case .array(let value): try container.encode(value)
    case .object(let value): try container.encode(value)
    }
  }
}
