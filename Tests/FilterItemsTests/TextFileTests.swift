import DataFiles
import DataStreams
import FilterEvaluation
import FilterItems
import FilterSemantics
import FilterVocabulary
import ListFiles
import Testing
import _FilterTestSupport

/// Files of text, whose lines are items.
@Suite struct TextFileTests {
  private static let access = """
    10.0.0.7 - - [20/Nov/2026:03:23:30 +0000] "GET /a HTTP/1.1" 200 1532 "-" "curl/8.5.0"
    10.0.0.9 - ann [20/Nov/2026:03:23:31 +0000] "POST /login HTTP/1.1" 401 17 "-" "Firefox"
    10.0.0.7 - - [20/Nov/2026:03:23:32 +0000] "GET /b HTTP/1.1" 404 0 "-" "curl/8.5.0"
    a line without a form
    10.0.0.8 - - [21/Nov/2026:03:23:33 +0000] "GET /b HTTP/2.0" 503 - "-" "Firefox"

    """
  private static let python = """
    2026-11-20 03:23:30,123 INFO app.db: connected to db1
    2026-11-20 03:23:31,456 WARNING app.http: slow request
    2026-11-20 03:23:32,789 ERROR app.db: query failed
    Traceback (most recent call last):
      File "app/db.py", line 41, in run
    ValueError: no such table
    2026-11-21 03:23:33,001 INFO app.http: done

    """
  private static let letter = "Dear Ann,\n\nthank you for the letter.\r\nYours, Bob 2\n"

  /// The numbers of the items that queries find in a text, from 0.
  static let answers: [(name: String, text: String, query: String, items: [Int])] = [
    ("access.log", access, "status>=400", [1, 2, 4]), ("access.log", access, "path:/b -method:post", [2, 4]),
    ("access.log", access, "client:10.0.0.0/24 bytes<1k", [1, 2]), ("access.log", access, "form", [3]),
    ("access.log", access, "time:2026-11-20", [0, 1, 2]), ("access.log", access, "has:user", [1]),
    ("access.log", access, "no:status", [3]), ("access.log", access, "user_agent=firefox", [1, 4]),
    ("app.log", python, "level>=warning", [1, 2]), ("app.log", python, "traceback", [2]),
    ("app.log", python, "time>=\"2026-11-20 03:23:31,456\" time<2026-11-21", [1, 2]),
    ("app.log", python, "time:2026-11-21", [3]), ("app.log", python, "logger=app.db -message:connected", [2]),
    ("letter.txt", letter, "letter", [2]), ("letter.txt", letter, "line~ette", [2]), ("letter.txt", letter, "ette", []),
    ("letter.txt", letter, "number:3..", [2, 3]), ("letter.txt", letter, "line:\"\"", [1]),
    ("letter.txt", letter, "2", [3]), ("letter.txt", letter, "-you", [0, 1]),
  ]

  @Test func queriesFindLines() throws {
    for one in Self.answers {
      let items = try ItemCollection(bytes: Array(one.text.utf8), named: one.name)
      #expect(items.items(matching: one.query) == one.items, "\(one.name) \(one.query)")
    }
  }

  @Test func scansFindTheSameOnEveryNumberOfThreads() throws {
    let folder = try TemporaryFolder()
    for one in Self.answers {
      let text = String(repeating: one.text, count: 40)
      let path = try folder.write(one.name, Array(text.utf8))
      let all = try ItemCollection(ItemSource(path: path))
      let expected = all.items(matching: one.query).map { item in
        "\(all.place(of: item).line) \(all.record(item))"
      }
      for (threads, size) in [(1, 1 << 19), (3, 300), (2, 1_000)] {
        let matcher = RecordMatcher(all.plan(.init(parsing: one.query, vocabulary: all.vocabulary)), in: all.vocabulary)
        var found: [String] = []
        var last = -1
        try ItemScan(ItemFile(path), matcher).run(threads: threads, pieceSize: size) { event in
          if case .found(_, let record, _) = event {
            found.append("\(record.line) \(String(decoding: record.bytes, as: UTF8.self))")
            #expect(record.offset > last)
            last = record.offset
          }
          return true
        }
        #expect(found == expected, "\(one.name) \(one.query) \(threads)")
      }
    }
  }

  @Test func preparedFilesHaveTheLinesAsTheyAre() throws {
    let folder = try TemporaryFolder()
    let listing = "NAME   SIZE  AGE\nalpha   12K   5d\nbeta   120K  12d\n"
    for (name, text, query) in [
      ("access.log", Self.access, "status>=400"), ("app.log", Self.python, "level>=warning"),
      ("letter.txt", Self.letter, "letter or number:1"), ("listing.txt", listing, "size>50k"),
    ] {
      let path = try folder.write(name, Array(text.utf8))
      let items = try ItemCollection(ItemSource(path: path))
      let target = folder.path(name + ".items")
      _ = try items.prepare(to: target, .otherThan([]))
      let opened = try ItemCollection(reading: [ItemFile(target)], vocabulary: Vocabulary(name: "", fields: []))
      let found = items.items(matching: query)
      #expect(!found.isEmpty, "\(query)")
      #expect(opened.items(matching: query) == found)
      for item in 0..<items.count {
        #expect(opened.record(item) == items.record(item))
        #expect(
          opened.values(of: [item], columns: opened.usualColumns)
            == items.values(of: [item], columns: items.usualColumns))
      }
    }
  }

  /// A sample of lines has the words and names of lines.
  @Test func theVocabularyIsOneOfLines() throws {
    let items = try ItemCollection(bytes: Array(Self.letter.utf8), named: "letter.txt")
    #expect(items.vocabulary.words == ["line"])
    #expect(items.vocabulary.itemNamePlural == "lines")
    #expect(items.record(2) == "thank you for the letter.")
  }

  /// Text that names columns is no log, and what an option or a name says counts.
  @Test func otherTextsStayWhatTheyAre() {
    let rows: [(name: String, text: String, records: Int)] = [
      ("x", "time,level\n2026-11-20 03:23:30,INFO\n2026-11-20 03:23:31,INFO\n", 2),
      ("x", "time\tlevel\n2026-11-20 03:23:30\tINFO\n2026-11-20 03:23:31\tINFO\n", 2),
      ("x.csv", "hello\nworld\n", 1), ("x", "[{\"a\":1},{\"a\":2}]", 2), ("x.log", "{\"a\":1}\n{\"a\":2}\n", 2),
      ("x", "a b\nc d\n", 2), ("x", "[    0.000000] Linux\n[    1.000000] eth0\n", 2),
    ]
    for row in rows {
      var reader = ItemReader(ItemText(row.name))
      var count = 0
      Array(row.text.utf8).withUnsafeBufferPointer {
        _ = reader.add($0) { _ in
          count += 1
          return true
        }
      }
      reader.finish { _ in
        count += 1
        return true
      }
      #expect(count == row.records, "\(row.text)")
      #expect(reader.foreignText == nil)
    }
  }
}
