import DataStreams
import FilterAST
import FilterEvaluation
import FilterText
import FilterVocabulary

/// A running test of a term on the values of a source, which are compared as bytes. Has the results that
/// ``ItemContent`` and the term have together.
final class ScalarTest {
  /// The interpretation of the bytes of a value.
  private enum Reading {
    case constant(Bool)
    case text
    case number, duration, size
    case instant, day, year
    /// A word, compared with folded words.
    case word
    /// A word that the kind of the field can read.
    case identifier(ItemContent)
    /// A text, compared with others without letter case.
    case wholeText
    /// A value with a key. The results of short ones are remembered.
    case keyed(KeyedReading)
    /// A word with a rank, or one for yes or no. The results of short ones are remembered.
    case rank(FieldID)
    case flag
    /// A text that the kind of the field cannot read.
    case other(ItemContent)
    /// Any value but some marks.
    case present
  }

  private let source: Int
  private let reading: Reading
  private let vocabulary: Vocabulary
  private let form: WrittenForm
  /// Whether instants without an offset are in UTC.
  private let isUTC: Bool
  /// Whether numbers are written in digits, and compared with ranges.
  private let isPlain: Bool
  private let isNegated: Bool
  private var search: TextSearch?
  // Constants, whose arrays are read for each value without being retained.
  private let ranges: [NumberRange]
  private let digits: DigitRanges
  /// The whole numbers of the ranges.
  private let wholes: [ClosedRange<Int64>]
  /// Whether a whole number must be even or odd instead of in a range.
  private let parity: Bool?
  /// The folded words, and their bytes if all of them are ASCII.
  private let texts: [String]
  private let words: [[UInt8]]
  /// The words as a set, if there are many.
  private let wordSet: Set<[UInt8]>?
  /// The texts as a set, if there are many.
  private let textSet: Set<String>?
  /// The texts and the single keys as a set, if there are many, and the other spans.
  private let keySet: Set<ExactText>?
  private let wideSpans: [KeySpan]
  /// Whether the ranges are so many that they are searched instead of tried.
  private let hasManyRanges: Bool
  /// Whether words are compared as texts; never those that match letter case, which no test names as words.
  private let hasTextualWords: Bool
  private let spans: [KeySpan]
  private var folded: [UInt8] = []
  private var memory = WordMemory()

  /// The relative cost of the test.
  var cost: Int {
    switch reading {
    case .constant: 0
    case .present: 1
    case .number, .rank, .flag, .word, .identifier, .wholeText, .keyed: 1
    case .size, .duration, .day, .year: 2
    case .instant: 3
    case .text, .other: search?.isPattern == true ? 100 : 10
    }
  }

  /// Whether a pattern hit its step limit on a text.
  var wasCutShort: Bool { search?.wasCutShort ?? false }

  /// The test of a term; nil if it must be tested on its content.
  init?(_ plan: FilterPlan, leaf: Int, vocabulary: Vocabulary) {
    guard let test = plan.valueTest(ofLeaf: leaf) else { return nil }
    self.vocabulary = vocabulary
    isUTC = vocabulary.timeZone == .utc
    var (isNegated, hasTextualWords, parity) = (false, false, nil as Bool?)
    var (ranges, texts, words, spans) = ([] as [NumberRange], [] as [String], [] as [[UInt8]], [] as [KeySpan])
    switch test {
    case .constant(let holds): (source, reading) = (0, .constant(holds))
    case .text(let field, let search):
      let kind = vocabulary.fields[field].kind
      if vocabulary.isOfLists, kind.leavesOthers {
        (source, reading) = (field, .other(ItemContent(vocabulary.fields[field], in: vocabulary)))
        self.search = search
        break
      }
      let isOfWords = kind.traits.hasWords && kind.traits.family != .keyed
      guard isOfWords else { return nil }
      (source, reading) = (field, .text)
      self.search = search
    case .keys(let field, let keys):
      guard let reading = ScalarTest.keys(of: vocabulary.fields[field], vocabulary) else { return nil }
      (source, self.reading, ranges) = (field, reading, keys)
    case .parity(let field, let isEven):
      guard case .number? = ScalarTest.keys(of: vocabulary.fields[field], vocabulary) else { return nil }
      (source, reading) = (field, .number)
      parity = isEven
    case .values(let field, let values, isNegated: let negated):
      isNegated = negated
      source = field
      guard let reading = ScalarTest.words(of: vocabulary.fields[field], vocabulary) else { return nil }
      self.reading = reading
      texts = values
      hasTextualWords = vocabulary.comparesWordsAsTexts(vocabulary.fields[field])
      if values.allSatisfy({ $0.utf8.allSatisfy { $0 < 0x80 } }) { words = values.map { Array($0.utf8) } }
    case .spans(let field, let keys):
      guard let keyed = vocabulary.fields[field].kind.traits.keyed else { return nil }
      (source, reading, spans) = (field, .keyed(keyed), keys)
    case .present(let field, let marks):
      (source, reading) = (field, .present)
      texts = marks
      words = marks.filter { $0.utf8.allSatisfy { $0 < 0x80 } }.map { Array($0.utf8) }
    case .written(let field, let search):
      (source, reading) = (field, .text)
      self.search = search
    }
    (self.isNegated, self.hasTextualWords, self.parity) = (isNegated, hasTextualWords, parity)
    (self.ranges, self.texts, self.words, self.spans) = (ranges, texts, words, spans)
    let few = FilterPlan.fewValues
    wordSet = words.count > few ? Set(words) : nil
    let singles = spans.filter { $0.isSingle }.map { $0.first } + texts.map { ExactText($0) }
    keySet = singles.count > few ? Set(singles) : nil
    textSet = texts.count > few ? Set(texts) : nil
    wideSpans = keySet == nil ? spans : spans.filter { !$0.isSingle }
    hasManyRanges = ranges.count > few
    wholes = ranges.compactMap { $0.wholes() }
    digits = DigitRanges(hasManyRanges ? [] : ranges)
    form = vocabulary.fields.indices.contains(source) ? vocabulary.fields[source].form : .plain
    isPlain = parity == nil && form.decimalMark == nil && !hasManyRanges
  }

