import FilterText
import FilterVocabulary
import ScryfallDialect
import Testing
import _FilterTestSupport

@testable import FilterLanguageService

@Suite struct DocumentDiagnosticsTests {
  /// Each diagnostic with the text of its range.
  private func diagnostics(_ text: String) -> [String] {
    let document = DocumentSnapshot(SourceText(text), vocabulary: .scryfall)
    return document.diagnostics().map { "\($0.id.name) on '\(document.source[$0.range])'" }
  }

  @Test func rangesCanBeSeen() {
    let rows: [(String, [String])] = [
      ("t:elf", []),
      ("# note\nt:elf\n\n(c:g", ["unclosed-group on '('"]),
      ("t:elf or", ["missing-operand on 'r'"]),
      ("t:elf\nt:", ["missing-value on ':'"]),
      (">=3", ["missing-field on '>=3'"]),
      ("f:modren\nf:modern\nf:lgacy", ["unknown-value on 'modren'", "unknown-value on 'lgacy'"]),
    ]
    for (text, expected) in rows {
      #expect(diagnostics(text) == expected, "\(text)")
    }
  }

  /// Fixes are edits of the document.
  @Test func fixesAreInTheDocument() throws {
    let document = DocumentSnapshot("t:elf\n\nf:modren", vocabulary: .scryfall)
    let fix = try #require(document.diagnostics().first?.fixes.first)
    #expect(fix.applied(to: document.source) == "t:elf\n\nf:modern")
  }

  /// A diagnostic after a character of several bytes covers all of its bytes.
  @Test func gapBehindAWideCharacter() {
    #expect(diagnostics("(é").last == "unclosed-group on '('")
    let document = DocumentSnapshot("é", vocabulary: .scryfall)
    #expect(document.lines.visible(SourceRange(at: 2)) == SourceRange(start: 0, end: 2))
    #expect(document.lines.visible(SourceRange(at: 0)) == SourceRange(start: 0, end: 2))
    #expect(DocumentSnapshot("", vocabulary: .scryfall).lines.visible(SourceRange(at: 0)) == SourceRange(at: 0))
  }

  /// For any text, every range is inside it and not empty.
  @Test func noRangeIsEmpty() {
    let failure = checkProperty(
      "diagnostics have ranges that can be seen", cases: PropertyCases.count(long: 600),
      seed: PropertyCases.seed(default: 71),
      generate: { randomBytes(&$0, pieces: 14) }, shrink: shorterArrays,
      describe: { shown($0) },
      law: { bytes in
        let document = DocumentSnapshot(SourceText(bytes: bytes), vocabulary: .scryfall)
        for diagnostic in document.diagnostics() {
          if diagnostic.range.isEmpty { return "\(diagnostic) is empty" }
          if !document.source.range.encloses(diagnostic.range) { return "\(diagnostic) leaves the text" }
        }
        return nil
      })
    #expect(failure == nil)
  }
}
