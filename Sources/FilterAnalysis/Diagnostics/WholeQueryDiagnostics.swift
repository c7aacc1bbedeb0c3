import FilterAST
import FilterLexer
import FilterParser
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
    pass.reviewWords()
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

  private mutating func reviewWords() {
    // Several words are a name, whatever each of them means.
    var names = 0
    for leaf in query.leaves {
      if case .name = leaf.term { names += 1 }
    }
    for index in query.leaves.indices {
      guard case .name(_, exact: false, let name) = query.leaves[index].term, name.form == .bare else { continue }
      if reportForeignConnective(index, name.text) { continue }
      if name.text.utf8.count > 40 || query.source.length > FixTrial.longestText { continue }
      let split = query.splitSuggestion(forLeaf: index)
      if !split.isEmpty {
        report(
          .runTogether, query.leaves[index].range,
          "\(quoted(query.leaves[index].range)) looks like a filter without its operator",
          fixes: split.map { Fix(title: "Change to '\(Excerpts.cut($0.text))'", edits: $0.edits) })
      } else if names == 1, query.parsed.outcome == .valid {
        reportBareValue(index, name.text)
      }
    }
  }

  /// `||`, `&&` and `NOT`, which other languages have.
  private mutating func reportForeignConnective(_ index: Int, _ word: String) -> Bool {
    let leaf = query.leaves[index]
    guard leaf.minus.isEmpty else { return false }
    switch word {
    case "||":
      report(
        .foreignConnective, leaf.range, "'||' is taken for a word of the name; alternatives are joined by 'or'",
        fixes: [Fix(title: "Change to 'or'", edits: [TextEdit(range: leaf.range, replacement: "or")])])
    case "&&":
      report(
        .foreignConnective, leaf.range, "'&&' is taken for a word of the name; terms side by side must all hold",
        fixes: budget.spend() ? [Fix(title: "Remove '&&'", edits: query.parsed.edits(removing: leaf.node))] : [])
    case "NOT":
      guard index + 1 < query.leaves.count else { return false }
      let next = query.leaves[index + 1]
      let gap = SourceRange(start: leaf.range.end, end: next.range.start)
      guard next.minus.isEmpty, next.field != nil, query.source[gap].utf8.allSatisfy({ $0 == 0x20 }) else {
        return false
      }
      let all = SourceRange(start: leaf.range.start, end: next.range.start)
      report(
        .foreignConnective, leaf.range, "'NOT' is taken for a word of the name; a '-' excludes",
        fixes: [Fix(title: "Change to '-'", edits: [TextEdit(range: all, replacement: "-")])])
    default: return false
    }
    return true
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

  /// `a b or c` reads as `(a b) or c`, which not everybody expects.
  private mutating func reviewPrecedence() {
    let tree = query.parsed.tree
    // In the order of the text each group is looked at once; groups are few.
    guard query.leaves.count > 2 else { return }
    var seen: [SyntaxNodeID] = []
    for leaf in query.leaves {
      guard let branch = tree.parent(of: leaf.node), tree.kind(of: branch) == .conjunction,
        let level = tree.parent(of: branch), tree.kind(of: level) == .disjunction, seen.last != branch
      else { continue }
      seen.append(branch)
      let operands = tree.children(of: branch).filter { tree.kind(of: $0).isOperand }
      let hasWord = tree.tokens(of: branch).contains { tree.tokens[$0].kind == .and }
      guard operands.count > 1, !hasWord else { continue }
      let range = tree.range(of: branch)
      report(
        .surprisingPrecedence, range, "'or' binds weaker than a space, so \(quoted(range)) is one alternative",
        fixes: [
          Fix(title: "Put it between parentheses", edits: [.insert("(", at: range.start), .insert(")", at: range.end)])
        ])
    }
  }
}

extension Field {
  /// The shortest of the names that can be typed.
  var shortestSpelling: String {
    aliases.reduce(name) { $1.utf8.count < $0.utf8.count && FieldName(exactly: $1) != nil ? $1 : $0 }
  }
}
