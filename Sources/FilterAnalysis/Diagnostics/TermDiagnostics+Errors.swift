import FilterAST
import FilterSemantics
import FilterText
import FilterVocabulary

extension TermDiagnostics {
  mutating func reportError(_ error: TermError, at index: Int) {
    let leaf = query.leaves[index]
    if let fix = asRange(leaf) {
      report(
        .operatorNotTaken, at: leaf.comparison ?? leaf.value,
        "a range takes only ':' or '='; \(effect.ofComparison)", fixes: [fix])
      return
    }
    switch error {
    case .halfOperator: reportHalfOperator(leaf)
    case .unknownField: reportUnknownField(index)
    case .unknownPresence:
      report(
        .unknownField, at: leaf.value, "unknown field \(query.quoted(leaf.value)); \(effect.ofUnread)",
        fixes: suggestions(index))
    case .unknownValue(let id):
      report(
        .unknownValue, at: leaf.value,
        "unknown value \(query.quoted(leaf.value)) for \(label(id)); \(effect.ofUnread)",
        fixes: suggestions(index))
    case .operatorNotTaken(let id): reportOperator(of: leaf, id: id, at: index)
    case .quotedValue(let id) where !isQuoted(leaf.value):
      // The text of a value such as `2..3` stands in quotes in the query, though not in the source.
      report(
        .malformedNumber, at: leaf.value,
        "\(query.quoted(leaf.value)) is not a number\(columns(id)); \(effect.ofUnread)", fixes: suggestions(index))
    case .quotedValue(let id):
      report(
        .quotedValue, at: leaf.value, "\(label(id)) takes no quoted value; \(effect(of: leaf))",
        fixes: unquoting(leaf, at: index))
    case .negatedValue:
      let minus = SourceRange(start: leaf.value.start, end: leaf.value.start + 1)
      report(
        .strayOperator, at: minus, "'-' before a value; it belongs before the field; \(effect.ofUnread)",
        fixes: leaf.isOneValue
          ? []
          : [
            Fix(
              title: "Move '-' before the field",
              edits: leaf.minus.isEmpty
                ? [.insert("-", at: leaf.range.start), TextEdit(range: minus, replacement: "")]
                : [TextEdit(range: leaf.minus, replacement: ""), TextEdit(range: minus, replacement: "")])
          ])
    case .emptyValue(let id):
      report(.emptyValue, at: leaf.value, "empty value for \(label(id))", fixes: removing(leaf))
    case .notANumber(let id) where query.vocabulary[id].kind == .year:
      report(
        .malformedNumber, at: leaf.value, "\(query.quoted(leaf.value)) is not a year; a year has four digits",
        fixes: fullYears(leaf))
    case .notANumber(let id):
      report(
        .malformedNumber, at: leaf.value,
        "\(query.quoted(leaf.value)) is not a number\(columns(id)); \(effect.ofUnread)",
        fixes: suggestions(index))
    case .notAnAmount(let id, .outOfRange):
      let noun = query.vocabulary[id].kind == .size ? "size" : "duration"
      report(.numberOutOfRange, at: leaf.value, "\(noun) \(query.quoted(leaf.value)) is out of range")
    case .notAnAmount(let id, let error): reportAmount(of: leaf, id: id, error: error, at: index)
    case .notAnInstant(_, let error):
      report(
        .malformedDate, at: leaf.value, "\(query.quoted(leaf.value)) \(error.reason); \(effect.ofUnread)",
        fixes: suggestions(index))
    case .numberWithTail: break
    case .numberOutOfRange:
      report(.numberOutOfRange, at: leaf.value, "number \(query.quoted(leaf.value)) is out of range")
    case .notADate(let id):
      let names = query.vocabulary[id].catalogs.isEmpty ? "" : ", nor a listed name"
      report(
        .malformedDate, at: leaf.value,
        "\(query.quoted(leaf.value)) is not a date such as 2020, 2020-03 or 2020-03-17\(names); \(effect.ofUnread)",
        fixes: datesWithZeros(leaf) + suggestions(index))
    case .notColors(let id, let error): reportColors(of: leaf, id: id, error: error, at: index)
    case .notACost(let id, let error): reportCost(of: leaf, id: id, error: error, at: index)
    case .mixedDevotion:
      report(
        .mixedDevotion, at: leaf.value,
        "\(query.quoted(leaf.value)) is not a single color or hybrid pair; \(effect.ofUnread)",
        fixes: suggestions(index))
    case .sameColumn(let id):
      report(
        .sameColumn, at: leaf.value, "\(label(id)) is compared with itself; \(effect.ofUnread)", fixes: removing(leaf)
      )
    case .regexNotTaken(let id):
      report(
        .regexNotTaken, at: leaf.value, "\(label(id)) takes no regular expression; \(effect.ofUnread)",
        fixes: plainText(leaf) + suggestions(index))
    case .notAnIdentifier(let id):
      let kind = query.vocabulary[id].kind
      report(
        .malformedIdentifier, at: leaf.value,
        "\(label(id)) takes \(kind.traits.values); \(kind == .integerID ? effect.ofComparison : effect.ofUnread)",
        fixes: suggestions(index))
    }
  }

