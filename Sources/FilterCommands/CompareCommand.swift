import ArgumentParser
import FilterAST
import FilterAnalysis
import FilterEvaluation
import FilterItems
import FilterLists
import FilterParser
import FilterReports
import FilterSemantics
import FilterText
import FilterVocabulary
import ListFiles
import ScryfallCards
import ScryfallDialect
import TerminalUI

/// `filterq compare`
struct CompareCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "compare",
    abstract: "Compare what two queries find.",
    usage: "filterq compare [<options>] <first> <second> [<files> ...]",
    discussion: """
      The queries are compared by what they mean, for any list:

        filterq compare 'c>=r' 'c:r'          same
        filterq compare 'mv=3' 'mv>2'         the first is narrower
        filterq compare 't:elf' 't:goblin'    different

      Each difference has a witness: the properties of an item that only one
      of the queries finds. With a list, named as for 'filterq search', it is
      the first such item:

        filterq compare 'level>=warn' 'level:error' access.log.jsonl
        filterq compare 'total>100' 'total>=100' app.db:orders

      Regular expressions are compared by their text. Directives such as
      'order:' are ignored, and so are terms that a search of cards ignores, each
      with a note.

      Exit status: 0 same, 1 not the same or not decided, 2 unusable arguments
      or files, or a query with a syntax error.
      """)

  @Flag(name: .long, help: "Print one JSON object.")
  var json = false

  @OptionGroup var list: ListOption
  @OptionGroup var place: ItemPlaceOption

  @Argument(parsing: .allUnrecognized, help: "The two queries, then a list.", completion: .file())
  var queries: [String] = []

  mutating func run(on console: inout Console) throws -> ExitStatus {
    let queries = try QueryArguments.checked(queries, of: Self.self)
    guard queries.count >= 2 else {
      throw CommandFailure(message: "expected two queries, not \(queries.count); put each in quotes")
    }
    var use = ListUse()
    use.missingHint = ListUse.queryHint
    use.place = try place.pointer
    let choice = try list.choice(of: Array(queries.dropFirst(2)), use)
    var searched = try database(of: choice)
    defer { searched?.close() }
    let texts = Array(queries.prefix(2))
    let vocabulary = try searched?.vocabulary ?? choice.vocabulary(naming: texts, on: &console)
    let analyzed = texts.map { AnalyzedQuery(parsing: $0, vocabulary: vocabulary) }
    for query in analyzed where !QueryErrors.report(errorsOf: query, on: &console) { return .failure }
    if searched == nil { searched = try choice.namedList(vocabulary, on: &console) }
    if let list = searched, list.hasReadings { searched = list.reading(ListReading(includesExtras: true)) }
    var conditions: [FilterQuery<FilterTerm>] = []
    for query in analyzed {
      let reading = searched?.plan(query).reading ?? QueryReading(query)
      for term in reading.ignored { console.errors.line("filterq: \(SearchNotes.ignored(term))") }
      let condition = query.query(without: reading.ignored)
      if condition == nil, !reading.ignored.isEmpty {
        console.errors.line("filterq: query refused: every term is ignored")
        return .failure
      }
      conditions.append(condition ?? .and(.positive, []))
    }
    var report = ComparisonReport(conditions[0].relation(to: conditions[1], in: vocabulary))
    if let searched {
      let interruption = console.interruption
      let difference = try interruption.watched {
        try searched.difference(analyzed[0], analyzed[1], on: &console)
      }
      guard let difference, !interruption.isRequested() else { return .interrupted }
      (report.onlyFirst, report.onlySecond) = difference
    }
    report.hasItems = choice.isNamed
    if json {
      console.writeJSONLine { report.write(first: queries[0], second: queries[1], to: &$0) }
    } else {
      for line in report.lines { console.output.line(CharacterWidth.visible(line)) }
    }
    return report.isSame ? .clean : .negative
  }

  /// The list in a database; nil for another list.
  private func database(of choice: ListChoice) throws(CommandFailure) -> SearchableList? {
    guard case .database(let address) = choice.place else { return nil }
    return try choice.database(address)
  }
}

extension AnalyzedQuery {
  /// The query without directives and ignored terms; nil if nothing is left.
  fileprivate func query(without ignored: [IgnoredTerm]) -> FilterQuery<FilterTerm>? {
    var leaf = 0
    return query?.transformLeaves { term -> FilterQuery<FilterTerm>? in
      defer { leaf += 1 }
      let range = leaves[leaf].range
      return leaves[leaf].isDirective || ignored.contains { $0.range == range } ? nil : .term(term)
    }?.flattened()
  }
}
