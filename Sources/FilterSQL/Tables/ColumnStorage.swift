import FilterVocabulary

/// The form in which a column stores the values of a field.
public enum ColumnStorage: Hashable, Sendable {
  /// Whole numbers.
  case integer
  /// Whole numbers of a smaller unit: with a scale of 2, 1999 is 19.99. Scales are from 0 to 6.
  case decimal(scale: Int)
  /// Decimal fractions. `scale` is the number of their digits after the point if it is limited.
  case numeric(scale: Int?)
  /// Binary fractions.
  case double
  /// Texts, which engines compare by their own rules.
  case text
  /// Truth values.
  case boolean
  /// Days.
  case date
  /// Instants: with a zone they are instants, without one the date and time of the zone of the vocabulary.
  case timestamp(hasZone: Bool)
  /// Instants as whole numbers since 1970-01-01T00:00Z.
  case epoch(EpochUnit)
  /// Texts that begin with a day such as `2026-03-17`, perhaps with a time after it; others are looked at one by one.
  case writtenTime
  /// Lengths of time, where the engine has a type for them.
  case interval
  /// Identifiers of 128 bits, where the engine has a type for them.
  case uuid
  /// Addresses and networks, where the engine has a type for them.
  case inet
  /// Anything else: rows are looked at one by one.
  case other

  /// A unit of time since 1970-01-01T00:00Z.
  public enum EpochUnit: Hashable, Sendable {
    /// Seconds, as Unix counts them.
    case seconds
    /// Milliseconds, as JavaScript counts them.
    case milliseconds
    /// Microseconds.
    case microseconds

    /// The microseconds of a unit.
    package var factor: Int64 {
      switch self {
      case .seconds: 1_000_000
      case .milliseconds: 1_000
      case .microseconds: 1
      }
    }
  }
}

/// A range of values as an engine compares them; nil for an end that is open.
struct StoredRange: Hashable {
  var first: SQLValue?
  var includesFirst = true
  var last: SQLValue?
  var includesLast = true
  /// Whether no value lies in it.
  var isEmpty = false

  /// Whether every value lies in it.
  var isWhole: Bool { first == nil && last == nil && !isEmpty }

  /// No values.
  static let nothing = StoredRange(isEmpty: true)
}

extension ColumnStorage {
  /// The stored values whose keys lie in a range; nil if keys of the kind are not stored in a form with their order.
  ///
  /// Keys are as in the columns of a list: millionths of numbers, ordinals of days, microseconds of instants.
  func range(_ keys: ClosedRange<Int64>, of kind: ValueKind, hasZone: Bool) -> StoredRange? {
    switch (self, kind) {
    case (.integer, .number), (.integer, .numberOrText), (.integer, .duration):
      return wholes(keys, unit: FixedNumber.scale)
    // The keys are bytes.
    case (.integer, .size): return wholes(keys, unit: 1)
    case (.decimal(let scale), .number) where (0...6).contains(scale):
      var unit = FixedNumber.scale
      for _ in 0..<scale { unit /= 10 }
      return wholes(keys, unit: unit)
    case (.numeric(let scale), .number), (.numeric(let scale), .duration):
      return numbers(keys, isShort: scale.map { $0 <= 6 } ?? false)
    case (.double, .number), (.double, .duration): return numbers(keys, isShort: false) { .double($0) }
    case (.interval, .duration):
      return StoredRange(
        first: keys.lowerBound == .min ? nil : .decimal(FixedNumber(millionths: keys.lowerBound)),
        last: keys.upperBound == .max ? nil : .decimal(FixedNumber(millionths: keys.upperBound)))
    case (.epoch(let unit), .instant): return wholes(keys, unit: unit.factor)
    case (.date, .date): return days(keys) { .date(StoredDay.text(of: $0)) }
    case (.timestamp(let isOfZone), .instant) where isOfZone || !hasZone:
      func written(_ key: Int64) -> SQLValue { .timestamp(StoredDay.text(ofInstant: key), hasZone: isOfZone) }
      return StoredRange(
        first: keys.lowerBound <= StoredDay.instants.lowerBound ? nil : written(keys.lowerBound),
        last: keys.upperBound >= StoredDay.instants.upperBound ? nil : written(keys.upperBound),
        isEmpty: !StoredDay.instants.overlaps(keys))
    default: return nil
    }
  }

  /// Whole numbers of a unit, in which a key is one.
  private func wholes(_ keys: ClosedRange<Int64>, unit: Int64) -> StoredRange {
    func floor(_ key: Int64) -> Int64 { key / unit - (key % unit < 0 ? 1 : 0) }
    let first = keys.lowerBound == .min ? nil : floor(keys.lowerBound) + (keys.lowerBound % unit == 0 ? 0 : 1)
    let last = keys.upperBound == .max ? nil : floor(keys.upperBound)
    if let first, let last, first > last { return .nothing }
    // `> 2` reads better than `>= 3`, as it is written in the query.
    var range = StoredRange(first: first.map { .integer($0) }, last: last.map { .integer($0) })
    if let first, keys.lowerBound % unit == 1, first > .min, first != last {
      (range.first, range.includesFirst) = (.integer(first - 1), false)
    }
    if let last, keys.upperBound < .max, floor(keys.upperBound + 1) == last + 1, last != first {
      (range.last, range.includesLast) = (.integer(last + 1), false)
    }
    return range
  }

