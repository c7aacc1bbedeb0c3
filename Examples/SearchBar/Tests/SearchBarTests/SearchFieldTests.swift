import FilterCompletion
import FilterText
import Foundation
import ScryfallDialect
import Testing

@testable import SearchBar

/// The field with a session of three words, so that the tests do not depend on the engine.
@MainActor @Suite struct SearchFieldTests {
  nonisolated private static let words = ["elf", "elk", "goblin"]

  /// Completes the word before the caret. `elf` asks for more completions.
  @Sendable nonisolated private static func complete(_ text: String, _ caret: Int) -> CompletionList {
    let before = Array(text.utf8.prefix(caret))
    let start = before.lastIndex(of: 0x20).map { $0 + 1 } ?? 0
    let typed = String(decoding: before[start...], as: UTF8.self)
    let replace = SourceRange(start: start, end: caret)
    let items = words.filter { $0.hasPrefix(typed) && $0 != typed }.map { word in
      CompletionItem(
        label: word, edit: TextEdit(range: replace, replacement: word), caret: start + word.utf8.count, kind: .value,
        score: CompletionScore([]), asksAgain: word == "elf")
    }
    return CompletionList(replace: replace, items: items)
  }

  private let field = SearchField(
    session: CompletionSession(debounce: .milliseconds(1), minimumLength: 1, complete: SearchFieldTests.complete))

  private var labels: [String] { field.list.map { $0.label } }

  @Test func typingOffers() async {
    await field.type("e")
    #expect(labels == ["elf", "elk"] && field.selected == 0)
    await field.type("lk")
    #expect(field.text == "elk" && field.caret == 3)
    #expect(labels == [])
  }

  @Test func anEmptyFieldIsTooShort() async {
    await field.type("")
    #expect(labels == [])
  }

  @Test func acceptingTakesTheSelectedRow() async {
    await field.type("t e")
    field.select(1)
    field.select(7)
    #expect(field.selected == 1)
    await field.accept()
    #expect(field.text == "t elk" && field.caret == 5)
    #expect(labels == [])
    await field.accept()
    #expect(field.text == "t elk", "nothing is left to accept")
  }

  @Test func someItemsLeadOn() async {
    await field.type("el")
    await field.accept()
    #expect(field.text == "elf" && labels == [])
    await field.type(" ")
    #expect(labels == Self.words)
  }

  @Test func typingGoesToTheCaret() async {
    await field.type("e goblin")
    await field.moveCaret(to: 1)
    #expect(labels == ["elf", "elk"])
    await field.accept()
    #expect(field.text == "elf goblin" && field.caret == 3)
    await field.type("ö")
    #expect(field.text == "elfö goblin" && field.caret == 5)
    await field.moveCaret(to: 99)
    #expect(field.caret == field.text.utf8.count)
    await field.moveCaret(to: -1)
    #expect(field.caret == 0)
  }

  /// If keys are faster than results, the list is that of the last text, and no stale list appears.
  @Test func fastTypingEndsWithTheLastList() async {
    let keys = ["g", "o", "b", "l"].map { key in Task { @MainActor in await field.type(key) } }
    for key in keys { await key.value }
    #expect(field.text == "gobl" && labels == ["goblin"])
  }

  @Test func theScriptRuns() async {
    let engine = CompletionEngine(
      vocabulary: .scryfall,
      catalogs: CompletionCatalogs([CompletionCatalog("card-names", entries: SearchBar.names.map { CatalogEntry($0) })])
    )
    let field = SearchField(session: CompletionSession(engine: engine, debounce: .zero))
    for key in SearchBar.script {
      if key == "⇥" { await field.accept() } else { await field.type(key) }
      #expect(SearchBar.picture(of: field).contains("│"))
    }
    #expect(!field.text.isEmpty)
  }

  @Test func thePictureShowsTheCaretAndTheRows() async {
    await field.type("e x")
    await field.moveCaret(to: 1)
    field.select(1)
    #expect(SearchBar.picture(of: field) == "e│ x   elf  ▸elk")
  }

  /// The model stays under forty lines, as the README says.
  @Test func theModelIsShort() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "../../Sources/SearchBar/SearchField.swift")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").filter {
      !$0.drop { $0 == " " }.hasPrefix("//")
    }
    #expect(lines.count < 40)
  }
}
