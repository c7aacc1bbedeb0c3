import FilterDocuments
import FilterParser
import FilterPrinter
import FilterSemantics
import FilterText
import FilterVocabulary
import ScryfallCards
import ScryfallDialect
import Testing

@testable import FilterLists

/// The testing library has a type of that name too.
typealias QueryExpectation = FilterDocuments.Expectation

/// Expectations held against queries over the sample cards: each sentence of a failure.
@Suite struct ExpectationFailureTests {
  private func failure(
    _ query: String, _ expectation: String, strict: Bool = false, extras: Bool = false,
    in list: SearchableList? = .sample
  ) throws -> String? {
    try QueryExpectation(parsing: expectation).failure(
      of: TestedQuery(
        AnalyzedQuery(parsing: query, vocabulary: .scryfall), in: list,
        reading: ListReading(strict ? .strict : .plain, includesExtras: extras)))
  }

  @Test func isMet() throws {
    let rows: [(String, String)] = [
      ("t:elf", "count = 7"), ("t:elf", "count 7"), ("t:elf", "count: 7"), ("t:elf", "count != 8"),
      ("t:elf", "count < 8"), ("t:elf", "count <= 7"), ("t:elf", "count > 6"), ("t:elf", "count >= 7"),
      ("t:elf", "count 7..7"), ("t:elf", "count 0..7"), ("", "count > 200"), ("t:nothing", "count = 0"),
      ("t:goblin", "includes \"sootling mob\", 'Cinder Union Picket'"),
      // By the name of a face, and of the whole.
      ("t:goblin", "includes \"The Other Hat\", \"Grizelda of the Two Hats // The Other Hat\""),
      ("t:goblin mv=3", "includes \"sootling-mob\""),
      ("t:elf", "excludes \"Sootling Mob\", \"Cinder Union Picket\""),
      ("t:goblin", "first \"A-Grubb Sixpenny, Union Steward\""),
      ("t:goblin order:cmc direction:desc", "excludes \"Chimney Dragon\""),
      ("t:goblin t:pirate", "same as t:pirate t:goblin"), ("t:goblin", "same as t:goblin foo:bar"),
      ("t:goblin t:pirate", "subset of t:goblin"), ("t:goblin t:pirate", "disjoint from t:elf"),
      ("t:goblin t:pirate", "exactly \"Kelp-Rope Saboteur\""),
      ("t:goblin", "in order \"A-Grubb Sixpenny, Union Steward\", \"The Other Hat\", \"Sootling Mob\""),
      ("tpye:elf", "fix type:elf"), ("t:elf mv<=3", "explains Elf cards with a mana value of at most 3"),
      ("t:elf", "no diagnostics"), ("t:elf t:elf", "no warnings"), ("t:elf foo:bar", "no errors"),
      ("t:elf t:elf", "diagnostic duplicate-term"), ("t:elf t:elf", "no diagnostic unknown-field"),
      ("T:Elf AND (C:G)", "canonical t:Elf c:G"), ("", "canonical ''"), ("t:elf or", "canonical t:elf"),
      ("\"a b\" c:g", "canonical \"a b\" c:g"),
      ("t:elf (c:g or", "round-trip"), ("", "round-trip"), ("o:/\\//", "round-trip"),
    ]
    for (query, expectation) in rows {
      #expect(try failure(query, expectation) == nil, "\(query), \(expectation)")
    }
  }

