import Foundation

/// The files of this checkout.
enum Repository {
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// Swift files below a folder, as paths from the root.
  static func swiftFiles(in folder: String) -> [String] {
    files(in: folder) { $0.hasSuffix(".swift") }
  }

  /// Files below a folder whose names are wanted, as paths from the root.
  static func files(in folder: String, where isWanted: (String) -> Bool) -> [String] {
    let base = root.appending(path: folder)
    let paths = FileManager.default.enumerator(atPath: base.path)?.compactMap { $0 as? String } ?? []
    return paths.filter(isWanted).map { folder + "/" + $0 }.sorted()
  }

  static func text(of path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  static func lines(of path: String) throws -> [String] {
    try text(of: path).split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
  }

  static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: root.appending(path: path).path)
  }
}
