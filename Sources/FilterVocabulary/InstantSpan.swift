import FilterText

/// The reason why a text is not an instant.
public enum InstantError: Error, Hashable, Sendable {
  /// The text does not have the form of an instant.
  case form
  /// A month outside 1 to 12.
  case month
  /// A day that its month does not have.
  case day
  /// An hour, minute or second that does not exist.
  case time
  /// A time that is skipped where the clocks of the zone go forward.
  case skipped
}

/// The instants that a literal means: all those of a year, a month, a day, an hour, a minute, a second, or a fraction of
/// one.
///
/// Instants are microseconds since 1970-01-01T00:00Z and parts of them, in the proleptic Gregorian calendar, without leap
/// seconds.
public struct InstantSpan: Sendable {
  /// The precision of a literal.
  public enum Precision: Hashable, Comparable, Sendable {
    /// A year: `2026`.
    case year
    /// A month: `2026-01`.
    case month
    /// A day: `2026-01-02`.
    case day
    /// An hour: `2026-01-02T10`.
    case hour
    /// A minute: `2026-01-02T10:00`.
    case minute
    /// A second: `2026-01-02T10:00:05`.
    case second
    /// Digits after the point, at least one.
    case fraction(Int)
  }

  /// The microsecond since 1970-01-01T00:00Z in which the span begins.
  public let first: Int64
  /// The microsecond in which the span ends, not before ``first``.
  public let last: Int64
  /// The part of a microsecond after ``first`` at which the span begins: not zero only for a literal with more than six
  /// digits after the point.
  package private(set) var rest = DecimalNumber.zero
  /// How exact the literal is.
  public let precision: Precision
  /// The zone it was read in: its own, or that of the reader.
  public let zone: ZoneRules

  /// Reads `2026`, `2026-01`, `2026-01-02`, and after `T` or a space `10`, `10:00`, `10:00:05` and `10:00:05.25`. From
  /// the day on an offset may follow: `Z`, `+02:00`. Without one, `zone` counts. Linear.
  public init(_ text: String, zone: ZoneRules = .utc) throws(InstantError) {
    var text = text
    let result = text.withUTF8 { bytes -> Result<InstantSpan, InstantError> in
      do throws(InstantError) { return .success(try InstantSpan(bytes, zone: zone)) } catch { return .failure(error) }
    }
    self = try result.get()
  }

  /// Whether the time of a literal of this span is skipped where the clocks of its zone go forward.
  package func isSkipped(from text: String) -> Bool {
    guard precision > .day, !zone.name.isEmpty else { return false }
    do throws(InstantError) { return try InstantSpan(text).first != zone.local(at: first) } catch { return false }
  }

  /// Makes a span of a single instant, to be written in a zone.
  public init(microseconds: Int64, zone: ZoneRules = .utc) {
    (first, last, precision, self.zone) = (microseconds, microseconds, .fraction(6), zone)
  }

  /// Makes a span of a single instant in microseconds and parts of them, to be written in a zone.
  package init(_ instant: DecimalNumber, zone: ZoneRules = .utc) {
    let first = instant.floor(power: 0)?.number ?? (instant.isNegative ? .min : .max)
    (self.first, self.last, self.zone) = (first, first, zone)
    rest = instant.adding(-DecimalNumber(first)) ?? .zero
    precision = .fraction(max(6, 6 - instant.exponent))
  }

  /// The instants in microseconds, exactly.
  package var range: NumberRange {
    let start = instant
    if case .fraction(let digits) = precision, digits > 6 {
      return NumberRange(start, start.adding(DecimalNumber(1, power: 6 - digits)), includesUpper: false)
    }
    return NumberRange(start, DecimalNumber(last).adding(1), includesUpper: false)
  }

  /// The first instant in microseconds, exactly.
  package var instant: DecimalNumber { DecimalNumber(first).adding(rest) ?? DecimalNumber(first) }

  private init(first: Int64, last: Int64, precision: Precision, zone: ZoneRules) {
    (self.first, self.last, self.precision, self.zone) = (first, last, precision, zone)
  }

