import DataStreams
import FilterEvaluation
import FilterQueryTesting
import FilterReports
import FilterSemantics
import FilterText
import ScryfallCards
import ScryfallDialect
import TerminalUI

extension ReplInterpreter {
  /// Shows the cards that another query adds to the result of the last one, and those that it removes.
  func difference(to argument: String, known: AnalyzedQuery?, columns: Int) -> ReplAnswer {
    if environment.database != nil { return ReplInterpreter.withoutMemory("diff") }
    if environment.items == nil, environment.cards == nil { return ReplInterpreter.withoutCards }
    if argument.isEmpty { return .error("missing query; usage: :diff QUERY") }
    if lastQuery.source.isEmpty { return ReplInterpreter.withoutQuery }
    if let items = environment.items {
      return difference(to: analyzed(SourceText(argument), known: known), in: items, columns)
    }
    guard let cards = environment.cards else { return ReplInterpreter.withoutCards }
    let library = cards.library
    let (before, after) = (
      library.search(search(lastQuery)), library.search(search(analyzed(SourceText(argument), known: known)))
    )
    for (name, found) in [("The last query", before), ("This query", after)] {
      if let refusal = found.refusal { return .error("\(name) is refused: \(refusal.message)") }
    }
    let rows = isPlain ? options.rows : 10
    let sides = [
      Side("+", style: TextStyle(.green), answer: after, without: before, in: library, rows: rows),
      Side("-", style: TextStyle(.red), answer: before, without: after, in: library, rows: rows),
    ]
    var answer = ReplAnswer()
    let counts =
      "\(Counted.grouped(before.result.count)) → \(Counted.cards(after.result.count)): "
      + "\(Counted.grouped(sides[0].count)) added, \(Counted.grouped(sides[1].count)) removed"
    answer.add(counts, .faint)
    // One table, so that the columns of both sides align.
    let hits = sides.flatMap { $0.shown }
    let table = CardTable(hits.map { library.row($0) }, width: columns - 2)
    var row = 0
    for side in sides {
      var marking = CardMarking(side.answer.plan, in: library)
      for hit in side.shown {
        let marks = marking.marks(of: library.row(hit), hit)
        answer.lines.append(table.line(row, marks: marks, after: ScreenLine(side.mark + " ", side.style)))
        row += 1
      }
      let left = side.count - side.shown.count
      if left > 0 { answer.add("\(side.mark) … and \(Counted.grouped(left)) more", .faint) }
    }
    return answer
  }
}

/// The cards that one query finds and the other does not.
private struct Side {
  let mark: String
  let style: TextStyle
  let answer: CardAnswer
  /// The number of such cards.
  let count: Int
  /// The first of them, in the sort order of the query.
  let shown: [CardHit]

  init(
    _ mark: String, style: TextStyle, answer: CardAnswer, without other: CardAnswer, in library: CardLibrary,
    rows: Int
  ) {
    var cards = answer.result.items
    cards.subtract(other.result.items)
    self.mark = mark
    self.style = style
    self.answer = answer
    count = cards.count
    var shown: [CardHit] = []
    var seen: Set<Int> = []
    if count > 0 {
      for hit in library.hits(answer) where cards.contains(hit.card) && seen.insert(hit.card).inserted {
        shown.append(hit)
        if shown.count == rows { break }
      }
    }
    self.shown = shown
  }
}
