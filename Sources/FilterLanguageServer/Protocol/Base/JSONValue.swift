/// Any JSON value: `LSPAny` in the specification. Used for settings, arguments of commands and data that passes
/// through.
enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  /// A number without a fraction that fits an `Int`.
  case integer(Int)
  /// Any other number.
  case number(Double)
  case string(String)
  case array([JSONValue])
  /// An object; the order of its members is not kept.
  case object([String: JSONValue])

  /// The member of an object; `nil` for any other value and for a missing member.
  subscript(_ name: String) -> JSONValue? { object?[name] }

  var bool: Bool? {
    if case .bool(let value) = self { value } else { nil }
  }

  var integer: Int? {
    if case .integer(let number) = self { number } else { nil }
  }

  var string: String? {
    if case .string(let text) = self { text } else { nil }
  }

  var array: [JSONValue]? {
    if case .array(let elements) = self { elements } else { nil }
  }

  var object: [String: JSONValue]? {
    if case .object(let members) = self { members } else { nil }
  }
}

extension JSONValue: Codable {
  init(from decoder: any Decoder) throws {
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

  func encode(to encoder: any Encoder) throws {
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
