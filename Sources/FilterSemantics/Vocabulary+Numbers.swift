package import FilterAST
package import FilterVocabulary

extension Vocabulary {
  /// Reads what stands behind the operator of a field of numbers: a number, a word for zero, `even` or `odd`, or a column.
  package func number(_ id: FieldID, _ relation: Comparison, _ value: FilterValue) throws(TermMistake) -> Condition {
    let text = value.text
    guard value.form == .bare else {
      if relation == .equal, let parity = parity(text.lowercased(), of: id) { return parity }
      throw .quotedValue(id)
    }
    if let (number, length) = FixedNumber.prefix(of: text.utf8) {
      if length < text.utf8.count { throw .numberWithTail(id, end: length) }
      if isOutOfRange(number) { throw .numberOutOfRange(id) }
      return .number(id, relation, number)
    }
    let word = text.lowercased()
    if zeroWords.contains(word) { return .number(id, relation, FixedNumber(0)) }
    if let parity = parity(word, of: id) {
      guard relation == .equal else { throw .operatorNotTaken(id) }
      return parity
    }
    if let other = fieldID(spelled: word), self[other].kind == .number || self[other].isColumn {
      if isSameColumn(id, other) { throw .sameColumn(id) }
      if self[id].comparesColumns, self[other].isColumn { return .columns(id, relation, other) }
    }
    if let zero = text.unicodeScalars.first, zeroWords.contains(String(zero).lowercased()) {
      // `pow=*+1` and `pow=xy` end behind the first word for zero.
      throw .numberWithTail(id, end: UTF8.width(zero))
    }
    throw .notANumber(id)
  }

  /// `even` or `odd`, whole and in lower case, where the field has such values.
  private func parity(_ word: String, of id: FieldID) -> Condition? {
    guard let listed = valueID(word, of: id), self[listed].text == word else { return nil }
    return .parity(id, isEven: word == "even")
  }

  /// Whether two fields are one column, so that comparing them is comparing it with itself: a field with itself, and fields of
  /// numbers that are called the same (`number` and `collector`).
  package func isSameColumn(_ one: FieldID, _ other: FieldID) -> Bool {
    if one == other { return true }
    func isNumber(_ id: FieldID) -> Bool { self[id].kind == .number || self[id].kind == .numberOrText }
    return isNumber(one) && isNumber(other) && self[one].label == self[other].label
  }

  /// Whether a number is beyond what the service takes.
  package func isOutOfRange(_ number: FixedNumber) -> Bool {
    // Divided, not multiplied: the limit may be as large as an Int64.
    let magnitude = number.millionths.magnitude
    return limits.number > 0 && magnitude > 0
      && (magnitude - 1) / FixedNumber.scale.magnitude >= limits.number.magnitude
  }

  /// Whether a text is a number, and that is beyond what the service takes.
  package func isOutOfRange(_ text: String) -> Bool {
    guard let (number, length) = FixedNumber.prefix(of: text.utf8), length == text.utf8.count else { return false }
    return isOutOfRange(number)
  }

  /// Why a text is no year: `2025-02` begins with one, `soon` does not.
  package func yearMistake(_ id: FieldID, _ text: String) -> TermMistake {
    let digits = text.utf8.prefix { $0 >= 0x30 && $0 <= 0x39 }.count
    return digits == 4 && digits < text.utf8.count ? .numberWithTail(id, end: digits) : .notANumber(id)
  }
}
