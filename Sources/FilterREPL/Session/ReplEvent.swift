import FilterCompletion
import FilterLanguageService
import FilterLists
import FilterReports
import FilterSemantics
import FilterText
import TerminalUI

/// An input of a session.
enum ReplEvent: Sendable {
  case key(Key)
  /// The size of the terminal changed.
  case resized(columns: Int, rows: Int)
  /// The survey of a version of the text.
  case surveyed(ReplSurvey)
  /// The number of items that each completion would leave; nil if it is not counted.
  case counted([Int?], version: Int)
  /// The answer to an input.
  case answered(ReplAnswer, number: Int)
  /// An engine with a new history or new catalogs, and the queries of earlier sessions, the newest last.
  case renewed(CompletionEngine, history: [ReplHistory.Entry])
  /// The progress of loading a file.
  case loading(ReplLoading)
  case loaded(LoadedList)
  /// The first rows that a version of the text finds, as a table.
  case listed([ScreenLine], version: Int)
  /// A note that belongs to no input.
  case note(String)
  /// The queries that `@name` stands for.
  case named(SessionNames)
  /// The line, as written in an editor.
  case written(String)
  /// Loading a file failed, with this message.
  case loadingFailed(String)
  /// An error that belongs to no input: the store cannot be used.
  case failed(String)
}

/// The results of analyzing and running a text in the background.
struct ReplSurvey: Sendable {
  /// The version of the text.
  var version: Int
  /// Its tokens for coloring; nil if the session colors the text itself.
  var tokens: [SemanticToken]?
  var diagnostics: [Diagnostic]
  /// The number of items it finds; nil if there is nothing to search.
  var count: Int?
  /// Whether the number follows.
  var isCounting = false
  /// The error of an engine that did not count.
  var problem: String?
}

/// A text to survey.
struct SurveyRequest: Sendable {
  /// A line with a query. If it is not analyzed yet, the survey includes its tokens.
  var line: EditedLine
  var version: Int
  /// The texts that the completions would produce.
  var candidates: [ReplCandidate]
  /// The number of rows to list, and the columns of the terminal.
  var rows = 0
  var columns = 80
}

/// The state of loading a file.
struct ReplLoading: Hashable, Sendable {
  /// The name of the file.
  var name: String
  /// The phase: `reading`, `indexing`.
  var phase = "reading"
  /// The fraction of the phase that is done; nil if it is unknown.
  var percent: Int?

  /// `reading cards.json 43 %`
  var text: String { "\(phase) \(name)" + (percent.map { " \($0) %" } ?? " …") }
}

/// A list that was loaded.
struct LoadedList: Hashable, Sendable {
  var name: String
  /// The number of its items.
  var count: Int
  /// The nouns for its items.
  var one = "item"
  var many = "items"
  /// Whether a query may find variants of its items, so that the number of found rows is not one of items.
  var hasVariants = false
  /// Whether it has another history than the list before.
  var hasOtherHistory = false
}

extension LoadedList {
  init(_ list: SearchableList, hasOtherHistory: Bool = false) {
    self.init(
      name: list.name, count: list.count, one: list.nouns.one, many: list.nouns.many, hasVariants: list.hasVariants,
      hasOtherHistory: hasOtherHistory)
  }

  /// A number of found rows: `12 cards`, `12 of 60`.
  func text(of found: Int) -> String {
    hasVariants ? Counted.of(found, one, many) : "\(Counted.grouped(found)) of \(Counted.grouped(count))"
  }
}

/// An action that a session requests.
enum ReplEffect: Sendable {
  /// Print lines above the prompt.
  case print([ScreenLine])
  /// Survey a text; replaces earlier requests.
  case survey(SurveyRequest)
  case answer(EditedLine, number: Int, columns: Int)
  /// Record a query in the history.
  case remember(AnalyzedQuery)
  /// Remove a query from the history.
  case forget(String)
  case load(path: String)
  /// Put a text on the clipboard.
  case copy(String)
  /// Open a text in the editor of the environment.
  case write(String)
  /// Stop the running answer.
  case cancel
  /// Use other options.
  case adopt(ReplOptions)
  case clear
  case suspend
  case quit
}

/// A text that a completion would produce, to be counted.
struct ReplCandidate: Hashable, Sendable {
  var text: String
  /// Whether it can be counted; false if its value is still missing.
  var isCounted: Bool
  /// The bytes of the completion in the text.
  var term = SourceRange(at: 0)
}
