import DataStreams
import FilterCompletion
import FilterTestSupport
import FilterText
import FilterVocabulary
import Foundation
import ScryfallCards
import ScryfallDialect
import Testing

@testable import FilterCommands
@testable import FilterQueryTesting
@testable import FilterREPL
@testable import FilterReports
@testable import TerminalUI

/// What a session works with.
@Suite struct QueryEnvironmentTests {
  private func names(_ world: QueryEnvironment, _ text: String) -> [String] {
    world.engine.complete(text, at: text.utf8.count).items.map { $0.edit.replacement }
  }

  @Test func namesOfTheCardsComplete() {
    let world = QueryEnvironment.make(cards: .sample)
    #expect(world.cardsName == "the sample cards")
    #expect(names(world, "!\"Kelp").contains { $0.contains("Kelp-Rope Saboteur") })
    #expect(world.engine.catalogs.names == ["card-names"])
    // Tokens are no names that somebody looks for, and each name is there once.
    let entries = world.engine.catalogs["card-names"]?.catalog.entries.map { $0.value } ?? []
    #expect(!entries.contains("Goblin"))
    #expect(Set(entries).count == entries.count)
  }

  @Test func catalogsGoBefore() {
    let catalogs = CompletionCatalogs([CompletionCatalog("card-names", [CatalogEntry("Sol Ring")])])
    let world = QueryEnvironment.make(cards: .sample, catalogs: catalogs)
    #expect(world.engine.catalogs["card-names"]?.catalog.entries.map { $0.value } == ["Sol Ring"])
    #expect(world.with(.sample, named: "x").engine.catalogs["card-names"]?.catalog.entries.count == 1)
    let others = CompletionCatalogs([CompletionCatalog("artist-names", [CatalogEntry("Rebecca")])])
    #expect(
      QueryEnvironment.make(cards: .sample, catalogs: others).engine.catalogs.names == ["artist-names", "card-names"])
  }

  @Test func otherCardsBringOtherNames() throws {
    try withTemporaryFolder { folder in
      let path = try folder.file(
        "cards.jsonl", #"{"object":"card","name":"Ash Elf","type_line":"Creature — Elf"}"# + "\n")
      let world = QueryEnvironment.make(cards: .sample).with(try CardCollection.open(path), named: path)
      #expect(world.cardsName == path)
      #expect(world.cards?.library.count == 1)
      #expect(names(world, "!\"Ash").contains { $0.contains("Ash Elf") })
      #expect(!names(world, "!\"Kelp").contains { $0.contains("Kelp") })
    }
  }

  @Test func historyIsKept() {
    let history = CompletionHistory.empty.recording(use: "t:elf", at: 5, vocabulary: .scryfall)
    let world = QueryEnvironment.make(cards: .sample, history: history)
    #expect(world.with(.sample, named: "x").engine.history == history)
    #expect(world.with(CompletionHistory.empty).engine.history == .empty)
    #expect(world.with(CompletionHistory.empty).engine.catalogs.names == ["card-names"])
  }

  @Test func withoutCards() {
    let world = QueryEnvironment.make(cards: nil)
    #expect(world.cards == nil)
    #expect(world.engine.catalogs.names == [])
    var session = AnsweredSession(world)
    #expect(session.lines("T:elf  (a)") == ["t:elf a", "Elf cards with “a” in their name"])
    _ = session.answer(":set explain off")
    #expect(session.lines("T:elf  (a)") == ["t:elf a"])
  }
}
