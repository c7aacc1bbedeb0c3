import FilterAST
import FilterSemantics
import FilterText
import FilterVocabulary

/// Numbers (Reference 1.7 and 3.3).
///
/// - The value is the longest number, word for zero or column. Text directly after it is a term of its own; punctuation
///   after it
///   is dropped: `pow=1a`, `pow=xy`, `pow=1t:goblin`, `pow=1+*`.
/// - `mv=1.`, `mv=.5` and `mv=.` are 1, 0.5 and 0; `pow=-1` is minus one; `pow=+1` is no number.
/// - A negated term does not end after the number: the minus of `-pow>1a` applies to all of it.
/// - `*`, `x`, `y` and `z` are zero. `even` and `odd` need `:` or `=`, may be quoted, and must be the whole value.
/// - A number beyond the limit, and one column on both sides, are ignored. `number` and `collector` are one column.
/// - `cn:12a` compares texts; with other operators `cn` is a number. A symbol after a `collector` number matches
///   nothing.
/// - A year is a whole number and can be compared with columns, unlike in the plain reading. A month (`year:2025-02`)
///   is ignored.
/// - A value that is no number is a misfit: ignored with `:` and `=`, nothing with `>=` (see
///   ``misfit(_:field:comparison:text:)``).
/// - Any other number in quotes is a text: ignored with `:` and `=`, otherwise it matches nothing.
extension StrictReader {
  /// Whether the values of a field are numbers for an operator.
  static func takesNumbers(_ field: Field, comparison: Comparison) -> Bool {
    switch field.kind {
    case .number, .year: true
    case .numberOrText: comparison != .colon && comparison != .equal
    default: false
    }
  }

  /// Reads the number at the offset, with the text after it if that is dropped.
  mutating func readNumber(
    _ id: FieldID, field: String, comparison: Comparison, isNegated: Bool
  ) -> StrictOutcome {
    let start = offset
    let vocabulary = Vocabulary.scryfall
    let relation = vocabulary[id].relation(of: comparison)
    if let end = scanner.endOfQuote(at: start) {
      offset = end
      guard comparison == .colon || comparison == .equal else { return .content(.nothing) }
      let word = scanner.quotedText(from: start, to: end).lowercased()
      if vocabulary[id].values.contains(where: { $0.text == word }) {
        return .condition(.parity(id, isEven: word == "even"))
      }
      return .ignored(.quotedValue(id), value: text(from: start, to: end))
    }
    if let end = scanner.endOfRegex(at: start) {
      offset = end
      return misfit(.regexNotTaken(id), field: field, comparison: comparison, text: text(from: start, to: end))
    }
    let number = scanner.number(at: start)
    let word = scanner.numberWord(at: start, of: id, relation)
    let end = max(number?.end ?? start, word?.end ?? start)
    let isYear = vocabulary[id].kind == .year
    guard end > start, !(isYear && scanner.continuesDate(at: end)) else {
      offset = max(scanner.endOfWord(from: start), scanner.endOfPlainValue(from: start))
      return misfit(.notANumber(id), field: field, comparison: comparison, text: text(from: start, to: offset))
    }
    offset = isNegated ? scanner.endOfWord(from: end) : scanner.endOfPunctuation(at: end)
    if !isNegated, vocabulary[id].name == "collector", scanner.hasSymbol(at: end) {
      offset = scanner.endOfWord(from: end)
      return .content(.nothing)
    }
    if let word, word.end == end {
      switch word.meaning {
      case .zero:
        return isYear
          ? .condition(.date(id, relation, DateSpan(year: 0))) : .condition(.number(id, relation, .zero))
      case .parity(let isEven): return .condition(.parity(id, isEven: isEven))
      case .column(let other):
        return vocabulary.isSameColumn(id, other)
          ? .ignored(.sameColumn(id), value: text(from: start, to: end)) : .condition(.columns(id, relation, other))
      }
    }
    let value = number?.value ?? .zero
    if vocabulary.isOutOfRange(value) {
      return .ignored(.numberOutOfRange(id), value: text(from: start, to: end))
    }
    if !isYear { return .condition(.number(id, relation, value)) }
    guard value.isWhole else { return .ignored(.notANumber(id), value: text(from: start, to: end)) }
    // Later than the release of any card; a `DateSpan` has four digits.
    let year = value.isNegative ? -1 : min(value.whole() ?? 99_999, 99_999)
    return .condition(.date(id, relation, DateSpan(year: Int(year))))
  }
}

extension StrictScanner {
  /// The meaning of a word in place of a number.
  enum NumberWord {
    case zero
    case parity(isEven: Bool)
    case column(FieldID)
  }

  /// The number at an offset and the offset after it: an optional `-`, digits, an optional fraction. A lone point is
  /// zero.
  func number(at start: Int) -> (value: DecimalNumber, end: Int)? {
    var offset = start
    if byte(offset) == UInt8(ascii: "-") { offset += 1 }
    let digits = offset
    while byte(offset)?.isDigit == true { offset += 1 }
    if byte(offset) == UInt8(ascii: ".") {
      offset += 1
      while byte(offset)?.isDigit == true { offset += 1 }
    }
    if offset == digits { return nil }
    return (DecimalNumber.prefix(of: text.bytes[start..<offset])?.number ?? .zero, offset)
  }

