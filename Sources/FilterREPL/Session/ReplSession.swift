import FilterAnalysis
import FilterCompletion
import FilterExplanation
import FilterLanguageService
import FilterParser
import FilterQueryTesting
import FilterReports
import FilterSemantics
import FilterText
import FilterVocabulary
import TerminalUI

/// A session at a terminal, apart from the terminal: events in, effects and a picture out.
///
/// Nothing here waits. What takes time (counting, checking, answering) is asked for as an effect and comes back as an event; each
/// text has a version, so that what comes too late is not shown. What a key needs at once (colors, completions) is worked out
/// where the text is no longer than ``maximumSynchronousLength`` bytes, and by the worker where it is.
struct ReplSession: Sendable {
  /// Up to here a text is colored and completed with the key that made it: well below a millisecond.
  static let maximumSynchronousLength = 1_024

  var editor = LineEditor()
  var engine: CompletionEngine
  var options: ReplOptions
  var columns: Int
  var rows: Int

  /// Counts the texts that stood in the line.
  var version = 0
  var menu: ReplMenu?
  /// The line as it was analyzed last, for its text of that time.
  var line = EditedLine("")
  /// The last thing known about a text, not of necessity the one in the line.
  var survey: ReplSurvey?
  /// The diagnostics that were seen with the last thing known.
  private(set) var steadyDiagnostics: [Diagnostic] = []
  var coloring = QueryColoring()
  var history = ReplHistory()
  var search: ReverseSearch?
  var pager: ReplPager?
  /// What is told beneath the line until the next key.
  var notice: String?
  /// Cards being loaded.
  var loading: (name: String, percent: Int?)?
  /// How many inputs were sent off, and the last that was answered or given up.
  private(set) var asked = 0
  private var settled = 0
  /// Inputs that wait for cards.
  private var waiting: [EditedLine] = []
  let hasCards: Bool
  let hasColor: Bool

  init(
    engine: CompletionEngine, options: ReplOptions, history: [ReplHistory.Entry] = [], columns: Int, rows: Int,
    hasColor: Bool = true, hasCards: Bool = true, loading: String? = nil
  ) {
    self.engine = engine
    self.options = options
    self.history.precede(with: history)
    self.hasColor = hasColor
    self.columns = columns
    self.rows = rows
    self.hasCards = hasCards
    self.loading = loading.map { ($0, nil) }
  }

  /// Whether an answer is awaited.
  var isRunning: Bool { settled < asked || !waiting.isEmpty }

  /// Takes an event, and says what is to be done.
  mutating func handle(_ event: ReplEvent) -> [ReplEffect] {
    switch event {
    case .key(let key): return handle(key)
    case .resized(let columns, let rows):
      (self.columns, self.rows) = (columns, rows)
      return []
    case .surveyed(let survey):
      if survey.version == version {
        self.survey = survey
        steadyDiagnostics = shownDiagnostics
        if let tokens = survey.tokens { coloring = QueryColoring(tokens, of: editor.text) }
      }
      return []
    case .counted(let counts, let version):
      if version == self.version { menu?.take(counts) }
      return []
    case .answered(let answer, let number): return take(answer, number: number)
    case .renewed(let engine, let stored):
      self.engine = engine
      history.precede(with: stored)
      return []
    case .loading(let name, let percent):
      loading = (name, percent)
      return []
    case .loaded(let name, let count):
      loading = nil
      notice = "\(name): \(Counted.grouped(count)) cards"
      let inputs = waiting
      waiting = []
      return inputs.map { ask($0) } + surveyEffects()
    case .failed(let message): return [.print([ScreenLine(message, TextStyle(.red))])]
    case .loadingFailed(let message):
      loading = nil
      let inputs = waiting
      waiting = []
      return [.print([ScreenLine(message, TextStyle(.red))])] + inputs.map { ask($0) } + surveyEffects()
    }
  }

  /// Sends off what stands in the line.
  mutating func submit() -> [ReplEffect] {
    let line = currentLine()
    let text = line.text
    let echo = LinePicture(self, isFinished: true).lines
    leaveLine()
    if text.allSatisfy({ $0.isWhitespace }) { return [.print(echo)] }
    let isQuery = ReplInput.isQuery(text)
    history.add(entry(of: line))
    var effects: [ReplEffect] = [.print(echo)]
    if loading != nil, isQuery {
      waiting.append(line)
    } else {
      effects.append(ask(line))
    }
    if isQuery, !options.isPrivate, let query = line.query { effects.append(.remember(query)) }
    return effects
  }

  /// What is in the line, analyzed now if it is not yet.
  mutating func currentLine() -> EditedLine {
    let text = editor.text
    if line.text != text || line.query == nil { line = EditedLine(text, vocabulary: engine.vocabulary) }
    return line
  }

  /// An input as the history keeps it.
  private func entry(of line: EditedLine) -> ReplHistory.Entry {
    let query = ReplInput.isQuery(line.text) ? line.query?.parsed.query : nil
    return ReplHistory.Entry(text: line.text, key: query.map { engine.vocabulary.key(of: $0).text })
  }

  /// Whether the line is one whose cards are counted.
  var asksForCount: Bool { ReplInput.isQuery(editor.text) }

  private mutating func ask(_ line: EditedLine) -> ReplEffect {
    asked += 1
    return .answer(line, number: asked, columns: columns)
  }

  /// Gives up what is awaited.
  mutating func giveUp() {
    settled = asked
    waiting = []
  }

  private mutating func take(_ answer: ReplAnswer, number: Int) -> [ReplEffect] {
    if number <= settled { return [] }
    settled = number
    var effects: [ReplEffect] = []
    if !answer.lines.isEmpty {
      var pager = ReplPager(answer.lines.flatMap { $0.wrappedWords(to: columns) })
      effects.append(.print(pager.nextPage(rows: rows)))
      if editor.count > 0 {
        // The user types already, so keys do not page.
        effects.append(.print(pager.closing))
      } else {
        self.pager = pager.isAtEnd ? nil : pager
      }
    }
    switch answer.request {
    case nil: break
    case .quit: effects.append(.quit)
    case .load(let path): effects.append(.load(path: path))
    case .set(let options):
      self.options = options
      effects.append(.adopt(options))
    case .clear: effects.append(.clear)
    case .forget(let text):
      history.forget(entry(of: EditedLine(text, vocabulary: engine.vocabulary)))
      effects.append(.forget(text))
    }
    return effects
  }

  /// An empty line.
  mutating func leaveLine() {
    // What was killed can be yanked into the next line.
    editor.clear()
    version += 1
    menu = nil
    survey = nil
    steadyDiagnostics = []
    search = nil
    history.leave()
    coloring = QueryColoring()
    line = EditedLine("")
  }
}

extension ReplMenu {
  /// Takes counts in the order of the items.
  mutating func take(_ counts: [Int?]) {
    for (index, count) in zip(items.indices, counts) {
      items[index].count = count.map { .known($0) } ?? .none
    }
  }
}
