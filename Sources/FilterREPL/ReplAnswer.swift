import FilterQueryTesting
import FilterReports
import TerminalUI

/// What is said to one input, and what is to be done besides.
struct ReplAnswer: Hashable, Sendable {
  /// What only the surroundings of the loop can do.
  enum Request: Hashable, Sendable {
    /// Ends the session.
    case quit
    /// Opens a file of cards.
    case load(path: String)
    /// Goes on with other options.
    case set(ReplOptions)
    /// Clears the screen.
    case clear
    /// Takes a query out of the history.
    case forget(String)
  }

  /// The lines, with their styles. They may be wider than the terminal.
  var lines: [ScreenLine] = []
  var request: Request?
  /// Whether an expectation was not met: a script ends with exit status 1 then.
  var isUnmet = false
  /// Whether the input could not be understood: an unknown command, a file that is not there. A script ends with exit status 2.
  var isError = false
}

extension TerminalStyle {
  /// The style of texts that are read again as lines.
  static let sequences = TerminalStyle(isTerminal: true, environment: [:])
}

extension ReplAnswer {
  /// An answer of one line.
  static func line(_ text: String, _ style: TextStyle = .plain) -> ReplAnswer {
    ReplAnswer(lines: [ScreenLine(text, style)])
  }

  /// An answer of lines with sequences.
  static func sequences(_ lines: [String]) -> ReplAnswer {
    ReplAnswer(lines: ScreenLine.lines(ofSequences: lines.map { $0 + "\n" }.joined()))
  }

  /// An answer to what could not be understood: what is wrong, and what to do.
  static func error(_ message: String, hints: String...) -> ReplAnswer {
    var answer = ReplAnswer(isError: true)
    answer.add(message, TextStyle(.red))
    for hint in hints { answer.add(hint, .faint) }
    return answer
  }

  /// An answer to what could not be understood from some byte of a text on: the text after a word, a caret under the place, and
  /// what is wrong.
  static func error(at offset: Int, in text: String, after word: String, _ message: String) -> ReplAnswer {
    var answer = ReplAnswer(isError: true)
    let before = String(decoding: Array(text.utf8).prefix(max(0, offset)), as: UTF8.self)
    answer.add("  \(word)\(text)")
    answer.add(
      String(repeating: " ", count: 2 + CharacterWidth.of(word) + CharacterWidth.of(before)) + "^", TextStyle(.green))
    answer.add(message, TextStyle(.red))
    return answer
  }

  /// Adds a line.
  mutating func add(_ text: String, _ style: TextStyle = .plain) { lines.append(ScreenLine(text, style)) }

  /// Adds lines with sequences.
  mutating func add(sequences: [String]) { lines += ReplAnswer.sequences(sequences).lines }
}
