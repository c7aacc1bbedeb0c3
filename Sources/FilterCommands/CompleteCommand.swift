import ArgumentParser
import FilterCompletion
import FilterQueryTesting
import FilterREPL
import FilterReports
import FilterText
import TerminalUI

/// `filterq complete`
struct CompleteCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "complete",
    abstract: "Lists what can be typed at a place in a query.",
    usage: "filterq complete [<options>] [<query>]",
    discussion: """
      The caret is at the end of the query, or at --at. With --stdin, each line
      of standard input is a query, and the caret is where its last '|' stands.

        filterq complete 't:creature pow>'
        echo 't:gob| c:r' | filterq complete --stdin

      Names of items come from catalogs: see 'filterq catalogs --help'.

      With --json, one object a query: replace (the bytes most items replace)
      and items, the best first. Offsets are UTF-8 bytes.
      """)

  @Option(name: .customLong("at"), help: "Where the caret is: a UTF-8 offset.")
  var offset: Int?

  @Flag(name: .customLong("stdin"), help: "Complete each line of standard input, at its '|'.")
  var readsLines = false

  @Option(name: .long, help: "How many items to list.")
  var limit = 20

  @Flag(name: .long, help: "Print one JSON object a query.")
  var json = false

  @OptionGroup var catalogs: CatalogOption

  @OptionGroup var vocabulary: VocabularyOption

  @Argument(parsing: .allUnrecognized, help: "The query.")
  var queries: [String] = []

  mutating func run(on console: inout Console) throws -> ExitStatus {
    let queries = try QueryArguments.checked(queries)
    try check(queries)
    let engine = CompletionEngine(vocabulary: try vocabulary.load(), catalogs: try catalogs.load(on: &console))
    guard readsLines else {
      let query = queries.first ?? ""
      answer(query, at: offset ?? query.utf8.count, engine, on: &console)
      return .clean
    }
    console.answerLines { line, _, console in
      let (text, caret) = Self.split(line.description)
      answer(text, at: caret, engine, on: &console)
    }
    return .clean
  }

  private func check(_ queries: [String]) throws(CommandFailure) {
    if queries.count > 1 {
      throw CommandFailure(message: "one query at a time; put it in quotes, or give many by --stdin")
    }
    if readsLines, !queries.isEmpty || offset != nil {
      throw CommandFailure(message: "with --stdin, queries and carets come from standard input")
    }
    if limit < 0 { throw CommandFailure(message: "--limit \(limit): a number from 0 up") }
    if let offset, offset < 0 || offset > (queries.first ?? "").utf8.count {
      let length = (queries.first ?? "").utf8.count
      throw CommandFailure(message: "--at \(offset): the query has the offsets 0 to \(length)")
    }
  }

  /// The text of a line without its last `|`, and where that stood; the end of a line that has none.
  static func split(_ line: String) -> (text: String, caret: Int) {
    let bytes = Array(line.utf8)
    guard let bar = bytes.lastIndex(of: UInt8(ascii: "|")) else { return (line, bytes.count) }
    return (String(decoding: bytes[..<bar] + bytes[(bar + 1)...], as: UTF8.self), bar)
  }

  private func answer(_ text: String, at caret: Int, _ engine: CompletionEngine, on console: inout Console) {
    let list = engine.complete(text, at: caret, limit: limit)
    if json {
      console.output.line(CompletionJSON.line(list))
    } else {
      let picture = CompletionPicture(list, of: text, at: caret, style: console.style)
      for line in picture.lines { console.output.line(line) }
    }
  }
}
