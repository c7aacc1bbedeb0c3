import FilterAST
import FilterLexer
package import FilterParser
import FilterPrinter
public import FilterText

/// The laws that hold for every text, whatever its bytes. Each function returns `nil` if the law holds, else the reason
/// why not. The numbers are those of the article Laws.
public enum LawsOfText {
  /// Checks all laws for a text in a syntax and returns the first reason why one does not hold. Several parses of the
  /// text.
  public static func check(_ source: SourceText, syntax: SyntaxOptions = .cards) -> String? {
    let parsed = ParsedQuery(parsing: source, syntax: syntax)
    let laws: [(ParsedQuery) -> String?] = [
      lossless, partialTerms, inBounds, outcome, fixes, autoclosing, prefixes, flatness, tidying,
    ]
    for law in laws { if let reason = law(parsed) { return reason } }
    return nil
  }

  /// Law 1: the tokens cover the text without gaps, and the tree prints it.
  package static func lossless(_ parsed: ParsedQuery) -> String? {
    var end = 0
    for token in parsed.tree.tokens {
      if token.range.start != end { return "law 1: token \(token) does not begin at \(end)" }
      if token.range.isEmpty { return "law 1: token \(token) is empty" }
      end = token.range.end
    }
    if end != parsed.source.length { return "law 1: the tokens end at \(end) of \(parsed.source.length)" }
    if !parsed.tree.description.utf8.elementsEqual(parsed.source.description.utf8) {
      return "law 1: the tree prints another text"
    }
    return nil
  }

  /// Law 2: each term, parsed alone, prints exactly as typed and is the term of the tree.
  package static func partialTerms(_ parsed: ParsedQuery) -> String? {
    guard let query = parsed.partialQuery else {
      return parsed.partialLeafNodes.isEmpty ? nil : "law 2: terms without a partial query"
    }
    let leaves = query.leaves
    if leaves.count != parsed.partialLeafNodes.count {
      return "law 2: \(leaves.count) leaves for \(parsed.partialLeafNodes.count) nodes"
    }
    let complete = parsed.query?.leaves ?? []
    if complete.count != parsed.leafNodes.count {
      return "law 2: \(complete.count) leaves for \(parsed.leafNodes.count) nodes"
    }
    for (node, leaf) in zip(parsed.partialLeafNodes, leaves) {
      let text = parsed.tree.text(of: node)
      let term = PartialFilterTerm(parsing: text, syntax: parsed.syntax)
      if !prints(term, text, parsed.syntax) { return "law 2: '\(text)' prints as '\(term)'" }
      // Prefixes that cancel out, and marks among them, exist in the tree only; a term alone has one prefix.
      let hasOnePrefix =
        parsed.tree.child(.repeatedMinus, of: node) == nil && parsed.tree.child(.strayPunctuation, of: node) == nil
      if hasOnePrefix, term.content != leaf.content {
        return "law 2: '\(text)' is \(term.content) alone, \(leaf.content) in the query"
      }
      // In the syntax of lists, these words are quoted in the query.
      if parsed.syntax.base == .lists, ["not", "in"].contains(where: { text.lowercased().hasSuffix($0) }) { continue }
      let index = parsed.leafIndex(of: node)
      let alone = leaf.complete(in: parsed.syntax)
      if index.map({ complete[$0].with(polarity: .positive) }) != alone?.with(polarity: .positive) {
        return "law 2: '\(text)' is complete as \(String(describing: alone)) alone"
      }
    }
    return nil
  }

  /// Whether a term prints as typed, or in the syntax of lists as a text that reads as the same term.
  private static func prints(_ term: PartialFilterTerm, _ text: String, _ syntax: SyntaxOptions) -> Bool {
    let printed = term.description
    return printed.utf8.elementsEqual(text.utf8)
      || syntax.base == .lists && PartialFilterTerm(parsing: printed, syntax: syntax).content == term.content
  }

