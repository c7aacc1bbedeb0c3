import FilterAST
import FilterAnalysis
import FilterExplanation
import FilterParser
import FilterPrinter
import FilterSemantics
import FilterVocabulary
import ScryfallDialect
import Testing

/// What queries become when they are simplified, and by which rules.
@Suite struct SimplifierTests {
  private func expect(
    _ text: String, _ simplified: String, _ rules: SimplificationRule..., matchesNothing: Bool = false,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard let query = ParsedQuery(parsing: text).query else {
      Issue.record("\(text) is no query", sourceLocation: sourceLocation)
      return
    }
    let result = query.simplified(in: .scryfall)
    #expect(result.query.canonicalText == simplified, "\(text)", sourceLocation: sourceLocation)
    #expect(result.matchesNothing == matchesNothing, "\(text)", sourceLocation: sourceLocation)
    if !rules.isEmpty {
      let used = result.steps.map { $0.rule }.filter { $0 != .flattening }
      #expect(used == rules, "\(text)", sourceLocation: sourceLocation)
    }
  }

  @Test func nothingToSimplify() {
    for text in [
      "t:elf", "t:elf c:g", "t:elf or c:g mv>2", "-(t:elf c:g)", "-t:elf", "foo:bar", "pow>=3 pow<=3", "order:cmc",
    ] {
      expect(text, text)
    }
  }

  /// Of parts that are equally common the first is factored out.
  @Test func factoringTies() {
    expect("t:elf c:g or t:elf o:draw or r:rare c:g", "t:elf (c:g or o:draw) or r:rare c:g", .factoring)
  }

  @Test func whatIsSaidTwice() {
    expect("t:elf t:elf", "t:elf", .duplicate)
    expect("c>=WU color:azorius", "c>=WU", .duplicate)
    expect("(t:elf c:g) or (c:g type:elf)", "t:elf c:g", .duplicate)
    expect("not:foil -is:foil", "not:foil", .duplicate)
  }

  @Test func whatFollows() {
    expect("mv>3 mv>5", "mv>5", .redundancy)
    expect("mv>3 or mv>5", "mv>3", .redundancy)
    expect("pow>3 pow>5", "pow>5", .redundancy)
    expect("id=w or id:wu", "id:wu", .redundancy)
    expect("o:draw o:\"draw a card\"", "o:\"draw a card\"", .redundancy)
  }

  @Test func ranges() {
    expect("mv>=3 mv<=3", "mv=3", .merging)
    expect("mv>=2 mv!=2", "mv>2", .merging)
    expect("mv=2 or mv>2", "mv>=2", .merging)
    expect("mv<3 or mv>3", "mv!=3", .merging)
    expect("r>=rare r<=rare", "r=rare", .merging)
    expect("id<=wu id>=wu", "id=wu", .merging)
    expect("date>=2020 date<=2020", "date=2020", .merging)
    expect("usd>=1 usd<=1", "usd=1", .merging)
    // For a card with two faces these are not the same.
    expect("pow>=3 pow<=3", "pow>=3 pow<=3")
  }

  @Test func negations() {
    expect("-(t:elf or c:g)", "-t:elf -c:g", .deMorgan)
    expect("-t:elf or -c:g", "-(t:elf c:g)", .deMorgan)
    expect("-(-t:elf -c:g)", "t:elf or c:g", .deMorgan)
    expect("-(mv>3)", "mv<=3", .complement)
    expect("-r>=rare", "r<rare", .complement)
    expect("-mv:3", "mv!=3", .complement)
    // A card without a price is in neither, so these are not opposites.
    expect("-usd>3", "-usd>3")
    expect("-pow>3", "-pow>3")
  }

  @Test func surroundings() {
    expect("t:elf (t:elf or c:g)", "t:elf", .absorption)
    expect("t:elf (-t:elf or c:g)", "t:elf c:g", .absorption)
    expect("t:elf or t:elf c:g", "t:elf", .absorption)
    expect("t:elf or -t:elf c:g", "t:elf or c:g", .absorption)
    expect("t:elf (t:goblin or (t:elf c:g))", "t:elf (t:goblin or c:g)", .absorption)
    expect("mv>5 (mv>3 or t:elf)", "mv>5", .absorption)
    expect("mv>5 (mv<3 or t:elf)", "mv>5 t:elf", .absorption)
  }

  @Test func commonParts() {
    expect("t:elf c:g or t:elf c:w", "t:elf (c:g or c:w)", .factoring)
    expect("(t:elf or c:g) (t:elf or c:w)", "t:elf or c:g c:w", .factoring)
    expect("t:elf c:g or bolt or t:elf c:w", "t:elf (c:g or c:w) or bolt", .factoring)
  }

  @Test func nothingAndEverything() {
    expect("mv>3 mv<2 t:elf", "mv>3 mv<2", .contradiction, matchesNothing: true)
    expect("-(t:elf or c:g) t:elf", "-t:elf t:elf", .deMorgan, .contradiction, matchesNothing: true)
    expect("r>bonus", "r>bonus", matchesNothing: true)
    expect("t:elf (mv>3 mv<2) or -t:elf t:elf", "-t:elf t:elf", matchesNothing: true)
    expect("f:modern banned:modern order:cmc", "f:modern banned:modern order:cmc", matchesNothing: true)
    expect("f:vintage restricted:vintage", "restricted:vintage", .redundancy)
    expect("t:elf or (mv>3 mv<2)", "t:elf", .absorption)
    expect("c:g (t:elf or -t:elf)", "c:g", .absorption)
    expect("t:elf or -t:elf", "t:elf or -t:elf")
    expect("id>=c t:elf", "t:elf", .tautology)
    expect("t:elf or r>bonus", "t:elf", .contradiction)
  }

  @Test func directivesStay() {
    expect("order:cmc t:elf t:elf", "order:cmc t:elf", .duplicate)
    expect("t:elf mv>3 mv<2 order:cmc", "mv>3 mv<2 order:cmc", .contradiction, matchesNothing: true)
    // A directive with an unknown value is ignored: it contradicts nothing.
    expect("order:nonsense t:elf -order:nonsense", "order:nonsense t:elf -order:nonsense")
    // The service refuses a directive in a group, so there is no meaning to preserve.
    expect("(t:elf t:elf) or order:cmc", "t:elf t:elf or order:cmc")
  }

  @Test func longQueriesAreOnlyFlattened() {
    let text = Array(repeating: "(t:elf)", count: SimplifiedQuery.leafLimit + 1).joined(separator: " ")
    let query = ParsedQuery(parsing: text).query
    #expect(query?.simplified(in: .scryfall).query.leaves.count == SimplifiedQuery.leafLimit + 1)
  }

  @Test func stepsSayWhatTheyDid() throws {
    let query = try #require(ParsedQuery(parsing: "c:g (mv>3 mv>5)").query)
    let steps = query.simplified(in: .scryfall).steps
    #expect(steps.map { $0.description } == ["c:g mv>3 mv>5 → c:g mv>5: removed a term implied by another"])
    #expect(steps.first?.applied(to: "bolt") == nil)
  }
}
