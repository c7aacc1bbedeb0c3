import FilterLanguageService
import FilterText
import FilterVocabulary
import ScryfallDialect
import Testing
import _FilterTestSupport

@Suite struct TypingFormattingTests {
  /// The text after the edits for the character typed before the caret.
  private func typed(_ character: String, _ marked: String, indentation: String = "  ") -> String {
    let text = MarkedText(marked)
    let document = DocumentSnapshot(SourceText(text.text), vocabulary: .scryfall)
    let edits = document.formattingEdits(
      onTyping: character, at: text.caret ?? -1, options: FormattingOptions(indentation: indentation))
    return document.source.edited(edits).description
  }

  @Test func closingParenthesis() {
    let table = [
      ("( a   OR b )‸  c", "(a or b)  c"),
      ("x   ( a  b )‸", "x   (a b)"),
      ("( ( a  or b ) c )‸", "((a or b) c)"),
      ("( ( a  or b )‸ c", "( (a or b) c"),
      ("(a)‸", "(a)"),
      ("\"( a )‸\"", "\"( a )\""),
      ("a )‸", "a )"),
      ("( a or )‸", "( a or )"),
      ("# ( a )‸", "# ( a )"),
      ("(a\n  b )‸", "(a\n  b)"),
    ]
    #expect(table.map { typed(")", $0.0) } == table.map(\.1))
  }

  @Test func quotesAndOthersChangeNothing() {
    for character in ["\"", "'", "/", "a", "", "or", "))"] { #expect(typed(character, "( a  b )‸") == "( a  b )") }
  }

  @Test func lineBreak() {
    let table = [
      // The query continues.
      ("(a  \n‸b)", "(a\n    b)"),
      ("a or\n‸", "a or\n  "),
      ("a or \n \t‸b", "a or\n  b"),
      ("(a (b\n‸", "(a (b\n      "),
      ("o:\"a  \n‸", "o:\"a  \n  "),
      ("o:/a\n‸", "o:/a\n  "),
      ("a\n  or (\n‸", "a\n  or (\n    "),
      ("(a\r\n‸\r\n", "(a\r\n    \r\n"),
      // It does not, or nothing is to be indented.
      ("a  \n‸", "a\n"),
      ("a  \n  ‸", "a\n  "),
      ("# (a or  \n‸", "# (a or\n"),
      (" \n‸", "\n"),
      ("(a\nb‸", "(a\nb"),
      ("a  \nb‸  \n", "a  \nb  \n"),
      ("‸(a", "(a"),
    ]
    #expect(table.map { typed("\n", $0.0) } == table.map(\.1))
    #expect(typed("\n", "(a\n‸", indentation: "\t") == "(a\n\t\t")
  }

  /// The indentation is the one that formatting would give.
  @Test func agreesWithFormatting() {
    for text in ["-(a\n‸b)\n", "a or\n‸b\n", "a -(b -(c\n‸d) e)\n", "(a or\n‸b) c\n"] {
      let result = DocumentSnapshot(SourceText(typed("\n", text)), vocabulary: .scryfall)
      #expect(result.formattingEdits().isEmpty)
    }
  }

  @Test func nothingBehindTheCaretIsTouched() {
    let failure = checkProperty(
      "typing formats before the caret", cases: PropertyCases.count(long: 300),
      seed: PropertyCases.seed(default: 44),
      generate: { RandomDocument.text(lines: 5, using: &$0) }, shrink: { RandomText.shrinks(of: $0) },
      describe: { $0.debugDescription },
      law: { text in
        let document = DocumentSnapshot(SourceText(text), vocabulary: .scryfall)
        for offset in -1...document.source.length + 1 {
          for character in [")", "\n", "\""] {
            let edits = document.formattingEdits(onTyping: character, at: offset)
            if edits.contains(where: { $0.range.end > offset }) { return "\(edits) at \(offset)" }
            if document.source.applying(edits) == nil { return "out of order at \(offset)" }
          }
        }
        return nil
      })
    #expect(failure == nil)
  }

  @Test func everyOffsetOfAHardText() {
    let document = DocumentSnapshot(RandomDocument.hard, vocabulary: .scryfall)
    for offset in -2...document.source.length + 2 {
      for character in [")", "\n", "\r\n"] {
        let edits = document.formattingEdits(onTyping: character, at: offset)
        #expect(document.source.applying(edits) != nil)
      }
    }
  }
}
