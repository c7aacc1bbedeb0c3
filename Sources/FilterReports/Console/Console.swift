package import FilterText
import TerminalUI

/// What a command reads and writes: the process's own streams, or memory in tests.
public struct Console {
  /// Where lines come from.
  public var input: LineReader
  /// Takes the bytes of results.
  public var output: OutputBuffer
  /// Takes the bytes of messages.
  public var errors: OutputBuffer
  /// Whether results are shown to a person at a terminal.
  public var outputIsTerminal: Bool
  /// Whether a person types the input.
  public var inputIsTerminal: Bool
  /// Whether messages are shown to a person at a terminal.
  public var errorsIsTerminal: Bool
  /// Environment variables.
  public var environment: [String: String]

  /// Makes a console of its parts.
  public init(
    input: LineReader, output: OutputBuffer, errors: OutputBuffer, outputIsTerminal: Bool = false,
    inputIsTerminal: Bool = false, errorsIsTerminal: Bool = false, environment: [String: String] = [:]
  ) {
    self.input = input
    self.output = output
    self.errors = errors
    self.outputIsTerminal = outputIsTerminal
    self.inputIsTerminal = inputIsTerminal
    self.errorsIsTerminal = errorsIsTerminal
    self.environment = environment
  }

  /// Reads the input to its end and has each line, counted from one, answered as a query of any bytes. A person sees each
  /// answer before the next line is read; between programs answers gather. Ends early where the answers cannot be written.
  package mutating func answerLines(_ answer: (SourceText, _ number: Int, inout Console) throws -> Void) rethrows {
    var number = 0
    while output.failure == nil, let line = input.next() {
      number += 1
      try answer(SourceText(bytes: line), number, &self)
      if inputIsTerminal || outputIsTerminal { output.flush() }
    }
  }

  /// Writes the bytes of a text: to a terminal with a visible sign for every character that would do something to it, but for
  /// tabs and line ends; elsewhere exactly as they are.
  package mutating func writeText(_ bytes: [UInt8]) {
    if outputIsTerminal { output.write(CharacterWidth.visibleLines(bytes)) } else { output.write(bytes) }
  }

  /// A name, such as that of a file, within a line of results: as ``writeText(_:)`` would write it.
  package func shown(_ name: String) -> String { outputIsTerminal ? CharacterWidth.visible(name) : name }

  /// The colours results may have.
  package var style: TerminalStyle { TerminalStyle(isTerminal: outputIsTerminal, environment: environment) }

  /// The colours messages may have.
  package var errorStyle: TerminalStyle { TerminalStyle(isTerminal: errorsIsTerminal, environment: environment) }
}
