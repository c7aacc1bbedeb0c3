public import FilterAST
public import FilterVocabulary

extension Vocabulary {
  /// What a term asks, or why it asks nothing this vocabulary knows. Constant time, but for reading the value.
  public func condition(of term: FilterTerm) throws(TermMistake) -> Condition {
    switch term {
    case .name(_, exact: let exact, let name):
      if !exact, let id = fieldWithHalfOperator(name) { throw .halfOperator(id) }
      return .name(exact: exact, name.value)
    case .regex(_, field: let name, let comparison, let pattern):
      guard let id = fieldID(named: name) else { throw .unknownField }
      if !self[id].takesRegex { throw .regexNotTaken(id) }
      if comparison != .colon, comparison != .equal {
        // In a cost the slashes are then unknown symbols.
        throw self[id].kind == .cost ? .notACost(id, .unknownSymbol(start: 0, end: 1)) : .operatorNotTaken(id)
      }
      return .regex(id, pattern)
    case .filter(_, field: let name, let comparison, let value):
      guard let id = fieldID(named: name) else { throw .unknownField }
      guard self[id].operators.contains(comparison) else { throw .operatorNotTaken(id) }
      return try condition(id, comparison, value)
    }
  }

  /// The field of a bare name such as `pow!`, which is more likely the beginning of `pow!=3` than a part of a name.
  private func fieldWithHalfOperator(_ name: FilterName) -> FieldID? {
    guard name.form == .bare, name.text.utf8.last == UInt8(ascii: "!"), name.text.utf8.count <= 64 else { return nil }
    return FieldName(exactly: String(name.text.dropLast())).flatMap { fieldID(named: $0) }
  }

  private func condition(
    _ id: FieldID, _ comparison: Comparison, _ value: FilterValue
  ) throws(TermMistake) -> Condition {
    let relation = comparison == .colon ? self[id].colon : comparison
    switch self[id].kind {
    case .text:
      if value.text.isEmpty { throw .emptyValue(id) }
      return .text(id, value)
    case .number: return try number(id, relation, value)
    case .numberOrText:
      if comparison != .colon, comparison != .equal { return try number(id, relation, value) }
      if value.text.isEmpty { throw .emptyValue(id) }
      if isOutOfRange(value.text) { throw .numberOutOfRange(id) }
      // A text, of which a hyphen is a part: `1-5` is not `15`.
      return .unlisted(id, .equal, value.text.lowercased())
    case .year:
      guard value.form == .bare else { throw .quotedValue(id) }
      guard let span = DateSpan(value.text), span.precision == .year else { throw yearMistake(id, value.text) }
      return .date(id, relation, span)
    case .date: return try date(id, relation, value.text)
    case .colors: return try colors(id, comparison, value.text)
    case .cost, .devotion: return try cost(id, relation, value.text)
    case .enumeration, .orderedEnumeration, .catalog, .flag, .absentFlag, .directive:
      return try listed(id, relation, value)
    case .uuid:
      guard isUUID(value.text) else { throw .notAnIdentifier(id) }
      return .identifier(id, value.text.lowercased())
    case .integerID:
      guard let digits = leadingDigits(value.text) else { throw .notAnIdentifier(id) }
      return .identifier(id, digits)
    }
  }

  private func listed(
    _ id: FieldID, _ relation: Comparison, _ value: FilterValue
  ) throws(TermMistake) -> Condition {
    let kind = self[id].kind
    if value.form == .quoted, kind == .flag || kind == .absentFlag { throw .quotedValue(id) }
    if let found = valueID(value.text, of: id) {
      if self[found].isRefused { throw .unknownValue(id) }
      return kind == .directive ? .directive(id, found) : .listed(id, relation, found)
    }
    if self[id].isClosed || kind == .directive { throw .unknownValue(id) }
    if value.text.isEmpty { throw .emptyValue(id) }
    return .unlisted(id, relation, ValueSpelling.folded(value.text))
  }

  private func colors(
    _ id: FieldID, _ comparison: Comparison, _ text: String
  ) throws(TermMistake) -> Condition {
    guard let palette = palette(of: self[id]) else { throw .notColors(id, .unknownName) }
    do {
      return .colors(id, comparison, try palette.read(text))
    } catch {
      throw .notColors(id, error)
    }
  }

  private func cost(_ id: FieldID, _ relation: Comparison, _ text: String) throws(TermMistake) -> Condition {
    let cost: Cost
    do {
      cost = try self.cost(text)
    } catch {
      throw .notACost(id, error)
    }
    if self[id].kind == .devotion, !isDevotion(cost) { throw .mixedDevotion(id) }
    return .cost(id, relation, cost)
  }

  /// Whether a cost is one color or one pair of colors, however often.
  private func isDevotion(_ cost: Cost) -> Bool {
    guard cost.generic == 0, cost.symbols.count == 1 else { return false }
    let kind = symbols[cost.symbols[0].symbol].kind
    return kind == .color || kind == .hybrid
  }

  private func date(_ id: FieldID, _ relation: Comparison, _ text: String) throws(TermMistake) -> Condition {
    if let span = DateSpan(text) { return .date(id, relation, span) }
    let word = text.lowercased()
    if dayWords.contains(word) { return .namedDay(id, relation, word) }
    if let known = valueID(text, of: id) { return .namedDay(id, relation, self[known].text) }
    // New sets come every month, so a text that could be a set's code is taken for one.
    if !self[id].catalogs.isEmpty, isCode(word) { return .namedDay(id, relation, word) }
    throw .notADate(id)
  }

  /// Three to five letters and digits, at least one of them a letter.
  private func isCode(_ word: String) -> Bool {
    guard (3...5).contains(word.utf8.count) else { return false }
    return word.utf8.allSatisfy { $0 >= 0x61 && $0 <= 0x7A || $0 >= 0x30 && $0 <= 0x39 }
      && word.utf8.contains { $0 >= 0x61 }
  }

  /// The digits a text begins with; nil where it begins with none. What follows counts for nothing.
  private func leadingDigits(_ text: String) -> String? {
    let digits = text.utf8.prefix { $0 >= 0x30 && $0 <= 0x39 }
    return digits.isEmpty ? nil : String(decoding: Array(digits), as: UTF8.self)
  }

  /// Whether a text is a universally unique identifier. One of zeros only is none.
  private func isUUID(_ text: String) -> Bool {
    guard text.utf8.count == 36, text.utf8.contains(where: { $0 != UInt8(ascii: "0") && $0 != UInt8(ascii: "-") })
    else {
      return false
    }
    for (place, byte) in text.utf8.enumerated() {
      let isHyphenPlace = place == 8 || place == 13 || place == 18 || place == 23
      let lowercase = byte | 0x20
      let isHex = byte >= 0x30 && byte <= 0x39 || lowercase >= 0x61 && lowercase <= 0x66
      if isHyphenPlace ? byte != UInt8(ascii: "-") : !isHex { return false }
    }
    return true
  }
}
