import FilterText
import Testing
import _FilterTestSupport

@testable import FilterEvaluation
@testable import FilterSemantics

@Suite struct ConflictingTermsTests {
  private static func toy(_ kind: String, _ strength: Int, _ boxes: [(String, String)]) -> Toy {
    Toy(
      name: "x", texts: [nil], kind: kind, strength: [strength], size: [1], weight: 1, colors: [0], cost: nil, tags: [],
      flags: [], editions: boxes.map { .init(box: $0.0, rarity: $0.1, price: nil, day: nil, number: "1") })
  }

  private static let toys = [
    toy("Rat", 1, [("alpha", "common")]), toy("God", 5, [("alpha", "rare")]),
    toy("God", 2, [("alpha", "common"), ("beta", "rare")]), toy("Pirate", 3, [("beta", "common")]),
  ]

  /// The conflicting terms, the count of each term alone, and the count without it.
  @Test func table() throws {
    let store = ColumnStore(Toy.list, items: ConflictingTermsTests.toys)
    let table: [(String, String)] = [
      ("t:car", "[t:car] 0/4"),
      ("t:god t:car", "t:god 2/0 [t:car] 0/2"),
      ("t:rat t:god", "[t:rat] 1/2 [t:god] 2/1"),
      ("tou=1 t:rat pow>4", "tou=1 4/0 [t:rat] 1/1 [pow>4] 1/1"),
      ("t:car pow>9", "[t:car] 0/0 pow>9 0/0"),
      ("-t:rat -t:god -t:pirate", "[-t:rat] 3/1 [-t:god] 2/2 [-t:pirate] 3/1"),
      ("-(t:rat or t:god or t:pirate)", "[t:rat] 3/1 [t:god] 2/2 [t:pirate] 3/1"),
      ("tou=1 (t:rat or t:pirate) pow>4", "tou=1 4/0 [t:rat t:pirate] 2/1 [pow>4] 1/2"),
      ("t:car or pow>9", "[t:car pow>9] 0/4"),
      // Each holds for some printing of the item, but not both for the same one.
      ("t:god e:alpha r:rare pow=2", "t:god 2/0 [e:alpha] 3/1 [r:rare] 2/1 [pow=2] 1/1"),
      ("e:beta r:rare pow=3", "e:beta 2/0 [r:rare] 2/1 [pow=3] 1/1"),
      ("is:secret t:car", "[t:car] 0/4"),
    ]
    for (query, expected) in table {
      let plan = Toy.list.plan(query)
      let conflict = try #require(store.conflictingTerms(of: plan), "\(query)")
      let words = conflict.operands.enumerated().map { place, operand in
        let terms = operand.ranges.map { SourceText(query)[$0] }.joined(separator: " ")
        return "\(conflict.conflict.contains(place) ? "[\(terms)]" : terms) \(operand.count)/\(operand.countWithout)"
      }
      #expect(words.joined(separator: " ") == expected, "\(query)")
      #expect(conflict.isSmallest)
      #expect(!conflict.wasCutShort)
    }
  }

  @Test func noConflict() {
    let store = ColumnStore(Toy.list, items: ConflictingTermsTests.toys)
    for query in ["", "t:god", "t:god pow>4", "is:secret", "-t:car"] {
      #expect(store.conflictingTerms(of: Toy.list.plan(query)) == nil, "\(query)")
    }
    var reading = Toy.list.plan("t:car").reading
    reading.refusal = QueryRefusal(message: "no", range: SourceRange(at: 0))
    #expect(store.conflictingTerms(of: FilterPlan(reading, for: Toy.list)) == nil)
  }

  /// Of an empty list no term is to blame.
  @Test func emptyList() throws {
    let store = ColumnStore(Toy.list, items: [])
    let conflict = try #require(store.conflictingTerms(of: Toy.list.plan("t:rat pow>1")))
    #expect(conflict.conflict == [])
    #expect(conflict.operands.map { $0.count } == [0, 0])
    #expect(conflict.unsatisfiable == [0, 1])
    #expect(conflict.decisive == [])
    #expect(try #require(store.conflictingTerms(of: Toy.list.plan(""))).operands == [])
  }

  @Test func hopelessAndDecisive() throws {
    let store = ColumnStore(Toy.list, items: ConflictingTermsTests.toys)
    let conflict = try #require(store.conflictingTerms(of: Toy.list.plan("t:god t:car tou=1")))
    #expect(conflict.unsatisfiable == [1])
    #expect(conflict.decisive == [1])
  }

  /// Against every subset of the operands, item by item.
  @Test func bruteForce() {
    var emptyOnes = 0
    let failure = checkProperty(
      "the conflict is smallest", cases: PropertyCases.count(long: 250), seed: PropertyCases.seed(default: 31),
      generate: { random -> ([Toy], String) in
        let toys = (0..<Int.random(in: 1...25, using: &random)).map { _ in RandomToys.toy(&random) }
        let terms = (0..<Int.random(in: 1...7, using: &random)).map { _ -> String in
          switch random.below(8) {
          case 0: "-(\(RandomToys.term(&random)) or \(RandomToys.term(&random)))"
          case 1: "(\(RandomToys.term(&random)) or \(RandomToys.term(&random)))"
          case 2...4: "-" + RandomToys.term(&random)
          default: RandomToys.term(&random)
          }
        }
        return (toys, terms.joined(separator: " "))
      },
      shrink: { toys, query in shorterArrays(toys).map { ($0, query) } }, describe: { "\($0.1) over \($0.0)" },
      law: { toys, query in
        let plan = Toy.list.plan(query)
        let conflict = ColumnStore(Toy.list, items: toys).conflictingTerms(of: plan)
        let filter = CompiledFilter(plan, for: Toy.list)
        let isEmpty = filter.count(toys) == 0
        guard let conflict else { return isEmpty ? "no answer" : nil }
        if !isEmpty { return "an answer for a query that finds something" }
        let conjuncts = plan.root?.conjuncts ?? []
        if conflict.operands.map({ $0.leaves }) != conjuncts.map({ $0.leaves }) { return "operands" }
        func count(_ chosen: [Int]) -> Int {
          var run = ItemRun(filter)
          return toys.count { toy in
            toy.editions.indices.contains { variant in
              chosen.allSatisfy { run.holds(conjuncts[$0], item: toy, variant: variant) }
            }
          }
        }
        let all = Array(conjuncts.indices)
        for place in all {
          if conflict.operands[place].count != count([place]) { return "count of \(place)" }
          if conflict.operands[place].countWithout != count(all.filter { $0 != place }) {
            return "count without \(place)"
          }
        }
        if count(conflict.conflict) != 0 { return "\(conflict.conflict) find something" }
        if !conflict.isSmallest { return "not sure" }
        if conflict.conflict != conflict.conflict.sorted() { return "out of order" }
        emptyOnes += 1
        for subset in 0..<(1 << all.count) where subset.nonzeroBitCount < conflict.conflict.count {
          let chosen = all.filter { subset >> $0 & 1 == 1 }
          if count(chosen) == 0 { return "\(conflict.conflict), but \(chosen) do" }
        }
        return nil
      })
    #expect(failure == nil, "\(failure?.description ?? "")")
    #expect(emptyOnes > 0)
  }
}
