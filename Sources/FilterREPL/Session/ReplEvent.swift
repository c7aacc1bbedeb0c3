import FilterCompletion
import FilterLanguageService
import FilterQueryTesting
import FilterReports
import FilterSemantics
import FilterText
import TerminalUI

/// What happens to a session.
enum ReplEvent: Sendable {
  case key(Key)
  /// The terminal has another size.
  case resized(columns: Int, rows: Int)
  /// What was found out about a text while it stood in the line.
  case surveyed(ReplSurvey)
  /// How many cards each of the completions would leave; nil for one that is not counted.
  case counted([Int?], version: Int)
  /// The answer to an input.
  case answered(ReplAnswer, number: Int)
  /// The engine with another history or other catalogs, and queries of earlier sessions, the newest last.
  case renewed(CompletionEngine, history: [ReplHistory.Entry])
  /// How far the loading of cards is, in percent where that is known.
  case loading(name: String, percent: Int?)
  /// Cards were loaded.
  case loaded(name: String, count: Int)
  /// Cards could not be loaded.
  case loadingFailed(String)
  /// Something else went wrong that is no answer to an input: the store cannot be used.
  case failed(String)
}

/// What a worker found out about a text.
struct ReplSurvey: Sendable {
  /// The version of the text.
  var version: Int
  /// Its colors; nil where the session works them out itself.
  var tokens: [SemanticToken]?
  var diagnostics: [Diagnostic]
  /// How many cards it finds; nil where nothing is searched.
  var count: Int?
}

/// A text that the worker is asked about.
struct SurveyRequest: Sendable {
  /// The line, which is a query. Where it is not analyzed yet, the worker does that and answers with the colors too.
  var line: EditedLine
  var version: Int
  /// The texts that the completions would make.
  var candidates: [ReplCandidate]
}

/// What a session wants done.
enum ReplEffect: Sendable {
  /// Lines above the prompt.
  case print([ScreenLine])
  /// Find out about a text; what was asked before is not needed any more.
  case survey(SurveyRequest)
  /// Answer an input.
  case answer(EditedLine, number: Int, columns: Int)
  /// Store a query in the history.
  case remember(AnalyzedQuery)
  /// Take a query out of the history.
  case forget(String)
  /// Load cards.
  case load(path: String)
  /// Take over other options.
  case adopt(ReplOptions)
  case clear
  case suspend
  case quit
}

/// A text a completion would make, to be counted.
struct ReplCandidate: Hashable, Sendable {
  var text: String
  /// Whether it says something that can be counted: not where a value is missing yet.
  var isCounted: Bool
}
