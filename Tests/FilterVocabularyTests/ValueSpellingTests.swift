import FilterVocabulary
import Foundation
import ScryfallDialect
import Testing
import _FilterTestSupport

/// Spellings of values and titles, against plain filters of their letters.
@Suite struct ValueSpellingTests {
  /// A text in lower case without separators, letter by letter, composed by Foundation.
  private static func plain(_ text: String) -> String {
    var kept = String.UnicodeScalarView()
    for scalar in text.unicodeScalars where scalar != " " && scalar != "-" && scalar != "_" { kept.append(scalar) }
    return String(kept).lowercased().precomposedStringWithCanonicalMapping
  }

  /// What is wrong with the folded form of a text; nil if nothing is.
  private static func flaw(in text: String) -> String? {
    let expected = plain(text)
    let folded = ValueSpelling.folded(text)
    if Array(folded.utf8) != Array(expected.utf8) { return "folded to `\(folded)` and not to `\(expected)`" }
    var bytes: [UInt8] = Array("before ".utf8)
    let isWhole = ValueSpelling.fold(text, into: &bytes)
    if isWhole != text.utf8.allSatisfy({ $0 < 0x80 }) { return "ASCII is not recognized" }
    let appended = String(decoding: bytes.dropFirst(7), as: UTF8.self)
    if !bytes.starts(with: Array("before ".utf8)) { return "the bytes before are lost" }
    if (isWhole ? appended : appended.lowercased()) != expected { return "appended as `\(appended)`" }
    return nil
  }

  @Test func foldingIsAFilterOfLetters() {
    let pieces: [String] = [
      "a", "Z", "z", "A", "M", "0", "9", " ", "-", "_", "'", "@", "[", "`", "{", "É", "é", "İ", "ß", "Σ", "火", "\u{0}",
      "e\u{301}", "🔥", "extended", "Art", "–",
    ]
    let failure = checkProperty(
      "folding", cases: PropertyCases.count(long: 3_000), seed: PropertyCases.seed(default: 93),
      generate: { random -> String in
        (0..<random.below(8)).map { _ in pieces[random.below(pieces.count)] }.joined()
      },
      shrink: { RandomText.shrinks(of: $0) }, describe: { $0.debugDescription },
      law: { ValueSpellingTests.flaw(in: $0) })
    #expect(failure == nil)
  }

  @Test func everyCharacterIsFoldedAloneAndAmongLetters() {
    for value in UInt32(0)..<0x500 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      for text in [String(scalar), "a\(scalar)B", "\(scalar)-x", "a long text, longer than one in place: \(scalar)"] {
        if let flaw = ValueSpellingTests.flaw(in: text) { Issue.record("U+\(String(value, radix: 16)): \(flaw)") }
      }
    }
  }

  /// Every value and alias of the language is found in any letter case, with and without separators.
  @Test func valuesAreFoundHoweverTheyAreSpelled() {
    let vocabulary = Vocabulary.scryfall
    for id in vocabulary.fieldIDs {
      for value in vocabulary.values(of: vocabulary[id]).prefix(60) {
        for name in [value.text] + value.aliases {
          #expect(ValueSpellingTests.flaw(in: name) == nil)
          let exact = vocabulary.valueID(name, of: id)
          #expect(exact != nil, "\(vocabulary[id].name):\(name)")
          let folded = ValueSpelling.folded(name)
          if folded.isEmpty { continue }
          #expect(vocabulary.valueID(name.uppercased(), of: id) != nil, "\(vocabulary[id].name):\(name)")
          #expect(vocabulary.valueID(folded, of: id) != nil, "\(vocabulary[id].name):\(folded)")
        }
      }
    }
  }

  private static let titles: [(String, [String])] = [
    ("Urza's Saga", ["Urzas Saga"]), ("The Dark", ["The Dark", "Dark"]), ("the dark", ["the dark", "dark"]),
    ("The", ["The"]), ("Theros", ["Theros"]), ("The ", ["The "]), ("The X", ["The X", "X"]), ("", []), ("!?", []),
    ("Été: 2", ["Été 2"]), ("“The” End", ["The End", "End"]), ("火·水", ["火水"]),
  ]

  @Test func titlesAnswerWithAndWithoutTheArticle() {
    for (title, names) in Self.titles {
      #expect(TitleSpelling.names(of: title) == names, "\(title)")
      #expect(TitleSpelling.withoutPunctuation(title) == names.first ?? "", "\(title)")
    }
  }
}