  @Test func isNotMet() throws {
    let rows: [(String, String, String)] = [
      ("t:elf", "count > 40", "found 7 cards"),
      ("t:elf", "count != 7", "found 7 cards"),
      ("t:elf", "count < 7", "found 7 cards"),
      ("t:elf", "count <= 6", "found 7 cards"),
      ("t:elf", "count >= 8", "found 7 cards"),
      ("t:elf", "count 8..9", "found 7 cards"),
      ("t:elf", "count 3..6", "found 7 cards"),
      ("t:goblin t:pirate", "count = 2", "found 1 card"),
      ("t:goblin t:elf pow>9", "count > 0", "found 0 cards"),
      ("!\"Spark, Meet Powder\" unique:prints", "count = 1", "found 3 printings"),
      ("t:goblin t:pirate unique:art", "count = 2", "found 1 picture"),
      ("t:elf foo:bar", "count = 8", "found 7 cards; ignored 'foo:bar': unknown field"),
      (
        "t:elf foo:bar otag:ramp", "count = 8",
        "found 7 cards; ignored 'foo:bar': unknown field (and 1 more)"
      ),
      ("t:elf", "includes \"Sootling Mob\"", "did not find \"Sootling Mob\""),
      (
        "t:elf", "includes \"Sootling Mob\", \"Union Pyrotechnician\"",
        "did not find \"Sootling Mob\" or \"Union Pyrotechnician\""
      ),
      (
        "t:elf",
        "includes \"Sootling Mob\", \"Union Pyrotechnician\", \"Emberling\", \"Chimney Dragon\", \"Carrion Vine\"",
        "did not find \"Sootling Mob\", \"Union Pyrotechnician\", \"Emberling\" or 2 more"
      ),
      ("t:goblin", "includes \"Sootlin Mob\"", "no card named \"Sootlin Mob\" (did you mean \"Sootling Mob\"?)"),
      ("t:goblin", "includes \"Zzyzx Qqq\"", "no card named \"Zzyzx Qqq\""),
      ("t:goblin", "includes \"-\"", "no card named \"-\""),
      ("t:goblin", "includes '\"\\\\'", "no card named '\"\\\\'"),
      // A part of a name is none.
      ("t:goblin", "includes \"Sootling\"", "no card named \"Sootling\" (did you mean \"Sootling Mob\"?)"),
      (
        "t:elf", "includes \"Zzyzx Qqq\", \"Sootling Mob\"",
        "no card named \"Zzyzx Qqq\"; did not find \"Sootling Mob\""
      ),
      ("goblin", "includes \"Goblin\"", "\"Goblin\" matches but is hidden as an extra"),
      ("t:token", "count = 1", "found 13 cards"),
      ("t:goblin", "excludes \"sootling mob\"", "found \"Sootling Mob\""),
      (
        "t:goblin", "excludes \"the other hat\", \"Sootling Mob\", \"Emberling\"",
        "found \"Grizelda of the Two Hats // The Other Hat\" and \"Sootling Mob\""
      ),
      (
        "t:goblin", "excludes \"Sootlin Mob\"", "no card named \"Sootlin Mob\" (did you mean \"Sootling Mob\"?)"
      ),
      ("t:goblin", "first \"Sootling Mob\"", "the first is \"A-Grubb Sixpenny, Union Steward\""),
      ("t:goblin t:elf pow>9", "first \"Sootling Mob\"", "found nothing"),
      (
        "t:goblin", "first \"Zzyzx Qqq\"",
        "no card named \"Zzyzx Qqq\"; the first is \"A-Grubb Sixpenny, Union Steward\""
      ),
      (
        "t:goblin t:pirate", "same as t:goblin t:pirate or !\"Rallying Sparks\"",
        "did not find 1 card (\"Rallying Sparks\") that the other query finds"
      ),
      (
        "t:goblin t:pirate or !\"Emberling\"", "subset of t:goblin",
        "found 1 card (\"Emberling\") that the other query does not find"
      ),
      (
        "t:goblin or t:elf", "disjoint from t:goblin t:pirate",
        "found 1 card (\"Kelp-Rope Saboteur\") that the other query finds too"
      ),
      (
        "t:goblin t:pirate or !\"Rallying Sparks\"", "exactly \"Rallying Sparks\"",
        "found 1 card (\"Kelp-Rope Saboteur\") besides"
      ),
      (
        "t:goblin t:pirate", "exactly \"Emberling\", \"Sootling Mob\"",
        "did not find \"Emberling\" or \"Sootling Mob\"; found 1 card (\"Kelp-Rope Saboteur\") besides"
      ),
      (
        "t:goblin", "in order \"Sootling Mob\", \"The Other Hat\"",
        "\"The Other Hat\" comes before \"Sootling Mob\""
      ),
      ("t:goblin", "in order \"Sootling Mob\", \"Emberling\"", "did not find \"Emberling\""),
      ("tpye:elf", "fix t:elves", "the fixes are \"type:elf\" and \"t:elf\""),
      ("t:elf", "fix t:elf", "no fixes"),
      ("t:elf", "explains elves", "the explanation is \"Elf cards\""),
      ("", "explains elves", "the explanation is \"all cards\""),
      ("t:elf", "same as t:elf or", "the other query has an error: missing term after 'or' [missing-operand]"),
      ("t:elf or", "no diagnostics", "error at column 9: missing term after 'or' [missing-operand]"),
      ("t:elf or", "no warnings", "error at column 9: missing term after 'or' [missing-operand]"),
      ("t:elf or", "no errors", "error at column 9: missing term after 'or' [missing-operand]"),
      ("t:elf\n  or", "no errors", "error at line 2, column 5: missing term after 'or' [missing-operand]"),
      (
        "é t:elf t:elf foo:bar", "no diagnostics",
        "note at column 9: 't:elf' is written twice [duplicate-term], and 1 more"
      ),
      (
        "t:elf t:elf foo:bar", "no warnings",
        "warning at column 13: unknown field 'foo'; this term is ignored [unknown-field]"
      ),
      (
        "t:elf t:elf foo:bar", "no diagnostic unknown-field",
        "warning at column 13: unknown field 'foo'; this term is ignored [unknown-field]"
      ),
      ("t:elf", "diagnostic unknown-field", "no diagnostics"),
      ("t:elf or", "diagnostic unknown-field", "only missing-operand"),
      (
        "t:elf t:elf foo:bar fee:bar", "diagnostic missing-operand", "only duplicate-term and unknown-field"
      ),
      ("T:Elf (C:G)", "canonical t:elf c:g", "the canonical text is \"t:Elf c:G\""),
      ("\"a b\"", "canonical \"a b\"", "the canonical text is '\"a b\"'"),
      ("t:", "canonical t:", "no canonical text: no term is complete"),
      ("t:elf", "refused", "query not refused; only --strict refuses queries"),
    ]
    for (query, expectation, sentence) in rows {
      #expect(try failure(query, expectation) == sentence, "\(query), \(expectation)")
    }
  }