  /// The day that lies some days after that of an instant, in a zone.
  package init(dayOf microseconds: Int64, in zone: ZoneRules, after days: Int64 = 0) {
    let day = GregorianCalendar.floorDivision(zone.local(at: microseconds), by: InstantSpan.dayLength) + days
    let first = day.multipliedReportingOverflow(by: InstantSpan.dayLength)
    let start = first.overflow ? microseconds : zone.instant(ofLocal: first.partialValue)
    let end = first.partialValue.addingReportingOverflow(InstantSpan.dayLength)
    let last = first.overflow || end.overflow ? .max : zone.instant(ofLocal: end.partialValue) &- 1
    self.init(first: start, last: max(start, last), precision: .day, zone: zone)
  }

  /// Reads the bytes of a literal.
  package init(_ bytes: UnsafeBufferPointer<UInt8>, zone: ZoneRules) throws(InstantError) {
    func sees(_ offset: Int, _ byte: UInt8) -> Bool { offset < bytes.count && bytes[offset] == byte }
    guard let year = InstantSpan.number(bytes, 0, count: 4).map({ Int64($0) }) else { throw .form }
    let hyphen = UInt8(ascii: "-")
    var (month, day) = (1, 1)
    var precision = Precision.year
    var end = 4
    if end < bytes.count {
      guard sees(end, hyphen), let number = InstantSpan.number(bytes, 5, count: 2) else { throw .form }
      guard (1...12).contains(number) else { throw .month }
      (month, precision, end) = (number, .month, 7)
    }
    if end < bytes.count {
      guard sees(end, hyphen), let number = InstantSpan.number(bytes, 8, count: 2) else { throw .form }
      guard number >= 1, number <= GregorianCalendar.days(ofMonth: month, year: year) else { throw .day }
      (day, precision, end) = (number, .day, 10)
    }
    var time: Int64 = 0
    var further = DecimalNumber.zero
    if sees(end, UInt8(ascii: "T")) || sees(end, UInt8(ascii: "t")) || sees(end, UInt8(ascii: " ")), precision == .day {
      (time, precision, end) = try InstantSpan.time(bytes, from: end + 1)
      if case .fraction(let digits) = precision, digits > 6 {
        further = InstantSpan.rest(UnsafeBufferPointer(rebasing: bytes[(end - digits + 6)..<end]))
      }
    }
    var zone = zone
    if end < bytes.count {
      if precision >= .day, end + 1 == bytes.count, bytes[end] | 0x20 == UInt8(ascii: "z") {
        zone = .utc
      } else {
        guard precision >= .day, let offset = ZoneRules(bytes, from: end) else { throw .form }
        zone = offset
      }
    }
    let days = GregorianCalendar.day(year: year, month: month, day: day)
    let local = days * InstantSpan.dayLength + time
    let first = zone.instant(ofLocal: local)
    let length: Int64
    switch precision {
    case .year: length = (GregorianCalendar.day(year: year + 1, month: 1, day: 1) - days) * InstantSpan.dayLength
    case .month:
      length = Int64(GregorianCalendar.days(ofMonth: month, year: year)) * InstantSpan.dayLength
    case .day: length = InstantSpan.dayLength
    case .hour: length = 3_600_000_000
    case .minute: length = 60_000_000
    case .second: length = 1_000_000
    case .fraction(let digits): length = InstantSpan.powers[max(0, 6 - digits)]
    }
    // A day on which the clocks change has not 24 hours, and an hour that comes twice is both.
    let last =
      precision == .hour
      ? zone.lastInstant(ofLocal: local) + length - 1
      : precision > .day ? first + length - 1 : zone.instant(ofLocal: local + length) - 1
    self.init(first: first, last: last, precision: precision, zone: zone)
    rest = further
  }

  /// The microsecond of an instant that is written as most data is, without making a span of it: a date, a time to the
  /// second, at most six further digits, and `Z`, or nothing where data without an offset is in UTC. Nil for any other text,
  /// which may be an instant all the same. Allocates nothing.
  package static func microseconds(ofUsual bytes: UnsafeBufferPointer<UInt8>, isUTC: Bool) -> Int64? {
    guard bytes.count >= 19, bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-"),
      bytes[10] | 0x20 == UInt8(ascii: "t") || bytes[10] == UInt8(ascii: " "),
      let year = number(bytes, 0, count: 4).map({ Int64($0) }), let month = number(bytes, 5, count: 2),
      let day = number(bytes, 8, count: 2), month >= 1, month <= 12, day >= 1,
      day <= GregorianCalendar.days(ofMonth: month, year: year)
    else { return nil }
    do throws(InstantError) {
      let (time, precision, end) = try time(bytes, from: 11)
      guard precision >= .second, precision <= .fraction(6),
        isUTC && end == bytes.count || end + 1 == bytes.count && bytes[end] | 0x20 == UInt8(ascii: "z")
      else { return nil }
      return GregorianCalendar.day(year: year, month: month, day: day) * dayLength + time
    } catch { return nil }
  }

