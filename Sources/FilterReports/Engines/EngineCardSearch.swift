package import FilterEngines
package import FilterEvaluation
import FilterStatements
import FilterVocabulary
package import ScryfallCards
import TerminalUI

/// A search for cards in an engine. Prints the same as a search in memory, row by row unless it is a table.
package struct EngineCardSearch {
  private let engine: OpenedEngine
  private let cards: EngineCards
  private let search: CardSearch
  private let options: Options

  /// The output options.
  package struct Options {
    package var isJSON = false
    package var countsOnly = false
    package var limit: Int?
    /// Whether the number of rows is needed even if not all of them are shown.
    package var needsCount = false

    package init() {}
  }

  /// The result after printing.
  package struct Answer {
    /// The number of rows of the search; if it is not needed, at least that of the printed rows.
    package let count: Int
    /// The durations of searching and printing.
    package let times: (running: String, printing: String)
  }

  /// A search in the cards of an engine.
  package init(_ search: CardSearch, in engine: OpenedEngine, _ cards: EngineCards, options: Options) {
    self.search = search
    self.engine = engine
    self.cards = cards
    self.options = options
  }

  /// Searches and prints. Nil after an interrupt.
  package func run(_ plan: FilterPlan, on console: inout Console) throws(CommandFailure) -> Answer? {
    var watch = Stopwatch()
    let marking = EngineMarking(plan, cards, isShown: console.outputIsTerminal && !options.isJSON)
    let needsCount = options.needsCount || console.outputIsTerminal || options.limit.map { $0 <= 0 } ?? false
    let isTable = console.outputIsTerminal && !options.isJSON
    var pace = OutputPace()
    let found = try engine.run(on: console) { () throws(EngineError) -> Found in
      if options.countsOnly {
        let counted = try cards.counted(plan, includesExtras: search.includesExtras)
        return Found(count: counted.count, wasCutShort: counted.wasCutShort)
      }
      var found = Found(count: 0)
      found.wasCutShort = try cards.forEachRow(
        of: plan, limit: options.limit, includesExtras: search.includesExtras, verdicts: marking.leaves
      ) { row, shown in
        found.count += 1
        if isTable {
          found.rows.append((row, shown))
          return true
        }
        print(shown, on: &console)
        if pace.isTimeToShow { console.output.flush() }
        return console.output.failure == nil
      }
      if let limit = options.limit, found.count >= limit, needsCount {
        let counted = try cards.counted(plan, includesExtras: search.includesExtras)
        found.count = counted.count
        found.wasCutShort = found.wasCutShort || counted.wasCutShort
      }
      return found
    }
    guard let found else { return nil }
    let running = watch.lap()
    if found.wasCutShort { console.errors.line("filterq: \(SearchNotes.cutShort(of: "cards"))") }
    print(found, marking, on: &console)
    return Answer(count: found.count, times: (running, watch.lap()))
  }

  private struct Found {
    var count: Int
    /// The rows of a table.
    var rows: [(row: EngineRow, shown: CardRow)] = []
    var wasCutShort = false
  }

  private func print(_ row: CardRow, on console: inout Console) {
    console.output.line(
      options.isJSON
        ? CardSupplements.json(of: row)
        : row.columns.map { CharacterWidth.visible($0) }.joined(separator: "\t"))
  }

  /// Prints the number of rows, or a table.
  private func print(_ found: Found, _ marking: EngineMarking, on console: inout Console) {
    if options.countsOnly { return console.output.line("\(found.count)") }
    if options.isJSON || !console.outputIsTerminal { return }
    let style = console.style
    let table = CardTable(found.rows.map { $0.shown }, width: console.width)
    var marking = marking
    var lines = found.rows.isEmpty ? [] : [style.text(table.head)]
    for (index, row) in found.rows.enumerated() {
      let marks = index < CardMarking.maximumRows ? marking.marks(of: row.shown, row.row.verdicts) : CardMarks()
      lines.append(style.text(table.line(index, marks: marks)))
    }
    let footer =
      found.rows.count < found.count ? "\(found.rows.count) of \(found.count) cards" : "\(found.count) cards"
    console.page(lines + [style.dim(found.count == 1 ? "1 card" : footer)])
  }
}

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
