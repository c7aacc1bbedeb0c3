import FilterEvaluation
import FilterVocabulary

@testable import FilterLanguageServer

/// A line of a log.
struct LogLine: Sendable {
  let level: String
  let status: Int
  let message: String

  /// `error 500 the disk is full`
  init(_ text: String) {
    let words = text.split(separator: " ", maxSplits: 2)
    level = String(words[0])
    status = Int(words[1]) ?? 0
    message = String(words[2])
  }
}

/// Files of items: each line is that of a log.
final class TestItems: Sendable {
  static let list = FilterableList<LogLine>(
    name: "log", itemName: "line", itemNamePlural: "lines", nameField: "message",
    fields: [
      .text("message", rule: .collated) { $0.message },
      .enumeration("level", values: [FieldValue("error"), FieldValue("info"), FieldValue("debug")]) { $0.level },
      .number("status") { $0.status },
    ])
  static let lines = "error 500 the disk is full\ninfo 200 ready\nerror 404 no page\ninfo 200 ready again"

  private let files: GuardedValue<[String: String]>
  /// The paths of each reading.
  let readings = GuardedValue<[[String]]>([])

  /// The table of the rows of any query; nil if rows are not shown.
  let rows: String?

  init(_ files: [String: String] = ["/w/log": TestItems.lines], rows: String? = nil) {
    self.files = GuardedValue(files)
    self.rows = rows
  }

  subscript(_ path: String) -> String? {
    get { files.withLock { $0[path] } }
    set { files.withLock { $0[path] = newValue } }
  }

  /// The vocabulary of the list with the numbers of lines as frequencies.
  private static func counted(_ lines: [LogLine]) -> Vocabulary {
    list.vocabulary.counting { value, _ in lines.count { $0.level == value.text } }
  }

  private func read(_ paths: [String]) throws -> ServedItems {
    readings.withLock { $0.append(paths) }
    let lines = try paths.flatMap { path in
      guard let text = self[path] else { throw ServerHost.Failure("there is no file '\(path)'") }
      return text.split(separator: "\n").map { LogLine(String($0)) }
    }
    let damaged = lines.count { $0.level == "?" }
    let warning = damaged == 0 ? "" : "\(damaged) damaged"
    let store = ColumnStore(TestItems.list, items: lines)
    guard let rows else {
      return ServedItems(
        name: "log", list: TestItems.list, store: store, vocabulary: TestItems.counted(lines), warning: warning)
    }
    return ServedItems(
      name: "log", list: TestItems.list, store: store, vocabulary: TestItems.counted(lines), warning: warning,
      rows: { _ in rows })
  }

  /// A host with these files in the workspace `/w`. `reading` is called before the items are read.
  ///
  /// - Parameter locatesMissing: Whether a path of the settings may lead to a file that is not there.
  func host(
    vocabulary: String? = nil, standard: [String] = [], locatesMissing: Bool = true,
    reading: @escaping @Sendable () -> Void = {}
  ) -> ServerHost {
    ServerHost(
      vocabulary: { path in
        path ?? vocabulary == nil ? TestVocabularies.people : TestItems.list.vocabulary
      },
      locate: { [self] path, _ in
        if !locatesMissing, self["/w/" + path] == nil { throw ServerHost.Failure("no file '\(path)'") }
        if path.hasPrefix("/") { throw ServerHost.Failure("ignored '\(path)': outside the workspace") }
        return "/w/" + path
      },
      standardVocabulary: vocabulary,
      inferredVocabulary: { [self] paths in
        for path in paths where self[path] == nil { throw ServerHost.Failure("there is no file '\(path)'") }
        return TestItems.list.vocabulary
      },
      items: { [self] paths, _, progress in
        progress("reading", 0.5)
        reading()
        return try read(paths)
      },
      standardItems: standard,
      stamp: { [self] in self[$0] })
  }
}

extension TestClient {
  /// Waits until a number of items is in use; nil for none.
  func items(_ count: Int?) async throws {
    while server.state.withLock({ $0.resources.items?.count }) != count {
      try await Task.sleep(for: .milliseconds(1))
    }
  }

  /// Asks for counts until a number of items is in use.
  func itemsUponRequest(_ count: Int, _ document: MarkedDocument) async throws {
    while server.state.withLock({ $0.resources.items?.count }) != count {
      _ = try await ask("textDocument/hover", document)
      try await Task.sleep(for: .milliseconds(20))
    }
  }

  /// Notifies the server that a file changed.
  func changed(_ path: String) {
    notify("workspace/didChangeWatchedFiles", #"{"changes":[{"uri":"file://\#(path)","type":2}]}"#)
  }

  func messages() -> [String] { received("window/showMessage").compactMap { $0["message"]?.string } }
}
