package import FilterEvaluation
package import FilterText
package import FilterVocabulary
package import ScryfallCards

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
  func cells(of row: CardRow) -> [MarkedText] {
    CardTable.Column.allCases.map { column in
      let text = column.text(of: row)
      switch column {
      case .name: return MarkedText(text, marked: name)
      case .type: return MarkedText(text, marked: type)
      default:
        return MarkedText(text, marked: whole.contains(column) ? [SourceRange(start: 0, end: text.utf8.count)] : [])
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
  /// The results of single terms whose column is marked as a whole.
  private var whole: [(column: CardTable.Column, result: FilterResult)] = []

  /// Marks names and types only.
  package init(_ plan: FilterPlan, in vocabulary: Vocabulary) {
    func index(_ field: String) -> Int { vocabulary.fieldID(spelled: field)?.index ?? -1 }
    names = TextHighlighter(plan, field: index("name"))
    types = TextHighlighter(plan, field: index("type"))
  }

  /// Runs the terms about costs, sets and rarities one by one, to know which rows they match.
  package init(_ plan: FilterPlan, in library: CardLibrary) {
    func index(_ field: String) -> Int { library.list.vocabulary.fieldID(spelled: field)?.index ?? -1 }
    self.init(plan, in: library.list.vocabulary)
    let columns: [(CardTable.Column, Int)] = [
      (.cost, index("mana")), (.set, index("set")), (.rarity, index("rarity")),
    ]
    for leaf in plan.soughtLeaves {
      let fields = plan.fieldIndices(ofLeaf: leaf)
      for (column, field) in columns where fields == [field] {
        whole.append((column, library.store.run(plan.term(leaf))))
      }
    }
  }

  /// Whether no row has marks.
  package var isEmpty: Bool { names.isEmpty && types.isEmpty && whole.isEmpty }

  /// The marks of a row.
  package mutating func marks(of row: CardRow, _ hit: CardHit) -> CardMarks {
    var marks = CardMarks()
    marks.name = names.ranges(in: row.name, separator: " // ")
    marks.type = types.ranges(in: row.type, separator: " // ")
    for (column, result) in whole where result.variants?.contains(hit.printing) ?? result.items.contains(hit.card) {
      marks.whole.insert(column)
    }
    return marks
  }
}
