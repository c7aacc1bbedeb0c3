public import FilterEvaluation
import FilterSemantics
import FilterVocabulary

/// Cards ready to be searched: their columns, what is shown of them, and where they came from.
public struct CardLibrary: Sendable {
  /// The cards as columns; an item is a card, a variant a printing.
  public let store: ColumnStore
  /// How a card is searched.
  public let list: FilterableList<CardEntry>
  /// What is shown, and what the columns do not have.
  let shown: ShownCards
  /// What is hidden unless asked for.
  let hidden: HiddenPrintings
  /// How what is found is ordered.
  let ranks: CardRanks
  /// The first day of each set, by its code.
  let setDays: [String: Int]
  /// What the cards say at all.
  let coverage: DataCoverage

  /// How many cards there are.
  public var count: Int { store.count }
  /// How many printings there are.
  public var printingCount: Int { store.variantCount }

  /// The printings that have a value of a list in a field.
  func printings(having value: String, in field: FieldID) -> Bitset? {
    store.rows(having: value, in: field)
  }
}

/// What is shown of cards and printings.
struct ShownCards: Sendable {
  var names = TextTable()
  var costs = TextTable()
  var types = TextTable()
  /// Power and toughness, loyalty or defense.
  var stats = TextTable()
  /// Of a printing the code of the set, the number, the rarity, the day and the language, parted by tabs.
  var printings = TextTable()
  /// The place of the record of each printing in the file.
  var records: [UInt32] = []
}

/// What is hidden unless asked for.
struct HiddenPrintings: Sendable {
  /// Tokens, art cards and the like: REFERENCE 3.11.
  let extras: Bitset
  /// Printings in another language, of cards that are there in English too, or in a language before them.
  let translations: Bitset
  /// The codes and names of the sets that have extras only, folded.
  let extraSets: Set<String>

  /// What is shown when nothing is said.
  let visible: Bitset

  init(extras: Bitset, translations: Bitset, extraSets: Set<String>) {
    self.extras = extras
    self.translations = translations
    self.extraSets = extraSets
    var hidden = extras
    hidden.formUnion(translations)
    visible = hidden.complement
  }
}

/// How cards are ordered by what the columns cannot tell.
struct CardRanks: Sendable {
  /// Of each card the place by name.
  let names: [UInt32]
  /// Of each card the rank in Penny Dreadful; 0 for none.
  let penny: [UInt32]
  /// Of each printing the place by set and number.
  let sets: [UInt32]
  /// Of each printing the place by artist; 0 for none.
  let artists: [UInt32]
  /// Of each printing a number that stands for its picture; 0 for none.
  let art: [UInt32]
  /// Whether the cards are in the order of their names already.
  let isFileOrder: Bool
}
