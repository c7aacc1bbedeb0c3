import FilterAST
import FilterVocabulary

extension Vocabulary {
  /// Reads what stands behind the operator of a field of numbers: a number, a word for zero, `even` or `odd`, or a column.
  func number(_ id: FieldID, _ relation: Comparison, _ value: FilterValue) throws(TermMistake) -> Condition {
    guard value.form == .bare else { throw .quotedValue(id) }
    let text = value.text
    if let (number, length) = FixedNumber.prefix(of: text.utf8) {
      if length < text.utf8.count { throw .numberWithTail(id, end: length) }
      if limits.number > 0, number.millionths.magnitude > limits.number.magnitude * FixedNumber.scale.magnitude {
        throw .numberOutOfRange(id)
      }
      return .number(id, relation, number)
    }
    let word = text.lowercased()
    if zeroWords.contains(word) { return .number(id, relation, FixedNumber(0)) }
    if let listed = valueID(word, of: id) {
      guard relation == .equal else { throw .operatorNotTaken(id) }
      return .parity(id, isEven: self[listed].text == "even")
    }
    if self[id].comparesColumns, let other = fieldID(spelled: word), self[other].isColumn {
      if other == id { throw .sameColumn(id) }
      return .columns(id, relation, other)
    }
    if let zero = text.unicodeScalars.first, zeroWords.contains(String(zero).lowercased()) {
      // `pow=*+1` and `pow=xy` end behind the first word for zero.
      throw .numberWithTail(id, end: UTF8.width(zero))
    }
    throw .notANumber(id)
  }

  /// Why a text is no year: `2025-02` begins with one, `soon` does not.
  func yearMistake(_ id: FieldID, _ text: String) -> TermMistake {
    let digits = text.utf8.prefix { $0 >= 0x30 && $0 <= 0x39 }.count
    return digits == 4 && digits < text.utf8.count ? .numberWithTail(id, end: digits) : .notANumber(id)
  }
}
