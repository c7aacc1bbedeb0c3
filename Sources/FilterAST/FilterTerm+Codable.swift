#if !hasFeature(Embedded)

  extension Polarity: Codable {}
  extension Comparison: Codable {}
  extension PartialComparison: Codable {}
  extension QuoteMark: Codable {}

  private enum TermKey: String, CodingKey {
    case kind
    case polarity
    case exact
    case field
    case comparison
    case value
    case quoted
    case pattern
  }

  /// The form of a leaf, as ``FilterQuery`` documents it.
  extension FilterTerm: Codable {
    /// Writes the leaf.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: TermKey.self)
      try container.encode(polarity, forKey: .polarity)
      switch self {
      case .name(_, exact: let exact, let name):
        try container.encode("name", forKey: .kind)
        try container.encode(exact, forKey: .exact)
        try container.encode(name.text, forKey: .value)
        try container.encode(name.form == .quoted, forKey: .quoted)
      case .filter(_, field: let field, let comparison, let value):
        try container.encode("filter", forKey: .kind)
        try container.encode(field.text, forKey: .field)
        try container.encode(comparison, forKey: .comparison)
        try container.encode(value.text, forKey: .value)
        try container.encode(value.form == .quoted, forKey: .quoted)
      case .regex(_, field: let field, let comparison, let pattern):
        try container.encode("regex", forKey: .kind)
        try container.encode(field.text, forKey: .field)
        try container.encode(comparison, forKey: .comparison)
        try container.encode(pattern.text, forKey: .pattern)
      }
    }

    /// Reads a leaf. A bare value that could not be written bare, which no version of this library writes, is read as a
    /// quoted one; an unknown kind or a field name that cannot be written is an error.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: TermKey.self)
      let polarity = try container.decodeIfPresent(Polarity.self, forKey: .polarity) ?? .positive
      switch try container.decode(String.self, forKey: .kind) {
      case "name":
        let text = try container.decode(String.self, forKey: .value)
        let name = try container.isQuoted() ? FilterName(quoted: text) : FilterName(text)
        self = .name(polarity, exact: try container.decodeIfPresent(Bool.self, forKey: .exact) ?? false, name)
      case "filter":
        let text = try container.decode(String.self, forKey: .value)
        let value = try container.isQuoted() ? FilterValue(quoted: text) : FilterValue(text)
        self = .filter(polarity, field: try container.field(), try container.comparison(), value)
      case "regex":
        let pattern = FilterPattern(try container.decode(String.self, forKey: .pattern))
        self = .regex(polarity, field: try container.field(), try container.comparison(), pattern)
      case let kind:
        throw DecodingError.dataCorruptedError(
          forKey: .kind, in: container, debugDescription: "Unknown kind of query node '\(kind)'")
      }
    }
  }

  extension KeyedDecodingContainer where Key == TermKey {
    fileprivate func isQuoted() throws -> Bool {
      try decodeIfPresent(Bool.self, forKey: .quoted) ?? false
    }

    fileprivate func comparison() throws -> Comparison {
      try decode(Comparison.self, forKey: .comparison)
    }

    fileprivate func field() throws -> FieldName {
      let text = try decode(String.self, forKey: .field)
      guard let field = FieldName(exactly: text) else {
        throw DecodingError.dataCorruptedError(
          forKey: .field, in: self, debugDescription: "'\(text)' is no field name")
      }
      return field
    }
  }

#endif
