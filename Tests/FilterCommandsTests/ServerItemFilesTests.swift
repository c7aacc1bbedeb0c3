import DataFiles
import DataStreams
import FilterItems
import FilterLanguageService
import FilterSemantics
import FilterText
import FilterVocabulary
import Foundation
import ListFiles
import Testing
import _FilterTestSupport

@testable import FilterCommands
@testable import FilterLanguageServer

/// The files of items that settings name: hostile ones are refused before they are read.
@Suite struct ServerItemFilesTests {
  private static let lines = "{\"level\":\"error\",\"status\":500}\n{\"level\":\"info\",\"status\":200}\n"

  /// The items at some paths, or the message of the failure.
  private func read(
    _ paths: [String], _ files: ServerItemFiles = ServerItemFiles(trusted: []), vocabulary: Vocabulary? = nil
  ) -> (items: ServedItems?, message: String) {
    do throws(ServerHost.Failure) {
      return (try files.items(paths, vocabulary: vocabulary) { _, _ in }, "")
    } catch {
      return (nil, error.message)
    }
  }

  @Test func items() throws {
    try withTemporaryFolder { folder in
      let (one, two) = (try folder.file("a.jsonl", Self.lines), try folder.file("b.csv", "level,status\ndebug,1\n"))
      let found = try #require(read([one, two]).items)
      #expect(found.count == 3)
      #expect(found.name == "a.jsonl and 1 more")
      #expect(found.warning == "")
      let level = try #require(found.vocabulary.fieldID(spelled: "level"))
      #expect(found.vocabulary.value("error", of: found.vocabulary[level])?.frequency == 1)
      let damaged = try folder.file("c.jsonl", Self.lines + "{\"level\":}\n" + Self.lines)
      #expect(read([damaged]).items?.count == 4)
      let warning = try #require(read([damaged]).items?.warning)
      #expect(warning.hasPrefix("c.jsonl: 1 record cannot be read; the first: \(damaged):3:"), "\(warning)")
    }
  }

  /// The counts of an editor are those of a search, also of terms about the elements of a list.
  @Test func countsAreThoseOfASearch() throws {
    try withTemporaryFolder { folder in
      let file = try folder.file(
        "a.jsonl",
        """
        {"id":1,"items":[{"sku":"x","qty":3,"tags":[{"n":"a"}]},{"sku":"y","qty":1}]}
        {"id":2,"items":[{"sku":"x","qty":1},{"sku":"y","qty":5,"tags":[{"n":"b"}]}]}
        {"id":3,"items":[]}
        {"id":4,"items":[{"sku":"z","qty":9}]}

        """)
      let items = try #require(read([file]).items)
      let queries = [
        "items:(sku:x qty>2)", "items:(sku:x)", "items:(qty>2)", "-items:(sku:x qty>2)", "has:items", "no:items",
        "items:(sku:x or qty>8)", "items.sku:x items.qty>2", "items:(-sku:x)", "items:(tags:(n:a))", "id>1", "",
      ]
      for query in queries {
        let found = items.found(by: AnalyzedQuery(parsing: query, vocabulary: items.vocabulary))
        #expect(run("search", "--count", query, file).output == "\(found?.count ?? -1)\n", "\(query)")
        let document = DocumentSnapshot(SourceText(query), vocabulary: items.vocabulary)
        let card = document.hover(at: query.hasPrefix("-") ? 2 : 1)
        #expect(query.isEmpty || card?.title.hasPrefix("unknown") == false, "\(query): \(String(describing: card))")
      }
    }
  }

  @Test func refusesOtherPaths() throws {
    try withTemporaryFolder { folder in
      #expect(read([folder.path("none")]).message == "there is no file '\(folder.path("none"))'")
      #expect(read([folder.url.path]).message == "'\(folder.url.path)' is a folder")
      #expect(read(["/dev/zero"]).message == "'/dev/zero' is not a regular file")
      #if !os(Windows)
        let pipe = folder.path("pipe")
        #expect(mkfifo(pipe, 0o600) == 0)
        #expect(read([pipe]).message == "'\(pipe)' is not a regular file")
      #endif
    }
  }

