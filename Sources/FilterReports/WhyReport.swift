import FilterAnalysis
import FilterSemantics
package import FilterEvaluation
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
    write(verdict, name: card.name, isHidden: isHidden, on: &console)
    return verdict.isFound && !isHidden ? .clean : .negative
  }

  private func write(_ verdict: FilterVerdict, name: String, isHidden: Bool, on console: inout Console) {
    let style = console.style
    let name = CharacterWidth.visible(name)
    if isHidden {
      console.output.line("\(style.bold(name)) matches, but extras are hidden; add --include-extras")
    } else {
      console.output.line(style.bold(name) + (verdict.isFound ? " matches" : " does not match"))
    }
    let width = verdict.leaves.map { CharacterWidth.of(CharacterWidth.visible($0.text)) }.max() ?? 0
    for leaf in verdict.leaves {
      let text = CharacterWidth.visible(leaf.text)
      let padding = String(repeating: " ", count: width - CharacterWidth.of(text))
      let found = leaf.found.map { CharacterWidth.visible($0.text) }.joined(separator: ", ")
      switch leaf.outcome {
      case .holds: console.output.line("  \(style.green("yes"))  \(text)\(padding)  \(style.dim(found))")
      case .fails: console.output.line("  \(style.red("no "))  \(text)\(padding)  \(style.dim(found))")
      case .unanswered(let reason):
        console.output.line("  \(style.yellow("–  "))  \(text)\(padding)  \(style.dim(CharacterWidth.visible(reason)))")
      }
    }
    for term in plan.reading.ignored where !verdict.leaves.contains(where: { $0.range == term.range }) {
      console.output.line("  \(style.yellow("–  "))  \(CharacterWidth.visible(term.text))  \(style.dim(term.reason))")
    }
    if !verdict.edits.isEmpty {
      let edited = SourceText(search.text).applying(verdict.edits)?.description ?? search.text
      console.output.line("found by: \(CharacterWidth.visible(edited))")
    }
  }
}
