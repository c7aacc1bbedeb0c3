import FilterText
import FilterAST
import FilterSemantics
import FilterVocabulary

/// Numbers (sections 1.7 and 3.3).
///
/// - The longest number, word for zero or column is taken; what is glued behind it is a term of its own, unless it is only
///   punctuation: then it is dropped. `pow=1a`, `pow=xy`, `pow=1t:goblin`, `pow=1+*`.
/// - `mv=1.`, `mv=.5` and `mv=.` are 1, 0.5 and 0; `pow=-1` is minus one; `pow=+1` is no number.
/// - Behind a minus nothing is cut: `-pow>1a` is a minus before all of it (`StrictNegation`).
/// - `*`, `x`, `y` and `z` are zero. `even` and `odd` go with `:` and `=`, in quotes too, and are the whole value or no number.
/// - Beyond ±2,461,449,600, and with the same column on both sides, the term is ignored. `number` and `collector` are one column.
/// - `cn:12a` compares texts; with the other operators `cn` is a number. A symbol behind a `collector` number matches nothing.
/// - A year is a whole number, and compares with columns, which the tolerant reading does not take for one; what looks like a month (`year:2025-02`) is ignored as one.
/// - What is no number at all is as if the field did not exist: ignored with `:` and `=`, nothing with `>=` (`StrictOperators`).
/// - Any other number in quotes is a text: ignored with `:` and `=`, else it matches nothing.
extension StrictReader {
  /// Whether the values of a field are numbers for an operator.
  static func takesNumbers(_ field: Field, _ comparison: Comparison) -> Bool {
    switch field.kind {
    case .number, .year: true
    case .numberOrText: comparison != .colon && comparison != .equal
    default: false
    }
  }

  /// Reads a number at the offset, and leaves the offset behind it, or behind what is glued to it where that is dropped.
  mutating func readNumber(
    _ id: FieldID, _ field: String, _ comparison: Comparison, isNegated: Bool
  ) -> StrictOutcome {
    let start = offset
    let vocabulary = Vocabulary.scryfall
    let relation = vocabulary[id].relation(of: comparison)
    if let end = scanner.endOfQuote(at: start) {
      offset = end
      guard comparison == .colon || comparison == .equal else { return .content(.nothing) }
      let word = scanner.quotedText(start, end).lowercased()
      if vocabulary[id].values.contains(where: { $0.text == word }) {
        return .condition(.parity(id, isEven: word == "even"))
      }
      return .ignored(.quotedValue(id), text(start, end))
    }
    if let end = scanner.endOfRegex(at: start) {
      offset = end
      return misfit(.regexNotTaken(id), field, comparison, text(start, end))
    }
    let number = scanner.number(at: start)
    let word = scanner.numberWord(at: start, of: id, relation)
    let end = max(number?.end ?? start, word?.end ?? start)
    let isYear = vocabulary[id].kind == .year
    guard end > start, !(isYear && scanner.continuesDate(at: end)) else {
      offset = max(scanner.endOfWord(from: start), scanner.endOfPlainValue(from: start))
      return misfit(.notANumber(id), field, comparison, text(start, offset))
    }
    offset = isNegated ? scanner.endOfWord(from: end) : scanner.behindPunctuation(at: end)
    if !isNegated, vocabulary[id].name == "collector", scanner.hasSymbol(at: end) {
      offset = scanner.endOfWord(from: end)
      return .content(.nothing)
    }
    if let word, word.end == end {
      switch word.meaning {
      case .zero:
        return isYear
          ? .condition(.date(id, relation, DateSpan(year: 0))) : .condition(.number(id, relation, FixedNumber(0)))
      case .parity(let isEven): return .condition(.parity(id, isEven: isEven))
      case .column(let other):
        return vocabulary.isSameColumn(id, other)
          ? .ignored(.sameColumn(id), text(start, end)) : .condition(.columns(id, relation, other))
      }
    }
    let value = number?.value ?? FixedNumber(0)
    if vocabulary.isOutOfRange(value) {
      return .ignored(.numberOutOfRange(id), text(start, end))
    }
    if !isYear { return .condition(.number(id, relation, value)) }
    guard value.isWhole else { return .ignored(.notANumber(id), text(start, end)) }
    // No year of five digits is on any calendar here; all of them lie behind every card.
    let year = max(-1, min(value.millionths / FixedNumber.scale, 99_999))
    return .condition(.date(id, relation, DateSpan(year: Int(year))))
  }
}

