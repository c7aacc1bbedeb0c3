import FilterCompletion
import FilterText
import FilterVocabulary
import FuzzyMatching
import ScryfallDialect
import Testing
import _FilterTestSupport

/// A list of completions reads back as it was, and what could not be one is refused.
@Suite struct CompletionCodableTests {
  private static let engine = CompletionEngine(
    vocabulary: .scryfall,
    catalogs: CompletionCatalogs([
      CompletionCatalog(
        "card-names",
        entries: [CatalogEntry("Ember Lantern"), CatalogEntry("Reed \"Hut\""), CatalogEntry("Éclair", popularity: 3)])
    ]),
    history: CompletionHistory.empty.recording(use: "t:elf c:g", at: 0, vocabulary: .scryfall)
      .pinning("f:modern", vocabulary: .scryfall))

  /// At every caret of these queries.
  @Test func everyListReadsBack() throws {
    var items = 0
    for text in [
      "t:gob", "!ember lan", "t:elf c", "", "(pow>=", "éc", "o:\"draw a", "usd<1 or reed h", "is:comm -f:mod",
    ] {
      for caret in 0...text.utf8.count {
        let list = Self.engine.complete(text, at: caret)
        let read = try JSONForm.value(CompletionList.self, fromJSON: JSONForm.text(of: list))
        #expect(read == list, "\(text) at \(caret)")
        for item in list.items.prefix(3) {
          #expect(try JSONForm.value(CompletionItem.self, fromJSON: JSONForm.text(of: item)) == item)
        }
        items += list.items.count
      }
    }
    #expect(items > 300)
  }

  @Test func theFormIsFixed() throws {
    var item = CompletionItem(
      label: "goblin", edit: TextEdit(range: SourceRange(start: 2, end: 5), replacement: "goblin"), caret: 8,
      kind: .value, detail: "type", score: CompletionScore([.init("match", value: 0.5)]),
      highlights: [Highlight(utf8Offset: 0, length: 3)].compactMap { $0 })
    item.valueKind = .enumeration
    let list = CompletionList(replace: SourceRange(start: 2, end: 5), items: [item], selected: 0)
    let form = #"""
      {"items":[{"asksAgain":false,"caret":8,"detail":"type","documentation":"","highlights":[{"end":3,"start":0}],\#
      "insertText":"goblin","kind":"value","label":"goblin","score":0.5,"scoreParts":[{"name":"match","value":0.5}],\#
      "valueKind":"enumeration"}],"replace":{"end":5,"start":2},"selected":0}
      """#
    #expect(try JSONForm.text(of: list) == form)
    #expect(try JSONForm.value(fromJSON: form) == list)
  }

  private static let rest = #""label":"goblin","insertText":"goblin","kind":"value","score":0.5"#

  /// The short form that the command prints.
  @Test func whatIsLeftOutIsPlain() throws {
    let list = try JSONForm.value(
      CompletionList.self, fromJSON: #"{"replace":{"start":2,"end":5},"items":[{\#(Self.rest)}]}"#)
    #expect(list.items.map { $0.caret } == [8])
    #expect(list.items.map { $0.edit.range } == [SourceRange(start: 2, end: 5)])
    #expect(list.selected == nil && list.missingCatalogs == [])
  }

  @Test func whatCannotBeAListIsRefused() {
    let range = #""replace":{"start":2,"end":5}"#
    let table = [
      (#"{"items":[]}"#, "no replace"), (#"{"replace":{"start":5,"end":2},"items":[]}"#, "invalid range 5..<2"),
      (#"{\#(range),"items":[],"selected":0}"#, "there is no item 0"),
      (#"{\#(range),"items":[{\#(Self.rest)}],"selected":-1}"#, "there is no item -1"),
      (#"{\#(range),"items":[{\#(Self.rest),"caret":-1}]}"#, "invalid caret -1"),
      (
        #"{\#(range),"items":[{\#(Self.rest),"highlights":[{"start":0,"end":7}]}]}"#,
        "highlight 0..<7 is not in the label"
      ),
      (#"{\#(range),"items":[{\#(Self.rest),"valueKind":"mood"}]}"#, "unknown kind of value 'mood'"),
      (
        #"{\#(range),"items":[{"label":"","insertText":"","kind":"value","score":1.5}]}"#,
        "the score 1.5 is not from 0 to 1"
      ),
      (#"{\#(range),"items":[{"label":"","insertText":"","kind":"value"}]}"#, "no score"),
    ]
    for (text, expected) in table {
      #expect(JSONForm.refusal(of: CompletionList.self, fromJSON: text) == expected, "\(text)")
    }
    #expect(JSONForm.refusal(of: CompletionItem.self, fromJSON: "{\(Self.rest)}") == "no replace")
    #expect(JSONForm.refusal(of: [CompletionKind].self, fromJSON: #"["mood"]"#) != nil)
  }
}
