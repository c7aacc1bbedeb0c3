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
  /// What is wrong with the text, in the order of the text.
  public let diagnostics: [Diagnostic]
  /// How many turns the loops of the lexer, the parser and the lowering made: the measure of the growth tests.
  package let steps: Int

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
    let findings = damage.isEmpty ? ([], 0) : SyntaxDiagnostics.of(tree)
    self.diagnostics = findings.0
    self.steps = steps + findings.1
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
