import FilterCompletion
import FilterVocabulary
import ScryfallDialect
import Testing
import _FilterTestSupport

/// Expected items at the top of the list.
@Suite struct CompletionBehaviourTests {
  @Test func bareWordsThatAreValues() {
    expectFirst("flying‸", "kw:flying")
    expectFirst("modern‸", "f:modern")
    expectFirst("goblin‸", "t:goblin")
    expectFirst("azorius‸", "c:azorius")
    expectFirst("-flying‸", "-kw:flying")
    expectFirst("(t:elf goblin‸)", "(t:elf t:goblin)")
    expectFirst("first strike‸", "kw:\"first strike\"")
    expectAmong(4, "japanese‸", "lang:ja")
  }

  @Test func wordsAsTextsAndExpressions() {
    expectFirst("draw a card‸", "o:\"draw a card\"")
    expectFirst("t:elf draw a card‸", "t:elf o:\"draw a card\"")
    expectFirst("/^tap‸", "o:/^tap/")
    expectFirst("/^tap‸/", "o:/^tap/")
    expectFirst("/^tap/‸", "o:/^tap/")
    expectFirst("t:elf /^tap or‸/", "t:elf o:/^tap or/")
    expectNone("t:elf fire/ice‸", "t:elf fireo:/ice/")
  }

  @Test func values() {
    expectFirst("t:gob‸", "t:goblin")
    expectFirst("-t:gob‸", "-t:goblin")
    expectFirst("t:‸gob", "t:creature")
    expectFirst("f:mod‸", "f:modern")
    expectAmong(2, "f:edh‸", "f:commander")
    expectFirst("t:creature f:‸", "t:creature f:commander")
    expectFirst("is:fetch‸", "is:fetchland")
    expectFirst("order:‸", "order:name")
    expectAmong(2, "e:murders‸", "e:mkm")
    expectFirst("lang:japan‸", "lang:ja")
    expectAmong(9, "r>=‸", "r>=mythic")
    expectFirst("a:reb‸", "a:\"Rebecca Guay\"")
    expectFirst(
      "e:zzz‸ t:elf", "e:zzzz t:elf",
      CompletionEngine(vocabulary: .scryfall, catalogs: .init([.init("set-codes", entries: [.init("zzzz")])])))
  }

  @Test func colors() {
    expectFirst("c:az‸", "c:azorius")
    expectFirst("c:‸", "c:white")
    expectAmong(3, "id:uw‸", "id:azorius")
    expectAmong(1, "c:colorl‸", "c:colorless")
    expectAmong(1, "c:multi‸", "c:multicolor")
    expectAmong(1, "c:rain‸", "c:rainbow")
  }

  @Test func numbersAndDates() {
    expectFirst("pow>‸", "pow>0")
    expectAmong(14, "pow>‸", "pow>tou")
    expectAmong(9, "pow>‸", "pow>3")
    expectAmong(20, "pow>‸", "pow>=")
    expectFirst("mv:od‸", "mv:odd")
    expectNone("mv<‸", "mv<even")
    expectNone("pow>‸", "pow>pow")
    // A collector number is compared as text by these.
    expectAmong(20, "pow=‸", "pow=tou")
    expectNone("cn=‸", "cn=mv")
    expectNone("cn:‸", "cn:mv")
    expectFirst("date>=‸", "date>=now")
    expectAmong(3, "year>=‸", "year>=2026")
    expectFirst("date>2020-‸", "date>2020-01")
  }

  @Test func operators() {
    expectFirst("pow!‸", "pow>=")
    expectAmong(7, "pow!‸", "pow!=")
    expectAmong(8, "pow‸", "pow>=")
    expectFirst("pow>‸=3", "pow:3")
    expectAmong(2, "t!‸", "t=")
    expectNone("t!‸", "t>=")
    expectNone("t‸oughness", "t:oughness")
    #expect(Offered("pow!‸").item("<=")?.detail == "at most")
    #expect(Offered("id!‸").item(":")?.documentation.hasPrefix("fits into") == true)
  }

  @Test func fields() {
    expectFirst("t‸", "type:")
    expectAmong(4, "po‸", "power>=")
    expectFirst("‸", "type:")
    expectFirst("-‸", "-type:")
    expectFirst("po‸w>3", "power>3")
    expectAmong(4, "price‸", "usd<")
    expectAmong(3, "to‸:3", "toughness:3")
  }

  @Test func names() {
    expectFirst("!light‸", "!\"Lightning Bolt\"")
    expectFirst("!\"light‸\"", "!\"Lightning Bolt\"")
    expectFirst("name:dark‸", "name:\"Dark Ritual\"")
    expectFirst("t:elf dark rit‸", "t:elf !\"Dark Ritual\"")
    expectFirst("sword of fire and i‸", "!\"Sword of Fire and Ice\"")
    expectAmong(3, "-light‸", "-!\"Lightning Bolt\"")
    expectAmong(3, "\"light‸", "!\"Lightning Bolt\"")
    expectAmong(3, "light‸ c:r", "!\"Lightning Bolt\" c:r")
  }

  @Test func connectivesAndClosings() {
    expectAmong(3, "t:elf (c:g ‸", "t:elf (c:g)")
    expectAmong(6, "t:elf ‸", "t:elf or ")
    expectAmong(20, "t:elf (c:g‸", "t:elf (c:g)")
    expectFirst("o:\"draw‸", "o:\"draw a card\"")
    expectFirst("o:\"drawn‸", "o:\"drawn\"")
    expectAmong(2, "o:/^tap‸", "o:/^tap/")
    expectNone("t:elf (‸", "t:elf ()")
    expectNone("t:elf or ‸", "t:elf or or ")
    expectNone("‸", "or ")
    expectNone("t:elf ‸ or c:g", "t:elf or  or c:g")
    expectNone("t:elf (c:g ‸)", "t:elf (c:g) )")
    expectNone("o:\"draw\\‸", "o:\"draw\\\"")
  }

  @Test func nothingKnownNothingOffered() {
    let empty = CompletionEngine(vocabulary: Vocabulary(name: "empty", fields: []))
    for text in ["‸", "a‸", "t:‸", "!a‸", "a b c‸", "\"a‸", "pow>‸"] {
      #expect(Offered(text, empty).list.items.allSatisfy { $0.kind == .keyword }, "\(text)")
    }
  }

  @Test func unknownFieldsOfferNothingWrong() {
    #expect(Offered("nope:a‸").list.items.isEmpty)
    #expect(Offered(">=‸").list.items.isEmpty)
  }
}