  /// Fractions. A longer one counts without its digits after the sixth, as it is read; `isShort` says that there are none.
  private func numbers(
    _ keys: ClosedRange<Int64>, isShort: Bool, _ value: (FixedNumber) -> SQLValue = { .decimal($0) }
  ) -> StoredRange {
    func written(_ key: Int64) -> SQLValue { value(FixedNumber(millionths: key)) }
    var range = StoredRange()
    let (lower, upper) = (keys.lowerBound, keys.upperBound)
    if lower != .min {
      // The numbers above -0.000001 are read as 0 or more.
      let isOpen = isShort ? (lower - 1) % 10 == 0 && lower % 10 != 0 && lower != upper : lower <= 0
      range.first = written(isOpen ? lower - 1 : lower)
      range.includesFirst = !isOpen
    }
    if upper != .max {
      let isOpen = isShort ? (upper + 1) % 10 == 0 && upper % 10 != 0 && lower != upper : upper >= 0
      range.last = written(isOpen ? upper + 1 : upper)
      range.includesLast = !isOpen
    }
    return range
  }

  /// Days from ordinals, which also count days that no month has.
  private func days(_ keys: ClosedRange<Int64>, _ value: (Int) -> SQLValue) -> StoredRange {
    let bounds: ClosedRange<Int64> = 0...3_719_999  // the years 0 to 9999
    if keys.upperBound < bounds.lowerBound || keys.lowerBound > bounds.upperBound { return .nothing }
    let first = keys.lowerBound < bounds.lowerBound ? nil : StoredDay.day(from: Int(keys.lowerBound))
    let last = keys.upperBound > bounds.upperBound ? nil : StoredDay.day(upTo: Int(keys.upperBound))
    if let first, let last, first > last { return .nothing }
    return StoredRange(first: first.map(value), last: last.map(value))
  }
}

/// The days of the calendar by their ordinals, which leave room for 31 days in each month.
enum StoredDay {
  /// The microseconds of the years 1 to 9999, which every engine can write.
  static let instants: ClosedRange<Int64> = -62_135_596_800_000_000...253_402_300_799_999_999

  /// `2026-03-17`.
  static func text(of ordinal: Int) -> String { DateSpan(ordinal: ordinal).description }

  /// `2026-03-17 09:05:00.000001`, in UTC; the fraction is left out where it is zero.
  static func text(ofInstant microseconds: Int64) -> String {
    let day = GregorianCalendar.floorDivision(microseconds, by: InstantSpan.dayLength)
    var rest = microseconds - day * InstantSpan.dayLength
    func padded(_ number: Int64, to width: Int) -> String {
      let digits = String(number)
      return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
    }
    var text = DateSpan(daysSince1970: Int(clamping: day)).description + " "
    for (unit, separator) in [(3_600_000_000, ":"), (60_000_000, ":"), (1_000_000, "")] as [(Int64, String)] {
      text += padded(rest / unit, to: 2) + separator
      rest %= unit
    }
    return rest == 0 ? text : text + "." + padded(rest, to: 6)
  }

  /// The first real day from an ordinal on.
  static func day(from ordinal: Int) -> Int {
    let (year, month, day) = DateSpan.components(ofOrdinal: ordinal)
    return day <= length(year, month) ? ordinal : ordinal + 32 - day
  }

  /// The last real day up to an ordinal.
  static func day(upTo ordinal: Int) -> Int {
    let (year, month, day) = DateSpan.components(ofOrdinal: ordinal)
    return ordinal - max(0, day - length(year, month))
  }

  /// The texts from which days or instants in a range begin, and before which they begin, with a day to spare on both
  /// sides for zones; nil for an open end. Nil for another kind.
  static func texts(around keys: ClosedRange<Int64>, of kind: ValueKind) -> (first: String?, end: String?)? {
    func day(_ key: Int64, moved days: Int64) -> String? {
      let number: Int64
      switch kind {
      case .date:
        if key < 0 || key > 3_719_999 { return nil }
        number = Int64(DateSpan(ordinal: Int(key)).daysSince1970)
      case .instant:
        if !instants.contains(key) { return nil }
        number = GregorianCalendar.floorDivision(key, by: InstantSpan.dayLength)
      default: return nil
      }
      return DateSpan(daysSince1970: Int(clamping: number + days)).description
    }
    if kind != .date && kind != .instant { return nil }
    return (day(keys.lowerBound, moved: -1), day(keys.upperBound, moved: 2))
  }

  private static func length(_ year: Int, _ month: Int) -> Int {
    GregorianCalendar.days(ofMonth: month, year: Int64(year))
  }
}
