import FilterText
import Testing
import _FilterTestSupport

@testable import FilterEvaluation
@testable import FilterSemantics

@Suite struct CandidateCounterTests {
  private static func toys(_ count: Int, seed: UInt64) -> [Toy] {
    var random = SeededGenerator(seed: seed)
    return (0..<count).map { _ in RandomToys.toy(&random) }
  }

  /// Suggestions for the last term, in a group, or in the middle.
  @Test func table() {
    let toys = CandidateCounterTests.toys(300, seed: 41)
    let store = ColumnStore(Toy.list, items: toys)
    var counter = CandidateCounter(store: store)
    for marked in ["t:god |r", "(t:rat or |po) c:w", "-|pow mv>1 -t:god", "|", "usd<2 |e:al -(n:ma or o:tap)"] {
      let text = marked.split(separator: "|", omittingEmptySubsequences: false)
      let query = text.joined()
      let start = text[0].utf8.count
      let end = text[1].prefix { $0 != " " && $0 != ")" }.utf8.count + start
      let insertions = [
        "t:rat", "pow>=3", "r:rare", "e:alpha", "o:draw", "c:wu", "(r:rare e:beta)", "x or y", "", "zz:1",
      ]
      let plans = Toy.list.plans(query, replacing: SourceRange(start: start, end: end), with: insertions)
      let counts = counter.counts(of: plans)
      for (place, insertion) in insertions.enumerated() {
        let taken = String(text[0]) + insertion + String(text[1].dropFirst(end - start))
        let expected = CompiledFilter(Toy.list.plan(taken), for: Toy.list).count(toys)
        #expect(counts[place] == .exact(expected), "\(taken)")
      }
    }
  }

  /// Whatever was counted before, and however little is remembered, a count is that of a full run.
  @Test(arguments: [1, 4, 256])
  func fullRuns(capacity: Int) {
    let few = CandidateCounterTests.toys(70, seed: 42)
    let many = CandidateCounterTests.toys(1_000, seed: 43)
    var single = few
    for place in single.indices { single[place].editions.removeSubrange(1...) }
    let stores = [few, many, single, []].map { ColumnStore(Toy.list, items: $0) }
    var counters = stores.map { CandidateCounter(store: $0, capacity: capacity) }
    let failure = checkProperty(
      "counts are those of full runs", cases: PropertyCases.count(long: 50), seed: PropertyCases.seed(default: 44),
      generate: { random -> (String, [String]) in
        let query = random.chance(15) ? "" : RandomToys.query(&random)
        return (query, (0..<Int.random(in: 0...8, using: &random)).map { _ in RandomToys.query(&random, depth: 2) })
      },
      shrink: { query, candidates in shorterArrays(candidates).map { (query, $0) } }, describe: { "\($0)" },
      law: { query, candidates in
        let plans = candidates.map { Toy.list.plan(query + " " + $0) }
        for place in stores.indices {
          let counts = counters[place].counts(of: plans)
          let expected = plans.map { CandidateCount.exact(stores[place].run($0).count) }
          if counts != expected { return "store \(place): \(counts), full runs \(expected)" }
        }
        return nil
      })
    #expect(failure == nil, "\(failure?.description ?? "")")
  }

  /// Time is up before some suggestion: that one and all later ones are pending, and the others are counted.
  @Test func budget() {
    let store = ColumnStore(Toy.list, items: CandidateCounterTests.toys(100, seed: 45))
    let plans = ["t:rat", "pow>1", "c:w", "r:rare"].map { Toy.list.plan("mv>0 " + $0) }
    let exact = plans.map { CandidateCount.exact(store.run($0).count) }
    for allowed in 0...5 {
      var counter = CandidateCounter(store: store)
      var asked = 0
      let counts = counter.counts(of: plans) {
        asked += 1
        return asked > allowed
      }
      let done = min(allowed, plans.count)
      #expect(counts == Array(exact.prefix(done)) + Array(repeating: .pending, count: plans.count - done))
      #expect(asked == min(allowed + 1, plans.count))
      let again = counter.counts(of: plans)
      #expect(again == exact)
    }
  }

