// Codable needs reflection-like machinery that Embedded Swift does not have.
#if !hasFeature(Embedded)

  /// The serialised form is versioned: `{"version":1,"query":{…}}`, where a node is one of
  ///
  /// ```json
  /// {"kind":"and","polarity":"positive","children":[…]}
  /// {"kind":"or","polarity":"negative","children":[…]}
  /// {"kind":"filter","polarity":"positive","field":"t","comparison":":","value":"elf","quoted":false}
  /// {"kind":"regex","polarity":"positive","field":"o","comparison":":","pattern":"^tap"}
  /// {"kind":"name","polarity":"positive","exact":true,"value":"Lightning Bolt","quoted":true}
  /// ```
  ///
  /// A reader ignores keys it does not know, reads a missing version as 1, and refuses a version above its own with an
  /// error that names both. A later version of this package keeps reading every earlier one.
  extension FilterQuery: Encodable where Term: Encodable {
    /// Writes the envelope and the tree.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: EnvelopeKey.self)
      try container.encode(serialFormVersion, forKey: .version)
      try container.encode(SerialNode(query: self), forKey: .query)
    }
  }

  extension FilterQuery: Decodable where Term: Decodable {
    /// Reads a tree of this version or an earlier one. Anything else is a `DecodingError` that says where.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: EnvelopeKey.self)
      let version = try container.decodeIfPresent(Int.self, forKey: .version) ?? 1
      guard (1...serialFormVersion).contains(version) else {
        throw DecodingError.dataCorruptedError(
          forKey: .version, in: container,
          debugDescription: "The query has form version \(version); this library reads 1 to \(serialFormVersion)")
      }
      self = try container.decode(SerialNode<Term>.self, forKey: .query).query
    }
  }

  /// The version this library writes.
  private let serialFormVersion = 1

  private enum EnvelopeKey: String, CodingKey {
    case version
    case query
  }

  private enum NodeKey: String, CodingKey {
    case kind
    case polarity
    case children
  }

  /// A node without the envelope around it.
  private struct SerialNode<Term: FilterQueryTerm> {
    let query: FilterQuery<Term>
  }

  extension SerialNode: Encodable where Term: Encodable {
    func encode(to encoder: any Encoder) throws {
      switch query {
      case .term(let term): try term.encode(to: encoder)
      case .and(let polarity, let operands): try encode("and", polarity, operands, to: encoder)
      case .or(let polarity, let operands): try encode("or", polarity, operands, to: encoder)
      }
    }

    private func encode(
      _ kind: String, _ polarity: Polarity, _ operands: [FilterQuery<Term>], to encoder: any Encoder
    ) throws {
      var container = encoder.container(keyedBy: NodeKey.self)
      try container.encode(kind, forKey: .kind)
      try container.encode(polarity, forKey: .polarity)
      try container.encode(operands.map { SerialNode(query: $0) }, forKey: .children)
    }
  }

  extension SerialNode: Decodable where Term: Decodable {
    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: NodeKey.self)
      switch try container.decode(String.self, forKey: .kind) {
      case "and": query = .and(try container.polarity(), try container.children())
      case "or": query = .or(try container.polarity(), try container.children())
      default: query = .term(try Term(from: decoder))
      }
    }
  }

  extension KeyedDecodingContainer where Key == NodeKey {
    fileprivate func polarity() throws -> Polarity {
      try decodeIfPresent(Polarity.self, forKey: .polarity) ?? .positive
    }

    fileprivate func children<Term: Decodable>() throws -> [FilterQuery<Term>] {
      try decode([SerialNode<Term>].self, forKey: .children).map { $0.query }
    }
  }

#endif
