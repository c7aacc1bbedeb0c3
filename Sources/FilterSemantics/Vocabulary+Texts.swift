package import FilterAST
import FilterText
package import FilterVocabulary

/// The operators of texts in the syntax of lists, which mean the same on every kind of text: `:` finds a value at the
/// beginning of a word, `=` the whole text, `~` any place, `=~` a pattern.
extension Vocabulary {
  /// Whether a field is searched by these operators.
  package func isSearchedAsText(_ id: FieldID) -> Bool {
    guard isOfLists else { return false }
    switch traits(of: id).kind {
    case .text, .path, .enumeration, .orderedEnumeration, .catalog, .numberOrText: return true
    default: return false
    }
  }

  /// The fields of every text of an item.
  package var textFields: [FieldID] { fieldIDs.filter { isSearchedAsText($0) } }

  /// The fields that a word without a field searches.
  package var wordFields: [FieldID] {
    if !isOfLists { return fieldID(spelled: nameField).map { [$0] } ?? [] }
    return words.isEmpty ? textFields : words.compactMap { fieldID(spelled: $0) }
  }

  /// Whether a field takes an operator beside those that it lists.
  package func takesAsText(_ comparison: Comparison, _ id: FieldID) -> Bool {
    switch comparison {
    case .notEqual: comparesOthers(id)
    case .contains, .matches, .notMatches: isSearchedAsText(id) || hasWritten(id)
    default: false
    }
  }

  /// The fields whose values a word without a field may be, in the syntax of lists.
  package var wordValueFields: [FieldID] {
    words.isEmpty ? Array(fieldIDs) : words.compactMap { fieldID(spelled: $0) }
  }

  /// The conditions of the fields whose kind reads a word, which the word asks for beside the texts: the number `404`, the
  /// address `10.0.0.5`, the day `2026-03-02`. Linear in the fields.
  package func valueConditions(of word: String, in fields: [FieldID]) -> [Condition] {
    if !isOfLists || word.isEmpty || word.utf8.count > 100 { return [] }
    return fields.compactMap { valueCondition(of: word, $0) }
  }

  private func valueCondition(of word: String, _ id: FieldID) -> Condition? {
    let traits = traits(of: id)
    switch traits.family {
    case .number where traits.kind == .numberOrText: return nil
    case .number, .amount, .time, .keyed: break
    // A digit is a spelling of a flag that the data hardly has.
    case .boolean: if word.utf8.first?.isDigit == true { return nil }
    case .text, .word, .property, .colors, .cost, .directive: return nil
    }
    do throws(TermError) {
      switch try condition(id, .equal, FilterValue(verbatim: word, .bare)) {
      case .number(let field, .equal, let number): return .number(field, .equal, number)
      case .date(let field, .equal, let span): return .date(field, .equal, span)
      case .instant(let field, .equal, let span): return .instant(field, .equal, span)
      case .keyed(let field, .equal, let value): return .keyed(field, .equal, value)
      case .listed(let field, .equal, let value): return .listed(field, .equal, value)
      default: return nil
      }
    } catch { return nil }
  }

  /// The condition of a term on a text, in the syntax of lists; nil for other fields and syntaxes, and for terms that are
  /// read as elsewhere.
  func textCondition(
    _ id: FieldID, _ comparison: Comparison, _ value: FilterValue
  ) throws(TermError) -> Condition? {
    let isWritten = hasWritten(id) && (comparison == .contains || comparison.hasPattern)
    guard isSearchedAsText(id) || isWritten else { return nil }
    if comparison == .colon || comparison == .equal { try checkSign(of: value, id) }
    switch comparison {
    case .matches, .notMatches:
      if value.text.isEmpty { throw .emptyValue(id) }
      let pattern = FilterPattern(value.text)
      return comparison == .matches ? .regex(id, pattern) : .unmatched(id, pattern)
    case .contains:
      if value.text.isEmpty { throw .emptyValue(id) }
      return .text(id, FilterValue(quoted: value.text))
    case .colon, .equal, .notEqual: return try comparedText(id, comparison, value)
    case .less, .lessOrEqual, .greater, .greaterOrEqual: return nil
    }
  }

  /// Throws for a value with a minus before a word, which belongs before the field.
  private func checkSign(of value: FilterValue, _ id: FieldID) throws(TermError) {
    if value.form == .bare, value.text.utf8.first == UInt8(ascii: "-"),
      valueID(value.text, of: id) == nil, FilterValue(String(value.text.dropFirst()), in: .lists).beginsWithLetter
    {
      throw .negatedValue(id)
    }
  }

