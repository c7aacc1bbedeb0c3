public import FilterAST
package import FilterRegex
package import FilterText
public import FilterVocabulary

extension Vocabulary {
  /// The condition of a term; throws if this vocabulary cannot read it. Constant time, except for reading the value.
  ///
  /// Not inlined: the optimizer of Swift 6.3 for Embedded Swift ends with an error where a term is made for the call.
  @inline(never)
  public func condition(of term: FilterTerm) throws(TermError) -> Condition {
    switch term {
    case .name(_, let exact, let name):
      if !exact, let id = fieldWithHalfOperator(name) { throw .halfOperator(id) }
      if !exact, isOfLists, isComparisonOfDigits(name) { throw .unknownField }
      return .name(exact: exact, name.value)
    case .regex(_, field: let name, let comparison, let pattern):
      guard let id = fieldID(named: name) else { throw .unknownField }
      if isSearchedAsText(id) || hasWritten(id), comparison.hasPattern || comparison == .notEqual {
        return comparison == .matches ? .regex(id, pattern) : .unmatched(id, pattern)
      }
      if traits(of: id).kind == .path, !isOfLists {
        // A text that was parsed without the fields of paths: `path:/health/`.
        return try condition(id, comparison, FilterValue(quoted: "/" + pattern.text + "/"))
      }
      if !traits(of: id).takesRegex, !isSearchedAsText(id), !hasWritten(id) { throw .regexNotTaken(id) }
      if comparison != .colon, comparison != .equal {
        // Here the slashes of a cost are unknown symbols.
        throw traits(of: id).kind == .cost ? .notACost(id, .unknownSymbol(start: 0, end: 1)) : .operatorNotTaken(id)
      }
      return .regex(id, pattern)
    case .filter(_, field: let name, let comparison, let value):
      if isOfLists { return try conditionOfLists(name, comparison, value) }
      guard let id = fieldID(named: name) else { return try presence(asked: name, comparison, value) }
      guard traits(of: id).takes(comparison) else { throw .operatorNotTaken(id) }
      return try condition(id, comparison, value)
    case .range(_, field: let name, let relation, _):
      guard let id = fieldID(named: name) else { throw .unknownField }
      var bounds: [Condition] = []
      for end in term.endsOfRange { bounds.append(try condition(of: end)) }
      if relation == .within, bounds.count == 1 { return bounds[0] }
      return .range(id, bounds, isInside: relation == .within)
    }
  }

  /// Reads a term with a field and a value in the syntax of lists.
  @inline(never) private func conditionOfLists(
    _ name: FieldName, _ comparison: Comparison, _ value: FilterValue
  ) throws(TermError) -> Condition {
    if let element = elementCondition(name, comparison, value) { return element }
    guard let id = fieldID(named: name) else {
      if name.text == "*", comparison == .colon { return .anyText(value) }
      return try presence(asked: name, comparison, value)
    }
    if let presence = presence(id, comparison, value) { return presence }
    guard traits(of: id).takes(comparison) || takesAsText(comparison, id) else { throw .operatorNotTaken(id) }
    if let other = numericColumn(id, comparison, value) {
      return .columns(id, comparison == .colon ? .equal : comparison, other)
    }
    if let other = try comparedText(id, comparison, value) {
      return .columns(id, comparison == .colon ? .equal : comparison, other)
    }
    if let text = try textCondition(id, comparison, value) { return text }
    return hasOthers(id) ? try conditionAmongOthers(id, comparison, value) : try condition(id, comparison, value)
  }

  /// The condition of a term on a field with values that its kind cannot read: one that reads as the kind equals what reads
  /// as it, and any other is compared with the others as a text.
  private func conditionAmongOthers(
    _ id: FieldID, _ comparison: Comparison, _ value: FilterValue
  ) throws(TermError) -> Condition {
    let bare = value.form == .quoted ? FilterValue(verbatim: value.text, .bare) : value
    do throws(TermError) {
      return try condition(id, comparison, bare)
    } catch {
      guard error.isOfReading, let text = try otherCondition(id, comparison, value) else { throw error }
      return text
    }
  }

