import FilterAST
import FilterLexer
import FilterSemantics
import FilterText
package import FilterVocabulary

/// Conditions of other search languages in queries over lists: `n IS NULL`, `c LIKE '%s%'`, `_exists_:n`, `a\:b`.
extension ForeignSyntax {
  mutating func listIdiom(_ index: Int) -> Int? {
    switch tokens[index].kind {
    case .word:
      if let end = leadingVerb(index) ?? statement(index) ?? dottedField(index) ?? functionCall(index) { return end }
      if let end = selectorOperator(index) ?? trailingCommand(index) ?? arithmetic(index) { return end }
      if let end = excludedValue(index) { return end }
      return escapedText(from: tokens[index].range.start) ?? doubledApostrophe(index) ?? starredField(index)
    case .quoted: return statement(index)
    case .field:
      guard kind(index + 1) == .comparison else { return nil }
      if let end = selectorOperator(index) ?? absentValue(index) ?? valueAfterNot(index) { return end }
      if let end = askedPresence(index) ?? openRange(index) ?? bracketedValues(index) { return end }
      if let end = quotedNumbers(index) ?? spacedValues(index) ?? termAfterSeparator(index) { return end }
      if let end = bracedValues(index) ?? starredTilde(index) ?? anchoredText(index) { return end }
      if let end = anchoredValue(index) ?? textWithColons(index) { return end }
      return text(index + 1).hasSuffix("~") ? nil : escapedText(from: tokens[index + 1].range.end)
    default: return nil
    }
  }

  // MARK: Statements

  /// A word, a connective, a quoted text or a number with its sign, in a run of them.
  private struct Piece {
    /// In lower case; empty for a quoted text.
    let word: String
    let range: SourceRange
    /// The text as it is meant, without quotes.
    let value: String
    let isQuoted: Bool
  }

  /// The pieces after a token, with white space between them.
  private func pieces(after index: Int) -> [Piece] {
    var result: [Piece] = []
    var next = index + 1
    while next < tokens.count, result.count < 6 {
      let range = tokens[next].range
      var length = range.length
      switch tokens[next].kind {
      case .whitespace:
        next += 1
        continue
      case .word, .and, .or: break
      case .quoted:
        result.append(
          Piece(word: "", range: range, value: FilterValue.unquoted(text(next)), isQuoted: true))
        next += 1
        continue
      case .minus where bytes[range.start] | 0x20 == UInt8(ascii: "n"): length = 3
      case .minus where result.isEmpty && kind(next + 1) == .word && Self.comparison(ofWord: word(next + 1)) != nil:
        // `hwy -gt 20`: the operators of shells.
        result.append(
          Piece(word: word(next + 1), range: range.union(tokens[next + 1].range), value: "", isQuoted: false))
        next += 2
        continue
      case .minus where kind(next + 1) == .word && bytes[range.end].isDigit:
        length = tokens[next + 1].range.end - range.start
        next += 1
      default: return result
      }
      let whole = SourceRange(start: range.start, end: range.start + length)
      let typed = query.source[whole]
      result.append(Piece(word: typed.lowercased(), range: whole, value: typed, isQuoted: false))
      next += 1
    }
    return result
  }

