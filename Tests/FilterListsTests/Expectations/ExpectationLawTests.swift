import FilterDocuments
import FilterEvaluation
import FilterParser
import FilterPrinter
import FilterSemantics
import FilterText
import ScryfallCards
import ScryfallDialect
import Testing
import _FilterTestSupport

@testable import FilterLists

/// Properties of the expectations of any query.
@Suite struct ExpectationLawTests {
  private static let library = CardCollection.sample.library

  private static func trial(_ text: String) -> ExpectationCheck {
    ExpectationCheck(TestedQuery(AnalyzedQuery(parsing: text, vocabulary: .scryfall), in: .sample))
  }

  /// Queries that find something, nothing and everything, and damage.
  private static func query(_ random: inout SeededGenerator) -> String {
    let terms = [
      "t:elf", "t:goblin", "c:g", "c>=r", "pow>2", "mv<=3", "-t:creature", "o:draw", "or", "(", ")", "is:reserved",
      "moor",
      "the", "order:cmc", "direction:desc", "unique:prints", "include:extras", "year>2000", "-(",
      "\"of the\"",
    ]
    return (0..<random.below(6)).map { _ in random.pick(terms) ?? "" }.joined(separator: " ")
  }

  private func check(
    _ name: String, cases: Int, seed: UInt64, sourceLocation: SourceLocation = #_sourceLocation,
    law: (String, inout SeededGenerator) -> String?
  ) {
    let failure = checkProperty(
      name, cases: PropertyCases.count(long: cases), seed: PropertyCases.seed(default: seed),
      generate: { random in Self.query(&random) },
      shrink: { text in
        shorterArrays(text.split(separator: " ")).map { $0.joined(separator: " ") }
      },
      describe: { $0.debugDescription },
      law: { text in
        var random = SeededGenerator(seed: seed &+ UInt64(text.utf8.count))
        return law(text, &random)
      })
    #expect(failure == nil, sourceLocation: sourceLocation)
  }

  @Test func countsAreThoseOfTheSearch() {
    check("a count is that of the search", cases: 200, seed: 21) { text, random in
      let count = Self.library.search(CardSearch(text)).count
      var trial = Self.trial(text)
      let number = max(0, count + random.below(5) - 2)
      let table: [(ExpectedCount, Bool)] = [
        (.comparison(.equal, number), count == number), (.comparison(.unequal, number), count != number),
        (.comparison(.less, number), count < number), (.comparison(.lessOrEqual, number), count <= number),
        (.comparison(.greater, number), count > number), (.comparison(.greaterOrEqual, number), count >= number),
        (.range(0...number), count <= number), (.range(number...(number + 1)), count == number || count == number + 1),
      ]
      for (expected, holds) in table where (trial.failure(of: QueryExpectation(.count(expected))) == nil) != holds {
        return "\(expected) of \(count)"
      }
      return nil
    }
  }

  @Test func aCardIsIncludedOrExcluded() {
    check("a card is included or excluded", cases: 200, seed: 22) { text, random in
      var trial = Self.trial(text)
      let answer = Self.library.search(CardSearch(text))
      for _ in 0..<4 {
        let card = random.below(Self.library.count)
        let name = Self.library.name(of: card)
        let isIncluded = trial.failure(of: QueryExpectation(.includes([name]))) == nil
        let isExcluded = trial.failure(of: QueryExpectation(.excludes([name]))) == nil
        if isIncluded == isExcluded { return "\(name) is included: \(isIncluded), excluded: \(isExcluded)" }
        if !isIncluded, answer.result.items.contains(card) { return "\(name) is found, but not included" }
      }
      return nil
    }
  }

  @Test func theFirstIsTheFirstRow() {
    check("the first is the first row", cases: 200, seed: 23) { text, random in
      let answer = Self.library.search(CardSearch(text))
      var trial = Self.trial(text)
      guard let first = Self.library.hits(answer, limit: 1).first else {
        let failure = trial.failure(of: QueryExpectation(.first("Sootling Mob")))
        return failure?.hasPrefix("found nothing") == true ? nil : failure ?? "met, though nothing is found"
      }
      return trial.failure(of: QueryExpectation(.first(Self.library.name(of: first.card))))
    }
  }

  @Test func resultsAreTheSameBothWays() {
    check("results are the same both ways", cases: 150, seed: 24) { text, random in
      let other = Self.query(&random)
      var trial = Self.trial(text)
      var reversed = Self.trial(other)
      // Nothing is reported for a query with errors.
      func isSilent(_ failure: String?) -> Bool { failure?.hasPrefix("the other query has an error") == true }
      if let failure = trial.failure(of: QueryExpectation(.related(.same, text))), !isSilent(failure) {
        return "not the same as itself: \(failure)"
      }
      let failures = (
        trial.failure(of: QueryExpectation(.related(.same, other))),
        reversed.failure(of: QueryExpectation(.related(.same, text)))
      )
      if isSilent(failures.0) || isSilent(failures.1) { return nil }
      return (failures.0 == nil) == (failures.1 == nil) ? nil : "`\(other)`: \(failures)"
    }
  }

  /// The expected canonical text, quoted or bare, is met by that text only.
  @Test func theCanonicalTextIsExpected() {
    let failure = checkProperty(
      "the canonical text is expected", cases: PropertyCases.count(long: 400), seed: PropertyCases.seed(default: 25),
      generate: { RandomText.text(length: 8, using: &$0) }, shrink: { RandomText.shrinks(of: $0) },
      describe: { $0.debugDescription },
      law: { text in
        let canonical = ParsedQuery(parsing: text).query?.canonicalText ?? ""
        var trial = Self.trial(text)
        for expected in [QuotedNames.quoted(canonical)] {
          do throws(ExpectationError) {
            let expectation = try QueryExpectation(parsing: "canonical " + expected)
            if let failure = trial.failure(of: expectation) { return "\(expected): \(failure)" }
          } catch { return "\(expected): \(error.message)" }
        }
        let other = QueryExpectation(.canonical(canonical + " x"))
        if trial.failure(of: other) == nil { return "another text is taken for it" }
        return trial.failure(of: QueryExpectation(.roundTrip))
      })
    #expect(failure == nil)
  }

  /// Each diagnostic of a query refutes `no diagnostics` and the expectation of its absence.
  @Test func diagnosticsAreReportedExactly() {
    check("diagnostics are reported or not", cases: 200, seed: 26) { text, _ in
      var trial = Self.trial(text)
      func fails(_ claim: QueryExpectation.Claim) -> Bool { trial.failure(of: QueryExpectation(claim)) != nil }
      let some = fails(.nothingReported(.hint))
      if fails(.nothingReported(.error)), !fails(.nothingReported(.warning)) { return "errors, but no warnings" }
      if fails(.nothingReported(.warning)), !some { return "warnings, but no diagnostics" }
      var reported = 0
      for id in DiagnosticIDs.all {
        if fails(.diagnostic(id)) == fails(.noDiagnostic(id)) { return "\(id) is there and is not" }
        if fails(.noDiagnostic(id)) { reported += 1 }
      }
      return (reported > 0) == some ? nil : "\(reported) ids, diagnostics: \(some)"
    }
  }

  @Test func everyCardHasItsName() {
    for card in 0..<Self.library.count {
      let name = Self.library.name(of: card)
      #expect(Self.library.cards(exactlyNamed: name).contains(card), "\(name)")
      #expect(Self.library.cards(exactlyNamed: name.lowercased()).contains(card), "\(name)")
    }
  }
}
