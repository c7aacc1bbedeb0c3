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
  /// Texts of days or instants of one form.
  case orderedTime(OrderedTime)
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
    /// Nanoseconds.
    case nanoseconds

    /// The microseconds of a unit as a power of ten.
    package var power: Int {
      switch self {
      case .seconds: 6
      case .milliseconds: 3
      case .microseconds: 0
      case .nanoseconds: -3
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

extension StoredRange {
  /// The numbers of a range, each end as an engine has it.
  init(_ range: NumberRange, _ value: (DecimalNumber) -> SQLValue) {
    self.init(
      first: range.lower.map(value), includesFirst: range.includesLower, last: range.upper.map(value),
      includesLast: range.includesUpper, isEmpty: range.isEmpty)
  }
}

extension DecimalNumber {
  /// The shortest decimal of the nearest binary fraction; nil beyond them.
  fileprivate var nearestDouble: DecimalNumber? {
    #if hasFeature(Embedded)
      return self
    #else
      return Double(description).flatMap { DecimalNumber($0) }
    #endif
  }

  /// A whole number for an engine; a decimal one beyond 64 bits.
  fileprivate var storedWhole: SQLValue { whole().map { .integer($0) } ?? .decimal(self) }
}

extension NumberRange {
  /// The range in which binary fractions lie whose shortest decimals lie in this one: its ends are such decimals.
  var ofDoubles: NumberRange {
    var range = self
    if let lower {
      guard let stored = lower.nearestDouble else {
        return lower.isNegative ? NumberRange(nil, upper, includesUpper: includesUpper).ofDoubles : .none
      }
      if stored != lower { (range.lower, range.includesLower) = (stored, stored > lower) }
    }
    if let upper {
      guard let stored = upper.nearestDouble else {
        return upper.isNegative ? .none : NumberRange(range.lower, nil, includesLower: range.includesLower)
      }
      if stored != upper { (range.upper, range.includesUpper) = (stored, stored < upper) }
    }
    return range
  }

  /// The range for a column of SQLite, which holds whole numbers of 64 bits and binary fractions side by side. Beyond 2^53
  /// both are whole. A literal beyond 64 bits is a binary fraction there, and the nearest one may be the least whole number.
  var ofMixedNumbers: NumberRange {
    func nearest(_ end: DecimalNumber, _ range: NumberRange) -> NumberRange {
      if end.whole() != nil { return range }
      if end.magnitude < 9_007_199_254_740_992 { return range.ofDoubles }
      let rounded = range.rounded(power: 0)
      let ends = [rounded.lower, rounded.upper].compactMap { $0 }
      if ends.allSatisfy({ $0.whole() != nil }) { return rounded }
      let least = DecimalNumber(Int64.min)
      guard end < least, end.nearestDouble == least.nearestDouble else { return range.ofDoubles }
      return range.upper == nil ? NumberRange(least, nil) : NumberRange(nil, least, includesUpper: false)
    }
    let low = lower.map { nearest($0, NumberRange($0, nil, includesLower: includesLower)) } ?? .all
    let high = upper.map { nearest($0, NumberRange(nil, $0, includesUpper: includesUpper)) } ?? .all
    return low.isEmpty || high.isEmpty
      ? .none
      : NumberRange(low.lower, high.upper, includesLower: low.includesLower, includesUpper: high.includesUpper)
  }

  /// No numbers.
  private static let none = NumberRange(1, 0)

  /// The multiples of a power of ten in the range, from the first to the last one; the ends that are multiples stay.
  fileprivate func rounded(power: Int) -> NumberRange {
    func multiple(_ number: DecimalNumber, up: Bool) -> DecimalNumber {
      number.shifted(by: -power).rounded(up: up).shifted(by: power)
    }
    var range = self
    if let lower, case let first = multiple(lower, up: true), first != lower {
      (range.lower, range.includesLower) = (first, true)
    }
    if let upper, case let last = multiple(upper, up: false), last != upper {
      (range.upper, range.includesUpper) = (last, true)
    }
    // One number between two ends.
    if let lower = range.lower, let upper = range.upper, let only = wholes(power: power), only.count == 1,
      lower != upper
    {
      let number = DecimalNumber(only.lowerBound, power: power)
      return NumberRange(number, number)
    }
    return range
  }
}

extension ColumnStorage {
  /// The stored values whose keys lie in a range; nil if keys of the kind are not stored in a form with their order.
  ///
  /// Keys are as in the columns of a list: numbers, seconds, megabytes, ordinals of days, microseconds of instants.
  func range(_ keys: NumberRange, of kind: ValueKind, hasZone: Bool) -> StoredRange? {
    switch (self, kind) {
    case (.integer, .number), (.integer, .numberOrText), (.integer, .duration): return wholes(keys, power: 0)
    case (.integer, .size): return wholes(keys, power: -6)
    case (.decimal(let scale), .number) where (0...6).contains(scale): return wholes(keys, power: -scale)
    case (.numeric, .number), (.numeric, .duration): return StoredRange(keys) { .decimal($0) }
    case (.double, .number), (.double, .duration): return StoredRange(keys.ofDoubles) { .double($0) }
    case (.interval, .duration):
      // Engines have microseconds.
      return StoredRange(keys.rounded(power: -6)) { .decimal($0) }
    case (.epoch(let unit), .instant): return wholes(keys, power: unit.power)
    case (.date, .date): return ColumnStorage.days(keys) { .date(StoredDay.text(of: $0)) }
    case (.orderedTime(let form), _): return form.range(keys, of: kind)
    case (.timestamp(let isOfZone), .instant) where isOfZone || !hasZone:
      guard let keys = keys.wholes() else { return .nothing }
      func written(_ key: Int64) -> SQLValue { .timestamp(StoredDay.text(ofInstant: key), hasZone: isOfZone) }
      return StoredRange(
        first: keys.lowerBound <= StoredDay.instants.lowerBound ? nil : written(keys.lowerBound),
        last: keys.upperBound >= StoredDay.instants.upperBound ? nil : written(keys.upperBound),
        isEmpty: !StoredDay.instants.overlaps(keys))
    default: return nil
    }
  }

  /// Whole numbers of a power of ten. `> 2` reads better than `>= 3`, as it is written in the query.
  private func wholes(_ keys: NumberRange, power: Int) -> StoredRange {
    let range = keys.rounded(power: power)
    if range.isEmpty { return .nothing }
    return StoredRange(range) { $0.shifted(by: -power).storedWhole }
  }

  /// Days from ordinals, which also count days that no month has.
  static func days(_ keys: NumberRange, _ value: (Int) -> SQLValue) -> StoredRange {
    guard let keys = keys.wholes() else { return .nothing }
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
  static func texts(around range: NumberRange, of kind: ValueKind) -> (first: String?, end: String?)? {
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
    guard let keys = range.wholes() else { return nil }
    return (day(keys.lowerBound, moved: -1), day(keys.upperBound, moved: 2))
  }

  private static func length(_ year: Int, _ month: Int) -> Int {
    GregorianCalendar.days(ofMonth: month, year: Int64(year))
  }
}
