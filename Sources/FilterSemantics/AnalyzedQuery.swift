package import FilterAST
public import FilterParser
public import FilterText
public import FilterVocabulary

/// Everything the toolkit knows about a query and a vocabulary.
///
/// ```swift
/// let query = AnalyzedQuery(parsing: "t:elf mv>3 f:modren", vocabulary: .scryfall)
/// query.diagnostics.map { $0.id.name }   // ["unknown-value"]
/// query.englishExplanation.description   // "Elf cards with a mana value of more than 3; the term “f:modren” is not …"
/// ```
///
/// Analyzing cannot fail. It takes time linear in the text, but for the bounds that <doc:Analysis> states.
public struct AnalyzedQuery: Sendable {
  /// The parsed text, with its syntax diagnostics.
  public let parsed: ParsedQuery
  /// The vocabulary that gives the terms their meaning.
  public let vocabulary: Vocabulary
  /// ``ParsedQuery/query``, which would be made again at each call.
  package let query: FilterQuery<FilterTerm>?
  /// The complete terms in the order of the text: the leaves of ``ParsedQuery/query``.
  public let leaves: [AnalyzedLeaf]

  /// Parses and analyzes a text. Any text is accepted; linear.
  public init(parsing text: String, vocabulary: Vocabulary) {
    self.init(vocabulary.parse(text), vocabulary: vocabulary)
  }

  /// Analyses a parsed text. It is parsed again if it was parsed in another syntax than that of the vocabulary, and may
  /// read differently in it.
  public init(_ parsed: ParsedQuery, vocabulary: Vocabulary) {
    let isOther = parsed.syntax.mayReadDifferently(vocabulary.syntax, parsed.source.bytes)
    self.parsed = isOther ? vocabulary.parse(parsed.source) : parsed
    self.vocabulary = vocabulary
    query = self.parsed.query
    leaves = AnalyzedQuery.leaves(of: query, parsed: self.parsed, vocabulary: vocabulary)
  }

  /// The leaves of a query; the complete nodes of the tree have the same order.
  private static func leaves(
    of query: FilterQuery<FilterTerm>?, parsed: ParsedQuery, vocabulary: Vocabulary
  ) -> [AnalyzedLeaf] {
    guard let query else { return [] }
    var leaves: [AnalyzedLeaf] = []
    leaves.reserveCapacity(parsed.tree.completeNodeCount)
    let tree = parsed.tree
    let tokens = tree.tokens
    var node: SyntaxNodeID?
    func append(_ query: FilterQuery<FilterTerm>) {
      switch query {
      case .term(let term):
        guard let next = tree.completeNode(after: node) else { return }
        node = next
        leaves.append(
          AnalyzedLeaf(
            next, term: term, of: tokens, tree.tokens(of: next), shared: tree.sharedOperator(of: next),
            vocabulary: vocabulary))
      case .and(_, let operands), .or(_, let operands):
        // A parsed query is nested no deeper than the parser allows.
        for operand in operands { append(operand) }
      }
    }
    append(query)
    return leaves
  }

  /// A node of the query as a separate query, with or without its prefixes. Ranges refer to the whole text. Linear in
  /// the part.
  package func part(of node: SyntaxNodeID, dropsPrefixes: Bool = false) -> AnalyzedQuery {
    AnalyzedQuery(parsed.part(of: node, dropsPrefixes: dropsPrefixes), vocabulary: vocabulary)
  }

  /// This query under another vocabulary; itself if that is its own. Identities of fields and values are of one
  /// vocabulary, so that a list reads a query of another one again.
  package func under(_ vocabulary: Vocabulary) -> AnalyzedQuery {
    self.vocabulary.isIdentical(to: vocabulary) ? self : AnalyzedQuery(parsed, vocabulary: vocabulary)
  }

  /// The text that was parsed.
  public var source: SourceText { parsed.source }
}

extension Vocabulary {
  /// Parses a text in the syntax of this vocabulary. Never fails; linear.
  public func parse(_ text: String) -> ParsedQuery { ParsedQuery(parsing: text, syntax: syntax) }

  /// Parses a text of any bytes in the syntax of this vocabulary. Never fails; linear.
  public func parse(_ source: SourceText) -> ParsedQuery { ParsedQuery(parsing: source, syntax: syntax) }
}
