import FilterVocabulary
import Foundation
import ScryfallDialect

/// The three vocabularies that ship with the package: one as a table, two as files.
enum EveryVocabulary {
  static let all: [Vocabulary] = [.scryfall] + files

  private static let files: [Vocabulary] = ["people", "issues"].compactMap { name in
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Examples/Vocabularies/\(name).json").standardizedFileURL
    return (try? Data(contentsOf: file)).flatMap { try? Vocabulary(jsonBytes: Array($0)) }
  }
}

extension Vocabulary {
  /// The examples of all fields, as written by the author of the vocabulary.
  var examples: [String] { fields.flatMap { $0.examples } }
}
