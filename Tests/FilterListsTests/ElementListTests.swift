import FilterEvaluation
import FilterItems
import FilterSemantics
import FilterText
import FilterVocabulary
import Testing
import _FilterTestSupport

@testable import FilterLists

/// Lists of an app's items, in memory and behind a storage of its own: both agree with a filter of one item after another.
@Suite struct ElementListTests {
  private static func toys(_ count: Int, seed: UInt64) -> [Toy] {
    var random = SeededGenerator(seed: PropertyCases.seed(default: seed))
    return (0..<count).map { _ in RandomToys.toy(&random) }
  }

  private func plan(_ text: String, _ list: SearchableList, _ use: QueryUse = .tolerant) -> FilterPlan {
    list.plan(AnalyzedQuery(parsing: text, vocabulary: list.vocabulary), use)
  }

  /// The rows that a column orders by a number: those without one come last, and equal ones stay in their order.
  private func sorted(_ rows: [Int], isDescending: Bool, by number: (Int) -> Int?) -> [Int] {
    let known = rows.filter { number($0) != nil }.enumerated().sorted { one, other in
      let (left, right) = (number(one.element) ?? 0, number(other.element) ?? 0)
      return left == right ? one.offset < other.offset : (left < right) != isDescending
    }
    return known.map { $0.element } + rows.filter { number($0) == nil }
  }

