import FilterItems
import FilterLists
import FilterReports
import FilterText
import ListFiles

extension SearchCommand {
  /// The number of rows of an answer to one of many queries.
  private static let usualRows = 10

  /// Answers the queries of `--queries`, or those on standard input if no query was given. Nil if there are none.
  func answerQueries(
    hasQuery: Bool, _ files: [ItemFile], on console: inout Console
  ) throws -> ExitStatus? {
    let readsItems = files.contains { $0.path == "-" }
    if queryFile == nil, hasQuery || readsItems || console.inputIsTerminal { return nil }
    return try answerQueries(on: &console) { console in
      if readsItems { throw CommandFailure(message: "--queries cannot search standard input; name a file of items") }
      return try list(of: files, on: &console)
    }
  }

  /// Answers the queries of `--queries`, or those on standard input. Nil if there are none on standard input.
  func answerQueries(
    on console: inout Console, in list: (inout Console) throws -> SearchableList
  ) throws -> ExitStatus? {
    if let queryFile, queryFile != "-" {
      let document = QueryDocument(SourceText(bytes: try Files.read(queryFile)))
      var index = 0
      return try answerEach(in: list, on: &console) { _ in
        defer { index += 1 }
        return document.queries.indices.contains(index) ? document.source(ofQuery: index) : nil
      }
    }
    guard let first = SearchCommand.nextQuery(on: &console) else { return queryFile == nil ? nil : .clean }
    var line: SourceText? = first
    return try answerEach(in: list, on: &console) { console in
      // Lines are answered as they come.
      console.output.flush()
      defer { line = nil }
      return line ?? SearchCommand.nextQuery(on: &console)
    }
  }

  /// Answers queries until there are no more, or until an interrupt, which may come once the list is open.
  private func answerEach(
    in list: (inout Console) throws -> SearchableList, on console: inout Console,
    next: (inout Console) -> SourceText?
  ) throws -> ExitStatus {
    if why != nil || explain || enginePlan || output.isUsedBesidesColumns {
      throw CommandFailure(message: "--queries takes --limit, --count, --columns and --tolerant only")
    }
    let list = try list(&console)
    let options = try output.options(limit: limit, countsOnly: false)
    try options.checkColumns(in: list.columns)
    var answers = QueryAnswers(
      list, columns: options.columns, limit: count ? nil : limit ?? SearchCommand.usualRows,
      isTolerant: tolerant || readingOption.isStrict)
    let interruption = console.interruption
    return try interruption.watched {
      while !interruption.isRequested(), console.output.failure == nil, let query = next(&console) {
        try answers.answer(query, on: &console)
      }
      return interruption.isRequested() ? .interrupted : answers.status
    }
  }

  /// The list of files in memory, or of cards if there are none.
  private func list(of files: [ItemFile], on console: inout Console) throws -> SearchableList {
    if files.isEmpty {
      if vocabulary.file != nil { throw CommandFailure(message: "no file of items; name one with --items") }
      return try cards.list(on: &console).reading(readingOption.reading)
    }
    return try vocabulary.list(of: files, items, timeZone, on: &console)
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
}
