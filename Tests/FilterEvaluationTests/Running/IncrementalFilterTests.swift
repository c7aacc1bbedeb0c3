import FilterAST
import FilterVocabulary
import Testing
import _FilterTestSupport

@testable import FilterEvaluation
@testable import FilterSemantics

@Suite struct IncrementalFilterTests {
  private static let toys: [Toy] = {
    var random = SeededGenerator(seed: 151)
    return (0..<400).map { _ in RandomToys.toy(&random) }
  }()

  /// However little is kept, the rows are those of a run from scratch, and the changes lead from one result to the
  /// next.
  @Test func anyCapacity() {
    let rows: [Int] = [-3, 0, 1, 2, 5, 64]
    for capacity in rows {
      let store = ColumnStore(Toy.list, items: Self.toys)
      var incremental = IncrementalFilter(store, capacity: capacity)
      var random = SeededGenerator(seed: 152)
      var query = ""
      for turn in 0..<120 {
        // Mostly one word more or less, as during typing; sometimes a different query.
        switch random.below(5) {
        case 0: query = RandomToys.query(&random)
        case 1: query = query.split(separator: " ").dropLast().joined(separator: " ")
        default: query += " " + RandomToys.term(&random)
        }
        let plan = Toy.list.plan(query)
        let before = incremental.result
        let changes = incremental.update(plan)
        let expected = store.run(plan)
        #expect(incremental.result.items == expected.items, "\(capacity): \(turn): \(query)")
        #expect(changes == expected.changes(since: before), "\(capacity)")
      }
    }
  }

  @Test func beginsWithEverything() {
    let store = ColumnStore(Toy.list, items: Self.toys)
    var incremental = IncrementalFilter(store)
    #expect(incremental.result.count == Self.toys.count)
    #expect(incremental.result.variants == nil)
    let nothing = incremental.update(Toy.list.plan(""))
    #expect(nothing.isEmpty)
    let first = incremental.update(Toy.list.plan("t:rat"))
    let again = incremental.update(Toy.list.plan("t:rat"))
    #expect(!first.isEmpty && again.isEmpty)
    #expect(first.inserted.isEmpty)
  }

  /// A copy is independent.
  @Test func copies() {
    let store = ColumnStore(Toy.list, items: Self.toys)
    var one = IncrementalFilter(store, capacity: 4)
    one.update(Toy.list.plan("t:rat"))
    var other = one
    other.update(Toy.list.plan("t:god"))
    #expect(one.result == store.run(Toy.list.plan("t:rat")))
    #expect(other.result == store.run(Toy.list.plan("t:god")))
  }

  @Test func changes() {
    func result(_ rows: [Int]) -> FilterResult {
      FilterResult(items: Bitset(size: 130, rows: rows), variants: nil, wasCutShort: false)
    }
    let changes = result([1, 64, 129]).changes(since: result([2, 64]))
    #expect(changes.inserted.rows() == [1, 129])
    #expect(changes.removed.rows() == [2])
    #expect(!changes.isEmpty)
    #expect(result([5]).changes(since: result([5])).isEmpty)
    #expect(result([]).changes(since: result([5])).removed.rows() == [5])
    #expect(result([5]).changes(since: result([])).inserted.rows() == [5])
  }

  /// A pattern with look-around that takes too many steps is given up, and every engine reports it.
  @Test(.longTier) func cutShort() {
    let items = [
      Everything(["plain": .text(String(repeating: "a", count: 100_000) + "b")]), Everything(["plain": .text("ab")]),
    ]
    // Some hundred threads are followed at each position of the long text.
    let plan = Everything.list.plan("plain:/(?=[ab]{250}z)(?=z[ab]{250})a|^ab$/")
    #expect(plan.leaves.map { $0.unanswered } == [nil])
    let store = ColumnStore(Everything.list, items: items)
    var incremental = IncrementalFilter(store)
    incremental.update(plan)
    let result = incremental.result
    #expect(result.rows() == [1])
    #expect(result.wasCutShort)
    // The cached result reports it too.
    incremental.update(Everything.list.plan("plain:/(?=[ab]{250}z)(?=z[ab]{250})a|^ab$/ -tag:x"))
    #expect(incremental.result.wasCutShort)
    incremental.update(Everything.list.plan("plain:b"))
    #expect(!incremental.result.wasCutShort)
    #expect(store.narrowed(result, toVariants: Bitset(allOf: 2)).wasCutShort)
  }

  @Test func wholeCollections() {
    let filter = CompiledFilter(Toy.list.plan("t:rat pow>1 -o:/tap/"), for: Toy.list)
    let expected = Self.toys.indices.filter { filter.matches(Self.toys[$0]) }
    #expect(!expected.isEmpty)
    #expect(filter.filter(Self.toys).map { $0.name } == expected.map { Self.toys[$0].name })
    #expect(filter.count(Self.toys) == expected.count)
    #expect(filter.count([]) == 0)
    #expect(filter.filter(Self.toys.reversed()).map { $0.name } == expected.reversed().map { Self.toys[$0].name })
    // A sequence that can be walked once.
    #expect(filter.count(AnySequence(Self.toys.lazy.filter { _ in true })) == expected.count)
    #expect(Toy.list.filter("t:rat pow>1 -o:/tap/", in: Self.toys).count == expected.count)
  }
}
