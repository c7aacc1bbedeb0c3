import DataStreams
import FilterEvaluation
package import FilterVocabulary

/// The values of a record as the content of a field. A value that does not fit the kind of the field is no content.
struct ItemContent {
  let kind: ValueKind
  let vocabulary: Vocabulary
  /// Whether the field may have several values.
  let isList: Bool

  init(_ field: Field, in vocabulary: Vocabulary) {
    kind = field.kind
    isList = field.multiplicity == .many || field.multiplicity == .perPart
    self.vocabulary = vocabulary
  }

  /// The content of a field whose record has this value.
  func content(of value: ItemValue) -> FieldContent {
    let values = value.scalars
    if values.isEmpty { return .nothing }
    switch kind {
    case .text, .path: return .texts(values.map { $0.text })
    case .instant:
      return values.first.flatMap { ItemInstant.microseconds(of: $0.text ?? "", in: vocabulary.timeZone) }
        .map { .instant($0) } ?? .nothing
    case .number, .numberOrText, .duration, .size: return .numbers(values.map { number($0) })
    case .date, .year: return values.lazy.compactMap { day($0) }.first.map { .date($0) } ?? .nothing
    case .enumeration, .orderedEnumeration, .flag, .absentFlag, .catalog, .uuid, .integerID:
      return .values(values.compactMap { $0.text })
    case .boolean: return values.first.flatMap { ItemContent.flag($0) }.map { .boolean($0) } ?? .nothing
    case .colors:
      return colors(values).map { .colors($0) } ?? .nothing
    case .cost, .devotion, .directive: return .nothing
    }
  }

  private func number(_ value: ItemValue) -> FixedNumber? {
    guard let text = value.text else { return nil }
    switch (kind, value) {
    case (.duration, _): return FixedNumber(length: text)
    case (.size, _): return try? FixedNumber(size: text)
    case (_, .boolean): return nil
    default: return FixedNumber(item: text)
    }
  }

  /// The colors of a text such as `WU`, or of a list of letters.
  private func colors(_ values: [ItemValue]) -> ColorSet? {
    let text = values.compactMap { $0.text }.joined().lowercased()
    return vocabulary.palettes.first.flatMap { $0.letters(text) ?? $0.colors(named: text) }
  }

  /// The day of a date, or of an instant as written.
  private func day(_ value: ItemValue) -> DateSpan? {
    guard let text = value.text else { return nil }
    return DateSpan(text) ?? (text.utf8.count > 10 ? DateSpan(String(text.prefix(10))) : nil)
  }

  /// A word for yes or no; nil for anything else.
  static func flag(_ value: ItemValue) -> Bool? {
    if case .boolean(let flag) = value { return flag }
    switch value.text?.lowercased() {
    case "true", "yes", "y", "1", "on": return true
    case "false", "no", "n", "0", "off": return false
    default: return nil
    }
  }
}

extension ItemValue {
  /// The first number of a value of a field of a kind: seconds for a duration, bytes for a size. Nil without one.
  package func number(of kind: ValueKind?) -> FixedNumber? {
    guard let text = scalarTexts.first else { return nil }
    switch kind {
    case .duration: return FixedNumber(length: text)
    case .size: return try? FixedNumber(size: text)
    case .number, .numberOrText: return FixedNumber(item: text)
    default: return nil
    }
  }
}

extension FixedNumber {
  /// The seconds of a duration; of two numbers with a colon, as in `3:45`, the first is minutes.
  init?(length text: String) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    let isShort = parts.count == 2 && parts.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy { $0.isDigit } }
    guard let seconds = try? FixedNumber(duration: isShort ? "0:" + text : text) else { return nil }
    self = seconds
  }

  /// The number of a text that is one as a whole, with an optional sign, fraction and exponent; nil for other texts.
  init?(item text: String) {
    var text = text
    let millionths: Int64? = text.withUTF8 { bytes in
      let bytes = bytes.first == UInt8(ascii: "+") ? UnsafeBufferPointer(rebasing: bytes.dropFirst()) : bytes
      if let (number, length) = FixedNumber.prefix(of: bytes), length == bytes.count { return number.millionths }
      var scanner = JSONScanner(bytes, scratch: JSONScratch(capacity: 1))
      do throws(JSONError) {
        let number = try scanner.number()
        return scanner.offset == bytes.count ? number.millionths : nil
      } catch { return nil }
    }
    guard let millionths else { return nil }
    self.init(millionths: millionths)
  }
}

/// Instants as data has them.
enum ItemInstant {
  /// The first microsecond since 1970-01-01T00:00Z of an instant or a day. The date and the time may have a space
  /// between them. A number is one of seconds since 1970, or of milliseconds, microseconds or nanoseconds if it is too
  /// large for that. Nil for other texts. A text without an offset is in `zone`.
  static func microseconds(of text: String, in zone: ZoneOffset) -> Int64? {
    if text.utf8.allSatisfy({ $0.isDigit }), text.utf8.count > 8 { return Int64(text).flatMap { microseconds(of: $0) } }
    let bytes = text.utf8
    if let span = try? InstantSpan(text, zone: zone) { return span.first }
    guard bytes.count > 11, let space = bytes.firstIndex(of: 0x20),
      bytes.distance(from: bytes.startIndex, to: space) == 10
    else { return nil }
    let time = text[text.index(after: space)...].replacing(" ", with: "")
    return (try? InstantSpan(String(text[..<space]) + "T" + time, zone: zone))?.first
  }

  private static func microseconds(of number: Int64) -> Int64 {
    switch number {
    case ..<100_000_000_000: number * 1_000_000
    case ..<100_000_000_000_000: number * 1_000
    case ..<100_000_000_000_000_000: number
    default: number / 1_000
    }
  }
}
