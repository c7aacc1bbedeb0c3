import FilterAnalysis
import FilterCompletion
import FilterExplanation
import FilterLanguageService
import FilterLists
import FilterParser
import FilterReports
import FilterSemantics
import FilterText
import FilterVocabulary
import TerminalUI

/// The state of an interactive session, independent of the terminal: takes events, returns effects, and renders as a
/// picture.
///
/// Never blocks. Slow work (counting, checking, answering) is requested as an effect and returns as an event. Texts
/// have versions, so that late results are dropped. Colors and completions are computed with the key for texts up to
/// ``maximumSynchronousLength`` bytes, and by the worker for longer ones.
struct ReplSession: Sendable {
  /// The maximum length in bytes of a text that is colored and completed synchronously, in well below a millisecond.
  static let maximumSynchronousLength = 1_024

  var editor = LineEditor()
  var engine: CompletionEngine
  var options: ReplOptions
  var columns: Int
  var rows: Int

  /// The version of the text, incremented with each change.
  var version = 0
  var menu: ReplMenu?
  /// The line as last analyzed, which may be outdated.
  var line = EditedLine("")
  /// The last survey, which may be of an earlier version.
  var survey: ReplSurvey?
  /// The diagnostics shown with the last survey.
  private(set) var steadyDiagnostics: [Diagnostic] = []
  /// Whether the last key typed or deleted a character, so that the term at the caret is probably not finished.
  var isTyping = false
  var coloring = QueryColoring()
  var history = ReplHistory()
  var search: ReverseSearch?
  var pager: ReplPager?
  /// The pager that was left before its last line.
  var stopped: ReplPager?
  /// A message below the line until the next key.
  var notice: String?
  /// The queries that `@name` stands for.
  var names = SessionNames()
  /// Whether Ctrl-X was pressed, which begins the name of a key.
  var isAfterControlX = false
  /// Whether the blank before the caret came with an accepted completion.
  var hasLooseBlank = false
  /// The keys of vi, if they are chosen.
  var vi = ViKeys()
  /// The file being loaded.
  var loading: ReplLoading?
  /// The first rows that the line finds, as last listed: a table, or nothing.
  var liveRows: [ScreenLine] = []
  /// The pasted lines that were not submitted yet, the last one first.
  var pasted: [String] = []
  /// The number of inputs sent to the worker, and the number of the last one that was answered or abandoned.
  private(set) var submittedCount = 0
  private var completedCount = 0
  /// The queries that are being answered, by the numbers of their inputs.
  private var asked: [Int: ReplHistory.Entry] = [:]
  /// Queries that wait until the file is loaded.
  private var waiting: [EditedLine] = []
  /// Whether there is a list to search, or one is being read.
  private(set) var hasList: Bool
  /// The list; nil until it is read.
  private(set) var list: LoadedList?
  let hasColor: Bool

  init(
    engine: CompletionEngine, options: ReplOptions, history: [ReplHistory.Entry] = [], columns: Int, rows: Int,
    hasColor: Bool = true, list: LoadedList? = nil, loading: String? = nil
  ) {
    self.engine = engine
    self.options = options
    self.history.precede(with: history)
    self.hasColor = hasColor
    self.columns = columns
    self.rows = rows
    hasList = list != nil || loading != nil
    self.list = list
    self.loading = loading.map { ReplLoading(name: $0) }
  }

  /// Whether an answer is pending.
  var isRunning: Bool { completedCount < submittedCount || !waiting.isEmpty }

  /// Handles an event and returns the effects to carry out.
  mutating func handle(_ event: ReplEvent) -> [ReplEffect] {
    switch event {
    case .key(let key): return handle(key)
    case .resized(let columns, let rows):
      (self.columns, self.rows) = (columns, rows)
      return []
    case .surveyed(let survey):
      if survey.version == version {
        var survey = survey
        // Keep the previous number until the new one arrives.
        if survey.isCounting { survey.count = self.survey?.count }
        self.survey = survey
        steadyDiagnostics = shownDiagnostics
        if let tokens = survey.tokens { coloring = QueryColoring(tokens, of: editor.text) }
      }
      return []
    case .counted(let counts, let version):
      // Nothing is typed of the term, so that the line finds what it would without it.
      let isOpen = version == self.version && survey?.version == version && menu?.replace.isEmpty == true
      if version == self.version { menu?.take(counts, of: isOpen ? survey?.count : nil) }
      return []
    case .answered(let answer, let number): return take(answer, number: number)
    case .renewed(let engine, let stored):
      self.engine = engine
      history.precede(with: stored)
      return []
    case .loading(let loading):
      self.loading = loading
      hasList = true
      return []
    case .listed(let rows, let version):
      if version == self.version { liveRows = rows }
      return []
    case .loaded(let list):
      notice = "\(list.name): \(Counted.of(list.count, list.one, list.many))"
      self.list = list
      if list.hasOtherHistory { history = ReplHistory() }
      return endLoading()
    case .note(let note): return [.print(ScreenLine(note, TextStyle(nil, .dim)).wrappedWords(to: columns))]
    case .failed(let message): return [.print([ScreenLine(message, TextStyle(.red))])]
    case .named(let names):
      self.names = names
      return []
    case .written(let text):
      editor.setText(EditedLine.pasted(text))
      return changed(isTyping: false)
    case .loadingFailed(let message):
      return [.print([ScreenLine(message, TextStyle(.red))])] + endLoading()
    }
  }

  /// Submits the queries that waited for the file.
  private mutating func endLoading() -> [ReplEffect] {
    (loading, hasList) = (nil, list != nil)
    let inputs = waiting
    waiting = []
    let effects = inputs.flatMap { ask(EditedLine($0.text, vocabulary: engine.vocabulary)) }
    return effects + surveyEffects() + runPasted()
  }