  /// A field whose name begins with a digit, as that of the field does which is compared with it: `2020>2019`.
  private func numericColumn(_ id: FieldID, _ comparison: Comparison, _ value: FilterValue) -> FieldID? {
    guard value.form == .bare, value.text.utf8.first?.isDigit == true, traits(of: id).comparesColumns,
      self[id].sources.contains(where: { $0.utf8.first?.isDigit == true }), let other = fieldID(typed: value.text),
      other != id, traits(of: other).isColumn, !comparison.hasPattern, comparison != .contains
    else { return nil }
    return other
  }

  /// Whether a bare word is a name of digits before an order, as of a field that the list does not have: `2021>3`.
  private func isComparisonOfDigits(_ name: FilterName) -> Bool {
    guard name.form == .bare, name.text.utf8.first?.isDigit == true else { return false }
    let rest = name.text.utf8.drop { $0.isDigit || $0.isLetter || $0 == UInt8(ascii: "_") }
    guard let sign = rest.first, sign == UInt8(ascii: "<") || sign == UInt8(ascii: ">") else { return false }
    return rest.dropFirst().first.map { $0 != sign } ?? false
  }

  /// The field of a bare name such as `pow!`, which is more likely the beginning of `pow!=3` than a name.
  private func fieldWithHalfOperator(_ name: FilterName) -> FieldID? {
    guard name.form == .bare, name.text.utf8.last == UInt8(ascii: "!"), name.text.utf8.count <= 64 else { return nil }
    return FieldName(exactly: String(name.text.dropLast())).flatMap { fieldID(named: $0) }
  }

  func condition(
    _ id: FieldID, _ comparison: Comparison, _ value: FilterValue
  ) throws(TermError) -> Condition {
    let traits = traits(of: id)
    let relation = comparison == .colon ? traits.colon : comparison
    if isOfLists, value.form == .bare, let other = try comparedField(id, value) { return .columns(id, relation, other) }
    switch traits.family {
    case .text:
      if value.text.isEmpty { throw .emptyValue(id) }
      if traits.kind == .text { return .text(id, value) }
      guard comparison == .colon || comparison == .equal else { throw .operatorNotTaken(id) }
      return .path(id, PathPattern(value.text, isWhole: comparison == .equal))
    case .number:
      if traits.kind == .number || comparison != .colon && comparison != .equal {
        return try number(id, relation, value)
      }
      if value.text.isEmpty { throw .emptyValue(id) }
      if isOutOfRange(value.text) { throw .numberOutOfRange(id) }
      // Not folded: `1-5` is not `15`.
      return .unlisted(id, .equal, ExactText(CanonicalForm.composed(value.text.lowercased())))
    case .time where traits.kind == .year:
      guard value.form == .bare else { throw .quotedValue(id) }
      guard let span = DateSpan(value.text), span.precision == .year else { throw yearError(value.text, of: id) }
      return .date(id, relation, span)
    case .time where traits.kind == .date: return try date(id, relation, value.text)
    case .time: return try instant(id, relation, value.text)
    case .colors: return try colors(id, comparison, value.text)
    case .cost: return try cost(id, relation, value.text)
    case .amount: return .number(id, relation, try amount(id, value.text))
    case .word, .property, .boolean, .directive: return try listed(id, relation, value)
    case .keyed:
      let isStarred = isOfLists && traits.kind == .version && value.form == .bare && value.text.hasSuffix(".*")
      let text = isStarred ? String(value.text.dropLast(2)) : value.text
      guard let keyed = traits.kind.traits.keyed?.value(text) else { throw .notAnIdentifier(id) }
      return .keyed(id, relation, keyed)
    }
  }

