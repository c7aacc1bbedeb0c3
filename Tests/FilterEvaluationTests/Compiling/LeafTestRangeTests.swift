import FilterAST
import FilterVocabulary
import Testing
import _FilterTestSupport

@testable import FilterEvaluation
@testable import FilterSemantics

/// The keys that satisfy a relation to a key or a span of keys.
@Suite struct LeafTestRangeTests {
  @Test func oneKey() {
    let rows: [(Comparison, [String])] = [
      (Comparison.colon, ["5"]), (.equal, ["5"]), (.notEqual, ["<5", ">5"]), (.less, ["<5"]),
      (.lessOrEqual, ["<=5"]), (.greater, [">5"]), (.greaterOrEqual, [">=5"]),
    ]
    for (relation, expected) in rows {
      #expect(LeafTest.ranges(relation, DecimalNumber(5)).map { $0.shown } == expected, "\(relation)")
    }
  }

  @Test func spans() {
    let rows: [(Comparison, [String])] = [
      (Comparison.colon, [">=3 <=9"]), (.equal, [">=3 <=9"]), (.notEqual, ["<3", ">9"]), (.less, ["<3"]),
      (.lessOrEqual, ["<=9"]), (.greater, [">9"]), (.greaterOrEqual, [">=3"]),
    ]
    for (relation, expected) in rows {
      #expect(LeafTest.ranges(relation, 3...9).map { $0.shown } == expected, "\(relation)")
    }
  }

  /// What is at least the least number is any number.
  @Test func theLeastNumber() {
    #expect(LeafTest.ranges(.greaterOrEqual, .least) == [.all])
    #expect(DecimalNumber("-9e999999999").map { $0 > .least } == true)
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
        return ranges.contains { $0.contains(DecimalNumber(key)) } == expected ? nil : "\(ranges)"
      })
    #expect(failure == nil, "\(failure?.description ?? "")")
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
