import FilterAnalysis
package import FilterEvaluation
import FilterSemantics
import FilterText
package import ScryfallCards
import TerminalUI

/// Why a query finds a card or does not.
package struct WhyReport {
  private let collection: CardCollection
  private let plan: FilterPlan
  private let search: CardSearch
  private let name: String

  package init(_ collection: CardCollection, plan: FilterPlan, search: CardSearch, name: String) {
    self.collection = collection
    self.plan = plan
    self.search = search
    self.name = name
  }

  package func print(on console: inout Console) throws(CommandFailure) -> ExitStatus {
    let library = collection.library
    let matches = library.cards(named: name)
    guard let index = matches.first else {
      let names = (0..<library.count).lazy.map { library.name(of: $0) }
      let hint = SpellingDistance.closest(to: name, in: names).map { "; did you mean '\($0)'?" } ?? ""
      throw CommandFailure(message: "no card named '\(name)'\(hint)")
    }
    if matches.count > 1, matches.count < 20 || !name.isEmpty {
      let others = matches.dropFirst().prefix(3).map { library.name(of: $0) }.joined(separator: ", ")
      console.errors.line("filterq: '\(name)' also matches \(others)\(matches.count > 4 ? ", …" : "")")
    }
    let card: Card?
    do throws(CardFileError) { card = try collection.card(index) } catch {
      throw CommandFailure(message: error.message)
    }
    guard let card else {
      throw CommandFailure(message: "the file no longer has the record of '\(library.name(of: index))'")
    }
    let verdict = CompiledFilter(plan, for: library.list).why(CardEntry(card))
    if let refusal = verdict.refusal {
      console.errors.line("filterq: query refused: \(CharacterWidth.visible(refusal.message))")
      return .refused
    }
    let isHidden =
      verdict.isFound
      && library.answer(plan, result: library.store.run(plan), includesExtras: search.includesExtras).result.items
        .contains(index) == false
    let report = VerdictReport(verdict, of: plan, text: search.text)
    let note = isHidden ? "matches, but extras are hidden; add --include-extras" : nil
    for line in report.lines(name: card.name, note: note, style: console.style) { console.output.line(line) }
    return verdict.isFound && !isHidden ? .clean : .negative
  }
}

/// A verdict on an item, term by term.
package struct VerdictReport {
  private let verdict: FilterVerdict
  private let plan: FilterPlan
  private let text: String

  /// A verdict of the plan of a query, and the text of the query.
  package init(_ verdict: FilterVerdict, of plan: FilterPlan, text: String) {
    self.verdict = verdict
    self.plan = plan
    self.text = text
  }

  /// The lines, which begin with a name. `note` stands after it instead of whether the item matches.
  package func lines(name: String, note: String?, style: TerminalStyle) -> [String] {
    let sentence = note ?? (verdict.isFound ? "matches" : "does not match")
    var lines = ["\(style.bold(CharacterWidth.visible(name))) \(sentence)"]
    let width = verdict.leaves.map { CharacterWidth.of(CharacterWidth.visible($0.text)) }.max() ?? 0
    for leaf in verdict.leaves {
      let text = CharacterWidth.visible(leaf.text)
      let padding = String(repeating: " ", count: width - CharacterWidth.of(text))
      let found = leaf.found.map { CharacterWidth.visible($0.text) }.joined(separator: ", ")
      switch leaf.outcome {
      case .holds: lines.append("  \(style.green("yes"))  \(text)\(padding)  \(style.dim(found))")
      case .fails: lines.append("  \(style.red("no "))  \(text)\(padding)  \(style.dim(found))")
      case .unanswered(let reason):
        lines.append("  \(style.yellow("–  "))  \(text)\(padding)  \(style.dim(CharacterWidth.visible(reason)))")
      }
    }
    for term in plan.reading.ignored where !verdict.leaves.contains(where: { $0.range == term.range }) {
      lines.append("  \(style.yellow("–  "))  \(CharacterWidth.visible(term.text))  \(style.dim(term.reason))")
    }
    if !verdict.edits.isEmpty {
      let edited = SourceText(text).applying(verdict.edits)?.description ?? text
      lines.append("found by: \(CharacterWidth.visible(edited))")
    }
    return lines
  }
}
