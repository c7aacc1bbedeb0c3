import FilterAnalysis
import FilterDocuments
import FilterExplanation
import FilterLists
import FilterParser
import FilterReports
import FilterSemantics
import FilterText
import FilterVocabulary
import TerminalUI

/// Answers the inputs of a session: queries, commands and expectations. Neither prints nor prompts.
///
/// ```swift
/// var answerer = ReplInterpreter(environment: environment)
/// answerer.answer("t:goblin", columns: 80).lines   // the cards
/// answerer.answer(":tree", columns: 80).lines   // the tree of that query
/// ```
struct ReplInterpreter: Sendable {
  /// The vocabulary, cards and completion engine.
  var environment: QueryEnvironment
  /// The options that `:set` changes.
  var options: ReplOptions
  /// Whether answers go to a pipe or a plain terminal, where the options limit the rows.
  var isPlain: Bool
  /// The query that commands apply to by default.
  private(set) var lastQuery: AnalyzedQuery
  /// The last query with what its file says about it; nil if it is from no file.
  private(set) var saved: AskedQuery?
  /// The input that asked it, as written; empty for a query of a file.
  private(set) var lastInput = SourceText(bytes: [])
  /// The number of rows that it found; zero for one that was not run.
  var foundRows = 0
  /// The number of rows of its result that have been shown.
  var shownRows = 0
  /// The choices for the rows of its result.
  var choices = RowChoices()
  /// The columns that were chosen for items; nil for the usual ones.
  var chosenColumns: [String]?
  /// The file of `:save` and `:run`; nil if none is chosen.
  var queryFile: String?
  /// The queries that `@name` stands for.
  var names = SessionNames()
  /// The source of the list; nil if it is not read from files.
  var opened: OpenedSource?
  /// The item that `:show` showed last, until the next query.
  var shownItem: Int?
  /// Whether tables are as wide as their texts, because no terminal shows them.
  var hasNoWidth = false

  /// The maximum number of rows turned into lines at once.
  static let maximumRows = 1_000

  /// Creates an interpreter for an environment.
  init(environment: QueryEnvironment, options: ReplOptions = ReplOptions(), isPlain: Bool = false) {
    self.environment = environment
    self.options = options
    self.isPlain = isPlain
    lastQuery = AnalyzedQuery(parsing: "", vocabulary: environment.vocabulary)
  }

  /// Answers an input of one or several lines, of any bytes, for a terminal of `columns`. Pass the query of the input
  /// if it is already analyzed.
  mutating func answer(_ input: SourceText, query: AnalyzedQuery? = nil, columns: Int) -> ReplAnswer {
    switch ReplInput(input) {
    case .nothing: return ReplAnswer()
    case .command(let line): return answer(line, query: query, columns: columns)
    case .expectation(let text): return answer(expectation: text)
    case .query(let source):
      if source.bytes.contains(UInt8(ascii: "@")) { readSaved() }
      begin(analyzed(source, known: query))
      lastInput = source
      var answer = result(of: lastQuery, columns)
      if let hint = ReplInput.hint(for: source) { answer.add(hint, .faint) }
      return answer
    }
  }

  /// Answers a query of a file.
  mutating func answer(_ asked: AskedQuery, columns: Int) -> ReplAnswer {
    begin(asked.query.analyzed(environment.vocabulary))
    saved = asked
    return result(of: lastQuery, columns)
  }

  /// Makes a query the last one.
  private mutating func begin(_ query: AnalyzedQuery) {
    (lastQuery, lastInput) = (query, SourceText(bytes: []))
    (saved, shownItem, choices) = (nil, nil, RowChoices())
  }

  /// Uses another environment, whose list a source has read, and forgets what depends on the list before.
  mutating func use(_ environment: QueryEnvironment, from opened: OpenedSource? = nil) {
    self.opened = opened
    if !environment.vocabulary.hasFields(of: self.environment.vocabulary) {
      lastQuery = AnalyzedQuery(parsing: "", vocabulary: environment.vocabulary)
      chosenColumns = nil
    }
    saved = nil
    (foundRows, shownRows, shownItem, choices) = (0, 0, nil, RowChoices())
    self.environment = environment
  }

  /// The maximum number of rows to show.
  var rowLimit: Int { isPlain ? options.rows : ReplInterpreter.maximumRows }

  /// Whether the list, or without one the vocabulary, leaves its reading open.
  var hasReadings: Bool { environment.list?.hasReadings ?? environment.vocabulary.ignoresUnreadTerms }

  /// A query with the values of its parameters and the queries of its names; nil if it is run as written.
  private func expansion(of source: SourceText) -> ExpandedQuery? {
    let query = names.expanded(source, vocabulary: environment.vocabulary, values: options.arguments)
    return query.isAsWritten ? nil : query
  }

  /// Analyzes a query as it is run, or returns `known` if it has the same text.
  func analyzed(_ source: SourceText, known: AnalyzedQuery? = nil) -> AnalyzedQuery {
    if let expansion = expansion(of: source) { return expansion.analyzed(environment.vocabulary) }
    if let known, known.source == source, known.vocabulary.hasFields(of: environment.vocabulary) { return known }
    return AnalyzedQuery(ParsedQuery(parsing: source), vocabulary: environment.vocabulary)
  }

  /// The diagnostics of a query in offsets of its text as written.
  func diagnostics(of query: AnalyzedQuery, writtenAs source: SourceText) -> [Diagnostic] {
    expansion(of: source)?.diagnostics(of: query) ?? query.diagnostics
  }

