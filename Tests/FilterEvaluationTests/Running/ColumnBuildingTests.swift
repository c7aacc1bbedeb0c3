import Testing
import _FilterTestSupport

@testable import FilterEvaluation
@testable import FilterSemantics

/// Columns are built a few items at a time. The number of items, the goes and the order of the work do not matter.
@Suite struct ColumnBuildingTests {
  /// Around the number of items that are read at once.
  private static let counts: [Int] = [0, 1, 2, 7, 8, 9, 15, 16, 17, 100]

  private static let queries: [String] = [
    "", "t:rat", "-t:rat", "o:draw", "n:mar", "pow>1", "pow>tou", "e:alpha", "-e:beta", "r>=rare usd<2", "tag:fast",
    "mv=2 or e:gamma", "date>=2020-01-01", "is:loud e:alpha", "maria", "-(o:tap or r:common)",
  ]

  /// Toys with as many editions as their place says: 1 to 3, or one each.
  private static func toys(_ count: Int, isOneEach: Bool = false) -> [Toy] {
    var random = SeededGenerator(seed: 2_811)
    var toys: [Toy] = []
    while toys.count < count {
      var toy: Toy = RandomToys.toy(&random)
      let editions: Int = isOneEach ? 1 : toys.count * 7 % 3 + 1
      while toy.editions.count < editions { toy.editions += RandomToys.toy(&random).editions }
      toy.editions = Array(toy.editions.prefix(editions))
      toys.append(toy)
    }
    return toys
  }

  /// How the pieces of the work are run.
  enum Order: CaseIterable, Sendable {
    case forwards, backwards, oddFirst

    func perform(_ count: Int, _ work: @Sendable (Int) -> Void) {
      var numbers: [Int] = Array(0..<count)
      switch self {
      case .forwards: break
      case .backwards: numbers.reverse()
      case .oddFirst: numbers = numbers.filter { $0 % 2 == 1 } + numbers.filter { $0 % 2 == 0 }
      }
      for number in numbers { work(number) }
    }
  }

  private static func oneByOne(_ toys: [Toy]) -> ColumnStore {
    var builder = ColumnStoreBuilder(Toy.list)
    for toy in toys { builder.append(toy) }
    return builder.finish()
  }

  /// A store of toys that are appended in goes of a number of items.
  private static func inGoes(_ toys: [Toy], of size: Int, _ order: Order) -> ColumnStore {
    var builder = ColumnStoreBuilder(Toy.list)
    for start in stride(from: 0, to: toys.count, by: size) {
      let go: [Toy] = Array(toys[start..<min(toys.count, start + size)])
      go.withUnsafeBufferPointer { builder.append($0, perform: order.perform) }
    }
    return builder.finish(perform: order.perform)
  }

  /// How two stores differ; nil if their bytes and answers are the same.
  private static func difference(_ store: ColumnStore, _ expected: ColumnStore) -> String? {
    if store.count != expected.count { return "\(store.count) items" }
    if store.variantCount != expected.variantCount { return "\(store.variantCount) variants" }
    if store.variantStarts != expected.variantStarts { return "starts \(store.variantStarts)" }
    for query in queries {
      let plan: FilterPlan = Toy.list.plan(query)
      if store.run(plan) != expected.run(plan) { return query }
    }
    return store.prepared(for: Toy.list) == expected.prepared(for: Toy.list) ? nil : "other bytes"
  }

  /// At once, in goes of any size, and with the work in another order.
  @Test func goesAndOrdersDoNotMatter() {
    for count in Self.counts {
      for isOneEach in [false, true] {
        let toys: [Toy] = Self.toys(count, isOneEach: isOneEach)
        let expected: ColumnStore = Self.oneByOne(toys)
        let variants: Int = toys.reduce(0) { $0 + $1.editions.count }
        #expect(expected.count == count && expected.variantCount == variants, "\(count)")
        for size in [1, 7, 8, 9, 16, 100] {
          for order in Order.allCases {
            let store: ColumnStore = Self.inGoes(toys, of: size, order)
            #expect(
              Self.difference(store, expected) == nil, "\(count): \(size) at a time, \(order), one each: \(isOneEach)")
          }
        }
      }
    }
  }

  /// The answers are those of each item on its own.
  @Test func answersAreThoseOfTheItems() {
    for count in Self.counts {
      let toys: [Toy] = Self.toys(count)
      let store: ColumnStore = Self.inGoes(toys, of: 100, .oddFirst)
      for query in Self.queries {
        let plan: FilterPlan = Toy.list.plan(query)
        let filter = CompiledFilter(plan, for: Toy.list)
        let expected: [Int] = toys.indices.filter { filter.matches(toys[$0]) }
        #expect(store.run(plan).rows() == expected, "\(count): \(query)")
      }
    }
  }

  /// The first item with several variants may come in any place and any go.
  @Test func theFirstVariantsComeLate() {
    let rows: [Int] = [0, 1, 7, 8, 9, 15, 16]
    for place in rows {
      var toys: [Toy] = Self.toys(17, isOneEach: true)
      toys[place].editions += Self.toys(3)[1].editions
      let expected: ColumnStore = Self.oneByOne(toys)
      #expect(expected.variants(of: place).count == toys[place].editions.count, "\(place)")
      for size in [1, 7, 8, 9, 17] {
        let store: ColumnStore = Self.inGoes(toys, of: size, .backwards)
        #expect(Self.difference(store, expected) == nil, "\(place): \(size) at a time")
      }
    }
  }

  /// Single items and goes may alternate, and an empty go adds nothing.
  @Test func singleItemsAndGoesAlternate() {
    let toys: [Toy] = Self.toys(40)
    var builder = ColumnStoreBuilder(Toy.list)
    builder.append(contentsOf: Array(toys[..<9]))
    builder.append(toys[9])
    builder.append(contentsOf: [])
    builder.append(contentsOf: Array(toys[10..<18]))
    for toy in toys[18..<23] { builder.append(toy) }
    builder.append(contentsOf: Array(toys[23...]))
    #expect(Self.difference(builder.finish(), Self.oneByOne(toys)) == nil)
  }
}