  /// A field as a word, and a condition on it in words.
  private mutating func statement(_ index: Int) -> Int? {
    guard kind(index + 1) == .whitespace, tokens[index].range.length <= 64,
      let field = vocabulary.fieldID(spelled: FilterValue.unquoted(text(index)).lowercased()),
      vocabulary.hasPresence(field)
    else { return nil }
    if let end = isInGroup(index) { return end }
    var pieces = pieces(after: index)[...]
    guard let verb = pieces.first else { return nil }
    let name = text(index)
    func word(_ offset: Int) -> String {
      pieces.count > offset ? pieces[pieces.startIndex + offset].word : ""
    }
    if verb.word == "is" || verb.word == "not" {
      let isNegative = verb.word == "not" || word(1) == "not"
      let last = isNegative && verb.word == "is" ? 2 : 1
      let isAbsence = FieldValue.absenceWords.contains(word(last)) && vocabulary.valueID(word(last), of: field) == nil
      if word(last) == "null" || isAbsence {
        let words = verb.range.union(pieces[pieces.startIndex + last].range)
        return replace(
          .foreignOperator, SourceRange(start: tokens[index].range.start, end: words.end),
          with: (isNegative ? "has:" : "no:") + name, "\(query.quoted(words)) is not an operator", isError: true)
      }
    }
    /// Whether a verb begins with a piece; `one` alone may be a value.
    func beginsVerb(_ offset: Int) -> Bool {
      isVerb(word(offset)) || ["any", "one", "either"].contains(word(offset)) && word(offset + 1) == "of"
    }
    var isNegative = false
    // `does not contain`, `is not like`, `is not suv`, `not like`.
    if ["does", "is", "are", "was", "has"].contains(word(0)), word(1) == "not", pieces.count > 2 {
      isNegative = true
      pieces = beginsVerb(2) || word(0) == "does" ? pieces.dropFirst(2) : [verb] + pieces.dropFirst(2)
    } else if ["not", "doesn't", "isn't"].contains(word(0)) {
      isNegative = true
      pieces = pieces.dropFirst()
    } else if beginsVerb(1), pieces.count > 2, ["is", "are", "was"].contains(word(0)) {
      pieces = pieces.dropFirst()
    }
    guard let condition = pieces.first, pieces.count > 1 else { return nil }
    var value = pieces[pieces.startIndex + 1]
    // A value that other words follow, and a field that follows others, may be words of a text.
    let hasWith =
      pieces.count > 2 && (value.word == "with" || value.word == "to" && condition.word.hasPrefix("equal"))
    let words = SourceRange(start: verb.range.start, end: hasWith ? value.range.end : condition.range.end)
    let isAlone =
      (!isAfterWord(index) || ["not", "and", "or"].contains(self.word(index - 2)))
      && (pieces.count == (hasWith ? 3 : 2) || isConnective(pieces, after: hasWith ? 2 : 1))
    if hasWith { value = pieces[pieces.startIndex + 2] }
    var end = value.range.end
    let term: String?
    var isError = condition.value != condition.word || isAlone
    switch condition.word {
    case "between":
      guard pieces.count > 3, word(2) == "and", isOrdered(field) else { return nil }
      let last = pieces[pieces.startIndex + 3]
      end = last.range.end
      let ends = [value, last].compactMap { written($0.value, isQuoted: false, for: field, .greaterOrEqual) }
      term = ends.count == 2 ? name + ":" + ends.joined(separator: "..") : nil
      isError = true
    case "like", "ilike":
      term = like(value.value, name, field)
      isError = true
    case "contains", "includes", "containing", "contain", "include", "has":
      term = like("%" + value.value + "%", name, field)
    case "startswith", "starts", "start", "begins", "beginswith":
      guard hasWith || condition.word.hasSuffix("with") else { return nil }
      term = like(value.value + "%", name, field)
    case "endswith", "ends", "end":
      guard hasWith || condition.word.hasSuffix("with") else { return nil }
      term = like("%" + value.value, name, field)
    case "in":
      term = values(ofList: value.range.start, name)
      isError = isAlone || term?.utf8.contains(UInt8(ascii: ",")) == true
      end = endOfList(from: value.range.start)
    case "any", "one", "either":
      guard value.word == "of", pieces.count > 2 else { return nil }
      let first = pieces[pieces.startIndex + 2].range.start
      term = values(ofList: first, name)
      isError = true
      end = endOfList(from: first)
    case "matches", "matching", "match", "rlike", "regexp", "regex":
      guard vocabulary.isSearchedAsText(field) else { return nil }
      term = name + "=~" + FilterValue(value.value, in: .lists).description
    default:
      guard let operation = Self.comparison(ofWord: condition.word) else { return nil }
      let isEquality = operation == .equal || operation == .notEqual
      guard isEquality || isOrdered(field) else { return nil }
      term = written(value.value, isQuoted: value.isQuoted && isEquality, for: field, isEquality ? .colon : operation)
        .map { name + operation.rawValue + $0 }
      isError = isAlone || !["is", "are", "was"].contains(condition.word)
    }
    guard let term else { return nil }
    return replace(
      .foreignOperator, SourceRange(start: tokens[index].range.start, end: end),
      with: (isNegative ? "-" : "") + term, "\(query.quoted(words)) is not an operator", isError: isError,
      isDoubtful: !isError)
  }