  /// All files together have the limit; those of the command line have none.
  @Test func sizes() throws {
    try withTemporaryFolder { folder in
      let size = Self.lines.utf8.count
      let (one, two) = (try folder.file("a.jsonl", Self.lines), try folder.file("b.jsonl", Self.lines))
      func files(_ bytes: Int, trusted: [String] = []) -> ServerItemFiles {
        ServerItemFiles(trusted: trusted.map { ItemFile($0) }, maximumBytes: bytes)
      }
      #expect(read([one], files(size)).items?.count == 2)
      #expect(read([one, two], files(2 * size)).items?.count == 4)
      #expect(
        read([one, two], files(2 * size - 1)).message
          == "'\(one)', '\(two)': more than 0 MB of items; pass them on the command line: filterq lsp --items FILE")
      #expect(read([one, two], files(size, trusted: [two])).items?.count == 4)
      // A file that claims to be large is not read.
      let large = try folder.file("large.jsonl", "")
      truncate(large, 10 << 30)
      #expect(read([large]).message.contains("more than 256 MB of items"))
    }
  }

  /// Texts, the elements of lists, words and numbers all count, whatever a record looks like. Less than the budget is
  /// read, and more is refused before it is in memory.
  @Test(arguments: [
    ("distinct texts", #"{"text":"a text that is unlike the others NUMBER"}"#, 20_000),
    ("lists of texts", #"{"list":[\#((0..<100).map { #""e\#($0) NUMBER of some""# }.joined(separator: ","))]}"#, 300),
    ("lists of words", #"{"tags":[\#((0..<100).map { #""w\#($0)""# }.joined(separator: ","))]}"#, 3_000),
    ("distinct words", #"{"id":"Word-NUMBER"}"#, 8_000),
    ("numbers", #"{"a":NUMBER,"b":NUMBER,"c":7}"#, 20_000),
    ("flags", #"{"a":true,"b":false}"#, 40_000),
  ])
  func theBudgetCountsEverything(name: String, record: String, count: Int) throws {
    try withTemporaryFolder { folder in
      let lines = (0..<count).map { record.replacingOccurrences(of: "NUMBER", with: "\($0)") + "\n" }
      let path = try folder.file("list.jsonl", lines.joined())
      let vocabulary = try Vocabulary(
        json: """
          {"name":"v","nameField":"text","fields":[{"name":"text","kind":"text"},{"name":"id","kind":"catalog"},
          {"name":"list","kind":"text","multiplicity":"many"},{"name":"tags","kind":"catalog","multiplicity":"many"},
          {"name":"a","kind":"number"},{"name":"b","kind":"number"},{"name":"c","kind":"number"}]}
          """)
      func files(_ bytes: Int) -> ServerItemFiles { ServerItemFiles(trusted: [], maximumMemory: bytes) }
      let whole = read([path], files(16 << 20), vocabulary: vocabulary)
      #expect(whole.items?.count == count, "\(whole.message)")
      #expect(
        read([path], files(1 << 18), vocabulary: vocabulary).message
          == "'\(path)': the items take more than 0 MB of memory; "
          + "pass them on the command line: filterq lsp --items FILE")
      // Those of the command line have no budget.
      let trusted = ServerItemFiles(trusted: [ItemFile(path)], maximumMemory: 1 << 18)
      #expect(read([path], trusted, vocabulary: vocabulary).items?.count == count)
    }
  }

  /// The budget is that of all files together.
  @Test func oneBudgetForAllFiles() throws {
    try withTemporaryFolder { folder in
      let text = (0..<2_000).map { #"{"text":"text \#($0) of its own"}"# + "\n" }.joined()
      let (one, two) = (try folder.file("a.jsonl", text), try folder.file("b.jsonl", text))
      func files(_ bytes: Int) -> ServerItemFiles { ServerItemFiles(trusted: [], maximumMemory: bytes) }
      let own = try Vocabulary(json: #"{"name":"v","fields":[{"name":"text","kind":"text"}]}"#)
      let enough = try #require(
        (1...64).map { $0 << 15 }.first { read([one], files($0), vocabulary: own).items != nil })
      let refused = read([one, two], files(enough), vocabulary: own).message
      #expect(refused.hasPrefix("'\(two)': the items take more than"))
      #expect(read([one, two], files(4 * enough), vocabulary: own).items?.count == 4_000)
    }
  }

  /// The limit is that of the unpacked text.
  @Test(.enabled(if: PackingTool.hasGzip)) func packed() throws {
    let packed = try #require(try PackingTool.gzip(Array(String(repeating: Self.lines, count: 1_000).utf8)))
    try withTemporaryFolder { folder in
      let path = try folder.file("a.jsonl.gz", bytes: packed)
      let size = 1_000 * Self.lines.utf8.count
      #expect(read([path], ServerItemFiles(trusted: [], maximumBytes: size)).items?.count == 2_000)
      #expect(
        read([path], ServerItemFiles(trusted: [], maximumBytes: size - 1)).message.contains("more than 0 MB of items"))
    }
  }

  /// Prepared items hold offsets that a stranger may have made up.
  @Test func preparedItems() throws {
    try withTemporaryFolder { folder in
      let path = folder.path("items.prepared")
      let items = try ItemCollection(
        reading: [ItemFile(try folder.file("a.jsonl", Self.lines))],
        vocabulary: try Vocabulary(json: #"{"name":"v","fields":[{"name":"level","kind":"text","summary":""}]}"#))
      _ = try items.prepare(to: path, .otherThan([]))
      #expect(read([path]).message == "'\(path)' is prepared; only the command line may name it")
      let trusted = ServerItemFiles(trusted: [ItemFile(path)])
      #expect(read([path], trusted).items?.count == 2)
      #expect(try trusted.inferredVocabulary([path]).name == "v")
    }
  }

  #if SQLite
    @Test func databases() throws {
      try withTemporaryFolder { folder in
        let path = try folder.file("app.db", "SQLite format 3\u{0}" + String(repeating: "\u{0}", count: 100))
        #expect(read([path]).message.hasPrefix("cannot read '\(path)'"))
      }
    }
  #endif
}