  /// The part of a microsecond that digits after the sixth say.
  @inline(never)
  private static func rest(_ digits: UnsafeBufferPointer<UInt8>) -> DecimalNumber {
    guard case .number(let number, _) = DecimalNumber.read(digits, takesExponent: false) else { return .zero }
    return number.shifted(by: -digits.count)
  }

  /// The time of a day in microseconds, from an hour to a fraction.
  private static func time(
    _ bytes: UnsafeBufferPointer<UInt8>, from start: Int
  ) throws(InstantError) -> (time: Int64, precision: Precision, end: Int) {
    guard let hour = number(bytes, start, count: 2) else { throw .form }
    var end = start + 2
    var time = Int64(hour) * 3_600_000_000
    if hour > 23 { throw .time }
    func colon() -> Bool { end < bytes.count && bytes[end] == UInt8(ascii: ":") }
    guard colon() else { return (time, .hour, end) }
    guard let minute = number(bytes, end + 1, count: 2) else { throw .form }
    if minute > 59 { throw .time }
    time += Int64(minute) * 60_000_000
    end += 3
    guard colon() else { return (time, .minute, end) }
    guard let second = number(bytes, end + 1, count: 2) else { throw .form }
    if second > 59 { throw .time }
    time += Int64(second) * 1_000_000
    end += 3
    guard end + 1 < bytes.count, bytes[end] == UInt8(ascii: "."), bytes[end + 1].isDigit else {
      return (time, .second, end)
    }
    end += 1
    var digits = 0
    while end < bytes.count, bytes[end].isDigit {
      digits += 1
      if digits <= 6 { time += Int64(bytes[end] - UInt8(ascii: "0")) * powers[6 - digits] }
      end += 1
    }
    return (time, .fraction(digits), end)
  }

  /// A number of so many digits at an offset; nil if they are not all there.
  static func number(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, count: Int) -> Int? {
    guard start + count <= bytes.count else { return nil }
    var number = 0
    for offset in start..<start + count {
      guard bytes[offset].isDigit else { return nil }
      number = number * 10 + Int(bytes[offset] - UInt8(ascii: "0"))
    }
    return number
  }

  /// The microseconds of a day.
  package static let dayLength: Int64 = 86_400_000_000
  private static let powers: [Int64] = [1, 10, 100, 1_000, 10_000, 100_000, 1_000_000]
}

extension InstantSpan: Hashable {
  /// Whether two spans have the same instants, however they are written.
  public static func == (left: InstantSpan, right: InstantSpan) -> Bool {
    left.first == right.first && left.last == right.last
      && (left.rest.isZero && right.rest.isZero || left.range == right.range)
  }

  /// Hashes what equality compares.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(first)
    hasher.combine(last)
  }
}

extension InstantSpan: CustomStringConvertible {
  /// The span with its offset, as typed in a query: `2026-01-02T10:00Z`. Only a year and a month have none.
  public var description: String {
    precision < .day ? literal(in: zone) : literal(in: zone) + zone.offset(at: first).description
  }

  /// The span as typed in a query whose zone is `zone`: without an offset if the span can be written so.
  public func text(in zone: ZoneRules) -> String {
    // When the clocks go back, an hour has two instants.
    if precision > .day, zone.instant(ofLocal: zone.local(at: first)) != first { return description }
    if zone == self.zone { return literal(in: zone) }
    // Another zone moves the borders of a day, and those of an hour if it differs by less.
    let isExact =
      precision >= .minute || precision == .hour && (zone.minutes(at: first) - self.zone.minutes(at: first)) % 60 == 0
    return isExact ? literal(in: zone) : description
  }

  /// A single instant with its offset, without a fraction or seconds that are zero.
  package var shortText: String {
    let digits = max(0, 6 - instant.exponent)
    let isMinute = first % 60_000_000 == 0 && rest.isZero
    let precision: Precision = isMinute ? .minute : digits == 0 ? .second : .fraction(digits)
    var short = InstantSpan(first: first, last: last, precision: precision, zone: zone)
    short.rest = rest
    return short.description
  }

