import DataFiles
import DataStreams
import Foundation
package import Testing

/// The folder `shared` with corpora and real data, which only some machines have.
///
/// A test that needs a file of the folder has the trait ``Testing/Trait/needsShared(_:)``: it is skipped with a reason
/// if the file is missing. The functions return nothing for a missing file, so that a test can also use the folder
/// where it exists.
package enum SharedFolder {
  /// The path of the folder: the environment variable `FILTERQ_SHARED`, or else `../shared` beside the package. Nil if it
  /// is missing, and if the variable is empty, which hides the folder.
  package static let path: String? = InputFile.resolved(
    ProcessInfo.processInfo.environment["FILTERQ_SHARED"] ?? PackageFolder.path(of: "../shared"))

  /// The path of a file or folder in the shared folder; nil if it is missing.
  package static func path(of name: String) -> String? {
    path.flatMap { InputFile.resolved("\($0)/\(name)") }
  }

  /// The text of a file; nil if it is missing.
  package static func text(of name: String) throws -> String? {
    try path(of: name).map { try String(contentsOfFile: $0, encoding: .utf8) }
  }

  /// The object in a JSON file; nil if the file is missing or contains something else.
  package static func object(of name: String) throws -> [String: Any]? {
    guard let path = path(of: name) else { return nil }
    return try JSONSerialization.jsonObject(with: Data(contentsOf: URL(filePath: path))) as? [String: Any]
  }
}

extension SharedFolder {
  /// The file of real queries: text, source and kind in columns, after a line of headings.
  package static let queriesFile = "corpus/queries.tsv"

  /// The real queries; empty if the file is missing.
  ///
  /// - Parameter kind: Only queries of this kind: `valid`, `broken` or `other-dialect`.
  package static func queries(marked kind: String? = nil) throws -> [String] {
    let lines = try text(of: queriesFile)?.split(separator: "\n").dropFirst() ?? []
    return lines.compactMap { line in
      let columns = line.split(separator: "\t", omittingEmptySubsequences: false)
      return kind == nil || columns.count > 2 && columns[2] == kind! ? String(columns[0]) : nil
    }
  }

  /// The file of texts typed for a name, with the names that are right.
  package static let completionRowsFile = "corpus/completion-quality-dev.tsv"

  /// The rows of that file; empty if it is missing.
  package static func completionRows() throws -> [QualityRow] {
    try (text(of: completionRowsFile) ?? "").split(separator: "\n").map { QualityRow($0, separator: "\t") }
  }

  /// The values of a catalog of names such as `card-names`; empty if the file is missing.
  package static func catalog(_ name: String) throws -> [String] {
    try object(of: "data/catalogs/\(name).json")?["values"] as? [String] ?? []
  }
}

extension Trait where Self == ConditionTrait {
  /// Skips a test if one of these files of the shared folder is missing.
  package static func needsShared(_ names: String...) -> Self {
    .enabled(
      if: names.allSatisfy { SharedFolder.path(of: $0) != nil },
      "needs \(names.joined(separator: " and ")) in the shared folder; FILTERQ_SHARED can name it")
  }
}
