package import FilterVocabulary

/// A way to put nearby values of a column into one group: times by the hour or the month, amounts by a width.
package struct ValueBucket: Hashable, Sendable {
  private enum Width: Hashable {
    /// A width in microseconds.
    case time(Int64)
    /// Months of the calendar.
    case months(Int64)
    case amount(DecimalNumber)
  }

  private let width: Width
  private let kind: ValueKind?

  /// The names of the buckets of times.
  package static let names = ["second", "minute", "hour", "day", "week", "month", "quarter", "year"]

  /// A bucket of a name or a width, such as `hour`, `15m`, `10ms`, `0.5` or `10MB`, for values of a kind; nil if the kind
  /// has none of that name.
  package init?(_ text: String, of kind: ValueKind?) {
    self.kind = kind
    let name = text.lowercased()
    switch kind {
    case .date, .year, .instant:
      if let months = ["month": 1, "quarter": 3, "year": 12][name] {
        width = .months(Int64(months))
      } else if let index = Self.names.firstIndex(of: name) {
        width = .time([1_000_000, 60_000_000, 3_600_000_000, BinWidth.day, 7 * BinWidth.day][index])
      } else if let length = try? DecimalNumber(duration: name), let whole = length.whole(power: -6), whole > 0 {
        width = .time(whole)
      } else {
        return nil
      }
    case .duration:
      guard let length = try? DecimalNumber(duration: name), length > .zero else { return nil }
      width = .amount(length)
    case .size:
      guard let size = try? DecimalNumber(size: text), size > .zero else { return nil }
      width = .amount(size)
    case nil, .number, .numberOrText:
      guard let number = DecimalNumber(text), number > .zero else { return nil }
      width = .amount(number)
    default: return nil
    }
  }

  /// The beginning of the bucket that a value is in: `2026-01-05T10:00`, `2026-01`, `20ms`. Nil for a value that the kind
  /// cannot read, and for an amount of more digits than 64 bits have.
  package func label(of value: ItemValue, _ form: WrittenForm, in zone: ZoneRules) -> String? {
    guard let amount = value.amount(of: kind, form, in: zone) else { return nil }
    switch width {
    case .time(let length):
      guard let time = amount.floor(power: 0)?.number else { return nil }
      // Weeks begin on a Monday.
      let bins = BinWidth.amount(length, origin: length % (7 * BinWidth.day) == 0 ? -3 * BinWidth.day : 0)
      let start = bins.start(of: bins.index(of: time))
      return BinWidth.day(start) + (length % BinWidth.day == 0 ? "" : "T" + BinWidth.time(start))
    case .months(let count):
      guard let time = amount.floor(power: 0)?.number else { return nil }
      let bins = BinWidth.months(count)
      let day = BinWidth.day(bins.start(of: bins.index(of: time)))
      if count == 12 { return String(day.prefix(4)) }
      guard count == 3, let month = Int(day.dropFirst(5).prefix(2)) else { return String(day.prefix(7)) }
      return "\(day.prefix(4))-Q\((month + 2) / 3)"
    case .amount(let length):
      let power = min(amount.exponent, length.exponent)
      guard let whole = amount.whole(power: power), let unit = length.whole(power: power) else { return nil }
      let start = DecimalNumber(GregorianCalendar.floorDivision(whole, by: unit), power: power).times(
        UInt64(unit.magnitude))
      return switch kind {
      case .duration: start.durationText
      case .size: start.sizeText
      default: start.description
      }
    }
  }
}
