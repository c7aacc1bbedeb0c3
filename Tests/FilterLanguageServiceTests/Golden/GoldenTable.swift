import FilterText
import FilterVocabulary
import Foundation
import ScryfallDialect
import Testing

@testable import FilterLanguageService

/// A golden table: a question at the start of a line, the answer in the indented lines below it.
///
/// `FILTERQ_RECORD=FOLDER swift test --filter GoldenTests` writes the tables anew after an intended change; the run then fails, so
/// that the difference is reviewed.
struct GoldenTable {
  let name: String
  private let lines: [String]

  init(_ name: String, _ text: String) {
    self.name = name
    lines = text.split(separator: "\n").map { String($0) }
  }

  /// Compares the answers to all that is asked, line by line.
  func check(_ answer: (GoldenPlace) -> [String]) throws {
    let asked = lines.filter { !$0.hasPrefix("  ") }
    #expect(!asked.isEmpty)
    let found = asked.flatMap { text -> [String] in
      let answer = answer(GoldenPlace(text)).flatMap { $0.split(separator: "\n") }
      return [text] + (answer.isEmpty ? ["nothing"] : answer).map { "  " + $0 }
    }
    try GoldenTable.compare(found, with: lines, name: name)
  }

  /// Compares lines with those of a table; or writes them, where tables are made anew.
  static func compare(_ found: [String], with lines: [String], name: String) throws {
    if let folder = ProcessInfo.processInfo.environment["FILTERQ_RECORD"] {
      try found.joined(separator: "\n").write(toFile: "\(folder)/\(name).txt", atomically: true, encoding: .utf8)
      Issue.record("recorded \(name); run again without FILTERQ_RECORD")
      return
    }
    for difference in found.difference(from: lines) {
      switch difference {
      case .insert(offset: let line, element: let text, associatedWith: _): Issue.record("found, line \(line): \(text)")
      case .remove(offset: let line, element: let text, associatedWith: _): Issue.record("gone, line \(line): \(text)")
      }
    }
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
