import FilterAST
import FilterParser
import FilterSemantics
import FilterText
import FilterVocabulary

/// Diagnostics about single terms.
struct TermDiagnostics: DiagnosticPass {
  let query: AnalyzedQuery
  /// Hints are for typed queries, not for long texts.
  let offersHints: Bool
  var found: [Diagnostic] = []
  let budget: FixBudget

  static func of(_ query: AnalyzedQuery, budget: FixBudget) -> [Diagnostic] {
    var pass = TermDiagnostics(
      query: query, offersHints: query.source.length <= FixTrial.maximumLength, budget: budget)
    for index in query.leaves.indices { pass.visit(index) }
    return pass.found
  }

  private mutating func visit(_ index: Int) {
    let leaf = query.leaves[index]
    switch leaf.reading {
    case .failure(let error):
      if reportGlued(leaf) { return }
      reportError(error, at: index)
    case .success(let condition):
      switch condition {
      case .number, .columns, .date, .parity: _ = reportNegation(of: leaf, condition: condition)
      case .cost: reportSlash(index)
      case .name(exact: true, _): _ = reportSlashInText(leaf)
      case .text, .unlisted, .namedDay:
        if case .namedDay = condition, reportNegation(of: leaf, condition: condition) { return }
        if reportStrayOperator(index) || reportSlashInText(leaf) || reportGlued(leaf)
          || reportPunctuation(of: leaf, condition: condition)
        {
          return
        }
        reportSwappedRole(index)
      default: break
      }
    }
  }

  /// `-mv>3`: some services ignore it.
  private mutating func reportNegation(of leaf: AnalyzedLeaf, condition: Condition) -> Bool {
    guard query.vocabulary.quirks.contains(.negatedNumbers), !leaf.minus.isEmpty, leaf.term.polarity == .negative,
      let comparison = leaf.comparison
    else { return false }
    let inner = SourceRange(start: leaf.minus.end, end: leaf.range.end)
    let text = query.source[inner]
    var fixes: [Fix] = []
    if case .parity(_, isEven: let isEven) = condition {
      fixes.append(replacing(leaf.range, with: text.dropLast(leaf.value.length) + (isEven ? "odd" : "even")))
    } else if let written = Comparison(rawValue: query.source[comparison]) {
      let field = query.source[SourceRange(start: leaf.minus.end, end: comparison.start)]
      fixes.append(replacing(leaf.range, with: field + written.complement.rawValue + query.source[leaf.value]))
    }
    let group = "-(" + text + ")"
    fixes.append(replacing(leaf.range, with: group))
    report(
      .negatedNumber, at: leaf.range, "'-' does not negate the comparison '\(Diagnostic.quotation(of: text))'",
      fixes: fixes
    )
    return true
  }

  /// `t=:elf`, `o::"draw"`: the characters become part of the text.
  private mutating func reportStrayOperator(_ index: Int) -> Bool {
    let leaf = query.leaves[index]
    guard leaf.value.length > 1, ":;!=".utf8.contains(query.source.bytes[leaf.value.start]) else { return false }
    let suggestions = query.operatorSuggestions(forLeaf: index)
    if suggestions.isEmpty { return false }
    report(
      .strayOperator, at: SourceRange(start: leaf.value.start, end: leaf.value.start + 1),
      "value starts with an operator: \(query.quoted(leaf.value))",
      fixes: suggestions.map { $0.fix })
    return true
  }

  /// `e:"urza's saga"`: listed values keep their punctuation, but titles of sets are listed without.
  private mutating func reportPunctuation(of leaf: AnalyzedLeaf, condition: Condition) -> Bool {
    guard case .unlisted(let id, _, _) = condition, case .filter(_, _, _, let value) = leaf.term,
      value.text.utf8.count <= 200
    else { return false }
    let plain = TitleSpelling.withoutPunctuation(value.text)
    guard plain != value.text, let known = query.vocabulary.valueID(plain, of: id) else { return false }
    let meant = query.vocabulary[known].text
    report(
      .unknownValue, at: leaf.value,
      "unknown value \(query.quoted(leaf.value)) for '\(query.vocabulary[id].name)'; this term silently matches nothing",
      fixes: [replacing(leaf.value, with: FilterValue(meant).description)])
    return true
  }

  /// Suggested replacements of a term.
  func suggestions(_ index: Int) -> [Fix] {
    guard budget.spend() else { return [] }
    return query.suggestions(forLeaf: index).map { $0.fix }
  }

