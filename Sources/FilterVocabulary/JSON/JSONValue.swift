/// A value of a JSON text, and the byte it begins at: a mistake in what it says can then be shown where it stands.
struct JSONValue {
  /// What a value is.
  enum Content {
    case null
    case bool(Bool)
    /// A number; nil where it is not whole, or too large. (An `Int` may have 32 bits only.)
    case number(Int64?)
    case string(String)
    case array([JSONValue])
    case object([JSONMember])
    /// Something a mistake was noted for already, so that it is not blamed twice.
    case unreadable
  }

  let offset: Int
  let content: Content
}

/// A key of an object and its value.
struct JSONMember {
  let key: String
  /// Where the key begins.
  let offset: Int
  let value: JSONValue
}

extension JSONValue {
  /// What the value is, in words.
  var noun: String {
    switch content {
    case .null: "null"
    case .bool: "true or false"
    case .number: "a number"
    case .string: "a text"
    case .array: "a list"
    case .object: "an object"
    case .unreadable: "unreadable"
    }
  }
}
