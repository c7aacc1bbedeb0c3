import FilterAST
public import FilterParser
public import FilterText
public import FilterVocabulary

/// Everything the toolkit knows about a query and a vocabulary.
///
/// ```swift
/// let query = AnalyzedQuery(parsing: "t:elf pow>3 pow<2 f:modren", vocabulary: .scryfall)
/// query.diagnostics.map(\.id.name)   // ["contradiction", "unknown-value"]
/// query.englishExplanation.description  // "cards that …"
/// ```
///
/// Analyzing cannot fail. It takes time linear in the text, but for the bounds that `QueryReasoning` states.
public struct AnalyzedQuery: Sendable {
  /// The parsed text, with its syntax diagnostics.
  public let parsed: ParsedQuery
  /// The vocabulary that gives the terms their meaning.
  public let vocabulary: Vocabulary
  /// The complete terms in the order of the text: the leaves of ``ParsedQuery/query``.
  public let leaves: [AnalyzedLeaf]

  /// Parses and analyzes a text. Any text is accepted; linear.
  public init(parsing text: String, vocabulary: Vocabulary) {
    self.init(vocabulary.parse(text), vocabulary: vocabulary)
  }

  /// Analyses a parsed text. It is parsed again if it has slashes and was parsed with other fields of paths than those
  /// of the vocabulary.
  public init(_ parsed: ParsedQuery, vocabulary: Vocabulary) {
    let isFit = parsed.paths == vocabulary.pathFields || !parsed.source.bytes.contains(UInt8(ascii: "/"))
    let parsed = isFit ? parsed : vocabulary.parse(parsed.source)
    self.parsed = parsed
    self.vocabulary = vocabulary
    guard let query = parsed.query else {
      self.leaves = []
      return
    }
    let terms = query.leaves
    var leaves: [AnalyzedLeaf] = []
    leaves.reserveCapacity(terms.count)
    for (node, term) in zip(parsed.leafNodes, terms) {
      leaves.append(AnalyzedLeaf(node, term: term, in: parsed.tree, vocabulary: vocabulary))
    }
    self.leaves = leaves
  }

  /// A node of the query as a separate query, with or without its prefixes. Ranges refer to the whole text. Linear in
  /// the part.
  package func part(of node: SyntaxNodeID, dropsPrefixes: Bool = false) -> AnalyzedQuery {
    AnalyzedQuery(parsed.part(of: node, dropsPrefixes: dropsPrefixes), vocabulary: vocabulary)
  }

  /// The text that was parsed.
  public var source: SourceText { parsed.source }
}

extension Vocabulary {
  /// Parses a text with the fields of this vocabulary whose values are paths. Never fails; linear.
  public func parse(_ text: String) -> ParsedQuery { ParsedQuery(parsing: text, paths: pathFields) }

  /// Parses a text of any bytes with the fields of this vocabulary whose values are paths. Never fails; linear.
  public func parse(_ source: SourceText) -> ParsedQuery { ParsedQuery(parsing: source, paths: pathFields) }
}
