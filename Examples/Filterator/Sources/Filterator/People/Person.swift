/// A person in eight bytes: the names and the birthday are indices into shared tables.
public struct Person: Hashable, Sendable {
  /// The first name, an index into ``PeopleNames/first``.
  public let first: UInt16
  /// The last name, an index into ``PeopleNames/last``.
  public let last: UInt16
  /// The birthday, an index for ``Birthdays/components(_:)``.
  public let birthday: UInt16
  /// The shoe size.
  public let shoe: UInt8
  /// The blood type.
  public let blood: BloodType
}

/// The possible birthdays.
public enum Birthdays {
  /// The years. For invented people, each has twelve months of 28 days.
  public static let years = 1930...2015
  /// The number of days.
  public static let count = years.count * 12 * 28

  /// The year, month and day (from 1) at an index.
  public static func components(_ place: UInt16) -> (year: Int, month: Int, day: Int) {
    let place = Int(place)
    return (years.lowerBound + place / 336, place % 336 / 28 + 1, place % 28 + 1)
  }

  /// The day at an index in the form of a query: `1984-02-11`.
  public static func text(_ place: UInt16) -> String {
    let (year, month, day) = components(place)
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return "\(year)-\(two(month))-\(two(day))"
  }
}
