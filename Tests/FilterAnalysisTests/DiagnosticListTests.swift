import FilterAnalysis
import FilterExplanation
import FilterSemantics
import FilterText
import FilterVocabulary
import ScryfallDialect
import Testing

/// Diagnostics about several values for a field that takes one, and about slashes, commas and quotes in values.
@Suite struct DiagnosticListTests {
  @Test func listsMeanAnyOfThem() {
    expectFindings("e:①war,m21②", ExpectedFinding(.warning, "value-list", fixed: "(e:war or e:m21)"))
    expectFindings("-t:①elf,goblin②", ExpectedFinding(.warning, "value-list", fixed: "-(t:elf or t:goblin)"))
    expectFindings("mv:①1,5,7②", ExpectedFinding(.warning, "value-list", fixed: "(mv:1 or mv:5 or mv:7)"))
  }

  /// With `or` these would match everything.
  @Test func excludedListsMeanNoneOfThem() {
    expectFindings("c!=①w,u②", ExpectedFinding(.warning, "value-list", fixed: "c!=w c!=u"))
    expectFindings("-c!=①w,u②", ExpectedFinding(.warning, "value-list", fixed: "-(c!=w c!=u)"))
    expectFindings("mv!=①1-5②", ExpectedFinding(.warning, "value-list", fixed: "(mv<1 or mv>5)"))
  }

  @Test func aComparisonWithAListHasNoMeaning() {
    expectFindings("r>=①rare,mythic②", ExpectedFinding(.warning, "value-list"))
    expectFindings("mv>①1-5②", ExpectedFinding(.warning, "value-list"))
  }

  /// A trailing comma does not remove values from the list.
  @Test func aCommaTooManyIsNoReasonToDropValues() {
    expectFindings("e:①war,m21,②", ExpectedFinding(.warning, "value-list", fixed: "(e:war or e:m21)"))
    expectFindings("t:goblin①,,②", ExpectedFinding(.warning, "glued-comma", fixed: "t:goblin"))
  }

  @Test func aCommaInANumberMayBeThatOfAFraction() throws {
    expectFindings("usd:①1,5②", ExpectedFinding(.warning, "value-list", fixed: "(usd:1 or usd:5)", "usd:1.5"))
    let query = AnalyzedQuery(parsing: "usd:1,5", vocabulary: .scryfall)
    let finding = try #require(query.diagnostics.first)
    #expect(finding.fixes.map { query.isCertain($0, of: finding) } == [false, false])
  }

  @Test func ranges() {
    expectFindings("mv:①1..5②", ExpectedFinding(.warning, "value-list", fixed: "mv>=1 mv<=5"))
    expectFindings("year:①2015-2020②", ExpectedFinding(.warning, "value-list", fixed: "year>=2015 year<=2020"))
    expectFindings("-cn:①1-5②", ExpectedFinding(.warning, "value-list", fixed: "-(cn>=1 cn<=5)"))
  }

  @Test func hybridsNeedBraces() {
    expectFindings("m:①w/u②", ExpectedFinding(.warning, "malformed-cost", fixed: "m:{w/u}"))
    expectFindings("m:2①w/u② t:elf", ExpectedFinding(.warning, "malformed-cost", fixed: "m:2{w/u} t:elf"))
    expectFindings("m:①w/u/p②", ExpectedFinding(.warning, "malformed-cost", fixed: "m:{w/u/p}"))
    expectFindings("m:①{②w/u t:elf", ExpectedFinding(.warning, "malformed-cost", fixed: "m:{w/u} t:elf"))
    // Not a symbol, so the slash separates a term and a name.
    expectFindings("m:w/fire")
    expectFindings("m:w /u")
    expectFindings("fire/ice")
  }

  @Test func aKnownValueInQuotesIsMeant() {
    expectFindings("is:①\"foil\"②", ExpectedFinding(.warning, "quoted-value", fixed: "is:foil"))
    let fixes = AnalyzedQuery(parsing: "is:\"foil\"", vocabulary: .scryfall).diagnostics.flatMap { $0.fixes }
    #expect(fixes.map { $0.title } == ["Remove the quotes"])
  }

  @Test func daysWithNamesAreComparedLikeOthers() {
    expectFindings("①-date>now②", ExpectedFinding(.warning, "negated-number", fixed: "date<=now", "-(date>now)"))
    expectFindings("①-date:war②", ExpectedFinding(.warning, "negated-number", fixed: "date!=war", "-(date:war)"))
    expectFindings("date>=war")
  }
}
