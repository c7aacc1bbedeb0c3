package import FilterEvaluation

/// An item with its name, which is empty if it has none.
package struct NamedItem: Sendable {
  package let item: Int
  package let title: String

  package init(item: Int, title: String) { (self.item, self.title) = (item, title) }
}

extension SearchableList {
  /// At most so many items of a name are looked at.
  private static var maximumNamed: Int { 25 }
  /// The names among which a misspelled one is looked for.
  private static var maximumProposed: Int { 100_000 }

  /// The items of a name: one rule for every list. Of those whose names contain it, the ones that begin with it come first.
  package func items(named name: String) throws(ListFailure) -> [NamedItem] {
    for plan in functions.plansOfName(name) {
      let found = try functions.items(plan, Self.maximumNamed)
      if found.isEmpty { continue }
      let wanted = name.lowercased()
      let beginning = found.filter { $0.title.lowercased().hasPrefix(wanted) }
      return beginning + found.filter { !$0.title.lowercased().hasPrefix(wanted) }
    }
    return []
  }

  /// The items with exactly that name, ignoring letter case and accents, and of cards punctuation and the other faces.
  package func items(exactlyNamed name: String) throws(ListFailure) -> [Int] {
    if let plan = functions.plansOfName(name).first {
      return try functions.items(plan, Self.maximumProposed).map { $0.item }
    }
    let wanted = name.lowercased()
    return try functions.items(functions.everything, Self.maximumProposed)
      .filter { $0.title.lowercased() == wanted }.map { $0.item }
  }

  /// The names of the first items, each once.
  package func titles() throws(ListFailure) -> [String] {
    var seen: Set<String> = []
    return try functions.items(functions.everything, Self.maximumProposed).map { $0.title }
      .filter { seen.insert($0).inserted }
  }

  /// The names of some items, each once.
  package func titles(of items: [Int]) throws(ListFailure) -> [String] {
    var seen: Set<String> = []
    var titles: [String] = []
    for item in items {
      let title = try functions.title(item)
      if seen.insert(title).inserted { titles.append(title) }
    }
    return titles
  }

  /// The verdict of a plan on an item.
  package func verdict(on item: Int, of plan: FilterPlan) throws(ListFailure) -> FilterVerdict {
    try functions.verdict(item, plan)
  }

  /// The text that names an item; empty if it has none.
  package func title(of item: Int) throws(ListFailure) -> String { try functions.title(item) }

  /// Those of some items that a plan finds and that are not hidden.
  package func shown(of items: [Int], by plan: FilterPlan) throws(ListFailure) -> [Int] {
    try functions.shown(items, plan)
  }

  /// Whether a plan finds one of some items, hidden or not.
  package func finds(oneOf items: [Int], _ plan: FilterPlan) throws(ListFailure) -> Bool {
    for item in items where try functions.verdict(item, plan).isFound { return true }
    return false
  }

  /// The item in a row of the result of a plan, from 0; nil beyond the last one.
  private func item(ofRow row: Int, of plan: FilterPlan) throws(ListFailure) -> NamedItem? {
    var request = RowRequest(limit: 1, offset: row)
    request.readsTitles = true
    return try page(of: plan, request).rows.first.map { NamedItem(item: $0.item, title: $0.title) }
  }

  /// The verdict of a plan on the item of a name. With `isRow`, a number is a row of the result of the plan, from 1.
  package func verdict(
    on name: String, isRow: Bool = false, of plan: FilterPlan
  ) throws(ListFailure) -> NamedVerdict {
    var found: [NamedItem] = []
    if isRow, let row = Int(name), row > 0, let named = try item(ofRow: row - 1, of: plan) {
      found = [named.title.isEmpty ? NamedItem(item: named.item, title: "row \(name)") : named]
    }
    if found.isEmpty { found = try items(named: name) }
    guard let first = found.first else {
      let all = try functions.items(functions.everything, Self.maximumProposed)
      return NamedVerdict(noun: nouns.one, name: name, titles: all.map { $0.title })
    }
    let verdict = try functions.verdict(first.item, plan)
    return NamedVerdict(
      noun: nouns.one, name: name, found: found.map { $0.title }, verdict,
      isHidden: verdict.isFound ? try shown(of: [first.item], by: plan).isEmpty : false)
  }
}
