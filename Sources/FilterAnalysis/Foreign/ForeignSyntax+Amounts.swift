import FilterAST
import FilterLexer
import FilterParser
import FilterSemantics
import FilterText
import FilterVocabulary

/// Numbers, dates and colors as they are written elsewhere.
extension ForeignSyntax {
  /// `usd<$5`, `usd<5,00`, `cmc:3+`, `cmc>2<5`, `cmc:three`.
  mutating func amount(_ term: Term, _ field: FieldID, _ typed: String) -> Int? {
    let range = tokens[term.next].range
    let whole = SourceRange(start: term.nameRange.start, end: range.end)
    let operation = comparison(term)
    if let bare = FilterValue(bare: typed), fit(field, operation, bare) != .none {
      return amountWords(term, field)
    }
    let plain = Self.withoutUnit(typed)
    if plain != typed, let number = Self.decimal(plain) ?? (isNumber(plain) ? plain : nil) {
      return add(
        .malformedNumber, at: range, "\(query.quoted(range)) has a unit; write \(term.head + number)",
        [TextEdit(range: range, replacement: number)] + term.respelling, or: currencies(of: typed, term, field, number))
    }
    if operation != .colon, operation != .equal || !vocabulary[field].isWhole, let number = Self.decimal(typed),
      !vocabulary[field].isWhole, operation != .equal, operation != .notEqual
    {
      return add(
        .malformedNumber, at: range, "a point separates the fraction of a number; write \(term.head + number)",
        [TextEdit(range: range, replacement: number)] + term.respelling)
    }
    if operation == .colon || operation == .equal {
      if typed.utf8.last == UInt8(ascii: "+"), isNumber(String(typed.dropLast())) {
        return replace(.foreignOperator, whole, with: term.name + ">=" + typed.dropLast(), "'+' is not an operator")
      }
    }
    if let digit = Self.numerals[typed.lowercased()] {
      return add(
        .malformedNumber, at: range, "\(query.quoted(range)) is not a number; write \(term.head + digit)",
        [TextEdit(range: range, replacement: digit)] + term.respelling)
    }
    if operation == .colon || operation == .equal, let (low, high) = Self.interval(typed), low == "*" || high == "*" {
      return bounds(
        whole, term.name, field, low: low, .greaterOrEqual, high: high, .lessOrEqual, minus: term.minus)
    }
    if vocabulary.isOfLists, let found = listAmount(term, field, typed) { return found }
    // `2<5`, `2&<5`, `2,<=5`: a second bound.
    let low = typed.utf8.prefix { $0.isDigit || $0 == UInt8(ascii: ".") }.count
    let ends = typed.split(separator: "~")
    if operation == .colon || operation == .equal, ends.count == 2, isNumber(String(ends[0])), isNumber(String(ends[1]))
    {
      return bounds(
        whole, term.name, field, low: String(ends[0]), .greaterOrEqual, high: String(ends[1]), .lessOrEqual,
        minus: term.minus)
    }
    let rest = Array(typed.utf8.dropFirst(low))
    let gap = rest.prefix { ",&;".utf8.contains($0) }.count
    let marks = rest.dropFirst(gap).prefix { "<>=!".utf8.contains($0) }.count
    let high = String(decoding: rest.dropFirst(gap + marks), as: UTF8.self)
    guard low > 0, marks > 0, isNumber(high),
      let second = Comparison(rawValue: String(decoding: rest.dropFirst(gap).prefix(marks), as: UTF8.self))
    else { return nil }
    let terms =
      term.head + String(decoding: Array(typed.utf8.prefix(low)), as: UTF8.self) + " " + term.name
      + second.rawValue + high
    return replace(
      .gluedTerm, whole, with: term.minus.isEmpty ? terms : "(" + terms + ")", "a term has one comparison")
  }

  /// `n:20:30`: a range as Python writes it. `n>20mpg`: a number with a unit that the field does not have.
  private mutating func listAmount(_ term: Term, _ field: FieldID, _ typed: String) -> Int? {
    let ends = typed.split(separator: ":", omittingEmptySubsequences: false).map { String($0) }
    if term.operation == ":" || term.operation == "=", ends.count == 2, ends.allSatisfy({ isNumber($0) }) {
      return bounds(
        SourceRange(start: term.nameRange.start, end: tokens[term.next].range.end), term.name, field, low: ends[0],
        .greaterOrEqual, high: ends[1], .lessOrEqual, minus: term.minus)
    }
    let unit = typed.utf8.reversed().prefix { $0.isLetter }.count
    let number = String(typed.dropLast(unit))
    guard (2...12).contains(unit), isNumber(number) else { return nil }
    let range = tokens[term.next].range
    return add(
      .malformedNumber, at: range, "\(query.quoted(range)) has a unit; write \(term.head + number)",
      [TextEdit(range: range, replacement: number)] + term.respelling)
  }

