import FilterText
import FilterVocabulary
import ScryfallDialect
import _FilterTestSupport

@testable import FilterLanguageService

/// Difficult documents, for laws that every editor feature obeys.
enum Totality {
  /// Every kind of line ending, an emoji, damaged UTF-8, an unfinished query, and a comment between.
  static let document = SourceText(
    bytes: Array(
      "# caf\u{E9} \u{1F9DD} https://a.b/c\r\nt:elf (c:g or -id<=esper\r\n  o:/^t\u{E9}p \\d+/ pow>\r\rname:\"\u{1F9DD}\u{200D} x\n"
        .utf8)
      + [0x74, 0x3A, 0xFF, 0xC3, 0x20, 0x21, 0xF0, 0x9F, 0x0A]
      + Array("\u{2028}++ -(a b or c) d or\n m:{2}{w/u} s:neo order:cmc #no\n!".utf8))

  /// Asks about every offset of a document, and some outside of it.
  static func offsets(of document: DocumentSnapshot) -> [Int] {
    Array(-2...(document.source.length + 2)) + [Int.min, Int.max]
  }

  /// Tries a law on damaged, random documents.
  static func failure(
    _ name: String, seed: UInt64, cases: Int = 150, law: @escaping (DocumentSnapshot) -> String?
  ) -> PropertyFailure? {
    checkProperty(
      name, cases: PropertyCases.count(long: cases), seed: PropertyCases.seed(default: seed),
      generate: {
        $0.chance(50)
          ? RandomText.bytes(length: 40, using: &$0) : SourceText(RandomText.text(length: 10, using: &$0))
      },
      shrink: { RandomText.shrinks(of: $0) }, describe: { $0.description.debugDescription + " \($0.bytes)" },
      law: { law(DocumentSnapshot($0, vocabulary: .scryfall)) })
  }

  /// Texts whose size or depth reveals nonlinear time or unbounded recursion.
  static let heavy: [SourceText] = [
    SourceText(String(repeating: "(", count: 1_000) + "t:elf c:g or x" + String(repeating: ")", count: 1_000)),
    SourceText(String(repeating: "-(a or ", count: 500)),
    SourceText(String(repeating: "t:elf or c:g pow>3 ", count: 2_000)),
    SourceText("o:\"" + String(repeating: "a ", count: 50_000)),
    SourceText("o:/" + String(repeating: "(a|", count: 33_000)),
    SourceText("m:" + String(repeating: "{w}", count: 33_000)),
  ]
}
