import FilterAST
import FilterLexer
import FilterParser
import FilterSemantics
import FilterText
import FilterVocabulary

/// Finds values that white space breaks: a unit after a space, as in `size>10 MB`, and a line break within quotes.
struct BrokenValues: DiagnosticPass {
  let query: AnalyzedQuery
  let budget: FixBudget
  var found: [Diagnostic] = []

  static func of(_ query: AnalyzedQuery, budget: FixBudget) -> [Diagnostic] {
    var pass = BrokenValues(query: query, budget: budget)
    for index in query.leaves.indices.dropLast() { pass.reportUnit(after: index) }
    if query.source.bytes.contains(where: { $0.isLineBreak }) { pass.reportLineBreaks() }
    return pass.found
  }

  /// `size>10 MB`: after a space the unit is a word, and the number has another one.
  private mutating func reportUnit(after index: Int) {
    let (leaf, next) = (query.leaves[index], query.leaves[index + 1])
    guard next.minus.isEmpty, case .name(_, exact: false, let unit) = next.term, unit.form == .bare,
      unit.text.utf8.count <= 12, unit.text.utf8.allSatisfy({ $0.isLetter }),
      case .filter(_, let name, _, let value) = leaf.term, value.form == .bare,
      let id = query.vocabulary.fieldID(named: name)
    else { return }
    let gap = SourceRange(start: leaf.range.end, end: max(leaf.range.end, next.range.start))
    guard gap.length > 0, query.source.bytes[gap.start..<gap.end].allSatisfy({ $0 == 0x20 }),
      isAmount(value.text + unit.text, of: query.vocabulary[id].kind)
    else { return }
    let whole = query.source[leaf.range] + unit.text
    report(
      .spacedUnit, at: next.range,
      "after a space \(query.quoted(next.range)) is a word and no unit; write '\(Diagnostic.quotation(of: whole))'",
      fixes: [Fix(title: "Change to '\(Diagnostic.quotation(of: whole))'", edits: [.delete(gap)])])
  }

  private func isAmount(_ text: String, of kind: ValueKind) -> Bool {
    do throws(AmountError) {
      switch kind {
      case .size: _ = try DecimalNumber(size: text)
      case .duration: _ = try DecimalNumber(duration: text)
      default: return false
      }
      return true
    } catch { return false }
  }

  /// A line break with white space after it in a text in quotes: the text is compared with both.
  private mutating func reportLineBreaks() {
    for token in query.parsed.tree.tokens where token.kind == .quoted {
      let bytes = query.source.bytes[token.range.start..<token.range.end]
      guard var start = bytes.firstIndex(where: { $0.isLineBreak }) else { continue }
      var end = start
      while end < bytes.endIndex, bytes[end].isWhitespace { end += 1 }
      guard let last = bytes[start..<end].last, !last.isLineBreak else { continue }
      while start > bytes.startIndex, bytes[start - 1].isWhitespace { start -= 1 }
      let gap = SourceRange(start: start, end: end)
      report(
        .lineBreakInQuotes, at: gap, "the text in quotes has a line break and the blanks after it",
        fixes: budget.spend() ? [Fix(title: "Join the lines", edits: [TextEdit(range: gap, replacement: " ")])] : [])
    }
  }
}
