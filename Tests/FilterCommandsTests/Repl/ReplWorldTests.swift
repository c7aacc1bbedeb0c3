import DataStreams
import FilterCompletion
import FilterText
import FilterVocabulary
import Foundation
import ListFiles
import ScryfallCards
import ScryfallDialect
import Testing
import _FilterTestSupport

@testable import FilterCommands
@testable import FilterLists
@testable import FilterREPL
@testable import FilterReports
@testable import TerminalUI

/// The environment of a session.
@Suite struct QueryEnvironmentTests {
  private func names(_ environment: QueryEnvironment, _ text: String) -> [String] {
    environment.engine.complete(text, at: text.utf8.count).items.map { $0.edit.replacement }
  }

  @Test func namesOfTheCardsComplete() {
    let environment = QueryEnvironment.make(.sample)
    #expect(environment.list?.name == "the sample cards")
    #expect(names(environment, "!\"Kelp").contains { $0.contains("Kelp-Rope Saboteur") })
    #expect(environment.engine.catalogs.names == ["card-names"])
    // Tokens are not offered as names, and each name is offered once.
    let entries = environment.engine.catalogs["card-names"]?.catalog.entries.map { $0.value } ?? []
    #expect(!entries.contains("Goblin"))
    #expect(Set(entries).count == entries.count)
  }

  @Test func catalogsGoBefore() {
    let catalogs = CompletionCatalogs([CompletionCatalog("card-names", entries: [CatalogEntry("Sol Ring")])])
    let environment = QueryEnvironment.make(.sample, catalogs: catalogs)
    #expect(environment.engine.catalogs["card-names"]?.catalog.entries.map { $0.value } == ["Sol Ring"])
    #expect(
      environment.with(SearchableList(.sample, named: "x")).engine.catalogs["card-names"]?.catalog.entries.count == 1)
    let others = CompletionCatalogs([CompletionCatalog("artist-names", entries: [CatalogEntry("Rebecca")])])
    #expect(
      QueryEnvironment.make(.sample, catalogs: others).engine.catalogs.names == ["artist-names", "card-names"])
  }

  @Test func otherCardsBringOtherNames() throws {
    try withTemporaryFolder { folder in
      let path = try folder.file(
        "cards.jsonl", #"{"object":"card","name":"Ash Elf","type_line":"Creature — Elf"}"# + "\n")
      let environment = QueryEnvironment.make(.sample).with(SearchableList(try CardCollection.open(path), named: path))
      #expect(environment.list?.name == path)
      #expect(environment.list?.count == 1)
      #expect(names(environment, "!\"Ash").contains { $0.contains("Ash Elf") })
      #expect(!names(environment, "!\"Kelp").contains { $0.contains("Kelp") })
    }
  }

  @Test func historyIsKept() {
    let history = CompletionHistory.empty.recording(use: "t:elf", at: 5, vocabulary: .scryfall)
    let environment = QueryEnvironment.make(.sample, history: history)
    #expect(environment.with(SearchableList(.sample, named: "x")).engine.history == history)
    #expect(environment.with(CompletionHistory.empty).engine.history == .empty)
    #expect(environment.with(CompletionHistory.empty).engine.catalogs.names == ["card-names"])
  }

  @Test func withoutCards() {
    let environment = QueryEnvironment.make(nil)
    #expect(environment.list == nil)
    #expect(environment.engine.catalogs.names == [])
    var session = AnsweredSession(environment)
    #expect(session.lines("T:elf  (a)") == ["t:elf a", "Elf cards with “a” in their name"])
    _ = session.answer(":set explain off")
    #expect(session.lines("T:elf  (a)") == ["t:elf a"])
  }
}