  @Test func differencesOfResults() throws {
    #expect(
      try failure("t:goblin", "same as t:elf") == """
        found 9 cards ("Cinder Union Picket", "Sootling Mob", "Grubb Sixpenny, Union Steward" and 6 more) that the \
        other query does not find; did not find 7 cards ("Elder of the Damp Court", "Firefly Herder", "Mossback \
        Elf-at-Arms" and 4 more) that the other query finds
        """)
    #expect(
      try failure("t:goblin", "same as t:goblin -t:pirate foo:bar")
        == "found 1 card (\"Kelp-Rope Saboteur\") that the other query does not find")
  }

  @Test func strictReading() throws {
    let refusal = "query refused: no term of the query has an effect"
    #expect(try failure("foo:bar", "refused", strict: true) == nil)
    #expect(try failure("t:elf", "refused", strict: true) == "query not refused")
    #expect(try failure("foo:bar", "count > 0", strict: true) == refusal)
    #expect(try failure("foo:bar", "includes \"Emberling\"", strict: true) == refusal)
    #expect(try failure("foo:bar", "excludes \"Emberling\"", strict: true) == refusal)
    #expect(try failure("foo:bar", "first \"Emberling\"", strict: true) == refusal)
    #expect(try failure("foo:bar", "same as foo:bar", strict: true) == refusal)
    #expect(
      try failure("t:elf", "same as foo:bar", strict: true)
        == "other query refused: no term of the query has an effect")
    // A minus before a comparison of numbers has no effect there.
    #expect(try failure("t:elf -pow>=1", "count = 7", strict: true) == nil)
    #expect(try failure("t:elf -pow>=1", "count = 7") != nil)
  }

  @Test func extras() throws {
    #expect(try failure("goblin", "includes \"Goblin\"", extras: true) == nil)
    #expect(try failure("goblin include:extras", "includes \"Goblin\"") == nil)
    #expect(try failure("goblin", "excludes \"Goblin\"") == nil)
    #expect(try failure("goblin", "excludes \"Goblin\"", extras: true) == "found \"Goblin\"")
    #expect(
      try failure("goblin or clue", "includes \"Goblin\", \"Clue\"")
        == "\"Goblin\" and \"Clue\" match but are hidden as extras")
  }

  @Test func withoutCardsThereAreNoResults() throws {
    let rows: [String] = [
      "count > 0", "includes \"A\"", "excludes \"A\"", "first \"A\"", "same as t:elf", "refused",
    ]
    for expectation in rows {
      #expect(
        try failure("t:elf", expectation, in: nil)
          == "nothing to search; name items with --items FILE", "\(expectation)")
      #expect(try failure("t:elf", "round-trip", in: nil) == nil, "\(expectation)")
      #expect(try failure("t:elf", "no diagnostics", in: nil) == nil, "\(expectation)")
    }
  }

  /// The printer keeps its laws, so texts that break them are made by hand.
  @Test(arguments: [
    ("t:elf c:g", "t:elf", "the canonical text \"t:elf\" parses to a different query"),
    ("t:elf c:g", "t:elf  c:g", "the canonical text \"t:elf  c:g\" prints differently again: \"t:elf c:g\""),
    ("t:elf", "", "the canonical text \"\" parses to a different query"),
  ])
  func reportsQueriesThatDoNotRoundTrip(query: String, text: String, sentence: String) {
    #expect(RoundTripReport(ParsedQuery(parsing: query), canonicalText: text).difference == sentence)
  }

  /// Results are cached: checking several expectations runs the query once.
  @Test func aTrialAnswersAsSingleQuestionsDo() throws {
    let query = TestedQuery(AnalyzedQuery(parsing: "t:elf t:elf or", vocabulary: .scryfall), in: .sample)
    var trial = ExpectationCheck(query)
    for text in ["count > 9", "no diagnostics", "round-trip", "count > 9", "canonical x", "count = 7", "count > 9"] {
      let expectation = try QueryExpectation(parsing: text)
      let failure = trial.failure(of: expectation)
      #expect(failure == expectation.failure(of: query), "\(text)")
    }
  }
}
