import FilterVocabulary

/// The width of bins: an amount, or some months of the calendar.
enum BinWidth {
  case amount(Int64, origin: Int64 = 0)
  case months(Int64)

  static let day: Int64 = 86_400_000_000
  private static let second: Int64 = 1_000_000

  /// 1, 2 and 5 times the powers of ten.
  static let decimal = decimals(upTo: .max)
  /// Decimal parts of a second, then minutes, hours and days, for amounts in a power of ten of a second.
  static func durations(power: Int) -> [BinWidth] {
    guard let second = DecimalNumber(1).whole(power: power), second <= .max / 864_000 else { return decimal }
    let day = 86_400 * second
    return decimals(upTo: 10 * second)
      + [10, 30, 60, 120, 300, 600, 1_800, 3_600, 7_200, 21_600, 43_200].map { .amount($0 * second) }
      + decimals(upTo: .max / day).map { .amount($0.length * day) }
  }
  static let clock =
    decimals(upTo: 10 * second)
    + [10, 30, 60, 300, 900, 1_800, 3_600, 10_800, 21_600, 43_200].map { .amount($0 * second) }
  /// Days, weeks from Monday, months and years.
  static let calendar: [BinWidth] =
    [.amount(day), .amount(7 * day, origin: -3 * day), .months(1), .months(3)]
    + decimals(upTo: 100_000).map { .months($0.length * 12) }

  private static func decimals(upTo limit: Int64) -> [BinWidth] {
    var widths: [BinWidth] = []
    var unit: Int64 = 1
    while unit < limit, unit <= 1_000_000_000_000_000_000 {
      for factor in [1, 2, 5] as [Int64] where unit <= limit / factor && unit * factor < limit {
        widths.append(.amount(unit * factor))
      }
      if unit > limit / 10 { break }
      unit *= 10
    }
    return widths
  }

  private var length: Int64 {
    switch self {
    case .amount(let length, _), .months(let length): length
    }
  }

  func isMultiple(of unit: Int64) -> Bool {
    if case .amount(let length, _) = self { return length % unit == 0 }
    return BinWidth.day % unit == 0
  }

  /// The number of the bin that an amount is in.
  func index(of amount: Int64) -> Int64 {
    switch self {
    case .amount(let length, let origin): return GregorianCalendar.floorDivision(amount &- origin, by: length)
    case .months(let count):
      let days = DateSpan(daysSince1970: Int(GregorianCalendar.floorDivision(amount, by: BinWidth.day)))
      let (year, month, _) = DateSpan.components(ofOrdinal: days.first)
      return GregorianCalendar.floorDivision(Int64(year * 12 + month - 1), by: count)
    }
  }

  /// The first amount of a bin.
  func start(of index: Int64) -> Int64 {
    switch self {
    case .amount(let length, let origin):
      let (start, isOver) = index.multipliedReportingOverflow(by: length)
      return isOver ? (index < 0 ? .min : .max) : start &+ origin
    case .months(let count):
      let (month, _) = index.multipliedReportingOverflow(by: count)
      let year = GregorianCalendar.floorDivision(month, by: 12)
      let first = DateSpan(year: Int(year), month: Int(month - year * 12) + 1, day: 1)
      return Int64(first?.daysSince1970 ?? 2_932_896) * BinWidth.day
    }
  }

  /// A label such as `2026-01-05T10:00 to 11:00`, `2026-01-05 to 2026-01-12`, `2026-01`, `1990 to 2000`.
  func label(from start: Int64, to end: Int64) -> String {
    switch self {
    case .amount(BinWidth.day, _): return BinWidth.day(start)
    case .amount(let length, _) where length > BinWidth.day: return "\(BinWidth.day(start)) to <\(BinWidth.day(end))"
    case .amount: return BinWidth.day(start) + "T" + BinWidth.time(start) + " to <" + BinWidth.time(end)
    case .months(let count):
      let place = count % 12 == 0 ? 4 : 7
      let (first, last) = (BinWidth.day(start).prefix(place), BinWidth.day(end).prefix(place))
      return count == 1 || count == 12 ? String(first) : "\(first) to <\(last)"
    }
  }

  /// The day of an amount of microseconds since 1970: `2026-01-05`.
  static func day(_ amount: Int64) -> String {
    DateSpan(daysSince1970: Int(GregorianCalendar.floorDivision(amount, by: day))).description
  }

  /// The time of day: `10:00`, `10:00:01`, `10:00:01.25`.
  static func time(_ amount: Int64) -> String {
    let time = amount - GregorianCalendar.floorDivision(amount, by: day) * day
    func two(_ number: Int64) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let minutes = two(time / 3_600_000_000) + ":" + two(time / 60_000_000 % 60)
    let seconds = time % 60_000_000
    if seconds == 0 { return minutes }
    let text = DecimalNumber(seconds, power: -6).description
    return minutes + ":" + (seconds < 10_000_000 ? "0" : "") + text
  }
}
