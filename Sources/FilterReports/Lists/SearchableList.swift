package import FilterEvaluation

/// A list as the fronts of the program ask it, whatever holds it: cards or items in memory, or a database.
///
/// Its functions have one initialiser for each storage. `Failure` is the error of the storage. Items are numbered from 0
/// in the order of the list.
package struct SearchableList<Failure: Error> {
  /// The noun for one item: `card`.
  let noun: String
  /// The plans that look up a name; see `FilterableList.plans(ofName:)`.
  let plansOfName: (_ name: String) -> [FilterPlan]
  /// The plan that finds everything.
  let everything: FilterPlan
  /// The first items that a plan finds, hidden ones too, in the order of the list.
  let items: (_ plan: FilterPlan, _ limit: Int) throws(Failure) -> [NamedItem]
  /// The item in a row of the result of a plan, from 0; nil beyond the last one.
  let itemOfRow: (_ row: Int, _ plan: FilterPlan) throws(Failure) -> NamedItem?
  /// The verdict of a plan on an item.
  let verdict: (_ item: Int, _ plan: FilterPlan) throws(Failure) -> FilterVerdict
  /// Whether a plan finds an item that is hidden unless it is asked for.
  let hides: (_ item: Int, _ plan: FilterPlan) throws(Failure) -> Bool
}

/// An item with its name, which is empty if it has none.
package struct NamedItem {
  let item: Int
  let title: String
}

extension SearchableList {
  /// At most so many items of a name are looked at.
  private static var maximumNamed: Int { 25 }
  /// The names among which a misspelled one is looked for.
  private static var maximumProposed: Int { 100_000 }

  /// The items of a name: one rule for every list. Of those whose names contain it, the ones that begin with it come first.
  func items(named name: String) throws(Failure) -> [NamedItem] {
    for plan in plansOfName(name) {
      let found = try items(plan, Self.maximumNamed)
      if found.isEmpty { continue }
      let wanted = name.lowercased()
      let beginning = found.filter { $0.title.lowercased().hasPrefix(wanted) }
      return beginning + found.filter { !$0.title.lowercased().hasPrefix(wanted) }
    }
    return []
  }

  /// The verdict of a plan on the item of a name. With `isRow`, a number is a row of the result of the plan, from 1.
  package func verdict(
    on name: String, isRow: Bool = false, of plan: FilterPlan
  ) throws(Failure) -> NamedVerdict {
    var found: [NamedItem] = []
    if isRow, let row = Int(name), row > 0, let named = try itemOfRow(row - 1, plan) {
      found = [named.title.isEmpty ? NamedItem(item: named.item, title: "row \(name)") : named]
    }
    if found.isEmpty { found = try items(named: name) }
    guard let first = found.first else {
      return NamedVerdict(
        noun: noun, name: name, titles: try items(everything, Self.maximumProposed).map { $0.title })
    }
    let verdict = try verdict(first.item, plan)
    return NamedVerdict(
      noun: noun, name: name, found: found.map { $0.title }, verdict,
      isHidden: verdict.isFound ? try hides(first.item, plan) : false)
  }
}
