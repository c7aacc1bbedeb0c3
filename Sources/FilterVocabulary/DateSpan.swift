/// The days a date literal means: a day, all days of a month, all days of a year.
///
/// Days are compared by their ordinals, in a calendar of twelve months with 31 days each: a day that its month does not
/// have (`2021-02-31`) comes after the last one. Source: Reference 3.6. An ordinal is no number of days; for those see
/// ``init(daysSince1970:)`` and ``daysSince1970``.
public struct DateSpan: Hashable, Sendable {
  /// The precision of a literal.
  public enum Precision: Hashable, Sendable {
    /// A year: `2020`.
    case year
    /// A month: `2020-03`.
    case month
    /// A day: `2020-03-17`.
    case day
  }

  /// The ordinal of the first day: 372 for each year, 31 for each month, from the first day of the year 0.
  public let first: Int
  /// The ordinal of the last day, not before ``first``.
  public let last: Int
  /// Whether the span is a year, a month or a day.
  public let precision: Precision

  /// Reads `YYYY`, `YYYY-MM` or `YYYY-MM-DD`, with all leading zeros; nil for anything else, and for a month outside 1
  /// to 12 or a day outside 1 to 31.
  public init?(_ text: String) {
    var text = text
    guard let span = text.withUTF8({ DateSpan($0) }) else { return nil }
    self = span
  }

  /// Reads the bytes of a date.
  package init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard bytes.count == 4 || bytes.count == 7 || bytes.count == 10, let year = DateSpan.number(bytes[0..<4]) else {
      return nil
    }
    if bytes.count == 4 {
      self.first = year * 372
      self.last = first + 371
      self.precision = .year
      return
    }
    guard bytes[4] == UInt8(ascii: "-"), let month = DateSpan.number(bytes[5..<7]), (1...12).contains(month) else {
      return nil
    }
    let start = year * 372 + (month - 1) * 31
    if bytes.count == 7 {
      self.first = start
      self.last = start + 30
      self.precision = .month
      return
    }
    guard bytes[7] == UInt8(ascii: "-"), let day = DateSpan.number(bytes[8..<10]), (1...31).contains(day) else {
      return nil
    }
    self.first = start + day - 1
    self.last = first
    self.precision = .day
  }

  /// The days of a year.
  package init(year: Int) {
    self.first = year * 372
    self.last = first + 371
    self.precision = .year
  }

  /// A day; nil for a month outside 1 to 12 or a day outside 1 to 31.
  package init?(year: Int, month: Int, day: Int) {
    guard (1...12).contains(month), (1...31).contains(day) else { return nil }
    self.init(ordinal: year * 372 + (month - 1) * 31 + day - 1)
  }

  /// The day with an ordinal like ``first``.
  package init(ordinal: Int) {
    self.first = ordinal
    self.last = ordinal
    self.precision = .day
  }

  /// The day that lies a number of real days after 1970-01-01, before it if negative, in the proleptic Gregorian
  /// calendar. A day before the year 0 or after the year 9999 counts as the first or the last one.
  public init(daysSince1970 days: Int) {
    let (year, month, day) = GregorianCalendar.date(ofDay: min(max(Int64(days), -719_528), 2_932_896))
    self.init(ordinal: Int(year) * 372 + (month - 1) * 31 + day - 1)
  }

  /// The day of an instant in microseconds since 1970, in a zone.
  package init(dayOf microseconds: Int64, in zone: ZoneRules) {
    let day = GregorianCalendar.floorDivision(zone.local(at: microseconds), by: InstantSpan.dayLength)
    self.init(daysSince1970: Int(clamping: day))
  }

  /// The number of real days from 1970-01-01 to the first day, negative before it. A day that its month does not have
  /// counts as one of the next month.
  public var daysSince1970: Int {
    let (year, month, day) = DateSpan.components(ofOrdinal: first)
    return Int(GregorianCalendar.day(year: Int64(year), month: month, day: day))
  }

  /// Whether the month has the day; true for a month and a year.
  package var exists: Bool {
    let (year, month, day) = DateSpan.components(ofOrdinal: first)
    return day <= GregorianCalendar.days(ofMonth: month, year: Int64(year))
  }

  private static func number(_ digits: Slice<UnsafeBufferPointer<UInt8>>) -> Int? {
    var number = 0
    for byte in digits {
      guard byte >= 0x30, byte <= 0x39 else { return nil }
      number = number * 10 + Int(byte - 0x30)
    }
    return number
  }

  /// The year, month and day of an ordinal like ``first``; months and days count from 1.
  public static func components(ofOrdinal ordinal: Int) -> (year: Int, month: Int, day: Int) {
    (ordinal / 372, ordinal % 372 / 31 + 1, ordinal % 31 + 1)
  }
}

extension DateSpan: CustomStringConvertible {
  /// The span as typed in a query: `2020-03`.
  public var description: String {
    let (year, month, day) = DateSpan.components(ofOrdinal: first)
    var text = DateSpan.padded(year, to: 4)
    if precision != .year { text += "-" + DateSpan.padded(month, to: 2) }
    if precision == .day { text += "-" + DateSpan.padded(day, to: 2) }
    return text
  }

  private static func padded(_ number: Int, to width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
  }
}
