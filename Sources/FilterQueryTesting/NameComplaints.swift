import DataStreams
import FilterAnalysis
import FilterEvaluation
import FilterExplanation
import FilterReports
import FilterSemantics
import FuzzyMatching
package import ScryfallCards
import ScryfallDialect
import TerminalUI

/// Looks cards up by name, and collects what is wrong.
package struct NameComplaints {
  /// What is wrong, a clause each.
  package var texts: [String] = []
  private let library: CardLibrary
  private var unknown = 0

  package init(_ library: CardLibrary) {
    self.library = library
  }

  /// The cards of a name; none for a name no card has, which is a complaint by itself.
  package mutating func cards(named name: String) -> [Int] {
    let cards = library.places(ofCardsNamed: name)
    if cards.isEmpty {
      unknown += 1
      // Each proposal costs an index of all names: a list of names in another language would take seconds.
      let nearest = unknown == 1 ? library.nearestName(to: name) : nil
      let hint = nearest.map { " (did you mean \(NameText.quoted($0))?)" } ?? ""
      texts.append("no card is named \(NameText.quoted(name))\(hint)")
    }
    return cards
  }

  /// All that is wrong; nil where nothing is.
  package var sentence: String? { texts.isEmpty ? nil : texts.joined(separator: "; ") }
}

extension CardLibrary {
  /// The cards that have exactly that name, or a face of that name, but for letter case, accents and punctuation.
  package func places(ofCardsNamed name: String) -> [Int] {
    let plan = plan(CardSearch("!\"" + name.filter { $0 != "\"" && $0 != "\\" } + "\""))
    return plan.findsEverything ? [] : store.run(plan).rows()
  }

  /// The name that is spelled most alike; nil where none is near.
  package func nearestName(to name: String) -> String? {
    Misspelling.nearest(to: name, in: FuzzyIndex((0..<count).map { self.name(of: $0) }))
  }
}
