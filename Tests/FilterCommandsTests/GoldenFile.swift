import FilterTestSupport
import Foundation
import Testing

/// A file of expected output in `Goldens`, to be reviewed as a page.
///
/// `FILTERQ_RECORD=/tmp/tables swift test --filter GoldenFileTests` writes the files anew, and fails so that recording never passes
/// for a test.
struct GoldenFile {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Goldens")

  /// Expects a text to be that of a golden file, and names the first line that differs.
  static func expect(_ text: String, in name: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    try expect(text, in: folder.appending(path: name), sourceLocation: sourceLocation)
  }

  static func expect(_ text: String, in file: URL, sourceLocation: SourceLocation = #_sourceLocation) throws {
    if let folder = ProcessInfo.processInfo.environment["FILTERQ_RECORD"] {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      let recorded = URL(filePath: folder).appending(path: file.lastPathComponent)
      try Data(text.utf8).write(to: recorded)
      Issue.record("recorded \(recorded.path)", sourceLocation: sourceLocation)
      return
    }
    let expected = try String(contentsOf: file, encoding: .utf8).split(
      separator: "\n", omittingEmptySubsequences: false)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (number, pair) in zip(lines, expected).enumerated() where pair.0 != pair.1 {
      Issue.record(
        "\(file.lastPathComponent):\(number + 1): '\(pair.1)' is now '\(pair.0)'", sourceLocation: sourceLocation)
      return
    }
    #expect(lines.count == expected.count, sourceLocation: sourceLocation)
  }
}

#if Catalogs
  private let hasCatalogs = true
#else
  private let hasCatalogs = false
#endif

@Suite struct GoldenFileTests {
  /// The help of every command.
  @Test func help() throws {
    let catalogs = ["import", "list", "show", "remove"].map { ["catalogs", $0] }
    let cards = ["prepare", "show"].map { ["cards", $0] }
    let commands = [[]] + HelpTests.subcommands.map { [$0] } + catalogs + cards
    let pages = commands.map { "\(prompt($0 + ["--help"]))\n\(run($0 + ["--help"], bytes: []).output)" }
    try GoldenFile.expect(pages.joined(separator: "\n"), in: "help.txt")
  }

  /// The messages of command lines that fail, and of queries with notes.
  @Test(.enabled(if: hasCatalogs, "the package was built without SQLite"))
  func messages() throws {
    let lines = try String(contentsOf: GoldenFile.folder.appending(path: "commands.txt"), encoding: .utf8)
    var page = ""
    try withTemporaryFolder { folder in
      let script = "t:elf\nexpect count > 40\n"
      _ = try folder.file("script.filterq-test", script)
      _ = try folder.file("empty.json", "{}")
      _ = try folder.file("text.txt", "text\n")
      _ = try folder.file("queries.filterq", "t:elf or\nt:elf  c:g\n")
      for line in lines.split(separator: "\n") where !line.hasPrefix("#") {
        let parts = line.components(separatedBy: " < ")
        let arguments = words(of: parts[0]).map { $0.hasPrefix("@") ? folder.path(String($0.dropFirst())) : $0 }
        let result = run(arguments, bytes: Array((parts.count > 1 ? parts[1].replacing("%", with: "\n") : "").utf8))
        let text = result.errors + (result.status == 1 || arguments.contains("test") ? result.output : "")
        page += "$ filterq \(line)\n\(text.replacing(folder.url.path + "/", with: "@"))"
        page += "status \(result.status)\n\n"
      }
    }
    try GoldenFile.expect(page, in: "messages.txt")
  }

  /// The README shows what its commands print, and none of them fails.
  @Test(.enabled(if: hasCatalogs, "the package was built without SQLite"))
  func readme() throws {
    let root = GoldenFile.folder.deletingLastPathComponent().appending(path: "../..").standardizedFileURL
    let file = root.appending(path: "README.md")
    let environment = environmentOfTests.merging(["NO_COLOR": "1", "PAGER": "cat", "COLUMNS": "80"]) { $1 }
    var page: [String] = []
    var isOutput = false
    try withTemporaryFolder { folder in
      for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n", omittingEmptySubsequences: false)
      {
        let isPrompt = line.hasPrefix("$ ")
        if isPrompt { isOutput = true } else if line == "```" { isOutput = false } else if isOutput { continue }
        page.append(String(line))
        let command = isPrompt ? line.dropFirst(2) : line
        guard command.hasPrefix("swift run filterq "), !command.hasPrefix("swift run filterq repl") else { continue }
        let arguments = words(of: command.dropFirst("swift run filterq ".count)).map { word in
          word.hasPrefix("Examples/")
            ? root.appending(path: word).path
            : word.hasPrefix(".build/") ? folder.path(String(word.dropFirst(7))) : word
        }
        let result = run(arguments, bytes: [], terminal: true, environment: environment)
        #expect(result.status < 2, "\(line): \(result)")
        if isPrompt { page += result.lines }
      }
    }
    try GoldenFile.expect(page.joined(separator: "\n"), in: file)
  }

  private func prompt(_ arguments: [String]) -> String { "$ filterq " + arguments.joined(separator: " ") }

  /// The words of a command line up to a comment; single quotes hold a word together.
  private func words(of line: some StringProtocol) -> [String] {
    var words: [String] = []
    var word: String?
    var isQuoted = false
    for character in line {
      switch character {
      case "'":
        isQuoted.toggle()
        word = word ?? ""
      case " " where !isQuoted:
        if let word { words.append(word) }
        word = nil
      case "#" where !isQuoted && word == nil: return words
      default: word = (word ?? "") + String(character)
      }
    }
    return words + (word.map { [$0] } ?? [])
  }
}