  /// Rows, counts, orders, names and verdicts of random queries.
  @Test func storagesAgree() throws {
    let toys = Self.toys(60, seed: 71)
    let lists = [SearchableList(Toy.list, items: toys), OwnToys(toys).list]
    var counter = try #require(ListCounter(lists[0]))
    #expect(ListCounter(lists[1]) == nil)
    var found = 0
    let failure = checkProperty(
      "storages of an app agree", cases: PropertyCases.count(long: 400), seed: PropertyCases.seed(default: 72),
      generate: { RandomToys.query(&$0) },
      shrink: { query -> [String] in shorterArrays(query.split(separator: " ")).map { $0.joined(separator: " ") } },
      describe: { $0 },
      law: { query -> String? in
        let filter = CompiledFilter(Toy.list.plan(query), for: Toy.list)
        let rows = toys.indices.filter { filter.matches(toys[$0]) }
        found += rows.isEmpty ? 0 : 1
        let typed = AnalyzedQuery(parsing: query, vocabulary: Toy.list.vocabulary)
        do {
          for (name, list) in zip(["memory", "own"], lists) {
            let plan = self.plan(query, list)
            if try list.count(of: plan) != rows.count { return "\(name) counts \(try list.count(of: plan))" }
            let ordered = list.plan(plan, sortedBy: "weight", isDescending: query.utf8.count % 2 == 0)
            let sorted = self.sorted(rows, isDescending: query.utf8.count % 2 == 0) { toys[$0].weight }
            for (plan, wanted) in [(plan, rows), (ordered, sorted)] {
              let all = try list.page(of: plan).rows.map { $0.item }
              if all != wanted { return "\(name) finds \(all), not \(wanted)" }
              let page = try list.page(of: plan, RowRequest(limit: 3, offset: 2))
              if page.rows.map({ $0.item }) != Array(wanted.dropFirst(2).prefix(3)) { return "\(name): page" }
            }
            for item in stride(from: 0, to: toys.count, by: 7) {
              let verdict = try list.verdict(on: item, of: plan)
              if verdict != filter.why(toys[item]) { return "\(name) has another verdict on \(item)" }
              if verdict.isFound != rows.contains(item) { return "\(name): \(item) is found \(verdict.isFound)" }
            }
          }
          let whole = lists[0].plan(typed, .typed)
          let count = whole.isRefused ? nil : try lists[0].count(of: whole)
          if counter.counts(of: [typed]) != [count] { return "the counter counts \(counter.counts(of: [typed]))" }
          let answer = counter.answer(typed)
          if try answer?.count() != count { return "the answer has \(try answer?.count() ?? -1)" }
          if try answer?.page().rows.count != count { return "the answer has another page" }
        } catch { return "\(error)" }
        return nil
      })
    #expect(failure == nil, "\(failure?.description ?? "")")
    if PropertyCases.only == nil { #expect(found > 8) }
  }

  /// A column has what the field of an item has, a value for each part and variant, each once.
  @Test func columnsHaveTheContentOfFields() throws {
    let toys = Self.toys(40, seed: 73)
    let list = SearchableList(Toy.list, items: toys)
    let columns = list.columns.usual
    let everything = try list.page(of: plan("", list), RowRequest(columns: columns)).rows
    #expect(everything.map { $0.item } == Array(toys.indices))
    for (toy, row) in zip(toys, everything) {
      let values = Dictionary(uniqueKeysWithValues: zip(columns, row.values))
      #expect(values["name"] == .text(toy.name))
      #expect(values["weight"] == (toy.weight.map { .number("\($0)") } ?? .nothing))
      #expect(Set(values["tag"]?.scalarTexts ?? []) == Set(toy.tags))
      #expect(values["done"] == (toy.isDone.map { .boolean($0) } ?? .nothing))
      var boxes: [String] = []
      for edition in toy.editions where !boxes.contains(edition.box) { boxes.append(edition.box) }
      #expect(values["box"]?.scalarTexts == boxes)
    }
    // A query of a value that a column shows finds the item.
    for (item, row) in everything.enumerated() {
      guard let weight = row.values[try #require(columns.firstIndex(of: "weight"))].scalarTexts.first else { continue }
      #expect(try list.page(of: plan("weight=\(weight)", list)).rows.contains { $0.item == item }, "\(weight)")
    }
  }

  @Test func titlesNamesAndRecords() throws {
    let toys = Self.toys(12, seed: 74)
    let lists = [SearchableList(Toy.list, items: toys, named: "shelf"), OwnToys(toys).list]
    #expect(lists[0].name == "shelf" && lists[1].name == "toys" && lists[1].nouns == ("toy", "toys"))
    for list in lists {
      #expect(list.count == toys.count)
      for (item, toy) in toys.enumerated() {
        #expect(try list.title(of: item) == toy.name)
        #expect(try list.items(named: toy.name).contains(NamedItem(item: item, title: toy.name)), "\(toy.name)")
        let record = String(decoding: try list.record(of: item), as: UTF8.self)
        #expect(record.hasPrefix("{\"name\":\"") && record.hasSuffix("}"), "\(record)")
      }
      #expect(try list.items(named: "").isEmpty)
      #expect(try list.found(by: plan("", list)) == Array(toys.indices))
      #expect(try list.shown(of: [3, 1], by: plan("", list)).sorted() == [1, 3])
      for number in [-1, toys.count] {
        let missing = ListFailure("the list has no toy with the number \(number)")
        #expect(throws: missing) { try list.title(of: number) }
        #expect(throws: missing) { try list.record(of: number) }
        #expect(throws: missing) { try list.verdict(on: number, of: plan("", list)) }
      }
    }
  }

  /// Limits, offsets and items that select nothing, and an order by an unknown column.
  @Test func requestsAtTheirBounds() throws {
    let toys = Self.toys(9, seed: 75)
    for list in [SearchableList(Toy.list, items: toys), OwnToys(toys).list] {
      let all = plan("", list)
      func items(_ request: RowRequest, _ plan: FilterPlan? = nil) throws -> [Int] {
        try list.page(of: plan ?? all, request).rows.map { $0.item }
      }
      #expect(try items(RowRequest(limit: 0)).isEmpty)
      #expect(try items(RowRequest(limit: -1)).isEmpty)
      #expect(try items(RowRequest(limit: 2, offset: -5)) == [0, 1])
      #expect(try items(RowRequest(offset: 7)) == [7, 8])
      #expect(try items(RowRequest(limit: .max, offset: .max)).isEmpty)
      #expect(try items(RowRequest(), list.plan(all, sortedBy: "no such")) == Array(0..<9))
      var request = RowRequest()
      request.items = [4, 2, 90]
      #expect(try items(request) == [2, 4])
      #expect(try list.page(of: all, RowRequest(limit: 20)).end.total == 9)
      let unknown = try list.page(of: all, RowRequest(limit: 1, columns: ["no such"])).rows[0].values
      #expect(unknown == [.nothing])
      let refused = plan("colour:red", list, .whole)
      #expect(refused.isRefused)
      #expect(try list.count(of: refused) == 0 && list.page(of: refused).rows.isEmpty)
      var passed = 0
      try list.forEachRow(of: all) { _ in
        passed += 1
        return passed < 3
      }
      #expect(passed == 3)
    }
  }

  /// The failure of a storage is that of every request.
  @Test func failuresOfAStorageArePassedOn() throws {
    let toys = Self.toys(5, seed: 76)
    let failure = ListFailure("the service does not answer", .timedOut)
    let storage = OwnToys(toys)
    storage.failure.withLock { $0 = failure }
    let list = storage.list
    let all = plan("", list)
    #expect(throws: failure) { try list.count(of: all) }
    #expect(throws: failure) { try list.page(of: all) }
    #expect(throws: failure) { try list.page(of: list.plan(all, sortedBy: "weight")) }
    #expect(throws: failure) { try list.forEachRow(of: all) { _ in true } }
    #expect(throws: failure) { try list.items(named: toys[0].name) }
    #expect(throws: failure) { try list.title(of: 0) }
    #expect(throws: failure) { try list.verdict(on: 0, of: all) }
    storage.failure.withLock { $0 = nil }
    #expect(try list.count(of: all) == 5)
    #expect(list.cancel != nil)
    list.cancel?()
    #expect(throws: ListFailure("cancelled", .cancelled)) { try list.count(of: all) }
    list.close()
    #expect(storage.isClosed.withLock { $0 })
  }
}

/// Toys behind functions, as a service has them: it may fail, is cancelled, and sorts nothing.
private final class OwnToys: Sendable {
  let failure = Lock<ListFailure?>(nil)
  let isClosed = Lock(false)
  private let toys: [Toy]

  init(_ toys: [Toy]) { self.toys = toys }

  private func check() throws(ListFailure) { if let failure = failure.withLock({ $0 }) { throw failure } }

  var list: SearchableList {
    var storage = SearchableList.Storage(
      count: { self.toys.count },
      rows: { (plan, request, take) throws(ListFailure) in
        try self.check()
        let filter = CompiledFilter(plan, for: Toy.list)
        var selection = RowSelection(request)
        for (number, toy) in self.toys.enumerated() {
          if selection.isComplete { break }
          if !filter.matches(toy) || !selection.selects(number) { continue }
          var row = ListRow(item: number)
          row.title = toy.name
          row.values = request.columns.map { column in
            column == "weight" ? toy.weight.map { .number("\($0)") } ?? .nothing : .nothing
          }
          if request.readsRecords { row.record = Array("{\"name\":\"\(toy.name)\"}".utf8) }
          if !take(row) { break }
        }
        return RowsEnd()
      },
      sorts: { $0.reading[directive: "order"] == nil },
      verdict: { (number, plan) throws(ListFailure) in
        try self.check()
        guard self.toys.indices.contains(number) else {
          throw ListFailure("the list has no toy with the number \(number)")
        }
        return CompiledFilter(plan, for: Toy.list).why(self.toys[number])
      })
    storage.cancel = { self.failure.withLock { $0 = ListFailure("cancelled", .cancelled) } }
    storage.close = { self.isClosed.withLock { $0 = true } }
    return SearchableList(Toy.list, storage: storage)
  }
}
