// Codable is not available in Embedded Swift.
#if !hasFeature(Embedded)

  /// The serialized form is versioned: `{"version":1,"query":{…}}`, where a node is one of
  ///
  /// ```json
  /// {"kind":"and","polarity":"positive","children":[…]}
  /// {"kind":"or","polarity":"negative","children":[…]}
  /// {"kind":"filter","polarity":"positive","field":"t","comparison":":","value":"elf","quoted":false}
  /// {"kind":"regex","polarity":"positive","field":"o","comparison":":","pattern":"^tap"}
  /// {"kind":"range","polarity":"positive","field":"took","comparison":":","lower":{"value":"1","quoted":false,"included":true}}
  /// {"kind":"name","polarity":"positive","exact":true,"value":"Lightning Bolt","quoted":true}
  /// ```
  ///
  /// A reader ignores unknown keys, reads a missing version as 1, and rejects a version above its own with an error
  /// that names both. Later versions of this package keep reading earlier ones.
  ///
  /// A tree nested deeper than ``FilterQuery/maximumDepth`` is neither written nor read; both throw before they
  /// recurse.
  extension FilterQuery: Encodable where Term: Encodable {
    /// Writes the envelope and the tree. Throws if the tree is nested deeper than ``maximumDepth``.
    public func encode(to encoder: any Encoder) throws {
      if isTooDeep {
        throw EncodingError.invalidValue(
          self, EncodingError.Context(codingPath: encoder.codingPath, debugDescription: FilterQuery.tooDeep))
      }
      var container = encoder.container(keyedBy: EnvelopeKey.self)
      try container.encode(serialFormVersion, forKey: .version)
      // A work list instead of recursion: the tree may be deeper than the stack.
      var pending: [(query: FilterQuery, encoder: any Encoder)] = [(self, container.superEncoder(forKey: .query))]
      while let (query, encoder) = pending.popLast() {
        let (kind, polarity, operands): (String, Polarity, [FilterQuery])
        switch query {
        case .term(let term):
          try term.encode(to: encoder)
          continue
        case .and(let own, let children): (kind, polarity, operands) = ("and", own, children)
        case .or(let own, let children): (kind, polarity, operands) = ("or", own, children)
        }
        var node = encoder.container(keyedBy: NodeKey.self)
        try node.encode(kind, forKey: .kind)
        try node.encode(polarity, forKey: .polarity)
        var children = node.nestedUnkeyedContainer(forKey: .children)
        for operand in operands { pending.append((operand, children.superEncoder())) }
      }
    }
  }

  extension FilterQuery: Decodable where Term: Decodable {
    /// Reads a tree of this version or an earlier one. Anything else throws a `DecodingError` with the coding path.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: EnvelopeKey.self)
      let version = try container.decodeIfPresent(Int.self, forKey: .version) ?? 1
      guard (1...serialFormVersion).contains(version) else {
        throw DecodingError.dataCorruptedError(
          forKey: .version, in: container,
          debugDescription: "query has form version \(version); this library reads 1 to \(serialFormVersion)")
      }
      var groups: [ReadGroup<Term>] = []
      // `superDecoder` also succeeds for a missing key.
      guard container.contains(.query) else {
        throw DecodingError.keyNotFound(
          EnvelopeKey.query,
          DecodingError.Context(codingPath: container.codingPath, debugDescription: "missing query"))
      }
      var upcoming = try container.superDecoder(forKey: .query)
      while true {
        var finished = try FilterQuery.readNode(upcoming, opening: &groups)
        // A finished node closes the groups whose last operand it is.
        while true {
          if let query = finished {
            if groups.isEmpty {
              self = query
              return
            }
            groups[groups.count - 1].operands.append(query)
          }
          if !groups[groups.count - 1].children.isAtEnd { break }
          finished = groups.removeLast().query
        }
        upcoming = try groups[groups.count - 1].children.superDecoder()
      }
    }

    /// Reads a term, or opens a group and returns nil.
    private static func readNode(_ decoder: any Decoder, opening groups: inout [ReadGroup<Term>]) throws -> FilterQuery?
    {
      let node = try decoder.container(keyedBy: NodeKey.self)
      let kind = try node.decode(String.self, forKey: .kind)
      guard kind == "and" || kind == "or" else { return .term(try Term(from: decoder)) }
      if groups.count == maximumDepth {
        throw DecodingError.dataCorrupted(
          DecodingError.Context(codingPath: node.codingPath, debugDescription: FilterQuery.tooDeep))
      }
      groups.append(
        ReadGroup(
          isOr: kind == "or", polarity: try node.decodeIfPresent(Polarity.self, forKey: .polarity) ?? .positive,
          children: try node.nestedUnkeyedContainer(forKey: .children)))
      return nil
    }
  }

  extension FilterQuery {
    fileprivate static var tooDeep: String { "query nested more than \(maximumDepth) groups deep" }
  }

  /// The version written by this library.
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

  /// A group whose children are being read.
  private struct ReadGroup<Term: FilterQueryTerm> {
    let isOr: Bool
    let polarity: Polarity
    var children: any UnkeyedDecodingContainer
    var operands: [FilterQuery<Term>] = []

    var query: FilterQuery<Term> { isOr ? .or(polarity, operands) : .and(polarity, operands) }
  }

#endif