  private static func words(of field: Field, _ vocabulary: Vocabulary) -> Reading? {
    let (kind, traits) = (field.kind, field.kind.traits)
    switch traits.family {
    case .keyed where traits.isOrdered: return traits.keyed.map { .keyed($0) }
    case .keyed: return .identifier(ItemContent(field, in: vocabulary))
    case .word: return .word
    case .property: return kind == .absentFlag ? .word : nil
    case .number: return kind == .numberOrText ? .wholeText : nil
    case .boolean: return .flag
    default: return nil
    }
  }

  private static func keys(of field: Field, _ vocabulary: Vocabulary) -> Reading? {
    switch field.kind {
    case .number, .numberOrText: .number
    case .duration: .duration
    case .size: .size
    case .instant: .instant
    case .date: .day
    case .year: .year
    case .orderedEnumeration: vocabulary.fieldID(spelled: field.name).map { .rank($0) }
    default: nil
    }
  }

  /// Whether the record of a row passes.
  func passes(_ row: ItemRow) -> Bool {
    if case .constant(let holds) = reading { return holds }
    var result = false
    row.forEachScalar(of: source) { bytes in
      result = holds(bytes)
      return !result
    }
    return result != isNegated
  }

  /// Whether the term holds for a value.
  @inline(__always) private func holds(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    switch reading {
    case .constant: false
    case .text: bytes.isASCII ? found(bytes) : repaired(bytes) { found($0) }
    case .other(let content):
      bytes.isASCII
        ? found(bytes) && !content.reads(bytes) : repaired(bytes) { found($0) && !content.reads($0) }
    case .present: !isMark(bytes)
    case .number where isPlain: digits.contains(bytes)
    case .number: number(DecimalNumber(item: bytes, form))
    case .duration where !hasManyRanges && ScalarTest.isDecimal(bytes): digits.contains(bytes)
    case .duration: number(DecimalNumber(length: bytes))
    // Sizes are compared in megabytes.
    case .size where !hasManyRanges && ScalarTest.isDecimal(bytes): digits.contains(bytes, movedLeft: 6)
    case .size: number(ScalarTest.size(bytes))
    case .instant: instant(bytes)
    case .day: day(bytes) { Int64($0.first) }
    case .year: day(bytes) { Int64(DateSpan.components(ofOrdinal: $0.first).year) }
    case .word: word(bytes)
    case .identifier(let content): word(bytes) && content.reads(bytes)
    case .wholeText: wholeText(bytes)
    case .rank(let field):
      remembered(bytes) { text in
        key(vocabulary.rank(of: ValueSpelling.folded(text), in: field))
      }
    case .keyed(let reading):
      remembered(bytes) { text in
        guard let key = reading.key(text).map({ ExactText($0) }) else { return false }
        if let keySet { return keySet.contains(key) || wideSpans.contains { $0.contains(key) } }
        if spans.isEmpty { return texts.contains { ExactText($0) == key } }
        return spans.contains { $0.contains(key) }
      }
    case .flag:
      remembered(bytes) { text in
        guard let flag = ItemContent.flag(.text(text)) else { return false }
        return texts.contains(FieldValue.booleans[flag ? 0 : 1].text)
      }
    }
  }

  /// Whether digits are at both ends of a value, as in `12.5`: an amount that has a unit has it after them.
  @inline(__always) private static func isDecimal(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let first = bytes.first, let last = bytes.last, first.isDigit, last.isDigit else { return false }
    return bytes.allSatisfy { $0.isDigit || $0 == UInt8(ascii: ".") }
  }

  @inline(__always) private func number(_ number: DecimalNumber?) -> Bool {
    guard let number else { return false }
    if let parity { return number.isWhole && number.isEven == parity }
    if hasManyRanges { return NumberRange.contain(number, ranges) }
    for range in ranges where range.contains(number) { return true }
    return false
  }

