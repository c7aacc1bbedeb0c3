import FilterVocabulary

/// A shape of a text in the data. A text may have several shapes: `2026` is a whole number and a year.
struct TextShape: OptionSet, Hashable {
  let rawValue: UInt32

  /// `true`, `no`: a word for yes or no.
  static let flag = TextShape(rawValue: 1 << 0)
  /// `-42`. Without leading zeros, which identifiers have.
  static let whole = TextShape(rawValue: 1 << 1)
  /// `3.14`, `1e-3`, and every whole number.
  static let number = TextShape(rawValue: 1 << 2)
  /// `2026-03-17`.
  static let day = TextShape(rawValue: 1 << 3)
  /// `2026-03-17T10:00:05Z`.
  static let instant = TextShape(rawValue: 1 << 4)
  /// `1.5s`, `1h30m`, `3:45`.
  static let duration = TextShape(rawValue: 1 << 5)
  /// `10 MB`.
  static let size = TextShape(rawValue: 1 << 6)
  /// `/health`, `src/a.swift`.
  static let path = TextShape(rawValue: 1 << 7)
  /// More than four words, or several lines.
  static let prose = TextShape(rawValue: 1 << 8)

  /// `1.10.0`, `v2.1`, `2.0-rc.1`, `3.14`: numbers with a dot that can be read as a version.
  static let version = TextShape(rawValue: 1 << 9)
  /// `1.10.0`: what is hardly anything else than a version.
  static let release = TextShape(rawValue: 1 << 10)

  /// `10.0.3.7`, `2001:db8::1`.
  static let address = TextShape(rawValue: 1 << 11)

  /// `1,200.50`, `5%`, `$12`, and every number with a point or without a fraction.
  static let pointNumber = TextShape(rawValue: 1 << 12)
  /// `1.200,50`, `5 %`, `12 €`, and every number without a fraction.
  static let commaNumber = TextShape(rawValue: 1 << 13)
  /// `31/12/2026`, and every date that does not depend on an order: `Nov 3, 2026`, `2026-11-03`.
  static let dayMonth = TextShape(rawValue: 1 << 14)
  /// `12/31/2026`, and every date that does not depend on an order.
  static let monthDay = TextShape(rawValue: 1 << 15)
  /// An instant on a day of the shape ``dayMonth``: `31/12/2026 10:00`.
  static let dayMonthTime = TextShape(rawValue: 1 << 16)
  /// An instant on a day of the shape ``monthDay``.
  static let monthDayTime = TextShape(rawValue: 1 << 17)
  /// A date or an instant that depends on the order of day and month.
  static let ordered = TextShape(rawValue: 1 << 18)

  /// `20261231`: a day of the years 1900 to 2099 in eight digits.
  static let compactDay = TextShape(rawValue: 1 << 19)

  /// `007.1`: a number with a zero before it that a number would lose.
  static let paddedNumber = TextShape(rawValue: 1 << 20)

  /// `Nov 20 03:23:30`: a time without a year.
  static let yearless = TextShape(rawValue: 1 << 21)

  /// All shapes, in the order of ``ShapeCounts``.
  static let all: [TextShape] = (0..<22).map { TextShape(rawValue: 1 << $0) }

  /// The shapes of a text without white space around it. Linear.
  init(_ text: String) {
    self = []
    guard let first = text.utf8.first else { return }
    if first.isWordOfPolarity, TextShape.flags.contains(text.lowercased()) { insert(.flag) }
    if first.isDigit || first == UInt8(ascii: "-") || first == UInt8(ascii: "+") || first == UInt8(ascii: ".") {
      insert(ofDigits: text)
    }
    if first.isDigit || first | 0x20 == UInt8(ascii: "v") { insert(ofVersion: text) }
    if NetworkAddress(text) != nil { insert(.address) }
    insert(ofWritten: text)
    if TextShape.isPath(text) { insert(.path) }
    if TextShape.isProse(text) { insert(.prose) }
  }

  init(rawValue: UInt32) { self.rawValue = rawValue }

  private static let flags: Set<String> = ["true", "false", "yes", "no"]

  private mutating func insert(ofDigits text: String) {
    if TextShape.hasLeadingZero(text), DecimalNumber(text) != nil { insert(.paddedNumber) }
    if let number = DecimalNumber(text), !TextShape.hasLeadingZero(text) {
      insert(.number)
      if number.isWhole, !text.utf8.contains(UInt8(ascii: ".")) { insert(.whole) }
      if text.utf8.count == 8, text.hasPrefix("19") || text.hasPrefix("20"),
        let day = WrittenDate.iso(text).flatMap({ DateSpan($0) }), day.exists
      {
        insert(.compactDay)
      }
      return
    }
    // A number alone has neither a unit nor a colon.
    guard text.utf8.count <= 40, text.utf8.contains(where: { !$0.isDigit }) else { return }
    if text.utf8.count == 10, DateSpan(text) != nil { insert(.day) }
    if text.utf8.count > 10, ItemInstant(of: text, in: .utc) != nil { insert(.instant) }
    if DecimalNumber(length: text) != nil { insert(.duration) }
    if (try? DecimalNumber(size: text)) != nil { insert(.size) }
  }

