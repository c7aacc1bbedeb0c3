import _FilterTestSupport

#if SQLite
  import FilterCompletion
  import FilterSemantics
  import FilterVocabulary
  import ScryfallDialect
  import Foundation
  import Testing

  @testable import FilterCommands

  @testable import FilterReports

  @testable import FilterREPL

  /// A store named in the settings of an editor may be part of an untrusted workspace, so it is only read.
  @Suite struct StoreOfSettingsTests {
    private func files(_ folder: TemporaryFolder) throws -> [String: [UInt8]] {
      var files: [String: [UInt8]] = [:]
      for name in try FileManager.default.contentsOfDirectory(atPath: folder.url.path) {
        // A pipe would be waited for.
        files[name] = name == "pipe" ? [] : try? folder.bytes(name)
      }
      return files
    }

    /// The server's error for a path in its settings; nil if it reads a store there.
    private func failure(_ path: String) -> String? {
      do throws(CommandFailure) {
        _ = try CatalogOption.loadAll(path, isFromEditor: true, environment: environmentOfTests, vocabulary: .scryfall)
        return nil
      } catch {
        return error.message
      }
    }

    @Test func noFileIsReplacedOrCreated() throws {
      try withTemporaryFolder { folder in
        let names = try folder.file("reeds.txt", "Reed\n")
        let store = folder.path("store.sqlite")
        _ = run("catalogs", "import", "--catalogs", store, names)
        _ = try folder.file("cut.sqlite", bytes: Array(try folder.bytes("store.sqlite").prefix(5_000)))
        _ = try folder.file("notes.txt", "my notes\n")
        _ = try folder.file("empty", "")
        #expect(mkfifo(folder.path("pipe"), 0o600) == 0)
        let before = try files(folder)
        func path(_ name: String) -> String { folder.path(name) }
        #expect(failure(store) == nil)
        #expect(failure(path("empty")) == nil)
        #expect(failure(path("notes.txt")) == "'\(path("notes.txt"))' is not a store of catalogs")
        #expect(failure(path("none")) == "there is no store '\(path("none"))'; 'filterq catalogs import' creates one")
        #expect(failure(path("pipe")) == "'\(path("pipe"))' is not a regular file")
        #expect(failure("/dev/zero") == "'/dev/zero' is not a regular file")
        #expect(failure(folder.url.path) == "'\(folder.url.path)' is a folder, not a store of catalogs")
        #expect(failure(path("cut.sqlite"))?.hasPrefix("the store '\(path("cut.sqlite"))' is damaged: ") == true)
        #expect(try files(folder) == before)
      }
    }

    @Test func aHugeStoreOfTheSettingsIsRefused() throws {
      try withTemporaryFolder { folder in
        let names = try folder.file("reeds.txt", "Reed\n")
        let store = folder.path("store.sqlite")
        _ = run("catalogs", "import", "--catalogs", store, names)
        #expect(truncate(store, 40 << 20) == 0)
        #expect(failure(store) == "the store '\(store)' is larger than 32 MB")
      }
    }
  }

  /// The storing of the REPL's history, and the message if it fails.
  @Suite struct ReplStoreTests {
    private func desk(_ path: String?, _ environment: [String: String] = [:]) -> ReplBackend {
      ReplBackend(
        .make(nil), options: ReplOptions(), store: ReplStore(path: path, environment: environment, now: { 1 }))
    }

    private func messages(_ events: [ReplEvent]) -> [String] {
      events.compactMap { if case .failed(let message) = $0 { message } else { nil } }
    }

    @Test func unsavedHistoryIsReportedOnce() throws {
      var desk = desk(nil, ["HOME": ""])
      #expect(messages(desk.take(.store)) == [])
      let shown = messages(desk.take(.remember(AnalyzedQuery(parsing: "t:elf", vocabulary: .scryfall))))
      #expect(shown.count == 1 && shown[0].hasSuffix("; queries are not remembered"), "\(shown)")
      #expect(messages(desk.take(.remember(AnalyzedQuery(parsing: "t:goblin", vocabulary: .scryfall)))) == [])
      #expect(messages(desk.take(.forget("t:elf"))).first?.hasSuffix("; it is still in the history") == true)
    }

    @Test func aDamagedStoreIsReplacedWhenAQueryIsSaved() throws {
      try withTemporaryFolder { folder in
        let store = folder.path("store.sqlite")
        var first = desk(store)
        #expect(messages(first.take(.remember(AnalyzedQuery(parsing: "t:elf", vocabulary: .scryfall)))) == [])
        let damaged = Array(try folder.bytes("store.sqlite").prefix(5_000))
        _ = try folder.file("store.sqlite", bytes: damaged)
        var second = desk(store)
        #expect(messages(second.take(.store)).first?.contains("is damaged") == true)
        #expect(try folder.bytes("store.sqlite") == damaged)
        #expect(
          messages(second.take(.remember(AnalyzedQuery(parsing: "t:goblin", vocabulary: .scryfall))))
            == ["the store was damaged; moved it to '\(store).corrupt-1' and started a new one"])
        #expect(try folder.bytes("store.sqlite.corrupt-1") == damaged)
      }
    }

    @Test func otherFilesAreUnchanged() throws {
      try withTemporaryFolder { folder in
        let path = try folder.file("notes.txt", "my notes\n")
        var desk = desk(path)
        #expect(messages(desk.take(.store)) == ["'\(path)' is not a store of catalogs"])
        #expect(
          messages(desk.take(.remember(AnalyzedQuery(parsing: "t:elf", vocabulary: .scryfall))))
            == ["'\(path)' is not a store of catalogs; queries are not remembered"])
        #expect(try folder.text("notes.txt") == "my notes\n")
      }
    }
  }
#endif
