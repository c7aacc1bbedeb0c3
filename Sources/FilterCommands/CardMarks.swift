import FilterEvaluation
import FilterText
import FilterVocabulary
import ScryfallCards

/// What of a row a query looked for.
struct CardMarks: Hashable {
  /// Bytes of the name.
  var name: [SourceRange] = []
  /// Bytes of the type line.
  var type: [SourceRange] = []
  /// The columns that are meant as a whole.
  var whole: Set<CardTable.Column> = []

  /// The marked bytes of a column.
  func ranges(in column: CardTable.Column, of row: CardRow) -> [SourceRange] {
    switch column {
    case .name: name
    case .type: type
    default: whole.contains(column) ? [SourceRange(start: 0, end: column.text(of: row).utf8.count)] : []
    }
  }
}

/// Finds what a query looked for in the rows that are shown.
struct CardMarking {
  /// How many rows of a long result are marked.
  static let mostRows = 200

  private var names: TextHighlighter
  private var types: TextHighlighter
  /// What the terms find, by themselves, that a column shows as a whole.
  private var whole: [(column: CardTable.Column, result: FilterResult)] = []

  /// Looks at the terms of a plan. Runs those that ask for costs, sets and rarities, to know which rows have what they ask for.
  init(_ plan: FilterPlan, in library: CardLibrary) {
    func place(_ field: String) -> Int { library.list.vocabulary.fieldID(spelled: field)?.index ?? -1 }
    names = TextHighlighter(plan, field: place("name"))
    types = TextHighlighter(plan, field: place("type"))
    let columns: [(CardTable.Column, Int)] = [
      (.cost, place("mana")), (.set, place("set")), (.rarity, place("rarity")),
    ]
    for leaf in plan.soughtLeaves {
      let fields = plan.fieldPlaces(ofLeaf: leaf)
      for (column, field) in columns where fields == [field] {
        whole.append((column, library.store.run(plan.term(leaf))))
      }
    }
  }

  /// Whether no row can have marks.
  var isEmpty: Bool { names.isEmpty && types.isEmpty && whole.isEmpty }

  /// The marks of a row.
  mutating func marks(of row: CardRow, _ hit: CardHit) -> CardMarks {
    var marks = CardMarks()
    marks.name = names.ranges(in: row.name, separator: " // ")
    marks.type = types.ranges(in: row.type, separator: " // ")
    for (column, result) in whole where result.variants?.contains(hit.printing) ?? result.items.contains(hit.card) {
      marks.whole.insert(column)
    }
    return marks
  }
}
