import Foundation
import Synchronization

/// The files of this checkout. Each folder is listed and each file is read once, whichever checks look at them.
enum Repository {
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// What has been read: file names below folders, texts of files, and their lines, by path from the root.
  private struct Contents {
    var names: [String: [String]] = [:]
    var texts: [String: String] = [:]
    var lines: [String: [String]] = [:]
  }

  private static let contents = Mutex(Contents())

  /// Swift files below a folder, as paths from the root.
  static func swiftFiles(in folder: String) -> [String] {
    files(in: folder) { $0.hasSuffix(".swift") }
  }

  /// Files below a folder whose names are wanted, as paths from the root.
  static func files(in folder: String, where isWanted: (String) -> Bool) -> [String] {
    names(in: folder).filter(isWanted).map { folder + "/" + $0 }
  }

  static func text(of path: String) throws -> String {
    if let text = contents.withLock({ $0.texts[path] }) { return text }
    let text = try String(contentsOf: root.appending(path: path), encoding: .utf8)
    contents.withLock { $0.texts[path] = text }
    return text
  }

  static func lines(of path: String) throws -> [String] {
    if let lines = contents.withLock({ $0.lines[path] }) { return lines }
    let lines = try text(of: path).split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
    contents.withLock { $0.lines[path] = lines }
    return lines
  }

  static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: root.appending(path: path).path)
  }

  /// The names of all files below a folder, in order, as paths from the folder.
  private static func names(in folder: String) -> [String] {
    if let names = contents.withLock({ $0.names[folder] }) { return names }
    let paths = FileManager.default.enumerator(atPath: root.appending(path: folder).path)
    let names = (paths?.compactMap { $0 as? String } ?? []).sorted()
    contents.withLock { $0.names[folder] = names }
    return names
  }
}
