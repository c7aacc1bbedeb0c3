public import FilterAST
import FilterLexer
public import FilterText

/// The result of parsing a text.
///
/// ```swift
/// let parsed = ParsedQuery(parsing: "-t:elf (c:g or")
/// parsed.outcome                      // .recovered
/// parsed.query                        // -t:elf c:g
/// parsed.diagnostics.map(\.id.name)   // ["unclosed-group", "missing-operand"]
/// ```
///
/// Parsing cannot fail, takes time linear in the text, and nests no deeper than ``maximumNesting``.
public struct ParsedQuery: Hashable, Sendable {
  /// How much of the text the parser could use.
  public enum Outcome: String, CaseIterable, Hashable, Sendable {
    /// No term is complete, so there is nothing to run: the text is blank, or has diagnostics.
    case empty
    /// The whole text is a query.
    case valid
    /// Only closing delimiters are missing at the end.
    case autoclosed
    /// Something was skipped or supplied.
    case recovered
  }

  /// The maximum depth of nested groups. Deeper parentheses are ignored, with a diagnostic. The limit keeps every
  /// recursion over a parsed query within the stack of any thread.
  public static let maximumNesting = 128

  /// The lossless tree of the text.
  public let tree: SyntaxTree
  /// The syntax in which it was parsed.
  public let syntax: SyntaxOptions
  /// How much of the text the parser could use.
  public let outcome: Outcome
  private let damage: Damage
  private let parsingSteps: Int

  /// The complete terms as a flattened query; nil if and only if ``outcome`` is ``Outcome/empty``.
  ///
  /// Made from the tree at each call, in linear time: keep it rather than ask twice.
  public var query: FilterQuery<FilterTerm>? { lowered.query }

  @inline(__always)
  private var lowered: (query: FilterQuery<FilterTerm>?, steps: Int) {
    // Asked outside of the closure, which would copy the tree.
    let (isOfLists, hasPathFields, spelling) = (tree.base == .lists, tree.hasPathFields, tree.spelling)
    return tree.withUnsafeBuffers { bytes, tokens, nodes in
      let terms = CompleteTerms(
        source: TermSource(bytes: bytes, tokens: tokens, nodes: nodes), isOfLists: isOfLists,
        hasPathFields: hasPathFields, spelling: spelling)
      var lowering = Lowering(nodes: nodes, tokens: tokens, maker: terms)
      let query = lowering.run()
      return (query, lowering.steps)
    }
  }

  /// The syntax diagnostics in the order of the text. Computed at each call, in linear time.
  public var diagnostics: [Diagnostic] { digest().first }

  /// The first diagnostics, and the number of all. Takes no memory for the others.
  package func digest(first limit: Int = .max) -> DiagnosticDigest {
    damage.isEmpty ? DiagnosticDigest(limit: limit) : SyntaxDiagnostics.of(tree, syntax, first: limit).digest
  }

  /// Number of loop iterations in the lexer, the parser, the lowering and the diagnostics; used by the growth tests.
  package var steps: Int {
    parsingSteps + lowered.steps + (damage.isEmpty ? 0 : SyntaxDiagnostics.untried(tree, first: .max).steps)
  }

  /// The text that was parsed.
  public var source: SourceText { tree.source }

  /// Parses a text in a syntax. Never fails; linear in the text.
  public init(parsing text: String, syntax: SyntaxOptions = .cards) {
    self.init(parsing: SourceText(text), syntax: syntax)
  }

  /// Parses a text of any bytes in a syntax. Never fails; linear in the text.
  ///
  /// The value of a field of paths is a quoted one in ``query``: `path:src/*.swift` prints as `path:"src/*.swift"`,
  /// which every syntax reads the same.
  public init(parsing source: SourceText, syntax: SyntaxOptions = .cards) {
    let (tokens, lexingSteps) = Lexer.run(on: source, syntax: syntax)
    let (nodes, damage, hasTerm, steps) = Parser.parse(source.bytes, tokens, syntax)
    tree = SyntaxTree(source: source, tokens: tokens, syntax, nodes: nodes)
    self.syntax = syntax
    self.damage = damage
    outcome = Outcome(damage, isEmpty: !hasTerm)
    parsingSteps = lexingSteps + steps
  }