  private mutating func reportSwappedRole(_ index: Int) {
    guard offersHints else { return }
    let suggestions = query.swappedRoleSuggestions(forLeaf: index)
    guard !suggestions.isEmpty else { return }
    let leaf = query.leaves[index]
    report(
      .swappedRole, at: leaf.value, "\(query.quoted(leaf.value)) is a value of another field",
      fixes: suggestions.map { $0.fix })
  }
}

extension AnalyzedQuery {
  /// A fix that removes a node; none if nothing can be removed.
  func removal(of node: SyntaxNodeID, quoting range: SourceRange) -> [Fix] {
    let edits = parsed.edits(removing: node)
    return edits.isEmpty ? [] : [Fix(title: "Remove \(quoted(range))", edits: edits)]
  }

  /// A piece of the query in quotes, for messages.
  func quoted(_ range: SourceRange) -> String {
    "'" + Diagnostic.quotation(of: source[SourceRange(start: range.start, end: min(range.end, range.start + 200))])
      + "'"
  }
}

extension TermSuggestion {
  var fix: Fix { Fix(title: "Change to '\(Diagnostic.quotation(of: text))'", edits: edits) }
}

extension TermDiagnostics {
  /// `m:w/u`: a slash outside braces separates terms, so this is `m:w` and the name `u`.
  mutating func reportSlash(_ index: Int) {
    let leaf = query.leaves[index]
    let bytes = query.source.bytes
    let slash = leaf.value.end
    guard slash < bytes.count, bytes[slash] == UInt8(ascii: "/"), index + 1 < query.leaves.count,
      query.leaves[index + 1].range.start == slash + 1, leaf.value.length > 0, leaf.value.length <= 200
    else { return }
    let start = startOfLastSymbol(in: leaf.value)
    let end = endOfGluedText(from: slash)
    let symbol = SourceRange(start: start, end: end)
    guard symbol.length <= 16 else { return }
    do throws(CostError) {
      _ = try query.vocabulary.cost("{" + query.source[symbol] + "}")
    } catch {
      return
    }
    report(
      .malformedCost, at: symbol, "symbol \(query.quoted(symbol)) needs braces; a slash ends the value",
      fixes: [
        Fix(title: "Add braces", edits: [.insert("{", at: symbol.start), .insert("}", at: symbol.end)])
      ])
  }

  /// `o:and/or`, `!fire//ice`: the slash ends the value here, although it is meant as part of it.
  mutating func reportSlashInText(_ leaf: AnalyzedLeaf) -> Bool {
    let bytes = query.source.bytes
    let slash = leaf.value.end
    guard slash < bytes.count, bytes[slash] == UInt8(ascii: "/"), leaf.value.length > 0,
      !"\"'/".utf8.contains(bytes[leaf.value.start]), isText(leaf)
    else { return false }
    let whole = SourceRange(start: leaf.value.start, end: endOfGluedText(from: slash))
    let tail = bytes[slash..<whole.end].drop { $0 == UInt8(ascii: "/") }
    guard !tail.isEmpty, whole.length <= 200, !tail.contains(where: { ":=<>\"".utf8.contains($0) }) else {
      return false
    }
    report(
      .gluedTerm, at: SourceRange(start: slash, end: whole.end), "a slash ends an unquoted value",
      fixes: [replacing(whole, with: FilterValue(quoted: query.source[whole]).description)])
    return true
  }

  /// Whether a term searches a text that may contain a slash.
  private func isText(_ leaf: AnalyzedLeaf) -> Bool {
    switch leaf.condition {
    case .name(exact: true, _): true
    case .text(let id, _): query.vocabulary[id].name == query.vocabulary.nameField || query.vocabulary[id].takesRegex
    default: false
    }
  }

  /// Where the last symbol of a bare value starts: its last letter, or its trailing digits.
  private func startOfLastSymbol(in value: SourceRange) -> Int {
    let bytes = query.source.bytes
    var start = value.end - 1
    while start > value.start, bytes[start].isDigit, bytes[start - 1].isDigit { start -= 1 }
    return start
  }

  /// The end of the text attached to an offset: the next white space or parenthesis.
  func endOfGluedText(from start: Int) -> Int {
    let bytes = query.source.bytes
    var end = start
    while end < bytes.count, bytes[end] > 0x20, bytes[end] != UInt8(ascii: "("), bytes[end] != UInt8(ascii: ")") {
      end += 1
    }
    return end
  }
}
