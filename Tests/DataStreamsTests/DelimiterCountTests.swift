import Testing
import _FilterTestSupport

@testable import DataStreams

/// The delimiter is recognised from the first lines.
@Suite struct DelimiterCountTests {
  private func count(_ text: String, isWhole: Bool = true) -> DelimiterCount {
    Array(text.utf8).withUnsafeBufferPointer { DelimiterCount($0, isWhole: isWhole) }
  }

  /// Rows: the text, the delimiter, and whether the lines look like a table.
  @Test func delimiters() {
    let rows: [(String, Character?, Bool)] = [
      ("", nil, false), ("a\nb\n", nil, false), ("a,b\n1,2\n", ",", true), ("a;b\n1;2\n", ";", true),
      ("a\tb\n1\t2\n", "\t", true), ("a|b\n1|2\n", "|", true), ("a,b\n", ",", false), ("a,b\r\n\r\n1,2", ",", true),
      // Commas as decimal signs, and in text.
      ("name;price\nx;1,5\ny;2,0\n", ";", true), ("a, b;c\n1;2\n3;4\n", ";", true),
      ("id\ttext\n1\tone, two\n2\tthree\n", "\t", true), ("a,b;c,d\n1,2;3,4\n", ",", true),
      // Quotes hide delimiters and line breaks.
      ("\"a;b;c\",d\n\"1;\",2\n", ",", true), ("a,b\n\"x\ny,z\",2\n", ",", true),
      ("a,b\n\"x \"\"y\"\", z\",2\n", ",", true),
      ("a,b\n5\" nail,2\n", ",", true), ("a,b\n1,2,3\n", ",", false),
    ]
    for (text, delimiter, isTable) in rows {
      #expect(count(text).delimiter == delimiter?.asciiValue, "\(text)")
      #expect(count(text).isTable == isTable, "\(text)")
      #expect(!count(text).needsMore, "\(text)")
    }
  }

  /// A first line with one of the delimiters is enough; else more lines are.
  @Test func howMuchIsNeeded() {
    let rows: [(LongText, Bool)] = [
      ("", true), ("a,b", true), ("a,b\n", false), ("a,b;c\n1,2;3\n", true), ("a\n1\n", true),
      (LongText(repeating: "a,b;c\n", count: 8), false), (LongText(repeating: "a", count: 1 << 16), false),
    ]
    for (text, needsMore) in rows {
      #expect(count(text.text, isWhole: false).needsMore == needsMore, "\(text)")
    }
  }
}