  /// Adds the shapes of numbers and dates as people write them.
  private mutating func insert(ofWritten text: String) {
    guard text.utf8.count <= 60, text.utf8.contains(where: { $0.isDigit }) else { return }
    // Identifiers have leading zeros.
    if TextShape.hasLeadingZero(text), text.utf8.allSatisfy({ $0.isDigit }) { return }
    let unit = WrittenForm.unit(of: text) ?? ""
    if WrittenForm(unit: unit, decimalMark: .point).number(text) != nil { insert(.pointNumber) }
    if WrittenForm(unit: unit, decimalMark: .comma).number(text) != nil { insert(.commaNumber) }
    if contains(.pointNumber) || contains(.commaNumber) { return }
    if contains(.day) {
      formUnion([.dayMonth, .monthDay])
      return
    }
    let isDay = (
      WrittenDate.iso(text, order: .dayMonth)?.utf8.count == 10,
      WrittenDate.iso(text, order: .monthDay)?.utf8.count == 10
    )
    if isDay.0 { insert(.dayMonth) }
    if isDay.1 { insert(.monthDay) }
    if isDay.0 || isDay.1 {
      if WrittenDate.iso(text) == nil { insert(.ordered) }
      return
    }
    func isInstant(_ order: WrittenForm.DateOrder?) -> Bool {
      ItemInstant(of: text, in: .utc, WrittenForm(dateOrder: order)) != nil
    }
    if isInstant(.dayMonth) { insert(.dayMonthTime) }
    if isInstant(.monthDay) { insert(.monthDayTime) }
    if contains(.dayMonthTime) || contains(.monthDayTime), !isInstant(nil) { insert(.ordered) }
    if contains(.dayMonthTime) || contains(.monthDayTime) || !text.utf8.contains(UInt8(ascii: ":")) { return }
    if WrittenDate.text(text, .yearless) != nil { insert(.yearless) }
  }

  private mutating func insert(ofVersion text: String) {
    let dot = UInt8(ascii: ".")
    guard text.utf8.count <= 100, text.utf8.contains(dot) else { return }
    if contains(.number) {
      // A number with an exponent is no version.
      if text.utf8.last != dot, text.utf8.allSatisfy({ $0.isDigit || $0 == dot }) { insert(.version) }
    } else if Version(text) != nil {
      insert(.version)
      if TextShape.isRelease(text) { insert(.release) }
    }
  }

  private static func hasLeadingZero(_ text: String) -> Bool {
    let digits = text.utf8.drop { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "+") }
    guard digits.first == UInt8(ascii: "0"), let second = digits.dropFirst().first else { return false }
    return second.isDigit
  }

  /// Whether a version has three numbers that are neither a date, such as `3.11.2026`, nor groups of digits, such as
  /// `1.234.567`. An address has four.
  private static func isRelease(_ text: String) -> Bool {
    let numbers = Array(text.utf8.prefix { $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: "+") })
    let lengths = numbers.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false).map { $0.count }
    // `31.01.19` is a day, too.
    if lengths == [2, 2, 2], WrittenDate.iso(text) != nil { return false }
    return lengths.count == 3 && lengths[0] != 4 && lengths[2] != 4 && !(lengths[1] == 3 && lengths[2] == 3)
  }

  /// Whether a text has slashes as a path has: without white space and without a scheme before them.
  private static func isPath(_ text: String) -> Bool {
    let bytes = text.utf8
    guard bytes.contains(UInt8(ascii: "/")), bytes.count <= 4_096 else { return false }
    return !bytes.contains { $0 <= 0x20 || $0 == UInt8(ascii: "<") } && !hasScheme(bytes)
  }

  /// Whether a text has `://`.
  private static func hasScheme(_ bytes: String.UTF8View) -> Bool {
    let sign = "://".utf8
    return bytes.indices.contains { bytes[$0...].starts(with: sign) }
  }

  private static func isProse(_ text: String) -> Bool {
    var words = 0
    var isInWord = false
    for byte in text.utf8 {
      if byte == 0x0A { return true }
      if byte == 0x20 {
        isInWord = false
      } else if !isInWord {
        isInWord = true
        words += 1
        if words > 4 { return true }
      }
    }
    return false
  }
}

extension UInt8 {
  var isDigit: Bool { self >= 0x30 && self <= 0x39 }

  /// Whether a word for yes or no may begin with this letter.
  fileprivate var isWordOfPolarity: Bool {
    switch self | 0x20 {
    case UInt8(ascii: "t"), UInt8(ascii: "f"), UInt8(ascii: "y"), UInt8(ascii: "n"): true
    default: false
    }
  }
}
