import FilterAnalysis
import FilterCompletion
import FilterExplanation
import FilterParser
import FilterSemantics
import FilterVocabulary
import Foundation
import ScryfallDialect
import Testing
import _FilterTestSupport

@Suite struct FrecencyTests {
  static let week = CompletionHistory.defaultHalfLife

  private func frecency(_ uses: [Double], at now: Double, halfLife: Double = week) throws -> Double {
    let history = CompletionHistory(entries: [], halfLife: halfLife).recording(
      uses.map { CompletionHistory.Use("t:elf", at: $0) }, vocabulary: .scryfall)
    return history.frecency(of: try #require(history.entries.first), at: now)
  }

  @Test func oneUseHalvesWithEveryWeek() throws {
    #expect(Self.week == 604_800)
    for (weeks, expected) in [(0.0, 1.0), (1, 0.5), (2, 0.25), (10, 1 / 1_024)] {
      #expect(try frecency([0], at: weeks * Self.week) == expected)
    }
    #expect(abs(try frecency([0], at: Self.week / 2) - 0.5.squareRoot()) < 1e-15)
  }

  @Test func usesAddUp() throws {
    #expect(try frecency([0, 0, 0], at: 0) == 3)
    #expect(try frecency([0, Self.week], at: Self.week) == 1.5)
    #expect(try frecency([0, Self.week], at: 3 * Self.week) == 0.375)
    #expect(try frecency([Self.week, 0], at: Self.week) == 1.5)
  }

  @Test func theHalfLifeCanBeChosen() throws {
    #expect(try frecency([0], at: 60, halfLife: 60) == 0.5)
    for nonsense in [0, -1, Double.nan, .infinity] {
      #expect(try frecency([0], at: Self.week, halfLife: nonsense) == 0.5)
    }
  }

  @Test func aClockThatWasSetBackMakesNothingGrow() throws {
    #expect(try frecency([Self.week], at: 0) == 1)
    #expect(try frecency([0], at: -.infinity) == 1)
  }

  @Test func whatIsVeryOldIsNothing() throws {
    #expect(try frecency([0], at: 2_000 * Self.week) == 0)
    #expect(try frecency([0], at: .infinity) == 0)
    #expect(try frecency([0], at: 1_070 * Self.week) > 0)
  }

  /// The power of two is made without libm: compared with libm's, over the whole range that is not zero.
  @Test func thePowersAgreeWithThoseOfTheSystem() throws {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<20_000 {
      let age = Double.random(in: 0...1_020, using: &generator)
      let expected = exp2(-age)
      let found = try frecencyOfOne(after: age)
      #expect(abs(found - expected) <= expected * 4 * .ulpOfOne, "2^-\(age)")
    }
  }

  private func frecencyOfOne(after age: Double) throws -> Double {
    let entry = CompletionHistory.Entry(text: "a", canonicalText: "a", key: "a", weight: 1, lastUse: 0)
    return Self.byTheSecond.frecency(of: entry, at: age)
  }
  private static let byTheSecond = CompletionHistory(entries: [], halfLife: 1)

  /// A single number, equal to the sum over all uses in any order.
  @Test func oneNumberIsTheSumOverAllUses() {
    let failure = checkProperty(
      "frecency is the sum over the uses", cases: PropertyCases.count(long: 300),
      seed: PropertyCases.seed(default: 3),
      generate: { generator in
        (0..<Int.random(in: 1...12, using: &generator)).map { _ in Double.random(in: 0...40, using: &generator) }
      },
      shrink: { shorterArrays($0).filter { !$0.isEmpty } }, describe: { "\($0)" },
      law: { uses in
        let expected = uses.reduce(0) { $0 + exp2(-(50 - $1)) }
        guard let found = try? frecency(uses.map { $0 * Self.week }, at: 50 * Self.week),
          let sorted = try? frecency(uses.sorted().map { $0 * Self.week }, at: 50 * Self.week)
        else { return "no entry" }
        if abs(found - expected) > expected * 1e-12 { return "\(found), not \(expected)" }
        return abs(found - sorted) > expected * 1e-12 ? "in order it is \(sorted), as told \(found)" : nil
      })
    #expect(failure == nil)
  }

  @Test func theFrecencyOfAKey() throws {
    let history = CompletionHistory.empty.recording(use: "t:elf", at: 0, vocabulary: .scryfall)
    let query = try #require(ParsedQuery(parsing: "type:ELF").query)
    let other = try #require(ParsedQuery(parsing: "t:goblin").query)
    #expect(history.frecency(of: Vocabulary.scryfall.key(of: query), at: Self.week) == 0.5)
    #expect(history.frecency(of: Vocabulary.scryfall.key(of: other), at: Self.week) == 0)
  }

  /// The order is settled once, though everything fades: it is the same at any later time.
  @Test func theOrderHoldsAtAnyTime() {
    var generator = SeededGenerator(seed: 11)
    let uses = (0..<400).map { _ in
      CompletionHistory.Use(
        "t:x\(Int.random(in: 0..<40, using: &generator))", at: .random(in: 0...9e6, using: &generator))
    }
    let history = CompletionHistory.empty.recording(uses, vocabulary: .scryfall)
    for now in [9e6, 2e7, 1e8] {
      let values = history.entries.map { history.frecency(of: $0, at: now) }
      #expect(zip(values, values.dropFirst()).allSatisfy { $0 >= $1 * (1 - 1e-12) })
    }
  }
}
