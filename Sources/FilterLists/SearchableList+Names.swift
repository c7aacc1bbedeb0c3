public import FilterEvaluation

/// An item with its name.
public struct NamedItem: Hashable, Sendable {
  /// The number of the item.
  public let item: Int
  /// The text that names it; empty if it has none.
  public let title: String

  /// An item with its name.
  public init(item: Int, title: String) { (self.item, self.title) = (item, title) }
}

extension SearchableList {
  /// At most so many items of a name are looked at.
  private static var maximumNamed: Int { 25 }
  /// The names among which a misspelled one is looked for.
  private static var maximumProposed: Int { 100_000 }

  /// The items of a name, hidden ones too, at most 25: those with exactly that name in any letter case and accents, or
  /// else those whose names contain it, of which the ones that begin with it come first. Empty for an empty name, and if
  /// the names of the list are no texts. Throws what the storage does.
  public func items(named name: String) throws(ListFailure) -> [NamedItem] {
    for plan in plans.ofName(name) {
      let found = try items(of: plan, limit: Self.maximumNamed)
      if found.isEmpty { continue }
      let wanted = name.lowercased()
      let beginning = found.filter { $0.title.lowercased().hasPrefix(wanted) }
      return beginning + found.filter { !$0.title.lowercased().hasPrefix(wanted) }
    }
    return []
  }

  /// The items with exactly that name, ignoring letter case and accents, and of cards punctuation and the other faces.
  package func items(exactlyNamed name: String) throws(ListFailure) -> [Int] {
    if let plan = plans.ofName(name).first {
      return try items(of: plan, limit: Self.maximumProposed).map { $0.item }
    }
    let wanted = name.lowercased()
    return try items(of: everything, limit: Self.maximumProposed)
      .filter { $0.title.lowercased() == wanted }.map { $0.item }
  }

  /// The names of the first items, each once.
  package func titles() throws(ListFailure) -> [String] {
    var seen: Set<String> = []
    return try items(of: everything, limit: Self.maximumProposed).map { $0.title }
      .filter { seen.insert($0).inserted }
  }

  /// The names of some items, each once.
  package func titles(of items: [Int]) throws(ListFailure) -> [String] {
    var seen: Set<String> = []
    var titles: [String] = []
    for item in items {
      let title = try title(of: item)
      if seen.insert(title).inserted { titles.append(title) }
    }
    return titles
  }

  /// Why a plan finds an item or not, with the verdict of each term and edits that would change the answer. Throws what the
  /// storage does, and for a number that no item has.
  public func verdict(on item: Int, of plan: FilterPlan) throws(ListFailure) -> FilterVerdict {
    try check(item)
    return try storage.verdict(item, plan)
  }

  /// The text that names an item; empty if it has none. Throws what the storage does, and for a number that no item has.
  public func title(of item: Int) throws(ListFailure) -> String {
    try check(item)
    if let title = storage.title { return try title(item) }
    var request = RowRequest(limit: 1)
    request.readsTitles = true
    return try row(of: item, request).title
  }

  /// The record of an item: its JSON, or its line in a file of columns; empty if the storage has none. Throws what the
  /// storage does, and for a number that no item has.
  public func record(of item: Int) throws(ListFailure) -> [UInt8] {
    try check(item)
    if let record = storage.record { return try record(item) }
    var request = RowRequest(limit: 1)
    request.readsRecords = true
    return try row(of: item, request).record
  }

  /// Throws for a number that no item in memory has. Elsewhere the storage looks it up.
  private func check(_ item: Int) throws(ListFailure) {
    if let memory = storage.memory, !(0..<memory.store.count).contains(item) { throw missing(item) }
  }

  private func missing(_ item: Int) -> ListFailure {
    ListFailure("the list has no \(nouns.one) with the number \(item)")
  }

  /// The first items that a plan finds, hidden ones too, with their names, in the order of the list.
  private func items(of plan: FilterPlan, limit: Int) throws(ListFailure) -> [NamedItem] {
    if let items = storage.items { return try items(plan, limit) }
    var request = RowRequest(limit: limit)
    request.readsTitles = true
    var items: [NamedItem] = []
    _ = try storage.rows(plan, request) { row in
      items.append(NamedItem(item: row.item, title: row.title))
      return true
    }
    return items
  }

  /// The row of an item, read by a request.
  private func row(of item: Int, _ request: RowRequest) throws(ListFailure) -> ListRow {
    var (request, found) = (request, nil as ListRow?)
    request.items = [item]
    _ = try storage.rows(everything, request) { row in
      found = row
      return false
    }
    guard let found else { throw missing(item) }
    return found
  }

  /// Whether a plan finds one of some items, hidden or not.
  package func finds(oneOf items: [Int], _ plan: FilterPlan) throws(ListFailure) -> Bool {
    for item in items where try verdict(on: item, of: plan).isFound { return true }
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
      let all = try items(of: everything, limit: Self.maximumProposed)
      return NamedVerdict(noun: nouns.one, name: name, titles: all.map { $0.title })
    }
    let verdict = try self.verdict(on: first.item, of: plan)
    return NamedVerdict(
      noun: nouns.one, name: name, found: found.map { $0.title }, verdict,
      isHidden: verdict.isFound ? try shown(of: [first.item], by: plan).isEmpty : false)
  }
}