  /// `usd<5 dollars`, `cmc:3 or less`, `cmc:3 and up`.
  private mutating func amountWords(_ term: Term, _ field: FieldID) -> Int? {
    guard kind(term.next + 1) == .whitespace else { return nil }
    let value = text(term.next)
    let end = tokens[term.next].range.end
    if kind(term.next + 2) == .word, Self.units.contains(word(term.next + 2)), isNumber(value) {
      let last = tokens[term.next + 2].range
      return add(
        .malformedNumber, at: last, "\(query.quoted(last)) is read as a word of the name; write \(term.head + value)",
        [.delete(SourceRange(start: end, end: last.end))] + term.respelling)
    }
    guard term.operation == ":" || term.operation == "=", let (operation, last) = comparisonWords(after: term.next)
    else { return nil }
    let words = SourceRange(start: tokens[term.next + 2].range.start, end: tokens[last].range.end)
    return replace(
      .foreignOperator, SourceRange(start: term.nameRange.start, end: words.end), with: term.name + operation + value,
      "\(query.quoted(words)) is no comparison")
  }

  /// The comparison of `or less`, `and up` after a number, and the last token of it.
  func comparisonWords(after value: Int) -> (operation: String, last: Int)? {
    guard kind(value + 1) == .whitespace, kind(value + 3) == .whitespace else { return nil }
    let first = word(value + 2)
    let second = word(value + 4)
    switch (first, second) {
    case ("or", "less"), ("or", "fewer"), ("or", "lower"), ("or", "under"), ("or", "below"), ("and", "below"),
      ("and", "under"), ("or", "cheaper"), ("and", "down"):
      return ("<=", value + 4)
    case ("or", "more"), ("or", "greater"), ("or", "higher"), ("or", "above"), ("or", "over"), ("and", "above"),
      ("and", "up"), ("and", "over"), ("or", "up"):
      return (">=", value + 4)
    default: return nil
    }
  }

  /// Prices in the currency of the typed sign: `eur<5` for `usd<5€`.
  private func currencies(of typed: String, _ term: Term, _ field: FieldID, _ number: String) -> [[TextEdit]] {
    let name = typed.unicodeScalars.contains("€") ? "eur" : typed.unicodeScalars.contains("$") ? "usd" : ""
    guard let other = vocabulary.fieldID(spelled: name), other != field else { return [] }
    let range = SourceRange(start: term.nameRange.start, end: tokens[term.next].range.end)
    return [[TextEdit(range: range, replacement: name + term.operation + number)]]
  }

  /// A number without a currency or unit around it: `$5`, `5€`, `5usd`.
  private static func withoutUnit(_ text: String) -> String {
    var scalars = Substring(text).unicodeScalars
    let signs: [Unicode.Scalar] = ["$", "€", "£", "¥", "#"]
    while let first = scalars.first, signs.contains(first) { scalars.removeFirst() }
    while let last = scalars.last, signs.contains(last) { scalars.removeLast() }
    let rest = String(scalars)
    let letters = rest.utf8.reversed().prefix { $0.isLetter }.count
    if letters > 1, units.contains(String(rest.suffix(letters)).lowercased()) { return String(rest.dropLast(letters)) }
    return rest
  }

  /// A number with a decimal comma, or with commas between thousands, as this language writes it; nil for others.
  private static func decimal(_ text: String) -> String? {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count > 1, parts.allSatisfy({ !$0.isEmpty }), let last = parts.last else { return nil }
    for part in parts.dropLast() where !part.utf8.allSatisfy({ $0.isDigit }) { return nil }
    if parts.count == 2, last.utf8.count < 3, last.utf8.allSatisfy({ $0.isDigit }) { return parts[0] + "." + last }
    let thousands = parts.dropFirst().allSatisfy { part in
      part.utf8.prefix { $0.isDigit }.count == 3 && part.utf8.dropFirst(3).first.map { $0 == UInt8(ascii: ".") } ?? true
    }
    return thousands ? parts.joined() : nil
  }

  private func isNumber(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { $0.isDigit || $0 == UInt8(ascii: ".") }
      && text.utf8.first != UInt8(ascii: ".") && text.utf8.last != UInt8(ascii: ".")
  }

