/// The names people have: 500 first and 500 last names, put together from syllables. Any likeness is chance.
public enum PeopleNames {
  /// The first names.
  public static let first = names(
    ["Mar", "Jo", "El", "Ta", "Bri", "Ka", "Nor", "Sa", "Lu", "Vi"],
    ["i", "a", "e", "o", "li", "ra", "no", "se", "ma", "u"],
    ["na", "n", "ta", "s", "lle"])
  /// The last names.
  public static let last = names(
    ["Thorn", "Ash", "Marsh", "Wind", "Stein", "Brook", "Harrow", "Kel", "Lind", "Oak"],
    ["", "er", "en", "le", "a", "o", "wen", "mar", "ing", "il"], ["field", "son", "by", "wick", "mann"])

  /// Every start with every middle with every end.
  private static func names(_ starts: [String], _ middles: [String], _ ends: [String]) -> [String] {
    starts.flatMap { start in middles.flatMap { middle in ends.map { start + middle + $0 } } }
  }
}

extension Person {
  /// First and last name.
  public var name: String { PeopleNames.first[Int(first)] + " " + PeopleNames.last[Int(last)] }
}
