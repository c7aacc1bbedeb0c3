import Foundation
import Testing

@testable import FilterSearch

/// Carets, offsets of text views and colors.
@Suite struct SearchTextTests {
  @Test func theCaretFollowsAChange() {
    let table: [(former: String, text: String, caret: Int)] = [
      ("", "a", 1), ("a", "ab", 2), ("ab", "a", 1), ("lamp", "lxamp", 2), ("lamp", "lmp", 1), ("aa", "aaa", 1),
      ("abc", "", 0),
      ("é", "éa", 3), ("éa", "xéa", 1), ("e", "é", 2), ("abc", "abc", 0), ("state:x y", "state:new y", 9),
    ]
    for row in table { #expect(SearchEdit.caret(after: row.text, from: row.former) == row.caret, "\(row.text)") }
    // é and è differ in their second byte, within a scalar.
    #expect(SearchEdit.caret(after: "xè", from: "xé") == 3)
  }

  /// Text views count in UTF-16; ranges of characters convert both ways.
  @Test func rangesConvert() {
    let text = "aé🙂b"
    let table: [(bytes: Range<Int>, units: NSRange)] = [
      (0..<1, NSRange(location: 0, length: 1)), (1..<3, NSRange(location: 1, length: 1)),
      (3..<7, NSRange(location: 2, length: 2)), (7..<8, NSRange(location: 4, length: 1)),
      (0..<8, NSRange(location: 0, length: 5)), (8..<8, NSRange(location: 5, length: 0)),
    ]
    for row in table {
      #expect(NSRange(SourceRange(row.bytes), in: text) == row.units)
      #expect(SourceRange(row.units, in: text) == SourceRange(row.bytes))
    }
    #expect(SourceRange(NSRange(location: 3, length: 1), in: text) == SourceRange(3..<7))
    #expect(SourceRange(NSRange(location: NSNotFound, length: 0), in: text) == SourceRange(at: 8))
    #expect(SourceRange(NSRange(location: 4, length: .max), in: text) == SourceRange(7..<8))
    #expect(SourceRange(NSRange(location: -3, length: 2), in: text) == SourceRange(at: 0))
  }

  @Test func aQueryIsColored() {
    let query = AnalyzedQuery(parsing: "state:naw é lamp or", vocabulary: Product.list.vocabulary)
    let text = AttributedString(query) { token in
      var attributes = AttributeContainer()
      attributes[ColorName.self] = token.kind.name
      return attributes
    } marking: { diagnostic in
      var attributes = AttributeContainer()
      attributes[Mark.self] = diagnostic.id.name
      return attributes
    }
    #expect(String(text.characters) == "state:naw é lamp or")
    func pieces<Key: AttributedStringKey>(_ key: Key.Type) -> [String] where Key.Value == String {
      text.runs[key].compactMap { value, range in value.map { "\($0) \(String(text[range].characters))" } }
    }
    #expect(
      pieces(ColorName.self) == [
        "property state", "operator :", "enumMember naw", "variable é", "variable lamp", "keyword or",
      ])
    #expect(pieces(Mark.self).count == query.diagnostics.count && query.diagnostics.count >= 1)
    #expect(pieces(Mark.self).last == "missing-operand r")
  }

  private enum ColorName: AttributedStringKey {
    typealias Value = String
    static let name = "color"
  }

  private enum Mark: AttributedStringKey {
    typealias Value = String
    static let name = "mark"
  }
}
