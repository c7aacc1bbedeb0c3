import FilterSemantics
import FilterVocabulary

/// What the column of a field is made of, told by the field alone: what a builder collects, and what a prepared form must hold.
struct ColumnForm {
  enum Shape { case text, keys, cost, values, numbered }

  let shape: Shape
  let isOfVariant: Bool
  /// Whether the texts are kept by letters and digits too.
  let isCollated: Bool
  /// Whether the words of the texts are kept.
  let hasWords: Bool
  /// Whether the texts have marks where they name their own item.
  let refersToItself: Bool
  /// The keys there can be.
  let keys: ClosedRange<Int64>
  /// How many symbols a cost can be made of.
  let symbolCount: Int

  /// `isSearchedCollated` says whether the texts are searched by letters and digits even where the rule of the field does not.
  init<Element>(_ binding: FilterableField<Element>, in vocabulary: Vocabulary, isSearchedCollated: Bool) {
    shape =
      switch binding.field.kind {
      case .text: .text
      case .number, .date, .year, .colors, .orderedEnumeration: .keys
      case .numberOrText: .numbered
      case .cost, .devotion: .cost
      case .enumeration, .flag, .absentFlag, .catalog, .uuid, .integerID, .directive: .values
      }
    isOfVariant = binding.isOfVariant
    isCollated = isSearchedCollated || binding.textRule.isCollated
    hasWords = binding.textRule == .words
    refersToItself = binding.selfReferringContent != nil
    keys =
      switch binding.field.kind {
      case .colors: 0...Int64(UInt8.max)
      case .orderedEnumeration: 0...Int64(UInt32.max)
      default: .min ... .max
      }
    symbolCount = vocabulary.symbols.count
  }

  /// The forms of the columns of a list, by the place of their field; nil for a field without a column of its own.
  static func forms<Element>(of list: FilterableList<Element>) -> [ColumnForm?] {
    list.bindings.enumerated().map { place, binding in
      // A field that shares the content of another has no column.
      if list.contentField(of: place) != place { return nil }
      return binding.map {
        ColumnForm($0, in: list.vocabulary, isSearchedCollated: list.isSearchedCollated(place))
      }
    }
  }
}