  /// `class is not in (suv, pickup)`: `is` takes the place of the field.
  private mutating func isInGroup(_ index: Int) -> Int? {
    guard kind(index + 2) == .field, ["is", "are", "was"].contains(text(index + 2).lowercased()),
      vocabulary.fieldID(spelled: text(index + 2)) == nil, kind(index + 3) == .comparison,
      ["in", "not"].contains(text(index + 3).lowercased().split(separator: " ").first ?? "")
    else { return nil }
    let (verb, operation) = (tokens[index + 2].range, text(index + 3).split(separator: " ").joined(separator: " "))
    let end = tokens[index + 3].range.end - text(index + 3).reversed().prefix { $0 == " " }.count
    return replace(
      .foreignOperator, SourceRange(start: tokens[index].range.start, end: end),
      with: text(index) + " " + operation, "\(query.quoted(verb)) is not an operator", isError: true)
  }

  /// The end of values with commas between them: `suv, pickup`.
  private func endOfList(from start: Int) -> Int {
    var end = start
    while end < bytes.count {
      while end < bytes.count, bytes[end] > 0x20, bytes[end] != UInt8(ascii: ")") { end += 1 }
      guard bytes[end - 1] == UInt8(ascii: ","), end < bytes.count, bytes[end] == 0x20 else { break }
      end += 1
    }
    return end
  }

  /// The term with the values of a list without parentheses; nil for a field name without values.
  private func values(ofList start: Int, _ name: String) -> String? {
    let written = text(start, endOfList(from: start)).split(separator: ",").map { part in
      FilterValue.unquoted(String(part.drop { $0 == " " }))
    }
    guard let first = written.first, !written.contains("") else { return nil }
    if written.count == 1, first.hasPrefix("(") || first.hasPrefix("[") || first.hasPrefix("@") { return nil }
    return name + ":"
      + written.map { value in
        FilterValue(bare: value) == nil ? FilterValue(quoted: value).description : value
      }.joined(separator: ",")
  }

  /// Whether a word says how a field and a value are compared.
  private func isVerb(_ word: String) -> Bool {
    Self.comparison(ofWord: word) != nil
      || ["between", "like", "ilike", "contains", "includes", "containing", "starts", "ends", "begins", "in"].contains(
        word)
  }

  /// Whether the piece after one joins two terms.
  private func isConnective(_ pieces: ArraySlice<Piece>, after offset: Int) -> Bool {
    guard pieces.count > offset + 1 else { return false }
    return ["and", "or", "&&", "||"].contains(pieces[pieces.startIndex + offset + 1].word)
  }

  private static func comparison(ofWord word: String) -> Comparison? {
    switch word {
    case "eq", "equals", "equal", "is", "are", "was": .equal
    case "ne", "neq": .notEqual
    case "gt": .greater
    case "ge", "gte": .greaterOrEqual
    case "lt": .less
    case "le", "lte": .lessOrEqual
    default: nil
    }
  }

  /// The term of a pattern of SQL; nil for one with other signs than `%` at its ends, and for fields without texts.
  func like(_ pattern: String, _ name: String, _ field: FieldID) -> String? {
    guard vocabulary.isSearchedAsText(field) else { return nil }
    let inner = Self.withoutWildcards(pattern)
    guard !inner.isEmpty, !inner.utf8.contains(where: { $0 == UInt8(ascii: "%") || $0 == UInt8(ascii: "_") }) else {
      return nil
    }
    let value = FilterValue(inner, in: .lists)
    switch (pattern.hasPrefix("%"), pattern.hasSuffix("%")) {
    case (true, true): return name + "~" + value.description
    case (false, false): return name + "=" + value.description
    case (let isEnd, _):
      guard value.form == .bare else { return nil }
      return name + ":" + (isEnd ? "*" + inner : inner + "*")
    }
  }

  // MARK: Presence and ranges

  /// `_exists_:n`, `exists:n`, `missing:n`.
  private mutating func askedPresence(_ index: Int) -> Int? {
    let isPresent: Bool
    switch text(index).lowercased() {
    case "exists", "_exists_": isPresent = true
    case "missing", "_missing_": isPresent = false
    default: return nil
    }
    guard vocabulary.fieldID(spelled: text(index).lowercased()) == nil, let asked = value(index + 2),
      vocabulary.fieldID(spelled: asked.lowercased()) != nil
    else { return nil }
    let range = SourceRange(start: tokens[index].range.start, end: tokens[index + 2].range.end)
    return replace(
      .unknownField, range, with: (isPresent ? "has:" : "no:") + text(index + 2),
      "unknown field \(query.quoted(tokens[index].range))")
  }

