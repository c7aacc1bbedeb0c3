import Testing
import _FilterTestSupport

@testable import FilterEvaluation

@Suite struct ConcurrentRunTests {
  /// However many tasks share the work, the rows are those of one.
  @Test(arguments: [1, 2, 3, 64])
  func findsTheSame(tasks: Int) async {
    var generator = SeededGenerator(seed: 21)
    let store = ColumnStore(Toy.list, items: (0..<700).map { _ in RandomToys.toy(&generator) })
    for _ in 0..<60 {
      let query = RandomToys.query(&generator)
      let plan = Toy.list.plan(query)
      let result = await store.run(plan, tasks: tasks)
      #expect(result == store.run(plan), "\(query)")
    }
  }

  /// Patterns always go to the tasks.
  @Test func patterns() async {
    var generator = SeededGenerator(seed: 22)
    let store = ColumnStore(Toy.list, items: (0..<200).map { _ in RandomToys.toy(&generator) })
    for query in ["o:/d/", "-o:/d/", "o:/~/", "o:/^$/ or n:/m/", "o:/x/ o:/x/ t:rat"] {
      let plan = Toy.list.plan(query)
      let result = await store.run(plan, tasks: 3)
      #expect(result == store.run(plan), "\(query)")
    }
  }

  @Test func nothingToShare() async {
    let store = ColumnStore(Toy.list, items: [])
    let result = await store.run(Toy.list.plan("o:/x/ pow>3"), tasks: 2)
    #expect(result.count == 0)
  }
}
