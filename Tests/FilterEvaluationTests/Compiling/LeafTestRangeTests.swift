import FilterAST
import FilterVocabulary
import Testing
import _FilterTestSupport

@testable import FilterEvaluation
@testable import FilterSemantics

/// The keys that satisfy a relation to a key or a span of keys.
@Suite struct LeafTestRangeTests {
  @Test func oneKey() {
    let rows: [(Comparison, [ClosedRange<Int64>])] = [
      (Comparison.colon, [5...5]), (.equal, [5...5]), (.notEqual, [.min...4, 6 ... .max]), (.less, [.min...4]),
      (.lessOrEqual, [.min...5]), (.greater, [6 ... .max]), (.greaterOrEqual, [5 ... .max]),
    ]
    for (relation, expected) in rows {
      #expect(LeafTest.ranges(relation, 5) == expected, "\(relation)")
    }
  }

  @Test func spans() {
    let rows: [(Comparison, [ClosedRange<Int64>])] = [
      (Comparison.colon, [3...9]), (.equal, [3...9]), (.notEqual, [.min...2, 10 ... .max]), (.less, [.min...2]),
      (.lessOrEqual, [.min...9]), (.greater, [10 ... .max]), (.greaterOrEqual, [3 ... .max]),
    ]
    for (relation, expected) in rows {
      #expect(LeafTest.ranges(relation, 3...9) == expected, "\(relation)")
    }
  }

  /// At the ends of the numbers nothing overflows: nothing is smaller than the smallest.
  @Test func theEndsOfTheNumbers() {
    #expect(LeafTest.ranges(.less, .min) == [])
    #expect(LeafTest.ranges(.greater, .max) == [])
    #expect(LeafTest.ranges(.notEqual, .min) == [(.min + 1)...Int64.max])
    #expect(LeafTest.ranges(.notEqual, .max) == [Int64.min...(.max - 1)])
    #expect(LeafTest.ranges(.lessOrEqual, .max) == [Int64.min...Int64.max])
    #expect(LeafTest.ranges(.notEqual, Int64.min...Int64.max) == [])
  }

  @Test func againstTheRelation() {
    let failure = checkProperty(
      "a key lies in the ranges where the relation holds", cases: PropertyCases.count(long: 2_000),
      seed: PropertyCases.seed(default: 101),
      generate: { random -> (Comparison, Int64, Int64, Int64) in
        let ends: [Int64] = [.min, .min + 1, -1, 0, 1, 7, .max - 1, .max]
        let (one, two) = (random.pick(ends)!, random.pick(ends)!)
        return (random.pick(Comparison.ofCards)!, min(one, two), max(one, two), random.pick(ends + [3, -5])!)
      },
      shrink: { _ in [] }, describe: { "\($0)" },
      law: { relation, low, high, key in
        let expected: Bool =
          switch relation {
          case .colon, .equal, .contains, .matches, .notMatches: low <= key && key <= high
          case .notEqual: key < low || key > high
          case .less: key < low
          case .lessOrEqual: key <= high
          case .greater: key > high
          case .greaterOrEqual: key >= low
          }
        let ranges = LeafTest.ranges(relation, low...high)
        if ranges.count > 2 { return "more than two ranges" }
        return ranges.contains { $0.contains(key) } == expected ? nil : "\(ranges)"
      })
    #expect(failure == nil, "\(failure?.description ?? "")")
  }

  @Test func wholeNumbers() {
    let rows: [(Int64, Bool, Bool)] = [
      (0, true, false), (1_000_000, false, true), (2_000_000, true, false), (-1_000_000, false, true),
      (-2_000_000, true, false), (500_000, false, false), (2_000_001, false, false), (.max, false, false),
      (.min, false, false),
    ]
    for (millionths, isEven, isOdd) in rows {
      #expect(LeafTest.isWhole(millionths, isEven: true) == isEven, "\(millionths)")
      #expect(LeafTest.isWhole(millionths, isEven: false) == isOdd, "\(millionths)")
    }
  }

  @Test func devotion() {
    let rows: [(String, Comparison, String, Bool)] = [
      ("{W}{W}{2}", Comparison.colon, "w", true), ("{W}{W}", .colon, "www", false), ("{W}{W}", .equal, "ww", true),
      ("{W}{W}{U}", .equal, "ww", true), ("{W}", .less, "ww", true), ("{U}", .less, "w", true),
      ("{U}", .equal, "w", false),
      ("{W/U}", .colon, "w", false), ("{W/U}{W/U}", .greater, "{w/u}", true), ("{3}{W}", .colon, "2", false),
      ("{3}{W}", .greater, "2", true), ("{W}", .notEqual, "w", false),
    ]
    for (cost, relation, wanted, holds) in rows {
      #expect(
        LeafTest.devotion(Everything.cost(cost), relation, Everything.cost(wanted)) == holds, "\(cost), \(relation)")
    }
  }

  /// The field of a test.
  @Test func fields() {
    let text = TextTest(field: 4, kind: .contains, needle: [1], isSelfReferring: true)
    #expect(LeafTest.constant(true).field == nil)
    #expect(LeafTest.text(text).field == 4)
    #expect(LeafTest.anyText([text.of(field: 6), text]).field == 6)
    #expect(LeafTest.columns(left: 2, .less, right: 9).field == 2)
    #expect(LeafTest.noValues(field: 7, []).field == 7)
    #expect(LeafTest.text(text).textTest() == text)
    #expect(LeafTest.anyText([text.of(field: 6), text]).textTest()?.field == 6)
    #expect(LeafTest.anyText([text.of(field: 6), text]).textTest(ofField: text.field)?.field == text.field)
    #expect(LeafTest.parity(field: 1, isEven: true).textTest() == nil)
    #expect(!text.of(field: 6).isSelfReferring)
    #expect(text.isLiteral && !text.isPattern)
    #expect(!TextTest(field: 0, kind: .containsCollated, needle: [], isSelfReferring: false).isLiteral)
  }
}
