import FilterLexer
import FilterText

/// Tries fixes in the syntax of lists, where a blank or a word may change the tokens far from an edit: without the `)`
/// of `a= )b`, the `b` would be the value of `a`.
enum FixTrial {
  /// The longest text whose fixes are tried. In longer texts none is offered.
  private static let maximumLength = 4_096
  /// The number of diagnostics of a text whose fixes are tried. The others have none.
  private static let maximumCount = 16

  /// Diagnostics with the fixes that remove them and cause no other. Takes time for a parse of the text for each fix.
  static func tried(_ diagnostics: [Diagnostic], of tree: SyntaxTree, _ syntax: SyntaxOptions) -> [Diagnostic] {
    if diagnostics.isEmpty { return [] }
    let isShort = tree.source.length <= maximumLength
    let before = isShort ? counts(SyntaxDiagnostics.untried(tree, first: .max).digest.first) : [:]
    return diagnostics.enumerated().map { index, diagnostic in
      let isTried = isShort && index < maximumCount
      return Diagnostic(
        id: diagnostic.id, severity: diagnostic.severity, range: diagnostic.range, message: diagnostic.message,
        related: diagnostic.related,
        fixes: isTried ? diagnostic.fixes.filter { removes(diagnostic, $0, before, tree, syntax) } : [])
    }
  }

  private static func removes(
    _ diagnostic: Diagnostic, _ fix: Fix, _ before: [DiagnosticID: Int], _ tree: SyntaxTree, _ syntax: SyntaxOptions
  ) -> Bool {
    guard let text = fix.applied(to: tree.source) else { return false }
    let tokens = Lexer.tokens(in: text, syntax: syntax)
    let parsed = Parser.parse(text.bytes, tokens, syntax)
    if parsed.damage.isEmpty { return true }
    let fixed = SyntaxTree(source: text, tokens: tokens, syntax, nodes: parsed.nodes)
    return counts(SyntaxDiagnostics.untried(fixed, first: .max).digest.first).allSatisfy { id, count in
      count <= (before[id] ?? 0) - (id == diagnostic.id ? 1 : 0)
    }
  }

  private static func counts(_ diagnostics: [Diagnostic]) -> [DiagnosticID: Int] {
    var counts: [DiagnosticID: Int] = [:]
    for diagnostic in diagnostics { counts[diagnostic.id, default: 0] += 1 }
    return counts
  }
}