  /// `took>1..5` as `took:1..5`; nil if the value is no range, or one of its ends cannot be read.
  private func asRange(_ leaf: AnalyzedLeaf) -> Fix? {
    guard query.vocabulary.isOfLists, let comparison = leaf.comparison, !leaf.isOneValue, !isQuoted(leaf.value),
      leaf.value.length <= FixTrial.maximumLength, case .filter(_, field: let field, let relation, _) = leaf.readTerm
    else { return nil }
    switch relation {
    case .less, .lessOrEqual, .greater, .greaterOrEqual: break
    case .colon, .equal, .notEqual, .contains, .matches, .notMatches: return nil
    }
    let bytes = Array(query.source[leaf.value].utf8)
    guard let dots = bytes.indices.dropLast().first(where: { bytes[$0...].starts(with: "..".utf8) }) else { return nil }
    let ends = [bytes[..<dots], bytes[(dots + 2)...]].filter { !$0.isEmpty }
    for end in ends {
      guard let value = FilterValue(bare: String(decoding: end, as: UTF8.self)),
        (try? query.vocabulary.condition(of: .filter(.positive, field: field, relation, value))) != nil
      else { return nil }
    }
    return ends.isEmpty ? nil : Fix(title: "Change to ':'", edits: [TextEdit(range: comparison, replacement: ":")])
  }

  /// A quoted field name for messages: `'power'`.
  private func label(_ id: FieldID) -> String { "'\(query.vocabulary[id].name)'" }

  /// `pow!` starts `pow!=3`. In `name!/regex/` the value follows.
  private mutating func reportHalfOperator(_ leaf: AnalyzedLeaf) {
    let end = leaf.value.end
    let mark = SourceRange(start: end - 1, end: end)
    var fixes: [Fix] = []
    if end < query.source.length, query.source.bytes[end] == UInt8(ascii: "/") {
      fixes = [":", "!="].map { replacing(mark, with: $0) }
    }
    fixes.append(Fix(title: "Remove '!'", edits: [.delete(mark)]))
    report(
      .halfOperator, at: mark, "incomplete operator '!' in \(query.quoted(leaf.value)); \(effect.ofUnread)",
      fixes: fixes + removing(leaf))
  }

  private mutating func reportUnknownField(_ index: Int) {
    let leaf = query.leaves[index]
    guard let field = leaf.field else { return }
    report(
      .unknownField, at: field, "unknown field \(query.quoted(field)); \(effect(of: leaf))",
      fixes: suggestions(index) + quoting(leaf))
  }

  /// `code:AK` as a text, in the syntax of lists.
  private func quoting(_ leaf: AnalyzedLeaf) -> [Fix] {
    let range = SourceRange(start: leaf.minus.end, end: leaf.range.end)
    guard query.vocabulary.isOfLists, offersHints, !leaf.isOneValue, leaf.comparison.map({ query.source[$0] }) == ":",
      range.length <= 200
    else { return [] }
    let text = query.source[range]
    if text.utf8.contains(where: { "\"\\ ()".utf8.contains($0) }) { return [] }
    let quoted = FilterValue(quoted: text).description
    return [Fix(title: "Put it in quotes", edits: [TextEdit(range: range, replacement: quoted)])]
  }

  /// The effect of a term with an unknown field or a quoted value.
  private func effect(of leaf: AnalyzedLeaf) -> String { leaf.isComparison ? effect.ofComparison : effect.ofUnread }

