import ArgumentParser
import FilterCompletion
import FilterJSON
import FilterReports
import FilterText

/// `filterq complete`
struct CompleteCommand: ColoredCommand {
  static let configuration = CommandConfiguration(
    commandName: "complete",
    abstract: "List completions at a position in a query.",
    usage: "filterq complete [<options>] [<query>] [<files> ...]",
    discussion: """
      The caret is at the end of the query, or at --at. With --stdin, each line
      of standard input is a query, and its last '|' marks the caret.

        filterq complete 't:creature pow>'
        echo 't:gob| c:r' | filterq complete --stdin

      The fields are those of the list after the query, named as for 'filterq
      search', or of cards:

        filterq complete 'le' access.log.jsonl
        filterq complete 'total>' app.db:orders

      Names come from catalogs; see 'filterq help catalogs'.

      With --json, print one object per query: replace (the bytes that most
      items replace) and items, best first. Offsets are UTF-8 bytes.
      """)

  @Option(name: .customLong("at"), help: "The caret, a UTF-8 offset in the query.")
  var offset: Int?

  @Flag(name: .customLong("stdin"), help: "Complete each line of standard input at its '|'.")
  var readsLines = false

  @Option(name: .long, help: "The number of items to list.")
  var limit = 20

  @Flag(name: .long, help: "Print one JSON object per query.")
  var json = false

  @Flag(name: .customLong("scores"), help: "Show how each item is ranked.")
  var showsScores = false

  @OptionGroup var catalogs: CatalogOption

  @OptionGroup var list: ListOption
  @OptionGroup var color: ColorOption

  @Argument(parsing: .allUnrecognized, help: "The query to complete, then a list.", completion: .file())
  var queries: [String] = []

  mutating func run(on console: inout Console) throws -> ExitStatus {
    let queries = try QueryArguments.checked(queries, of: Self.self)
    try check(queries)
    var use = ListUse()
    use.missingHint = ListUse.queryHint
    if readsLines { use.inputOwner = "the queries" }
    let choice = try list.choice(of: Array(queries.dropFirst()), use)
    let vocabulary = try choice.vocabulary(naming: [], on: &console)
    let engine = CompletionEngine(vocabulary: vocabulary, catalogs: try catalogs.load(on: &console))
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
    if readsLines, !queries.isEmpty || offset != nil {
      throw CommandFailure(message: "--stdin cannot be combined with a query or --at")
    }
    if limit < 0 { throw CommandFailure(message: "--limit must be at least 0, not \(limit)") }
    if let offset, offset < 0 || offset > (queries.first ?? "").utf8.count {
      let length = (queries.first ?? "").utf8.count
      throw CommandFailure(message: "--at must be from 0 to \(length), not \(offset)")
    }
  }

  /// A line without its last `|`, and the offset of that; without a `|`, the end of the line.
  static func split(_ line: String) -> (text: String, caret: Int) {
    let bytes = Array(line.utf8)
    guard let bar = bytes.lastIndex(of: UInt8(ascii: "|")) else { return (line, bytes.count) }
    return (String(decoding: bytes[..<bar] + bytes[(bar + 1)...], as: UTF8.self), bar)
  }

  private func answer(_ text: String, at caret: Int, _ engine: CompletionEngine, on console: inout Console) {
    let list = engine.complete(text, at: caret, limit: limit)
    if json {
      console.writeJSONLine { CompletionJSON.write(list, to: &$0) }
    } else {
      let picture = CompletionPicture(list, of: text, at: caret, showsScores: showsScores, style: console.style)
      for line in picture.lines { console.output.line(line) }
    }
  }
}