  /// Another field of the same kind of times or amounts that a value names, in the syntax of lists: `closed>created`.
  private func comparedField(_ id: FieldID, _ value: FilterValue) throws(TermError) -> FieldID? {
    let kind = traits(of: id).kind
    guard kind.traits.shape == .keys, kind.traits.family == .time || kind.traits.family == .amount,
      value.text.utf8.first?.isDigit == false, let other = fieldID(typed: value.text),
      traits(of: other).kind == kind, !dayWords.contains(value.text.lowercased()), RelativeInstant(value.text) == nil
    else { return nil }
    if other == id { throw .sameColumn(id) }
    return other
  }

  /// Another field whose texts or keys are compared with those of a field: `src=dst`, `installed<latest`. It is written
  /// with its full name, since a text may well be the alias of a field; a listed value is meant before a field.
  @inline(never) private func comparedText(
    _ id: FieldID, _ comparison: Comparison, _ value: FilterValue
  ) throws(TermError) -> FieldID? {
    guard value.form == .bare, value.text.utf8.count <= 64 else { return nil }
    let isOfKeys = traits(of: id).family == .keyed
    guard isOfKeys || isSearchedAsText(id) && (comparison == .equal || comparison == .notEqual) else { return nil }
    let name = value.text.lowercased()
    guard let other = fieldID(typed: value.text), self[other].name == name || self[other].sources.contains(value.text),
      isOfKeys ? traits(of: other).kind == traits(of: id).kind : isSearchedAsText(other),
      valueID(value.text, of: id) == nil
    else { return nil }
    if other == id { throw .sameColumn(id) }
    return other
  }

  private func listed(
    _ id: FieldID, _ relation: Comparison, _ value: FilterValue
  ) throws(TermError) -> Condition {
    let traits = traits(of: id)
    let kind = traits.kind
    if value.form == .quoted, traits.family == .property { throw .quotedValue(id) }
    if let found = valueID(value.text, of: id), !isOtherText(value.text, than: found, of: id) {
      if isRefused(found) { throw .unknownValue(id) }
      if kind == .boolean, relation == .notEqual, self[id].multiplicity != .many, !hasOthers(id) {
        // An item without a value is neither.
        let other = FieldValue.booleans.first { $0.text != self[found].text }?.text
        return .listed(id, .equal, other.flatMap { valueID($0, of: id) } ?? found)
      }
      return kind == .directive ? .directive(id, found) : .listed(id, relation, found)
    }
    if traits.isClosed || kind == .directive { throw .unknownValue(id) }
    if value.text.isEmpty { throw .emptyValue(id) }
    return .unlisted(id, relation, ExactText(folded(value.text, of: self[id])))
  }

  /// Whether a text differs from the value that it names by signs between words, where words are compared as texts.
  func isOtherText(_ text: String, than known: ValueID, of id: FieldID) -> Bool {
    guard isOfLists, comparesWordsAsTexts(self[id]) else { return false }
    let folded = WordSpelling.folded(text)
    return !([self[known].text] + self[known].aliases).contains { WordSpelling.folded($0) == folded }
  }

  private func instant(_ id: FieldID, _ relation: Comparison, _ text: String) throws(TermError) -> Condition {
    if text.isEmpty { throw .emptyValue(id) }
    let text =
      isOfLists
      ? WrittenDate.text(text, self[id].form) ?? writtenDay(text, order: nil)
        ?? WrittenDate.epoch(text) ?? text : text
    if let instant = RelativeInstant(text), isOfLists || !instant.isShifted {
      return .relativeInstant(id, relation, instant)
    }
    do throws(InstantError) {
      let span = try InstantSpan(text, zone: timeZone)
      if isOfLists, span.isSkipped(from: text) { throw .skipped }
      return .instant(id, relation, span)
    } catch {
      throw .notAnInstant(id, error)
    }
  }

