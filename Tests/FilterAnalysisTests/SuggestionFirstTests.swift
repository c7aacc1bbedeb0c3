import FilterAnalysis
import FilterExplanation
import FilterSemantics
import FilterText
import FilterVocabulary
import ScryfallDialect
import Testing

/// The first suggestion for common typos, or none.
@Suite struct SuggestionFirstTests {
  @Test func theFirstOffer() {
    for (typed, meant) in Self.table {
      let query = AnalyzedQuery(parsing: typed, vocabulary: .scryfall)
      let first = query.diagnostics.flatMap { $0.fixes }.first?.applied(to: query.source)?.description
      #expect(first == meant, "\(typed)")
    }
  }

  private static let table: [(String, String?)] = [
    ("cmc3", "cmc:3"),
    ("typeelf", "type:elf"),
    ("tcreature", "t:creature"),
    ("fmodern", "f:modern"),
    ("o: fly", "o:fly"),
    ("c=>r", nil),
    ("t:flying", "kw:flying"),
    ("c:elf", "t:elf"),
    ("f:goblin", "t:goblin"),
    ("t:legend", nil),
    ("v:elf", "t:elf"),
    ("q:rg", "c:rg"),
    ("xx:modern", "f:modern"),
    ("tt:elf", "t:elf"),
    ("typ:elf", "type:elf"),
    (":elf", "t:elf"),
    ("subtype:elf", "t:elf"),
    ("f:mod", "f:modern"),
    ("pow>>3", "pow>3"),
    ("pow=>3", nil),
    ("t;elf", "t:elf"),
    ("t!elf", "t:elf"),
    ("t>elf", "t:elf"),
    ("c==r", "c=r"),
    ("c:=r", "c=r"),
    ("f!=modern", "-f:modern"),
    ("-f!=modern", "f:modern"),
    ("pow<>3", "pow!=3"),
    ("pow>=e", nil),
    ("c:rgx", "c:rg"),
    ("c:azorious", "c:azorius"),
    ("id:esprr", "id:esper"),
    ("date>=2020-1-1", "date>=2020-01-01"),
    ("date>=202-01-01", nil),
    ("r:mythc", "r:mythic"),
    ("f:modren", "f:modern"),
    ("is:fetchlnds", "is:fetchland"),
    ("is:Fetchlnd", "is:fetchland"),
    ("unique:print", "unique:prints"),
    ("order:relased", "order:released"),
    ("-f:modren", "-f:modern"),
    ("(f:modren or t:elf)", "(f:modern or t:elf)"),
    ("T:flying", "kw:flying"),
    ("pow>=3a", nil),
    ("usd<1o", nil),
    ("mana:{w/u", "mana:{w/u}"),
    ("color_identity<=wu", "id<=wu"),
    ("released>2020", "date>2020"),
    ("n:bolt", "name:bolt"),
    ("cid:rg", "id:rg"),
    ("f:edhh", "f:edh"),
    ("lang:jap", "lang:ja"),
    ("banned:moderm", "banned:modern"),
    ("t:creatur", nil),
    ("t:creture", "t:creature"),
    ("tape", nil),
    ("order", nil),
    ("curt", nil),
    ("isle", nil),
  ]
}
