import FilterText
import FilterVocabulary
import ScryfallDialect
import Testing
import _FilterTestSupport

@testable import FilterLanguageService

/// A golden table: a document at the start of a line, the answer in the indented lines below it.
struct GoldenTable {
  let name: String
  private let text: String

  init(_ name: String, _ text: String) {
    self.name = name
    self.text = text
  }

  /// Compares the answers to all that is asked, line by line.
  func check(sourceLocation: SourceLocation = #_sourceLocation, _ answer: (GoldenPlace) -> [String]) throws {
    try Golden.expectAnswers(inTable: text, named: name, sourceLocation: sourceLocation) { answer(GoldenPlace($0)) }
  }
}

/// A document of a table: `
/// ` is a line break, `␍` a carriage return, `¿` an invalid byte, `‸` the caret.
struct GoldenPlace {
  let document: DocumentSnapshot
  let caret: Int?

  init(_ text: String) {
    var bytes: [UInt8] = []
    var caret: Int?
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\u{23CE}": bytes.append(0x0A)
      case "\u{240D}": bytes.append(0x0D)
      case "\u{BF}": bytes.append(0xFF)
      case "\u{2038}": caret = bytes.count
      default: bytes += String(scalar).utf8
      }
    }
    document = DocumentSnapshot(SourceText(bytes: bytes), vocabulary: .scryfall)
    self.caret = caret
  }

  /// A text in one line, as the tables write it.
  static func line(_ text: String) -> String {
    var line = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\u{0A}": line += "⏎"
      case "\u{0D}": line += "␍"
      default: line.unicodeScalars.append(scalar)
      }
    }
    return line
  }

  /// The text of the document with a caret in it.
  static func line(_ source: SourceText, caret: Int) -> String {
    line(
      source[SourceRange(start: 0, end: caret)] + "‸" + source[SourceRange(start: caret, end: source.length)])
  }
}