  /// Submits the line, or one after another of its inputs.
  mutating func submit() -> [ReplEffect] {
    let line = currentLine()
    if line.isSeveral {
      leaveLine()
      pasted = line.parts.reversed().map { $0.line.text } + pasted
      return runPasted()
    }
    let echo = LinePicture(self, isFinished: true).lines
    leaveLine()
    return submit(line, echo: echo)
  }

  /// Submits a line that is shown as `echo`.
  mutating func submit(_ line: EditedLine, echo: [ScreenLine]) -> [ReplEffect] {
    let text = line.text
    if text.allSatisfy({ $0.isWhitespace }) { return [.print(echo)] }
    let isQuery = ReplInput.isQuery(text)
    history.add(entry(of: line))
    var effects: [ReplEffect] = [.print(echo)]
    if isQuery { stopped = nil }
    if line.command?.entry?.command == .more, !isRunning, let more = continuePaging() { return effects + more }
    if loading != nil, isQuery {
      waiting.append(line)
    } else {
      effects += ask(line)
    }
    return effects
  }

  /// The line, analyzed now if necessary.
  mutating func currentLine() -> EditedLine {
    let text = editor.text
    if line.text != text || line.query == nil && !line.isSeveral {
      line = EditedLine(text, vocabulary: engine.vocabulary)
    }
    return line
  }

  /// The history entry of an input.
  private func entry(of line: EditedLine) -> ReplHistory.Entry {
    let query = ReplInput.isQuery(line.text) ? line.query?.parsed.query : nil
    return ReplHistory.Entry(text: line.text, key: query.map { engine.vocabulary.key(of: $0).text })
  }

  /// Whether the line is a query, whose items are counted.
  var asksForCount: Bool { !line.isSeveral && ReplInput.isQuery(editor.text) }

  /// Requests an answer. A query is remembered after it, since the answer tells whether it is worth that.
  private mutating func ask(_ line: EditedLine) -> [ReplEffect] {
    submittedCount += 1
    let answer = ReplEffect.answer(line, number: submittedCount, columns: columns)
    guard ReplInput.isQuery(line.text) else { return [answer] }
    asked[submittedCount] = entry(of: line)
    guard !options.isPrivate, let query = line.query else { return [answer] }
    return [answer, .remember(query)]
  }

  /// Abandons all pending inputs.
  mutating func giveUp() {
    completedCount = submittedCount
    (waiting, asked) = ([], [:])
    pasted = []
  }

  private mutating func take(_ answer: ReplAnswer, number: Int) -> [ReplEffect] {
    if number <= completedCount { return [] }
    completedCount = number
    if let entry = asked.removeValue(forKey: number), answer.isError { history.refuse(entry) }
    var effects: [ReplEffect] = []
    if !answer.lines.isEmpty {
      var pager = ReplPager(answer.lines, columns: columns)
      effects.append(.print(pager.nextPage(rows: rows)))
      if editor.count > 0 || !pasted.isEmpty {
        // The user types already, or pasted more lines, so keys do not page.
        effects.append(.print(pager.closing))
        stopped = pager
      } else {
        self.pager = pager.isAtEnd ? nil : pager
      }
    }
    switch answer.request {
    case .reload, nil: break
    case .quit:
      pasted = []
      effects.append(.quit)
    case .load(let path):
      loading = ReplLoading(name: String(path.split(separator: "/").last ?? path[...]))
      effects.append(.load(path: path))
    case .set(let options):
      self.options = options
      effects.append(.adopt(options))
    case .clear: effects.append(.clear)
    case .copy(let text): effects.append(.copy(text))
    case .forget(let text):
      history.forget(entry(of: EditedLine(text, vocabulary: engine.vocabulary)))
      effects.append(.forget(text))
    }
    return effects + runPasted()
  }

  /// Clears the line; killed text can still be yanked.
  mutating func leaveLine() {
    // Killed text can be yanked into the next line.
    editor.clear()
    version += 1
    menu = nil
    survey = nil
    liveRows = []
    steadyDiagnostics = []
    isTyping = false
    search = nil
    vi = ViKeys()
    history.leave()
    coloring = QueryColoring()
    line = EditedLine("")
  }
}

extension ReplMenu {
  /// Sets the counts, in the order of the items. Unless an item is chosen, items without a row are moved after the
  /// others. No item that is moved stays selected.
  ///
  /// - Parameter total: The number of rows without the term; then values that find as many, or that are not counted, come
  ///   after those that change it. Nil if the typed text tells what is meant.
  mutating func take(_ counts: [Int?], of total: Int? = nil) {
    for (index, count) in zip(items.indices, counts) {
      items[index].count = count.map { .known($0) } ?? .none
    }
    // Where none finds anything, the order tells what was meant.
    guard chosen == nil, counts.contains(where: { ($0 ?? 0) > 0 }) else { return }
    let counts = items.indices.map { $0 < counts.count ? counts[$0] : nil }
    let isRanked = total != nil && counts.contains { $0 != nil && $0 != 0 && $0 != total }
    let ranks = zip(items, counts).map { item, count in
      if count == 0 { return 2 }
      return isRanked && item.kind == "value" && (count == nil || count == total) ? 1 : 0
    }
    let order = (0...2).flatMap { rank in items.indices.filter { ranks[$0] == rank } }
    selected = selected.flatMap { ranks[$0] > 0 ? nil : order.firstIndex(of: $0) }
    items = order.map { items[$0] }
  }
}