  private static let units = [
    "dollar", "dollars", "usd", "bucks", "euro", "euros", "eur", "tix", "tickets", "cents", "mana",
  ]

  static let numerals = [
    "zero": "0", "one": "1", "two": "2", "three": "3", "four": "4", "five": "5", "six": "6", "seven": "7",
    "eight": "8", "nine": "9", "ten": "10",
  ]
}

/// Dates as they are written elsewhere.
extension ForeignSyntax {
  /// `date>2020/01/01`, `date>20200101`, `date:2020..2021`, `date>01.02.2020`.
  mutating func date(_ term: Term, _ field: FieldID) -> Int? {
    let start = tokens[term.next].range.start
    var end = start
    while end < bytes.count, bytes[end].isDigit || "/.-".utf8.contains(bytes[end]) { end += 1 }
    if end > start, end < bytes.count, bytes[end] == UInt8(ascii: "+"), end + 1 == tokens[term.next].range.end,
      let value = FilterValue(bare: text(start, end)), fit(field, .greaterOrEqual, value) == .known,
      term.operation == ":" || term.operation == "="
    {
      return replace(
        .foreignOperator, SourceRange(start: term.nameRange.start, end: end + 1), with: term.name + ">=" + value.text,
        "'+' is not an operator")
    }
    // Only the date, up to the next white space or parenthesis.
    guard end > start, end - start <= 24, end == bytes.count || bytes[end] <= 0x20 || bytes[end] == UInt8(ascii: ")")
    else { return nil }
    let typed = text(start, end)
    let operation = comparison(term)
    let value = FilterValue(typed, in: query.parsed.syntax)
    if value.form == .bare, fit(field, operation, value) != .none { return nil }
    let range = SourceRange(start: start, end: end)
    if let (low, high) = Self.interval(typed), operation == .colon || operation == .equal {
      return bounds(
        SourceRange(start: term.nameRange.start, end: end), term.name, field, low: low, .greaterOrEqual, high: high,
        .lessOrEqual, minus: term.minus)
    }
    let dates = Self.dates(typed).filter { text in
      FilterValue(bare: text).map { fit(field, operation, $0) == .known } ?? false
    }
    guard let first = dates.first else { return nil }
    return add(
      .malformedDate, at: range,
      "\(query.quoted(range)) is not a date such as 2020, 2020-03 or 2020-03-17; write \(term.head + first)",
      [TextEdit(range: range, replacement: first)] + term.respelling,
      or: dates.dropFirst().map { [TextEdit(range: range, replacement: $0)] })
  }

