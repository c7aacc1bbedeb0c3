import FilterAST
import FilterParser
import FilterSemantics
import FilterText
import FilterVocabulary

/// Finds the connectives of other languages: `a || b`, `a && b`, `NOT t:elf`, `!t:elf`.
///
/// They are words of the name to this language, and so are most words like them: they count only where nothing else can be
/// meant. `||` and `&&` are in no name; `|` and `&` count beside a term with a field; `not` before one, and not behind a word.
struct ForeignConnectives {
  private let query: AnalyzedQuery
  private let budget: FixBudget
  private var found: [Diagnostic] = []

  static func findings(in query: AnalyzedQuery, _ budget: FixBudget) -> [Diagnostic] {
    var pass = ForeignConnectives(query: query, budget: budget)
    for index in query.leaves.indices { pass.visit(index) }
    return pass.found
  }

  static func message(_ mark: String, isOr: Bool, takenFor what: String) -> String {
    "\(mark) is taken for \(what); "
      + (isOr ? "alternatives are joined by 'or'" : "terms side by side must all hold")
  }

  private mutating func visit(_ index: Int) {
    guard case .name(_, exact: let isExact, let name) = query.leaves[index].term, name.text.utf8.count <= 64 else {
      return
    }
    if isExact { return reviewExactName(query.leaves[index], name.text) }
    guard name.form == .bare, query.leaves[index].minus.isEmpty else { return }
    switch name.text {
    case "||", "&&", "|", "&":
      if query.isForeignMark(name.text, atLeaf: index) { reportMark(index, isOr: name.text.hasPrefix("|")) }
    case "NOT", "Not", "not": reviewNot(index, isShouted: name.text == "NOT")
    default: break
    }
  }

  /// `||` and the like: at the edge of its group there is nothing to join, so there it can only go.
  private mutating func reportMark(_ index: Int, isOr: Bool) {
    let leaf = query.leaves[index]
    var fixes: [Fix] = []
    if isOr { fixes.append(Fix(title: "Change to 'or'", edits: [TextEdit(range: leaf.range, replacement: "or")])) }
    if !isOr || !isBetweenTerms(index), budget.spend() {
      let edits = query.parsed.edits(removing: leaf.node)
      if !edits.isEmpty { fixes.append(Fix(title: "Remove \(quoted(leaf.range))", edits: edits)) }
    }
    report(leaf.range, Self.message(quoted(leaf.range), isOr: isOr, takenFor: "a word of the name"), fixes)
  }

  private func isBetweenTerms(_ index: Int) -> Bool {
    guard let parent = query.parsed.tree.parent(of: query.leaves[index].node) else { return false }
    let operands = query.parsed.tree.children(of: parent).filter { query.parsed.tree.kind(of: $0).isOperand }
    return operands.first != query.leaves[index].node && operands.last != query.leaves[index].node
  }

  /// `NOT t:elf`, `not (t:elf or t:orc)`: what is before a term with a field or a group. In small letters it may end a name
  /// (`forget me not t:instant`), so no word may stand before it.
  private mutating func reviewNot(_ index: Int, isShouted: Bool) {
    let leaf = query.leaves[index]
    guard index + 1 < query.leaves.count, isShouted || !isBehindWord(index) else { return }
    let next = query.leaves[index + 1]
    let bytes = query.source.bytes
    var start = leaf.range.end
    while start < next.range.start, bytes[start] == 0x20 { start += 1 }
    guard start > leaf.range.end else { return }
    let opensGroup = bytes[start] == UInt8(ascii: "(")
    guard opensGroup || start == next.range.start && next.minus.isEmpty && next.field != nil else { return }
    // A group of words may be a part of the name that has got parentheses; one with a field in it is a condition.
    if opensGroup, next.field == nil { return }
    let all = SourceRange(start: leaf.range.start, end: start)
    report(
      leaf.range, "\(quoted(leaf.range)) is taken for a word of the name; a '-' excludes",
      [Fix(title: "Change to '-'", edits: [TextEdit(range: all, replacement: "-")])])
  }

  private func isBehindWord(_ index: Int) -> Bool {
    guard index > 0, case .name = query.leaves[index - 1].term else { return false }
    let gap = SourceRange(start: query.leaves[index - 1].range.end, end: query.leaves[index].range.start)
    return query.source[gap].utf8.allSatisfy { $0 <= 0x20 }
  }

  /// `!t:elf`: an exact name that reads as a field and its value.
  private mutating func reviewExactName(_ leaf: AnalyzedLeaf, _ text: String) {
    guard leaf.value.length == text.utf8.count, let mark = text.utf8.firstIndex(where: { ":=<>".utf8.contains($0) }),
      let name = FieldName(exactly: String(text[..<mark])), query.vocabulary.fieldID(named: name) != nil,
      leaf.minus.isEmpty, leaf.value.start == leaf.range.start + 1
    else { return }
    let exclamation = SourceRange(start: leaf.range.start, end: leaf.value.start)
    report(
      exclamation, "'!' looks for the whole name \(quoted(leaf.value)); a '-' excludes",
      [Fix(title: "Change to '-'", edits: [TextEdit(range: exclamation, replacement: "-")])])
  }

  private func quoted(_ range: SourceRange) -> String { Excerpts.quoted(range, of: query.source) }

  private mutating func report(_ range: SourceRange, _ message: String, _ fixes: [Fix]) {
    let problem = SemanticProblem.foreignConnective
    found.append(Diagnostic(id: problem.id, severity: problem.severity, range: range, message: message, fixes: fixes))
  }
}

extension AnalyzedQuery {
  /// Whether a bare word that is the name at a leaf joins terms in another language: `||` and `&&` always, `|` and `&` beside a term
  /// with a field.
  package func isForeignMark(_ word: String, atLeaf index: Int) -> Bool {
    switch word {
    case "||", "&&": true
    case "|", "&":
      index > 0 && leaves[index - 1].field != nil || index + 1 < leaves.count && leaves[index + 1].field != nil
    default: false
    }
  }
}