  /// Law 6: every range is in the text, parents enclose their children, siblings follow one another.
  package static func inBounds(_ parsed: ParsedQuery) -> String? {
    let tree = parsed.tree
    var stack = [tree.root]
    var seen = 0
    while let node = stack.popLast() {
      seen += 1
      let range = tree.range(of: node)
      if !parsed.source.range.encloses(range) { return "law 6: \(tree.kind(of: node)) \(range) leaves the text" }
      var end = tree.tokens(of: node).lowerBound
      for child in tree.children(of: node) {
        let run = tree.tokens(of: child)
        if tree.parent(of: child) != node { return "law 6: \(tree.kind(of: child)) \(run) has another parent" }
        if run.lowerBound < end || run.upperBound > tree.tokens(of: node).upperBound {
          return "law 6: \(tree.kind(of: child)) \(run) lies outside \(tree.kind(of: node)) or overlaps its sibling"
        }
        end = run.upperBound
        stack.append(child)
      }
    }
    // The parser reserves memory for this number of nodes; see `Parser.parse`.
    if seen > tree.tokens.count * 4 + 4 { return "law 6: \(seen) nodes of \(tree.tokens.count) tokens" }
    if seen != tree.nodeCount { return "law 6: \(tree.nodeCount - seen) nodes are not in the tree" }
    for diagnostic in parsed.diagnostics {
      if !parsed.source.range.encloses(diagnostic.range) { return "law 6: \(diagnostic) leaves the text" }
      for fix in diagnostic.fixes where fix.applied(to: parsed.source) == nil {
        return "law 6: the fix '\(fix.title)' of \(diagnostic) has unsorted edits or leaves the text: \(fix.edits)"
      }
    }
    return nil
  }

  /// The outcome agrees with the query and the diagnostics.
  package static func outcome(_ parsed: ParsedQuery) -> String? {
    if (parsed.outcome == .empty) != (parsed.query == nil) {
      return "outcome \(parsed.outcome) with query \(String(describing: parsed.query))"
    }
    let errors = parsed.diagnostics.filter { $0.severity == .error }
    switch parsed.outcome {
    case .valid:
      return parsed.diagnostics.contains { $0.id != SyntaxDiagnosticKind.unopenedQuote.id }
        ? "a valid text has diagnostics: \(parsed.diagnostics)" : nil
    case .autoclosed, .recovered:
      return parsed.diagnostics.isEmpty ? "\(parsed.outcome) without a diagnostic" : nil
    case .empty:
      return parsed.partialQuery != nil && errors.isEmpty ? "partial, but without a diagnostic" : nil
    }
  }

  /// Law 7: each fix removes its diagnostic and causes none.
  package static func fixes(_ parsed: ParsedQuery) -> String? {
    let before = counts(parsed.diagnostics)
    for diagnostic in parsed.diagnostics {
      for fix in diagnostic.fixes {
        guard let fixed = fix.applied(to: parsed.source) else { return "law 7: '\(fix.title)' cannot be applied" }
        let after = counts(ParsedQuery(parsing: fixed, syntax: parsed.syntax).diagnostics)
        for (id, count) in after where count > (before[id] ?? 0) - (id == diagnostic.id ? 1 : 0) {
          return
            "law 7: '\(fix.title)' of \(diagnostic) gives `\(fixed)` with \(count) \(id), before: \(before[id] ?? 0)"
        }
      }
    }
    return nil
  }

  /// Law 8: the autoclosed text is valid, or blank if no term is complete, and means the same.
  package static func autoclosing(_ parsed: ParsedQuery) -> String? {
    let closed = parsed.autoclosed
    let again = ParsedQuery(parsing: closed, syntax: parsed.syntax)
    if parsed.query == nil, !closed.bytes.allSatisfy({ $0.isWhitespace }) {
      return "law 8: `\(closed)` is not blank"
    }
    if again.query != parsed.query {
      return
        "law 8: `\(closed)` means \(again.query?.description ?? "nothing") and not \(parsed.query?.description ?? "nothing")"
    }
    let expected: ParsedQuery.Outcome = parsed.query == nil ? .empty : .valid
    if again.outcome != expected { return "law 8: `\(closed)` is \(again.outcome): \(again.diagnostics)" }
    if again.diagnostics.contains(where: { $0.id != SyntaxDiagnosticKind.unopenedQuote.id }) {
      return "law 8: `\(closed)` has diagnostics: \(again.diagnostics)"
    }
    return nil
  }

