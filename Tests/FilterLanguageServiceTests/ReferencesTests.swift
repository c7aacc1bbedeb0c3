import FilterAST
import FilterAnalysis
import FilterExplanation
import FilterLanguageService
import FilterParser
import FilterSemantics
import FilterText
import FilterVocabulary
import ScryfallDialect
import Testing
import _FilterTestSupport

@Suite struct ReferencesTests {
  private func document(_ text: String) -> DocumentSnapshot {
    DocumentSnapshot(SourceText(text), vocabulary: .scryfall)
  }

  /// The text with references in brackets.
  private func found(_ marked: String) -> String {
    let text = MarkedText(marked)
    let document = document(text.text)
    let edits = document.references(at: text.caret ?? -1).map {
      TextEdit(range: $0, replacement: "[\(document.source[$0])]")
    }
    return document.source.edited(edits).description
  }

  private func defined(_ marked: String) -> String? {
    let text = MarkedText(marked)
    let document = document(text.text)
    return document.definition(at: text.caret ?? -1).map { "\($0.start):\(document.source[$0])" }
  }

  @Test func termsByMeaning() {
    let table = [
      ("t:e‸lf c:g\n# t:elf\n-type:ELF or t:elves", "[t:elf] c:g\n# t:elf\n-[type:ELF] or t:elves"),
      ("c:w‸u\n(c>=azorius)\n  color:uw c:w", "[c:wu]\n([c>=azorius])\n  [color:uw] c:w"),
      ("is:foi‸l -not:foil not:foil", "[is:foil] -[not:foil] [not:foil]"),
      ("bolt‸ \"bolt\" !bolt BOLT", "[bolt] \"bolt\" !bolt [BOLT]"),
      ("o:/^t‸ap/ o:/^TAP/ oracle:/^tap/", "[o:/^tap/] o:/^TAP/ [oracle:/^tap/]"),
      ("pow>=‸3 pow>=3.0 pow=3", "[pow>=3] [pow>=3.0] pow=3"),
      ("foo:Ba‸r foo:bar foo:Bar", "[foo:Bar] foo:bar [foo:Bar]"),
      ("‸-t:elf t:elf", "-[t:elf] [t:elf]"),
      ("(o:\"a b‸", "([o:\"a b]"),
    ]
    #expect(table.map { found($0.0) } == table.map(\.1))
  }

  @Test func fieldsUnderAnyName() {
    let table = [
      ("t‸:elf type:x\nT:y c:t (-t:", "[t]:elf [type]:x\n[T]:y c:t (-[t]:"),
      ("po‸w>tou power>3 tou<pow", "[pow]>tou [power]>3 tou<[pow]"),
      ("pow>to‸u toughness=1", "pow>[tou] [toughness]=1"),
      ("f‸oo:x FOO:y foo", "[foo]:x [FOO]:y foo"),
    ]
    #expect(table.map { found($0.0) } == table.map(\.1))
  }

  @Test func nothingToFind() {
    for text in ["# t:e‸lf", "t:elf\n‸\nt:elf", "a ‸ b", "(‸a b)".replacing("‸a", with: "‸ a"), "a o‸r b", "t:‸", ""] {
      #expect(found(text) == MarkedText(text).text)
    }
  }

  @Test func definitions() {
    #expect(defined("t:elf\n-type:el‸f") == "0:t:elf")
    #expect(defined("c:g t:elf\ntype‸:elf") == "4:t:elf")
    #expect(defined("-t:e‸lf\ntype:elf") == nil)
    #expect(defined("t:x\nt:e‸lf") == nil)
    #expect(defined("t:elf t:e‸lf") == "0:t:elf")
    #expect(defined("# t:e‸lf") == nil)
    #expect(defined("t:elf or‸ t:elf") == nil)
  }

  @Test func laws() {
    let failure = checkProperty(
      "references agree with each other", cases: PropertyCases.count(long: 200),
      seed: PropertyCases.seed(default: 51), generate: { RandomDocument.text(lines: 5, using: &$0) },
      shrink: { RandomText.shrinks(of: $0) }, describe: { $0.debugDescription },
      law: { text in
        let document = DocumentSnapshot(SourceText(text), vocabulary: .scryfall)
        for offset in -1...document.source.length + 1 {
          let found = document.references(at: offset)
          for (left, right) in zip(found, found.dropFirst()) where left.end > right.start {
            return "not sorted at \(offset): \(found)"
          }
          // Every reference finds all the others.
          for range in found.prefix(3) {
            let knows = (range.start...range.end).contains { document.references(at: $0) == found }
            if !knows { return "\(range) forgot \(found)" }
          }
          if let first = document.definition(at: offset) {
            if first.end > document.source.length { return "\(first) leaves the text" }
            if document.definition(at: first.end) != nil, document.definition(at: first.end - 1) != nil {
              return "a definition of the definition \(first)"
            }
          }
        }
        return nil
      })
    #expect(failure == nil)
  }

  @Test func everyOffsetOfAHardText() {
    let document = DocumentSnapshot(RandomDocument.hard, vocabulary: .scryfall)
    for offset in -2...document.source.length + 2 {
      for range in document.references(at: offset) { #expect(document.source.range.encloses(range)) }
      _ = document.definition(at: offset)
    }
    #expect(document.references(at: Int.min).isEmpty)
    #expect(document.references(at: Int.max).isEmpty)
  }

  @Test func deepAndLongTexts() {
    let deep = String(repeating: "(", count: 1_000) + "t:elf" + String(repeating: ")", count: 1_000)
    #expect(document(deep).references(at: 1_003).count == 1)
    let long = String(repeating: "t:elf or ", count: 5_000) + "x"
    #expect(document(long).references(at: 3).count == 5_000)
  }
}
