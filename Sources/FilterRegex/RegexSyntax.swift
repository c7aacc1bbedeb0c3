public import FilterText

/// The syntax of a pattern: PostgreSQL's "advanced" regular expressions with the shorthands of a dialect and `~`.
///
/// Any bytes have a syntax: invalid text becomes `RegexNodeKind.damaged(_:)`, and ``diagnostics(limits:)`` gives the
/// reason. The pattern is the text between the slashes of a query: `\/` is a slash, and so is a slash without a
/// backslash, so that patterns from elsewhere can be read. All offsets are UTF-8 bytes of the pattern.
///
/// ```swift
/// let syntax = RegexSyntax(parsing: "draws? \\d+ cards")
/// syntax.diagnostics()                 // []
/// syntax.parts.map(\.category)         // literal, literal, quantifier, literal, characterClass, …
/// RegexSyntax(parsing: "(a|b").diagnostics().map(\.message)  // ["unclosed '('"]
/// ```
///
/// The nodes are stored in one array, children before parents. Parsing is linear and does not recurse; groups are
/// nested at most `maximumNesting` deep, so code that walks the tree may recurse.
public struct RegexSyntax: Hashable, Sendable {
  /// The maximum depth of nested groups. Deeper parentheses are ignored; their content belongs to the enclosing group.
  /// ``RegexLimits`` are usually much lower.
  package static let maximumNesting = 64

  /// The text of the pattern.
  public let source: SourceText
  /// The tokens, which cover the pattern without gaps.
  let tokens: [RegexToken]
  let nodes: [Node]
  /// The shorthands of the dialect, as given.
  package let shorthands: [RegexShorthand]
  /// Number of loop iterations; used by the growth tests.
  package let steps: Int

  /// Parses the UTF-8 bytes of a pattern. The empty pattern is one empty sequence, which matches everything.
  public init(parsing pattern: String) { self.init(parsing: SourceText(pattern)) }

  /// Parses a pattern of any bytes. Malformed UTF-8 becomes U+FFFD.
  public init(parsing source: SourceText) {
    self.init(parsing: source, shorthands: [])
  }

  /// Parses a pattern of any bytes in a dialect with shorthands. Time is linear in the pattern, and in the shorthands
  /// for each backslash.
  package init(parsing source: SourceText, shorthands: [RegexShorthand]) {
    let lexer = RegexLexer(source, shorthands)
    var parser = RegexParser(tokens: lexer.tokens, length: source.length)
    parser.parse()
    self.source = source
    self.tokens = parser.tokens
    self.nodes = parser.nodes
    self.shorthands = shorthands
    self.steps = lexer.steps &+ parser.steps
  }

  /// Whether the pattern has no errors. It may have warnings, and may exceed ``RegexLimits``.
  public var isValid: Bool { !tokens.contains { $0.isUnclosed || $0.diagnostic?.severity == .error } }
}

/// Identifies a node of one ``RegexSyntax``.
package struct RegexNodeID: Hashable, Sendable {
  let index: Int

  init(_ index: Int) { self.index = index }
}

extension RegexSyntax {
  /// The node of the whole text, of kind ``RegexNodeKind/pattern``.
  package var root: RegexNodeID { RegexNodeID(nodes.count - 1) }

  /// The number of nodes, at least two: the pattern and a sequence.
  package var nodeCount: Int { nodes.count }

  /// The kind of a node. Traps if the node belongs to a larger syntax.
  package func kind(of node: RegexNodeID) -> RegexNodeKind { nodes[node.index].kind }

  /// The bytes of a node, including its children. The range of an empty sequence is empty.
  package func range(of node: RegexNodeID) -> SourceRange { nodes[node.index].range }

  /// The text of a node, including its children.
  package func text(of node: RegexNodeID) -> String { source[range(of: node)] }

  /// The parent of a node; nil for the root.
  package func parent(of node: RegexNodeID) -> RegexNodeID? {
    let parent = nodes[node.index].parent
    return parent < 0 ? nil : RegexNodeID(Int(parent))
  }

