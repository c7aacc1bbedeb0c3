import DataStreams

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The folder `shared` with corpora and real data, which only some machines have.
///
/// The functions return nil if the folder or a file is missing, so that a test is skipped with a reason:
///
/// ```swift
/// @Test(.enabled(if: SharedFolder.path(of: "corpus/queries.tsv") != nil, "\(SharedFolder.reason)"))
/// ```
package enum SharedFolder {
  /// The path of the folder: the environment variable `FILTERQ_SHARED`, or else `../shared` beside the package.
  package static let path: String? = {
    if let folder = getenv("FILTERQ_SHARED") { return InputFile.resolved(String(cString: folder)) }
    let package = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3).joined(separator: "/")
    return InputFile.resolved(package + "/../shared")
  }()

  /// Why a test that needs the folder is skipped.
  package static let reason = "the shared folder is missing; FILTERQ_SHARED can name it"

  /// The path of a file or folder in the shared folder; nil if it is missing.
  package static func path(of name: String) -> String? {
    path.flatMap { InputFile.resolved("\($0)/\(name)") }
  }

  /// The queries of `corpus/queries.tsv`; empty if the file is missing.
  package static func queries() throws -> [String] {
    guard let path = path(of: "corpus/queries.tsv") else { return [] }
    let text = String(decoding: try InputFile.bytes(ofFile: path), as: UTF8.self)
    return text.split(separator: "\n").dropFirst().map { line in
      String(line.split(separator: "\t", omittingEmptySubsequences: false)[0])
    }
  }
}
