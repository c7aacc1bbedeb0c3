/// A person in eight bytes: the names and the day are places in tables that all people share.
public struct Person: Hashable, Sendable {
  /// The first name, a place in ``PeopleNames/first``.
  public let first: UInt16
  /// The last name, a place in ``PeopleNames/last``.
  public let last: UInt16
  /// The birthday, a place in ``Birthdays/days``.
  public let birthday: UInt16
  /// The shoe size.
  public let shoe: UInt8
  /// The blood type.
  public let blood: BloodType
}

/// The days people are born on.
public enum Birthdays {
  /// The years, all of them alike: twelve months of 28 days are enough for invented people.
  public static let years = 1930...2015
  /// How many days there are.
  public static let count = years.count * 12 * 28

  /// The year, month and day (from 1) at a place.
  public static func components(_ place: UInt16) -> (year: Int, month: Int, day: Int) {
    let place = Int(place)
    return (years.lowerBound + place / 336, place % 336 / 28 + 1, place % 28 + 1)
  }

  /// The day at a place as a query writes it: `1984-02-11`.
  public static func text(_ place: UInt16) -> String {
    let (year, month, day) = components(place)
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return "\(year)-\(two(month))-\(two(day))"
  }
}
