import FilterSemantics
import FilterText
import FilterVocabulary
import ScryfallDialect
import Testing
import _FilterTestSupport

@testable import FilterCompletion

/// Names in queries that no catalog has, and those that are meant.
@Suite struct UnknownNamesTests {
  private func found(
    _ query: String, _ catalogs: CompletionCatalogs = SampleCatalogs.all, _ vocabulary: Vocabulary = .scryfall
  ) -> [Diagnostic] {
    catalogs.unknownNames(in: AnalyzedQuery(parsing: query, vocabulary: vocabulary))
  }

  private static let rows: [(query: String, message: String, fixed: String)] = [
    (
      "!\"Lightnig Bolt\" t:instant", "no name is 'Lightnig Bolt'; did you mean 'Lightning Bolt'?",
      "!\"Lightning Bolt\" t:instant"
    ),
    ("!forrest", "no name is 'forrest'; did you mean 'Forest'?", "!\"Forest\""),
    (
      "t:instant name:\"lightnig bolt\"", "no name is 'lightnig bolt'; did you mean 'Lightning Bolt'?",
      "t:instant name:\"Lightning Bolt\""
    ),
    ("name:forrest", "no name is 'forrest'; did you mean 'Forest'?", "name:Forest"),
    ("a:\"rebeca guay\"", "no artist is 'rebeca guay'; did you mean 'Rebecca Guay'?", "a:\"Rebecca Guay\""),
    ("a:nielson", "no artist is 'nielson'; did you mean 'Terese Nielsen'?", "a:\"Terese Nielsen\""),
  ]

  @Test func unknownNamesAreWarnings() throws {
    for row in Self.rows {
      let diagnostics = found(row.query)
      let diagnostic = try #require(diagnostics.first, "\(row.query)")
      #expect(diagnostics.count == 1 && diagnostic.id.name == "unknown-name" && diagnostic.severity == .warning)
      #expect(diagnostic.message == row.message, "\(row.query)")
      let fixed = diagnostic.fixes.first?.applied(to: SourceText(row.query))?.description
      #expect(diagnostic.fixes.count == 1 && fixed == row.fixed, "\(row.query)")
      #expect(found(row.fixed) == [], "\(row.fixed)")
    }
  }

  /// Names that exist, parts of names, names that are near none, and what is no name: words, patterns, stars and other
  /// fields.
  @Test(
    arguments: [
      "!\"Lightning Bolt\"", "!lightning", "!\"lim-dul's vault\"", "!fire", "!\"Fire // Ice\"", "name:ritual", "a:guay",
      "lightnig bolt", "name:/lightnig/", "a:/x/", "name:lightnig*", "-!forrest", "-a:nielson", "o:nielson", "e:zzy",
      "a!=nielson", "a:$who", "!\"\"", "", "!\"Zzyzx Qwert\"", "name:qwertzu",
    ])
  func queriesWithoutUnknownNames(query: String) { #expect(found(query).isEmpty) }

  /// Without the catalog of a field nothing is known about its texts.
  @Test func missingCatalogsAreNotJudged() {
    let names = CompletionCatalogs([SampleCatalogs.names])
    #expect(found("!forrest a:nielson", names).map { $0.message } == ["no name is 'forrest'; did you mean 'Forest'?"])
    #expect(found("!forrest a:nielson", .none).isEmpty)
    #expect(found("!forrest", CompletionCatalogs([CompletionCatalog("card-names", entries: [])])).isEmpty)
  }

  @Test func vocabulariesWithoutNamesAreNotJudged() {
    let field = Field("title", .text, catalogs: ["card-names"], summary: "", phrase: "have {is}")
    let unnamed = Vocabulary(name: "a", fields: [field])
    #expect(found("!forrest title:forrest", SampleCatalogs.all, unnamed).isEmpty)
  }

  /// The copies of an engine share one index, which is made for the first name.
  @Test func theIndexIsMadeOnce() throws {
    let catalogs = CompletionCatalogs([SampleCatalogs.names])
    let engine = CompletionEngine(vocabulary: .scryfall, catalogs: catalogs)
    let titles = try #require(catalogs["card-names"]?.titles)
    #expect(found("t:elf lightnig", engine.catalogs).isEmpty && !titles.isMade)
    #expect(found("!forest", engine.replacing(history: .empty).catalogs).isEmpty && titles.isMade)
  }

  /// A query of many unknown names has as many diagnostics as are looked for.
  @Test func manyNames() {
    let query = (0..<100).map { _ in "!forrest" }.joined(separator: " or ")
    #expect(found(query).count == 16)
    let known = (0..<100).map { _ in "!forest" }.joined(separator: " or ") + " or !forrest"
    #expect(found(known).count == 1)
  }
}