  /// The condition of a value that the kind of its field cannot read on the values that it cannot read either; nil for an
  /// operator that needs an order.
  func otherCondition(
    _ id: FieldID, _ comparison: Comparison, _ value: FilterValue
  ) throws(TermError) -> Condition? {
    guard comparison == .colon || comparison == .equal || comparison == .notEqual else { return nil }
    if comparison != .notEqual { try checkSign(of: value, id) }
    if value.form == .bare, value.text.utf8.contains(UInt8(ascii: "*")) { return starred(id, comparison, value) }
    if comparison == .colon, !value.text.isEmpty { return .beginning(id, value) }
    return .whole(id, value, isEqual: comparison != .notEqual)
  }

  private func comparedText(
    _ id: FieldID, _ comparison: Comparison, _ value: FilterValue
  ) throws(TermError) -> Condition? {
    let kind = traits(of: id).kind
    if kind == .path, comparison != .notEqual, value.text.utf8.contains(UInt8(ascii: "*")) { return nil }
    // A listed value decides only where no other text is a value.
    if value.form == .bare, value.text.utf8.contains(UInt8(ascii: "*")),
      comparesWordsAsTexts(self[id]) || valueID(value.text, of: id) == nil
    {
      return starred(id, comparison, value)
    }
    if value.text.isEmpty { return .whole(id, value, isEqual: comparison != .notEqual) }
    if matchesCase(id), kind != .text, kind != .path {
      if isClosedList(id), !hasValue(of: id, value.text, isWhole: comparison != .colon) { throw .unknownValue(id) }
      return comparison == .colon ? word(value, in: id) : .whole(id, value, isEqual: comparison == .equal)
    }
    switch comparison {
    case .equal where kind == .text || kind == .path: return .whole(id, value, isEqual: true)
    case .notEqual where kind == .text || kind == .path || kind == .numberOrText:
      return .whole(id, value, isEqual: false)
    case .colon: return try beginning(id, value)
    default: return nil
    }
  }

  /// The condition of a value with stars: `lib*`, `*lib`, `*lib*`, `l*b`.
  private func starred(_ id: FieldID, _ comparison: Comparison, _ value: FilterValue) -> Condition {
    let inner = value.text.dropFirst().dropLast()
    let isAnywhere = value.text.hasPrefix("*") && value.text.hasSuffix("*") && !inner.isEmpty && !inner.contains("*")
    if isAnywhere, comparison != .notEqual { return .text(id, FilterValue(quoted: String(inner))) }
    return .whole(id, value, isEqual: comparison != .notEqual)
  }

  /// Whether `:` with the text of a listed value asks for that value alone.
  func isOnlyValue(_ value: ValueID, of id: FieldID) -> Bool {
    isClosedList(id) && !hasValue(of: id, self[value].text, besides: value)
  }

  private func isClosedList(_ id: FieldID) -> Bool { traits(of: id).isClosed && traits(of: id).family == .word }

  /// The condition of `:`; nil where it is that of one listed value.
  private func beginning(_ id: FieldID, _ value: FilterValue) throws(TermError) -> Condition? {
    if let listed = valueID(value.text, of: id), !isOtherText(value.text, than: listed, of: id) {
      let known = self[listed]
      let isAlias = !known.members.isEmpty || ValueSpelling.folded(known.text) != ValueSpelling.folded(value.text)
      if isAlias || isRefused(listed) { return nil }
      if isOnlyValue(listed, of: id) { return nil }
    } else if isClosedList(id), !hasValue(of: id, value.text) {
      throw .unknownValue(id)
    }
    return word(value, in: id)
  }

  /// The condition of a word in a text, whatever values the field lists.
  func word(_ value: FilterValue, in id: FieldID) -> Condition {
    value.beginsWithWord ? .beginning(id, value) : .text(id, FilterValue(quoted: value.text))
  }

  /// Whether a listed value of a field has a text at the beginning of a word, or is that text. Linear in the values.
  private func hasValue(
    of id: FieldID, _ text: String, isWhole: Bool = false, besides known: ValueID? = nil
  ) -> Bool {
    let form = textForm(of: id)
    let needle = form.bytes(of: text)
    return values(of: self[id]).contains { value in
      if let known, self[known].text == value.text { return false }
      return isWhole ? form.bytes(of: value.text) == needle : WordBeginnings.occurs(needle, in: value.text, form)
    }
  }
}

extension FilterValue {
  /// Whether the text begins with a letter, mark or digit. Otherwise it is found wherever it stands.
  package var beginsWithWord: Bool {
    var text = text
    return text.withUTF8 { WordBeginnings.beginsWithWord($0) }
  }

  /// Whether the text begins with a letter and can be written bare.
  fileprivate var beginsWithLetter: Bool {
    form == .bare && (text.unicodeScalars.first.map { NameCharacter.begins($0) && $0 != "_" } ?? false)
  }
}
