#if SQLite
  import DataStreams
  import ListFiles
  import FilterItems
  import _FilterTestSupport
  import Foundation
  import GRDB
  import Testing

  /// Cells of databases as text, and the messages about tables.
  @Suite struct DatabaseCellTests {
    private func make(_ folder: TemporaryFolder, _ sql: String, name: String = "app.db") throws -> String {
      let path = folder.path(name)
      let queue = try DatabaseQueue(path: path)
      try queue.write { try $0.execute(sql: sql) }
      try queue.close()
      return path
    }

    private func read(_ path: String) -> [String] {
      var lines: [String] = []
      do throws(ItemFileError) {
        try ItemFile(path).readRaw { raw in
          if case .json(let record) = raw {
            lines.append("\(record.line) \(record.number) " + String(decoding: record.bytes, as: UTF8.self))
          }
          return true
        }
      } catch { lines.append(error.message) }
      return lines
    }

    @Test func blobs() throws {
      let folder = try TemporaryFolder()
      let path = try make(
        folder,
        """
        CREATE TABLE t (a);
        INSERT INTO t VALUES (x''), (x'00'), (x'090a0f10'), (x'7f80abcdefff'), (x'2261'), (zeroblob(31)), (zeroblob(32)),
          (zeroblob(33));
        """)
      let zeros = { String(repeating: "00", count: $0) }
      #expect(
        read(path) == [
          #"1 0 {"a":"x''"}"#, #"2 1 {"a":"x'00'"}"#, #"3 2 {"a":"x'090a0f10'"}"#, #"4 3 {"a":"x'7f80abcdefff'"}"#,
          #"5 4 {"a":"x'2261'"}"#, "6 5 {\"a\":\"x'\(zeros(31))'\"}", "7 6 {\"a\":\"x'\(zeros(32))'\"}",
          "8 7 {\"a\":\"x'\(zeros(32))…'\"}",
        ])
    }

    @Test func names() throws {
      let folder = try TemporaryFolder()
      let none = try make(folder, "SELECT 1", name: "none.db")
      _ = try make(folder, "CREATE TABLE x (a); DROP TABLE x", name: "none.db")
      #expect(read(none) == ["'\(none)' has no tables"])
      #expect(read("\(none):x") == ["'\(none)' has no table 'x', nor any other"])
      let tables = { (count: Int) in (1...count).map { "CREATE TABLE t\($0) (a);" }.joined() }
      let eight = try make(folder, tables(8), name: "eight.db")
      let names = (1...8).map { "'t\($0)'" }.joined(separator: ", ")
      #expect(read("\(eight):x") == ["'\(eight)' has no table 'x'; it has \(names)"])
      let nine = try make(folder, tables(9), name: "nine.db")
      #expect(read("\(nine):x") == ["'\(nine)' has no table 'x'; it has \(names) and 1 more"])
      #expect(read(nine) == ["name a table of '\(nine)', as in '\(nine):t1'; it has \(names) and 1 more"])
    }

    @Test func damagedFiles() throws {
      let folder = try TemporaryFolder()
      let path = try make(folder, "CREATE TABLE t (a); INSERT INTO t VALUES (zeroblob(20000))")
      let bytes = try folder.bytes("app.db")
      let cut = try folder.write("cut.db", Array(bytes.dropLast(4_096)))
      #expect(read(cut) == ["'\(cut)' is truncated: \(bytes.count - 4_096) of \(bytes.count) bytes"])
      let short = try folder.write("short.db", Array(bytes.prefix(99)))
      #expect(read(short).count == 1 && read(short)[0].contains("short.db"))
      #expect(ItemFile(path).recognized().form == .database)
      #expect(ItemFile("\(path):t").recognized().form == .database)
      #expect(ItemFile("\(path):t").isThere && ItemFile(path).isThere && !ItemFile("\(path)x:t").isThere)
      let text = try folder.write("a.jsonl", "{}")
      #expect(read("\(text):t") == ["'\(text)' is not a SQLite database with tables to name after a colon"])
    }

    /// Only a person may name a view of a database, which may compute without an end.
    @Test func untrustedFiles() throws {
      let folder = try TemporaryFolder()
      let path = try make(
        folder,
        "CREATE TABLE t (a); INSERT INTO t VALUES (1); CREATE VIEW v AS WITH RECURSIVE n(k) AS (SELECT 1 UNION ALL SELECT k + 1 FROM n) SELECT k FROM n"
      )
      var table = ItemFile(path + ":t")
      table.limit = 1 << 20
      var rows = 0
      try table.readRaw { _ in
        rows += 1
        return true
      }
      #expect(rows == 1)
      var view = ItemFile(path + ":v")
      view.limit = 1 << 20
      #expect(throws: ItemFileError(message: "'v' in '\(path)' is a view; only the command line may name it")) {
        try view.readRaw { _ in true }
      }
      var lines = ItemFile(try folder.write("a.jsonl", String(repeating: "{\"a\":1}\n", count: 10)))
      lines.limit = 80
      var count = 0
      try lines.readRaw { _ in
        count += 1
        return true
      }
      #expect(count == 10)
      lines.limit = 79
      #expect(throws: ItemFileError.self) { try lines.readRaw { _ in true } }
      // Of a packed file, the text counts.
      guard let packed = try PackingTool.gzip(Array(String(repeating: "{\"a\":1}\n", count: 1_000).utf8)) else {
        return
      }
      var small = ItemFile(try folder.write("a.jsonl.gz", packed))
      small.limit = 8_000
      try small.readRaw { _ in true }
      small.limit = 7_999
      #expect(throws: ItemFileError.self) { try small.readRaw { _ in true } }
      #expect(throws: ItemFileError.self) { try ItemFile(small.path).readRaw(maximumBytes: 7_999) { _ in true } }
      #expect(throws: ItemFileError.self) { try ItemCollection(bytes: packed, named: "a", maximumBytes: 7_999) }
      #expect(try ItemCollection(bytes: packed, named: "a", maximumBytes: 8_000).count == 1_000)
    }
  }
#endif
