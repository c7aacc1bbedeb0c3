import FilterAST
import FilterAnalysis
import FilterExplanation
import FilterParser
import FilterPrinter
import FilterSemantics
import FilterVocabulary
import ScryfallDialect
import Testing

/// Uniform names and operators, keys of equality, and directives lifted out.
@Suite struct CanonicalTests {
  private func query(_ text: String) -> FilterQuery<FilterTerm> {
    ParsedQuery(parsing: text).query ?? .and(.positive, [])
  }

  @Test func longAndShort() {
    let rows: [(String, String, String)] = [
      ("T:Elf", "type:Elf", "t:Elf"),
      ("c:rg", "color>=rg", "c>=rg"),
      ("ci:esper", "identity<=esper", "id<=esper"),
      ("c:2", "color=2", "c=2"),
      ("c:c", "color=c", "c=c"),
      ("c:m", "color:m", "c:m"),
      ("id<=wu", "identity<=wu", "id<=wu"),
      ("m:2ww", "mana>=2ww", "m>=2ww"),
      ("cmc:3", "manavalue=3", "mv=3"),
      ("pow>toughness", "power>toughness", "pow>tou"),
      ("mv:even", "manavalue:even", "mv:even"),
      ("r:m", "rarity=mythic", "r=m"),
      ("r:\"m\"", "rarity=\"m\"", "r=\"m\""),
      ("legal=edh", "format:commander", "f:commander"),
      ("date:2020", "date=2020", "date=2020"),
      ("has:Extended-Art", "is:extendedart", "is:extendedart"),
      ("o=/^tap/", "oracle:/^tap/", "o:/^tap/"),
      ("o:\"draw a card\"", "oracle:\"draw a card\"", "o:\"draw a card\""),
      ("order:mv", "order:cmc", "sort:cmc"),
      ("-!\"Sol Ring\" bolt", "-!\"Sol Ring\" bolt", "-!\"Sol Ring\" bolt"),
      ("foo:bar f:nonsense", "foo:bar f:nonsense", "foo:bar f:nonsense"),
    ]
    for (text, long, short) in rows {
      let vocabulary = Vocabulary.scryfall
      #expect(vocabulary.canonical(query(text), names: .long).canonicalText == long, "\(text)")
      #expect(vocabulary.canonical(query(text), names: .short).canonicalText == short, "\(text)")
      // Either means the same, and is a fixed point.
      for names in NameStyle.allCases {
        let canonical = vocabulary.canonical(query(text), names: names)
        #expect(vocabulary.key(of: canonical) == vocabulary.key(of: query(text)), "\(text): \(names)")
        #expect(vocabulary.canonical(canonical, names: names) == canonical, "\(text): \(names)")
      }
    }
  }

  @Test func oneKey() {
    let rows: [(String, String)] = [
      ("c:wu T:Elf", "t=elf color>=azorius"), ("a (b or c)", "(c or b) a"), ("-(a or b)", "-b -a"), ("a a b", "b a"),
      ("not:foil", "-is:foil"), ("pow>tou", "tou<pow"), ("order:cmc a", "a order:mv"),
      ("a order:name order:cmc", "order:cmc a"),
      ("mv>=3.0", "cmc>=3"), ("m:{u/w}", "mana>={W/U}"), ("a (b c)", "a b c"), ("++ a", "a unique:prints"),
    ]
    for (left, right) in rows {
      #expect(Vocabulary.scryfall.key(of: query(left)) == Vocabulary.scryfall.key(of: query(right)), "\(left)")
    }
  }

  @Test func anotherKey() {
    let rows: [(String, String)] = [
      ("a b", "a or b"), ("name:ft", "name:\"ft\""), ("mv>3", "mv>=3"), ("a", "-a"), ("a", "a order:cmc"),
      ("c:rg", "id:rg"),
      ("c:2", "c>=2"), ("bolt", "!bolt"), ("o:a", "o:/a/"), ("is:foil", "not:foil"), ("a order:cmc", "a order:name"),
      // Values of `include:` add up.
      ("a include:extras include:variations", "a include:variations"),
    ]
    for (left, right) in rows {
      #expect(
        Vocabulary.scryfall.key(of: query(left)) != Vocabulary.scryfall.key(of: query(right)), "\(left), \(right)")
    }
  }

  @Test func directivesAreLiftedOut() {
    let request = SearchRequest(query("t:elf or order:usd (t:orc -dir:desc) order:mv"), in: .scryfall)
    #expect(request.filter?.canonicalText == "t:elf or t:orc")
    #expect(request["order"] == "cmc")
    #expect(request["direction"] == "desc")
    #expect(request["unique"] == nil)
    #expect(SearchRequest(query("order:cmc ++"), in: .scryfall).filter == nil)
    let nonsense = SearchRequest(query("order:nonsense t:elf"), in: .scryfall)
    #expect(nonsense.directives.isEmpty && nonsense.filter?.canonicalText == "t:elf")
    let several = SearchRequest(query("include:extras include:variations include:extras"), in: .scryfall)
    #expect(several.directives.map { $0.value } == ["variations", "extras"])
  }
}
