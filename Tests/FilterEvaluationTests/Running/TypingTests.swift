import Testing
import _FilterTestSupport

@testable import FilterEvaluation
@testable import FilterSemantics

/// A query that is typed and deleted byte by byte always has the result of a fresh run.
@Suite struct TypingTests {
  private static let toys: [Toy] = {
    var random = SeededGenerator(seed: 371)
    return (0..<250).map { _ in RandomToys.toy(&random) }
  }()

  /// The texts from one query to the next: deleted to their common beginning, and typed from there on.
  private func texts(from text: String, to next: String) -> [String] {
    let common: Int = zip(text, next).prefix { $0 == $1 }.count
    var texts: [String] = []
    var current = text
    while current.count > common {
      current.removeLast()
      texts.append(current)
    }
    for character in next.dropFirst(common) {
      current.append(character)
      texts.append(current)
    }
    return texts
  }

  @Test(arguments: [(1, false), (3, true), (64, false), (64, true)] as [(Int, Bool)])
  func backAndForth(capacity: Int, sharesTexts: Bool) {
    let store = sharesTexts ? ColumnStore(sharingTextsOf: Self.toys) : ColumnStore(Toy.list, items: Self.toys)
    var filter = IncrementalFilter(store, capacity: capacity)
    var random = SeededGenerator(seed: 372)
    var text = ""
    for _ in 0..<12 {
      // Often the same beginning with another end.
      let kept = String(text.prefix(random.below(text.count + 1)))
      let next: String = random.chance(60) ? kept + " " + RandomToys.term(&random) : RandomToys.query(&random)
      for step in texts(from: text, to: next) {
        let plan = Toy.list.plan(step)
        let before: Bitset = filter.result.items
        let changes = filter.update(plan)
        let expected = store.run(plan)
        #expect(filter.result.items == expected.items, "\(step)")
        var replayed: Bitset = before
        replayed.subtract(changes.removed)
        replayed.formUnion(changes.inserted)
        #expect(replayed == expected.items, "\(step)")
      }
      text = next
    }
  }

  /// Other results in between do not change what a copy finds, nor does taking up an old text again.
  @Test func copiesAndOldTexts() {
    let store = ColumnStore(sharingTextsOf: Self.toys)
    var random = SeededGenerator(seed: 373)
    var filter = IncrementalFilter(store, capacity: 8)
    var kept: [(text: String, filter: IncrementalFilter)] = []
    for _ in 0..<30 {
      let text: String = RandomToys.query(&random)
      filter.update(Toy.list.plan(text))
      kept.append((text, filter))
    }
    for (text, copy) in kept.shuffled(using: &random) {
      let expected: Bitset = store.run(Toy.list.plan(text)).items
      #expect(copy.result.items == expected, "\(text)")
      filter.update(Toy.list.plan(text))
      #expect(filter.result.items == expected, "\(text)")
    }
  }

  /// Columns that several tasks build answer like those of one.
  @Test(arguments: [1, 2, 5]) func builtByTasks(tasks: Int) async {
    for count in [0, 1, 250] {
      let toys: [Toy] = Array(Self.toys.prefix(count))
      let plain = ColumnStore(Toy.list, items: toys)
      let built = await ColumnStore(Toy.list, items: toys, tasks: tasks)
      #expect(built.count == count)
      #expect(built.variantCount == plain.variantCount)
      var random = SeededGenerator(seed: 374)
      for _ in 0..<80 {
        let query: String = RandomToys.query(&random)
        let plan = Toy.list.plan(query)
        #expect(built.run(plan) == plain.run(plan), "\(query)")
        #expect(built.rows(plan, limit: 3) == plain.rows(plan, limit: 3), "\(query)")
      }
    }
  }

  private static let numbers = FilterableList<Int>(
    name: "numbers", summary: "Numbers", itemName: "number", itemNamePlural: "numbers", nameField: "name",
    fields: [.text("name", summary: "Name") { "no \($0 % 800)" }, .number("many", summary: "Many") { $0 * 7 % 1_009 }])

  /// A text gets longer and shorter at both ends, while the terms before it stand or change.
  @Test(arguments: [500, Int.max]) func otherTermsChange(rowsUntilSharing: Int) {
    var builder = ColumnStoreBuilder(Self.numbers, rowsUntilSharing: rowsUntilSharing)
    builder.append(contentsOf: Array(0..<4_000))
    let store = builder.finish()
    var random = SeededGenerator(seed: 375)
    var filter = IncrementalFilter(store, capacity: 16)
    var needle = "1"
    var before = "many<90"
    for _ in 0..<600 {
      if random.chance(30) { before = random.pick(["many<90", "many<91", "many>960", "-many>60", "many<400"])! }
      let digit = String(random.below(10))
      switch random.below(5) {
      case 0: needle = digit + needle
      case 1, 2: needle += digit
      case 3: needle = String(needle.dropLast())
      default: needle = String(needle.dropFirst())
      }
      if needle.isEmpty || needle.count > 3 { needle = digit }
      let text: String = before + (random.chance(20) ? " -" : " ") + "name:" + needle
      let plan = Self.numbers.plan(text)
      filter.update(plan)
      #expect(filter.result == store.run(plan), "\(text)")
    }
  }
}
