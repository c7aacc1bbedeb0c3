import FilterCommands
import FilterLists
import FilterREPL
import FilterReports
import Foundation
import TerminalUI
import _FilterTestSupport

/// The result of a command line.
struct RunResult: Equatable, CustomStringConvertible {
  let status: Int32
  let outputBytes: [UInt8]
  let errors: String

  var output: String { String(decoding: outputBytes, as: UTF8.self) }
  /// The lines of the output, without the empty one after the last line feed.
  var lines: [String] { output.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map { String($0) } }
  var description: String { "status \(status)\noutput:\n\(output)errors:\n\(errors)" }

  init(status: Int32, output: [UInt8], errors: String) {
    self.status = status
    self.outputBytes = output
    self.errors = errors
  }

  /// Nothing but results, and by default a clean end.
  init(printing output: String, status: Int32 = 0) {
    self.init(status: status, output: Array(output.utf8), errors: "")
  }
}

#if os(macOS) || os(Linux)
  extension RunResult {
    /// Runs a program to its end. Its messages must fit into a pipe.
    init(of program: String, _ arguments: [String]) throws {
      let process = Process()
      let (output, errors) = (Pipe(), Pipe())
      process.executableURL = URL(filePath: program)
      process.arguments = arguments
      process.standardOutput = output
      process.standardError = errors
      try process.run()
      let outputData = try output.fileHandleForReading.readToEnd() ?? Data()
      let errorData = try errors.fileHandleForReading.readToEnd() ?? Data()
      process.waitUntilExit()
      self.init(
        status: process.terminationStatus, output: Array(outputData), errors: String(decoding: errorData, as: UTF8.self)
      )
    }
  }
#endif

/// The environment variables of the commands: a terminal, and not the catalogs of the user.
let environmentOfTests = ["TERM": "xterm", "XDG_DATA_HOME": "/there/is/no/such/directory"]

/// Runs a command line in this process.
///
/// - Parameters:
///   - pipe: Whether the input is a pipe even if it is empty; otherwise it is `/dev/null` then.
///   - terminal: Whether a person types the input and looks at the output.
func run(
  _ arguments: String..., input: String = "", pipe: Bool = false, terminal: Bool = false,
  environment: [String: String] = environmentOfTests
) -> RunResult {
  run(arguments, bytes: Array(input.utf8), pipe: pipe, terminal: terminal, environment: environment)
}

/// The same, with input that need not be UTF-8.
func run(
  _ arguments: [String], bytes: [UInt8], pipe: Bool = false, terminal: Bool = false,
  environment: [String: String] = environmentOfTests
) -> RunResult {
  let output = Collector()
  let errors = Collector()
  var console = Console(
    input: LineReader(bytes: bytes), output: OutputBuffer { output.bytes += $0 },
    errors: OutputBuffer { errors.bytes += $0 }, outputIsTerminal: terminal, inputIsTerminal: terminal,
    errorsIsTerminal: terminal, environment: environment)
  // Else the widths of a table would depend on how busy the processors are.
  console.tablePatience = .seconds(3_600)
  console.inputIsData = pipe || !bytes.isEmpty
  let status = FilterCommand.run(arguments, on: &console)
  return RunResult(
    status: status, output: output.bytes, errors: String(decoding: errors.bytes, as: UTF8.self))
}

/// The sink of an `OutputBuffer`.
final class Collector {
  var bytes: [UInt8] = []
  var pieces: [[UInt8]] = []

  func take(_ piece: [UInt8]) {
    bytes += piece
    pieces.append(piece)
  }
}

/// Calls `body` with a folder of its own, which is removed afterwards.
func withTemporaryFolder(_ body: (TemporaryFolder) throws -> Void) throws {
  let folder = try TemporaryFolder()
  try body(folder)
  withExtendedLifetime(folder) {}
}

extension TemporaryFolder {
  /// Writes a text file and returns its path.
  func file(_ name: String = "queries.filterq", _ text: String) throws -> String { try write(name, text) }

  /// Writes a file and returns its path.
  func file(_ name: String = "queries.filterq", bytes: [UInt8]) throws -> String { try write(name, bytes) }

  /// The bytes of the default file.
  func bytes() throws -> [UInt8] { try bytes("queries.filterq") }

  /// The text of a file.
  func text(_ name: String = "queries.filterq") throws -> String { String(decoding: try bytes(name), as: UTF8.self) }
}
