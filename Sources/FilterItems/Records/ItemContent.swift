import DataStreams
import FilterEvaluation
package import FilterVocabulary

/// The values of a record as the content of a field. A value that the kind of the field cannot read is kept as a text.
struct ItemContent {
  let kind: ValueKind
  let family: KindFamily
  let form: WrittenForm
  let vocabulary: Vocabulary
  /// Whether the field may have several values.
  let isList: Bool

  init(_ field: Field, in vocabulary: Vocabulary) {
    kind = field.kind
    family = kind.traits.family
    form = field.form
    isList = field.multiplicity == .many || field.multiplicity == .perPart
    self.vocabulary = vocabulary
  }

  /// The content of a field whose record has this value.
  func content(of value: ItemValue) -> FieldContent {
    let values = value.scalars
    if values.isEmpty { return .nothing }
    var others: [String] = []
    /// The values that the kind can read; the texts of the others are kept.
    func read<Value>(_ reading: (ItemValue) -> Value?) -> [Value] {
      values.compactMap { value in
        let read = reading(value)
        if read == nil, let text = value.text { others.append(text) }
        return read
      }
    }
    let content: FieldContent
    switch family {
    case .text: return .texts(values.map { $0.text })
    case .time where kind == .instant:
      let instants = read { ItemInstant(of: $0.text ?? "", in: vocabulary.timeZone, form)?.exact }
      content = instants.count > 1 ? .instants(instants) : instants.first.map { .instant($0) } ?? .nothing
    case .number where kind == .numberOrText:
      return .numberedTexts(values.map { $0.text ?? "" }, values.map { number($0) })
    case .number, .amount:
      let numbers = read { number($0) }
      content = numbers.isEmpty ? .nothing : .numbers(numbers.map { Optional($0) })
    case .time:
      let days = read { day($0) }
      content = days.count > 1 ? .dates(days) : days.first.map { .date($0) } ?? .nothing
    case .word, .property: return .values(values.compactMap { $0.text })
    case .keyed:
      let texts = read { value in value.text.flatMap { readsKeyed($0) ? $0 : nil } }
      content = texts.isEmpty ? .nothing : .values(texts)
    case .boolean:
      let flags = read { ItemContent.flag($0) }
      content =
        flags.count < 2
        ? flags.first.map { .boolean($0) } ?? .nothing : .values(flags.map { FieldValue.booleans[$0 ? 0 : 1].text })
    case .colors: return colors(values).map { .colors($0) } ?? .nothing
    case .cost, .directive: return .nothing
    }
    return others.isEmpty ? content : .partly(content, others: others)
  }

  private func number(_ value: ItemValue) -> DecimalNumber? {
    guard let text = value.text else { return nil }
    switch (kind, value) {
    case (.duration, _): return DecimalNumber(length: text)
    case (.size, _): return try? DecimalNumber(size: text)
    case (_, .boolean): return nil
    default: return DecimalNumber(item: text, form)
    }
  }

  /// The colors of a text such as `WU`, or of a list of letters.
  private func colors(_ values: [ItemValue]) -> ColorSet? {
    let text = values.compactMap { $0.text }.joined().lowercased()
    return vocabulary.palettes.first.flatMap { $0.letters(text) ?? $0.colors(named: text) }
  }

  /// The day of a date, or of an instant as written.
  private func day(_ value: ItemValue) -> DateSpan? {
    guard var text = value.text else { return nil }
    return text.withUTF8 { ItemContent.day($0, form) }
  }

  /// The day of a date or an instant given as bytes.
  static func day(_ bytes: UnsafeBufferPointer<UInt8>, _ form: WrittenForm) -> DateSpan? {
    let start = bytes.count > 10 ? UnsafeBufferPointer(rebasing: bytes[..<10]) : bytes
    if let span = DateSpan(start), span.exists { return span }
    return writtenDay(bytes, form)
  }

  @inline(never) private static func writtenDay(
    _ bytes: UnsafeBufferPointer<UInt8>, _ form: WrittenForm
  ) -> DateSpan? {
    if bytes.count > 60 { return nil }
    let written = WrittenDate.text(String(decoding: bytes, as: UTF8.self), form)
    return written.flatMap { DateSpan(String($0.prefix(10))) }.flatMap { $0.exists ? $0 : nil }
  }

  /// Whether the kind of the field can read a text of an item.
  func reads(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    switch kind {
    case .duration: return DecimalNumber(length: bytes) != nil
    case .size: return ScalarTest.size(bytes) != nil
    case .instant: return ItemInstant(of: bytes, in: vocabulary.timeZone, form) != nil
    case .date, .year: return ItemContent.day(bytes, form) != nil
    case .number, .numberOrText: return DecimalNumber(item: bytes, form) != nil
    case .boolean: return ItemContent.flag(.text(String(decoding: bytes, as: UTF8.self))) != nil
    default: return readsKeyed(String(decoding: bytes, as: UTF8.self))
    }
  }