  private func amount(_ id: FieldID, _ text: String) throws(TermError) -> DecimalNumber {
    if text.isEmpty { throw .emptyValue(id) }
    do throws(AmountError) {
      let text = isOfLists ? WrittenNumber.ungrouped(text) ?? text : text
      return traits(of: id).kind == .size ? try DecimalNumber(size: text) : try DecimalNumber(duration: text)
    } catch {
      throw .notAnAmount(id, error)
    }
  }

  private func colors(
    _ id: FieldID, _ comparison: Comparison, _ text: String
  ) throws(TermError) -> Condition {
    do {
      return .colors(id, comparison, try self.colors(text, of: id))
    } catch {
      throw .notColors(id, error)
    }
  }

  private func cost(_ id: FieldID, _ relation: Comparison, _ text: String) throws(TermError) -> Condition {
    let cost: Cost
    do {
      cost = try self.cost(text)
    } catch {
      throw .notACost(id, error)
    }
    if traits(of: id).kind == .devotion, !isDevotion(cost) { throw .mixedDevotion(id) }
    return .cost(id, relation, cost)
  }

  /// Whether a cost is one color or one pair of colors, repeated.
  private func isDevotion(_ cost: Cost) -> Bool {
    guard cost.generic == 0, cost.symbols.count == 1 else { return false }
    let kind = symbols[cost.symbols[0].symbol].kind
    return kind == .color || kind == .hybrid
  }

  private func date(_ id: FieldID, _ relation: Comparison, _ typed: String) throws(TermError) -> Condition {
    let text = isOfLists ? writtenDay(typed, order: self[id].form.dateOrder) ?? typed : typed
    if let span = DateSpan(text) {
      guard span.exists else { throw .notAnInstant(id, .day) }
      return .date(id, relation, span)
    }
    let word = text.lowercased()
    if dayWords.contains(word) { return .namedDay(id, relation, ExactText(word)) }
    if let known = valueID(text, of: id) { return .namedDay(id, relation, ExactText(self[known].text)) }
    if let instant = RelativeInstant(text, ofDays: isOfLists), isOfLists || !instant.isShifted {
      return .relativeInstant(id, relation, instant)
    }
    // A catalog of names may be out of date, so that a text in the form of a code may be a new one.
    if traits(of: id).hasCatalogs, isCode(word) { return .namedDay(id, relation, ExactText(word)) }
    throw .notADate(id)
  }

  /// A day as people write it. Without an order of day and month it is read if only one of them gives a day: `1/31/19`.
  private func writtenDay(_ text: String, order: WrittenForm.DateOrder?) -> String? {
    if let day = WrittenDate.iso(text, order: order) { return day }
    if order != nil { return nil }
    let readings = [WrittenForm.DateOrder.dayMonth, .monthDay].compactMap { WrittenDate.iso(text, order: $0) }
      .filter { DateSpan($0)?.exists == true }
    return readings.count == 1 ? readings[0] : nil
  }

  /// Three to five letters and digits, at least one of them a letter.
  private func isCode(_ word: String) -> Bool {
    guard (3...5).contains(word.utf8.count) else { return false }
    return word.utf8.allSatisfy { $0.isLetter || $0.isDigit }
      && word.utf8.contains { $0.isLetter }
  }
}

