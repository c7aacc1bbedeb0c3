package import FilterText
import Foundation
import TerminalUI

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The input and output of a command: the process's own streams, or memory in tests.
package struct Console {
  package var input: LineReader
  /// Takes the bytes of results.
  package var output: OutputBuffer
  /// Takes the bytes of messages.
  package var errors: OutputBuffer
  package var outputIsTerminal: Bool
  package var inputIsTerminal: Bool
  /// Whether the input is a pipe or a file, which has items or queries even if it is empty; not so `/dev/null`.
  package var inputIsData = true
  package var errorsIsTerminal: Bool
  /// Waits for input or its end; false if neither arrives for a few seconds.
  package var awaitInput: () -> Bool = { true }
  /// The time that a table at a terminal waits for the rows that determine its widths.
  package var tablePatience = Duration.milliseconds(100)
  /// Environment variables.
  package var environment: [String: String]
  /// Whether to use colors.
  package var color = ColorChoice.auto
  /// The request to stop and print the results so far.
  package let interruption: Interruption

  package init(
    input: LineReader, output: OutputBuffer, errors: OutputBuffer, outputIsTerminal: Bool = false,
    inputIsTerminal: Bool = false, errorsIsTerminal: Bool = false, environment: [String: String] = [:],
    interruption: Interruption = Interruption()
  ) {
    self.input = input
    self.output = output
    self.errors = errors
    self.outputIsTerminal = outputIsTerminal
    self.inputIsTerminal = inputIsTerminal
    self.errorsIsTerminal = errorsIsTerminal
    self.environment = environment
    self.interruption = interruption
  }

  /// Hands the input over to one reader on another thread at most: the next bytes, nil at the end.
  package mutating func takeInput() -> @Sendable () -> [UInt8]? { input.taken() }

  /// Answers each line of the input as a query; lines are counted from one. At a terminal, each answer is written
  /// before the next line is read. Stops early if the answers cannot be written.
  package mutating func answerLines(_ answer: (SourceText, _ number: Int, inout Console) throws -> Void) rethrows {
    var number = 0
    while output.failure == nil, let line = input.next() {
      number += 1
      let source = SourceText(bytes: line)
      try answer(number == 1 ? SourceText(bytes: Array(source.textBytes)) : source, number, &self)
      if inputIsTerminal || outputIsTerminal { output.flush() }
    }
  }

  /// Writes one line of JSON, in pieces if it is long.
  package mutating func writeJSONLine(_ write: (inout JSONWriter) -> Void) {
    let box = OutputBox(output)
    // The box owns the buffer alone, so that its bytes are not copied.
    output = OutputBuffer { _ in }
    var json = JSONWriter { box.output.write($0) }
    write(&json)
    json.flush()
    box.output.line()
    output = box.output
  }

  private final class OutputBox {
    var output: OutputBuffer
    init(_ output: OutputBuffer) { self.output = output }
  }

  /// Writes the bytes of a text. A terminal gets a visible sign for every control character but tabs and line ends.
  package mutating func writeText(_ bytes: [UInt8]) {
    if outputIsTerminal { output.write(CharacterWidth.visibleLines(bytes)) } else { output.write(bytes) }
  }

  /// A name, such as that of a file, within a line of results, written as ``writeText(_:)`` does.
  package func shown(_ name: String) -> String { outputIsTerminal ? CharacterWidth.visible(name) : name }

  /// The colors of results.
  package var style: TerminalStyle {
    TerminalStyle(isTerminal: outputIsTerminal, environment: environment, color: color)
  }

  /// The colors of messages.
  package var errorStyle: TerminalStyle {
    TerminalStyle(isTerminal: errorsIsTerminal, environment: environment, color: color)
  }
}

extension Console {
  /// The columns of the terminal: those of `COLUMNS` or of the terminal itself, else 80.
  package var width: Int { size("COLUMNS") ?? terminalSize?.columns ?? 80 }

  /// The lines of the terminal; `nil` without one.
  package var height: Int? { size("LINES") ?? terminalSize?.rows }

  /// A size from the environment; `nil` outside 1 to 10,000.
  private func size(_ name: String) -> Int? {
    environment[name].flatMap { Int($0) }.flatMap { (1...10_000).contains($0) ? $0 : nil }
  }

  private var terminalSize: (columns: Int, rows: Int)? {
    guard outputIsTerminal else { return nil }
    var size = winsize()
    guard ioctl(1, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else { return nil }
    return (Int(size.ws_col), Int(size.ws_row))
  }

  /// Prints lines, through the user's pager if the terminal has fewer.
  package mutating func page(_ lines: [String]) {
    if outputIsTerminal, let height, lines.count >= height {
      output.flush()
      if Pager.show(lines, environment: environment) { return }
    }
    for line in lines { output.line(line) }
  }
}

/// The program that shows long texts page by page: `$PAGER`, or `less`.
package enum Pager {
  /// Shows lines; false if there is no pager or the user wants none (`PAGER=`).
  package static func show(_ lines: [String], environment: [String: String]) -> Bool {
    let command = environment["PAGER"] ?? "less -FRX"
    if command.isEmpty || command == "cat" || environment["TERM"] == "dumb" { return false }
    #if os(Windows)
      return false
    #else
      // Leaving the pager early closes the pipe; that must not end this program.
      signal(SIGPIPE, SIG_IGN)
      // `Process` would put the pager into a group of its own, which the terminal stops when it reads keys.
      guard let pipe = popen(command, "w") else { return false }
      // An interrupt is for the pager while it runs.
      let before = signal(SIGINT, SIG_IGN)
      defer { signal(SIGINT, before) }
      var text = lines.joined(separator: "\n") + "\n"
      text.withUTF8 { _ = fwrite($0.baseAddress, 1, $0.count, pipe) }
      let status = pclose(pipe)
      // The status of the shell if the program does not exist.
      return status >> 8 & 0xFF != 127
    #endif
  }
}