  /// The readings of a date in another form, the likeliest first. Linear in the text.
  private static func dates(_ text: String) -> [String] {
    func padded(_ part: Substring) -> String { part.utf8.count == 1 ? "0" + part : String(part) }
    let parts = text.split(omittingEmptySubsequences: false) { $0 == "/" || $0 == "." || $0 == "-" }
    let digits = parts.map { $0.utf8.count }
    if parts.count == 1, digits == [8] {
      let text = parts[0]
      return [text.prefix(4) + "-" + text.dropFirst(4).prefix(2) + "-" + text.suffix(2)]
    }
    if digits.contains(0) { return [] }
    if digits[0] == 4 {
      // Missing zeros have a diagnostic of their own.
      if !text.utf8.contains(where: { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: ".") }) { return [] }
      return parts.count <= 3 ? [([String(parts[0])] + parts.dropFirst().map(padded)).joined(separator: "-")] : []
    }
    guard parts.count == 3, digits[2] == 4, digits[0] <= 2, digits[1] <= 2 else {
      // `03/2020`.
      return parts.count == 2 && digits[1] == 4 && digits[0] <= 2 ? [parts[1] + "-" + padded(parts[0])] : []
    }
    let (first, second) = (padded(parts[0]), padded(parts[1]))
    let dayFirst = parts[2] + "-" + second + "-" + first
    let monthFirst = parts[2] + "-" + first + "-" + second
    if first == second { return [dayFirst] }
    return text.utf8.contains(UInt8(ascii: "/")) ? [monthFirst, dayFirst] : [dayFirst, monthFirst]
  }

  /// The ends of `2020..2021`, `2020-01-01..2020-12-31` and `2020-2021`.
  private static func interval(_ text: String) -> (String, String)? {
    let bytes = Array(text.utf8)
    if bytes.count == 9, bytes[4] == UInt8(ascii: "-") {
      return (String(text.prefix(4)), String(text.suffix(4)))
    }
    var index = 1
    while index + 2 < bytes.count {
      if bytes[index] == UInt8(ascii: "."), bytes[index + 1] == UInt8(ascii: ".") {
        var end = index + 2
        while end < bytes.count, bytes[end] == UInt8(ascii: ".") { end += 1 }
        return end == bytes.count
          ? nil : (String(decoding: bytes[..<index], as: UTF8.self), String(decoding: bytes[end...], as: UTF8.self))
      }
      index += 1
    }
    return nil
  }

  /// `before:2020-01-01`, `since:2020`, `created:>2020`: a word for an operator of the field of dates.
  mutating func datePreposition(_ term: Term) -> Int? {
    guard kind(term.next) == .value || kind(term.next) == .quoted else { return nil }
    var operation = term.operation
    let range = tokens[term.next].range
    var value = FilterValue.unquoted(text(term.next))
    switch term.name.lowercased() {
    case "before", "older", "earlier": operation = "<"
    case "after", "newer", "later": operation = ">"
    case "since": operation = ">="
    case "until": operation = "<="
    case "created", "released", "published", "release", "added": break
    default: return nil
    }
    let marks = value.utf8.prefix { "<>=".utf8.contains($0) }.count
    if marks > 0 {
      operation = String(value.prefix(marks))
      value = String(value.dropFirst(marks))
    }
    guard let comparison = Comparison(rawValue: operation),
      let field = vocabulary.fieldIDs.first(where: { vocabulary[$0].kind == .date })
        ?? vocabulary.fieldIDs.first(where: { vocabulary[$0].kind == .instant })
    else { return nil }
    let written = ([value] + Self.dates(value)).first { text in
      FilterValue(bare: text).map { fit(field, comparison, $0) >= .loose } ?? false
    }
    guard let written else { return nil }
    return replace(
      .unknownField, SourceRange(start: term.nameRange.start, end: range.end),
      with: vocabulary[field].name + operation + written, "unknown field '\(term.name)'")
  }
}

/// Colors as they are written elsewhere.
extension ForeignSyntax {
  /// `c:red+green`, `c:redgreen`, `c:{r}{g}`, `c:mono-red`.
  mutating func colorWords(_ term: Term, _ field: FieldID, _ typed: String) -> Int? {
    guard vocabulary[field].kind == .colors, typed.utf8.count < 60,
      let palette = vocabulary.palette(of: vocabulary[field])
    else { return nil }
    do throws(ColorError) {
      _ = try palette.read(typed)
      return nil
    } catch {}
    let range = tokens[term.next].range
    let whole = SourceRange(start: term.nameRange.start, end: range.end)
    let lower = typed.lowercased()
    if lower.hasPrefix("mono"), term.operation == ":" || term.operation == "=" {
      let color = String(lower.dropFirst(4).drop { $0 == "-" || $0 == " " || $0 == "_" })
      guard palette.colors.contains(where: { $0.name == color || $0.letter.lowercased() == color }) else { return nil }
      return replace(.malformedColors, whole, with: term.name + "=" + color, "'mono' is not a color")
    }
    let separators: [Character] = ["+", "&", "-", "|", " ", "_", "{", "}", "[", "]", ",", "/", ";"]
    var parts = lower.split { separators.contains($0) }.map { String($0) }
    if parts.count == 1 { parts = Self.names(of: palette, in: Array(parts[0].utf8)) }
    parts.removeAll { $0 == "and" || $0 == "or" }
    guard parts.count > 1, let letters = palette.letters(ofAll: parts) else { return nil }
    if lower.utf8.contains(UInt8(ascii: "|")) {
      let list = parts.map { term.head + $0 }.joined(separator: " or ")
      return replace(.valueList, whole, with: "(" + list + ")", "value lists are not supported")
    }
    // A list with commas has a diagnostic of its own.
    if lower.utf8.contains(UInt8(ascii: ",")), [":", "=", "!="].contains(term.operation) { return nil }
    return replace(
      .malformedColors, whole, with: term.head + letters, "\(query.quoted(range)) is not a set of colors")
  }

  /// The names of colors that a word consists of: `redgreen`; empty if it does not.
  private static func names(of palette: Palette, in word: [UInt8]) -> [String] {
    var result: [String] = []
    var rest = word[...]
    while !rest.isEmpty {
      guard let name = palette.colors.map({ $0.name }).first(where: { rest.starts(with: $0.utf8) }) else { return [] }
      result.append(name)
      rest = rest.dropFirst(name.utf8.count)
    }
    return result
  }
}
