import Testing
import _FilterTestSupport

@testable import FilterText

/// Where words begin, in texts with the beginnings marked by `|`.
@Suite struct WordBeginningsTests {
  private static let texts = [
    "|outage |in |zone", "|time-|out, |at_|last", "|unit|Price|List", "|HTTPServer", "|3|kg |v|2|b", "|Ünit|Ärger",
    "|Łódź |déjà", "|東|京|to", "|ไ|ท|ย", "|Москва|Река", "|a'|b [|c]", "|९|kg", "|e\u{301}t|É",
  ]

  @Test func beginnings() {
    let rows = Self.texts
    for marked in rows {
      let text = marked.replacing("|", with: "")
      var folded: [UInt8] = []
      var changes: [Int] = []
      Array(text.utf8).withUnsafeBufferPointer {
        TextForm.unaccented.append($0, to: &folded)
        WordBeginnings.appendChanges(of: $0, in: .unaccented, to: &changes)
      }
      var expected: [String] = []
      for piece in marked.split(separator: "|", omittingEmptySubsequences: false).indices.dropFirst() {
        let rest = marked.split(separator: "|", omittingEmptySubsequences: false)[piece...].joined()
        expected.append(String(decoding: TextForm.unaccented.bytes(of: rest), as: UTF8.self))
      }
      let found = folded.withUnsafeBufferPointer { folded in
        folded.indices.filter { start in
          folded[start] & 0xC0 != 0x80 && WordBeginnings.beginsWithWord(UnsafeBufferPointer(rebasing: folded[start...]))
            && (WordBeginnings.isBeginning(folded, at: start) || WordBeginnings.isAmong(changes, start))
        }.map { String(decoding: folded[$0...], as: UTF8.self) }
      }
      #expect(found == expected)
    }
  }

  @Test func wordsOccur() {
    let rows: [(word: String, text: String, occurs: Bool)] = [
      ("out", "outage", true), ("out", "timeout", false), ("york", "New York City", true), ("price", "unitPrice", true),
      ("pricelist", "unitPriceList", true), ("", "x", false), ("cafe", "naïve Café", true), ("京", "東京", true),
    ]
    for row in rows {
      let word = TextForm.unaccented.bytes(of: row.word)
      #expect(WordBeginnings.occurs(word, in: row.text, .unaccented) == row.occurs, "\(row)")
    }
    #expect(WordBeginnings.occurs(TextForm.exact.bytes(of: "Price"), in: "unitPrice", .exact))
    #expect(!WordBeginnings.occurs(TextForm.exact.bytes(of: "price"), in: "unitPrice", .exact))
  }

  /// Any bytes have beginnings, and none is read beyond the end.
  @Test func anyBytes() {
    var random = SeededGenerator(seed: PropertyCases.seed(default: 51))
    for _ in 0..<PropertyCases.count(long: 500) {
      let bytes = (0..<random.below(24)).map { _ in UInt8(truncatingIfNeeded: random.below(256)) }
      bytes.withUnsafeBufferPointer { bytes in
        for offset in 0...bytes.count { _ = WordBeginnings.isBeginning(bytes, at: offset) }
        var changes: [Int] = []
        WordBeginnings.appendChanges(of: bytes, in: .literal, to: &changes)
        #expect(changes == changes.sorted())
      }
    }
  }
}
