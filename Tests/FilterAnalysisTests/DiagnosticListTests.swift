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
    expectDiagnostics("e:①war,m21②", ExpectedDiagnostic(.warning, "value-list", fixed: "(e:war or e:m21)"))
    expectDiagnostics("-t:①elf,goblin②", ExpectedDiagnostic(.warning, "value-list", fixed: "-(t:elf or t:goblin)"))
    expectDiagnostics("mv:①1,5,7②", ExpectedDiagnostic(.warning, "value-list", fixed: "(mv:1 or mv:5 or mv:7)"))
  }

  /// With `or` these would match everything.
  @Test func excludedListsMeanNoneOfThem() {
    expectDiagnostics("c!=①w,u②", ExpectedDiagnostic(.warning, "value-list", fixed: "c!=w c!=u"))
    expectDiagnostics("-c!=①w,u②", ExpectedDiagnostic(.warning, "value-list", fixed: "-(c!=w c!=u)"))
    expectDiagnostics("mv!=①1-5②", ExpectedDiagnostic(.warning, "value-list", fixed: "(mv<1 or mv>5)"))
  }

  @Test func aComparisonWithAListHasNoMeaning() {
    expectDiagnostics("r>=①rare,mythic②", ExpectedDiagnostic(.warning, "value-list"))
    expectDiagnostics("mv>①1-5②", ExpectedDiagnostic(.warning, "value-list"))
  }

  /// A trailing comma does not remove values from the list.
  @Test func aCommaTooManyIsNoReasonToDropValues() {
    expectDiagnostics("e:①war,m21,②", ExpectedDiagnostic(.warning, "value-list", fixed: "(e:war or e:m21)"))
    expectDiagnostics("t:goblin①,,②", ExpectedDiagnostic(.warning, "glued-comma", fixed: "t:goblin"))
  }

  @Test func aCommaInANumberMayBeThatOfAFraction() throws {
    expectDiagnostics("usd:①1,5②", ExpectedDiagnostic(.warning, "value-list", fixed: "(usd:1 or usd:5)", "usd:1.5"))
    let query = AnalyzedQuery(parsing: "usd:1,5", vocabulary: .scryfall)
    let diagnostic = try #require(query.diagnostics.first)
    #expect(diagnostic.fixes.map { query.isCertain($0, of: diagnostic) } == [false, false])
  }

  /// Over a list, where a comma separates values: `1,000` is read as a number, since no value begins with a zero.
  @Test func valuesThatLookLikeOneNumber() {
    let list = Vocabulary(
      name: "list",
      fields: [
        Field("votes", .number, summary: "", phrase: "have {is} votes"),
        Field("note", .text, summary: "", phrase: "have {is} in the note"),
      ])
    func hint(_ text: String) -> ExpectedDiagnostic { ExpectedDiagnostic(.hint, "number-list", fixed: text) }
    expectDiagnostics("votes:①1,200②", in: list, hint("votes:1200"))
    expectDiagnostics("votes!=①12,345,678② has:note", in: list, hint("votes!=12345678 has:note"))
    expectDiagnostics(
      "votes:①-1,200② or votes:③3,400④", in: list, hint("votes:-1200 or votes:3,400"),
      hint("votes:-1,200 or votes:3400"))
    for text in [
      "votes:1,000", "votes:200,404", "votes:1,20", "votes:1,2000", "votes:[1, 200]", "votes:(1 or 200)", "note:1,200",
    ] {
      expectDiagnostics(text, in: list)
    }
  }

  /// Over a list, where a range stands after `:`.
  @Test func rangesAfterComparisons() {
    let list = Vocabulary(
      name: "list",
      fields: [
        Field("votes", .number, summary: "", phrase: "have {is} votes"),
        Field("took", .duration, summary: "", phrase: "took {is}"),
      ])
    func error(_ text: String) -> ExpectedDiagnostic { ExpectedDiagnostic(.error, "operator-not-taken", fixed: text) }
    expectDiagnostics("votes①>②1..5", in: list, error("votes:1..5"))
    expectDiagnostics("took① <=②3m.. votes:1", in: list, error("took:3m.. votes:1"))
    expectDiagnostics("-took①<②..3m", in: list, error("-took:..3m"))
    expectDiagnostics("votes>①1..x②", in: list, ExpectedDiagnostic(.error, "malformed-number"))
  }

  @Test func ranges() {
    expectDiagnostics("mv:①1..5②", ExpectedDiagnostic(.warning, "value-list", fixed: "mv>=1 mv<=5"))
    expectDiagnostics("year:①2015-2020②", ExpectedDiagnostic(.warning, "value-list", fixed: "year>=2015 year<=2020"))
    expectDiagnostics("-cn:①1-5②", ExpectedDiagnostic(.warning, "value-list", fixed: "-(cn>=1 cn<=5)"))
  }

  @Test func hybridsNeedBraces() {
    expectDiagnostics("m:①w/u②", ExpectedDiagnostic(.warning, "malformed-cost", fixed: "m:{w/u}"))
    expectDiagnostics("m:2①w/u② t:elf", ExpectedDiagnostic(.warning, "malformed-cost", fixed: "m:2{w/u} t:elf"))
    expectDiagnostics("m:①w/u/p②", ExpectedDiagnostic(.warning, "malformed-cost", fixed: "m:{w/u/p}"))
    expectDiagnostics("m:①{②w/u t:elf", ExpectedDiagnostic(.warning, "malformed-cost", fixed: "m:{w/u} t:elf"))
    // Not a symbol, so the slash separates a term and a name.
    expectDiagnostics("m:w/fire")
    expectDiagnostics("m:w /u")
    expectDiagnostics("fire/ice")
  }

  @Test func aKnownValueInQuotesIsMeant() {
    expectDiagnostics("is:①\"foil\"②", ExpectedDiagnostic(.warning, "quoted-value", fixed: "is:foil"))
    let fixes = AnalyzedQuery(parsing: "is:\"foil\"", vocabulary: .scryfall).diagnostics.flatMap { $0.fixes }
    #expect(fixes.map { $0.title } == ["Remove the quotes"])
  }

  @Test func daysWithNamesAreComparedLikeOthers() {
    expectDiagnostics("①-date>now②", ExpectedDiagnostic(.warning, "negated-number", fixed: "date<=now", "-(date>now)"))
    expectDiagnostics("①-date:war②", ExpectedDiagnostic(.warning, "negated-number", fixed: "date!=war", "-(date:war)"))
    expectDiagnostics("date>=war")
  }
}
