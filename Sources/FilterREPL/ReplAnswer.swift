import FilterAnalysis
import FilterLists
import FilterReports
import FilterSemantics
import FilterText
import TerminalUI

/// The answer to one input: lines to show, and a request to the session.
struct ReplAnswer: Hashable, Sendable {
  /// A request that the session carries out.
  enum Request: Hashable, Sendable {
    /// Ends the session.
    case quit
    /// Opens a file of cards, or of items.
    case load(path: String)
    /// Uses other options.
    case set(ReplOptions)
    /// Clears the screen.
    case clear
    /// Puts a text on the clipboard.
    case copy(String)
    /// Removes a query from the history.
    case forget(String)
    /// Reads the list again.
    case reload
  }

  /// The lines, with their styles. They may be wider than the terminal.
  var lines: [ScreenLine] = []
  var request: Request?
  /// Whether an expectation was not met. Such a script exits with status 1.
  var isUnmet = false
  /// Whether the input could not be understood: an unknown command, a missing file. Such a script exits with status 2.
  var isError = false
}

extension TerminalStyle {
  /// The style of texts that are parsed into lines again.
  static let sequences = TerminalStyle(isTerminal: true, environment: [:])
}

extension ReplAnswer {
  /// An answer of one line.
  static func line(_ text: String, _ style: TextStyle = .plain) -> ReplAnswer {
    ReplAnswer(lines: [ScreenLine(text, style)])
  }

  /// The answer to a refused query, after its diagnostics, which need not be repeated.
  static func refused(_ refusal: String, _ query: AnalyzedQuery) -> ReplAnswer {
    var answer = ReplAnswer(isError: true)
    let isReported = query.diagnostics.contains {
      $0.severity == .error && refusal.hasSuffix(CharacterWidth.visible($0.message))
    }
    answer.add(isReported ? "query refused" : refusal, TextStyle(.red))
    return answer
  }

  /// An answer of lines that contain escape sequences.
  static func sequences(_ lines: [String]) -> ReplAnswer {
    ReplAnswer(lines: ScreenLine.lines(ofSequences: lines.map { $0 + "\n" }.joined()))
  }

  /// An answer to an input that could not be understood: a message and hints.
  static func error(_ message: String, hints: String...) -> ReplAnswer {
    var answer = ReplAnswer(isError: true)
    answer.add(message, TextStyle(.red))
    for hint in hints { answer.add(hint, .faint) }
    return answer
  }

  /// An answer to an input that could not be understood: the text after a word, a caret under the byte offset, and a
  /// message.
  static func error(at offset: Int, in text: String, after word: String, _ message: String) -> ReplAnswer {
    var answer = ReplAnswer(isError: true)
    let before = String(decoding: Array(text.utf8).prefix(max(0, offset)), as: UTF8.self)
    answer.add("  \(word)\(text)")
    answer.add(
      String(repeating: " ", count: 2 + CharacterWidth.of(word) + CharacterWidth.of(before)) + "^", TextStyle(.green))
    answer.add(message, TextStyle(.red))
    return answer
  }

  mutating func add(_ text: String, _ style: TextStyle = .plain) { lines.append(ScreenLine(text, style)) }

  /// Adds lines that contain escape sequences.
  mutating func add(sequences: [String]) { lines += ReplAnswer.sequences(sequences).lines }
}
