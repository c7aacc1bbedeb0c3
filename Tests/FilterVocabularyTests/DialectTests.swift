import FilterText
import FilterVocabulary
import ScryfallDialect
import Testing

/// A dialect has the syntax of its vocabulary and a reading of its own.
@Suite struct DialectTests {
  @Test func theSyntaxIsThatOfTheVocabulary() throws {
    #expect(Dialect.scryfall.syntax.base == .cards)
    #expect(Dialect.scryfall.reading == .plain)
    let paths = Vocabulary(name: "files", fields: [Field("path", .path, summary: "", phrase: "")])
    let dialect = Dialect(paths, reading: .strict)
    #expect(dialect.syntax == SyntaxOptions(.lists, pathFields: ["path"]))
    #expect(dialect.reading == .strict)
    #expect(dialect.vocabulary.isIdentical(to: paths))
  }
}