  @inline(__always) private func key(_ key: Int64?) -> Bool {
    guard let key else { return false }
    if hasManyRanges { return NumberRange.contain(DecimalNumber(key), ranges) }
    for range in wholes where range.contains(key) { return true }
    return false
  }

  private func instant(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    if let microseconds = InstantSpan.microseconds(ofUsual: bytes, isUTC: isUTC) { return key(microseconds) }
    guard let instant = ItemInstant(of: bytes, in: vocabulary.timeZone, form) else { return false }
    return instant.rest.isZero ? key(instant.microseconds) : number(instant.exact)
  }

  static func size(_ bytes: UnsafeBufferPointer<UInt8>) -> DecimalNumber? {
    do throws(AmountError) { return try DecimalNumber(size: bytes) } catch { return nil }
  }

  private func day(_ bytes: UnsafeBufferPointer<UInt8>, _ key: (DateSpan) -> Int64) -> Bool {
    self.key(ItemContent.day(bytes, form).map(key))
  }

  private func found(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool { search?.passes(bytes) == true }

  private func word(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    folded.removeAll(keepingCapacity: true)
    let isASCII = hasTextualWords ? bytes.isASCII : ValueSpelling.fold(bytes, into: &folded)
    if isASCII, !words.isEmpty {
      if hasTextualWords {
        TextForm.plain.append(bytes, to: &folded)
        for index in folded.indices where folded[index] == 0x0A { folded[index] = 0x20 }
      }
      return wordSet?.contains(folded) ?? words.contains(folded)
    }
    // Texts beyond ASCII are equal in more than one spelling.
    let text = String(decoding: bytes, as: UTF8.self)
    let sought = hasTextualWords ? WordSpelling.folded(text) : ValueSpelling.folded(text)
    return textSet?.contains(sought) ?? texts.contains(sought)
  }

  private func wholeText(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    if bytes.isASCII, !words.isEmpty { return hasWord(bytes) }
    let text = CanonicalForm.composed(String(decoding: bytes, as: UTF8.self).lowercased())
    return keySet?.contains(ExactText(text)) ?? texts.contains { $0.utf8.elementsEqual(text.utf8) }
  }

  /// Whether one of the words is a text of ASCII, in any letter case.
  private func hasWord(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    if let wordSet { return wordSet.contains(bytes.map { $0 &- 0x41 < 26 ? $0 | 0x20 : $0 }) }
    return hasWordAmongFew(bytes)
  }

  private func hasWordAmongFew(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    words.contains { word in
      word.count == bytes.count && zip(word, bytes).allSatisfy { $0 == ($1 &- 0x41 < 26 ? $1 | 0x20 : $1) }
    }
  }

  private func isMark(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    if bytes.isASCII { return hasWord(bytes) }
    return texts.contains(WordSpelling.folded(String(decoding: bytes, as: UTF8.self)))
  }

  /// The result for a text with invalid UTF-8 replaced.
  @inline(never) private func repaired(
    _ bytes: UnsafeBufferPointer<UInt8>, _ holds: (UnsafeBufferPointer<UInt8>) -> Bool
  ) -> Bool {
    var text = String(decoding: bytes, as: UTF8.self)
    return text.withUTF8(holds)
  }

  @inline(__always) private func remembered(
    _ bytes: UnsafeBufferPointer<UInt8>, _ holds: (String) -> Bool
  ) -> Bool {
    guard bytes.count <= WordMemory.maximumLength else { return holds(String(decoding: bytes, as: UTF8.self)) }
    let key = WordMemory.Key(bytes)
    if let known = memory[key] { return known }
    let result = holds(String(decoding: bytes, as: UTF8.self))
    memory[key] = result
    return result
  }
}

/// The last results for short words.
struct WordMemory {
  /// The longest word that is remembered, in bytes.
  static let maximumLength = 16

  struct Key: Equatable {
    var words: (UInt64, UInt64) = (0, 0)
    var length: UInt8

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
      length = UInt8(truncatingIfNeeded: bytes.count)
      for (index, byte) in bytes.enumerated() {
        if index < 8 {
          words.0 |= UInt64(byte) &<< UInt64(8 &* index)
        } else {
          words.1 |= UInt64(byte) &<< UInt64(8 &* (index &- 8))
        }
      }
    }

    /// The slot of the key, from 0 to 63.
    fileprivate var slot: Int {
      Int(truncatingIfNeeded: ((words.0 ^ words.1 &* 31 ^ UInt64(length)) &* 0x9E37_79B9_7F4A_7C15) &>> 58)
    }

    static func == (one: Key, other: Key) -> Bool { one.words == other.words && one.length == other.length }
  }

  private var slots: [(key: Key, holds: Bool)?] = Array(repeating: nil, count: 64)

  /// The remembered result for a word; nil if there is none.
  subscript(_ key: Key) -> Bool? {
    get {
      guard let slot = slots[key.slot], slot.key == key else { return nil }
      return slot.holds
    }
    set { slots[key.slot] = newValue.map { (key: key, holds: $0) } }
  }
}