  /// An operator that the field does not take.
  private mutating func reportOperator(of leaf: AnalyzedLeaf, id: FieldID, at index: Int) {
    guard let comparison = leaf.comparison else { return }
    let field = query.vocabulary[id]
    var fixes: [Fix] = []
    let text = query.source[comparison]
    let rest = query.source[SourceRange(start: leaf.minus.end, end: comparison.start)] + ":" + query.source[leaf.value]
    let isOfOrder = leaf.readTerm.comparison?.needsOrder == true
    let isNumeric = query.source[leaf.value].utf8.contains { $0.isDigit }
    if leaf.isOneValue || isOfOrder && isNumeric && query.vocabulary.isSearchedAsText(id) {
      // The operator is that of other values too, or `:` would ask for a text of digits.
    } else if text == "!=" {
      fixes.append(replacing(leaf.range, with: leaf.minus.isEmpty ? "-" + rest : rest))
    } else if field.operators.contains(.colon) {
      fixes.append(Fix(title: "Change to ':'", edits: [TextEdit(range: comparison, replacement: ":")]))
    }
    let taken = field.operators.map { "'\($0.rawValue)'" }.joined(separator: " or ")
    if field.isDirective {
      report(
        .operatorNotTaken, at: comparison, "\(label(id)) takes only \(taken); \(effect.ofDirective)",
        fixes: fixes + suggestions(index))
      return
    }
    let reason =
      field.operators.contains(leaf.readTerm.comparison ?? .colon)
      ? "\(query.quoted(leaf.value)) takes only ':' or '='" : "\(label(id)) takes only \(taken)"
    let note = isOfOrder && !field.kindNote.isEmpty ? "; \(field.kindNote)" : ""
    report(
      .operatorNotTaken, at: comparison, "\(reason)\(note); \(effect.ofComparison)",
      fixes: fixes + suggestions(index))
  }

  /// `took>1.5x`, `took>1:30`, `size>big`.
  private mutating func reportAmount(of leaf: AnalyzedLeaf, id: FieldID, error: AmountError, at index: Int) {
    let message: String
    switch error {
    case .unknownUnit(let start, let end):
      let unit = SourceRange(start: leaf.value.start + start, end: leaf.value.start + end)
      var isBare = false
      if case .filter(_, _, _, let value) = leaf.readTerm { isBare = value.text.utf8.count == leaf.value.length }
      report(
        .malformedNumber, at: isBare ? unit : leaf.value,
        "unknown unit \(query.quoted(isBare ? unit : leaf.value)) of a \(query.vocabulary.amountNoun(of: id)); "
          + "\(effect.ofUnread)", fixes: suggestions(index))
      return
    case .ambiguousClock: message = "may be minutes and seconds or hours and minutes"
    case .missingUnit: message = "needs a unit after its last number"
    case .noNumber, .outOfRange: message = "is not a \(query.vocabulary.amountNoun(of: id))"
    }
    report(
      .malformedNumber, at: leaf.value, "\(query.quoted(leaf.value)) \(message); \(effect.ofUnread)",
      fixes: suggestions(index))
  }

  /// The alternative to a number, for fields that compare with other fields.
  private func columns(_ id: FieldID) -> String {
    query.vocabulary[id].comparesColumns ? " or a numeric field" : ""
  }

  /// Suggests the unquoted value, and other values only if that is unknown too.
  private func isQuoted(_ range: SourceRange) -> Bool {
    query.source.bytes.withUnsafeBufferPointer { QuoteMark(at: range.start, in: $0) } != nil
  }

  private func unquoting(_ leaf: AnalyzedLeaf, at index: Int) -> [Fix] {
    guard case .filter(_, field: let field, let comparison, let value) = leaf.readTerm,
      let bare = FilterValue(bare: value.text)
    else { return suggestions(index) }
    let fix = Fix(title: "Remove the quotes", edits: [TextEdit(range: leaf.value, replacement: bare.text)])
    do throws(TermError) {
      _ = try query.vocabulary.condition(of: .filter(.positive, field: field, comparison, bare))
      return [fix]
    } catch {
      return [fix] + suggestions(index)
    }
  }

