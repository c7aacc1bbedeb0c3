import FilterEvaluation
import FilterSemantics
import FilterVocabulary
import _FilterTestSupport

/// An invented person in eight bytes.
struct MeasuredPerson: Sendable {
  /// The first and last name, indices into ``MeasuredPeople/names``.
  let first, last: UInt16
  /// The birthday, an index into ``MeasuredPeople/days``.
  let birthday: UInt16
  let shoe: UInt8
  /// The blood type, an index into ``MeasuredPeople/bloods``.
  let blood: UInt8

  /// First and last name.
  var name: String { MeasuredPeople.names.first[Int(first)] + " " + MeasuredPeople.names.last[Int(last)] }
}

/// Lists of invented people, which depend on their number only.
enum MeasuredPeople {
  /// 500 first and 500 last names.
  static let names = (
    first: names(
      "Ada Bri Cle Dor El Fin Gre Hal Ivo Jo Ka Lu Mar Nor Os Pe Quin Ro Sa Ta Ul Vi Wil Yo Ze",
      "bel dan dra fia gar kus la lin mo na nik ra rek ris sa sha ta tin va wen"),
    last: names(
      "Alder Birch Brook Clay Dun East Fern Gold Harrow Iron Kel Lind Moor North Oak Pike Quill Ridge Stein Thorn Under "
        + "Vale West Yar Zim",
      "acre bank berg by croft dale er field ford gate ham hurst ley mann more son stead ton wick worth")
  )
  static let bloods = ["a+", "a-", "b+", "b-", "ab+", "ab-", "0+", "0-"]
  /// The days of 86 years, which have twelve months of 28 days.
  static let days = (0..<86 * daysOfYear).map { day in
    let (year, month, day) = (firstYear + day / daysOfYear, day % daysOfYear / 28 + 1, day % 28 + 1)
    return "\(year)-\(month < 10 ? "0" : "")\(month)-\(day < 10 ? "0" : "")\(day)"
  }
  static let daysOfYear = 336
  static let firstYear = 1930
  /// Of 32 people, the number with each blood type.
  private static let shares = [12, 1, 3, 1, 1, 1, 11, 2]

  private static func names(_ starts: String, _ ends: String) -> [String] {
    starts.split(separator: " ").flatMap { start in ends.split(separator: " ").map { String(start + $0) } }
  }

  static func generated(_ count: Int) -> [MeasuredPerson] {
    var random = SeededGenerator(seed: 1)
    let types = shares.indices.flatMap { [UInt8](repeating: UInt8($0), count: shares[$0]) }
    return (0..<count).map { _ in
      MeasuredPerson(
        first: UInt16(random.below(names.first.count)), last: UInt16(random.below(names.last.count)),
        birthday: UInt16(random.below(days.count)),
        // The sum of two numbers makes middle sizes more frequent.
        shoe: UInt8(34 + random.below(8) + random.below(8)), blood: types[random.below(types.count)])
    }
  }

  static let list: FilterableList<MeasuredPerson> = {
    let spans = days.map { DateSpan($0) }
    let groups = ["a", "b", "ab", "0"].map { group in
      FieldValue(group, members: [group + "+", group + "-"])
    }
    return FilterableList(
      name: "people", itemName: "person", itemNamePlural: "people", nameField: "name",
      fields: [
        .text("name", summary: "First and last name", rule: .collated) { $0.name },
        .number("shoe", summary: "Shoe size") { Int($0.shoe) },
        .enumeration("blood", summary: "Blood type", values: bloods.map { FieldValue($0) } + groups) {
          bloods[Int($0.blood)]
        },
        .date("born", summary: "Day of birth") { spans[Int($0.birthday)] },
      ])
  }()
}
