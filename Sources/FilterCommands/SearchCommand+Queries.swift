import FilterItems
import FilterReports
import FilterText
import ItemFiles

extension SearchCommand {
  /// The number of rows of an answer to one of many queries.
  private static let usualRows = 10

  /// Answers the queries of `--queries`, or those on standard input if no query was given. Nil if there are none.
  func answerQueries(
    hasQuery: Bool, _ files: [ItemFile], on console: inout Console
  ) throws -> ExitStatus? {
    let readsItems = files.contains { $0.path == "-" }
    if let queryFile, queryFile != "-" {
      let document = QueryDocument(SourceText(bytes: try Files.read(queryFile)))
      var index = 0
      return try answerEach(files, readsItems, on: &console) { _ in
        defer { index += 1 }
        return document.queries.indices.contains(index) ? document.source(ofQuery: index) : nil
      }
    }
    if queryFile == nil, hasQuery || readsItems || console.inputIsTerminal { return nil }
    guard let first = SearchCommand.nextQuery(on: &console) else { return queryFile == nil ? nil : .clean }
    var line: SourceText? = first
    return try answerEach(files, readsItems, on: &console) { console in
      // Lines are answered as they come.
      console.output.flush()
      defer { line = nil }
      return line ?? SearchCommand.nextQuery(on: &console)
    }
  }

  /// Answers queries until there are no more, or until an interrupt, which may come once the items are loaded.
  private func answerEach(
    _ files: [ItemFile], _ readsItems: Bool, on console: inout Console, next: (inout Console) -> SourceText?
  ) throws -> ExitStatus {
    var answers = try answers(files, readsItems, on: &console)
    let interruption = console.interruption
    return try interruption.watched {
      while !interruption.isRequested(), console.output.failure == nil, let query = next(&console) {
        try answers.answer(query, on: &console)
      }
      return interruption.isRequested() ? .interrupted : answers.status
    }
  }

  /// The next line of standard input that is not blank or a comment.
  private static func nextQuery(on console: inout Console) -> SourceText? {
    while let line = console.input.next() {
      let source = SourceText(bytes: line)
      let document = QueryDocument(source)
      if !document.queries.isEmpty { return document.source(ofQuery: 0) }
    }
    return nil
  }

  private func answers(_ files: [ItemFile], _ readsItems: Bool, on console: inout Console) throws -> QueryAnswers {
    if readsItems { throw CommandFailure(message: "--queries cannot search standard input; name a file of items") }
    if why != nil || explain || output.isUsedBesidesColumns {
      throw CommandFailure(message: "--queries takes --limit, --count, --columns and --tolerant only")
    }
    let limit = count ? nil : limit ?? SearchCommand.usualRows
    if files.isEmpty {
      if vocabulary.file != nil { throw CommandFailure(message: "no file of items; name one with --items") }
      let collection = try cards.open(on: &console)
      return QueryAnswers(
        .cards(collection, isStrict: strict, includesExtras: includeExtras), limit: limit,
        isTolerant: tolerant || strict)
    }
    let files = files.map { $0.recognized() }
    let vocabulary = try timeZone.apply(to: vocabulary.load(for: files, items, over: .whole, on: &console), of: files)
    try output.options(limit: limit, countsOnly: false).checkColumns(in: vocabulary)
    let collection = try ItemCollection.open(files, vocabulary: vocabulary, on: &console)
    return QueryAnswers(.items(collection, columns: output.columnNames), limit: limit, isTolerant: tolerant)
  }
}