  /// `n:none`, `day!=undefined`, where the kind of the field reads no such word.
  private mutating func absentValue(_ index: Int) -> Int? {
    let operation = operatorText(index + 1)
    guard kind(index + 2) == .value, [":", "=", "==", "!="].contains(operation),
      FieldValue.absenceWords.contains(text(index + 2).lowercased()), let field = field(at: index),
      vocabulary.hasPresence(field),
      query.leaves.contains(where: { $0.field == tokens[index].range && $0.error != nil })
    else { return nil }
    return replace(
      .foreignSyntax, SourceRange(start: tokens[index].range.start, end: tokens[index + 2].range.end),
      with: (operation == "!=" ? "has:" : "no:") + text(index),
      "\(query.quoted(tokens[index + 2].range)) is no value of \(query.quoted(tokens[index].range))", isError: true)
  }

  /// `class!suv`: the sign of another value lacks its `=`.
  private mutating func excludedValue(_ index: Int) -> Int? {
    let text = text(index)
    guard let sign = text.firstIndex(of: "!"), vocabulary.fieldID(spelled: String(text[..<sign])) != nil,
      let value = FilterValue(bare: String(text[text.index(after: sign)...])), !value.text.hasPrefix("!")
    else { return nil }
    return replace(
      .foreignOperator, tokens[index].range, with: text[..<sign] + "!=" + value.text, "'!' is not an operator",
      isError: true)
  }

  /// `class:not suv`. In a text `not` is a word like others.
  private mutating func valueAfterNot(_ index: Int) -> Int? {
    guard kind(index + 2) == .value, text(index + 2).lowercased() == "not",
      [":", "="].contains(operatorText(index + 1)),
      kind(index + 3) == .whitespace, kind(index + 4) == .word || kind(index + 4) == .quoted,
      let field = field(at: index), vocabulary[field].kind != .text, vocabulary.valueID("not", of: field) == nil
    else { return nil }
    return replace(
      .foreignSyntax, SourceRange(start: tokens[index].range.start, end: tokens[index + 4].range.end),
      with: text(index) + "!=" + text(index + 4),
      "\(query.quoted(tokens[index + 2].range)) is no value of \(query.quoted(tokens[index].range))", isError: true)
  }

  /// `n:[* TO *]`.
  private mutating func openRange(_ index: Int) -> Int? {
    guard kind(index + 2) == .valueOpening, let field = field(at: index), vocabulary.hasPresence(field),
      let closing = tokens[index...].firstIndex(where: { $0.kind == .valueClosing })
    else { return nil }
    let inside = text(tokens[index + 2].range.end, tokens[closing].range.start)
    guard inside.split(separator: " ").map({ $0.uppercased() }) == ["*", "TO", "*"] else { return nil }
    return replace(
      .foreignSyntax, SourceRange(start: tokens[index].range.start, end: tokens[closing].range.end),
      with: "has:" + text(index), "a range needs an end")
  }

  /// `n:["1" TO "3"]`.
  private mutating func quotedNumbers(_ index: Int) -> Int? {
    guard kind(index + 2) == .valueOpening, let field = field(at: index),
      let closing = tokens[index...].firstIndex(where: { $0.kind == .valueClosing })
    else { return nil }
    let range = SourceRange(start: tokens[index].range.start, end: tokens[closing].range.end)
    let isRefused = query.leaves.contains { leaf in
      if case .quotedValue? = leaf.error { range.encloses(leaf.range) } else { false }
    }
    guard isRefused else { return nil }
    var edits: [TextEdit] = []
    for token in tokens[index..<closing] where token.kind == .quoted {
      let plain = FilterValue.unquoted(query.source[token.range])
      guard let bare = FilterValue(bare: plain), fit(field, .colon, bare) > .none else { return nil }
      edits.append(TextEdit(range: token.range, replacement: plain))
    }
    guard let first = edits.first else { return nil }
    return add(
      .quotedValue, at: first.range, "'\(vocabulary[field].name)' takes no quoted value", edits)
  }

