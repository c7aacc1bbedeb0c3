import Testing
import _FilterTestSupport

@testable import FilterEvaluation
@testable import FilterSemantics

@Suite struct EmptyingSearchTests {
  /// The greedy pass takes three of these, two do.
  @Test func fewerThanTheGreedyPass() {
    let sets = [[2, 3], [0, 1, 3], [0, 1], [0, 2]].map { Bitset(size: 4, rows: $0) }
    var search = EmptyingSearch(sets)
    let found = search.run()
    #expect(found.indices == [0, 2])
    #expect(found.isSmallest)
  }

  @Test func randomSets() {
    let failure = checkProperty(
      "the fewest sets without a common row", cases: PropertyCases.count(long: 400),
      seed: PropertyCases.seed(default: 32),
      generate: { random -> [Set<Int>] in
        let percent = Int.random(in: 40...90, using: &random)
        return (0..<Int.random(in: 1...9, using: &random)).map { _ in
          Set((0..<70).filter { _ in random.chance(percent) })
        }
      },
      shrink: { shorterArrays($0) }, describe: { "\($0.map { $0.sorted() })" },
      law: { sets in
        func isEmpty(_ places: [Int]) -> Bool {
          places.reduce(Set(0..<70)) { $0.intersection(sets[$1]) }.isEmpty
        }
        guard isEmpty(Array(sets.indices)) else { return nil }
        var search = EmptyingSearch(sets.map { Bitset(size: 70, rows: $0) })
        let (places, isSmallest) = search.run()
        if !isEmpty(places) { return "\(places) have a common row" }
        let least = (0..<(1 << sets.count)).filter { subset in
          isEmpty(sets.indices.filter { subset >> $0 & 1 == 1 })
        }.map { $0.nonzeroBitCount }.min()
        return isSmallest && places.count == least ? nil : "\(places), brute force \(least ?? -1)"
      })
    #expect(failure == nil, "\(failure?.description ?? "")")
  }

  /// Too many for an exhaustive search: the result is irreducible, but not known to be the smallest.
  @Test func bounded() {
    var random = SeededGenerator(seed: 33)
    let sets = (0..<60).map { _ in Bitset(size: 3_000, rows: (0..<3_000).filter { _ in random.chance(80) }) }
    var search = EmptyingSearch(sets)
    let (places, isSmallest) = search.run()
    #expect(!isSmallest)
    func rows(_ places: [Int]) -> Bitset {
      var all = Bitset(allOf: 3_000)
      for place in places { all.formIntersection(sets[place]) }
      return all
    }
    #expect(rows(places).isEmpty)
    for place in places { #expect(!rows(places.filter { $0 != place }).isEmpty) }
  }
}
