import FilterAnalysis
package import FilterEvaluation
package import FilterSemantics
package import FilterText
package import ScryfallCards
import TerminalUI

/// The result of a search, as a table, as JSON or as a number.
package struct SearchReport {
  private let collection: CardCollection
  private let answer: CardAnswer
  private let json: Bool
  private let countOnly: Bool
  private let limit: Int

  package init(_ collection: CardCollection, answer: CardAnswer, json: Bool, countOnly: Bool, limit: Int?) {
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
      console.page(table(hits, rows: rows, console: console) + [style.dim(answer.count == 1 ? "1 card" : footer)])
    } else {
      for row in rows { console.output.line(row.columns.map { CharacterWidth.visible($0) }.joined(separator: "\t")) }
    }
  }

  private func table(_ hits: [CardHit], rows: [CardRow], console: Console) -> [String] {
    if rows.isEmpty { return [] }
    let table = CardTable(rows, width: console.width)
    let style = console.style
    var marking = CardMarking(answer.plan, in: collection.library)
    var lines = [style.text(table.head)]
    for (index, hit) in hits.enumerated() {
      let isMarked = index < CardMarking.maximumRows && !marking.isEmpty
      lines.append(style.text(table.line(index, marks: isMarked ? marking.marks(of: rows[index], hit) : CardMarks())))
    }
    return lines
  }

  private func printRecords(_ hits: [CardHit], on console: inout Console) throws(CommandFailure) {
    do throws(CardFileError) {
      for text in try collection.records(ofPrintings: hits.map { $0.printing }) {
        guard let text else { continue }
        console.output.write(JSONWriter.singleLine(text))
        console.output.line()
      }
    } catch {
      throw CommandFailure(message: error.message)
    }
  }
}

/// Notes on a search besides its result, a line each.
package struct SearchNotes {
  private let plan: FilterPlan
  private let text: String
  private let noun: String
  /// The diagnostics that were drawn.
  private let drawn: [Diagnostic]

  /// Notes on the plan of a query. `noun` is what it finds, in the plural. With `query`, its diagnostics were drawn and
  /// are not repeated.
  package init(
    _ plan: FilterPlan, text: String, of noun: String = "cards", afterDiagnosticsOf query: AnalyzedQuery? = nil
  ) {
    drawn = query?.diagnostics.filter { $0.message.hasSuffix("this term is ignored") } ?? []
    self.plan = plan
    self.text = text
    self.noun = noun
  }

  /// Reports what was ignored, or why the query is not run. Returns whether it is run.
  package func report(on console: inout Console) -> Bool {
    for line in ignored { console.errors.line("filterq: " + line) }
    if let refusal {
      console.errors.line("filterq: " + refusal)
      return false
    }
    if let line = showsEverything { console.errors.line("filterq: " + line) }
    return true
  }

  /// The ignored terms and why.
  package var ignored: [String] { ignored(besides: drawn) }

  /// The ignored terms and why, except for those that a diagnostic is about.
  package func ignored(besides diagnostics: [Diagnostic]) -> [String] {
    plan.reading.ignored.filter { term in
      !diagnostics.contains { $0.range.start <= term.range.end && term.range.start <= $0.range.end }
    }.map {
      "ignored '\(CharacterWidth.visible($0.text))': \(CharacterWidth.visible($0.reason))"
    }
  }

  /// The reason why the query is not run; `nil` if it is.
  package var refusal: String? {
    plan.reading.refusal.map { "query refused: \(CharacterWidth.visible($0.message))" }
  }

  /// A note if all cards are shown because every term is ignored.
  package var showsEverything: String? {
    let hasTerms =
      !plan.reading.ignored.isEmpty || plan.reading.directives.isEmpty && !text.allSatisfy { $0.isWhitespace }
    return plan.findsEverything && hasTerms ? "every term is ignored; showing all \(noun)" : nil
  }

  /// A note if a pattern hit its step limit.
  package static func cutShort(_ result: FilterResult, of noun: String = "cards") -> String? {
    result.wasCutShort ? cutShort(of: noun) : nil
  }

  /// The note that a pattern hit its step limit.
  static func cutShort(of noun: String) -> String {
    "a pattern hit its step limit on some texts; \(noun) may be missing"
  }

  /// The conflicting terms of a query that finds nothing, a line each; empty if no term is the reason.
  package func blame(in library: CardLibrary) -> [String] { blame(in: library.store) }

  /// The conflicting terms of a query that finds nothing in a store.
  package func blame(in store: ColumnStore) -> [String] {
    guard let terms = store.conflictingTerms(of: plan) else { return [] }
    return terms.conflict.map { index in
      let operand = terms.operands[index]
      let text = operand.leaves.map { plan.text(ofLeaf: $0) }.joined(separator: " or ")
      let effect =
        operand.count == 0
        ? "matches nothing by itself"
        : operand.countWithout == 0 ? "still nothing without it" : "\(operand.countWithout) found without it"
      return "\(CharacterWidth.visible(text)): \(effect)"
    }
  }
}