  /// Law 10: a `-` negates the term or group right after it, even past slashes, commas or a lone `!`, so that no query
  /// finds what it excludes. Parentheses beyond the nesting limit are skipped with their `-`.
  package static func prefixes(_ parsed: ParsedQuery) -> String? {
    let tree = parsed.tree
    let kinds = tree.tokens.map { $0.kind }
    func skip(_ skipped: [TokenKind], from start: Int) -> Int {
      kinds[start...].firstIndex { !skipped.contains($0) } ?? kinds.count
    }
    // The first token of what each minus negates in the tree.
    var negated: [Int: Int] = [:]
    var stack = [tree.root]
    // A filter among the values of another is skipped with its minuses.
    var skipped: Set<Int> = []
    while let node = stack.popLast() {
      stack += tree.children(of: node)
      let run = tree.tokens(of: node)
      if tree.kind(of: node) == .misplacedFilter { skipped.formUnion(run) }
      guard tree.kind(of: node).isOperand else { continue }
      let first =
        tree.kind(of: node) == .group
        ? skip([.minus, .slash, .comma, .exclamation], from: run.lowerBound)
        : skip([.slash, .comma], from: skip([.minus], from: run.lowerBound))
      for token in run.lowerBound..<skip([.minus], from: run.lowerBound) { negated[token] = first }
    }
    for minus in kinds.indices where kinds[minus] == .minus && !skipped.contains(minus) {
      var first = skip([.slash, .comma], from: skip([.minus], from: minus))
      let isNegative = kinds[..<skip([.minus], from: minus)].reversed().prefix { $0 == .minus }.count % 2 == 1
      if isNegative, first < kinds.count, kinds[first] == .exclamation {
        let after = skip([.slash, .comma], from: first + 1)
        if after < kinds.count, kinds[after] == .leftParenthesis { first = after }
      }
      let isNegatable: Bool =
        switch first < kinds.count ? kinds[first] : .whitespace {
        case .word, .quoted, .unclosedQuoted, .field, .comparison, .exclamation, .shorthand: true
        case .leftParenthesis: !tree.hasExcessNesting
        default: false
        }
      if isNegatable, negated[minus] != first { return "law 10: the '-' at \(tree.tokens[minus].range.start) is lost" }
    }
    return nil
  }

  /// The parsed query is flattened and prints as a text that means the same.
  package static func flatness(_ parsed: ParsedQuery) -> String? {
    if parsed.partialQuery?.flattened() != parsed.partialQuery { return "the partial query is not flat" }
    guard let query = parsed.query else { return nil }
    return query.flattened() == query ? LawsOfQueries.check(query, syntax: parsed.syntax) : "the query is not flat"
  }

  /// Law 4 for texts: tidying changes neither the meaning nor the diagnostics, and nothing the second time.
  package static func tidying(_ parsed: ParsedQuery) -> String? {
    let tidier = SourceTidier()
    let edits = tidier.edits(for: parsed)
    guard let tidied = parsed.source.applying(edits) else { return "law 4: the edits are unsorted: \(edits)" }
    let again = ParsedQuery(parsing: tidied, syntax: parsed.syntax)
    if again.query != parsed.query || again.outcome != parsed.outcome {
      return "law 4: tidied to `\(tidied)`, which means \(again.query?.description ?? "nothing") (\(again.outcome))"
    }
    if counts(again.diagnostics) != counts(parsed.diagnostics) {
      return "law 4: tidied to `\(tidied)`, with other diagnostics"
    }
    let second = tidier.edits(for: again)
    return second.isEmpty ? nil : "law 4: tidied to `\(tidied)`, and again by \(second)"
  }

  private static func counts(_ diagnostics: [Diagnostic]) -> [DiagnosticID: Int] {
    var counts: [DiagnosticID: Int] = [:]
    for diagnostic in diagnostics { counts[diagnostic.id, default: 0] += 1 }
    return counts
  }
}
