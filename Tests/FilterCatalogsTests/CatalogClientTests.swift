import FilterCatalogs
import FilterCompletion
import ScryfallDialect
import Testing
import _FilterTestSupport

/// Both clients, in memory and on disk, do the same.
@Suite struct CatalogClientTests {
  private static let reed = CatalogBlob(
    CompletionCatalog("reeds", entries: [CatalogEntry("Reed", popularity: 2)]), version: "1")

  private func withBoth(_ body: (CatalogClient) async throws -> Void) async throws {
    try await body(.inMemory())
    let folder = try TemporaryFolder()
    let store = try CatalogStore(at: folder.path("a.sqlite"), expecting: .new)
    try await body(store.catalogClient)
  }

  @Test func blobsAreKeptByName() async throws {
    try await withBoth { client in
      #expect(try await client.names() == [])
      #expect(try await client.load("reeds") == nil)
      try await client.save(Self.reed)
      try await client.save(CatalogBlob(CompletionCatalog("embers", entries: [])))
      #expect(try await client.load("reeds") == Self.reed)
      #expect(try await client.names() == ["embers", "reeds"])
      #expect(try await client.remove("reeds"))
      #expect(try await !client.remove("reeds"))
      #expect(try await client.names() == ["embers"])
    }
  }

  @Test func changesAreObserved() async throws {
    try await withBoth { client in
      var changes = client.observe().makeAsyncIterator()
      // The client registers the observer asynchronously.
      for _ in 0..<100 { await Task.yield() }
      try await client.save(Self.reed)
      #expect(await changes.next() == "reeds")
      // Saving the same blob again is a change too.
      try await client.save(Self.reed)
      #expect(await changes.next() == "reeds")
      _ = try await client.remove("reeds")
      #expect(await changes.next() == "reeds")
    }
  }

  @Test func whatCannotBeReadIsNamedAndTheRestIsThere() async throws {
    struct Broken: Error {}
    var client = CatalogClient.inMemory([Self.reed, CatalogBlob(CompletionCatalog("embers", entries: []))])
    let load = client.load
    client.load = { name in
      if name == "embers" { throw Broken() }
      return try await load(name)
    }
    let (catalogs, unreadable) = try await client.catalogs()
    #expect(catalogs.names == ["reeds"])
    #expect(unreadable == ["embers"])
  }

  @Test func aMissingCatalogTakesOnlyItsSourceAway() {
    let names = CompletionCatalog("card-names", entries: [CatalogEntry("Reed Hut")])
    let with = CompletionEngine(vocabulary: .scryfall, catalogs: CompletionCatalogs([names])).complete("!re", at: 3)
    #expect(with.items.map { $0.label } == ["Reed Hut"])
    #expect(with.missingCatalogs == [])
    let without = CompletionEngine(vocabulary: .scryfall).complete("!re", at: 3)
    #expect(without.items == [])
    #expect(without.missingCatalogs == ["card-names"])
    #expect(CompletionEngine(vocabulary: .scryfall).complete("t:el", at: 4).missingCatalogs == [])
  }
}
