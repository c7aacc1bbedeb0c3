import DataStreams
import FilterAnalysis
import FilterEvaluation
import FilterExplanation
import FilterQueryTesting
import FilterReports
import FilterSemantics
import FilterText
import ScryfallCards
import ScryfallDialect
import TerminalUI

/// What a query finds, in lines: the table, excerpts below its rows.
struct QueryResult {
  private let collection: CardCollection
  private let answer: CardAnswer
  /// How many rows there are, and those that are shown.
  let count: Int
  let shown: Range<Int>
  private let hits: [CardHit]

  /// The rows of an answer from one on, so many at the most.
  init(_ answer: CardAnswer, in collection: CardCollection, from first: Int, limit: Int) {
    self.collection = collection
    self.answer = answer
    count = answer.count
    let start = min(max(0, first), count)
    let end = min(count, start + max(0, limit))
    shown = start..<end
    hits = Array(collection.library.hits(answer, limit: end).dropFirst(start))
  }

  /// The table for a terminal of so many columns.
  func lines(_ columns: Int) -> [ScreenLine] {
    if hits.isEmpty { return [] }
    let rows = hits.map { collection.library.row($0) }
    let table = CardTable(rows, width: columns)
    var marking = CardMarking(answer.plan, in: collection.library)
    let excerpts = RulesExcerpts(answer.plan, hits, in: collection)
    var lines = [table.head]
    for (place, hit) in hits.enumerated() {
      let isMarked = place < CardMarking.maximumRows && !marking.isEmpty
      lines.append(table.line(place, isMarked ? marking.marks(of: rows[place], hit) : CardMarks()))
      lines += excerpts.lines(below: place, columns)
    }
    return lines
  }

  /// `12 of 237 cards`, `34 printings of 12 cards`
  var total: String {
    let library = collection.library
    let things: String
    switch answer.plan.reading[directive: "unique"] {
    case "prints": things = "printing"
    case "art": things = "picture"
    default: return "\(Counted.grouped(count)) of \(Counted.cards(library.count))"
    }
    return "\(Counted.of(count, things)) of \(Counted.cards(answer.result.count))"
  }

  /// `… and 29,563 more`; nil where all rows are shown, or the last of them.
  var rest: String? {
    let left = count - shown.upperBound
    return left > 0 ? "… and \(Counted.grouped(left)) more" : nil
  }
}
