public import FilterAST
import FilterLexer
public import FilterText

/// Everything the parser knows about a text.
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
  /// How sure the parser is of its reading.
  public enum Outcome: String, CaseIterable, Hashable, Sendable {
    /// No term is complete, so there is nothing to run: the text is blank, or merely begun (then there are diagnostics).
    case empty
    /// The text is a query.
    case valid
    /// Only closing delimiters are missing at the end.
    case autoclosed
    /// Something was skipped or supplied.
    case recovered
  }

  /// How many groups may stand inside one another. Parentheses beyond are passed over, with a diagnostic of their own. People
  /// nest three deep; the limit keeps every recursion over a parsed query within any thread's stack.
  public static let maximumNesting = 128

  /// The exact form of the text; `tree.source` is the text itself.
  public let tree: SyntaxTree
  /// How sure the parser is of its reading.
  public let outcome: Outcome
  /// All that is complete, flattened; nil exactly where ``outcome`` is ``Outcome/empty``.
  public let query: FilterQuery<FilterTerm>?
  private let damage: Damage
  private let parsingSteps: Int

  /// What is wrong with the text, in the order of the text. Made at each call, in linear time: there may be as many as bytes.
  public var diagnostics: [Diagnostic] { digest().first }

  /// The first diagnostics, and how many there are. Takes no memory for the others.
  package func digest(first limit: Int = .max) -> DiagnosticDigest {
    damage.isEmpty ? DiagnosticDigest(limit: limit) : SyntaxDiagnostics.of(tree, first: limit).digest
  }

  /// How many turns the loops of the lexer, the parser, the lowering and the diagnostics made: the measure of the growth
  /// tests.
  package var steps: Int { parsingSteps + (damage.isEmpty ? 0 : SyntaxDiagnostics.of(tree, first: .max).steps) }

  /// The text.
  public var source: SourceText { tree.source }

  /// Parses a text.
  public init(parsing text: String) {
    self.init(parsing: SourceText(text))
  }

  /// Parses a text of any bytes.
  public init(parsing source: SourceText) {
    let lexed = Lexer.run(on: source)
    // The hot path works on raw buffers: an array asks for its owner at each access, which would be half the time.
    let (nodes, damage, query, steps) = source.bytes.withUnsafeBufferPointer { bytes in
      lexed.tokens.withUnsafeBufferPointer { tokens in
        let (nodes, damage, steps) = Parser.parse(bytes: bytes, tokens: tokens)
        return nodes.withUnsafeBufferPointer { buffer in
          let terms = CompleteTerms(source: TermSource(bytes: bytes, tokens: tokens))
          var lowering = Lowering(nodes: buffer, tokens: tokens, maker: terms)
          let query = lowering.run()
          return (nodes, damage, query, lexed.steps + steps + lowering.steps)
        }
      }
    }
    let tree = SyntaxTree(source: source, tokens: lexed.tokens, nodes: nodes)
    self.tree = tree
    self.query = query
    self.outcome = Outcome(damage, isEmpty: query == nil)
    self.damage = damage
    self.parsingSteps = steps
  }

  /// Everything that was typed, flattened, unfinished terms included; nil where no term was begun.
  ///
  /// Made from the tree at each call, in linear time.
  public var partialQuery: FilterQuery<PartialFilterTerm>? {
    source.bytes.withUnsafeBufferPointer { bytes in
      tree.tokens.withUnsafeBufferPointer { tokens in
        tree.nodes.withUnsafeBufferPointer { nodes in
          let terms = PartialTerms(source: TermSource(bytes: bytes, tokens: tokens))
          var lowering = Lowering(nodes: nodes, tokens: tokens, maker: terms)
          return lowering.run()
        }
      }
    }
  }
}

/// The syntax of a text without its query, which takes half of the memory: for texts of any length.
/// ``SyntaxTree/walkQuery(_:)`` goes through what the query would be.
package struct SyntaxCheck {
  /// The exact form of the text.
  package let tree: SyntaxTree
  /// How sure the parser is of its reading.
  package let outcome: ParsedQuery.Outcome
  /// The first diagnostics, and how many there are.
  package let digest: DiagnosticDigest
  private let isHealthy: Bool

  /// Checks a text; of its diagnostics so many are kept.
  package init(_ source: SourceText, first limit: Int) {
    let tokens = Lexer.tokens(in: source)
    let (nodes, damage, _) = source.bytes.withUnsafeBufferPointer { bytes in
      tokens.withUnsafeBufferPointer { Parser.parse(bytes: bytes, tokens: $0) }
    }
    tree = SyntaxTree(source: source, tokens: tokens, nodes: nodes)
    isHealthy = damage.isEmpty
    outcome = ParsedQuery.Outcome(damage, isEmpty: !nodes.contains { $0.isComplete })
    digest = isHealthy ? DiagnosticDigest(limit: limit) : SyntaxDiagnostics.of(tree, first: limit).digest
  }

  /// The first error; nil where there is none.
  package var firstError: Diagnostic? {
    isHealthy ? nil : SyntaxDiagnostics.of(tree, first: 1, only: .error).digest.first.first
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
