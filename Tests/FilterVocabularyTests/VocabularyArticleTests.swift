import FilterAST
import FilterVocabulary
import Foundation
import Testing

/// The article on the format is correct.
@Suite struct VocabularyArticleTests {
  private let article: String

  init() throws {
    article = try VocabularyFiles.text(of: "Sources/FilterQueryKit/FilterQueryKit.docc/VocabularyFiles.md")
  }

  private var blocks: [String] {
    article.matches(of: /```json\n((?s).*?)\n```/).map { String($0.1) }
  }

  @Test func everyExampleLoads() throws {
    #expect(blocks.count == 3)
    for block in blocks { #expect(DiagnosticExample.diagnostics(of: block) == []) }
    let games = try Vocabulary(json: blocks[1])
    #expect(games.field(named: "players")?.phrase == "are played by {is} people")
    #expect(games.externalCatalogs == ["publishers"])
  }

  @Test func theExampleIsLaidOutAsItIsWritten() throws {
    let games = try Vocabulary(json: blocks[1])
    #expect(games.json == blocks[1])
  }

  @Test func everyKeyIsExplained() {
    func expectAll<Key: VocabularyKey>(_ keys: Key.Type) {
      for key in Key.allCases { #expect(article.contains("`\(key.rawValue)`"), "\(key.rawValue) of \(Key.object)") }
    }
    expectAll(RootKey.self)
    expectAll(FieldKey.self)
    expectAll(ValueKey.self)
    expectAll(CatalogKey.self)
    expectAll(PaletteKey.self)
    expectAll(ColorKey.self)
    expectAll(NicknameKey.self)
    expectAll(CountWordKey.self)
    expectAll(SymbolKey.self)
    expectAll(AbsentFieldKey.self)
    expectAll(SynonymKey.self)
    expectAll(LimitKey.self)
  }

  @Test func everyKindIsExplained() {
    for kind in ValueKind.allCases { #expect(article.contains("| `\(kind.rawValue)` |"), "\(kind.rawValue)") }
  }

  /// The messages of the article are those of its file.
  @Test func theMessagesAreThoseOfTheFile() throws {
    let file = try #require(article.firstMatch(of: /```text\n((?s).*?)\n```\n\n```text\n((?s).*?)\n```/))
    #expect(DiagnosticExample.diagnostics(of: String(file.1)).joined(separator: "\n") == String(file.2))
  }
}
