import Foundation
import Testing

/// The code of a tutorial is cut from the files of its example, so that the two cannot part.
@Suite struct TutorialTests {
  private static let catalog = "Sources/FilterQueryKit/FilterQueryKit.docc"

  /// The tutorials in their order, with the folders of their examples.
  static let tutorials = [
    ("SearchBarTutorial", "Examples/SearchBar"), ("RewriterTutorial", "Examples/Rewriter"),
    ("SavedQueriesTutorial", "Examples/SavedQueries"), ("ServerTutorial", "Examples/Server"),
  ]

  @Test func everyPieceIsOfTheExample() throws {
    for (article, folder) in Self.tutorials {
      let files = try Repository.swiftFiles(in: folder).map { try Repository.text(of: $0) }
      let pieces = try Self.pieces(of: article)
      #expect(pieces.count >= 4, "\(article)")
      for piece in pieces where !piece.contains("import PackageDescription") {
        #expect(files.contains { $0.contains(piece) }, "no file of \(folder) has this piece of \(article):\n\(piece)")
      }
    }
  }

  /// A file that changes and an article that does not are noticed.
  @Test func anotherPieceIsNoticed() throws {
    let file = try Repository.text(of: "Examples/SearchBar/Sources/SearchBar/Shop.swift")
    let piece = try #require(try Self.pieces(of: "SearchBarTutorial").first { $0.contains("enum Shop") })
    #expect(file.contains(piece) && !file.replacing("\"price\"", with: "\"cost\"").contains(piece))
  }

  /// The tutorials open the documentation, in their order; the grammar and the architecture come last.
  @Test func theRootPageLeadsToTheTutorials() throws {
    let links = try Repository.text(of: "\(Self.catalog)/FilterQueryKit.md").matches(of: /<doc:(\w+)>/).map {
      String($0.1)
    }
    #expect(Array(links.prefix(Self.tutorials.count)) == Self.tutorials.map { $0.0 })
    let articles = Set(
      Repository.files(in: Self.catalog) { $0.hasSuffix(".md") }.map { $0.split(separator: "/").last ?? "" })
    #expect(Set(links.map { "\($0).md" }) == Set(articles.map { String($0) }).subtracting(["FilterQueryKit.md"]))
    let last = Array(links.suffix(5))
    #expect(last.contains("GrammarRules") && last.contains("Architecture"))
  }

  /// The Swift blocks of an article.
  private static func pieces(of article: String) throws -> [String] {
    try Repository.text(of: "\(catalog)/\(article).md").components(separatedBy: "```swift\n").dropFirst()
      .map { $0.components(separatedBy: "```")[0] }
  }
}