extension Vocabulary {
  /// Reads the value of a field of numbers: a number, a word for zero, `even` or `odd`, or a column.
  private func number(_ id: FieldID, _ relation: Comparison, _ value: FilterValue) throws(TermError) -> Condition {
    let text = value.text
    let asInData = isOfLists ? self[id].form.number(ofQuery: text) : nil
    guard value.form == .bare || asInData != nil else {
      if relation == .equal, let parity = parity(text.lowercased(), of: id) { return parity }
      throw .quotedValue(id)
    }
    if let number = asInData == nil ? try plainNumber(text, of: id) : asInData {
      if isOutOfRange(number) { throw .numberOutOfRange(id) }
      return .number(id, relation, number)
    }
    let word = text.lowercased()
    if zeroWords.contains(word) { return .number(id, relation, .zero) }
    if let parity = parity(word, of: id) {
      guard relation == .equal else { throw .operatorNotTaken(id) }
      return parity
    }
    if let other = fieldID(typed: text), traits(of: other).kind == .number || traits(of: other).isColumn {
      if isSameColumn(id, other) { throw .sameColumn(id) }
      if traits(of: id).comparesColumns, traits(of: other).isColumn { return .columns(id, relation, other) }
    }
    if let zero = text.unicodeScalars.first, zeroWords.contains(String(zero).lowercased()) {
      // The number of `pow=*+1` and `pow=xy` ends after the first word for zero.
      throw .numberWithTail(id, end: UTF8.width(zero))
    }
    throw .notANumber(id)
  }

  /// The number that a text is as a whole; nil for a text that begins with none.
  private func plainNumber(_ text: String, of id: FieldID) throws(TermError) -> DecimalNumber? {
    if isOfLists, let number = WrittenNumber.number(text) { return number }
    var text = text
    switch text.withUTF8({ DecimalNumber.read($0, takesExponent: isOfLists) }) {
    case .number(let number, let length):
      if length < text.utf8.count { throw .numberWithTail(id, end: length) }
      return number
    case .tooLarge: throw .numberOutOfRange(id)
    case .nothing: return nil
    }
  }

  /// The condition of `even` or `odd` (in lower case), if the field has such values.
  private func parity(_ word: String, of id: FieldID) -> Condition? {
    guard let listed = valueID(word, of: id), self[listed].text == word else { return nil }
    return .parity(id, isEven: word == "even")
  }

  /// Whether two fields are one column: a field and itself, and fields of numbers with one label (`number` and
  /// `collector`).
  package func isSameColumn(_ one: FieldID, _ other: FieldID) -> Bool {
    if one == other { return true }
    func isNumber(_ id: FieldID) -> Bool { traits(of: id).kind == .number || traits(of: id).kind == .numberOrText }
    return isNumber(one) && isNumber(other) && self[one].label == self[other].label
  }

  /// Whether a number is beyond the limit of the vocabulary.
  package func isOutOfRange(_ number: DecimalNumber) -> Bool {
    limits.number > 0 && number.magnitude > DecimalNumber(limits.number)
  }

  /// Whether a text is a number beyond the limit of the vocabulary.
  private func isOutOfRange(_ text: String) -> Bool {
    DecimalNumber(text).map { isOutOfRange($0) } ?? false
  }

  /// The reason why a text is not a year: `2025-02` starts with one, `soon` does not.
  private func yearError(_ text: String, of id: FieldID) -> TermError {
    let digits = text.utf8.prefix { $0.isDigit }.count
    return digits == 4 && digits < text.utf8.count ? .numberWithTail(id, end: digits) : .notANumber(id)
  }
}

extension RegexSyntax {
  /// Parses a pattern with the shorthands of a vocabulary.
  package init(parsing pattern: SourceText, of vocabulary: Vocabulary) {
    self.init(
      parsing: pattern,
      shorthands: vocabulary.patternShorthands.map {
        RegexShorthand($0.spelling, summary: $0.summary, pattern: $0.pattern)
      })
  }
}

extension RegexLimits {
  /// The limits of the regular expressions of a vocabulary; nil if it has none. A limit of zero becomes `Int.max`.
  package init?(_ limits: QueryLimits) {
    let all = [limits.regexDepth, limits.regexComplexity, limits.regexCharacters, limits.regexRepetitions]
    if all.allSatisfy({ $0 == 0 }) { return nil }
    let known = all.map { $0 == 0 ? Int.max : $0 }
    self.init(parenthesisDepth: known[0], complexity: known[1], length: known[2], repetitionSum: known[3])
  }
}
