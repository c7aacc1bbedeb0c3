import FilterAnalysis
import FilterDocuments
import FilterText
import FilterVocabulary
import ScryfallDialect
import Testing
import _FilterTestSupport

@testable import FilterLanguageService

/// Parameters and names of queries in an editor.
@Suite struct DocumentSignTests {
  private static let text = """
    # all: f:modern
    # sort: -usd

    $most = 3

    # name: elves
    t:elf mv<$most

    # Cheap goblins
    t:goblin mv<=$most

    @elves or (@cheap-goblins -@elves) mv<$least

    """
  private let document = DocumentSnapshot(SourceText(text), vocabulary: .scryfall)

  /// The offset of the n-th occurrence of a text, one byte into it.
  private func offset(_ text: String, _ number: Int = 1) throws -> Int {
    var rest = document.source.description[...]
    var found = 0
    for index in 1...number {
      let range = try #require(rest.firstRange(of: text))
      found = document.source.description.utf8.distance(
        from: document.source.description.startIndex, to: range.lowerBound)
      if index < number { rest = rest[range.upperBound...] }
    }
    return found + 1
  }

  private func texts(_ ranges: [SourceRange]) -> [String] { ranges.map { document.source[$0] } }

  @Test func definitionsAndReferences() throws {
    for number in 1...2 {
      let caret = try offset("@elves", number)
      #expect(document.definition(at: caret).map { document.source[$0] } == "elves")
      #expect(texts(document.references(at: caret)) == ["elves", "@elves", "@elves"])
      #expect(document.highlights(at: caret).count == 3)
    }
    #expect(texts(document.references(at: try offset("elves"))) == ["elves", "@elves", "@elves"])
    #expect(document.definition(at: try offset("elves")) == nil)
    #expect(texts(document.references(at: try offset("$most"))) == ["$most", "$most", "$most"])
    let use = try offset("$most", 3)
    #expect(document.definition(at: use)?.start == (try offset("$most")) - 1)
    #expect(document.definition(at: try offset("@cheap")).map { document.source[$0] } == "Cheap goblins")
    #expect(document.definition(at: try offset("$least")) == nil)
    #expect(texts(document.references(at: try offset("$least"))) == ["$least"])
    // Elsewhere terms are referred to, as ever.
    #expect(texts(document.references(at: try offset("elf mv"))) == ["t:elf"])
  }

  @Test func queriesByName() {
    #expect(document.query(named: "elves")?.index == 0)
    #expect(document.query(named: "Cheap goblins")?.index == 1)
    #expect(document.query(named: "orcs") == nil)
  }

  @Test func renaming() throws {
    func renamed(_ caret: Int, _ name: String) throws -> String? {
      document.source.applying(try document.rename(at: caret, to: name))?.description
    }
    let caret = try offset("@elves", 2)
    #expect(document.prepareRename(at: caret)?.placeholder == "elves")
    #expect(
      try renamed(caret, "Wood elves")
        == Self.text.replacing("name: elves", with: "name: Wood elves").replacing("@elves", with: "@wood-elves"))
    #expect(
      try renamed(try offset("name: elves") + 6, "druids")
        == Self.text.replacing("name: elves", with: "name: druids").replacing("@elves", with: "@druids"))
    #expect(try renamed(try offset("$most"), "limit") == Self.text.replacing("$most", with: "$limit"))
    #expect(throws: RenameRefusal.nameTaken("cheap goblins")) { try renamed(caret, "cheap goblins") }
    #expect(throws: RenameRefusal.noName("1!")) { try renamed(try offset("$most"), "1!") }
    #expect(throws: RenameRefusal.nameTaken("least")) { try renamed(try offset("$most"), "least") }
    #expect(throws: RenameRefusal.blankText) { try renamed(caret, " ") }
  }

  @Test func hovers() throws {
    let reference = try #require(document.hover(at: try offset("@elves")))
    #expect(reference.title == "@elves")
    #expect(reference.plainText.contains("t:elf mv<$most"))
    #expect(reference.plainText.contains("mana value of less than 3"), "\(reference.plainText)")
    #expect(
      try #require(document.hover(at: try offset("$most", 2))).plainText == "$most\na parameter with the default '3'")
    let unset = try #require(document.hover(at: try offset("$least")))
    #expect(unset.plainText == "$least\na parameter without a default; a search gives it with '--arg least=VALUE'")
  }

  @Test func completions() {
    func labels(_ end: String) -> [String]? {
      let text = Self.text + "\n" + end
      let document = DocumentSnapshot(SourceText(text), vocabulary: .scryfall)
      guard let caret = CompletedText(at: text.utf8.count, in: document) else { return nil }
      return document.completionOfSign(at: caret, limit: 10)?.items.map { $0.newText }
    }
    #expect(labels("@") == ["@elves", "@cheap-goblins"])
    #expect(labels("x -@ch") == ["@cheap-goblins"])
    #expect(labels("x (@elvs") == ["@elves"])
    #expect(labels("mv<$") == ["$most"])
    #expect(labels("mv<$m") == ["$most"])
    #expect(labels("t:e") == nil)
    #expect(labels("a@") == nil)
  }

  @Test func diagnosticsOfTheDocument() {
    let text = "# all: f:modren\n# name: a\nx\n\n# name: a\n@b $c\n"
    let found = DocumentSnapshot(SourceText(text), vocabulary: .scryfall).diagnostics()
    #expect(
      found.filter { $0.severity != .hint }.map { "\($0.range) \($0.id)" } == [
        "9..<15 unknown-value", "37..<38 repeated-name", "39..<41 unknown-reference", "42..<44 unset-parameter",
      ], "\(found)")
  }

  @Test func symbols() {
    let symbols = document.symbols()
    #expect(symbols.map { $0.name } == ["elves", "Cheap goblins", "@elves or (@cheap-goblins -@elves) mv<$least"])
    #expect(symbols[0].detail == "t:elf mv<$most")
  }

  /// Only the queries that an edit changes are analyzed again, those that refer to another one included.
  @Test func edits() throws {
    let text = "# name: a\nx\n\n@a\n\ny\n"
    let before = DocumentSnapshot(SourceText(text), vocabulary: .scryfall)
    _ = before.diagnostics()
    let after = before.replacing(SourceRange(start: 10, end: 11), with: "z")
    #expect(after.queries[1].expanded.source == "(z)")
    #expect(after.queriesShared(with: before).last == 1)
    #expect(after.queries[2].entry.isAnalyzed)
    #expect(!after.queries[0].entry.isAnalyzed)
    let other = after.replacing(SourceRange(start: 8, end: 9), with: "b")
    #expect(other.queries[1].diagnostics.map { $0.id.name } == ["unknown-reference"])
    let restored = other.replacing(SourceRange(start: 8, end: 9), with: "a")
    #expect(restored.queries[1].diagnostics.isEmpty)
  }
}