  /// The bytes of a query as written for a range of the query that is run.
  func writtenRange(of range: SourceRange, in source: SourceText) -> SourceRange {
    expansion(of: source)?.writtenRange(of: range) ?? range
  }

  private func answer(expectation text: String) -> ReplAnswer {
    do throws(ExpectationError) {
      let expectation = try Expectation(parsing: text)
      if lastQuery.source.isEmpty { return ReplInterpreter.withoutQuery }
      let query = TestedQuery(lastQuery, in: environment.list, reading: options.reading)
      var answer = ReplAnswer()
      var check = ExpectationCheck(query)
      let failure = check.failure(of: expectation)
      if let failure = check.engineFailure { return .error(CharacterWidth.visible(failure)) }
      if let failure {
        answer.isUnmet = true
        answer.add("not met: expect \(text) — \(failure)", TextStyle(.red))
      } else {
        var line = ScreenLine("ok", TextStyle(.green))
        line.append("  expect \(text)")
        answer.lines = [line]
      }
      return answer
    } catch {
      return .error(at: error.offset, in: text, after: "expect ", error.message)
    }
  }
}

/// The kind of an input.
enum ReplInput: Hashable {
  /// A blank line or a comment.
  case nothing
  case command(ReplCommandLine)
  /// The text after `expect`.
  case expectation(String)
  case query(SourceText)

  /// Reads an input. Queries and expectations may have comments, as in a query document.
  init(_ input: SourceText) {
    let text = input.description.trimmed
    if text.isEmpty || text.hasPrefix("#") {
      self = .nothing
    } else if let line = ReplCommandLine(text) {
      self = .command(line)
    } else {
      let source = QueryDocument(input).text(in: input.range)
      self = ReplInput.expectation(source.description.trimmed).map { .expectation($0) } ?? .query(source)
    }
  }

  /// Whether a text is a query: not blank, a comment, a command or an expectation.
  static func isQuery(_ text: String) -> Bool {
    if case .query = ReplInput(SourceText(text)) { return true }
    return false
  }

  /// A hint for a single word typed for help or to leave; nil for other queries.
  static func hint(for query: SourceText) -> String? {
    switch query.description.trimmed.lowercased() {
    case "help", "?": "(type :help for help)"
    case "quit", "exit": "(type :quit or Ctrl-D to end)"
    default: nil
    }
  }

  private static func expectation(_ text: String) -> String? {
    let word = "expect"
    guard text.hasPrefix(word) else { return nil }
    let rest = text.dropFirst(word.count)
    return rest.first?.isWhitespace ?? true ? rest.trimmed : nil
  }
}

extension ReplInterpreter {
  /// The answer to a command that applies to the last query if there is none.
  static let withoutQuery = ReplAnswer.error("no query yet")

  /// Answers a command.
  mutating func answer(_ line: ReplCommandLine, query: AnalyzedQuery?, columns: Int) -> ReplAnswer {
    switch ReplCommandList.find(line.name) {
    case .command(let entry):
      let isForced = line.name.hasSuffix("!")
      if entry.command == .export { return export(to: line.argument, replacing: isForced) }
      if entry.command == .save { return save(as: line.argument, replacing: isForced) }
      return answer(entry, argument: line.argument, known: query, columns: columns)
    case .ambiguous(let entries):
      let names = entries.map { ":" + $0.name }
      return .error("':\(line.name)' could be \(names.joined(separator: ", "))")
    case .unknown(let suggestion):
      let hint = suggestion.map { "; did you mean ':\($0)'?" } ?? "; :help lists them"
      return .error(
        "unknown command ':\(line.name)'\(hint)", hints: "quote a query that starts with ':': \":\(line.name)\"")
    }
  }

  private mutating func answer(
    _ entry: ReplCommandList.Entry, argument: String, known: AnalyzedQuery?, columns: Int
  ) -> ReplAnswer {
    if entry.command == .json, let record = record(argument) { return record }
    let query = argument.isEmpty || !entry.takesQuery ? lastQuery : analyzed(SourceText(argument), known: known)
    if entry.takesQuery, query.source.isEmpty { return ReplInterpreter.withoutQuery }
    switch entry.command {
    case .tree, .tokens, .ast, .print, .tidy, .close, .json, .roundtrip:
      return syntax(entry.command, of: query, columns)
    case .explain: return explanation(of: query, columns)
    case .simplify: return simplification(of: query)
    case .why: return reasons(for: argument)
    case .diff: return difference(to: argument, known: known, columns: columns)
    case .time: return times(of: query)
    case .more: return moreRows(columns)
    case .show: return show(argument, columns)
    case .columns: return self.columns(argument)
    case .sort: return sort(by: argument, columns)
    case .limit: return limit(to: argument, columns)
    case .unique: return unique(argument, columns)
    case .histogram: return histogram(of: argument, columns)
    case .groupBy: return groups(by: argument, columns)
    case .export: return export(to: argument, replacing: false)
    case .alias: return alias(argument)
    case .load: return load(argument)
    case .reload: return reload()
    case .open: return open(argument)
    case .save: return save(as: argument, replacing: false)
    case .run: return run(saved: argument, columns)
    case .catalogs: return catalogs()
    case .vocabulary: return vocabulary(argument, columns: columns)
    case .set: return set(argument)
    case .history: return history(argument)
    case .forget: return forget(argument)
    case .copy: return copy()
    case .clear: return ReplAnswer(request: .clear)
    case .help: return help(argument, columns: columns)
    case .quit: return ReplAnswer(request: .quit)
    }
  }
}
