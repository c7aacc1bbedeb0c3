import DataFiles
import FilterReports
import Foundation

/// The file that keeps options between sessions: a line `name = value` each, `#` begins a comment.
package struct ReplSettings: Sendable {
  /// The path of the file; nil if there is no folder for it.
  private let path: String?
  /// The lines of the file.
  private var lines: [String] = []
  /// The options of the session when they were last looked at.
  private var known = ReplOptions()
  /// Messages about lines that set nothing.
  package private(set) var problems: [String] = []

  private static let maximumBytes = 1 << 16

  /// Settings that are not kept.
  package init() { path = nil }

  /// Reads `$XDG_CONFIG_HOME/filterq/repl.conf`, or that of `~/.config` without the variable. A missing file is empty.
  package init(environment: [String: String]) {
    self.init(path: Self.path(in: environment))
  }

  init(path: String?) {
    self.path = path
    guard let path, FileManager.default.fileExists(atPath: path) else { return }
    do throws(CommandFailure) {
      let bytes = try Files.read(path, accepting: .regular, maximumBytes: Self.maximumBytes)
      lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        .map { String($0) }
      if lines.last == "" { lines.removeLast() }
    } catch {
      problems = [error.message]
    }
  }

  private static func path(in environment: [String: String]) -> String? {
    let folder: String
    if let config = environment["XDG_CONFIG_HOME"], config.hasPrefix("/") {
      folder = config
    } else if let home = environment["HOME"], home.hasPrefix("/") {
      folder = home + "/.config"
    } else {
      return nil
    }
    return folder + "/filterq/repl.conf"
  }

  /// Sets the options that the file names.
  package mutating func apply(to options: inout ReplOptions) {
    for (index, line) in lines.enumerated() {
      guard let (name, value) = Self.setting(in: line) else { continue }
      let place = "\(path ?? ""):\(index + 1)"
      guard case .option(let option) = ReplOption.find(name), option.isKept else {
        problems.append("\(place): unknown option '\(name)'")
        continue
      }
      if !option.set(value, in: &options) {
        problems.append("\(place): '\(name)' is \(option.possibilities), not '\(value)'")
      }
    }
  }

  /// Notes the options at the start of a session, which are not written.
  mutating func begin(with options: ReplOptions) { known = options }

  /// Writes the options that changed; comments and other lines stay. Returns an error message, or nil.
  mutating func keep(_ options: ReplOptions) -> String? {
    let changed = ReplOption.allCases.filter { $0.isKept && $0.value(in: options) != $0.value(in: known) }
    known = options
    guard let path, !changed.isEmpty else { return nil }
    var lines = ReplSettings(path: path).lines
    for option in changed {
      let line = "\(option.rawValue) = \(option.value(in: options))"
      let last = lines.lastIndex { line in
        guard let name = Self.setting(in: line)?.name else { return false }
        return ReplOption.find(name) == .option(option)
      }
      if let last { lines[last] = line } else { lines.append(line) }
    }
    do {
      try FileManager.default.createDirectory(
        atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    } catch {
      return "cannot create the folder of '\(path)'; the option is for this session"
    }
    do throws(CommandFailure) {
      try Files.write(Array((lines.joined(separator: "\n") + "\n").utf8), to: path, .otherThan([]))
      return nil
    } catch {
      return "\(error.message); the option is for this session"
    }
  }

  /// The name and the value of a line; nil for a comment or a blank line.
  private static func setting(in line: String) -> (name: String, value: String)? {
    let text = line.prefix { $0 != "#" }.trimmed
    if text.isEmpty { return nil }
    let name = text.prefix { $0 != "=" && !$0.isWhitespace }
    return (String(name), text.dropFirst(name.count).drop { $0 == "=" || $0.isWhitespace }.trimmed)
  }
}
