import FilterAST
import FilterSemantics
import FilterText
import FilterVocabulary

extension TermDiagnostics {
  mutating func reportMistake(_ mistake: TermMistake, _ index: Int) {
    let leaf = query.leaves[index]
    switch mistake {
    case .halfOperator: reportHalfOperator(leaf)
    case .unknownField: reportUnknownField(index)
    case .unknownValue(let id):
      report(
        .unknownValue, leaf.value, "\(label(id)) knows no value \(quoted(leaf.value)), so the term is ignored",
        fixes: suggestions(index))
    case .operatorNotTaken(let id): reportOperator(leaf, id, index)
    case .quotedValue(let id):
      report(
        .quotedValue, leaf.value, "\(label(id)) takes no value in quotes, so the term \(effect(leaf))",
        fixes: unquoting(leaf, index))
    case .emptyValue(let id):
      report(.emptyValue, leaf.value, "\(label(id)) has nothing to look for", fixes: removing(leaf))
    case .notANumber(let id):
      report(
        .malformedNumber, leaf.value, "\(quoted(leaf.value)) is no number\(columns(id)), so the term is ignored",
        fixes: suggestions(index))
    case .numberWithTail: break
    case .numberOutOfRange:
      report(.numberOutOfRange, leaf.value, "\(quoted(leaf.value)) is larger than any number the source takes")
    case .notADate(let id):
      let sets = query.vocabulary[id].catalogs.isEmpty ? "" : ", nor the code of a set"
      report(
        .malformedDate, leaf.value,
        "\(quoted(leaf.value)) is no date such as 2020, 2020-03 or 2020-03-17\(sets), so the term is ignored",
        fixes: datesWithZeros(leaf) + suggestions(index))
    case .notColors(_, let mistake): reportColors(leaf, mistake, index)
    case .notACost(_, let mistake): reportCost(leaf, mistake, index)
    case .mixedDevotion:
      report(
        .mixedDevotion, leaf.value, "Devotion is to one color or one pair, so \(quoted(leaf.value)) is ignored",
        fixes: suggestions(index))
    case .sameColumn(let id):
      report(
        .sameColumn, leaf.value, "\(label(id)) is compared with itself, so the term is ignored", fixes: removing(leaf))
    case .regexNotTaken(let id):
      report(
        .regexNotTaken, leaf.value, "\(label(id)) takes no regular expression, so the term is ignored",
        fixes: plainText(leaf) + suggestions(index))
    case .notAnIdentifier(let id):
      let isUUID = query.vocabulary[id].kind == .uuid
      report(
        .malformedIdentifier, leaf.value,
        isUUID
          ? "\(label(id)) takes a UUID, so the term is ignored"
          : "\(label(id)) takes a whole number; this term silently matches nothing")
    }
  }

  /// A field in a message: `'power'`.
  private func label(_ id: FieldID) -> String { "'\(query.vocabulary[id].name)'" }

  /// `pow!` is the beginning of `pow!=3`. Before a slash, as in `name!/regex/`, what follows is the value.
  private mutating func reportHalfOperator(_ leaf: AnalyzedLeaf) {
    let end = leaf.value.end
    let mark = SourceRange(start: end - 1, end: end)
    var fixes: [Fix] = []
    if end < query.source.length, query.source.bytes[end] == UInt8(ascii: "/") {
      fixes = [":", "!="].map { replacing(mark, with: $0) }
    }
    fixes.append(Fix(title: "Remove '!'", edits: [.delete(mark)]))
    report(
      .halfOperator, mark, "\(quoted(leaf.value)) ends in half an operator, so the term is ignored",
      fixes: fixes + removing(leaf))
  }

  private mutating func reportUnknownField(_ index: Int) {
    let leaf = query.leaves[index]
    guard let field = leaf.field else { return }
    report(
      .unknownField, field, "There is no field \(quoted(field)), so the term \(effect(leaf))", fixes: suggestions(index)
    )
  }

  /// What the source does with a term it cannot read: with `:` and `=` it ignores it, and says so.
  private func effect(_ leaf: AnalyzedLeaf) -> String {
    leaf.isComparison ? "finds nothing, without a word" : "is ignored"
  }

  /// An operator the field does not take. For the source that is no mistake: it finds nothing, without a word.
  private mutating func reportOperator(_ leaf: AnalyzedLeaf, _ id: FieldID, _ index: Int) {
    guard let comparison = leaf.comparison else { return }
    let field = query.vocabulary[id]
    var fixes: [Fix] = []
    let text = query.source[comparison]
    let rest = query.source[SourceRange(start: leaf.minus.end, end: comparison.start)] + ":" + query.source[leaf.value]
    if text == "!=" {
      fixes.append(replacing(leaf.range, with: leaf.minus.isEmpty ? "-" + rest : rest))
    } else if field.operators.contains(.colon) {
      fixes.append(Fix(title: "Change to ':'", edits: [TextEdit(range: comparison, replacement: ":")]))
    }
    let taken = field.operators.map { "'\($0.rawValue)'" }.joined(separator: " or ")
    if field.isDirective {
      report(
        .operatorNotTaken, comparison, "A directive such as \(label(id)) takes \(taken) only, so it is ignored",
        fixes: fixes + suggestions(index))
      return
    }
    let reason =
      field.operators.contains(Comparison(rawValue: text) ?? .colon)
      ? "\(quoted(leaf.value)) can only be asked with ':' or '='" : "\(label(id)) takes \(taken) only"
    report(
      .operatorNotTaken, comparison, "\(reason), so the term finds nothing, without a word",
      fixes: fixes + suggestions(index))
  }

