import Foundation
import Testing
import _FilterTestSupport

private let goldens = "Tests/FilterCommandsTests/Goldens"

/// Pages of output that are reviewed as a whole.
@Suite struct GoldenFileTests {
  /// The messages of command lines that fail, and of queries with notes.
  @Test(.enabled(if: hasCatalogs, "the package was built without SQLite"))
  func messages() throws {
    let lines = try PackageFolder.text(of: "\(goldens)/commands.txt")
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
    try Golden.expect(page, inFile: "\(goldens)/messages.txt")
  }

  /// The README shows the output of its commands, and none of them fails.
  @Test(.enabled(if: hasCatalogs, "the package was built without SQLite"))
  func readme() throws {
    let environment = environmentOfTests.merging(["NO_COLOR": "1", "PAGER": "cat", "COLUMNS": "80"]) { $1 }
    var page: [String] = []
    var isOutput = false
    try withTemporaryFolder { folder in
      for line in try PackageFolder.text(of: "README.md").split(separator: "\n", omittingEmptySubsequences: false) {
        let isPrompt = line.hasPrefix("$ ")
        if isPrompt { isOutput = true } else if line == "```" { isOutput = false } else if isOutput { continue }
        page.append(String(line))
        let command = isPrompt ? line.dropFirst(2) : line
        guard command.hasPrefix("swift run filterq "), !command.hasPrefix("swift run filterq repl") else { continue }
        let arguments = words(of: command.dropFirst("swift run filterq ".count)).map { word in
          word.hasPrefix("Examples/")
            ? PackageFolder.path(of: word)
            : word.hasPrefix(".build/") ? folder.path(String(word.dropFirst(7))) : word
        }
        let result = run(arguments, bytes: [], terminal: true, environment: environment)
        #expect(result.status < 2, "\(line): \(result)")
        if isPrompt { page += result.lines }
      }
    }
    try Golden.expect(page.joined(separator: "\n"), inFile: "README.md")
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
