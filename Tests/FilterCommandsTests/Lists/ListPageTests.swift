import FilterEngines
import FilterItems
import FilterLists
import FilterReports
import FilterSemantics
import FilterVocabulary
import ScryfallCards
import Testing

/// Each storage of a list gives the same pages, totals and items.
@Suite(.enabled(if: WrittenLists.areHere, "the package was built without SQLite")) struct ListPageTests {
  /// A row with all that fronts show of it.
  private struct Shown: Equatable {
    let item: Int
    let variant: Int
    let title: String
    /// As they are displayed: the engine has a text for an empty cell.
    let values: [String]
    let cells: [HighlightedText]
  }

  /// The pages, the totals and the found items of a list.
  private static func pages(
    of list: SearchableList, _ query: String, _ columns: [String], sortedBy sort: String?
  ) throws -> [[Shown]] {
    var plan = list.plan(AnalyzedQuery(parsing: query, vocabulary: list.vocabulary))
    if let sort { plan = list.plan(plan, sortedBy: sort, isDescending: sort == columns.last) }
    let count = try list.counted(plan).count
    var pages: [[Shown]] = []
    for (limit, offset) in [(nil, 0), (3, 0), (3, 3), (2, 1), (0, 0), (2, 1_000)] as [(Int?, Int)] {
      var request = RowRequest(limit: limit, offset: offset, columns: columns)
      (request.readsTitles, request.readsCells) = (true, true)
      let page = try list.page(of: plan, request)
      if let total = page.end.total { #expect(total == count, "\(query) \(limit ?? -1) \(offset)") }
      #expect(page.rows.count == min(limit ?? .max, max(0, count - offset)), "\(query) \(limit ?? -1) \(offset)")
      pages.append(
        page.rows.map {
          Shown(
            item: $0.item, variant: $0.variant, title: $0.title, values: $0.values.map { $0.display }, cells: $0.cells)
        })
    }
    let found = try list.found(by: plan)
    #expect(Set(found) == Set(pages[0].map { $0.item }), "\(query)")
    // The rows of some items are those of the whole result.
    var request = RowRequest(columns: columns)
    request.items = Set(found.suffix(2))
    #expect(
      try list.page(of: plan, request).rows.map { $0.item }
        == pages[0].map { $0.item }.filter { found.suffix(2).contains($0) },
      "\(query)")
    return pages
  }

  private func compare(
    _ one: SearchableList, _ other: SearchableList, queries: [String], columns: [[String]], sorts: [String?]
  ) throws {
    #expect(one.count == other.count && one.nouns == other.nouns && one.table == other.table)
    #expect(one.columns.usual == other.columns.usual)
    for query in queries {
      for (columns, sort) in zip(columns + columns, sorts) {
        let (left, right) = (
          try Self.pages(of: one, query, columns, sortedBy: sort),
          try Self.pages(of: other, query, columns, sortedBy: sort)
        )
        #expect(left == right, "\(query), \(columns), \(sort ?? "")")
      }
      let plan = one.plan(AnalyzedQuery(parsing: query, vocabulary: one.vocabulary))
      let engine = other.plan(AnalyzedQuery(parsing: query, vocabulary: other.vocabulary))
      #expect(try one.hiddenCount(of: plan) == other.hiddenCount(of: engine), "\(query)")
    }
  }

  @Test func cards() throws {
    let lists = try WrittenLists.shared.get()
    try compare(
      SearchableList(.sample), SearchableList(lists.answers(lists.cards)),
      queries: [
        "", "t:elf", "o:draw -c:g", "t:elf unique:prints", "r:mythic order:cmc", "m:{r} t:goblin", "t:token", "kelp",
      ],
      columns: [["name", "type"], ["set", "number", "lang"], ["stats"], CardColumns.usual],
      sorts: [nil, "set", "number", "released_at", "usd", "rarity", "lang", "name"])
  }

  @Test func items() throws {
    let lists = try WrittenLists.shared.get()
    try compare(
      SearchableList(WrittenLists.animalsInMemory()), SearchableList(lists.answers(lists.animals)),
      queries: ["", "legs>=4", "order:weight kind:mammal", "order:name direction:desc", "o"],
      columns: [["name"], ["legs", "weight"], [], ["name", "kind", "legs", "weight"]],
      sorts: [nil, "weight", "name", "kind", "legs"])
  }

  /// A storage that cannot sort sorts up to a number of rows, and keeps the order of the list beyond it.
  @Test func manyRowsStayUnsorted() throws {
    let lists = try WrittenLists.shared.get()
    let list = SearchableList(try lists.answers(lists.animals))
    let plan = list.plan(AnalyzedQuery(parsing: "order:name", vocabulary: list.vocabulary))
    var request = RowRequest(limit: 3)
    request.readsTitles = true
    func titles() throws -> [String] { try list.page(of: plan, request).rows.map { $0.title } }
    let sorted = try titles()
    request.maximumSorted = list.count
    #expect(try titles() == sorted)
    request.maximumSorted = list.count - 1
    #expect(try list.page(of: plan, request).end.isUnsorted)
    #expect(try titles() == ["Otter", "Grey Heron", "Newt"])
  }
}
