import FilterText
import FilterVocabulary
import ScryfallDialect
import Testing
import _FilterTestSupport

@testable import FilterLanguageService

/// Formatted documents.
@Suite struct FormatGoldenTests {
  /// The edits of the style tidy, then the text in the other styles if it differs.
  @Test func styles() throws {
    try DocumentTable("formats-styles", GoldenFormats.styles).check { subject in
      let document = DocumentSnapshot(SourceText(subject), vocabulary: .scryfall)
      let options = FormattingOptions(insertsFinalNewline: false)
      let edits = document.formattingEdits(options: options)
      var last = document.source.applying(edits)?.description ?? "refused"
      var result = ["as it is"]
      if !edits.isEmpty {
        result = drawn("edits", Drawing.edits(edits, in: document.source)) + drawn("tidy", last)
      }
      for style in [FormattingOptions.Style.short, .long] {
        let text = formatted(document, FormattingOptions(style: style, insertsFinalNewline: false))
        if text != last { result += drawn(style.rawValue, text) }
        last = text
      }
      return result
    }
  }

  /// The text in lines of 80, 40 and 20 characters, where each is another one.
  @Test func widths() throws {
    try DocumentTable("formats-widths", GoldenFormats.widths).check { subject in
      let document = DocumentSnapshot(SourceText(subject), vocabulary: .scryfall)
      var result: [String] = []
      var last = ""
      for width in [80, 40, 20] {
        let text = formatted(document, FormattingOptions(lineWidth: width, insertsFinalNewline: false))
        if text != last { result += drawn("width \(width)", text) }
        last = text
      }
      return result
    }
  }

  /// Whole documents: blanks, line endings, comments, damaged queries.
  @Test func documents() throws {
    try DocumentTable("formats-documents", GoldenFormats.documents).check { subject in
      let document = DocumentSnapshot(SourceText(subject), vocabulary: .scryfall)
      return Drawing.lines(Drawing.edits(document.formattingEdits(), in: document.source)).map { "| " + $0 }
    }
  }

  /// The edits after a typed character, the one before the caret.
  @Test func typing() throws {
    try DocumentTable("formats-typing", GoldenFormats.typing).check { subject in
      let marked = MarkedText(subject)
      let document = DocumentTable.document(marked)
      let caret = marked.caret ?? 0
      let before = document.source[SourceRange(start: 0, end: caret)]
      let typed = before.split(separator: "\n", omittingEmptySubsequences: false).last.map {
        $0.allSatisfy { $0 == " " } && before.utf8.contains(0x0A) ? "\n" : before.suffix(1)
      }
      let edits = document.formattingEdits(onTyping: String(typed ?? ""), at: caret)
      return edits.isEmpty ? [] : drawn("edits", Drawing.edits(edits, in: document.source))
    }
  }

  private func formatted(_ document: DocumentSnapshot, _ options: FormattingOptions) -> String {
    document.source.applying(document.formattingEdits(options: options))?.description ?? "refused"
  }

  private func drawn(_ name: String, _ text: String) -> [String] {
    let lines = Drawing.lines(text)
    return lines.count == 1 ? ["\(name): \(lines[0])"] : [name] + lines.map { "| " + $0 }
  }
}

/// The tables of ``FormatGoldenTests``.
enum GoldenFormats {}