  /// A pattern that gives a text up makes no count, neither as a shared term nor as a term of one suggestion.
  @Test(.longTier) func cutShort() {
    let long = Everything(["plain": .text(String(repeating: "a", count: 100_000) + "b")])
    let store = ColumnStore(Everything.list, items: [long, Everything(["plain": .text("ab")])])
    let pattern = "plain:/(?=[ab]{250}z)(?=z[ab]{250})a|^ab$/"
    var counter = CandidateCounter(store: store)
    let shared = counter.counts(of: ["plain:a", "plain:b"].map { Everything.list.plan("\(pattern) \($0)") })
    #expect(shared == [.pending, .pending])
    let own = counter.counts(of: [pattern, "plain:b"].map { Everything.list.plan("plain:a \($0)") })
    #expect(own == [.pending, .exact(2)])
  }

  @Test func refusedAndEmpty() {
    let store = ColumnStore(Toy.list, items: CandidateCounterTests.toys(20, seed: 46))
    var counter = CandidateCounter(store: store, capacity: 0)
    var reading = Toy.list.plan("t:rat").reading
    reading.refusal = QueryRefusal(message: "no", range: SourceRange(at: 0))
    let counts = counter.counts(of: [FilterPlan(reading, for: Toy.list), Toy.list.plan(""), Toy.list.plan("is:secret")])
    #expect(counts == [.exact(0), .exact(20), .exact(20)])
    let none = counter.counts(of: [])
    #expect(none == [])
  }

  /// Ranges are bytes, clamped to the text.
  @Test func plansOfEdits() {
    func texts(_ text: String, _ start: Int, _ end: Int, _ insertions: [String]) -> [String] {
      Toy.list.plans(text, replacing: SourceRange(start: start, end: end), with: insertions).map {
        $0.source.description
      }
    }
    #expect(texts("t:rat c:w", 2, 5, ["god", ""]) == ["t:god c:w", "t: c:w"])
    #expect(texts("é x", 3, 4, ["y"]) == ["é y"])
    #expect(texts("t:", 2, 99, ["god"]) == ["t:god"])
    #expect(texts("t:", -4, 0, ["-"]) == ["-t:"])
    #expect(texts("t:", 50, 60, [" x"]) == ["t: x"])
    #expect(Toy.list.plan("t:ra", replacing: SourceRange(start: 2, end: 4), with: "rat").leaves.count == 1)
  }

  /// Runs of variants of every length, across words.
  @Test func itemsOfVariants() {
    let failure = checkProperty(
      "items are counted by their variants", cases: PropertyCases.count(long: 500),
      seed: PropertyCases.seed(default: 47),
      generate: { random -> ([Int], Set<Int>, Set<Int>) in
        let longest = [1, 3, 70, 200].randomElement(using: &random)!
        let runs = (0..<Int.random(in: 1...40, using: &random)).map { _ in Int.random(in: 1...longest, using: &random) }
        let percent = [1, 30, 99].randomElement(using: &random)!
        let all = 0..<runs.reduce(0, +)
        return (runs, Set(all.filter { _ in random.chance(percent) }), Set(all.filter { _ in random.chance(50) }))
      },
      shrink: { runs, left, right in left.map { (runs, left.subtracting([$0]), right) } }, describe: { "\($0)" },
      law: { runs, left, right in
        var starts: [UInt32] = [0]
        for run in runs { starts.append(starts[starts.count - 1] + UInt32(run)) }
        let store = ColumnStore(count: runs.count, variantStarts: starts, columns: [])
        let counter = VariantRuns(store)
        let one = Bitset(size: store.variantCount, rows: left)
        let other = Bitset(size: store.variantCount, rows: right)
        func items(_ variants: Set<Int>) -> Int { Set(variants.map { store.item(ofVariant: $0) }).count }
        if counter.itemCount(of: one, and: other) != items(left.intersection(right)) { return "and" }
        return counter.itemCount(of: one, andNot: other) == items(left.subtracting(right)) ? nil : "and not"
      })
    #expect(failure == nil, "\(failure?.description ?? "")")
  }
}
