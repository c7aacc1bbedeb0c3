import ArgumentParser
import DataStreams
import FilterQueryTesting
import FilterREPL
import FilterReports
import FilterVocabulary
import ScryfallDialect
import TerminalUI

/// `--vocabulary FILE`, which every command takes.
struct VocabularyOption: ParsableArguments {
  @Option(name: .customLong("vocabulary"), help: "The vocabulary of another list, a JSON file.")
  var file: String?

  /// The vocabulary of the file, or the one of the home dialect. What is wrong with a file is told with lines and columns.
  func load() throws(CommandFailure) -> Vocabulary {
    try VocabularyOption.load(file)
  }

  /// How long a file of a vocabulary may be.
  static let maximumBytes = 16 << 20

  /// The vocabulary of a file of at most ``maximumBytes``; the one of the home dialect for nil. A path a person wrote may lead to a
  /// pipe.
  static func load(
    _ file: String?, accepting kinds: InputFile.Kinds = .regularOrPipe
  ) throws(CommandFailure) -> Vocabulary {
    guard let file else { return .scryfall }
    let bytes = try Files.read(file, accepting: kinds, maximumBytes: maximumBytes)
    do throws(VocabularyError) {
      return try Vocabulary(jsonBytes: bytes)
    } catch {
      throw CommandFailure(message: error.report(file: file))
    }
  }
}

extension VocabularyError {
  /// One line a mistake, each with the file and the place.
  fileprivate func report(file: String) -> String {
    let lines = mistakes.map { "\(file):\($0.line):\($0.column): \($0.message)" }
    return (["the vocabulary '\(file)' cannot be used"] + lines).joined(separator: "\n")
  }
}
