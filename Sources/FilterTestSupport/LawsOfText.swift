import FilterAST
import FilterLexer
public import FilterParser
import FilterPrinter
public import FilterText

/// The laws every text obeys, whatever its bytes. Each function answers nil where the law holds, else a reason in words.
///
/// The numbers are those of the architecture: 1 lossless, 2 partial terms print back, 6 total and in bounds, 7 fixes,
/// 8 autoclosing. A test of one's own runs ``check(_:)``, which is all of them.
public enum LawsOfText {
  /// All laws of a text; the first reason found.
  public static func check(_ source: SourceText) -> String? {
    let parsed = ParsedQuery(parsing: source)
    return lossless(parsed) ?? partialTerms(parsed) ?? inBounds(parsed) ?? outcome(parsed) ?? fixes(parsed)
      ?? autoclosing(parsed) ?? prefixes(parsed) ?? flatness(parsed) ?? tidying(parsed)
  }

  /// Law 1: the tokens lie end to end and give the text; so does the tree.
  public static func lossless(_ parsed: ParsedQuery) -> String? {
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

  /// Law 2: each term, read by itself, prints back exactly; and it is what the tree made of it.
  public static func partialTerms(_ parsed: ParsedQuery) -> String? {
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
      let term = PartialFilterTerm(parsing: text)
      if !term.description.utf8.elementsEqual(text.utf8) { return "law 2: '\(text)' prints as '\(term)'" }
      // Prefixes that cancel out and marks among them are the tree's business; by itself a term has one prefix.
      let hasOnePrefix =
        parsed.tree.child(.repeatedMinus, of: node) == nil && parsed.tree.child(.strayPunctuation, of: node) == nil
      if hasOnePrefix, term.content != leaf.content {
        return "law 2: '\(text)' is \(term.content) alone, \(leaf.content) in the query"
      }
      let index = parsed.leafIndex(of: node)
      if index.map({ complete[$0].with(polarity: .positive) }) != leaf.complete?.with(polarity: .positive) {
        return "law 2: '\(text)' is complete as \(String(describing: leaf.complete)) alone"
      }
    }
    return nil
  }

  /// Law 6: every range lies inside the text, parents enclose their children, siblings follow one another.
  public static func inBounds(_ parsed: ParsedQuery) -> String? {
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
    // What the parser's memory is made for; see `Parser.parse`.
    if seen > tree.tokens.count * 4 + 4 { return "law 6: \(seen) nodes of \(tree.tokens.count) tokens" }
    if seen != tree.nodeCount { return "law 6: \(tree.nodeCount - seen) nodes hang in the air" }
    for diagnostic in parsed.diagnostics {
      if !parsed.source.range.encloses(diagnostic.range) { return "law 6: \(diagnostic) leaves the text" }
      for fix in diagnostic.fixes where fix.applied(to: parsed.source) == nil {
        return "law 6: the fix '\(fix.title)' of \(diagnostic) has unsorted edits or leaves the text: \(fix.edits)"
      }
    }
    return nil
  }

  /// The outcome, the query and the findings say the same.
  public static func outcome(_ parsed: ParsedQuery) -> String? {
    if (parsed.outcome == .empty) != (parsed.query == nil) {
      return "outcome \(parsed.outcome) with query \(String(describing: parsed.query))"
    }
    let errors = parsed.diagnostics.filter { $0.severity == .error }
    switch parsed.outcome {
    case .valid:
      return parsed.diagnostics.contains { $0.id != SyntaxProblem.unopenedQuote.id }
        ? "a valid text has findings: \(parsed.diagnostics)" : nil
    case .autoclosed, .recovered:
      return parsed.diagnostics.isEmpty ? "\(parsed.outcome) without a finding" : nil
    case .empty:
      return parsed.partialQuery != nil && errors.isEmpty ? "begun, but without a finding" : nil
    }
  }

  /// Law 7: each fix removes its finding and creates none.
  public static func fixes(_ parsed: ParsedQuery) -> String? {
    let before = counts(parsed.diagnostics)
    for diagnostic in parsed.diagnostics {
      for fix in diagnostic.fixes {
        guard let mended = fix.applied(to: parsed.source) else { return "law 7: '\(fix.title)' cannot be applied" }
        let after = counts(ParsedQuery(parsing: mended).diagnostics)
        for (id, count) in after where count > (before[id] ?? 0) - (id == diagnostic.id ? 1 : 0) {
          return
            "law 7: '\(fix.title)' of \(diagnostic) gives `\(mended)` with \(count) \(id), before: \(before[id] ?? 0)"
        }
      }
    }
    return nil
  }

