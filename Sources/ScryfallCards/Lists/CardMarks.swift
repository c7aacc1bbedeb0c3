package import FilterEvaluation
package import FilterLists
package import FilterText
package import FilterVocabulary

/// The parts of a row that a query matched.
package struct CardMarks: Hashable {
  /// Bytes of the name.
  package var name: [SourceRange] = []
  /// Bytes of the type line.
  package var type: [SourceRange] = []
  /// The columns that are marked as a whole.
  package var whole: Set<CardTable.Column> = []

  package init(name: [SourceRange] = [], type: [SourceRange] = [], whole: Set<CardTable.Column> = []) {
    self.name = name
    self.type = type
    self.whole = whole
  }

  /// The cells of a row with the marks.
  package func cells(of row: CardRow) -> [HighlightedText] {
    CardTable.Column.allCases.map { column in
      let text = column.text(of: row)
      switch column {
      case .name: return HighlightedText(text, marked: name)
      case .type: return HighlightedText(text, marked: type)
      default:
        return HighlightedText(
          text, marked: whole.contains(column) ? [SourceRange(start: 0, end: text.utf8.count)] : [])
      }
    }
  }
}

/// Finds the parts of rows that a query matched.
package struct CardMarking {
  /// Rows of a long result that are marked.
  package static let maximumRows = 200

  private var names: TextHighlighter
  private var types: TextHighlighter
  /// The columns that are marked as a whole, each with the term about it.
  private let whole: [(column: CardTable.Column, leaf: Int)]

  /// Finds the terms about names, types, costs, sets and rarities.
  package init(_ plan: FilterPlan, in vocabulary: Vocabulary) {
    func index(_ field: String) -> Int { vocabulary.fieldID(spelled: field)?.index ?? -1 }
    names = TextHighlighter(plan, field: index("name"))
    types = TextHighlighter(plan, field: index("type"))
    let columns: [(CardTable.Column, Int)] = [
      (.cost, index("mana")), (.set, index("set")), (.rarity, index("rarity")),
    ]
    whole = plan.soughtLeaves.flatMap { leaf in
      let fields = plan.fieldIndices(ofLeaf: leaf)
      return columns.filter { fields == [$0.1] }.map { (column: $0.0, leaf: leaf) }
    }
  }

  /// The terms whose verdicts on a row decide which columns are marked as a whole.
  package var leaves: [Int] { whole.map { $0.leaf } }

  /// Whether no row has marks.
  package var isEmpty: Bool { names.isEmpty && types.isEmpty && whole.isEmpty }

  /// The marks of a row, on which ``leaves`` have some verdicts.
  package mutating func marks(of row: CardRow, _ verdicts: [Bool]) -> CardMarks {
    var marks = CardMarks()
    marks.name = names.ranges(in: row.name, separator: " // ")
    marks.type = types.ranges(in: row.type, separator: " // ")
    for (part, holds) in zip(whole, verdicts) where holds { marks.whole.insert(part.column) }
    return marks
  }
}

/// The verdicts of terms on rows of cards in memory.
package struct CardVerdicts {
  private let results: [FilterResult]

  /// Runs the terms of a plan one by one.
  package init(_ leaves: [Int], of plan: FilterPlan, in library: CardLibrary) {
    results = leaves.map { library.store.run(plan.term($0)) }
  }

  /// The verdict of each term on a row.
  package func verdicts(on hit: CardHit) -> [Bool] {
    results.map { $0.variants?.contains(hit.printing) ?? $0.items.contains(hit.card) }
  }
}
