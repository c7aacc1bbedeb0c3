#if SQLite
  import DataStreams
  import ListFiles
  import FilterItems
  import _FilterTestSupport
  import FilterVocabulary
  import Foundation
  import GRDB
  import Testing

  /// Tables of SQLite databases as lists. Nothing is created or changed beside them.
  @Suite struct DatabaseTableTests {
    /// A database with these statements, closed.
    private func make(_ folder: TemporaryFolder, _ sql: String, name: String = "app.db") throws -> String {
      let path = folder.path(name)
      let queue = try DatabaseQueue(path: path)
      try queue.write { try $0.execute(sql: sql) }
      try queue.close()
      return path
    }

    /// The records of a table as JSON lines, or the message about it.
    private func read(_ path: String) -> [String] {
      var lines: [String] = []
      do throws(ItemFileError) {
        try ItemFile(path).readRaw { raw in
          if case .json(let record) = raw { lines.append(String(decoding: record.bytes, as: UTF8.self)) }
          return true
        }
      } catch {
        lines.append(error.message)
      }
      return lines
    }

    private static let people = """
      CREATE TABLE people (name TEXT, age INTEGER);
      INSERT INTO people VALUES ('ann', 41), ('bo', NULL);
      """

    @Test func valuesOfEveryType() throws {
      let folder = try TemporaryFolder()
      let path = try make(
        folder,
        """
        CREATE TABLE t (a);
        INSERT INTO t VALUES (1), (-9223372036854775808), (1.5), (1e20), (9e999), (-9e999), ('x "y"'), (''), (NULL),
          (x'00ff'), (zeroblob(40)), ('2026-01-01 10:00:00'), (true), ('🐉');
        """)
      let zeros = String(repeating: "0", count: 64)
      #expect(
        read(path) == [
          #"{"a":1}"#, #"{"a":-9223372036854775808}"#, #"{"a":1.5}"#, #"{"a":1e+20}"#, #"{"a":"Inf"}"#,
          #"{"a":"-Inf"}"#, #"{"a":"x \"y\""}"#, #"{"a":""}"#, #"{"a":null}"#, #"{"a":"x'00ff'"}"#,
          "{\"a\":\"x'\(zeros)…'\"}", #"{"a":"2026-01-01 10:00:00"}"#, #"{"a":1}"#,
          #"{"a":"🐉"}"#,
        ])
    }

    @Test func kindsAreInferred() throws {
      let folder = try TemporaryFolder()
      let path = try make(
        folder,
        """
        CREATE TABLE t (name TEXT, n INTEGER, price REAL, day TEXT, created TEXT, picture BLOB);
        """
          + (1...9).map {
            """
            INSERT INTO t VALUES ('name \($0)', \($0), \($0).5, '2026-01-0\($0)', '2026-01-0\($0) 10:00:00', x'ff');
            """
          }.joined())
      var sample = RecordSample()
      try sample.add(firstOf: ItemFile(path))
      let vocabulary = Vocabulary.inferred(from: sample, named: "t")
      let kinds = ["name", "n", "price", "day", "created"].map {
        vocabulary.fieldID(spelled: $0).map { vocabulary[$0].kind }
      }
      #expect(kinds == [.text, .number, .number, .date, .instant])
    }

    @Test func viewsAreTables() throws {
      let folder = try TemporaryFolder()
      let path = try make(
        folder, Self.people + "CREATE VIEW old AS SELECT name, age + 1 AS next FROM people WHERE age > 40;")
      #expect(read(path + ":old") == [#"{"name":"ann","next":42}"#])
      #expect(read(path + ":people").count == 2)
      #expect(read(path + ":PEOPLE").count == 2)
      #expect(read(path) == ["name a table of '\(path)', as in '\(path):old'; it has 'old', 'people'"])
      #expect(read(path + ":cats") == ["'\(path)' has no table 'cats'; it has 'old', 'people'"])
      #expect(read(path + ":") == ["'\(path)' has no table ''; it has 'old', 'people'"])
    }

    @Test func theOnlyTableNeedsNoName() throws {
      let folder = try TemporaryFolder()
      let path = try make(folder, Self.people)
      #expect(read(path) == [#"{"name":"ann","age":41}"#, #"{"name":"bo","age":null}"#])
      let empty = try make(folder, "PRAGMA user_version = 7;", name: "empty.db")
      #expect(read(empty) == ["'\(empty)' has no tables"])
      #expect(read(empty + ":x") == ["'\(empty)' has no table 'x', nor any other"])
      let many = try make(
        folder, (10...20).map { "CREATE TABLE t\($0) (a);" }.joined(), name: "many.db")
      #expect(read(many).first?.hasSuffix("'t16', 't17' and 3 more") == true, "\(read(many))")
    }

    @Test func oddNames() throws {
      let rows: [String] = [
        "select", "two words", "a.b", "a:b", ":", "quo\"te", "it's", "Ünï", "x; DROP TABLE x", "-1", "sqliteX",
      ]
      for name in rows {
        let folder = try TemporaryFolder()
        let quoted = "\"" + name.replacing("\"", with: "\"\"") + "\""
        let path = try make(
          folder, "CREATE TABLE other (a); CREATE TABLE \(quoted) (\(quoted)); INSERT INTO \(quoted) VALUES (1);")
        let lines = read(path + ":" + name)
        #expect(lines.count == 1, "\(name)")
        #expect(lines.first?.hasSuffix(":1}") == true, "\(name): \(lines)")
      }
    }

    @Test func oddPaths() throws {
      let rows: [String] = ["a b.db", "100%.db", "what?.db", "a#b.db", "with:colon.db", "Ünï.db"]
      for name in rows {
        let folder = try TemporaryFolder()
        let path = folder.path(name)
        try FileManager.default.moveItem(atPath: try make(folder, Self.people), toPath: path)
        #expect(read(path).count == 2, "\(name)")
        #expect(read(path + ":people").count == 2, "\(name)")
        #expect(ItemFile(path + ":people").isThere, "\(name)")
        #expect(Array(folder.contents.keys) == [name], "\(name)")
      }
    }

    @Test func otherFilesAreRefused() throws {
      let folder = try TemporaryFolder()
      let text = try folder.write("notes.txt", "a,b\n1,2\n")
      #expect(read(text + ":t") == ["'\(text)' is not a SQLite database with tables to name after a colon"])
      #expect(read(folder.path("none.db:t")) == ["there is no file '\(folder.path("none.db:t"))'"])
      // The beginning of one.
      let whole = try folder.write("short.db", Array("SQLite format 3\0".utf8) + Array(repeating: 7, count: 2_000))
      #expect(read(whole) == ["cannot read '\(whole)': file is not a database"])
      let path = try make(folder, Self.people)
      let cut = try folder.write("cut.db", Array(try folder.bytes("app.db").prefix(4_200)))
      #expect(read(cut) == ["'\(cut)' is truncated: 4200 of 8192 bytes"])
      #expect(read(path).count == 2)
    }

    /// The files of a folder stay as they are while its databases are read.
    private func expectUnchanged(_ folder: TemporaryFolder, _ body: () -> Void) {
      let before = folder.contents
      body()
      #expect(folder.contents == before)
    }

    @Test func nothingIsCreatedOrChanged() throws {
      let folder = try TemporaryFolder()
      let path = try make(folder, Self.people)
      expectUnchanged(folder) { #expect(read(path).count == 2) }
      // The format with a log, closed.
      let logged = folder.path("log.db")
      let pool = try DatabasePool(path: logged)
      try pool.write { try $0.execute(sql: Self.people) }
      // A copy while it is open, as a crash leaves it: the change is in the log only.
      let crashed = try TemporaryFolder()
      for suffix in ["", "-wal", "-shm"] {
        _ = try crashed.write("log.db" + suffix, try folder.bytes("log.db" + suffix))
      }
      try pool.close()
      expectUnchanged(folder) { #expect(read(logged).count == 2) }
      #expect(try !crashed.bytes("log.db-wal").isEmpty)
      expectUnchanged(crashed) { #expect(read(crashed.path("log.db")).count == 2) }
      try FileManager.default.removeItem(atPath: crashed.path("log.db-shm"))
      expectUnchanged(crashed) {
        #expect(read(crashed.path("log.db")).first?.contains("cannot be read without") == true)
      }
    }

    /// A row may have 16 MB, as a record of a file; what a view computes, too.
    @Test func rowsHaveALimit() throws {
      let folder = try TemporaryFolder()
      func text(_ megabytes: Int) -> String { "replace(hex(zeroblob(\(megabytes) * 500000)), '0', 'a')" }
      let path = try make(
        folder,
        """
        CREATE VIEW short AS SELECT \(text(15)) AS a;
        CREATE VIEW long AS SELECT \(text(18)) AS a;
        CREATE VIEW blob AS SELECT zeroblob(900000000) AS a;
        CREATE VIEW filled AS SELECT printf('%.*c', 17000000, 'x') AS a;
        CREATE VIEW wide AS SELECT 1 AS a, \(text(9)) AS b, \(text(9)) AS c UNION ALL SELECT 2, 'x', 'y';
        """)
      #expect(read(path + ":short").map { $0.utf8.count } == [15_000_008])
      #expect(read(path + ":blob") == ["cannot read '\(path)': a value of a row is longer than 64 MB"])
      for (view, expected) in [
        ("long", ["the row is longer than 16 MB"]), ("filled", ["the row is longer than 16 MB"]),
        ("wide", ["the row is longer than 16 MB", nil]),
      ] as [(String, [String?])] {
        var errors: [String?] = []
        try ItemFile(path + ":" + view).readRaw { raw in
          if case .json(let record) = raw { errors.append(record.error) }
          return true
        }
        #expect(errors == expected, "\(view)")
      }
    }

    /// A row that is never computed to its end, and an answer that is counted: a search ends when it is asked to.
    @Test func readingEndsWithinARow() throws {
      let folder = try TemporaryFolder()
      let path = try make(
        folder,
        """
        CREATE VIEW endless AS
        WITH RECURSIVE n(k) AS (SELECT 1 UNION ALL SELECT k + 1 FROM n) SELECT count(*) AS a FROM n;
        """)
      var asked = 0
      func isCancelled() -> Bool {
        asked += 1
        return asked > 5
      }
      var rows = 0
      try ItemFile(path).readRaw(isCancelled: isCancelled) { _ in
        rows += 1
        return true
      }
      #expect(rows == 0 && asked > 5)
      var sample = RecordSample()
      try sample.add(firstOf: ItemFile(path), isCancelled: { true })
      #expect(sample.records == 0)
    }

    @Test func aChangeOfAnotherProgramIsSeen() throws {
      let folder = try TemporaryFolder()
      let path = folder.path("log.db")
      let pool = try DatabasePool(path: path)
      try pool.write { try $0.execute(sql: Self.people) }
      #expect(read(path).count == 2)
      try pool.write { try $0.execute(sql: "INSERT INTO people VALUES ('cy', 7)") }
      #expect(read(path).last == #"{"name":"cy","age":7}"#)
      try pool.close()
    }
  }
#endif
