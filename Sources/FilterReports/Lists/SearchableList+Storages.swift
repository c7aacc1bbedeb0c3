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
    func shown(_ plan: FilterPlan) -> CardAnswer {
      library.answer(plan, result: library.store.run(plan), includesExtras: includesExtras)
    }
    self.init(
      noun: "card", count: library.count, plansOfName: { list.plans(ofName: $0) },
      items: { plan, limit in library.store.run(plan).rows(limit: limit) },
      itemOfRow: { row, plan in
        let hits = library.hits(shown(plan), limit: row + 1)
        return row < hits.count ? hits[row].card : nil
      },
      title: { library.name(of: $0) },
      titles: { limit in (0..<min(limit, library.count)).map { library.name(of: $0) } },
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
      noun: items.vocabulary.itemName, count: items.count, plansOfName: { items.list.plans(ofName: $0) },
      items: { plan, limit in items.store.run(plan).rows(limit: limit) },
      itemOfRow: { row, plan in items.answer(plan).items(limit: 1, offset: row).first },
      title: { items.title(of: $0) },
      titles: { limit in
        items.values(of: 0..<min(limit, items.count), columns: Array(items.usualColumns.prefix(1)))
          .map { $0.first?.display ?? "" }
      },
      verdict: { item, plan in
        items.read(item, into: reading.row()) { CompiledFilter(plan, for: reading.list).why($0) }
      },
      hides: { _, _ in false })
  }
}

extension EngineAnswers {
  /// This list in a database as a searchable list.
  package func searchable(includesExtras: Bool) -> SearchableList<EngineError> {
    SearchableList(
      noun: nouns.one, count: count, plansOfName: { plans(ofName: $0) },
      items: { (plan, limit) throws(EngineError) in try list.items(of: plan, limit: limit) },
      itemOfRow: { (row, plan) throws(EngineError) in
        try page(of: plan, limit: 1, offset: row, includesExtras: includesExtras).items.first
      },
      title: { (item) throws(EngineError) in try title(of: item) },
      titles: { (limit) throws(EngineError) in try titles(limit: limit) },
      verdict: { (item, plan) throws(EngineError) in try verdict(on: item, plan) },
      hides: { (item, plan) throws(EngineError) in !(try shows(item, plan, includesExtras: includesExtras)) })
  }
}
