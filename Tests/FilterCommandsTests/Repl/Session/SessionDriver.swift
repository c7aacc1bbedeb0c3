import DataStreams
import FilterCompletion
import FilterItems
import FilterSemantics
import FilterText
import ScryfallCards
import ScryfallDialect
import Testing

@testable import FilterCommands
@testable import FilterLists
@testable import FilterREPL
@testable import FilterReports
@testable import TerminalUI

/// A session without a terminal: keys in, screens out. Work is done immediately, unless it is held back.
///
/// ```swift
/// var session = SessionDriver()
/// session.type("t:gob<Tab><Enter>")
/// session.screen   // the visible screen
/// ```
struct SessionDriver {
  var session: ReplSession
  private var desk: ReplBackend
  /// The lines printed above the prompt.
  private(set) var printed: [ScreenLine] = []
  private(set) var isOver = false
  /// Effects that only the surroundings could carry out.
  private(set) var effects: [String] = []
  /// Whether work waits until ``work()``.
  var holdsWork = false
  private var held: [ReplEffect] = []

  init(
    columns: Int = 80, rows: Int = 24, history: [String] = [], options: ReplOptions = SessionDriver.quiet,
    hasColor: Bool = true, loading: String? = nil, items: ItemCollection? = nil
  ) {
    let environment = items.map { QueryEnvironment.make(SearchableList($0)) } ?? SessionDriver.environment
    session = ReplSession(
      engine: environment.engine, options: options,
      history: history.map { ReplHistory.Entry(text: $0, key: nil) }, columns: columns, rows: rows, hasColor: hasColor,
      list: environment.list.map { LoadedList($0) }, loading: loading)
    desk = ReplBackend(
      environment, options: options, store: ReplStore(path: "/there/is/no/store", environment: [:], now: { 0 }))
  }

  /// Options under which the same keys always give the same screen.
  static var quiet: ReplOptions {
    var options = ReplOptions()
    options.showsTime = false
    options.showsLiveRows = false
    return options
  }

  /// The sample cards, made once.
  private static let environment = QueryEnvironment.make(.sample)

  /// Presses keys: literal letters, others as `<Tab>`, `<C-r>`, `<A-b>`; `<<` is a `<`.
  mutating func type(_ keys: String) {
    for key in KeyNotation.keys(keys) { send(.key(key)) }
  }

  /// Delivers other items, as when a file was read.
  mutating func load(_ items: ItemCollection) {
    for event in desk.take(.list(SearchableList(items), note: items.damageNote)) { send(event) }
  }

  /// Shows lines as the answer to an input.
  mutating func show(_ lines: [ScreenLine]) {
    session.pager = nil
    session.editor.clear()
    let wasHeld = holdsWork
    holdsWork = true
    send(.key(.text("x")))
    send(.key(.enter))
    holdsWork = wasHeld
    held.removeAll { if case .answer = $0 { true } else { false } }
    send(.answered(ReplAnswer(lines: lines), number: session.submittedCount))
  }

  mutating func send(_ event: ReplEvent) {
    for effect in session.handle(event) { carryOut(effect) }
  }

  /// Does the work that was held back, of texts only the newest.
  mutating func work() {
    let effects = held
    held = []
    let isHolding = holdsWork
    holdsWork = false
    for effect in effects { carryOut(effect) }
    holdsWork = isHolding
  }

  private mutating func carryOut(_ effect: ReplEffect) {
    switch effect {
    case .survey, .answer:
      if holdsWork {
        held.append(effect)
        return
      }
    default: break
    }
    switch effect {
    case .print(let lines): printed += lines
    case .survey(let request):
      var events: [ReplEvent] = []
      desk.survey(request) { events.append($0) }
      for event in events { send(event) }
    case .answer(let line, let number, let columns):
      for event in desk.take(.answer(line, number: number, columns: columns)) { send(event) }
    case .adopt(let options): for event in desk.take(.adopt(options)) { send(event) }
    case .quit: isOver = true
    case .clear:
      printed = []
      effects.append("clear")
    case .cancel: effects.append("cancel")
    case .suspend: effects.append("suspend")
    case .load(let path): effects.append("load \(path)")
    case .remember(let query): effects.append("remember \(query.source)")
    case .forget(let text): effects.append("forget \(text)")
    case .copy(let text): effects.append("copy \(text)")
    case .write(let text): effects.append("write \(text)")
    }
  }

  /// The picture below the printed lines, with `|` for the caret.
  var picture: String {
    let picture = ReplPicture(session).picture
    var lines = picture.lines.map { $0.text }
    let line = picture.caret.line
    if lines.indices.contains(line) {
      lines[line] = KeyNotation.insert("|", into: lines[line], column: picture.caret.column)
    }
    return lines.map { KeyNotation.trimmed($0) }.joined(separator: "\n")
  }

  /// The printed lines as text.
  var output: String { printed.map { KeyNotation.trimmed($0.text) }.joined(separator: "\n") }

  /// Both.
  var screen: String { output.isEmpty ? picture : output + "\n" + picture }

  /// The text in the line, with `|` for the caret.
  var line: String {
    String(session.editor.characters[..<session.editor.caret]) + "|"
      + String(session.editor.characters[session.editor.caret...])
  }
}

/// The notation of keys in tests.
enum KeyNotation {
  static func keys(_ text: String) -> [Key] {
    var keys: [Key] = []
    var rest = text[...]
    while let character = rest.popFirst() {
      guard character == "<", rest.first != "<" else {
        if character == "<" { rest.removeFirst() }
        keys.append(.text(String(character)))
        continue
      }
      guard let end = rest.firstIndex(of: ">") else { break }
      keys.append(key(String(rest[..<end])))
      rest = rest[rest.index(after: end)...]
    }
    return keys
  }

  private static func key(_ name: String) -> Key {
    let named: [String: Key] = [
      "Enter": .enter, "Tab": .tab, "S-Tab": .backTab, "Esc": .escape, "BS": .backspace, "Del": .delete, "Up": .up,
      "Down": .down, "Left": .left, "Right": .right, "Home": .home, "End": .end, "PageUp": .pageUp,
      "PageDown": .pageDown, "A-Enter": .modified(.enter, .alt), "C-Left": .modified(.left, .control),
      "C-Right": .modified(.right, .control), "A-BS": .modified(.backspace, .alt),
    ]
    if let key = named[name] { return key }
    if name.hasPrefix("C-"), let last = name.last { return .control(last) }
    if name.hasPrefix("A-"), let last = name.last { return .alt(String(last)) }
    if name.hasPrefix("Paste:") { return .paste(String(name.dropFirst(6))) }
    Issue.record("no key '\(name)'")
    return .unknown([])
  }

  /// A text with another at a column of it.
  static func insert(_ mark: String, into text: String, column: Int) -> String {
    var width = 0
    var result = ""
    var isDone = false
    for character in text {
      if width >= column, !isDone {
        result += mark
        isDone = true
      }
      result.append(character)
      width += CharacterWidth.of(character)
    }
    if isDone { return result }
    return result + String(repeating: " ", count: max(0, column - width)) + mark
  }

  static func trimmed(_ text: String) -> String {
    var text = text
    while text.last == " " { text.removeLast() }
    return text
  }
}