  /// The date, and the time with `separator` before it, without the zone.
  package func literal(in zone: ZoneRules, separator: String = "T") -> String {
    let local = zone.local(at: first)
    let day = GregorianCalendar.floorDivision(local, by: InstantSpan.dayLength)
    let date = GregorianCalendar.date(ofDay: day)
    let time = local &- day &* InstantSpan.dayLength
    func padded(_ number: Int64, _ width: Int) -> String {
      let digits = String(number)
      return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
    }
    var text = padded(date.year, 4)
    if precision >= .month { text += "-" + padded(Int64(date.month), 2) }
    if precision >= .day { text += "-" + padded(Int64(date.day), 2) }
    if precision >= .hour { text += separator + padded(time / 3_600_000_000, 2) }
    if precision >= .minute { text += ":" + padded(time / 60_000_000 % 60, 2) }
    if precision >= .second { text += ":" + padded(time / 1_000_000 % 60, 2) }
    if case .fraction(let digits) = precision {
      text += "." + padded(time % 1_000_000 / InstantSpan.powers[max(0, 6 - digits)], min(6, digits))
      if digits > 6 {
        let further = rest.shifted(by: digits - 6).text(zeros: digits)
        text += String(repeating: "0", count: max(0, digits - 6 - further.utf8.count)) + further
      }
    }
    return text
  }
}

/// An instant that depends on the present: `now`, `yesterday`, `-2h`.
public enum RelativeInstant: Hashable, Sendable {
  /// The present instant.
  case now
  /// A day by its distance from today: -1 is `yesterday`.
  case day(Int)
  /// A duration before now, in seconds: `-2h`.
  case ago(DecimalNumber)
  /// Months from now, negative ones before it: `-3mo`, `-1y`. With `isDay` the whole day: `today-3mo`.
  case months(Int, isDay: Bool)

  /// The words, in lower case.
  package static let words = ["now", "today", "yesterday", "tomorrow"]

  /// Reads a word in any letter case, or a minus and a duration with a unit, which may follow `now` or `today`: `-2h`,
  /// `now-3h`, `today-30d`, `-3mo`, `-1y`. Nil for anything else.
  public init?(_ text: String) { self.init(text, ofDays: false) }

  /// Reads the same; on a field of days `-3m` are months.
  package init?(_ text: String, ofDays: Bool) {
    switch text.lowercased() {
    case "now": self = .now
    case "today": self = .day(0)
    case "yesterday": self = .day(-1)
    case "tomorrow": self = .day(1)
    default:
      if let shifted = RelativeInstant.shifted(text, ofDays: ofDays) {
        self = shifted
        return
      }
      guard text.utf8.first == UInt8(ascii: "-"), let last = text.utf8.last, !last.isDigit else { return nil }
      do throws(AmountError) {
        self = .ago(-(try DecimalNumber(duration: text)))
      } catch {
        return nil
      }
    }
  }

  /// The instants it means when it is `now`, in microseconds since 1970. Days are those of `zone`.
  public func span(at now: Int64, in zone: ZoneRules) -> InstantSpan {
    switch self {
    case .now: return InstantSpan(microseconds: now, zone: zone)
    case .day(let distance): return InstantSpan(dayOf: now, in: zone, after: Int64(distance))
    case .ago(let duration):
      let distance = duration.floor(power: -6)?.number
      let (past, isBeyond) = now.subtractingReportingOverflow(distance ?? .max)
      return InstantSpan(microseconds: isBeyond ? .min : past, zone: zone)
    case .months(let months, let isDay):
      let past = RelativeInstant.instant(months, after: now, in: zone)
      return isDay ? InstantSpan(dayOf: past, in: zone) : InstantSpan(microseconds: past, zone: zone)
    }
  }
}

extension RelativeInstant: CustomStringConvertible {
  /// As typed in a query.
  public var description: String {
    switch self {
    case .now: "now"
    case .day(0): "today"
    case .day(-1): "yesterday"
    case .day(1): "tomorrow"
    case .day(let distance): "today" + (distance < 0 ? "" : "+") + "\(distance)d"
    case .ago(let duration):
      duration.isNegative ? "now+" + duration.durationText.dropFirst() : "-" + duration.durationText
    case .months(let months, let isDay):
      (isDay ? "today" : months < 0 ? "" : "now") + (months < 0 ? "-" : "+")
        + (months % 12 == 0 ? "\(abs(months) / 12)y" : "\(abs(months))mo")
    }
  }
}
