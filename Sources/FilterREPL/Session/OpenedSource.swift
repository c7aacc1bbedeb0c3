import DataFiles
import FilterLists
import FilterReports
import TerminalUI

/// The source of a session's list, with its files as they were before it was read.
struct OpenedSource: Sendable {
  /// The change of files since they were looked at last.
  enum Change: Hashable, Sendable {
    /// None is known, and they are read again on request.
    case unchanged
    /// One of them was written to, or replaced.
    case written
    /// One of them is missing.
    case missing
  }

  let source: ReplSource
  private var states: [FileState?]

  /// A source that is about to be read.
  init(_ source: ReplSource) {
    self.source = source
    states = Self.states(of: source.paths)
  }

  /// The change of the files since the last call; nil for none, unless they are read again on request.
  mutating func change(isAsked: Bool = false) -> Change? {
    let (before, now) = (states, Self.states(of: source.paths))
    states = now
    if now == before { return isAsked ? .unchanged : nil }
    if isAsked { return .written }
    return zip(before, now).contains { $0 != nil && $1 == nil } ? .missing : .written
  }

  /// The state of each path that is a regular file, or the database of a table; nil for others.
  private static func states(of paths: [String]) -> [FileState?] {
    paths.map { path in
      InputPaths.all(of: path).lazy.compactMap { FileState(path: $0) }.first { $0.isRegular }
    }
  }
}

extension ReplSource {
  /// The message about a change of a list's files.
  static func news(of change: OpenedSource.Change, _ list: SearchableList?, _ failure: CommandFailure?) -> String {
    let name = list?.name ?? ""
    let content = list.map { Counted.of($0.count, $0.nouns.one, $0.nouns.many) } ?? ""
    if let failure {
      return "\(name) cannot be read again; the \(content) read before are searched\n\(failure.message)"
    }
    switch change {
    case .unchanged: return "\(name) was read again: \(content)"
    case .written: return "\(name) has changed and was read again: \(content)"
    case .missing: return "\(name) is missing; the \(content) read before are searched"
    }
  }
}

extension ReplInterpreter {
  /// Requests that the files of the list are read again.
  func reload() -> ReplAnswer {
    if list == nil { return ReplInterpreter.withoutList }
    if opened?.source.paths.isEmpty ?? true { return .error("the list was not read from a file") }
    return ReplAnswer(request: .reload)
  }
}