  /// The field that a token names.
  private func field(at index: Int) -> FieldID? {
    FieldName(spelled: text(index)).flatMap { vocabulary.fieldID(named: $0) }
  }

  // MARK: Texts

  /// `Rack::Timeout`, `https://a.b`: no field, but a text with colons.
  private mutating func textWithColons(_ index: Int) -> Int? {
    let name = tokens[index].range
    let colon = tokens[index + 1].range.start
    guard colon == name.end, colon + 2 < bytes.count, bytes[colon] == UInt8(ascii: ":"),
      bytes[colon + 1] == UInt8(ascii: ":")
        || bytes[colon + 1] == UInt8(ascii: "/") && bytes[colon + 2] == UInt8(ascii: "/"),
      let typed = FieldName(spelled: text(index)), vocabulary.fieldID(named: typed) == nil,
      vocabulary.presence(named: typed) == nil
    else { return nil }
    return quoteRun(SourceRange(start: name.start, end: endOfRun(from: colon + 2)), "unknown field '\(text(index))'")
  }

  private mutating func quoteRun(_ range: SourceRange, _ reason: String) -> Int? {
    let typed = query.source[range]
    if typed.utf8.contains(UInt8(ascii: "\"")) { return nil }
    return replace(.unknownField, range, with: FilterValue(quoted: typed).description, reason)
  }

  /// The end of a run of characters other than white space, before a parenthesis that it does not open itself.
  private func endOfRun(from start: Int) -> Int {
    var (end, depth) = (start, 0)
    while end < bytes.count, bytes[end] > 0x20 {
      if bytes[end] == UInt8(ascii: "(") { depth += 1 }
      if bytes[end] == UInt8(ascii: ")") { depth -= 1 }
      if depth < 0 { break }
      end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(end, bytes.count)
  }

  /// `a\:b`, `\(x\)`: backslashes before signs, which other languages drop.
  private mutating func escapedText(from start: Int) -> Int? {
    guard start < bytes.count, !"\"'/".utf8.contains(bytes[start]) else { return nil }
    var (end, isEscaped, plain) = (start, false, [UInt8]())
    while end < bytes.count, bytes[end] > 0x20, bytes[end] != UInt8(ascii: ")"), bytes[end] != UInt8(ascii: "(") {
      if bytes[end] == UInt8(ascii: "\\"), end + 1 < bytes.count, Self.isEscapedSign(bytes[end + 1]) {
        isEscaped = true
        end += 1
      }
      plain.append(bytes[end])
      end += 1
    }
    guard isEscaped else { return nil }
    let text = FilterValue(quoted: String(decoding: plain, as: UTF8.self)).description
    return replace(
      .foreignSyntax, SourceRange(start: start, end: end), with: text, "quotes, not backslashes, keep signs in a value")
  }

  private static func isEscapedSign(_ byte: UInt8) -> Bool { ":()[]{}@!?*~^+-/.&|<>= #$".utf8.contains(byte) }

  /// `it''s`: an apostrophe as SQL writes it.
  private mutating func doubledApostrophe(_ index: Int) -> Int? {
    let range = tokens[index].range
    let word = Array(bytes[range.start..<range.end])
    let mark = UInt8(ascii: "'")
    let inside = word.indices.dropFirst().dropLast(2)
    guard inside.contains(where: { word[$0] == mark && word[$0 + 1] == mark }) else { return nil }
    return replace(
      .foreignSyntax, range, with: FilterValue(quoted: Self.singled(text(index))).description,
      "an apostrophe is not doubled")
  }

  /// A text with one apostrophe for two.
  static func singled(_ text: String) -> String {
    var result: [UInt8] = []
    var isFirst = true
    for byte in text.utf8 {
      if byte == UInt8(ascii: "'"), !isFirst, result.last == byte {
        isFirst = true
        continue
      }
      isFirst = false
      result.append(byte)
    }
    return String(decoding: result, as: UTF8.self)
  }
}

extension FieldValue {
  /// The words by which other languages ask for items without a value, but for `null`, which this one has.
  package static let absenceWords: Set<String> = ["none", "nil", "undefined", "empty", "missing", "blank"]
}