extension StrictScanner {
  /// What a word stands for where a number is expected.
  enum NumberWord {
    case zero
    case parity(isEven: Bool)
    case column(FieldID)
  }

  /// The number at an offset and the offset behind it: an optional `-`, digits, an optional fraction. A point alone is zero.
  func number(at start: Int) -> (value: FixedNumber, end: Int)? {
    var offset = start
    if byte(offset) == UInt8(ascii: "-") { offset += 1 }
    let digits = offset
    while byte(offset)?.isDigit == true { offset += 1 }
    if byte(offset) == UInt8(ascii: ".") {
      offset += 1
      while byte(offset)?.isDigit == true { offset += 1 }
    }
    if offset == digits { return nil }
    return (FixedNumber.prefix(of: text.bytes[start..<offset])?.number ?? FixedNumber(0), offset)
  }

  /// The longest word at an offset that stands for a number.
  func numberWord(at start: Int, of id: FieldID, _ relation: Comparison) -> (meaning: NumberWord, end: Int)? {
    let vocabulary = Vocabulary.scryfall
    var longest: (meaning: NumberWord, end: Int)?
    func consider(_ word: String, _ meaning: NumberWord) {
      let end = start + word.utf8.count
      if end > longest?.end ?? start, begins(with: word, at: start) { longest = (meaning, end) }
    }
    for word in vocabulary.zeroWords { consider(word, .zero) }
    if relation == .equal {
      for value in vocabulary[id].values where endsWord(start + value.text.utf8.count) {
        consider(value.text, .parity(isEven: value.text == "even"))
      }
    }
    let comparesColumns = vocabulary[id].comparesColumns || vocabulary[id].kind == .year
    for column in StrictScanner.columns where comparesColumns || vocabulary.isSameColumn(id, column.id) {
      // Only a field beside it can be compared with a column that is no column for others: `cn>collector`.
      if column.isForAll || vocabulary.isSameColumn(id, column.id) { consider(column.name, .column(column.id)) }
    }
    return longest
  }

  /// The fields of numbers by all their names; `isForAll` where any other may be compared with them.
  private static let columns: [(name: String, id: FieldID, isForAll: Bool)] = {
    var columns: [(name: String, id: FieldID, isForAll: Bool)] = []
    for id in Vocabulary.scryfall.fieldIDs
    where Vocabulary.scryfall[id].isColumn || Vocabulary.scryfall[id].kind == .number {
      let isForAll = Vocabulary.scryfall[id].isColumn
      let names = [Vocabulary.scryfall[id].name] + Vocabulary.scryfall[id].aliases
      // `$` is a name that the lexer of the service cannot see.
      for name in names where FieldName(exactly: name) != nil { columns.append((name, id, isForAll)) }
    }
    return columns
  }()

  /// Whether a word in lower case stands at an offset, in any letter case.
  private func begins(with word: String, at start: Int) -> Bool {
    var offset = start
    for wanted in word.utf8 {
      guard let byte = byte(offset) else { return false }
      if (byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte) != wanted { return false }
      offset += 1
    }
    return true
  }

  /// Whether a year that ends at an offset goes on as a date: `2025-02`.
  func continuesDate(at offset: Int) -> Bool {
    byte(offset) == UInt8(ascii: "-") && byte(offset + 1)?.isDigit == true
  }

  /// The offset behind the word at `start` where it has no letter and no digit, else `start`.
  func behindPunctuation(at start: Int) -> Int {
    let end = endOfWord(from: start)
    return end > start && StrictReader.collatesToNothing(text.text(start..<end)) ? end : start
  }

  /// Whether a symbol beyond ASCII stands at an offset: neither letter nor digit, such as ★.
  func hasSymbol(at offset: Int) -> Bool {
    guard let first = byte(offset), first >= 0x80 else { return false }
    let end = endOfWord(from: offset)
    return text.text(offset..<end).unicodeScalars.first.map { StrictReader.collatesToNothing(String($0)) } ?? false
  }

  /// The end of a value that is no quoted text: that of a word, and where it begins with a slash or takes slashes the next white
  /// space or parenthesis.
  func endOfPlainValue(from start: Int, takesSlashes: Bool = false) -> Int {
    guard byte(start) == UInt8(ascii: "/") else { return endOfWord(from: start, takesSlashes: takesSlashes) }
    var offset = start
    while !endsTerm(offset) { offset += 1 }
    return offset
  }
}
