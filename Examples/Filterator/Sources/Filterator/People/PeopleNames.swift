/// 500 first and 500 last names, composed of syllables. Any resemblance to real names is accidental.
public enum PeopleNames {
  /// The first names.
  public static let first = names(
    [
      "Ada", "Bri", "Cle", "Dor", "El", "Fin", "Gre", "Hal", "Ivo", "Jo", "Ka", "Lu", "Mar", "Nor", "Os", "Pe", "Quin",
      "Ro", "Sa", "Ta", "Ul", "Vi", "Wil", "Yo", "Ze",
    ],
    [
      "bel", "dan", "dra", "fia", "gar", "kus", "la", "lin", "mo", "na", "nik", "ra", "rek", "ris", "sa", "sha", "ta",
      "tin", "va", "wen",
    ])
  /// The last names.
  public static let last = names(
    [
      "Alder", "Birch", "Brook", "Clay", "Dun", "East", "Fern", "Gold", "Harrow", "Iron", "Kel", "Lind", "Moor",
      "North",
      "Oak", "Pike", "Quill", "Ridge", "Stein", "Thorn", "Under", "Vale", "West", "Yar", "Zim",
    ],
    [
      "acre", "bank", "berg", "by", "croft", "dale", "er", "field", "ford", "gate", "ham", "hurst", "ley", "mann",
      "more", "son", "stead", "ton", "wick", "worth",
    ])

  /// All combinations of a start and an end.
  private static func names(_ starts: [String], _ ends: [String]) -> [String] {
    starts.flatMap { start in ends.map { start + $0 } }
  }
}

extension Person {
  /// First and last name.
  public var name: String { PeopleNames.first[Int(first)] + " " + PeopleNames.last[Int(last)] }
}