  /// The children of a node in the order of the text.
  package func children(of node: RegexNodeID) -> RegexChildren {
    RegexChildren(syntax: self, upcoming: nodes[node.index].firstChild)
  }

  /// A node as it is stored, without a reference. 32 bits suffice for any pattern whose nodes fit into memory.
  struct Node: Hashable, Sendable {
    let kind: RegexNodeKind
    let start: Int32
    let end: Int32
    /// Negative for the root.
    var parent: Int32 = -1
    /// Negative if there is none.
    var firstChild: Int32 = -1
    /// Negative for the last child.
    var nextSibling: Int32 = -1

    init(_ kind: RegexNodeKind, start: Int, end: Int) {
      self.kind = kind
      self.start = Int32(truncatingIfNeeded: start)
      self.end = Int32(truncatingIfNeeded: end)
    }

    var range: SourceRange { SourceRange(start: Int(start), end: Int(end)) }
  }
}

/// The children of a node, in the order of the text.
package struct RegexChildren: Sequence, IteratorProtocol, Sendable {
  let syntax: RegexSyntax
  private var upcoming: Int32

  init(syntax: RegexSyntax, upcoming: Int32) {
    self.syntax = syntax
    self.upcoming = upcoming
  }

  /// The next child; nil after the last one.
  package mutating func next() -> RegexNodeID? {
    if upcoming < 0 { return nil }
    defer { upcoming = syntax.nodes[Int(upcoming)].nextSibling }
    return RegexNodeID(Int(upcoming))
  }
}

extension RegexSyntax {
  /// The diagnostics of the pattern in the order of the text, with their fixes. Empty for a valid pattern.
  ///
  /// Ranges and edits are UTF-8 offsets of the pattern; code that embeds the pattern shifts them. A fix never inserts a
  /// slash that would end the pattern, and is offered only if applying it removes the diagnostic and adds none under
  /// the same `limits`. Only the first `maximumDiagnosticsWithFixes` diagnostics of a pattern of at most
  /// `maximumLengthForFixes` bytes have fixes.
  ///
  /// - Parameter limits: Limits to check; exceeding one is an error at the first violation. By default none.
  public func diagnostics(limits: RegexLimits? = nil) -> [Diagnostic] {
    let found = unwordedDiagnostics(limits: limits)
    let trial = RegexFixTrial(of: self, limits: limits, diagnostics: found)
    var result: [Diagnostic] = []
    result.reserveCapacity(found.count)
    for diagnostic in found {
      let kind = diagnostic.kind
      let hasFixes =
        result.count < RegexSyntax.maximumDiagnosticsWithFixes && source.length <= RegexSyntax.maximumLengthForFixes
      let fixes =
        hasFixes
        ? RegexFixes(syntax: self, diagnostic: diagnostic).candidates.filter { trial.passes($0, for: kind) } : []
      result.append(
        Diagnostic(
          id: kind.id, severity: kind.severity, range: diagnostic.range,
          message: kind.message(about: source[diagnostic.range], limits: limits), fixes: fixes))
    }
    return result
  }

  /// The maximum number of diagnostics with fixes. Testing a fix takes as long as parsing the pattern again.
  package static let maximumDiagnosticsWithFixes = 16

  /// The maximum length in bytes of a pattern whose diagnostics have fixes.
  package static let maximumLengthForFixes = 1_000
}

extension RegexSyntax {
  /// The tree as indented lines of kind and range, for golden tests.
  ///
  /// ```text
  /// pattern 0..<2
  ///   sequence 0..<2
  ///     quantified 1... 0..<2
  ///       literal a 0..<1
  /// ```
  package var dump: String {
    var text = ""
    dump(root, depth: 0, into: &text)
    return text
  }

  private func dump(_ node: RegexNodeID, depth: Int, into text: inout String) {
    if depth > 0 { text += "\n" }
    for _ in 0..<depth { text += "  " }
    text += "\(kind(of: node)) \(range(of: node))"
    for child in children(of: node) { dump(child, depth: depth + 1, into: &text) }
  }
}

extension RegexSyntax: CustomStringConvertible {
  /// The text of the pattern. Malformed bytes become U+FFFD.
  public var description: String { source.description }
}
