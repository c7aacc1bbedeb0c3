import DataFiles
import FilterLists
import FilterReports
import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The editor of the environment, in which a line is written.
enum ReplEditor {
  private static let maximumBytes = 1 << 20

  /// Opens a text in `$VISUAL`, `$EDITOR` or `vi` and waits. Returns what was saved, or a failure. The terminal must
  /// have the modes from before the session.
  static func edit(_ text: String) -> Result<String, CommandFailure> {
    let environment = ProcessInfo.processInfo.environment
    let editor = ["VISUAL", "EDITOR"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? "vi"
    let folder = FileManager.default.temporaryDirectory.appending(path: "filterq-\(UUID().uuidString)")
    let file = folder.appending(path: "query.filterq").path
    defer { try? FileManager.default.removeItem(at: folder) }
    do {
      try FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
    } catch {
      return .failure(CommandFailure(message: "cannot create '\(folder.path)'"))
    }
    do throws(CommandFailure) {
      try Files.write(Array((text + "\n").utf8), to: file, .otherThan([]))
      // The editor is a command with arguments, such as `code --wait`; the path has no quotes.
      let status = system("\(editor) '\(file)'")
      if status != 0 { throw CommandFailure(message: "'\(editor)' failed; the line is as it was") }
      let bytes = try Files.read(file, accepting: .regular, maximumBytes: maximumBytes)
      return .success(String(decoding: bytes, as: UTF8.self))
    } catch {
      return .failure(error)
    }
  }
}
