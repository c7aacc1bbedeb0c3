import Testing
import _FilterTestSupport

@testable import FilterEvaluation
@testable import FilterSemantics

@Suite struct FilterResultTests {
  private let toys: [Toy] = {
    var random = SeededGenerator(seed: 51)
    return (0..<200).map { _ in RandomToys.toy(&random) }
  }()

  /// The pages together are the whole result.
  @Test func pages() {
    let result = ColumnStore(Toy.list, items: toys).run(Toy.list.plan("pow>=1"))
    let all = result.rows()
    #expect(all.count > 50)
    for size in [1, 7, 64, 500] {
      var pages: [Int] = []
      for offset in stride(from: 0, to: all.count, by: size) { pages += result.rows(limit: size, offset: offset) }
      #expect(pages == all)
    }
    #expect(result.rows(limit: 5, offset: all.count) == [])
    #expect(result.rows(limit: 0, offset: 0) == [])
    #expect(!result.isEmpty)
    #expect(ColumnStore(Toy.list, items: toys).run(Toy.list.plan("pow>99")).isEmpty)
  }

  /// The matching printings: those that the query is about, or all.
  @Test func variantsOfItems() {
    let store = ColumnStore(Toy.list, items: toys)
    for query in ["e:alpha r>=rare", "t:rat", "-e:beta t:rat", ""] {
      let plan = Toy.list.plan(query)
      let result = store.run(plan)
      var run = ItemRun(CompiledFilter(plan, for: Toy.list))
      for (place, toy) in toys.enumerated() {
        let expected = toy.editions.indices.filter { variant in
          plan.root.map { run.holds($0, item: toy, variant: variant) } ?? true
        }
        #expect(store.variants(of: place, in: result) == Array(expected), "\(query) \(place)")
      }
      #expect(store.variants(of: -1, in: result) == [])
      #expect(store.variants(of: toys.count, in: result) == [])
    }
  }
}
