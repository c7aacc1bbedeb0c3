import DataStreams
import FilterAnalysis
import FilterExplanation
import FilterParser
import FilterQueryTesting
import FilterReports
import FilterSemantics
import FilterText
import FilterVocabulary
import ScryfallCards
import ScryfallDialect
import TerminalUI

/// Answers the inputs of a session: queries, commands and expectations. Prints nothing, and asks nobody.
///
/// ```swift
/// var answerer = ReplAnswerer(world: world)
/// answerer.answer("t:goblin", columns: 80).lines   // the cards
/// answerer.answer(":tree", columns: 80).lines      // the tree of that query
/// ```
struct ReplAnswerer: Sendable {
  /// What queries are tried on.
  var world: QueryEnvironment
  /// What `:set` changes.
  var options: ReplOptions
  /// Whether answers go to a pipe or a plain terminal, where only so many rows are shown as the options say.
  var isPlain: Bool
  /// The query that commands speak of.
  private(set) var lastQuery = SourceText("")
  /// How many rows of its result were shown.
  var shownRows = 0

  /// How many rows of a result become lines at once at the most.
  static let mostRows = 1_000

  /// Answers about a world.
  init(world: QueryEnvironment, options: ReplOptions = ReplOptions(), isPlain: Bool = false) {
    self.world = world
    self.options = options
    self.isPlain = isPlain
  }

  /// Answers an input: one line or several, of any bytes, for a terminal of so many columns.
  mutating func answer(_ input: SourceText, columns: Int) -> ReplAnswer {
    switch ReplInput(input) {
    case .nothing: return ReplAnswer()
    case .command(let line): return answer(line, columns)
    case .expectation(let text): return answer(expectation: text)
    case .query(let source):
      lastQuery = source
      return result(of: source, columns)
    }
  }

  /// How many rows of a result are shown.
  var rowLimit: Int { isPlain ? options.rows : ReplAnswerer.mostRows }

  /// A query as it is searched for under the options.
  func search(_ source: SourceText) -> CardSearch {
    CardSearch(source.description, isStrict: options.isStrict, includesExtras: options.includesExtras)
  }

  /// A query analysed.
  func analyzed(_ source: SourceText) -> AnalyzedQuery {
    AnalyzedQuery(ParsedQuery(parsing: source), vocabulary: world.vocabulary)
  }

  private func answer(expectation text: String) -> ReplAnswer {
    do throws(ExpectationError) {
      let expectation = try Expectation(parsing: text)
      if lastQuery.isEmpty { return ReplAnswerer.withoutQuery }
      let query = TestedQuery(
        source: lastQuery, environment: world, isStrict: options.isStrict, includesExtras: options.includesExtras)
      var answer = ReplAnswer()
      if let failure = expectation.failure(of: query) {
        answer.isUnmet = true
        answer.add("not met: expect \(text) — \(failure)", TextStyle(.red))
      } else {
        var line = ScreenLine("ok", TextStyle(.green))
        line.append("  expect \(text)")
        answer.lines = [line]
      }
      return answer
    } catch {
      return .mistake(at: error.offset, in: text, behind: "expect ", error.message)
    }
  }
}

/// What an input is.
enum ReplInput: Hashable {
  /// Blank, or a comment.
  case nothing
  case command(ReplCommandLine)
  /// What stands behind `expect`.
  case expectation(String)
  case query(SourceText)

  init(_ input: SourceText) {
    let text = input.description.trimmed
    if text.isEmpty || text.hasPrefix("#") {
      self = .nothing
    } else if let line = ReplCommandLine(text) {
      self = .command(line)
    } else if let expectation = ReplInput.expectation(text) {
      self = .expectation(expectation)
    } else {
      self = .query(input)
    }
  }

  /// Whether a text is a query, and neither blank nor a command nor an expectation.
  static func isQuery(_ text: String) -> Bool {
    if case .query = ReplInput(SourceText(text)) { return true }
    return false
  }

  private static func expectation(_ text: String) -> String? {
    let word = "expect"
    guard text.hasPrefix(word) else { return nil }
    let rest = text.dropFirst(word.count)
    return rest.first?.isWhitespace ?? true ? rest.trimmed : nil
  }
}
