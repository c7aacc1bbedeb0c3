import FilterEngines
import FilterEvaluation
import FilterVocabulary
import ScryfallCards

/// Finds the parts of rows that a query matched: in texts, and by the verdicts of the engine on single terms.
struct EngineMarking {
  private var names: TextHighlighter
  private var types: TextHighlighter
  private var whole: [CardTable.Column] = []
  /// The terms whose verdicts are needed for each row.
  private(set) var leaves: [Int] = []

  init(_ plan: FilterPlan, _ cards: EngineCards, isShown: Bool) {
    func index(_ field: String) -> Int { cards.cards.vocabulary.fieldID(spelled: field)?.index ?? -1 }
    names = TextHighlighter(plan, field: index("name"))
    types = TextHighlighter(plan, field: index("type"))
    let columns: [(CardTable.Column, Int)] = [
      (.cost, index("mana")), (.set, index("set")), (.rarity, index("rarity")),
    ]
    for leaf in isShown ? plan.soughtLeaves : [] {
      let fields = plan.fieldIndices(ofLeaf: leaf)
      for (column, field) in columns where fields == [field] {
        whole.append(column)
        leaves.append(leaf)
      }
    }
  }

  /// The marks of a row with its verdicts.
  mutating func marks(of row: CardRow, _ verdicts: [Bool]) -> CardMarks {
    var marks = CardMarks()
    marks.name = names.ranges(in: row.name, separator: " // ")
    marks.type = types.ranges(in: row.type, separator: " // ")
    for (column, holds) in zip(whole, verdicts) where holds { marks.whole.insert(column) }
    return marks
  }
}
