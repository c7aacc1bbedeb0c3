import FilterText
import Foundation
import Testing
import _FilterTestSupport

/// The helpers of the other tests: a law that cannot be broken, or a marker in the wrong place, would prove nothing.
@Suite struct TestSupportTests {
  @Test func markersLeaveTheText() {
    let marked = MarkedText("é①t②:‸🐉④")
    #expect(marked.text == "ét:🐉")
    #expect(marked.offsets == [2, 3, 8])
    #expect(marked.caret == 4)
    #expect(marked.offset(1) == 2)
    #expect(marked.offset(3) == nil)
    #expect(marked.offset(4) == 8)
    #expect([0, -1, 10, Int.min, Int.max].allSatisfy { marked.offset($0) == nil })
    #expect(marked.range(from: 1, to: 4) == SourceRange(start: 2, end: 8))
    #expect(marked.range(from: 1, to: 3) == nil)
    #expect(MarkedText("a").caret == nil)
    #expect(MarkedText("①a①‸‸").text == "a①‸")
  }

  @Test func aGeneratorIsItsSeed() {
    // The first numbers of the published SplitMix64 from the seed 1234567.
    var generator = SeededGenerator(seed: 1_234_567)
    #expect(
      (0..<3).map { _ in generator.next() } == [
        6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
      ])
    #expect((0..<100).allSatisfy { _ in (0..<7).contains(generator.below(7)) })
    #expect(Set((0..<100).map { _ in generator.below(7) }).count == 7)
    #expect([1, 0, -3].allSatisfy { generator.below($0) == 0 })
    #expect((0..<100).allSatisfy { _ in generator.chance(100) && !generator.chance(0) })
    #expect(generator.pick([Int]()) == nil)
    #expect(generator.pick([7]) == 7)
  }

  /// What is tested here is the checking itself, which runs all cases.
  private static let runsAllCases = ConditionTrait.enabled(
    if: PropertyCases.only == nil, "FILTERQ_CASE asks for one case")

  @Test(runsAllCases) func aBrokenLawIsShrunkAndCanBeSeenAgain() throws {
    let failure = checkProperty(
      "no element is above 90", cases: 1_000, seed: 5,
      generate: { generator in (0..<20).map { _ in generator.below(100) } },
      shrink: shorterArrays, describe: { "\($0.count) elements" },
      law: { $0.contains { $0 > 90 } ? "\($0.filter { $0 > 90 }.count) above" : nil })
    let text = try #require(failure).description
    #expect(text.hasPrefix("Law broken: no element is above 90\n  value: 1 elements\n  reason: 1 above\n"), "\(text)")
    #expect(text.contains("shrunk from: 20 elements"), "\(text)")
    #expect(text.contains("FILTERQ_SEED=5 FILTERQ_CASE="), "\(text)")
  }

  @Test(runsAllCases) func aLawThatHoldsIsTriedOnAllCases() {
    var values: Set<UInt64> = []
    let failure = checkProperty(
      "true", cases: 500, seed: 5, generate: { $0.next() }, shrink: { _ in [] }, describe: { "\($0)" },
      law: { value in
        values.insert(value)
        return nil
      })
    #expect(failure == nil)
    #expect(values.count == 500)
  }

  @Test func shorterArraysLeaveSomethingOut() {
    #expect(shorterArrays([1, 2, 3]) == [[], [2, 3], [1, 3], [1, 2]])
    #expect(shorterArrays([1, 2, 3, 4]).prefix(3) == [[], [3, 4], [1, 2]])
    #expect(shorterArrays([Int]()).isEmpty)
  }

  @Test func aDifferenceShowsTheFirstLinesAndTheirQuestion() {
    #expect(Golden.difference(of: ["a", "  b"], from: ["a", "  b"]) == nil)
    #expect(
      Golden.difference(of: ["t:", "  elf", "  orc", "c:"], from: ["t:", "  elf", "  goblin", "c:"]) == """
          1: t:
        - 3:   goblin
        + 3:   orc
        """)
    #expect(
      Golden.difference(of: (0..<9).map { "\($0)" }, from: [], limit: 2) == """
        + 1: 0
        + 2: 1
          … and 7 more
        """)
    // Equal as Swift strings, but not as bytes.
    #expect(Golden.difference(of: ["\u{E9}"], from: ["e\u{301}"]) != nil)
  }

  @Test(
    .enabled(if: ProcessInfo.processInfo.environment["FILTERQ_RECORD"] == nil, "FILTERQ_RECORD writes instead"))
  func aTableThatDiffersFailsAndSaysHowToRecord() throws {
    try withKnownIssue {
      try Golden.expectAnswers(inTable: "a\n  b\nc\n  nothing", named: "Letters") { $0 == "a" ? ["x"] : [] }
    } matching: { issue in
      let text = issue.comments.map { $0.rawValue }.joined()
      return text.hasPrefix(
        "the table Letters of FilterTextTests differs ('-' expected, '+' found):\n  1: a\n- 2:   b\n+ 2:   x\n")
        && text.contains("FILTERQ_RECORD=/tmp/goldens swift test --filter 'FilterTextTests.*/aTableThat")
    }
  }
}
