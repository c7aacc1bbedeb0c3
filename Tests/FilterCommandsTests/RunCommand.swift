import FilterCommands
import FilterQueryTesting
import FilterREPL
import FilterReports
import Foundation
import TerminalUI

/// What a command line did.
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

  /// Nothing but results, and a clean end.
  init(printing output: String) {
    self.init(status: 0, output: Array(output.utf8), errors: "")
  }
}

/// What the commands see of the environment: a terminal, and not the catalogs of the user.
let environmentOfTests = ["TERM": "xterm", "XDG_DATA_HOME": "/there/is/no/such/directory"]

/// Runs a command line in this process.
///
/// - Parameters:
///   - terminal: Whether a person types the input and looks at the output.
func run(
  _ arguments: String..., input: String = "", terminal: Bool = false, environment: [String: String] = environmentOfTests
) -> RunResult {
  run(arguments, bytes: Array(input.utf8), terminal: terminal, environment: environment)
}

/// The same, with input that need not be UTF-8.
func run(
  _ arguments: [String], bytes: [UInt8], terminal: Bool = false, environment: [String: String] = environmentOfTests
) -> RunResult {
  let output = Collector()
  let errors = Collector()
  var console = Console(
    input: LineReader(bytes: bytes), output: OutputBuffer { output.bytes += $0 },
    errors: OutputBuffer { errors.bytes += $0 }, outputIsTerminal: terminal, inputIsTerminal: terminal,
    errorsIsTerminal: terminal, environment: environment)
  let status = FilterCommand.run(arguments, on: &console)
  return RunResult(
    status: status, output: output.bytes, errors: String(decoding: errors.bytes, as: UTF8.self))
}

/// Where the bytes of an `OutputBuffer` go.
final class Collector {
  var bytes: [UInt8] = []
  var pieces: [[UInt8]] = []

  func take(_ piece: [UInt8]) {
    bytes += piece
    pieces.append(piece)
  }
}

/// Gives `body` a folder of its own, which is gone afterwards.
func withTemporaryFolder(_ body: (TemporaryFolder) throws -> Void) throws {
  let url = FileManager.default.temporaryDirectory.appending(path: "filterq-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: url) }
  try body(TemporaryFolder(url: url))
}

struct TemporaryFolder {
  let url: URL

  func path(_ name: String) -> String { url.appending(path: name).path }

  /// Writes a file and answers its path.
  func file(_ name: String = "queries.filterq", _ text: String) throws -> String {
    try file(name, bytes: Array(text.utf8))
  }

  func file(_ name: String = "queries.filterq", bytes: [UInt8]) throws -> String {
    try Data(bytes).write(to: url.appending(path: name))
    return path(name)
  }

  func bytes(_ name: String = "queries.filterq") throws -> [UInt8] {
    Array(try Data(contentsOf: url.appending(path: name)))
  }

  func text(_ name: String = "queries.filterq") throws -> String { String(decoding: try bytes(name), as: UTF8.self) }
}

/// The queries of the corpus, which is kept with its own tests.
enum Corpus {
  static let validFile = folder.appending(path: "valid.txt").path
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../CorpusTests/Corpus").standardizedFileURL

  static func valid() throws -> [String] { try lines(of: "valid.txt") }
  static func damaged() throws -> [String] { try lines(of: "damaged.txt").filter { !$0.hasPrefix(" ") } }

  private static func lines(of name: String) throws -> [String] {
    try String(contentsOf: folder.appending(path: name), encoding: .utf8).split(separator: "\n").map { String($0) }
      .filter { !$0.hasPrefix("# ") }
  }
}
