public import FilterEvaluation
import FilterSemantics
import FilterVocabulary

extension FilterableList where Element == Person {
  /// The list of people: its fields, and how to read them.
  public static let people = FilterableList<Person>(
    name: "people", summary: "Invented people", itemName: "person", itemNamePlural: "people", nameField: "name",
    fields: [
      .text("name", summary: "First and last name; words without a field search it too", rule: .collated) { $0.name },
      .number("shoe", aliases: ["shoesize"], summary: "Shoe size") { Int($0.shoe) },
      .enumeration("blood", aliases: ["bloodtype"], summary: "Blood type", values: bloodValues) { $0.blood.text },
      .date("born", aliases: ["birthday"], summary: "Day of birth") { days[Int($0.birthday)] },
    ])

  /// The eight types, then the groups with their members.
  private static let bloodValues =
    BloodType.allCases.map { type in
      FieldValue(type.text, aliases: type.text.hasPrefix("0") ? ["o" + type.text.dropFirst()] : [])
    }
    + BloodGroup.allCases.map { group in
      FieldValue(group.rawValue, aliases: group == .zero ? ["o"] : [], members: group.types.map { $0.text })
    }

  /// The birthdays by index, parsed once.
  private static let days: [DateSpan?] = (0..<UInt16(Birthdays.count)).map { DateSpan(Birthdays.text($0)) }
}

/// A name for several blood types.
enum BloodGroup: String, CaseIterable {
  case a
  case b
  case ab
  case zero = "0"
  case positive
  case negative

  /// The types of the group.
  var types: [BloodType] {
    switch self {
    case .a: [.aPositive, .aNegative]
    case .b: [.bPositive, .bNegative]
    case .ab: [.abPositive, .abNegative]
    case .zero: [.zeroPositive, .zeroNegative]
    case .positive: BloodType.allCases.filter { $0.rawValue % 2 == 0 }
    case .negative: BloodType.allCases.filter { $0.rawValue % 2 == 1 }
    }
  }
}
