import FilterCompletion
import FilterDocuments
import FilterText
import ScryfallDialect
import Testing
import _FilterTestSupport

@testable import FilterLanguageService

/// Every row of the table of directives is read, checked, completed, described and documented.
@Suite struct DirectiveTableTests {
  /// The directives that are comments.
  private static let comments = DocumentDirective.all.filter { $0.beginning.hasPrefix("#") }
  private static let engine = CompletionEngine(vocabulary: .scryfall)

  private func snapshot(_ text: String) -> DocumentSnapshot {
    DocumentSnapshot(SourceText(text), vocabulary: .scryfall)
  }

  private func labels(_ marked: String) -> [String] {
    let text = MarkedText(marked)
    return snapshot(text.text).completion(at: text.caret ?? -1, engine: Self.engine)
      .items.map { $0.item.label }
  }

  private func kind(_ comment: String) -> DocumentDirectives.Kind? {
    let source = SourceText(comment)
    return DocumentDirectives.directive(source.range, in: source)?.kind
  }

  @Test func everyRowIsRead() {
    for row in Self.comments { #expect(kind(row.example) == row.kind, "\(row.example)") }
    #expect(
      QueryDocument(SourceText(DocumentDirectives.Kind.parameter.directive.example)).directives.parameters.count == 1)
    let text = Self.comments.map { $0.example + "\n" }.joined() + "\n# name: elves\nt:elf"
    let read = QueryDocument(SourceText(text)).directives
    #expect(read.document.count == 4 && read.heads[0]?.name?.text == "elves")
  }

  /// A word with an error, no text, and a place where nothing is said.
  @Test func everyRowIsChecked() throws {
    func ids(_ text: String) -> [String] { snapshot(text).documentDiagnostics.map { $0.id.name } }
    for row in Self.comments {
      var letters = Array(row.beginning)
      letters.remove(at: letters.count - 2)
      let wrong = String(letters) + row.example.dropFirst(row.beginning.count)
      let document = snapshot(wrong + "\nt:elf")
      let found = try #require(document.documentDiagnostics.first, "\(wrong)")
      #expect(found.id.name == "misspelt-directive" && found.severity == .hint)
      let fix = try #require(found.fixes.first)
      let mended = try #require(document.source.applying(fix.edits))
      #expect(mended.description == row.example + "\nt:elf")
      if row.place == .aroundQuery { continue }
      #expect(ids(row.beginning + "\nt:elf") == ["empty-directive"])
      #expect(ids("t:elf\n\n" + row.example) == ["misplaced-directive"])
    }
    for prose in [
      "# Elves: all", "# note: x", "# todo:x", "# past: 2 weeks", "# a name: x", "t:elf # nmae: x", "#!sotr: x",
    ] {
      #expect(ids(prose + "\nt:elf") == [], "\(prose)")
    }
    #expect(ids("# Name: elves\nt:elf") == ["misspelt-directive"])
  }

  @Test func everyRowIsCompleted() {
    for row in Self.comments {
      for length in 1...row.beginning.count {
        let typed = row.beginning.prefix(length)
        #expect(labels("\(typed)‸\nt:elf").contains(row.beginning), "\(typed)")
      }
      #expect(labels("#\(row.beginning.dropFirst(2).prefix(2))‸\nt:elf").contains(row.beginning))
    }
    #expect(labels("$most‸\n\nt:elf") == ["$most = "])
    #expect(labels("$a = 1\n$‸") == ["$a"])
  }

  /// Only what says something at a place is offered there.
  @Test func completionsFitThePlace() {
    #expect(labels("#‸\nt:elf") == Self.comments.map { $0.beginning })
    #expect(labels("t:elf\n\n# ‸\nt:orc") == ["# name:", "# sort:", "# columns:", "# filterq: ignore"])
    #expect(labels("t:elf\n  # ‸\n  mv<2") == ["# filterq: ignore"])
    #expect(labels("# a note ‸") == [])
    #expect(labels("# sort: ‸").starts(with: ["name", "mana_cost"]))
    #expect(labels("# sort: -usd‸\nt:elf") == ["prices.usd", "prices.usd_foil"])
    #expect(labels("# columns: cmc, nam‸, name\nt:elf") == ["set_name", "flavor_name", "printed_name"])
    #expect(labels("# columns: set_n‸\nt:elf") == ["set_name"])
    #expect(labels("t:elf # ‸") == [])
    #expect(labels("# filterq: ignore unknown-va‸\nt:elf") == ["unknown-value"])
    #expect(labels("# filterq: ignore unused, duplicate-q‸ery\nt:elf") == ["duplicate-query"])
    #expect(labels("# all: f:moder‸\nt:elf").first == "modern")
    #expect(labels("# all: ‸\nt:elf") == labels("‸"))
    // The sign is a part of the directive, not of its query.
    #expect(labels("# all:‸\nt:elf") == ["# all:"])
    let text = MarkedText("# na‸me:\nt:elf")
    let item = snapshot(text.text).completion(
      at: text.caret ?? -1, engine: Self.engine
    ).items.first
    #expect(item?.newText == "# name: " && item?.replaceRange == SourceRange(start: 0, end: 7))
  }

  @Test func everyRowIsDescribed() throws {
    for row in Self.comments {
      let card = try #require(snapshot(row.example + "\nt:elf").hover(at: 3), "\(row.example)")
      #expect(card.title == row.beginning && card.markdown.contains("`\(row.example)`"))
      #expect(card.range == SourceRange(start: 0, end: row.beginning.utf8.count))
    }
    #expect(snapshot("# a note\nt:elf").hover(at: 3) == nil)
    let column = try #require(snapshot("# sort: -cmc\nt:elf").hover(at: 10))
    #expect(column.title == "cmc" && column.range == SourceRange(start: 9, end: 12))
    #expect(column.plainText.contains("Searched as 'manavalue'"))
    #expect(snapshot("# columns: cmc, layout\nt:elf").hover(at: 17) == nil)
    #expect(snapshot("# sort: nme\nt:elf").hover(at: 9) == nil)
  }

  @Test func everyRowIsDocumented() throws {
    let lines = try PackageFolder.text(of: "Sources/FilterQueryKit/FilterQueryKit.docc/CommandLine.md").split(
      separator: "\n")
    for row in DocumentDirective.all {
      #expect(lines.contains { $0.hasPrefix("| `\(row.example)") && $0.contains("| \(row.summary)") }, "\(row.example)")
    }
  }
}