  /// A node of the query as a separate query, with or without its prefixes. It shares the text and the tokens: ranges
  /// are offsets in the whole text, and nothing is lexed again. It is damaged if the whole query is. Linear in the
  /// part.
  package func part(of node: SyntaxNodeID, dropsPrefixes: Bool = false) -> ParsedQuery {
    ParsedQuery(
      tree: SyntaxTree(
        source: source, tokens: tree.tokens, syntax, nodes: tree.part(node, dropsPrefixes: dropsPrefixes)),
      syntax: syntax, damage)
  }

  private init(tree: SyntaxTree, syntax: SyntaxOptions, _ damage: Damage) {
    self.tree = tree
    self.syntax = syntax
    self.outcome = Outcome(damage, isEmpty: !tree.nodes.contains { $0.isComplete })
    self.damage = damage
    self.parsingSteps = 0
  }

  /// All terms, including unfinished ones, as a flattened query; nil if the text has no term.
  ///
  /// Computed from the tree at each call, in linear time.
  public var partialQuery: FilterQuery<PartialFilterTerm>? {
    tree.withUnsafeBuffers { bytes, tokens, nodes in
      let terms = PartialTerms(source: TermSource(bytes: bytes, tokens: tokens, nodes: nodes))
      var lowering = Lowering(nodes: nodes, tokens: tokens, maker: terms)
      return lowering.run()
    }
  }
}

/// The syntax of a text and its first diagnostics: for very long texts, whose query would take half of the memory.
/// ``SyntaxTree/walkQuery(_:)`` visits the steps of the query instead.
package struct SyntaxCheck {
  /// The lossless tree of the text.
  package let tree: SyntaxTree
  /// How much of the text the parser could use.
  package let outcome: ParsedQuery.Outcome
  /// The first diagnostics, and the number of all.
  package let digest: DiagnosticDigest
  private let isHealthy: Bool
  private let syntax: SyntaxOptions

  /// Checks a text and keeps its first `limit` diagnostics. The syntax is as in ``ParsedQuery``.
  package init(_ source: SourceText, syntax: SyntaxOptions = .cards, first limit: Int) {
    let tokens = Lexer.tokens(in: source, syntax: syntax)
    let parsed = Parser.parse(source.bytes, tokens, syntax)
    tree = SyntaxTree(source: source, tokens: tokens, syntax, nodes: parsed.nodes)
    self.syntax = syntax
    isHealthy = parsed.damage.isEmpty
    outcome = ParsedQuery.Outcome(parsed.damage, isEmpty: !parsed.hasTerm)
    digest = isHealthy ? DiagnosticDigest(limit: limit) : SyntaxDiagnostics.of(tree, syntax, first: limit).digest
  }

  /// The first diagnostic of severity error; nil if there is none.
  package var firstError: Diagnostic? {
    isHealthy ? nil : SyntaxDiagnostics.of(tree, syntax, first: 1, only: .error).digest.first.first
  }
}

extension ParsedQuery.Outcome {
  fileprivate init(_ damage: Damage, isEmpty: Bool) {
    if isEmpty {
      self = .empty
    } else if damage.contains(.recovered) {
      self = .recovered
    } else {
      self = damage.contains(.unclosed) ? .autoclosed : .valid
    }
  }
}

extension ParsedQuery {
  /// The nodes of the leaves of ``query``, in order: leaf i was made from node i. Linear in the tree.
  public var leafNodes: [SyntaxNodeID] {
    tree.nodes.indices.filter { tree.nodes[$0].isComplete }.map { SyntaxNodeID($0) }
  }

  /// The nodes of the leaves of ``partialQuery``, in order. Linear in the tree.
  package var partialLeafNodes: [SyntaxNodeID] {
    tree.nodes.indices.lazy.filter { index in
      let kind = tree.nodes[index].kind
      return kind == .valueGroup || kind.isTerm && !kind.isValue
    }.map { SyntaxNodeID($0) }
  }

  /// The index of a term among the leaves of ``query``; nil if the node is not a complete term. Linear in the tree.
  package func leafIndex(of node: SyntaxNodeID) -> Int? { leafNodes.firstIndex(of: node) }

  /// The bytes of a leaf of ``query``; nil if the index is out of range. Linear in the tree.
  public func range(ofLeaf index: Int) -> SourceRange? {
    let nodes = leafNodes
    return nodes.indices.contains(index) ? tree.range(of: nodes[index]) : nil
  }

  /// The ranges of all terms, finished or not, in the order of the text. Several values of one field are one term.
  ///
  /// A search bar can draw them as tokens, or parse each with `PartialFilterTerm(parsing:)`.
  public var termRanges: [SourceRange] { partialLeafNodes.map { tree.range(of: $0) } }
}
