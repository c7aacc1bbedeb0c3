import FilterAnalysis
import FilterExplanation
import FilterSemantics
import FilterText
import FilterVocabulary
import ScryfallDialect
import Testing
import _FilterTestSupport

/// Queries without diagnostics, each of which a less careful check would report.
@Suite struct DiagnosticNoFalseAlarmTests {
  @Test func nothingToSay() {
    let rows: [String] = [
      "is:commander legal:commander game:paper", "-is:reprint", "pow>tou", "cmc=pow", "mv:odd pow=mv", "c:c", "mv:even",
      "date>now", "date>=war", "e:xyz", "s:plst", "t:legend", "t:emigod", "o:\"~ enters\"", "m:{2/w}", "m:2ww",
      "m:{u/w}",
      "t:\"legendary creature\"", "t:\"time lord\"", "-t:land", "-c:w", "-id<=w", "-r>=r", "-(mv>=3)", "-m>=2", "-cn:1",
      "r>=r",
      "pow=*", "tou=x", "usd<0.5", "mv=.5", "lang:any", "lang:any lang:ja", "++", "@@", "order:usd dir:desc t:dragon",
      "cn:12a",
      "cn:★5", "f:edh", "is:extended-art", "kw:\"first strike\"", "kw:First-Strike", "not:reprint", "fire // ice",
      "urza's",
      "don't", "\"lightning bolt\"", "!\"Lightning Bolt\"", "-!\"Lightning Bolt\"", "a or b", "id:esper", "c=boros",
      "c:m", "c>=2",
      "produces:any", "produces=c", "produces:all", "devotion:{u/b}{u/b}{u/b}", "otag:removal", "art:squirrel",
      "in:booster",
      "new:rarity", "in:rare", "cheapest:usd", "frame:old", "st:draft_innovation", "rograkh , son", "o:/^tap/",
      "o:/\\spp/",
      "name:/^lightning /", "m:/^{x}+$/", "f:modern f:legacy", "t:instant t:creature", "c:rg -c:w",
      "e:war r>=r is:foil",
      "id:c t:land", "date>=2020 date<=2021", "usd>1 usd<=2", "-t:elf or t:orc", "(c:rg or id<=esper)", "t:elf or",
      "include:extras include:variations", "a:\"Rebecca Guay\"", "wm:orzhov", "keyword:flying", "date=<2020", "c=>r",
      "cmc=>3", "o:gybe", "o:\"to your mana pool\"", "o:\"reenters the battlefield\"", "o:\"leaves the battlefield\"",
      "t:\"summoner\"", "o:cardnames", "pt>=3",
    ]
    for text in rows {
      let found = AnalyzedQuery(parsing: text, vocabulary: .scryfall).diagnostics
      // One text of the list is incomplete on purpose: it has only a syntax diagnostic.
      let expected = text.hasSuffix(" or") ? ["missing-operand"] : []
      #expect(found.map { $0.id.name } == expected, "\(text)")
    }
  }

  @Test func everyExampleOfEveryField() {
    for field in Vocabulary.scryfall.fields {
      for example in field.examples {
        let found = AnalyzedQuery(parsing: example, vocabulary: .scryfall).diagnostics
        #expect(found.allSatisfy { $0.severity == .information || $0.severity == .hint }, "\(example): \(found)")
      }
    }
  }

  @Test func noWordOfASampleNameIsSplit() throws {
    let names = try PackageFolder.sampleNames()
    #expect(names.count > 200)
    expectNoWordIsSplit(of: names)
  }

  @Test(.needsShared("data/catalogs/card-names.json"))
  func noWordOfARealNameIsSplit() throws {
    let names = try SharedFolder.catalog("card-names")
    #expect(names.count > 30_000)
    expectNoWordIsSplit(of: names)
  }

  private func expectNoWordIsSplit(of names: [String], sourceLocation: SourceLocation = #_sourceLocation) {
    let words = Set(names.flatMap { $0.lowercased().split(separator: " ").map { String($0) } })
    let split = words.sorted().filter { word in
      let query = AnalyzedQuery(parsing: word, vocabulary: .scryfall)
      return query.leaves.indices.contains { !query.splitSuggestion(forLeaf: $0).isEmpty }
    }
    #expect(split == [], sourceLocation: sourceLocation)
  }
}
