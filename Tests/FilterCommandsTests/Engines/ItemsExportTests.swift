import FilterEngines
import FilterItems
import FilterReports
import FilterSQL
import FilterSemantics
import FilterVocabulary
import Foundation
import Testing
import _FilterTestSupport

@testable import FilterCommands

/// `filterq items export`: the written tables, the messages, and the tables left alone.
@Suite(.enabled(if: TestedAddress.hasSQLite, "the package was built without SQLite")) struct ItemsExportTests {
  private static let people = PackageFolder.path(of: "Examples/Lists/people.jsonl")
  private static let songs = PackageFolder.path(of: "Examples/Lists/songs.csv")

  private func export(_ arguments: String...) -> RunResult { run(["items", "export"] + arguments, bytes: []) }

  @Test func theSampleCards() throws {
    try withTemporaryFolder { folder in
      let path = folder.path("cards.db")
      #expect(export(path) == RunResult(status: 0, output: [], errors: "237 cards: \(path)\n"))
      let engine = try OpenedEngine("sqlite:\(path)")
      #expect(engine.count == 237)
      #expect(engine.name == "the sample cards")
      #expect(engine.vocabulary.name == "scryfall")
      guard case .cards = engine.content else { return #expect(Bool(false), "no cards") }
    }
  }

  @Test func itemsWithTheirVocabulary() throws {
    try withTemporaryFolder { folder in
      let path = folder.path("x/people.sqlite")
      try FileManager.default.createDirectory(atPath: folder.path("x"), withIntermediateDirectories: false)
      let result = export(Self.people, "sqlite:\(path)")
      #expect(result.status == 0 && result.output == "")
      #expect(result.errors.hasSuffix("60 items: \(path)\n"))
      let engine = try OpenedEngine("sqlite:\(path)")
      #expect(engine.count == 60)
      #expect(engine.name == "people.jsonl")
      #expect(engine.vocabulary.fieldID(spelled: "shoe") != nil)
      let several = folder.path("both.db")
      #expect(export("--items", Self.people, Self.people, several).errors.hasSuffix("120 items: \(several)\n"))
      #expect(try OpenedEngine("sqlite:\(several)").name == "people.jsonl and 1 more")
    }
  }

  /// Prepared items have a vocabulary and columns already; their records are the same ones.
  @Test(arguments: [people, songs]) func preparedItems(_ file: String) throws {
    try withTemporaryFolder { folder in
      let prepared = folder.path("list.items")
      #expect(run("items", "prepare", file, "--output", prepared).status == 0)
      #expect(export(prepared, folder.path("a.db")).status == 0)
      #expect(export(file, folder.path("b.db")).status == 0)
      func records(_ name: String) throws -> [String] {
        guard case .items(let items) = try OpenedEngine("sqlite:\(folder.path(name))").content else { return [] }
        return try items.records(of: items.plan(.init(parsing: "", vocabulary: items.vocabulary))).records
          .map { $0.record }
      }
      let found = try records("a.db")
      #expect(try found == records("b.db"))
      #expect(found.count == (file == Self.people ? 60 : 50))
      #expect(found.allSatisfy { $0.hasPrefix("{") && $0.hasSuffix("}") })
    }
  }

  @Test func unreadableRecordsAreReportedAndSkipped() throws {
    try withTemporaryFolder { folder in
      let file = try folder.file("a.jsonl", "{\"a\":1}\n{\"a\":\n{\"a\":3}\n")
      let result = export(file, folder.path("a.db"))
      #expect(result.status == 1)
      #expect(result.errors.contains("filterq: \(file):2:"))
      #expect(result.errors.hasSuffix("2 items: \(folder.path("a.db"))\n"))
    }
  }

  /// A list is replaced only on request.
  @Test func replacing() throws {
    try withTemporaryFolder { folder in
      let path = folder.path("list.db")
      #expect(export(path).status == 0)
      let before = try folder.bytes("list.db")
      let again = export(Self.people, path)
      #expect(again.status == 2)
      #expect(
        again.errors == "filterq: '\(path)' already has a list (the sample cards, 237 cards); --replace replaces it\n")
      #expect(try folder.bytes("list.db") == before)
      #expect(export("--replace", Self.people, path).status == 0)
      #expect(try OpenedEngine("sqlite:\(path)").count == 60)
      // Other files are unchanged.
      let notes = try folder.file("notes.db", "notes\n")
      let refused = export("--replace", Self.people, notes)
      #expect(refused.status == 2)
      #expect(refused.errors.hasSuffix("filterq: '\(notes)' is not a SQLite database and is not replaced\n"))
      #expect(try folder.text("notes.db") == "notes\n")
      #expect(export("--replace", Self.people, "--for", "sqlite", folder.url.path).status == 2)
      #expect(FileManager.default.fileExists(atPath: path))
    }
  }

  /// The file that is read is never the one that is written, also as a database with a table.
  @Test func noInputIsReplaced() throws {
    try withTemporaryFolder { folder in
      let path = folder.path("list.db")
      #expect(export(Self.people, path).status == 0)
      let before = try folder.bytes("list.db")
      let result = export("--replace", "\(path):people", path)
      #expect(
        result
          == RunResult(
            status: 2, output: [], errors: "filterq: cannot write '\(path)': it is one of the files that are read\n"))
      #expect(try folder.bytes("list.db") == before)
      #expect(
        export("\(path):people", folder.path("other.db")).errors.hasSuffix("60 items: \(folder.path("other.db"))\n"))
    }
  }

  /// A list that is not written to its end is removed.
  @Test func failuresLeaveNoFiles() throws {
    try withTemporaryFolder { folder in
      let empty = try folder.file("a.jsonl", "")
      let vocabulary = PackageFolder.path(of: "Examples/Vocabularies/issues.json")
      for target in [["list.db"], ["--for", "duckdb", "folder"]] {
        let arguments = ["items", "export", "--vocabulary", vocabulary, empty] + target.dropLast()
        let result = run(arguments + [folder.path(target.last ?? "")], bytes: [])
        #expect(result.status == 2, "\(result)")
        #expect(result.errors.hasPrefix("filterq: '\(empty)'"), "\(result)")
      }
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["a.jsonl"])
    }
  }

  @Test(arguments: [
    (SQLDialect.duckdb, "duckdb list.duckdb < "), (.spark, "spark-sql -f "),
    (.clickhouse, "clickhouse-client --multiquery < "),
  ])
  func folders(_ dialect: SQLDialect, _ command: String) throws {
    try withTemporaryFolder { folder in
      let path = folder.path("tables")
      let result = export("--for", dialect.name, path)
      #expect(
        result
          == RunResult(
            status: 0, output: Array("\(command)\(path)/load.sql\n".utf8), errors: "237 cards: \(path)\n"))
      let loading = try folder.text("tables/load.sql")
      #expect(loading.hasPrefix("CREATE TABLE cards ("))
      #expect(try folder.text("tables/remove.sql").hasPrefix("DROP TABLE IF EXISTS cards;\n"))
      #expect(loading.contains("fq_about.jsonl"))
      let names = try FileManager.default.contentsOfDirectory(atPath: path)
      #expect(names.contains("cards-00000.jsonl"))
      let again = export("--for", dialect.name, path)
      #expect(again.status == 2)
      #expect(again.errors == "filterq: the folder '\(path)' is not empty; name a new one\n")
      #expect(try FileManager.default.contentsOfDirectory(atPath: path).sorted() == names.sorted())
    }
  }

  /// The printed command can be run in a shell.
  @Test func namesOfFoldersAreQuoted() throws {
    func command(_ path: String) throws -> String? { try ExportTarget(path, for: .spark).loadingCommand }
    #expect(try command("a/b-c_1.x") == "spark-sql -f a/b-c_1.x/load.sql")
    #expect(try command("a b") == "spark-sql -f 'a b/load.sql'")
    #expect(try command("it's") == "spark-sql -f 'it'\\''s/load.sql'")
    #expect(try command("-f") == "spark-sql -f '-f/load.sql'")
    #expect(try command("$(x)") == "spark-sql -f '$(x)/load.sql'")
  }

  @Test func targets() throws {
    #expect(try ExportTarget("a.db", for: nil) == .database(.sqlite(path: "a.db")))
    #expect(try ExportTarget("a.sqlite3", for: .sqlite) == .database(.sqlite(path: "a.sqlite3")))
    #expect(try ExportTarget("a", for: .sqlite) == .database(.sqlite(path: "a")))
    #expect(try ExportTarget("sqlite:a", for: nil) == .database(.sqlite(path: "a")))
    #expect(try ExportTarget("a.db", for: .duckdb) == .folder("a.db", .duckdb))
    #expect(try ExportTarget("postgres://h/d", for: nil) == .database(.postgresql("postgres://h/d")))
    #expect(try ExportTarget("postgres://u:secret@h/d", for: .postgresql).name == "postgres://u:***@h/d")
    #expect(try ExportTarget(".db", for: .spark) == .folder(".db", .spark))
  }

  @Test func unusableArguments() {
    let rows: [([String], String)] = [
      ([], "no target; name a database or a new folder after the files"),
      (
        ["tables"],
        "'tables' may be a folder for several engines; choose one with --for: duckdb, spark, clickhouse, or "
          + "sqlite for a file"
      ),
      (
        [".db"],
        "'.db' may be a folder for several engines; choose one with --for: duckdb, spark, clickhouse, or sqlite for a "
          + "file"
      ),
      (
        ["--for", "trino", "x"],
        "no files are written for Trino; 'filterq sql --schema --dialect trino' prints its tables"
      ),
      (
        ["--for", "postgresql", "x"], "--for postgresql takes an address such as postgresql://HOST/DATABASE, not 'x'"
      ),
      (["--for", "spark", "sqlite:x"], "'sqlite:x' is for sqlite, not for spark"),
      (["--for", "spark", "postgres://u:p@h/d"], "'postgres://u:***@h/d' is for postgresql, not for spark"),
      (["command:duckdb"], "a client loads a list from a folder; name a new folder and --for DIALECT"),
      (["--for", "spark", ""], "the name of the folder is empty"),
      (["sqlite:"], "unknown engine 'sqlite:'; expected sqlite:FILE, postgresql://HOST/DATABASE or command:CLIENT"),
      (["--engine-timeout", "0", "x.db"], "--engine-timeout must be from 1 to 86400 seconds, not 0"),
      (["none.csv", "x.db"], "there is no file 'none.csv'; the last argument is the target"),
      (["--printings", "x", "x.db"], "--printings needs --cards"),
      (
        ["--vocabulary", PackageFolder.path(of: "Examples/Vocabularies/issues.json"), "x.db"],
        "no file of items; name one"
      ),
      (["--cards", "x", Self.people, "x.db"], "--cards and files of items cannot be combined"),
      (["--replace", "--for", "duckdb", "x"], "--replace is for databases; a folder must be new or empty"),
      (["--for", "duckdb", Self.people], "'\(Self.people)' is not a folder; name a new one"),
      (
        ["--for", "sqlite", "/there/is/no/folder/x"], "cannot write '/there/is/no/folder/x': No such file or directory"
      ),
    ]
    for (arguments, message) in rows {
      let result = run(["items", "export"] + arguments, bytes: [])
      #expect(result == RunResult(status: 2, output: [], errors: "filterq: \(message)\n"), "\(arguments)")
    }
  }

  @Test func anUnreachableServer() {
    let result = export("postgresql://u:secret@127.0.0.1:1/x")
    #expect(result.status == 2 && result.output == "")
    #expect(result.errors.hasPrefix("filterq: cannot connect to 'postgresql://u:***@127.0.0.1:1/x'"))
    #expect(!result.errors.contains("secret"))
  }

  /// An interrupt leaves the former list, and nothing beside it.
  @Test func anInterruptKeepsTheFormerList() throws {
    try withTemporaryFolder { folder in
      #expect(export(Self.people, folder.path("a.db")).status == 0)
      let before = try folder.bytes("a.db")
      let errors = Collector()
      var console = Console(
        input: LineReader(bytes: []), output: OutputBuffer { _ in }, errors: OutputBuffer { errors.bytes += $0 },
        environment: environmentOfTests, interruption: Interruption(isRequested: { true }))
      // Enough rows that the first look for an interrupt comes before the last of them.
      let line = "{\"a\":1,\"b\":\"\(String(repeating: "words ", count: 40))\"}\n"
      let file = try folder.file("a.jsonl", String(repeating: line, count: 60_000))
      let status = FilterCommand.run(["items", "export", "--replace", file, folder.path("a.db")], on: &console)
      #expect(status == 130, "\(String(decoding: errors.bytes, as: UTF8.self))")
      #expect(try folder.bytes("a.db") == before)
      #expect(folder.contents.keys.sorted() == ["a.db", "a.jsonl"])
    }
  }

  @Test(.enabled(if: TestedAddress.postgresql != nil, "FILTERQ_POSTGRESQL is not set"))
  func aServer() throws {
    let address = try TestedAddress.newDatabase("exported")
    #expect(export("--replace", address).status == 0)
    #expect(try OpenedEngine(address).count == 237)
    let again = export(address)
    #expect(again.status == 2)
    #expect(again.errors.contains("already has a list (the sample cards, 237 cards); --replace replaces it"))
    #expect(export("--replace", Self.people, address).status == 0)
    #expect(try OpenedEngine(address).count == 60)
  }
}
