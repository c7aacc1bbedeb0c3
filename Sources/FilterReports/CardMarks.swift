import DataStreams
package import FilterEvaluation
import FilterSemantics
package import FilterText
import FilterVocabulary
package import ScryfallCards
import ScryfallDialect
import TerminalUI

/// What of a row a query looked for.
package struct CardMarks: Hashable {
  /// Bytes of the name.
  package var name: [SourceRange] = []
  /// Bytes of the type line.
  package var type: [SourceRange] = []
  /// The columns that are meant as a whole.
  package var whole: Set<CardTable.Column> = []

  package init(name: [SourceRange] = [], type: [SourceRange] = [], whole: Set<CardTable.Column> = []) {
    self.name = name
    self.type = type
    self.whole = whole
  }

  /// The marked bytes of a column.
  package func ranges(in column: CardTable.Column, of row: CardRow) -> [SourceRange] {
    switch column {
    case .name: name
    case .type: type
    default: whole.contains(column) ? [SourceRange(start: 0, end: column.text(of: row).utf8.count)] : []
    }
  }
}

/// Finds what a query looked for in the rows that are shown.
package struct CardMarking {
  /// How many rows of a long result are marked.
  package static let mostRows = 200

  private var names: TextHighlighter
  private var types: TextHighlighter
  /// What the terms find, by themselves, that a column shows as a whole.
  private var whole: [(column: CardTable.Column, result: FilterResult)] = []

  /// Looks at the terms of a plan. Runs those that ask for costs, sets and rarities, to know which rows have what they ask for.
  package init(_ plan: FilterPlan, in library: CardLibrary) {
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
