#if !hasFeature(Embedded)

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

  /// The form of an unfinished leaf: the keys of ``FilterTerm``, with the kinds `partial-name` and `partial-filter`, the raw
  /// text under `text`, and the marks that were typed under `opening` and `closing`.
  extension PartialFilterTerm: Codable {
    /// Writes the parts.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: PartialKey.self)
      try container.encode(polarity, forKey: .polarity)
      let value: PartialValue
      switch content {
      case .name(exact: let exact, let name):
        try container.encode("partial-name", forKey: .kind)
        try container.encode(exact, forKey: .exact)
        value = name
      case .filter(field: let field, let comparison, let typed):
        try container.encode("partial-filter", forKey: .kind)
        try container.encode(field, forKey: .field)
        try container.encode(comparison, forKey: .comparison)
        value = typed
      }
      try container.encode(value.raw, forKey: .text)
      try container.encodeIfPresent(value.opening, forKey: .opening)
      try container.encodeIfPresent(value.closing, forKey: .closing)
    }

    /// Reads the parts; an unknown kind is an error.
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
      case let kind:
        throw DecodingError.dataCorruptedError(
          forKey: .kind, in: container, debugDescription: "Unknown kind of query node '\(kind)'")
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
