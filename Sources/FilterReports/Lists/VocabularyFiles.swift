package import DataFiles
package import FilterVocabulary

/// Vocabularies in files.
package enum VocabularyFiles {
  /// The maximum size of a vocabulary file in bytes.
  package static let maximumBytes = 16 << 20

  /// The vocabulary of a file, which must be in the folder `root` if there is one.
  package static func read(
    _ file: String, accepting kinds: InputFile.Kinds = .regularOrPipe, within root: String? = nil
  ) throws(CommandFailure) -> Vocabulary {
    let bytes = try Files.read(file, accepting: kinds, maximumBytes: maximumBytes, within: root)
    do throws(VocabularyError) {
      return try Vocabulary(jsonBytes: bytes, zone: { ZoneRules(named: $0) })
    } catch {
      throw CommandFailure(message: error.report(kind: "vocabulary", file: file))
    }
  }
}

extension VocabularyError {
  /// One line per error with its file and position.
  package func report(kind: String, file: String) -> String {
    let lines = diagnostics.map { "\(file):\($0.line):\($0.column): \($0.message)" }
    return (["invalid \(kind) '\(file)'"] + lines).joined(separator: "\n")
  }
}
