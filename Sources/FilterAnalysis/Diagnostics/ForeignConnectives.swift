import FilterAST
import FilterParser
import FilterSemantics
import FilterText
import FilterVocabulary

/// Finds the connectives of other languages: `a || b`, `a && b`, `NOT t:elf`, `!t:elf`.
///
/// In this language they are words of a name, so they are reported only if nothing else can be meant: `||` and `&&`
/// always, `|` and `&` next to a term with a field, and `not` before such a term and not after a word.
struct ForeignConnectives: DiagnosticPass {
  let query: AnalyzedQuery
  let budget: FixBudget
  var found: [Diagnostic] = []

  static func of(_ query: AnalyzedQuery, budget: FixBudget) -> [Diagnostic] {
    var pass = ForeignConnectives(query: query, budget: budget)
    for index in query.leaves.indices { pass.visit(index) }
    return pass.found
  }

  static func message(_ mark: String, isOr: Bool, readAs what: String) -> String {
    "\(mark) is read as \(what); " + (isOr ? "use 'or' for alternatives" : "adjacent terms must all match")
  }

  private mutating func visit(_ index: Int) {
    guard case .name(_, exact: let isExact, let name) = query.leaves[index].term, name.text.utf8.count <= 64 else {
      return
    }
    if isExact { return reviewExactName(query.leaves[index], text: name.text) }
    guard name.form == .bare, query.leaves[index].minus.isEmpty else { return }
    switch name.text {
    case "||", "&&", "|", "&":
      if query.isForeignMark(name.text, atLeaf: index) { reportMark(index, isOr: name.text.hasPrefix("|")) }
    case "NOT", "Not", "not": reviewNot(index, isShouted: name.text == "NOT")
    default: break
    }
  }

  /// `||` and the like. At the edge of a group there is nothing to join, so only removal is offered.
  private mutating func reportMark(_ index: Int, isOr: Bool) {
    let leaf = query.leaves[index]
    var fixes: [Fix] = []
    if isOr { fixes.append(replacing(leaf.range, with: "or")) }
    if !isOr || !isBetweenTerms(index) { fixes += removing(leaf) }
    let message = Self.message(
      query.quoted(leaf.range), isOr: isOr, readAs: query.vocabulary.isOfLists ? "a word" : "a word of the name")
    report(.foreignConnective, at: leaf.range, message, fixes: fixes)
  }

  private func isBetweenTerms(_ index: Int) -> Bool {
    guard let parent = query.parsed.tree.parent(of: query.leaves[index].node) else { return false }
    let operands = query.parsed.tree.children(of: parent).filter { query.parsed.tree.kind(of: $0).isOperand }
    return operands.first != query.leaves[index].node && operands.last != query.leaves[index].node
  }

  /// `NOT t:elf`, `not (t:elf or t:orc)`. A lower-case `not` may end a name (`forget me not t:instant`), so it is not
  /// reported after a word.
  private mutating func reviewNot(_ index: Int, isShouted: Bool) {
    let leaf = query.leaves[index]
    guard index + 1 < query.leaves.count, isShouted || !isAfterWord(index) else { return }
    let next = query.leaves[index + 1]
    let bytes = query.source.bytes
    var start = leaf.range.end
    while start < next.range.start, bytes[start] == 0x20 { start += 1 }
    guard start > leaf.range.end else { return }
    let opensGroup = bytes[start] == UInt8(ascii: "(")
    // On lists a `not` before a filter negates it, and before a word is a word.
    let isOfLists = query.vocabulary.isOfLists && start == next.range.start && next.minus.isEmpty
    guard opensGroup || isOfLists || start == next.range.start && next.minus.isEmpty && next.field != nil else {
      return
    }
    // A parenthesized group of words may be part of a name; one with a field is a condition.
    if opensGroup, next.field == nil { return }
    let all = SourceRange(start: leaf.range.start, end: start)
    report(
      .foreignConnective, at: leaf.range,
      "\(query.quoted(leaf.range)) is read as a word\(isOfLists ? "" : " of the name"); use '-' to exclude",
      fixes: [replacing(all, with: "-")])
  }

  private func isAfterWord(_ index: Int) -> Bool {
    guard index > 0, case .name = query.leaves[index - 1].term else { return false }
    let gap = SourceRange(start: query.leaves[index - 1].range.end, end: query.leaves[index].range.start)
    return query.source[gap].utf8.allSatisfy { $0 <= 0x20 }
  }

  /// `!t:elf`: an exact name that reads as a field and its value.
  private mutating func reviewExactName(_ leaf: AnalyzedLeaf, text: String) {
    guard leaf.value.length == text.utf8.count, let mark = text.utf8.firstIndex(where: { ":=<>".utf8.contains($0) }),
      let name = FieldName(exactly: String(text[..<mark])), query.vocabulary.fieldID(named: name) != nil,
      leaf.minus.isEmpty, leaf.value.start == leaf.range.start + 1
    else { return }
    let exclamation = SourceRange(start: leaf.range.start, end: leaf.value.start)
    report(
      .foreignConnective, at: exclamation,
      "'!' matches the exact name \(query.quoted(leaf.value)); use '-' to exclude",
      fixes: [replacing(exclamation, with: "-")])
  }
}

extension AnalyzedQuery {
  /// Whether a bare word at a leaf is a connective of another language: `||` and `&&` always, `|` and `&` next to a
  /// term with a field, and on lists between any terms.
  package func isForeignMark(_ word: String, atLeaf index: Int) -> Bool {
    switch word {
    case "||", "&&": true
    case "|", "&":
      vocabulary.isOfLists
        ? index > 0 && index + 1 < leaves.count
        : index > 0 && leaves[index - 1].field != nil || index + 1 < leaves.count && leaves[index + 1].field != nil
    default: false
    }
  }
}

extension TermDiagnostics {
  /// The range of `||`, `|`, `&&` or `&` between a known value and another term without spaces: `t:elf||t:orc`.
  func foreignConnective(in bytes: [UInt8], field: FieldName, operation: Comparison) -> Range<Int>? {
    guard let start = bytes.firstIndex(where: { $0 == UInt8(ascii: "|") || $0 == UInt8(ascii: "&") }) else {
      return nil
    }
    var end = start + 1
    if end < bytes.count, bytes[end] == bytes[start] { end += 1 }
    let other = bytes[end...].drop { $0 == UInt8(ascii: "-") }
    guard let mark = other.firstIndex(where: { ":=<>!".utf8.contains($0) }), mark - other.startIndex <= 24,
      let name = FieldName(exactly: String(decoding: other[..<mark], as: UTF8.self)),
      query.vocabulary.fieldID(named: name) != nil,
      isKnown(String(decoding: bytes[..<start], as: UTF8.self), field: field, operation: operation)
    else { return nil }
    return start..<end
  }

  mutating func reportForeignConnective(_ leaf: AnalyzedLeaf, mark: Range<Int>) -> Bool {
    let range = SourceRange(mark).shifted(by: leaf.value.start)
    let isOr = query.source.bytes[range.start] == UInt8(ascii: "|")
    report(
      .foreignConnective, at: range,
      ForeignConnectives.message(query.quoted(range), isOr: isOr, readAs: "part of the value"),
      fixes: [
        Fix(
          title: isOr ? "Change to 'or'" : "Replace with a space",
          edits: [TextEdit(range: range, replacement: isOr ? " or " : " ")])
      ])
    return true
  }
}