  /// The longest word in place of a number at an offset, and the offset after it.
  func numberWord(at start: Int, of id: FieldID, _ relation: Comparison) -> (meaning: NumberWord, end: Int)? {
    let vocabulary = Vocabulary.scryfall
    var longest: (meaning: NumberWord, end: Int)?
    func consider(_ word: String, as meaning: NumberWord) {
      let end = start + word.utf8.count
      if end > longest?.end ?? start, begins(with: word, at: start) { longest = (meaning, end) }
    }
    for word in vocabulary.zeroWords { consider(word, as: .zero) }
    if relation == .equal {
      for value in vocabulary[id].values where endsWord(start + value.text.utf8.count) {
        consider(value.text, as: .parity(isEven: value.text == "even"))
      }
    }
    let comparesColumns = vocabulary[id].comparesColumns || vocabulary[id].kind == .year
    for column in StrictScanner.columns where comparesColumns || vocabulary.isSameColumn(id, column.id) {
      // A field can be compared with a column that is not one for all fields only if both are the same column:
      // `cn>collector`.
      if column.isForAll || vocabulary.isSameColumn(id, column.id) { consider(column.name, as: .column(column.id)) }
    }
    return longest
  }

  /// The fields of numbers by all their names; `isForAll` if any other may be compared with them.
  private static let columns: [(name: String, id: FieldID, isForAll: Bool)] = {
    var columns: [(name: String, id: FieldID, isForAll: Bool)] = []
    for id in Vocabulary.scryfall.fieldIDs
    where Vocabulary.scryfall[id].isColumn || Vocabulary.scryfall[id].kind == .number {
      let isForAll = Vocabulary.scryfall[id].isColumn
      let names = [Vocabulary.scryfall[id].name] + Vocabulary.scryfall[id].aliases
      // `$` is not a field name for the lexer of the service.
      for name in names where FieldName(exactly: name) != nil { columns.append((name, id, isForAll)) }
    }
    return columns
  }()

  /// Whether the text at an offset begins with a lower-case word, in any letter case.
  private func begins(with word: String, at start: Int) -> Bool {
    var offset = start
    for wanted in word.utf8 {
      guard let byte = byte(offset) else { return false }
      if (byte.isLetter ? byte | 0x20 : byte) != wanted { return false }
      offset += 1
    }
    return true
  }

  /// Whether a date continues after a year that ends at an offset: `2025-02`.
  func continuesDate(at offset: Int) -> Bool {
    byte(offset) == UInt8(ascii: "-") && byte(offset + 1)?.isDigit == true
  }

  /// The offset after the word at `start` if it has neither letters nor digits, otherwise `start`.
  func endOfPunctuation(at start: Int) -> Int {
    let end = endOfWord(from: start)
    return end > start && StrictReader.collatesToNothing(text.text(start..<end)) ? end : start
  }

  /// Whether the character at an offset is a symbol outside ASCII, neither letter nor digit: ★.
  func hasSymbol(at offset: Int) -> Bool {
    guard let first = byte(offset), first >= 0x80 else { return false }
    let end = endOfWord(from: offset)
    return text.text(offset..<end).unicodeScalars.first.map { StrictReader.collatesToNothing(String($0)) } ?? false
  }

  /// The end of a value without quotes: the end of the word, or the next white space or parenthesis for a value that
  /// begins with a slash or takes slashes.
  func endOfPlainValue(from start: Int, takesSlashes: Bool = false) -> Int {
    guard byte(start) == UInt8(ascii: "/") else { return endOfWord(from: start, takesSlashes: takesSlashes) }
    var offset = start
    while !endsTerm(offset) { offset += 1 }
    return offset
  }
}

/// A minus before a number or a date (Reference 2.3) is no complement:
///
/// | query | reads as |
/// |---|---|
/// | `-pow>=1`, `-usd<1`, `-year>2000`, `-cn>=5`, `-pow>tou` | everything, without a diagnostic |
/// | `-pow:1`, `-usd=0`, `-year=2000` | ignored |
/// | `-pow>1a`, `-pow:1a` | the same: the term does not end after the number (1.7) |
/// | `-mv:even` | `mv:odd` |
/// | `-date>2020` | `date>2020` |
/// | `-cn:1`, `-c>=w`, `-r>=r`, `-m>=2`, `-produces:w`, `-devotion:w`, `-(mv>=3)` | a complement |
///
/// It applies to the minus of a term, not to that of a group around it.
extension StrictReader {
  /// The outcome of a term with a minus, and its polarity.
  func negated(_ outcome: StrictOutcome) -> (StrictOutcome, Polarity) {
    guard case .content(.condition(let condition)) = outcome else { return (outcome, .negative) }
    switch condition {
    case .number(_, let relation, _), .columns(_, let relation, _): return negatedNumber(relation)
    case .date(let field, let relation, _):
      return Vocabulary.scryfall[field].kind == .year ? negatedNumber(relation) : (outcome, .positive)
    case .namedDay: return (outcome, .positive)
    case .parity(let field, let isEven): return (.condition(.parity(field, isEven: !isEven)), .positive)
    default: return (outcome, .negative)
    }
  }

  private func negatedNumber(_ relation: Comparison) -> (StrictOutcome, Polarity) {
    if relation == .equal {
      return (.ignored("a minus before a number needs an operator other than ':' and '='"), .negative)
    }
    return (.content(.everything), .positive)
  }
}
