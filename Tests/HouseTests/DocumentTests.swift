import Foundation
import Testing

/// Links, citations and words of the documents and comments.
@Suite struct DocumentTests {
  private static let catalog = "Sources/FilterQueryKit/FilterQueryKit.docc"

  private static let documents =
    ["README.md", "Grammar/Grammar.md", "Grammar/Reference.md", "Examples/README.md"] + articles

  private static let articles = Repository.files(in: catalog) { $0.hasSuffix(".md") }

  private static let code = Repository.swiftFiles(in: "Sources") + Repository.swiftFiles(in: "Tests")

  @Test func everyLinkLeadsSomewhere() throws {
    for document in Self.documents {
      let folder = document.split(separator: "/").dropLast().joined(separator: "/")
      let text = try Repository.text(of: document)
      for match in text.matches(of: /\]\(([^)\s]+)\)/) {
        let parts = match.1.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map { String($0) }
        if parts[0].contains(":") { continue }
        // The documentation compiler finds a picture by its name, in any folder of the catalog.
        if folder == Self.catalog, Repository.exists("\(folder)/Diagrams/\(parts[0])") { continue }
        let path = parts[0].isEmpty ? document : folder.isEmpty ? parts[0] : folder + "/" + parts[0]
        #expect(Repository.exists(path), "\(document) links \(match.1)")
        if parts.count > 1, path.hasSuffix(".md"), Repository.exists(path) {
          #expect(try headings(of: path).map { anchor($0) }.contains(parts[1]), "\(document) links \(match.1)")
        }
      }
    }
  }

  /// `<doc:Article>` names an article of the catalog, ``` ``Symbol`` ``` a declaration of the sources, and a path of a
  /// Swift file in a code span a file of the repository.
  @Test func everySymbolOfAnArticleExists() throws {
    for article in Self.articles {
      let text = try Repository.text(of: article).replacing(/```.*?```/.dotMatchesNewlines(), with: "")
      var broken: [String] = []
      for match in text.matches(of: /<doc:([^>]+)>/) where !Repository.exists("\(Self.catalog)/\(match.1).md") {
        broken.append(String(match.0))
      }
      for match in text.matches(of: /``([A-Za-z][^`\/(]*)(?:[\/(][^`]*)?``/) {
        let name = String(match.1)
        if !Self.declared.contains(name), !Repository.exists("Sources/\(name)") { broken.append(String(match.0)) }
      }
      for match in text.matches(of: /`((?:Sources|Tests|Grammar|Examples|[A-Z]\w+Tests)\/[^`*<…]+\.\w+)`/) {
        let path = String(match.1)
        if !Repository.exists(path), !Repository.exists("Tests/\(path)") { broken.append(path) }
      }
      #expect(broken == [], "\(article)")
    }
  }

  /// A citation of the language reference, `Reference 3.4`, names one of its sections.
  @Test func citedSectionsExist() throws {
    let sections = Set(
      try headings(of: "Grammar/Reference.md").compactMap {
        $0.split(separator: " ").first.map { $0.hasSuffix(".") ? String($0.dropLast()) : String($0) }
      })
    #expect(sections.contains("3.4"))
    for path in Self.code where path != "Tests/HouseTests/DocumentTests.swift" {
      let text = try Repository.text(of: path)
      #expect(!text.contains("REFERENCE"), "\(path)")
      for citation in text.matches(of: /\bReference (\d[\d., and]*)/) {
        for number in citation.1.matches(of: /\d+(?:\.\d+)*/) {
          #expect(sections.contains(String(number.0)), "\(path): \(citation.0)")
        }
      }
    }
  }

  /// The words that plain technical English replaces. The texts of the sample cards are data.
  @Test func sourcesUsePlainWords() throws {
    let words = /\b(?:[Bb]ehind|[Nn]obody|[Ss]omebody|[Ww]hoever|[Ll]est)\b/
    var found: [String] = []
    for path in Repository.swiftFiles(in: "Sources") where !path.hasSuffix("SampleCards.swift") {
      for (index, line) in try Repository.lines(of: path).enumerated() where line.contains(words) {
        found.append("\(path):\(index + 1): \(line)")
      }
    }
    #expect(found == [])
  }

  /// A test that names a folder of one machine cannot run elsewhere.
  @Test func noTestNamesAPathOfAMachine() throws {
    let paths = /["\/](?:work|Users)\//
    for path in Repository.swiftFiles(in: "Tests") where path != "Tests/HouseTests/DocumentTests.swift" {
      for (index, line) in try Repository.lines(of: path).enumerated() where line.contains(paths) {
        Issue.record("\(path):\(index + 1): \(line)")
      }
    }
  }

  private func headings(of document: String) throws -> [String] {
    try Repository.lines(of: document).filter { $0.hasPrefix("#") }
      .map { $0.drop { $0 == "#" }.trimmingCharacters(in: .whitespaces) }
  }

  /// The anchor that GitHub gives a heading.
  private func anchor(_ heading: String) -> String {
    String(
      heading.lowercased().filter { $0.isLetter || $0.isNumber || " -_".contains($0) }.map { $0 == " " ? "-" : $0 })
  }

  /// The names that the sources declare.
  private static let declared: Set<String> = {
    let declaration = /\b(?:struct|enum|class|actor|protocol|typealias|func|let|var|case|init)\s+`?(\w+)/
    var names: Set<String> = []
    for path in Repository.swiftFiles(in: "Sources") {
      for match in ((try? Repository.text(of: path)) ?? "").matches(of: declaration) { names.insert(String(match.1)) }
    }
    return names
  }()
}
