import Foundation
import Testing
import _FilterTestSupport

/// A fenced code block of an article.
struct ArticleFence: CustomTestStringConvertible {
  let article: String
  /// The line of its first text, counted from one.
  let line: Int
  let language: String
  let lines: [String]

  var testDescription: String { "\(article.split(separator: "/").last ?? ""):\(line)" }

  /// The README, the articles of the documentation, and the notes on the examples.
  static let articles: [String] = {
    let catalog = "Sources/FilterQueryKit/FilterQueryKit.docc"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: PackageFolder.path(of: catalog))) ?? []
    return ["README.md", "Examples/README.md", "Examples/Editors/README.md", "Grammar/Grammar.md"]
      + names.filter { $0.hasSuffix(".md") }.sorted().map { "\(catalog)/\($0)" }
  }()

  /// The blocks of all articles in some languages.
  static func all(_ languages: String...) throws -> [ArticleFence] {
    try articles.flatMap { try fences(of: $0) }.filter { languages.contains($0.language) }
  }

  private static func fences(of article: String) throws -> [ArticleFence] {
    var fences: [ArticleFence] = []
    var open: (language: String, line: Int, lines: [String])?
    let text = try PackageFolder.text(of: article)
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let content = line.drop { $0 == " " }
      guard content.hasPrefix("```") else {
        open?.lines.append(String(line))
        continue
      }
      if let fence = open {
        fences.append(
          ArticleFence(article: article, line: fence.line, language: fence.language, lines: fence.lines))
        open = nil
      } else {
        open = (String(content.dropFirst(3)), index + 2, [])
      }
    }
    return fences
  }
}
