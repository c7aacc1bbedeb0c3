import FilterAST
import FilterLexer
import FilterParser
import FilterSemantics
import FilterText
import FilterVocabulary

/// Findings that no single term is to blame for, and proposals for bare words.
struct WholeQueryDiagnostics {
  let query: AnalyzedQuery
  private var found: [Diagnostic] = []

  private let budget: FixBudget

  static func of(_ query: AnalyzedQuery, _ budget: FixBudget) -> [Diagnostic] {
    var pass = WholeQueryDiagnostics(query: query, budget: budget)
    pass.reviewLength()
    pass.reviewUse()
    pass.reviewWords()
    pass.found += ForeignConnectives.findings(in: query, budget)
    // Hints are for what people type, not for texts of many pages.
    if query.source.length > FixTrial.longestText { return pass.found }
    // What is still damaged is not worth a proposal.
    if query.parsed.outcome == .valid { pass.reviewPrecedence() }
    return pass.found
  }

  private init(query: AnalyzedQuery, budget: FixBudget) {
    self.query = query
    self.budget = budget
  }

  private mutating func report(_ problem: SemanticProblem, _ range: SourceRange, _ message: String, fixes: [Fix] = []) {
    found.append(
      Diagnostic(id: problem.id, severity: problem.severity, range: range, message: message, fixes: fixes))
  }

  private func quoted(_ range: SourceRange) -> String { Excerpts.quoted(range, of: query.source) }

  /// What lies beyond the limit of the source is dropped.
  private mutating func reviewLength() {
    let limit = query.vocabulary.limits.queryCharacters
    guard limit > 0, query.source.length > limit else { return }
    var count = 0
    for (offset, byte) in query.source.bytes.enumerated() where byte & 0xC0 != 0x80 {
      count += 1
      if count <= limit { continue }
      let rest = SourceRange(start: offset, end: query.source.length)
      report(.queryTooLong, rest, "The source reads the first \(limit) characters only and drops the rest")
      return
    }
  }

  /// Where the source ignores every term nothing is left to ask. Of a single term its own finding says so.
  private mutating func reviewUse() {
    var ignored = 0
    for leaf in query.leaves {
      if leaf.isUsable { return }
      if !leaf.isDirective { ignored += 1 }
    }
    guard ignored > 1, let first = query.leaves.first, let last = query.leaves.last else { return }
    report(
      .allIgnored, first.range.union(last.range),
      "The source ignores each of these \(ignored) terms, so nothing is left to look for and the query is refused")
  }

  private mutating func reviewWords() {
    // Several words are a name, whatever each of them means.
    var names = 0
    for leaf in query.leaves {
      if case .name = leaf.term { names += 1 }
    }
    for index in query.leaves.indices {
      guard case .name(_, exact: false, let name) = query.leaves[index].term, name.form == .bare else { continue }
      if name.text.utf8.count > 40 || query.source.length > FixTrial.longestText { continue }
      let split = query.splitSuggestion(forLeaf: index)
      if !split.isEmpty {
        report(
          .runTogether, query.leaves[index].range,
          "\(quoted(query.leaves[index].range)) looks like a filter without its operator",
          fixes: split.map { $0.fix })
      } else if names == 1, query.parsed.outcome == .valid {
        reportBareValue(index, name.text)
      }
    }
  }

  /// A word that is a value: a proposal, since the word may well be a part of a name.
  private mutating func reportBareValue(_ index: Int, _ word: String) {
    let leaf = query.leaves[index]
    guard word.utf8.count > 3, !word.utf8.contains(UInt8(ascii: "'")),
      let field = query.vocabulary.fieldHavingValue(word)
    else { return }
    let text = query.vocabulary[field].shortestSpelling + ":" + word
    let range = SourceRange(start: leaf.minus.end, end: leaf.range.end)
    report(
      .bareValue, leaf.range,
      "\(quoted(range)) is looked for in names; it is also a value of '\(query.vocabulary[field].name)'",
      fixes: [
        Fix(title: "Change to '\(Excerpts.cut(text))'", edits: [TextEdit(range: range, replacement: text)])
      ])
  }

  /// `a b or c` reads as `(a b) or c`, which not everybody expects. One finding for all alternatives of one `or`.
  private mutating func reviewPrecedence() {
    guard query.leaves.count > 2 else { return }
    let tree = query.parsed.tree
    // The terms of a branch need not stand together, since a group between them may have branches of its own.
    var seen: Set<SyntaxNodeID> = []
    for leaf in query.leaves {
      guard let branch = tree.parent(of: leaf.node), tree.kind(of: branch) == .conjunction,
        let level = tree.parent(of: branch), tree.kind(of: level) == .disjunction, seen.insert(level).inserted
      else { continue }
      let ranges = tree.children(of: level).filter { tree.isJoinedByNothing($0) }.map { tree.range(of: $0) }
      guard let first = ranges.first else { continue }
      let edits = ranges.flatMap { [TextEdit.insert("(", at: $0.start), .insert(")", at: $0.end)] }
      found.append(
        Diagnostic(
          id: SemanticProblem.surprisingPrecedence.id, severity: SemanticProblem.surprisingPrecedence.severity,
          range: first, message: "'or' binds weaker than a space, so \(quoted(first)) is one alternative",
          related: ranges.dropFirst().map { RelatedPlace(range: $0, message: "another alternative of several terms") },
          fixes: [Fix(title: "Put it between parentheses", edits: edits)]))
    }
  }
}

extension AnalyzedLeaf {
  /// Whether the source looks for something because of the term, even if that is found nowhere. What it ignores with a warning
  /// is no use, and neither is a directive. Source: REFERENCE 1.7, 2.2.
  fileprivate var isUsable: Bool {
    switch reading {
    case .success(.directive): false
    case .success: true
    case .failure(.operatorNotTaken): true
    case .failure(.unknownField), .failure(.quotedValue): isComparison
    // A number with something after it is a number: the source reads two terms. Half an operator is a letter of a name.
    case .failure(.numberWithTail), .failure(.halfOperator): true
    case .failure: false
    }
  }

  /// Whether the operator is another one than `:` and `=`.
  var isComparison: Bool {
    guard case .filter(_, field: _, let comparison, _) = term else { return false }
    return comparison != .colon && comparison != .equal
  }
}
