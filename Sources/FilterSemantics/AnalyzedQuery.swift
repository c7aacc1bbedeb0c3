public import FilterAST
public import FilterParser
import FilterPrinter
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
  /// Errors of the document that the query is from, such as a reference to an unknown query. They refuse the query.
  package let documentErrors: [Diagnostic]

  /// Parses and analyzes a text. Any text is accepted; linear.
  public init(parsing text: String, vocabulary: Vocabulary) {
    self.init(vocabulary.parse(text), vocabulary: vocabulary)
  }

  /// Analyses a parsed text. It is parsed again if it was parsed in another syntax than that of the vocabulary, and may
  /// read differently in it.
  public init(_ parsed: ParsedQuery, vocabulary: Vocabulary) {
    self.init(parsed, vocabulary: vocabulary, documentErrors: [])
  }

  /// Analyses a query that was made of values, as the vocabulary reads it: its text in the syntax of the vocabulary is
  /// parsed, so that no value becomes several or another term. Linear.
  public init(_ query: FilterQuery<FilterTerm>, vocabulary: Vocabulary) {
    self.init(vocabulary.parse(vocabulary.text(of: query)), vocabulary: vocabulary)
  }

  /// Analyses a parsed query of a document.
  package init(_ parsed: ParsedQuery, vocabulary: Vocabulary, documentErrors: [Diagnostic]) {
    if parsed.syntax.mayReadDifferently(vocabulary.syntax, parsed.tree.source.bytes) {
      self.init(read: vocabulary.parse(parsed.source), vocabulary, documentErrors)
    } else {
      self.init(read: parsed, vocabulary, documentErrors)
    }
  }

  /// A query that was parsed in the syntax of the vocabulary.
  private init(read parsed: ParsedQuery, _ vocabulary: Vocabulary, _ documentErrors: [Diagnostic]) {
    // Not through `self`, which would copy the query.
    let query = parsed.query
    leaves = AnalyzedQuery.leaves(of: query, parsed.tree, vocabulary)
    self.query = query
    self.parsed = parsed
    self.vocabulary = vocabulary
    self.documentErrors = documentErrors
  }

  /// The leaves of a query; the complete nodes of the tree have the same order.
  private static func leaves(
    of query: FilterQuery<FilterTerm>?, _ tree: SyntaxTree, _ vocabulary: Vocabulary
  ) -> [AnalyzedLeaf] {
    var leaves: [AnalyzedLeaf] = []
    leaves.reserveCapacity(tree.completeNodeCount)
    let tokens = tree.tokens
    let isOfLists = tree.base == .lists
    var node: SyntaxNodeID?
    func append(_ query: FilterQuery<FilterTerm>) {
      switch query {
      case .term(let term):
        guard let next = tree.completeNode(after: node) else { return }
        node = next
        leaves.append(
          AnalyzedLeaf(
            next, term: term, of: tokens, tree.tokens(of: next),
            shared: isOfLists ? tree.sharedOperator(of: next) : nil,
            vocabulary: vocabulary))
      case .and(_, let operands), .or(_, let operands):
        // A parsed query is nested no deeper than the parser allows.
        for operand in operands { append(operand) }
      }
    }
    if let query { append(query) }
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
    self.vocabulary.isIdentical(to: vocabulary)
      ? self : AnalyzedQuery(parsed, vocabulary: vocabulary, documentErrors: documentErrors)
  }

  /// The text that was parsed.
  public var source: SourceText { parsed.source }

  /// The parameters without a value: `$me`, unless the vocabulary has a field of that name.
  package var unsetParameters: [QueryParameters.Use] {
    guard source.bytes.contains(UInt8(ascii: "$")) else { return [] }
    return QueryParameters(of: parsed.tree).values.filter {
      vocabulary.fieldID(spelled: source[$0.range].lowercased()) == nil
    }
  }
}

extension Vocabulary {
  /// Parses a text in the syntax of this vocabulary. Never fails; linear.
  public func parse(_ text: String) -> ParsedQuery { ParsedQuery(parsing: text, syntax: syntax) }

  /// The canonical text of a query in the syntax of this vocabulary, in which ``parse(_:)`` reads it as it is.
  public func text(of query: FilterQuery<FilterTerm>) -> String { query.canonicalText(in: syntax) }

  /// The value that is a text and nothing else in the syntax of this vocabulary, for texts that come from outside: a name
  /// with a comma is not several values, and a star is a star.
  ///
  /// - Parameter field: The field that it is compared with.
  public func value(_ text: String, of field: FieldName) -> FilterValue {
    let isAmount = fieldID(named: field).map { [.number, .time, .amount].contains(traits(of: $0).family) } ?? false
    return FilterValue(exactly: text, in: syntax, isAmount: isAmount)
  }

  /// Parses a text of any bytes in the syntax of this vocabulary. Never fails; linear.
  public func parse(_ source: SourceText) -> ParsedQuery { ParsedQuery(parsing: source, syntax: syntax) }
}
