import Testing
import _FilterTestSupport

@testable import FilterEvaluation
@testable import FilterSemantics

@Suite struct BitsetTests {
  /// Two sets of rows of one list.
  private struct Pair {
    var size: Int
    var left: Set<Int>
    var right: Set<Int>

    var one: Bitset { Bitset(size: size, rows: left) }
    var other: Bitset { Bitset(size: size, rows: right) }
  }

  private func holds(_ name: String, _ law: (Pair) -> Bool) {
    let failure = checkProperty(
      name, cases: PropertyCases.count(long: 250), seed: PropertyCases.seed(default: 3),
      generate: { random -> Pair in
        let size = Int.random(in: 0...200, using: &random)
        let percent = [0, 2, 50, 98, 100].randomElement(using: &random)!
        return Pair(
          size: size, left: Set((0..<size).filter { _ in random.chance(percent) }),
          right: Set((0..<size).filter { _ in random.chance(50) }))
      },
      shrink: { pair in
        [
          Pair(
            size: pair.size / 2, left: pair.left.filter { $0 < pair.size / 2 },
            right: pair.right.filter { $0 < pair.size / 2 })
        ].filter { $0.size < pair.size }
          + pair.left.map { Pair(size: pair.size, left: pair.left.subtracting([$0]), right: pair.right) }
      },
      describe: { "\($0.size): \($0.left.sorted()) \($0.right.sorted())" },
      law: { law($0) ? nil : "it does not" })
    #expect(failure == nil, "\(failure?.description ?? "")")
  }

  /// Whether a set has exactly these rows in every accessor, and no bit after the last one.
  private func equal(_ bits: Bitset, _ rows: Set<Int>, _ size: Int) -> Bool {
    bits.size == size && bits.words.count == (size + 63) / 64 && bits == Bitset(size: size, rows: rows)
      && bits.rows() == rows.sorted() && bits.count == rows.count && bits.isEmpty == rows.isEmpty
      && (-1...size + 64).allSatisfy { bits.contains($0) == rows.contains($0) }
  }

  @Test func setsOfRows() {
    holds("rows come back") { equal($0.one, $0.left, $0.size) }
    holds("rows that do not exist are left out") { pair in
      equal(Bitset(size: pair.size, rows: pair.left.union([-1, -64, pair.size, pair.size + 70])), pair.left, pair.size)
    }
    holds("all rows") { equal(Bitset(allOf: $0.size), Set(0..<$0.size), $0.size) }
    holds("no rows") { equal(Bitset(size: $0.size), [], $0.size) }
    holds("a run of rows") { pair in
      let low = pair.left.min() ?? 0
      return equal(Bitset(size: pair.size, range: low..<pair.size), Set(low..<pair.size), pair.size)
    }
    #expect(Bitset(size: -5) == Bitset(size: 0))
    #expect(Bitset(allOf: -5).isEmpty)
  }

  @Test func operations() {
    func applied(_ pair: Pair, _ operation: (inout Bitset, Bitset) -> Void) -> Bitset {
      var result = pair.one
      operation(&result, pair.other)
      return result
    }
    holds("intersection") { pair in
      equal(applied(pair) { $0.formIntersection($1) }, pair.left.intersection(pair.right), pair.size)
    }
    holds("union") { pair in equal(applied(pair) { $0.formUnion($1) }, pair.left.union(pair.right), pair.size) }
    holds("difference") { pair in
      equal(applied(pair) { $0.subtract($1) }, pair.left.subtracting(pair.right), pair.size)
    }
    holds("complement") { pair in
      equal(pair.one.complement, Set(0..<pair.size).subtracting(pair.left), pair.size)
        && pair.one.complement.complement == pair.one
    }
    holds("insertion and removal") { pair in
      var bits = pair.one
      for row in pair.right { bits.insert(row) }
      let isUnion = equal(bits, pair.left.union(pair.right), pair.size)
      for row in pair.right { bits.remove(row) }
      return isUnion && equal(bits, pair.left.subtracting(pair.right), pair.size)
    }
  }

  @Test func counting() {
    holds("counts of two sets") { pair in
      pair.one.count(and: pair.other) == pair.left.intersection(pair.right).count
        && pair.one.count(andNot: pair.other) == pair.left.subtracting(pair.right).count
    }
    holds("more than") { pair in
      [0, 1, pair.left.count - 1, pair.left.count, pair.size].filter { $0 >= 0 }.allSatisfy {
        pair.one.hasMore(than: $0) == (pair.left.count > $0)
      }
    }
  }

  @Test func pages() {
    holds("the first rows, and pages") { pair in
      let rows = pair.left.sorted()
      return [-1, 0, 1, 3, 64, 500].allSatisfy { limit in
        pair.one.rows(limit: limit) == Array(rows.prefix(max(0, limit)))
          && [-2, 0, 1, 5, 63, 64, 65, rows.count, 1_000].allSatisfy { offset in
            pair.one.rows(limit: limit, offset: offset)
              == Array(rows.dropFirst(max(0, offset)).prefix(max(0, limit)))
          }
      }
    }
    holds("a walk can stop") { pair in
      var seen: [Int] = []
      pair.one.forEachRow { row in
        seen.append(row)
        return seen.count < 3
      }
      return seen == Array(pair.left.sorted().prefix(3))
    }
  }

  @Test func wordsAreFitted() {
    #expect(Bitset(size: 3, words: []).rows() == [])
    #expect(Bitset(size: 3, words: [.max]).rows() == [0, 1, 2])
    #expect(Bitset(size: 64, words: [.max, .max]).count == 64)
    #expect(Bitset(size: 130, words: [1, 1]).rows() == [0, 64])
    #expect(Bitset(size: 130, words: [1, 1, 0b111]).rows() == [0, 64, 128, 129])
  }

  /// Bits after the last row would be counted as rows.
  /// A row that the other set does not have to choose from is not in it.
  @Test func intersectionsOfDifferentSizes() {
    for (size, other) in [(200, 10), (200, 64), (10, 200), (64, 0), (0, 64), (130, 129)] {
      var bits = Bitset(allOf: size)
      bits.formIntersection(Bitset(allOf: other))
      #expect(bits.rows() == Array(0..<min(size, other)))
      #expect(bits.size == size)
      var rest = Bitset(allOf: size)
      rest.subtract(Bitset(allOf: other))
      #expect(rest.rows() == Array(min(size, other)..<size))
    }
  }

  @Test func differentSizes() {
    var small = Bitset(size: 10, rows: [1])
    small.formUnion(Bitset(allOf: 40))
    #expect(small == Bitset(allOf: 10))
    small.subtract(Bitset(allOf: 200))
    #expect(small.isEmpty)
    var large = Bitset(allOf: 200)
    large.subtract(Bitset(allOf: 64))
    #expect(large.rows() == Array(64..<200))
    #expect(large.count(and: Bitset(allOf: 70)) == 6)
  }
}