  /// The other columns, where a column may stand in the place of a number.
  private func columns(_ id: FieldID) -> String {
    query.vocabulary[id].comparesColumns ? " and no column" : ""
  }

  /// Without its quotes the value is what it says; only where that is no value either, others are near.
  private func unquoting(_ leaf: AnalyzedLeaf, _ index: Int) -> [Fix] {
    guard case .filter(_, field: let field, let comparison, let value) = leaf.term,
      let bare = FilterValue(bare: value.text)
    else { return suggestions(index) }
    let fix = Fix(title: "Remove the quotes", edits: [TextEdit(range: leaf.value, replacement: bare.text)])
    do throws(TermMistake) {
      _ = try query.vocabulary.condition(of: .filter(.positive, field: field, comparison, bare))
      return [fix]
    } catch {
      return [fix] + suggestions(index)
    }
  }

  /// The text of a pattern that has nothing of a pattern, as a plain value.
  private func plainText(_ leaf: AnalyzedLeaf) -> [Fix] {
    guard case .regex(_, _, _, let pattern) = leaf.term,
      !pattern.text.utf8.contains(where: { "\\^$.|?*+()[]{}~".utf8.contains($0) }), !pattern.text.isEmpty
    else { return [] }
    return [replacing(leaf.value, with: FilterValue(pattern.text).description)]
  }

  /// `2020-3-7` with its zeros.
  private func datesWithZeros(_ leaf: AnalyzedLeaf) -> [Fix] {
    guard case .filter(_, _, _, let value) = leaf.term, value.text.utf8.count <= 12 else { return [] }
    let parts = value.text.split(separator: "-", omittingEmptySubsequences: false)
    guard (2...3).contains(parts.count), parts[0].utf8.count == 4 else { return [] }
    let padded = parts.map { $0.utf8.count == 1 ? "0" + $0 : String($0) }.joined(separator: "-")
    return DateSpan(padded) == nil ? [] : [replacing(leaf.value, with: padded)]
  }

  private mutating func reportColors(_ leaf: AnalyzedLeaf, _ mistake: ColorMistake, _ index: Int) {
    switch mistake {
    case .noneAmongColors, .manyAmongColors:
      let isNone = mistake == .noneAmongColors
      report(
        .mixedColors, leaf.value,
        "\(quoted(leaf.value)) mixes colors with \(isNone ? "none" : "many"), so the term is ignored",
        fixes: suggestions(index))
    case .empty: report(.emptyValue, leaf.value, "There are no colors", fixes: removing(leaf))
    case .unknownLetter, .unknownName:
      report(
        .malformedColors, leaf.value, "\(quoted(leaf.value)) is no set of colors, so the term is ignored",
        fixes: suggestions(index))
    }
  }

  private mutating func reportCost(_ leaf: AnalyzedLeaf, _ mistake: CostMistake, _ index: Int) {
    // The offsets of a mistake are those of the value, which is the typed text where it is bare.
    var isBare = false
    if case .filter(_, _, _, let value) = leaf.term {
      isBare = value.form == .bare && value.text.utf8.count == leaf.value.length
    }
    let start = leaf.value.start
    switch mistake {
    case .unknownSymbol(let first, let end):
      let range = isBare ? SourceRange(start: start + first, end: start + end) : leaf.value
      report(
        .malformedCost, range, "\(quoted(range)) is no symbol of a cost, so the term is ignored",
        fixes: suggestions(index))
    case .unclosedBrace(let first):
      let range = isBare ? SourceRange(start: start + first, end: start + first + 1) : leaf.value
      // A slash ends the value of an open brace; what is glued behind it belongs to the symbol all the same: `m:{w/u`.
      let fix = Fix(title: "Insert '}'", edits: [.insert("}", at: endOfGluedText(from: leaf.value.end))])
      report(
        .malformedCost, range, "No '}' closes this '{', so the term is ignored", fixes: isBare ? [fix] : [])
    case .missingBraces(let first, let end):
      let range = isBare ? SourceRange(start: start + first, end: start + end) : leaf.value
      let fix = Fix(
        title: "Put it between braces", edits: [.insert("{", at: range.start), .insert("}", at: range.end)])
      report(.malformedCost, range, "\(quoted(range)) is one symbol and needs braces", fixes: isBare ? [fix] : [])
    case .empty: report(.emptyValue, leaf.value, "There is no cost", fixes: removing(leaf))
    }
  }
}
