import FilterEngines
import FilterEvaluation
import FilterSQL
import FilterSemantics
import Foundation
import ListFiles
import ScryfallCards
import Testing
import _FilterTestSupport

extension AgreementTests {
  /// Real queries over cards.
  @Suite(.serialized) struct CardAgreementTests {
    /// Queries of every kind of field and directive over the invented cards, and the rows that a search lists.
    @Test(arguments: TestedEngine.here) func rowsOfTheSample(engine: TestedEngine) throws {
      let library = CardCollection.sample.library
      let folder = try ScratchFolder()
      let connection = try engine.list(in: folder.path) { makeWriter in
        try EngineCards.write(.sample, named: "sample", makeWriter)
      }
      defer { connection.close() }
      let cards = try EngineCards(connection, EngineList.about(connection))
      for query in Self.listed {
        let search = CardSearch(query)
        let answer = library.search(search)
        let expected = library.hits(answer, limit: 40).map { library.row($0) }
        let plan = cards.plan(search)
        let found = try cards.rows(of: plan, limit: 40).rows.map { $0.shown }
        #expect(found == expected, "\(query)")
        #expect(try cards.count(of: plan) == answer.count, "\(query)")
      }
    }

    static let listed = [
      "t:elf", "t:goblin order:cmc", "order:power direction:desc t:creature", "unique:prints order:released",
      "unique:art order:artist", "order:set unique:prints", "order:color", "order:usd prefer:usd-low", "is:extra",
      "include:extras t:token", "prefer:oldest order:rarity", "prefer:newest e:ash", "o:/\\bdraw\\b/ order:edhrec",
      "o:/(?=draw)/ unique:prints", "-o:/(?=draw)/ t:creature order:tix", "o:/(?=draw)/ or usd>1", "lang:de",
      "order:penny",
      "(o:/(?=draw)/ r:rare) or (r:common usd<1)", "prefer:promo t:creature", "pow>tou", "m:{2}{g}", "devotion:gg",
    ]

    /// The real cards with all their printings, read once for all engines; nil if they cannot be read.
    private static let cards: CardCollection? =
      SharedFolder.path(of: "data/cards.jsonl.gz").flatMap { try? CardCollection.open($0) }

    /// Some of the real queries, evenly from all of them, over the real cards. `FILTERQ_CASES=100000` tries all, and
    /// `FILTERQ_SEED` chooses others.
    @Test(.needsShared(SharedFolder.queriesFile, "data/cards.jsonl.gz"), arguments: TestedEngine.here)
    func realQueriesOverRealCards(engine: TestedEngine) throws {
      let collection = try #require(Self.cards)
      let library = collection.library
      let folder = try ScratchFolder()
      let connection = try engine.list(in: folder.path) { makeWriter in
        try EngineCards.write(collection, named: "cards", makeWriter)
      }
      defer { connection.close() }
      let cards = try EngineCards(connection, EngineList.about(connection))
      let texts = try SharedFolder.queries()
      // A cluster needs half a second for each query.
      let wanted = PropertyCases.count(long: engine == .spark ? 45 : 60)
      let step = max(1, texts.count / max(1, wanted))
      var answered = 0
      for text in stride(from: Int(PropertyCases.seed(default: 19) % UInt64(step)), to: texts.count, by: step).map({
        texts[$0]
      }) {
        let search = CardSearch(text)
        let plan = library.plan(search)
        if plan.isRefused { continue }
        let expected = library.store.run(plan).rows()
        let found = try cards.list.rows(of: cards.plan(search)).rows.map { $0.item }.sorted()
        #expect(found == expected, "\(text)")
        answered += 1
      }
      #expect(answered > min(wanted, texts.count) / 2)
    }
  }
}
