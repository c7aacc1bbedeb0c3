package import FilterVocabulary

/// Counts of numbers, durations, sizes, days or instants in bins of a round width. At most ``maximumCounts`` counts are
/// kept: beyond that, nearby amounts are counted together.
package struct ItemBins: Sendable {
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
    /// The label: `3`, `0 to <5`, `2026-01`.
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
    case .number, .duration, .size: "\(text(start)) to <\(text(end))"
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
