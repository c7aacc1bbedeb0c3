import FilterQueryKit
import Foundation
import Testing
import _FilterTestSupport

/// The article on diagnostics is made from the declarations of their kinds: the comment of each case, with the text in
/// back quotes as its example, and what the library says about that. With `FILTERQ_RECORD` set to a folder, the article
/// is written to it.
@Suite struct DiagnosticPageTests {
  private static let article = "Sources/FilterQueryKit/FilterQueryKit.docc/Diagnostics.md"

  /// A kind of diagnostics: its declaration, and the severity of each case by its raw value.
  private struct Kind {
    let title: String
    let file: String
    let cases: [(name: String, id: String, severity: Severity)]
  }

  private static let kinds = [
    Kind(
      title: "Syntax", file: "Sources/FilterParser/SyntaxDiagnosticKind.swift",
      cases: SyntaxDiagnosticKind.allCases.map { ($0.rawValue, $0.id.name, $0.severity) }),
    Kind(
      title: "Fields and values", file: "Sources/FilterAnalysis/Diagnostics/SemanticDiagnosticKind.swift",
      cases: SemanticDiagnosticKind.allCases.map { ($0.rawValue, $0.id.name, $0.severity) }),
    Kind(
      title: "Logic", file: "Sources/FilterAnalysis/Diagnostics/LogicDiagnostics.swift",
      cases: LogicDiagnosticKind.allCases.map { ($0.rawValue, $0.id.name, $0.severity) }),
    Kind(
      title: "Regular expressions", file: "Sources/FilterRegex/RegexDiagnosticKind.swift",
      cases: RegexDiagnosticKind.allCases.map { ($0.rawValue, $0.id.name, $0.severity) }),
    Kind(
      title: "Query documents", file: "Sources/FilterDocuments/DocumentDirectives.swift",
      cases: DocumentDiagnosticKind.allCases.map { ($0.rawValue, $0.id.name, .error) }),
  ]

  @Test func thePageIsCurrent() throws { try Golden.expect(try Self.page(), inFile: Self.article) }

  /// Nearly all examples show what they say, so that the page is not one of dashes.
  @Test func examplesHaveTheirDiagnostic() throws {
    let rows = try Self.page().split(separator: "\n").filter { $0.hasPrefix("| `") }
    #expect(rows.count == Self.kinds.reduce(0) { $0 + $1.cases.count })
    #expect(rows.filter { $0.hasSuffix("| – | – |") }.count * 4 < rows.count)
  }

  private static func page() throws -> String {
    var text = """
      # Diagnostics

      All kinds of diagnostics, made from their declarations.

      An id is stable: settings, `# filterq:ignore`, `expect diagnostic`, JSON and tests refer to it. The message is that of the
      example over cards, or else over a list; the fix is the first one offered.

      """
    for kind in kinds {
      text += "\n## \(kind.title)\n\n| id | severity | when | message of the example | fix |\n|---|---|---|---|---|\n"
      let comments = try comments(in: kind.file)
      for row in kind.cases {
        let comment = comments[row.name] ?? ""
        let shown = diagnostic(row.id, in: comment)
        text += "| `\(row.id)` | \((shown?.severity ?? row.severity).rawValue) | \(cell(comment)) | "
        text += "\(cell(shown?.message ?? "–")) | \(cell(shown?.fixes.first?.title ?? "–")) |\n"
      }
    }
    return text
  }

  private static func cell(_ text: String) -> String { text.replacing("|", with: "\\|").replacing("``", with: "`") }

  /// The comments of the cases in a file, each in one line.
  private static func comments(in file: String) throws -> [String: String] {
    var comments: [String: String] = [:]
    var open: [Substring] = []
    for line in try PackageFolder.text(of: file).split(separator: "\n", omittingEmptySubsequences: false) {
      let line = line.drop { $0 == " " }
      if line.hasPrefix("///") {
        open.append(line.dropFirst(3).drop { $0 == " " })
        continue
      }
      if line.hasPrefix("case "), let name = line.dropFirst(5).split(whereSeparator: { " =(`".contains($0) }).first {
        comments[String(name)] = open.joined(separator: " ")
      }
      open = []
    }
    return comments
  }

  /// The diagnostic that an example of a comment has, over cards or over a list.
  private static func diagnostic(_ id: String, in comment: String) -> Diagnostic? {
    for match in comment.matches(of: /`([^`]+)`/) {
      for vocabulary in [Vocabulary.scryfall, list] {
        for example in [String(match.1), "o:/\(match.1)/"] {
          let found = DocumentSnapshot(SourceText(example), vocabulary: vocabulary).diagnostics()
          if let diagnostic = found.first(where: { $0.id.name == id }) { return diagnostic }
        }
      }
    }
    return nil
  }

  private static let list = Vocabulary(
    name: "issues", nameField: "title",
    fields: [
      Field("title", .text, summary: "", phrase: "have {is} in their title"),
      Field("origin", .text, summary: "", phrase: "come from {is}"),
      Field("state", .enumeration, isClosed: true, values: ["open", "closed"], summary: "", phrase: "are {is}"),
      Field("took", .duration, summary: "", phrase: "took {is}"),
      Field("size", .size, summary: "", phrase: "have {is}"),
      Field("votes", .number, summary: "", phrase: "have {is} votes"),
    ])
}
