public import FilterAST
import FilterAnalysis
import FilterEvaluation
import FilterExplanation
import FilterSemantics
import FilterVocabulary

/// Eight checkboxes, one for each blood type. Without a checked box there is no condition.
public struct BloodPanel: FilterPanel {
  /// The field of blood types.
  public static let field = "blood"

  /// The checked types.
  public let types: Set<BloodType>

  /// No box is checked.
  public init() { types = [] }

  /// The boxes of some types are checked.
  public init(_ types: some Sequence<BloodType>) { self.types = Set(types) }

  /// The panel with one box toggled.
  public func toggling(_ type: BloodType) -> BloodPanel { BloodPanel(types.symmetricDifference([type])) }

  /// The types that a word names: `a+` one, `ab` two, `negative` four; empty for an unknown word.
  public static func types(named word: String) -> [BloodType] {
    let vocabulary = FilterableList<Person>.people.vocabulary
    guard let id = vocabulary.fieldID(spelled: field), let value = vocabulary.valueID(word, of: id) else { return [] }
    return types(of: vocabulary[value])
  }

  private static func types(of value: FieldValue) -> [BloodType] {
    let names = value.members.isEmpty ? [value.text] : value.members
    return BloodType.allCases.filter { names.contains($0.text) }
  }

  /// A type or a group of types, or several joined by `or`.
  public init?(showing part: QueryPart) {
    switch part {
    case .term(.listed(let field, .equal, let value)):
      let vocabulary = FilterableList<Person>.people.vocabulary
      guard vocabulary[field].name == Self.field else { return nil }
      types = Set(Self.types(of: vocabulary[value]))
    case .any(let parts):
      var types: Set<BloodType> = []
      for part in parts {
        guard let panel = BloodPanel(showing: part) else { return nil }
        types.formUnion(panel.types)
      }
      self.types = types
    default: return nil
    }
    if types.isEmpty { return nil }
  }

  /// The types in both; nil if there are none.
  public func joined(with other: BloodPanel) -> BloodPanel? {
    if isEmpty { return other }
    if other.isEmpty { return self }
    let both = types.intersection(other.types)
    return both.isEmpty ? nil : BloodPanel(both)
  }

  /// One term, or several joined by `or`. Both types of a letter are written as the letter.
  public var parts: [FilterQuery<FilterTerm>] {
    if types.isEmpty { return [] }
    var words: [String] = []
    for group in [BloodGroup.positive, .negative] where types == Set(group.types) { words = [group.rawValue] }
    if words.isEmpty {
      for group in [BloodGroup.a, .b, .ab, .zero] {
        let ticked = group.types.filter { types.contains($0) }
        words += ticked.count == group.types.count ? [group.rawValue] : ticked.map { $0.text }
      }
    }
    let terms = words.map { word in
      FilterQuery.term(FilterTerm.filter(.positive, field: FieldName(Self.field), .colon, FilterValue(word)))
    }
    return terms.count == 1 ? terms : [.or(.positive, terms)]
  }
}
