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
    case lower
    case upper
  }

  private enum EndKey: String, CodingKey {
    case value
    case quoted
    case included
  }

  extension RangeRelation: Codable {}

  /// The serialized form of an end: its value, whether that is quoted, and whether it is in the range.
  extension FilterRange.End: Codable {
    /// Writes the value and whether it is in the range.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: EndKey.self)
      try container.encode(value.text, forKey: .value)
      try container.encode(value.form == .quoted, forKey: .quoted)
      try container.encode(isIncluded, forKey: .included)
    }

    /// Reads an end, which is in the range unless the form says otherwise.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: EndKey.self)
      let text = try container.decode(String.self, forKey: .value)
      let isQuoted = try container.decodeIfPresent(Bool.self, forKey: .quoted) ?? false
      self.init(
        isQuoted ? FilterValue(quoted: text) : FilterValue(text),
        isIncluded: try container.decodeIfPresent(Bool.self, forKey: .included) ?? true)
    }
  }

  /// The serialized form of a leaf, documented at ``FilterQuery``.
  extension FilterTerm: Codable {
    /// Writes the leaf with its kind and polarity.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: TermKey.self)
      try container.encode(polarity, forKey: .polarity)
      switch self {
      case .name(_, let exact, let name):
        try container.encode("name", forKey: .kind)
        try container.encode(exact, forKey: .exact)
        try container.encode(name.text, forKey: .value)
        try container.encode(name.form == .quoted, forKey: .quoted)
      case .filter(_, let field, let comparison, let value):
        try container.encode("filter", forKey: .kind)
        try container.encode(field.text, forKey: .field)
        try container.encode(comparison, forKey: .comparison)
        try container.encode(value.text, forKey: .value)
        try container.encode(value.form == .quoted, forKey: .quoted)
      case .regex(_, let field, let comparison, let pattern):
        try container.encode("regex", forKey: .kind)
        try container.encode(field.text, forKey: .field)
        try container.encode(comparison, forKey: .comparison)
        try container.encode(pattern.text, forKey: .pattern)
      case .range(_, let field, let relation, let range):
        try container.encode("range", forKey: .kind)
        try container.encode(field.text, forKey: .field)
        try container.encode(relation, forKey: .comparison)
        try container.encodeIfPresent(range.lower, forKey: .lower)
        try container.encodeIfPresent(range.upper, forKey: .upper)
      }
    }

    /// Reads a leaf. A bare value that needs quotes is read as a quoted one; an unknown kind, an invalid field name and a
    /// range without ends throw.
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
      case "range":
        let lower = try container.decodeIfPresent(FilterRange.End.self, forKey: .lower)
        guard
          let range = FilterRange(
            lower: lower, upper: try container.decodeIfPresent(FilterRange.End.self, forKey: .upper))
        else {
          throw DecodingError.dataCorruptedError(forKey: .kind, in: container, debugDescription: "a range without ends")
        }
        self = .range(
          polarity, field: try container.field(), try container.decode(RangeRelation.self, forKey: .comparison), range)
      case let kind:
        throw DecodingError.dataCorruptedError(
          forKey: .kind, in: container, debugDescription: "unknown kind of query node '\(kind)'")
      }
    }
  }

  extension KeyedDecodingContainer where Key == TermKey {
    fileprivate func isQuoted() throws -> Bool { try decodeIfPresent(Bool.self, forKey: .quoted) ?? false }

    fileprivate func comparison() throws -> Comparison { try decode(Comparison.self, forKey: .comparison) }

    fileprivate func field() throws -> FieldName {
      let text = try decode(String.self, forKey: .field)
      guard let field = FieldName(exactly: text) ?? FieldName(quoted: text) else {
        throw DecodingError.dataCorruptedError(
          forKey: .field, in: self, debugDescription: "invalid field name '\(text)'")
      }
      return field
    }
  }

  private enum PartialKey: String, CodingKey {
    case kind
    case polarity
    case exact
    case field
    case comparison
    case text
    case opening
    case closing
  }

  /// The serialized form of a partial leaf: the keys of ``FilterTerm``, with the kinds `partial-name`,
  /// `partial-filter` and `partial-values`, the raw text under `text`, and the typed marks under `opening` and `closing`.
  extension PartialFilterTerm: Codable {
    /// Writes the parts of the term.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: PartialKey.self)
      try container.encode(polarity, forKey: .polarity)
      let value: PartialValue
      switch content {
      case .name(let exact, let name):
        try container.encode("partial-name", forKey: .kind)
        try container.encode(exact, forKey: .exact)
        value = name
      case .filter(let field, let comparison, let typed):
        try container.encode("partial-filter", forKey: .kind)
        try container.encode(field, forKey: .field)
        try container.encode(comparison, forKey: .comparison)
        value = typed
      case .values(let field, let comparison, let text):
        try container.encode("partial-values", forKey: .kind)
        try container.encode(field, forKey: .field)
        try container.encode(comparison, forKey: .comparison)
        value = .bare(text)
      }
      try container.encode(value.raw, forKey: .text)
      try container.encodeIfPresent(value.opening, forKey: .opening)
      try container.encodeIfPresent(value.closing, forKey: .closing)
    }

    /// Reads the parts; an unknown kind throws.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: PartialKey.self)
      let value = PartialValue(
        opening: try container.decodeIfPresent(QuoteMark.self, forKey: .opening),
        raw: try container.decode(String.self, forKey: .text),
        closing: try container.decodeIfPresent(QuoteMark.self, forKey: .closing))
      let polarity = try container.decodeIfPresent(Polarity.self, forKey: .polarity) ?? .positive
      switch try container.decode(String.self, forKey: .kind) {
      case "partial-name":
        let exact = try container.decodeIfPresent(Bool.self, forKey: .exact) ?? false
        self.init(polarity, .name(exact: exact, value))
      case "partial-filter":
        let field = try container.decode(String.self, forKey: .field)
        let comparison = try container.decode(PartialComparison.self, forKey: .comparison)
        self.init(polarity, .filter(field: field, comparison, value))
      case "partial-values":
        let field = try container.decode(String.self, forKey: .field)
        let comparison = try container.decode(PartialComparison.self, forKey: .comparison)
        self.init(polarity, .values(field: field, comparison, value.raw))
      case let kind:
        throw DecodingError.dataCorruptedError(
          forKey: .kind, in: container, debugDescription: "unknown kind of query node '\(kind)'")
      }
    }
  }

  extension PartialValue {
    fileprivate var opening: QuoteMark? {
      switch self {
      case .balanced(let mark, _, _), .unclosed(let mark, _): mark
      case .bare, .unopened: nil
      }
    }

    fileprivate var closing: QuoteMark? {
      switch self {
      case .balanced(_, _, let mark), .unopened(_, let mark): mark
      case .bare, .unclosed: nil
      }
    }

    fileprivate init(opening: QuoteMark?, raw: String, closing: QuoteMark?) {
      switch (opening, closing) {
      case (let opening?, let closing?): self = .balanced(opening, raw, closing)
      case (let opening?, nil): self = .unclosed(opening, raw)
      case (nil, let closing?): self = .unopened(raw, closing)
      case (nil, nil): self = .bare(raw)
      }
    }
  }

#endif
