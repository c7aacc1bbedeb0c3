import FilterVocabulary

/// A form of days or instants in texts, whose order is that of the times.
public enum OrderedTime: Hashable, Sendable {
  /// Days: `2026-03-17`.
  case day
  /// Instants of UTC without a zone, with at most six digits of a fraction, and days: `2026-03-17 09:05:00.5`.
  case instant(separator: Separator)
  /// Instants with one spelling of UTC and as many digits of a fraction each: `2026-03-17T09:05:00Z`.
  case zonedInstant(separator: Separator, digits: Int, zone: String)

  /// The sign between the day and the time.
  public enum Separator: String, Hashable, Sendable {
    /// A blank.
    case blank = " "
    /// A `T`.
    case letter = "T"
  }

  /// The texts whose keys lie in a range; nil for keys of another kind. A text is compared with the shortest beginning
  /// that separates two texts of the form, such as a day for midnight.
  func range(_ keys: NumberRange, of kind: ValueKind) -> StoredRange? {
    switch (self, kind) {
    case (.day, .date): return ColumnStorage.days(keys) { .text(StoredDay.text(of: $0)) }
    case (.instant, .instant): return range(keys, unit: 1)
    case (.zonedInstant(_, let digits, _), .instant) where 0...6 ~= digits:
      return range(keys, unit: (digits..<6).reduce(1) { unit, _ in unit * 10 })
    default: return nil
    }
  }

  /// - Parameter unit: The microseconds of which every text has a multiple.
  private func range(_ keys: NumberRange, unit: Int64) -> StoredRange {
    guard let keys = keys.wholes(), keys.overlaps(StoredDay.instants) else { return .nothing }
    func multiple(from key: Int64) -> Int64 {
      let rest = key % unit
      return rest == 0 ? key : key - rest + (rest > 0 ? unit : 0)
    }
    let all = StoredDay.instants
    let first = keys.lowerBound <= all.lowerBound ? nil : multiple(from: keys.lowerBound)
    let end = keys.upperBound >= all.upperBound ? nil : multiple(from: keys.upperBound + 1)
    if let first, let end, first >= end { return .nothing }
    return StoredRange(
      first: first.map { .text(text(of: $0)) }, last: end.map { .text(text(of: $0)) }, includesLast: false)
  }

  /// The shortest text before which the texts of earlier instants stand, and no others.
  private func text(of instant: Int64) -> String {
    let whole = StoredDay.text(ofInstant: instant)
    let (day, time) = (whole.prefix(10), whole.dropFirst(11))
    if time == "00:00:00" { return String(day) }
    switch self {
    case .day: return String(day)
    case .instant(let separator):
      let isFraction = time.utf8.contains(UInt8(ascii: "."))
      let zeros = isFraction ? time.utf8.reversed().prefix { $0 == UInt8(ascii: "0") }.count : 0
      return day + separator.rawValue + time.dropLast(zeros)
    case .zonedInstant(let separator, let digits, let zone):
      let fraction = time.utf8.count > 8 ? time.dropFirst(9) : "000000"
      return day + separator.rawValue + time.prefix(8) + (digits > 0 ? "." + fraction.prefix(digits) : "") + zone
    }
  }
}
