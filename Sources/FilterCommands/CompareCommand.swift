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
      of the queries finds. With files of items, read as by 'filterq search',
      it is the first such item, and with a file of cards a card:

        filterq compare 'level>=warn' 'level:error' access.log.jsonl

      Regular expressions are compared by their text. Directives such as
      'order:' are ignored, and so are terms that a search of cards ignores, each
      with a note.

      Exit status: 0 same, 1 not the same or not decided, 2 unusable arguments
      or files, or a query with a syntax error.
      """)

  @Flag(name: .long, help: "Print one JSON object.")
  var json = false

  @OptionGroup var items: ItemsOption
  @OptionGroup var vocabulary: VocabularyOption
  @OptionGroup var values: ValueOptions
  @OptionGroup var cards: CardsOption

  @Argument(parsing: .allUnrecognized, help: "The two queries, then files of items.", completion: .file())
  var queries: [String] = []

  mutating func run(on console: inout Console) throws -> ExitStatus {
    let queries = try QueryArguments.checked(queries, of: Self.self)
    guard queries.count >= 2 else {
      throw CommandFailure(message: "expected two queries, not \(queries.count); put each in quotes")
    }
    let arguments = Array(queries.dropFirst(2))
    var files = try items.files(and: arguments)
    try ItemsOption.check(arguments, hint: "put each query in quotes")
    if vocabulary.file == nil { cards.take(&files) }
    if cards.file != nil, vocabulary.file != nil {
      throw CommandFailure(message: "--cards and --vocabulary cannot be combined")
    }
    if cards.file != nil, !files.isEmpty {
      throw CommandFailure(message: "--cards and files of items cannot be combined")
    }
    let found =
      files.isEmpty
      ? try vocabulary.load()
      : try vocabulary.load(
        for: files, items, naming: Array(queries.prefix(2)), toleratesDamage: true, on: &console)
    let list = try values.apply(to: found, of: files)
    let analyzed = queries.prefix(2).map { AnalyzedQuery(parsing: $0, vocabulary: list) }
    for query in analyzed where !QueryErrors.report(errorsOf: query, on: &console) { return .failure }
    let cardList = cards.file == nil ? nil : try cards.list(on: &console).reading(ListReading(includesExtras: true))
    var conditions: [FilterQuery<FilterTerm>] = []
    for query in analyzed {
      let reading = cardList?.plan(query).reading ?? QueryReading(query)
      for term in reading.ignored { console.errors.line("filterq: \(SearchNotes.ignored(term))") }
      let condition = query.query(without: reading.ignored)
      if condition == nil, !reading.ignored.isEmpty {
        console.errors.line("filterq: query refused: every term is ignored")
        return .failure
      }
      conditions.append(condition ?? .and(.positive, []))
    }
    var report = ComparisonReport(conditions[0].relation(to: conditions[1], in: list))
    if let cards = cardList {
      (report.onlyFirst, report.onlySecond) = try cards.difference(analyzed[0], analyzed[1])
    } else if !files.isEmpty {
      var difference = try ItemDifference(analyzed[0], analyzed[1])
      try difference.search(files, on: &console)
      (report.onlyFirst, report.onlySecond) = (difference.onlyFirst, difference.onlySecond)
    }
    report.hasItems = cards.file != nil || !files.isEmpty
    if json {
      console.writeJSONLine { report.write(first: queries[0], second: queries[1], to: &$0) }
    } else {
      for line in report.lines { console.output.line(CharacterWidth.visible(line)) }
    }
    return report.isSame ? .clean : .negative
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
