import DataStreams
package import ScryfallCards
import ScryfallDialect
import TerminalUI

/// What was found, as a table, as JSON or as a number.
package struct SearchReport {
  private let collection: CardCollection
  private let answer: CardAnswer
  private let json: Bool
  private let countOnly: Bool
  private let limit: Int

  package init(_ collection: CardCollection, _ answer: CardAnswer, json: Bool, countOnly: Bool, limit: Int?) {
    self.collection = collection
    self.answer = answer
    self.json = json
    self.countOnly = countOnly
    self.limit = limit ?? .max
  }

  package func print(on console: inout Console) throws(CommandFailure) {
    if countOnly { return console.output.line("\(answer.count)") }
    let hits = collection.library.hits(answer, limit: limit)
    if json { return try printRecords(hits, on: &console) }
    let rows = hits.map { collection.library.row($0) }
    if console.outputIsTerminal {
      let style = console.style
      let footer = rows.count < answer.count ? "\(rows.count) of \(answer.count) cards" : "\(answer.count) cards"
      console.page(table(hits, rows, console) + [style.dim(answer.count == 1 ? "1 card" : footer)])
    } else {
      for row in rows { console.output.line(row.columns.map { CharacterWidth.visible($0) }.joined(separator: "\t")) }
    }
  }

  private func table(_ hits: [CardHit], _ rows: [CardRow], _ console: Console) -> [String] {
    if rows.isEmpty { return [] }
    let table = CardTable(rows, width: console.width)
    let style = console.style
    var marking = CardMarking(answer.plan, in: collection.library)
    var lines = [style.text(table.head)]
    for (place, hit) in hits.enumerated() {
      // Nobody looks at all pages.
      let isMarked = place < CardMarking.mostRows && !marking.isEmpty
      lines.append(style.text(table.line(place, isMarked ? marking.marks(of: rows[place], hit) : CardMarks())))
    }
    return lines
  }

  private func printRecords(_ hits: [CardHit], on console: inout Console) throws(CommandFailure) {
    do throws(CardFileError) {
      for text in try collection.records(ofPrintings: hits.map { $0.printing }) {
        guard let text else { continue }
        console.output.write(JSONText.line(ofRecord: text))
        console.output.line()
      }
    } catch {
      throw CommandFailure(message: error.message)
    }
  }
}
