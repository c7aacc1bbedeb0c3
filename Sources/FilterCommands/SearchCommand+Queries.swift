import FilterItems
import FilterReports
import FilterText

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
      var answers = try answers(files, readsItems, on: &console)
      for index in document.queries.indices where console.output.failure == nil {
        try answers.answer(document.source(ofQuery: index), on: &console)
      }
      return answers.status
    }
    if queryFile == nil, hasQuery || readsItems || console.inputIsTerminal { return nil }
    // Lines are answered as they come.
    guard var line = SearchCommand.nextQuery(on: &console) else { return queryFile == nil ? nil : .clean }
    var answers = try answers(files, readsItems, on: &console)
    while true {
      try answers.answer(line, on: &console)
      console.output.flush()
      guard console.output.failure == nil, let next = SearchCommand.nextQuery(on: &console) else { break }
      line = next
    }
    return answers.status
  }

  /// The next line of standard input that is not blank or a comment.
  private static func nextQuery(on console: inout Console) -> SourceText? {
    while let line = console.input.next() {
      let source = SourceText(bytes: line)
      if !QueryDocument(source).queries.isEmpty { return source }
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
    let vocabulary = try vocabulary.load(for: files, on: &console)
    let collection = try ItemCollection.open(files, vocabulary: vocabulary, on: &console)
    return QueryAnswers(.items(collection, columns: output.columnNames), limit: limit, isTolerant: tolerant)
  }
}