  /// Whether a text is a value of a kind with keys. Without an order every text has a key.
  private func readsKeyed(_ text: String) -> Bool {
    guard let keyed = kind.traits.keyed else { return true }
    return kind.isOrdered ? keyed.key(text) != nil : keyed.value(text) != nil
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
  package func number(of kind: ValueKind?, _ form: WrittenForm = .plain) -> DecimalNumber? {
    guard let text = scalarTexts.first else { return nil }
    switch kind {
    case .duration: return DecimalNumber(length: text)
    case .size: return try? DecimalNumber(size: text)
    case .number, .numberOrText: return DecimalNumber(item: text, form)
    default: return nil
    }
  }
}

extension ItemValue {
  /// The first amount of a value of a field of a kind: a number, seconds, megabytes, or microseconds since
  /// 1970-01-01T00:00 in a zone for days and instants. Nil without one and for other kinds. `kind` is nil for a source
  /// that is not a field, which is read as numbers.
  package func amount(of kind: ValueKind?, _ form: WrittenForm = .plain, in zone: ZoneRules) -> DecimalNumber? {
    switch kind {
    case .date, .year:
      guard var text = scalarTexts.first, let day = text.withUTF8({ ItemContent.day($0, form) }) else { return nil }
      return DecimalNumber(Int64(day.daysSince1970) * InstantSpan.dayLength)
    case .instant:
      guard let instant = scalarTexts.first.flatMap({ ItemInstant(of: $0, in: zone, form) }) else { return nil }
      return DecimalNumber(zone.local(at: instant.microseconds)).adding(instant.rest)
    default: return number(of: kind ?? .number, form)
    }
  }
}

extension DecimalNumber {
  /// The seconds of a duration; of two numbers with a colon, as in `3:45`, the first is minutes.
  init?(length text: String) {
    var text = text
    guard let seconds = text.withUTF8({ DecimalNumber(length: $0) }) else { return nil }
    self = seconds
  }

  /// The seconds of a duration given as bytes.
  init?(length bytes: UnsafeBufferPointer<UInt8>) {
    let colon = UInt8(ascii: ":")
    let parts = bytes.contains(colon) ? bytes.split(separator: colon, omittingEmptySubsequences: false) : []
    let isShort = parts.count == 2 && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy { $0.isDigit } }
    do throws(AmountError) {
      if isShort {
        self = try DecimalNumber(duration: "0:" + String(decoding: bytes, as: UTF8.self))
      } else {
        self = try DecimalNumber(duration: bytes)
      }
    } catch { return nil }
  }

  /// The number of a text in a form.
  init?(item text: String, _ form: WrittenForm) {
    var text = text
    guard let number = text.withUTF8({ DecimalNumber(item: $0, form) }) else { return nil }
    self = number
  }

  /// The number of a text in a form given as bytes.
  @inline(__always)
  init?(item bytes: UnsafeBufferPointer<UInt8>, _ form: WrittenForm) {
    if form.decimalMark != nil, let number = form.number(bytes) {
      self = number
    } else if form.decimalMark != .comma, let number = DecimalNumber(whole: bytes) {
      self = number
    } else {
      return nil
    }
  }
}

/// An instant as data has it.
struct ItemInstant {
  /// The microsecond since 1970-01-01T00:00Z that it is in.
  let microseconds: Int64
  /// The part of a microsecond after that.
  var rest = DecimalNumber.zero

  /// The microseconds with their part.
  var exact: DecimalNumber { DecimalNumber(microseconds).adding(rest) ?? DecimalNumber(microseconds) }

  /// The first instant of a text of an instant or a day. The date and the time may have a space between them. A number
  /// is one of seconds since 1970, or of milliseconds, microseconds or nanoseconds if it is too large for that. Nil for
  /// other texts. A text without an offset is in `zone`.
  init?(of text: String, in zone: ZoneRules, _ form: WrittenForm = .plain) {
    var text = text
    guard let instant = text.withUTF8({ ItemInstant(of: $0, in: zone, form) }) else { return nil }
    self = instant
  }

  /// The first instant of a text given as bytes.
  init?(of bytes: UnsafeBufferPointer<UInt8>, in zone: ZoneRules, _ form: WrittenForm = .plain) {
    if bytes.count > 8, bytes.allSatisfy({ $0.isDigit }) {
      guard let number = DecimalNumber(whole: bytes)?.whole() else { return nil }
      self.init(number)
      return
    }
    do throws(InstantError) {
      self.init(try InstantSpan(bytes, zone: zone))
      return
    } catch {}
    var text: String?
    if bytes.count > 11, bytes.firstIndex(of: 0x20) == 10 {
      let tight = Array(bytes[..<10]) + [UInt8(ascii: "T")] + bytes[11...].filter { $0 != 0x20 }
      text = String(decoding: tight, as: UTF8.self)
    }
    if let span = text.flatMap({ ItemInstant.span($0, zone) }) ?? ItemInstant.written(bytes, in: zone, form) {
      self.init(span)
    } else {
      return nil
    }
  }

  private init(_ span: InstantSpan) { (microseconds, rest) = (span.first, span.rest) }

  private init(_ number: Int64) {
    switch number {
    case ..<100_000_000_000: microseconds = number * 1_000_000
    case ..<100_000_000_000_000: microseconds = number * 1_000
    case ..<100_000_000_000_000_000: microseconds = number
    default: (microseconds, rest) = (number / 1_000, DecimalNumber(number % 1_000, power: -3))
    }
  }

  @inline(never) private static func written(
    _ bytes: UnsafeBufferPointer<UInt8>, in zone: ZoneRules, _ form: WrittenForm
  ) -> InstantSpan? {
    if bytes.count > 60 { return nil }
    guard let text = WrittenDate.text(String(decoding: bytes, as: UTF8.self), form), text.utf8.count >= 10
    else { return nil }
    return span(text, zone)
  }

  private static func span(_ text: String, _ zone: ZoneRules) -> InstantSpan? {
    do throws(InstantError) { return try InstantSpan(text, zone: zone) } catch { return nil }
  }
}
