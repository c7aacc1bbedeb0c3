package import FilterVocabulary

/// Counts of numbers, durations, sizes, days or instants in bins of a round width. At most ``maximumCounts`` counts are
/// kept: beyond that, nearby amounts are counted together.
package struct ItemBins {
  enum Scale { case number, duration, size, day, instant }

  private let scale: Scale
  /// The counts by the amount in units, rounded down.
  private var counts: [Int64: Int] = [:]
  /// The power of ten of the unit; for days and instants the unit is a multiple of a microsecond since 1970.
  private var power: Int
  private var unit: Int64 = 1
  /// Whether different amounts are counted together.
  private var isCoarse = false

  package static let maximumCounts = 20_000
  /// The maximum number of bins of a round width.
  package static let maximumBins = 12
  private let few: Int

  /// Bins for values of a kind; nil for kinds without an order of their own.
  ///
  /// - Parameter few: The number of distinct amounts up to which each has its own bin.
  package init?(_ kind: ValueKind?, few: Int = ItemBins.maximumBins) {
    self.few = few
    switch kind {
    case nil, .number, .numberOrText: scale = .number
    case .duration: scale = .duration
    case .size: scale = .size
    case .date, .year: scale = .day
    case .instant: scale = .instant
    default: return nil
    }
    switch scale {
    case .duration, .size: power = -6
    case .number, .day, .instant: power = 0
    }
  }

  /// Counts an amount: a number, seconds, megabytes, or microseconds since 1970 for days and instants.
  package mutating func add(_ amount: DecimalNumber) {
    if isOfTime {
      guard let microseconds = amount.floor(power: 0)?.number else { return }
      counts[GregorianCalendar.floorDivision(microseconds, by: unit), default: 0] += 1
    } else {
      if !isCoarse, amount.exponent < power { refine(to: amount.exponent) }
      coarsen(toFit: amount)
      guard let (key, isExact) = amount.floor(power: power) else { return }
      if !isExact { isCoarse = true }
      counts[key, default: 0] += 1
    }
    while counts.count > Self.maximumCounts, unit < BinWidth.day { coarsen() }
  }

  /// Makes the unit as large as an amount needs to have a key.
  private mutating func coarsen(toFit amount: DecimalNumber) {
    // A key has 18 digits.
    var target = max(power, amount.exponent - 18)
    while amount.floor(power: target) == nil { target += 1 }
    if target > power { coarsen(toPower: target) }
  }

  /// Counts the amounts in the unit of a larger power of ten.
  private mutating func coarsen(toPower target: Int) {
    var merged: [Int64: Int] = [:]
    for (key, count) in counts {
      merged[DecimalNumber(key, power: power).floor(power: target)?.number ?? 0, default: 0] += count
    }
    (counts, power, isCoarse) = (merged, target, isCoarse || !counts.isEmpty)
  }

  private var isOfTime: Bool { scale == .day || scale == .instant }

  /// Makes the unit smaller if all amounts fit then.
  private mutating func refine(to power: Int) {
    var refined: [Int64: Int] = [:]
    for (key, count) in counts {
      guard let finer = DecimalNumber(key, power: self.power).whole(power: power) else {
        isCoarse = true
        return
      }
      refined[finer] = count
    }
    (counts, self.power) = (refined, power)
  }

  /// Makes the unit larger: each is a multiple of the one before, and of no width that is chosen for so many amounts.
  private mutating func coarsen() {
    guard isOfTime else { return coarsen(toPower: power + 1) }
    let coarser = [1_000, 1_000_000, 60_000_000, 3_600_000_000, BinWidth.day].first { $0 > unit } ?? unit
    var merged: [Int64: Int] = [:]
    for (key, count) in counts { merged[GregorianCalendar.floorDivision(key, by: coarser / unit), default: 0] += count }
    (counts, unit, isCoarse) = (merged, coarser, true)
  }

  /// A bin.
  package struct Row: Hashable, Sendable {
    /// The label: `3`, `0 to 5`, `2026-01`.
    package let text: String
    package let count: Int
    /// The least amount, as the language writes it.
    package let from: String
    /// The amount above the greatest; nil for a bin of one amount.
    package let to: String?
  }

  /// The bins in ascending order, without gaps, or each amount if there are few.
  package var rows: [Row] {
    let keys = counts.keys.sorted()
    guard let low = keys.first, let high = keys.last else { return [] }
    if !isCoarse, keys.count <= few {
      return keys.map { Row(text: text($0), count: counts[$0] ?? 0, from: text($0), to: nil) }
    }
    let (first, last) = (low * unit, high * unit)
    guard
      let width = widths.first(where: {
        let (bins, isOver) = $0.index(of: last).subtractingReportingOverflow($0.index(of: first))
        return $0.isMultiple(of: unit) && !isOver && bins < Int64(Self.maximumBins)
      })
    else {
      let count = counts.values.reduce(0, +)
      return [Row(text: "\(text(first)) to \(text(last))", count: count, from: text(first), to: text(last &+ unit))]
    }
    var bins = [Int](repeating: 0, count: Int(width.index(of: last) - width.index(of: first)) + 1)
    for (key, count) in counts { bins[Int(width.index(of: key * unit) - width.index(of: first))] += count }
    return bins.enumerated().map { offset, count in
      let index = width.index(of: first) + Int64(offset)
      let (start, end) = (width.start(of: index), width.start(of: index + 1))
      return Row(text: label(width, from: start, to: end), count: count, from: text(start), to: text(end))
    }
  }

  private var widths: [BinWidth] {
    switch scale {
    case .number, .size: BinWidth.decimal
    case .duration: BinWidth.durations(power: power)
    case .day: BinWidth.calendar
    case .instant: BinWidth.clock + BinWidth.calendar
    }
  }

  private func label(_ width: BinWidth, from start: Int64, to end: Int64) -> String {
    switch scale {
    case .number, .duration, .size: "\(text(start)) to \(text(end))"
    case .day, .instant: width.label(from: start, to: end)
    }
  }

  private func text(_ amount: Int64) -> String {
    switch scale {
    case .number: DecimalNumber(amount, power: power).description
    case .duration: DecimalNumber(amount, power: power).durationText
    case .size: DecimalNumber(amount, power: power).sizeText
    case .day: BinWidth.day(amount)
    case .instant: BinWidth.day(amount) + "T" + BinWidth.time(amount)
    }
  }
}

/// The width of bins: an amount, or some months of the calendar.
private enum BinWidth {
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
    case .amount(let length, _) where length > BinWidth.day: return "\(BinWidth.day(start)) to \(BinWidth.day(end))"
    case .amount: return BinWidth.day(start) + "T" + BinWidth.time(start) + " to " + BinWidth.time(end)
    case .months(let count):
      let place = count % 12 == 0 ? 4 : 7
      let (first, last) = (BinWidth.day(start).prefix(place), BinWidth.day(end).prefix(place))
      return count == 1 || count == 12 ? String(first) : "\(first) to \(last)"
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