  /// The text of a pattern without special characters, as a plain value.
  private func plainText(_ leaf: AnalyzedLeaf) -> [Fix] {
    guard case .regex(_, _, _, let pattern) = leaf.readTerm,
      !pattern.text.utf8.contains(where: { "\\^$.|?*+()[]{}~".utf8.contains($0) }), !pattern.text.isEmpty
    else { return [] }
    return [replacing(leaf.value, with: FilterValue(pattern.text, in: query.vocabulary.syntax).description)]
  }

  /// `2020-3-7` as `2020-03-07`.
  private func datesWithZeros(_ leaf: AnalyzedLeaf) -> [Fix] {
    guard case .filter(_, _, _, let value) = leaf.readTerm, value.text.utf8.count <= 12 else { return [] }
    let parts = value.text.split(separator: "-", omittingEmptySubsequences: false)
    guard (2...3).contains(parts.count), parts[0].utf8.count == 4 else { return [] }
    let padded = parts.map { $0.utf8.count == 1 ? "0" + $0 : String($0) }.joined(separator: "-")
    return DateSpan(padded) == nil ? [] : [replacing(leaf.value, with: padded)]
  }

  private mutating func reportColors(of leaf: AnalyzedLeaf, id: FieldID, error: ColorError, at index: Int) {
    switch error {
    case .noneAmongColors, .manyAmongColors:
      let isNone = error == .noneAmongColors
      report(
        .mixedColors, at: leaf.value,
        "\(query.quoted(leaf.value)) mixes colors with the letter for \(isNone ? "none" : "many"); \(effect.ofUnread)",
        fixes: suggestions(index))
    case .empty: report(.emptyValue, at: leaf.value, "empty value for \(label(id))", fixes: removing(leaf))
    case .unknownLetter, .unknownName:
      report(
        .malformedColors, at: leaf.value,
        "\(query.quoted(leaf.value)) is not a set of colors; \(DidYouMean.colors)\(colors(of: id))",
        fixes: suggestions(index))
    }
  }

  /// The names and letters of the colors of a field: `white (w) and blue (u)`.
  private func colors(of id: FieldID) -> String {
    let colors = query.vocabulary.palette(of: query.vocabulary[id])?.colors ?? []
    return colors.map { "\($0.name) (\($0.letter))" }.listed()
  }

  /// `20` as `2020` and `1920`, the later one first for the first half of a century.
  private func fullYears(_ leaf: AnalyzedLeaf) -> [Fix] {
    let digits = query.source[leaf.value].utf8
    guard leaf.value.length == 2, digits.allSatisfy({ $0.isDigit }), let first = digits.first else { return [] }
    let centuries = first < UInt8(ascii: "5") ? ["20", "19"] : ["19", "20"]
    return centuries.map { replacing(leaf.value, with: $0 + query.source[leaf.value]) }
  }

  private mutating func reportCost(of leaf: AnalyzedLeaf, id: FieldID, error: CostError, at index: Int) {
    // The offsets of the error refer to the value, which equals the typed text only if it is bare.
    var isBare = false
    if case .filter(_, _, _, let value) = leaf.readTerm {
      isBare = value.form == .bare && value.text.utf8.count == leaf.value.length
    }
    let start = leaf.value.start
    switch error {
    case .unknownSymbol(let first, let end):
      let range = isBare ? SourceRange(start: start + first, end: start + end) : leaf.value
      report(
        .malformedCost, at: range, "unknown cost symbol \(query.quoted(range)); \(effect.ofUnread)",
        fixes: suggestions(index))
    case .unclosedBrace(let first):
      let range = isBare ? SourceRange(start: start + first, end: start + first + 1) : leaf.value
      // A slash ends a value with an open brace, but what follows belongs to the symbol: `m:{w/u`.
      let fix = Fix(title: "Insert '}'", edits: [.insert("}", at: endOfGluedText(from: leaf.value.end))])
      report(
        .malformedCost, at: range, "unclosed '{'; \(effect.ofUnread)", fixes: isBare ? [fix] : [])
    case .missingBraces(let first, let end):
      let range = isBare ? SourceRange(start: start + first, end: start + end) : leaf.value
      let fix = Fix(
        title: "Add braces", edits: [.insert("{", at: range.start), .insert("}", at: range.end)])
      report(.malformedCost, at: range, "symbol \(query.quoted(range)) needs braces", fixes: isBare ? [fix] : [])
    case .empty: report(.emptyValue, at: leaf.value, "empty value for \(label(id))", fixes: removing(leaf))
    }
  }
}
