import ArgumentParser
import FilterAnalysis
import FilterAST
import FilterEvaluation
import FilterParser
import FilterReports
import FilterSemantics
import FilterText
import FilterVocabulary
import ScryfallCards
import ScryfallDialect
import TerminalUI

/// `filterq compare`
struct CompareCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "compare",
    abstract: "Tell whether two queries find the same.",
    usage: "filterq compare [<options>] <first> <second>",
    discussion: """
      The queries are compared by what they mean, for any list:

        filterq compare 'c>=r' 'c:r'          same
        filterq compare 'mv=3' 'mv>2'         the first is narrower
        filterq compare 't:elf' 't:goblin'    different

      Each difference has a witness: the properties of an item that only one
      of the queries finds, or with --cards a card of the file. Regular
      expressions are compared by their text. Directives such as 'order:' are
      ignored.

      Exit status: 0 same, 1 not the same or not decided, 2 unusable arguments
      or files, or a query with a syntax error.
      """)

  @Flag(name: .long, help: "Print one JSON object.")
  var json = false

  @OptionGroup var vocabulary: VocabularyOption
  @OptionGroup var cards: CardsOption

  @Argument(parsing: .allUnrecognized, help: "The two queries.")
  var queries: [String] = []

  mutating func run(on console: inout Console) throws -> ExitStatus {
    let queries = try QueryArguments.checked(queries, of: Self.self)
    guard queries.count == 2 else {
      throw CommandFailure(message: "expected two queries, not \(queries.count); put each in quotes")
    }
    if cards.file != nil, vocabulary.file != nil {
      throw CommandFailure(message: "--cards and --vocabulary cannot be combined")
    }
    let vocabulary = try vocabulary.load()
    let parsed = queries.map { vocabulary.parse($0) }
    for query in parsed where !QueryErrors.report(AnalyzedQuery(query, vocabulary: vocabulary), on: &console) {
      return .failure
    }
    let everything = FilterQuery<FilterTerm>.and(.positive, [])
    let (first, second) = (parsed[0].query ?? everything, parsed[1].query ?? everything)
    var report = ComparisonReport(first.relation(to: second, in: vocabulary))
    if cards.file != nil {
      let library = try cards.open(on: &console).library
      report.onlyFirst = library.example(of: queries[0], without: queries[1])
      report.onlySecond = library.example(of: queries[1], without: queries[0])
    }
    if json {
      console.writeJSONLine { report.write(first: queries[0], second: queries[1], to: &$0) }
    } else {
      for line in report.lines { console.output.line(CharacterWidth.visible(line)) }
    }
    return report.isSame ? .clean : .negative
  }
}

extension CardLibrary {
  /// The name of a card that one query finds and another does not; nil if there is none.
  fileprivate func example(of query: String, without other: String) -> String? {
    func found(_ text: String) -> Bitset {
      let plan = plan(CardSearch(text, includesExtras: true))
      return answer(plan, result: store.run(plan), includesExtras: true).result.items
    }
    let others = found(other)
    var example: Int?
    found(query).forEach { card in
      if !others.contains(card) { example = card }
      return example == nil
    }
    return example.map { name(of: $0) }
  }
}
