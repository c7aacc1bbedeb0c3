import FilterEngines
import FilterReports
import FilterSQL
import Foundation
import Testing
import _FilterTestSupport

@testable import FilterCommands

/// A list in a database is kept until the new one is complete; other tables are always kept.
@Suite(.enabled(if: TestedAddress.hasSQLite, "the package was built without SQLite")) struct ExportReplacementTests {
  private static let songs = PackageFolder.path(of: "Examples/Lists/songs.csv")

  /// A database with 1,000 invoices and, on request, the people.
  private func own(in folder: TemporaryFolder, hasList: Bool) throws -> String {
    let address = try WrittenList.database(
      in: folder,
      [
        "CREATE TABLE invoices (number INTEGER PRIMARY KEY, total TEXT)",
        "CREATE VIEW totals AS SELECT total FROM invoices",
        "INSERT INTO invoices WITH RECURSIVE n(k) AS (SELECT 1 UNION ALL SELECT k + 1 FROM n LIMIT 1000) "
          + "SELECT k, 'EUR ' || k FROM n",
        "CREATE INDEX invoices_total ON invoices (total)",
      ])
    let path = String(address.dropFirst("sqlite:".count))
    if hasList { #expect(export(WrittenList.people, path).status == 0) }
    return path
  }

  private func export(_ arguments: String...) -> RunResult { run(["items", "export"] + arguments, bytes: []) }

  private func count(_ arguments: String...) -> String { run(["search", "--count"] + arguments, bytes: []).output }

  private func mode(_ path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }

  /// The names of the files of a folder, without the inputs of an export.
  private func names(_ folder: TemporaryFolder) -> [String] {
    folder.contents.keys.filter { !["v.json", "many.jsonl", "rest.pipe"].contains($0) }.sorted()
  }

  @Test func addsAListBesideOtherTables() throws {
    try withTemporaryFolder { folder in
      let path = try own(in: folder, hasList: false)
      try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
      let result = export(WrittenList.people, path)
      #expect(result.status == 0)
      #expect(
        result.errors.hasPrefix(
          "filterq: '\(path)' holds other tables (invoices, totals); the list is added beside them\n"))
      #expect(count("", "\(path):invoices") == "1000\n")
      #expect(count("--engine", "sqlite:\(path)", "") == "60\n")
      // By the index of trigrams, and by one of numbers.
      #expect(run("search", "--engine", "sqlite:\(path)", "vandersteen shoe>38").lines.count == 1)
      #expect(try mode(path) == 0o600)
      #expect(names(folder) == ["other.db"])
    }
  }

  @Test func replacesOnlyTheListAmongOtherTables() throws {
    try withTemporaryFolder { folder in
      let path = try own(in: folder, hasList: true)
      let refused = export(Self.songs, path)
      #expect(refused.status == 2)
      #expect(
        refused.errors
          == "filterq: '\(path)' already has a list (people.jsonl, 60 items); --replace replaces it and keeps the "
          + "other tables (invoices, totals)\n")
      for _ in 0..<2 {
        let result = export("--replace", Self.songs, path)
        #expect(result.status == 0)
        #expect(
          result.errors.hasPrefix("filterq: '\(path)' holds other tables (invoices, totals); they stay as they are\n"))
        #expect(count("--engine", "sqlite:\(path)", "") == "50\n")
        #expect(count("total:\"EUR 1000\"", "\(path):invoices") == "1\n")
        #expect(count("", "\(path):totals") == "1000\n")
      }
      #expect(names(folder) == ["other.db"])
    }
  }

  /// A database in which another program's table has a name of ours.
  @Test(arguments: [
    "CREATE TABLE fq_costs (a)", "CREATE VIEW fq_costs AS SELECT 1 AS a",
    "CREATE TABLE fq_about (name TEXT, value TEXT); INSERT INTO fq_about VALUES ('owner', 'me')",
    "CREATE TABLE FQ_COSTS (a)",
    "CREATE TABLE fq_about (a)",
  ])
  func tablesOfOthersAreNotReplaced(_ definition: String) throws {
    try withTemporaryFolder { folder in
      let address = try WrittenList.database(in: folder, definition.split(separator: ";").map { String($0) })
      let path = String(address.dropFirst("sqlite:".count))
      let before = folder.contents
      for options in [[], ["--replace"]] {
        let result = run(["items", "export"] + options + [WrittenList.people, path], bytes: [])
        #expect(result.status == 2)
        #expect(result.errors.contains("was not written by filterq; rename it, or name another database"), "\(result)")
      }
      #expect(folder.contents == before)
    }
  }

  /// A list of an older version has tables of fixed names, and so has one that it did not finish.
  @Test(arguments: [["INSERT INTO fq_about VALUES ('version', '3'), ('name', 'old'), ('items', '7')"], []])
  func olderListsAreReplaced(_ entries: [String]) throws {
    try withTemporaryFolder { folder in
      let address = try WrittenList.database(
        in: folder,
        [
          "CREATE TABLE fq_items (id)", "CREATE TABLE fq_item_values (a)", "CREATE TABLE fq_costs (a)",
          "CREATE TABLE fq_about (name TEXT, value TEXT)", "CREATE TABLE fq_mine (a)",
        ] + entries)
      let path = String(address.dropFirst("sqlite:".count))
      let refused = export(Self.songs, path)
      let what = entries.isEmpty ? "one that was not finished" : "old, 7 items"
      #expect(refused.errors.contains("already has a list (\(what)); --replace replaces it"), "\(refused)")
      #expect(export("--replace", Self.songs, path).status == 0)
      #expect(count("--engine", address, "") == "50\n")
      #expect(count("", "\(path):fq_mine") == "0\n")
      #expect(count("", "\(path):fq_items") == "")
    }
  }

  /// A table of a person that has the name of the list stays, and the list gets another name.
  @Test func tablesOfTheSameNameStay() throws {
    try withTemporaryFolder { folder in
      let address = try WrittenList.database(
        in: folder,
        [
          "CREATE TABLE Songs (a)", "INSERT INTO Songs VALUES (1), (2)", "CREATE TABLE other (b)",
          "CREATE INDEX songs_2_parts ON other (b)",
        ])
      let path = String(address.dropFirst("sqlite:".count))
      for options in [[], ["--replace"], ["--replace"]] {
        #expect(run(["items", "export"] + options + [Self.songs, path], bytes: []).status == 0)
        #expect(count("--engine", address, "") == "50\n")
        #expect(count("", "\(path):Songs") == "2\n")
        #expect(count("", "\(path):songs_3") == "50\n")
      }
      #expect(run("sql", "--engine", address).output.contains("FROM songs_3 s "))
      // A list of its own database is its own input.
      let again = folder.path("again.db")
      #expect(export(Self.songs, again).status == 0)
      #expect(count("", "\(again):songs") == "50\n")
    }
  }

  /// A table that a person made in the place of one of the list is not part of it any more.
  @Test func tablesMadeSinceStay() throws {
    try withTemporaryFolder { folder in
      let address = try WrittenList.people(
        in: folder, ["DROP TABLE people", "CREATE TABLE people (mine)", "INSERT INTO people VALUES (1), (2)"])
      let path = String(address.dropFirst("sqlite:".count))
      #expect(export("--replace", WrittenList.people, path).status == 0)
      #expect(count("--engine", address, "") == "60\n")
      #expect(count("", "\(path):people") == "2\n")
      #expect(count("", "\(path):people_2") == "60\n")
    }
  }

  @Test func theModeOfTheFileIsKept() throws {
    try withTemporaryFolder { folder in
      let path = folder.path("a.db")
      #expect(export(WrittenList.people, path).status == 0)
      for mode in [0o600, 0o640, 0o604] {
        try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
        #expect(export("--replace", Self.songs, path).status == 0)
        #expect(try self.mode(path) == mode)
      }
      // An empty file, such as mktemp makes.
      let empty = try folder.file("empty.db", "")
      try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: empty)
      #expect(export(Self.songs, empty).status == 0)
      #expect(try mode(empty) == 0o600)
    }
  }

  /// Names that a new file cannot take the place of, and a database that keeps changes beside it.
  @Test func linksAndLogsAreKept() throws {
    try withTemporaryFolder { folder in
      let path = folder.path("a.db")
      #expect(export(WrittenList.people, path).status == 0)
      try FileManager.default.linkItem(atPath: path, toPath: folder.path("hard.db"))
      try FileManager.default.createSymbolicLink(atPath: folder.path("soft.db"), withDestinationPath: "a.db")
      #expect(export("--replace", Self.songs, folder.path("soft.db")).status == 0)
      for name in ["a.db", "hard.db", "soft.db"] {
        #expect(count("--engine", "sqlite:\(folder.path(name))", "") == "50\n", "\(name)")
      }
      #expect(names(folder) == ["a.db", "hard.db", "soft.db"])
      let log = try WrittenList.people(in: folder, ["PRAGMA journal_mode = WAL"])
      let reader = try OpenedEngine(log)
      #expect(export("--replace", Self.songs, String(log.dropFirst(7))).status == 0)
      #expect(count("--engine", log, "") == "50\n")
      reader.connection.close()
    }
  }

  @Test(.enabled(if: PackingTool.hasGzip, "gzip is not installed")) func aDamagedInputKeepsTheList() throws {
    try withTemporaryFolder { folder in
      let records = (0..<2_000).map { "{\"name\":\"person \($0 &* 7_919)\"}\n" }.joined()
      let packed = try #require(try PackingTool.gzip(Array(records.utf8)))
      let cut = try folder.file("cut.jsonl.gz", bytes: Array(packed.dropLast(packed.count / 3)))
      let alone = folder.path("alone.db")
      #expect(export(WrittenList.people, alone).status == 0)
      for path in [alone, try own(in: folder, hasList: true)] {
        let before = folder.contents
        #expect(export("--replace", cut, path).status == 2)
        #expect(folder.contents == before)
      }
    }
  }

  #if os(macOS) || os(Linux)
    /// A full disk, as far as a process can be shown one.
    @Test(.enabled(if: Program.path != nil, "the program 'filterq' was not built beside the tests"))
    func aFileThatMayNotGrowKeepsTheList() throws {
      try withTemporaryFolder { folder in
        let many = try folder.file(
          "many.jsonl",
          (0..<4_000).map { "{\"name\":\"person \($0)\",\"note\":\"\($0 &* 7_919) \($0 &* 104_729)\"}\n" }.joined())
        let alone = folder.path("alone.db")
        #expect(export(WrittenList.people, alone).status == 0)
        for path in [alone, try own(in: folder, hasList: true)] {
          let before = folder.contents
          let script = "ulimit -f 500; exec \"$0\" \"$@\""
          let result = try RunResult(
            of: "/bin/sh", ["-c", script, Program.path ?? "", "items", "export", "--replace", many, path])
          #expect(result.status == 2, "\(result)")
          #expect(result.errors.contains("filterq: cannot write '\(path)': SQLite: "), "\(result)")
          #expect(folder.contents == before)
        }
      }
    }

    /// Signals that end the program, and whether the database has other tables.
    static let ends: [(signal: CInt, isAlone: Bool)] = [SIGTERM, SIGINT, SIGHUP, SIGKILL].flatMap {
      [($0, true), ($0, false)]
    }

    @Test(
      .longTier, .enabled(if: Program.path != nil, "the program 'filterq' was not built beside the tests"),
      arguments: ExportReplacementTests.ends)
    func aProgramThatEndsKeepsTheList(_ signal: CInt, isAlone: Bool) throws {
      try withTemporaryFolder { folder in
        let path = isAlone ? folder.path("alone.db") : try own(in: folder, hasList: true)
        if isAlone { #expect(export(WrittenList.people, path).status == 0) }
        let before = folder.contents
        let running = try #require(try StalledExport(in: folder, to: ["--replace", path]))
        // Readers continue.
        #expect(count("--engine", "sqlite:\(path)", "") == "60\n")
        #expect(running.end(by: signal))
        #expect(count("--engine", "sqlite:\(path)", "") == "60\n")
        for (name, bytes) in before { #expect(try folder.bytes(name) == bytes) }
        if signal != SIGKILL { #expect(names(folder) == before.keys.sorted()) }
        // The next one succeeds.
        #expect(export("--replace", Self.songs, path).status == 0)
        #expect(count("--engine", "sqlite:\(path)", "") == "50\n")
      }
    }

    /// A reader that was there before reads the former list on, and the next one the new list.
    @Test(
      .longTier, .enabled(if: Program.path != nil, "the program 'filterq' was not built beside the tests"),
      arguments: [true, false])
    func readersAreNotDisturbed(isAlone: Bool) throws {
      try withTemporaryFolder { folder in
        let path = isAlone ? folder.path("alone.db") : try own(in: folder, hasList: true)
        if isAlone { #expect(export(WrittenList.people, path).status == 0) }
        let reader = try OpenedEngine("sqlite:\(path)")
        let running = try #require(try StalledExport(in: folder, to: ["--replace", path]))
        #expect(try reader.connection.lines("SELECT count(*) FROM people") == ["60"])
        let result = try running.finish()
        #expect(result.status == 0 && result.errors.hasSuffix("70,001 items: \(path)\n"), "\(result)")
        if isAlone { #expect(try reader.connection.lines("SELECT count(*) FROM people") == ["60"]) }
        reader.connection.close()
        #expect(count("--engine", "sqlite:\(path)", "") == "70001\n")
        #expect(count("--engine", "sqlite:\(path)", "last") == "1\n")
        if !isAlone { #expect(count("", "\(path):invoices") == "1000\n") }
      }
    }
  #endif
}

#if os(macOS) || os(Linux)
  /// The same for a server, whose transaction ends with the connection.
  @Suite(.serialized, .enabled(if: TestedAddress.postgresql != nil, "FILTERQ_POSTGRESQL is not set"))
  struct ServerReplacementTests {
    private let address: String

    init() throws { address = try TestedAddress.newDatabase("replaced") }

    private func count(_ query: String) -> String {
      run(["search", "--count", "--engine", address, query], bytes: []).output
    }

    @Test(
      .enabled(if: Program.path != nil, "the program 'filterq' was not built beside the tests"),
      arguments: [SIGTERM, SIGINT, SIGKILL])
    func aProgramThatEndsKeepsTheList(_ signal: CInt) throws {
      try withTemporaryFolder { folder in
        #expect(run(["items", "export", "--replace", WrittenList.people, address], bytes: []).status == 0)
        let reader = try OpenedEngine(address)
        let running = try #require(try StalledExport(in: folder, to: ["--replace", address]))
        #expect(count("shoe>0") == "59\n")
        #expect(try reader.connection.lines("SELECT count(*) FROM people") == ["60"])
        #expect(running.end(by: signal))
        #expect(count("shoe>0") == "59\n")
        let another = try #require(try StalledExport(in: folder, to: ["--replace", address]))
        let result = try another.finish()
        #expect(result.status == 0, "\(result)")
        // The same connection sees the new list, whose tables and indexes have their names.
        #expect(try reader.connection.lines("SELECT count(*) FROM x") == ["70001"])
        let names = "SELECT relname FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'i')"
        #expect(
          try reader.connection.lines("\(names) ORDER BY 1") == [
            "fq_about", "fq_costs", "x", "x_parts", "x_parts_by_item", "x_pkey",
          ])
        reader.connection.close()
      }
    }

    @Test func aTableOfAnotherProgramIsNotReplaced() throws {
      #expect(run(["items", "export", "--replace", WrittenList.people, address], bytes: []).status == 0)
      let connection = try EngineConnections.open(EngineAddress(address), isReadOnly: false, timeLimit: .seconds(60))
      defer { connection.close() }
      try connection.execute(["ALTER TABLE fq_about RENAME TO kept_about"])
      let result = run(["items", "export", "--replace", WrittenList.people, address], bytes: [])
      #expect(result.status == 2)
      #expect(result.errors.contains("was not written by filterq; rename it, or name another database"), "\(result)")
      #expect(try connection.lines("SELECT count(*) FROM people") == ["60"])
      try connection.execute(["ALTER TABLE kept_about RENAME TO fq_about"])
    }
  }
#endif
