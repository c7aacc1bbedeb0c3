import Foundation
import Testing

/// Habits of the house that a newcomer relies on.
@Suite struct TidinessTests {
  /// A table of values has a line for each.
  @Test func noFileIsTooLong() throws {
    for path in Repository.swiftFiles(in: "Sources") + Repository.swiftFiles(in: "Tests")
    where !path.hasSuffix("/ScryfallTables.swift") {
      let count = try Repository.lines(of: path).count
      #expect(count <= 450, "\(path) has \(count) lines")
    }
  }

  @Test func theMedianSourceFileIsSmall() throws {
    let counts = try Repository.swiftFiles(in: "Sources").map { try Repository.lines(of: $0).count }.sorted()
    #expect(counts[counts.count / 2] < 120)
  }

  @Test func noFileHasANameThatSaysNothing() {
    let forbidden = ["Utils", "Util", "Common", "Helpers", "Helper", "Misc"]
    for path in Repository.swiftFiles(in: "Sources") + Repository.swiftFiles(in: "Tests") {
      let name = path.split(separator: "/").last.map { String($0.dropLast(".swift".count)) } ?? ""
      #expect(!forbidden.contains(name), "\(path)")
    }
  }

  /// Files that tests and scripts name, those of steps that need another program too, so that a move is noticed at once.
  @Test func namedFilesExist() throws {
    let named = /\b(?:Tests|Examples|Grammar)\/[\w.\/-]*\.[a-z-]+\b/
    for path in Repository.swiftFiles(in: "Tests") + Repository.files(in: ".ci", where: { !$0.hasSuffix("/") }) {
      for match in (try? Repository.text(of: path))?.matches(of: named) ?? [] {
        #expect(Repository.exists(String(match.output)), "\(path) names \(match.output)")
      }
    }
  }

  /// Each test module with sizes of the long tier is in a group of `.ci/long`, and no other.
  @Test func everyLongTestIsInAGroup() throws {
    let groups = try Repository.lines(of: ".ci/long").filter { !$0.hasPrefix("#") }
      .flatMap { $0.split(separator: " ").dropFirst() }.filter { $0 != "plain" }.map { String($0) }
    let modules = try Repository.swiftFiles(in: "Tests").filter { path in
      guard !path.hasPrefix("Tests/HouseTests") else { return false }
      let text = try Repository.text(of: path)
      return text.contains(".longTier") || text.contains("count(long:") || text.contains("TestTier.")
    }
    #expect(groups.sorted() == Set(modules.map { String($0.split(separator: "/")[1]) }).sorted())
  }

  /// Every public declaration, enum cases included, has a doc comment on the line above it (attributes may stand
  /// between).
  @Test func everyPublicDeclarationIsDocumented() throws {
    var undocumented: [String] = []
    for path in Repository.swiftFiles(in: "Sources") {
      var scanner = DeclarationScanner()
      let lines = try Repository.lines(of: path)
      for (index, line) in lines.enumerated() where scanner.needsDocumentation(line) {
        if !isDocumented(index, in: lines) {
          undocumented.append("\(path):\(index + 1): \(line.trimmingCharacters(in: .whitespaces))")
        }
      }
    }
    #expect(undocumented == [])
  }

  /// A comment of three words repeats the name.
  @Test func documentationSaysMoreThanTheName() throws {
    var short: [String] = []
    for path in Repository.swiftFiles(in: "Sources") {
      var scanner = DeclarationScanner()
      let lines = try Repository.lines(of: path).map { $0.trimmingCharacters(in: .whitespaces) }
      for (index, line) in try Repository.lines(of: path).enumerated() where scanner.needsDocumentation(line) {
        guard line.contains("public ") else { continue }
        let above = lines[..<index].reversed().drop { $0.hasPrefix("@") }.prefix { $0.hasPrefix("///") }
        let words = above.flatMap { $0.dropFirst(3).split(separator: " ") }
        if (1...3).contains(words.count) { short.append("\(path):\(index + 1): \(line)") }
      }
    }
    #expect(short == [])
  }

  private func isDocumented(_ index: Int, in lines: [String]) -> Bool {
    var above = index - 1
    while above >= 0 {
      let line = lines[above].trimmingCharacters(in: .whitespaces)
      if line.hasPrefix("@") {
        above -= 1
        continue
      }
      return line.hasPrefix("///")
    }
    return false
  }
}

/// Finds the lines that declare something public, one after another.
private struct DeclarationScanner {
  /// The indentation of the public enum whose cases are public too; nil outside one.
  private var enumIndent: Int?

  mutating func needsDocumentation(_ line: String) -> Bool {
    let indent = line.prefix { $0 == " " }.count
    let words = line.split(separator: " ").map { String($0) }
    guard let first = words.first, !first.hasPrefix("//") else { return false }
    if let open = enumIndent, indent <= open, line.contains("}") { enumIndent = nil }
    if let open = enumIndent, indent == open + 2, first == "case" { return true }
    let visible = words.drop { $0.hasPrefix("@") }
    guard visible.first == "public", visible.count > 1 else { return false }
    let second = visible[visible.startIndex + 1]
    if second == "import" || second == "extension" { return false }
    if visible.contains("enum"), !line.contains("}") { enumIndent = indent }
    return true
  }
}
