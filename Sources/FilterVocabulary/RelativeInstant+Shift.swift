import FilterText

/// Distances from now and from today.
extension RelativeInstant {
  /// The largest number of months, beyond any calendar.
  private static let maximumMonths = 120_000

  /// Whether it is a distance that only the syntax of lists has: `-3mo`, `today-30d`, `now-3h`.
  package var isShifted: Bool {
    switch self {
    case .months: true
    case .day(let distance): abs(distance) > 1
    case .ago(let duration): duration.isNegative
    case .now: false
    }
  }

  /// Reads `now-3h`, `today-30d`, `-3mo`, `-1y`, and on a field of days `-3m`. Nil for other texts, also for a minus and
  /// a plain duration.
  static func shifted(_ text: String, ofDays: Bool) -> RelativeInstant? {
    let bytes = Array(text.utf8)
    let lower = text.lowercased()
    let isToday = lower.hasPrefix("today")
    let start = isToday ? 5 : lower.hasPrefix("now") ? 3 : 0
    guard start + 2 < bytes.count, bytes.count < 40 else { return nil }
    let isPast = bytes[start] == UInt8(ascii: "-")
    guard isPast || start > 0 && bytes[start] == UInt8(ascii: "+") else { return nil }
    let digits = bytes[(start + 1)...].prefix { $0.isDigit }
    let unit = String(decoding: bytes[digits.endIndex...], as: UTF8.self)
    if (1...6).contains(digits.count), let count = Int(String(decoding: digits, as: UTF8.self)) {
      let distance = isPast ? -count : count
      if let months = months(of: unit, ofDays: ofDays), abs(distance) * months <= maximumMonths {
        return .months(distance * months, isDay: isToday)
      }
      switch unit.lowercased() {
      case "d", "day", "days": if isToday { return .day(distance) }
      case "w", "week", "weeks": if isToday { return .day(7 * distance) }
      default: break
      }
    }
    if isToday || start == 0 || unit.isEmpty { return nil }
    do throws(AmountError) {
      let duration = try DecimalNumber(duration: String(decoding: bytes[(start + 1)...], as: UTF8.self))
      return .ago(isPast ? duration : -duration)
    } catch {
      return nil
    }
  }

  /// The months of a unit: a capital `M`, which is no minute, and on a field of days a small one too. Nil for others.
  private static func months(of unit: String, ofDays: Bool) -> Int? {
    switch unit {
    case "M": return 1
    case "m": return ofDays ? 1 : nil
    default: break
    }
    switch unit.lowercased() {
    case "mo", "mon", "month", "months": return 1
    case "y", "yr", "year", "years": return 12
    default: return nil
    }
  }

  /// The instant some months after another one, at the same time of day; on the last day of a month that has no such day.
  static func instant(_ months: Int, after now: Int64, in zone: ZoneRules) -> Int64 {
    let local = zone.local(at: now)
    let day = GregorianCalendar.floorDivision(local, by: InstantSpan.dayLength)
    let date = GregorianCalendar.date(ofDay: day)
    let total = date.year * 12 + Int64(date.month - 1 + months)
    let year = GregorianCalendar.floorDivision(total, by: 12)
    let month = Int(total - year * 12) + 1
    let other = GregorianCalendar.day(
      year: year, month: month, day: min(date.day, GregorianCalendar.days(ofMonth: month, year: year)))
    let moved = (other - day).multipliedReportingOverflow(by: InstantSpan.dayLength)
    let sum = local.addingReportingOverflow(moved.partialValue)
    return moved.overflow || sum.overflow ? now : zone.instant(ofLocal: sum.partialValue)
  }
}