  /// Law 8: the autoclosed text is valid (or blank, where nothing was complete) and means what the text meant.
  public static func autoclosing(_ parsed: ParsedQuery) -> String? {
    let closed = parsed.autoclosed
    let again = ParsedQuery(parsing: closed)
    if parsed.query == nil, !closed.bytes.allSatisfy({ $0 == 0x20 || $0 >= 0x09 && $0 <= 0x0D }) {
      return "law 8: `\(closed)` is not blank"
    }
    if again.query != parsed.query {
      return
        "law 8: `\(closed)` means \(again.query?.description ?? "nothing") and not \(parsed.query?.description ?? "nothing")"
    }
    let expected: ParsedQuery.Outcome = parsed.query == nil ? .empty : .valid
    if again.outcome != expected { return "law 8: `\(closed)` is \(again.outcome): \(again.diagnostics)" }
    if again.diagnostics.contains(where: { $0.id != SyntaxProblem.unopenedQuote.id }) {
      return "law 8: `\(closed)` has findings: \(again.diagnostics)"
    }
    return nil
  }

  /// Law 10: a `-` belongs to the term or group that is glued behind it, whatever slashes, commas or lone `!` stand between,
  /// so that no query finds what it excludes. Parentheses beyond the limit, which are passed over, take theirs along.
  public static func prefixes(_ parsed: ParsedQuery) -> String? {
    let tree = parsed.tree
    let kinds = tree.tokens.map { $0.kind }
    func skip(_ skipped: [TokenKind], from start: Int) -> Int {
      kinds[start...].firstIndex { !skipped.contains($0) } ?? kinds.count
    }
    // The first token of what each minus negates in the tree.
    var negated: [Int: Int] = [:]
    var stack = [tree.root]
    while let node = stack.popLast() {
      stack += tree.children(of: node)
      guard tree.kind(of: node).isOperand else { continue }
      let run = tree.tokens(of: node)
      let first =
        tree.kind(of: node) == .group
        ? skip([.minus, .slash, .comma, .exclamation], from: run.lowerBound)
        : skip([.slash, .comma], from: skip([.minus], from: run.lowerBound))
      for token in run.lowerBound..<skip([.minus], from: run.lowerBound) { negated[token] = first }
    }
    for minus in kinds.indices where kinds[minus] == .minus {
      var first = skip([.slash, .comma], from: skip([.minus], from: minus))
      let isNegative = kinds[..<skip([.minus], from: minus)].reversed().prefix { $0 == .minus }.count % 2 == 1
      if isNegative, first < kinds.count, kinds[first] == .exclamation {
        let behind = skip([.slash, .comma], from: first + 1)
        if behind < kinds.count, kinds[behind] == .leftParenthesis { first = behind }
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

  /// What the parser makes is flat already, and prints as a text that means the same.
  public static func flatness(_ parsed: ParsedQuery) -> String? {
    if parsed.partialQuery?.flattened() != parsed.partialQuery { return "the partial query is not flat" }
    guard let query = parsed.query else { return nil }
    return query.flattened() == query ? LawsOfQueries.check(query) : "the query is not flat"
  }

  /// Law 4 for texts: tidying changes neither the meaning nor the findings, and a second time nothing at all.
  public static func tidying(_ parsed: ParsedQuery) -> String? {
    let tidier = SourceTidier()
    let edits = tidier.edits(for: parsed)
    guard let tidied = parsed.source.applying(edits) else { return "law 4: the edits are unsorted: \(edits)" }
    let again = ParsedQuery(parsing: tidied)
    if again.query != parsed.query || again.outcome != parsed.outcome {
      return "law 4: tidied to `\(tidied)`, which means \(again.query?.description ?? "nothing") (\(again.outcome))"
    }
    if counts(again.diagnostics) != counts(parsed.diagnostics) {
      return "law 4: tidied to `\(tidied)`, with other findings"
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
