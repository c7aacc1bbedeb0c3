import FilterAST
import FilterCompletion
import FilterParser
import FilterSemantics
import FilterText
import FilterVocabulary
import ScryfallDialect
import Testing
import _FilterTestSupport

/// A finished word is never changed by an item that nobody chose: at its end and inside it, it is the first item.
@Suite struct FinishedWordTests {
  private static let engine = CompletionEngine(vocabulary: .scryfall)
  private var engine: CompletionEngine { Self.engine }

  @Test func staysFirst() {
    let rows: [String] = [
      "f:commander‸", "r:rare‸", "e:dom‸", "t:bear‸", "is:foil‸", "kw:flash‸", "f:edh‸", "t:Elf‸", "c:uw‸", "c:red‸",
      "mv<=3‸", "mv:15‸", "pow>=tou‸", "year:2020‸", "date>=2020-05‸", "usd<0.5‸", "o:draw‸", "o:\"draw a card\"‸",
      "t:elf t:elf‸", "f:modern -f:modern‸", "-is:foil‸", "(c:r or c:g‸)", "order:name‸", "e:\"dominaria\"‸",
      // With the caret inside.
      "f:mo‸dern", "t:g‸oblin", "is:re‸print", "f:‸modern", "e:d‸om t:elf", "is:extended-‸art",
    ]
    for marked in rows {
      let offered = Offered(marked, engine)
      #expect(offered.results.first == offered.text, "\(marked): offers \(offered.results)")
      #expect(offered.list.selected == 0, "\(marked)")
    }
  }

  @Test func nothingIsSelected() {
    let rows: [String] = [
      "bolt‸", "draw‸", "t:elf or‸", "t:elf and‸", "or‸", "(t:elf)‸", "t:elf ‸", "‸", "(‸", "-‸", "goblin‸", "flying‸",
      "lightning bolt‸",
    ]
    for marked in rows {
      let offered = Offered(marked)
      #expect(offered.list.selected == nil, "\(marked): selects \(offered.results.first ?? "nothing")")
    }
  }

  @Test func anUnfinishedWordIsCompleted() {
    let rows: [(String, String)] = [
      ("t:gob‸", "t:goblin"), ("f:mod‸", "f:modern"), ("is:repr‸", "is:reprint"), ("pow>t‸", "pow>tou"),
      ("manav‸", "manavalue="), ("f:mo‸dren", "f:modern"),
      // The list of layouts is open, so that the letters could be a layout.
      ("layout:mel‸", "layout:meld"), ("layout:zzz‸", "layout:zzz"),
    ]
    for (marked, result) in rows {
      let offered = Offered(marked, engine)
      #expect(offered.results.first == result, "\(marked): offers \(offered.results)")
      #expect(offered.list.selected == 0, "\(marked)")
    }
  }

  @Test(arguments: ["artist", "produces", "keyword"])
  func aFieldIsSelectedUnlessItIsAWordOfAName(_ word: String) {
    let offered = Offered("\(word.dropLast())‸", engine)
    #expect(offered.list.selected == 0, "\(offered.results)")
    let name = CatalogEntry("The \(word.dropLast()) Who Waits")
    let names = CompletionCatalogs([CompletionCatalog("card-names", entries: [name])])
    let besides = Offered("\(word.dropLast())‸", CompletionEngine(vocabulary: .scryfall, catalogs: names))
    #expect(besides.results.first?.hasPrefix(word) == true, "\(besides.results)")
    #expect(besides.list.selected == nil)
  }

  @Test func wordsWithTypingErrorsAreNoValues() {
    expectNone("bolt‸", "is:boxtopper", engine)
    expectNone("draw‸", "is:draculaseries", engine)
    expectNone("kw:fly‸", "kw:ally", engine)
    expectFirst("kw:flyng‸", "kw:flying", engine)
  }

  /// At the end of each finished value of a real query, and at a caret inside it, the value is the first item and the
  /// selected one, and accepting it leaves the meaning as it is.
  @Test func realQueriesKeepTheirMeaning() throws {
    let queries = try OwnCorpus.all() + SharedFolder.queries(marked: "valid")
    var random = SeededGenerator(seed: PropertyCases.seed(default: 17))
    var values = 0
    for query in queries {
      for leaf in AnalyzedQuery(parsing: query, vocabulary: .scryfall).leaves {
        guard case .filter(_, field: let name, _, let value) = leaf.term, leaf.error == nil, leaf.field != nil,
          !leaf.value.isEmpty,
          let field = engine.vocabulary.fieldID(named: name), engine.vocabulary.valueID(value.text, of: field) != nil
        else { continue }
        values += 1
        for caret in [leaf.value.end, leaf.value.start + random.below(leaf.value.length)] {
          let list = engine.complete(query, at: caret, limit: 5)
          guard let first = list.items.first, list.selected == 0 else {
            Issue.record("`\(query)` at \(caret): nothing is selected")
            continue
          }
          let edited = SourceText(query).applying([first.edit])?.description ?? ""
          #expect(key(of: edited) == key(of: query), "`\(query)` at \(caret) becomes `\(edited)`")
        }
      }
    }
    // Of the queries of this repository, and of those of the shared folder where it is.
    #expect(values > (SharedFolder.path(of: SharedFolder.queriesFile) == nil ? 50 : 1_000), "\(values) values")
  }

  private func key(of text: String) -> String {
    let parsed = ParsedQuery(parsing: text)
    return parsed.query.map { engine.vocabulary.key(of: $0).text } ?? text
  }
}
