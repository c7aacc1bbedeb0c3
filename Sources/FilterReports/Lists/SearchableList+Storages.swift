import CardFiles
package import FilterEngines
import FilterEvaluation
package import FilterItems
import FilterVocabulary
package import ScryfallCards

extension SearchableList where Failure == CommandFailure {
  /// Cards in memory, whose records may be in a file.
  package init(_ cards: CardCollection, includesExtras: Bool) {
    let library = cards.library
    let list = library.list
    func named(_ card: Int) -> NamedItem { NamedItem(item: card, title: library.name(of: card)) }
    func shown(_ plan: FilterPlan) -> CardAnswer {
      library.answer(plan, result: library.store.run(plan), includesExtras: includesExtras)
    }
    self.init(
      noun: "card", plansOfName: { list.plans(ofName: $0) }, everything: list.planOfEverything,
      items: { plan, limit in library.store.run(plan).rows(limit: limit).map { named($0) } },
      itemOfRow: { row, plan in
        let hits = library.hits(shown(plan), limit: row + 1)
        return row < hits.count ? named(hits[row].card) : nil
      },
      verdict: { item, plan throws(CommandFailure) in
        let card: Card?
        do throws(CardFileError) { card = try cards.card(item) } catch {
          throw CommandFailure(message: error.message)
        }
        guard let card else {
          throw CommandFailure(message: "the file no longer has the record of '\(library.name(of: item))'")
        }
        return CompiledFilter(plan, for: list).why(CardEntry(card))
      },
      hides: { item, plan in !shown(plan).result.items.contains(item) })
  }
}

extension SearchableList where Failure == Never {
  /// Items in memory.
  package init(_ items: ItemCollection) {
    let reading = ItemList(items.vocabulary)
    self.init(
      noun: items.vocabulary.itemName, plansOfName: { items.list.plans(ofName: $0) },
      everything: items.list.planOfEverything,
      items: { plan, limit in items.named(items.store.run(plan).rows(limit: limit)) },
      itemOfRow: { row, plan in items.named(items.answer(plan).items(limit: 1, offset: row)).first },
      verdict: { item, plan in
        items.read(item, into: reading.row()) { CompiledFilter(plan, for: reading.list).why($0) }
      },
      hides: { _, _ in false })
  }
}

extension ItemCollection {
  fileprivate func named(_ found: [Int]) -> [NamedItem] {
    zip(found, titles(of: found)).map { NamedItem(item: $0, title: $1) }
  }
}

extension EngineAnswers {
  /// This list in a database as a searchable list.
  package func searchable(includesExtras: Bool) -> SearchableList<EngineError> {
    SearchableList(
      noun: nouns.one, plansOfName: { plans(ofName: $0) }, everything: everything,
      items: { (plan, limit) throws(EngineError) in try named(of: plan, limit: limit) },
      itemOfRow: { (row, plan) throws(EngineError) in
        guard let item = try page(of: plan, limit: 1, offset: row, includesExtras: includesExtras).items.first else {
          return nil
        }
        return NamedItem(item: item, title: try title(of: item))
      },
      verdict: { (item, plan) throws(EngineError) in try verdict(on: item, plan) },
      hides: { (item, plan) throws(EngineError) in !(try shows(item, plan, includesExtras: includesExtras)) })
  }
}
