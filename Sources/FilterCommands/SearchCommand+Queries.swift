import FilterAnalysis
import FilterDocuments
import FilterItems
import FilterJSON
import FilterLists
import FilterReports
import FilterText
import FilterVocabulary
import ListFiles

extension SearchCommand {
  /// The number of rows of an answer to one of many queries.
  private static let usualRows = 10

  /// Answers the queries of `--queries`, or those on standard input if no query was given. Nil if there are none.
  func answerQueries(
    hasQuery: Bool, _ choice: ListChoice, on console: inout Console
  ) throws -> ExitStatus? {
    let readsItems = choice.files.contains { $0.path == "-" }
    if queryFile == nil, hasQuery || readsItems || console.inputIsTerminal { return nil }
    return try answerQueries(on: &console) { console in
      if readsItems, queryFile == "-" {
        throw CommandFailure(message: "'--queries -' reads standard input; name another file of items")
      }
      let document = try queryFile.flatMap { $0 == "-" ? nil : QueryDocument(SourceText(bytes: try Files.read($0))) }
      let queries = document.map { document in
        document.queries.indices.map { document.source(ofQuery: $0).description }
      }
      guard let list = try choice.open(naming: queries ?? [], on: &console).list else { throw ListChoice.withoutItems }
      return list
    }
  }

  /// Answers the queries of `--queries`, or those on standard input. Nil if there are none on standard input.
  func answerQueries(
    on console: inout Console, in list: (inout Console) throws -> SearchableList
  ) throws -> ExitStatus? {
    if let queryFile, queryFile != "-" {
      let document = QueryDocument(SourceText(bytes: try Files.read(queryFile)))
      let directives = document.directives
      var indices = Array(document.queries.indices)
      if let queryName { indices = [try SearchCommand.index(of: queryName, in: directives, of: queryFile)] }
      indices.reverse()
      var expanded: ExpandedDocument?
      return try answerEach(in: list, on: &console) { (vocabulary, values, _) in
        let queries = expanded ?? ExpandedDocument(document, vocabulary: vocabulary, values: values)
        expanded = queries
        return indices.popLast().map { index in
          AskedQuery(index, of: queries, at: QueryOrigin(index, of: document, directives, file: queryFile))
        }
      }
    }
    var number = 0
    guard let first = SearchCommand.nextQuery(after: &number, on: &console) else {
      return queryFile == nil ? nil : .clean
    }
    var line: SourceText? = first
    return try answerEach(in: list, on: &console) { (vocabulary, values, console) in
      // Lines are answered as they come.
      console.output.flush()
      defer { line = nil }
      return (line ?? SearchCommand.nextQuery(after: &number, on: &console)).map {
        let document = ExpandedDocument(QueryDocument(single: $0), vocabulary: vocabulary, values: values)
        return AskedQuery(0, of: document, at: QueryOrigin(line: number))
      }
    }
  }

  /// The query of a name.
  private static func index(
    of name: String, in directives: DocumentDirectives, of file: String
  ) throws(CommandFailure) -> Int {
    if let index = directives.query(named: name) { return index }
    throw CommandFailure(
      message: "no query of '\(file)' is named '\(name)'\(directives.hint(forUnknownName: name))")
  }

  /// Answers queries until there are no more, or until an interrupt, which may come once the list is open.
  private func answerEach(
    in list: (inout Console) throws -> SearchableList, on console: inout Console,
    next: (Vocabulary, _ values: [String: String], inout Console) -> AskedQuery?
  ) throws -> ExitStatus {
    if why != nil || explain || enginePlan || output.isUsedBesidesRows {
      throw CommandFailure(
        message: "--queries takes --name, --since, --json, --limit, --count, --columns, --sort and --tolerant only")
    }
    let values = try parameters.values
    var former = try formerFile.map { path throws(CommandFailure) in try FormerAnswers(reading: path) }
    if let queryName { former?.keep(only: queryName) }
    let list = try list(&console)
    let options = try output.options(limit: limit, countsOnly: false)
    if !list.isBlank { try options.checkColumns(in: list.columns) }
    var answers = QueryAnswers(
      list, columns: options.columns, limit: count ? nil : limit ?? SearchCommand.usualRows,
      isTolerant: tolerant || readingOption.isStrict)
    answers.former = former
    answers.printsJSON = former == nil || json
    let interruption = console.interruption
    return try interruption.watched {
      while !interruption.isRequested(), console.output.failure == nil,
        var query = next(list.vocabulary, values, &console)
      {
        // The command line goes before '# sort:'.
        if let sort = output.sort { query.sort = sort }
        try answers.answer(query, on: &console)
      }
      if interruption.isRequested() { return .interrupted }
      answers.reportRemoved(on: &console)
      return answers.status
    }
  }

  /// The list that the document of `--queries` is for.
  func documentList() throws(CommandFailure) -> DocumentList? {
    guard let queryFile, queryFile != "-" else { return nil }
    return try DocumentList(of: QueryDocument(SourceText(bytes: try Files.read(queryFile))), in: queryFile)
  }

  /// The next line of standard input that is not blank or a comment; `number` counts the lines.
  private static func nextQuery(after number: inout Int, on console: inout Console) -> SourceText? {
    while let line = console.input.next() {
      number += 1
      let source = SourceText(bytes: line)
      let document = QueryDocument(source)
      if !document.queries.isEmpty { return document.source(ofQuery: 0) }
    }
    return nil
  }
}
