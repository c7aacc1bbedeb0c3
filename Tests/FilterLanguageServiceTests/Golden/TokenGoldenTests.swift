import FilterText
import FilterVocabulary
import ScryfallDialect
import Testing
import _FilterTestSupport

@testable import FilterLanguageService

/// The tokens of whole texts: `text=kind.modifier`, one line of answers per line of text.
@Suite struct TokenGoldenTests {
  @Test(arguments: GoldenTokens.tables.keys.sorted())
  func tokens(_ name: String) throws {
    try DocumentTable("tokens-" + name, GoldenTokens.tables[name] ?? "").check { subject in
      let document = DocumentSnapshot(SourceText(subject), vocabulary: .scryfall)
      var result: [String] = []
      for line in 0..<document.lines.lineCount {
        let content = document.lines.content(ofLine: line)
        let words = document.semanticTokens(in: content).map { token in
          let modifiers = token.modifiers.isEmpty ? "" : "." + token.modifiers.description
          return "\(Drawing.line(document.source[token.range], most: 60))=\(token.kind)\(modifiers)"
        }
        result += Drawing.wrapped(words)
      }
      return result
    }
  }
}

/// The tables of ``TokenGoldenTests``.
enum GoldenTokens {
  static let tables: [String: String] = [
    "fields": fields, "values": values, "patterns": patterns, "documents": documents,
  ]
}
