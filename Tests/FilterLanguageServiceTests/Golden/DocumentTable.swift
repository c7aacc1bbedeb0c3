import FilterText
import FilterVocabulary
import Foundation
import ScryfallDialect
import Testing
import _FilterTestSupport

@testable import FilterLanguageService

/// A golden table of documents: a document in lines that are not indented, the answer in the indented lines below.
///
/// Lines of a subject that follow each other are one document. As an indented line would be an answer, `·` stands for a
/// space at the beginning or end of a line; `¶` is an empty line, `␍` a carriage return, `⟪5 ab⟫` is `ab` five times.
struct DocumentTable {
  let name: String
  private let lines: [String]

  init(_ name: String, _ text: String) {
    self.name = name
    lines = text.split(separator: "\n").map { String($0) }
  }

  /// The subjects as written in the table.
  var subjects: [[String]] {
    var found: [[String]] = []
    var isOpen = false
    for line in lines {
      if line.hasPrefix("  ") {
        isOpen = false
      } else if isOpen {
        found[found.count - 1].append(line)
      } else {
        found.append([line])
        isOpen = true
      }
    }
    return found
  }

  /// Compares all answers, each line without its indentation.
  func check(sourceLocation: SourceLocation = #_sourceLocation, _ answers: (String) -> [String]) throws {
    #expect(!subjects.isEmpty)
    let found = subjects.flatMap { subject in
      let answer = answers(DocumentTable.text(of: subject))
      return subject + (answer.isEmpty ? ["nothing"] : answer).map { "  " + $0 }
    }
    try Golden.expect(found, inTable: lines, named: name, sourceLocation: sourceLocation)
  }

  /// The document of some lines of the table.
  static func text(of subject: [String]) -> String {
    let lines = subject.map { line -> String in
      if line == "¶" { return "" }
      let spaces = line.prefix { $0 == "·" }.count
      let rest = line.dropFirst(spaces)
      let last = rest.reversed().prefix { $0 == "·" }.count
      return String(repeating: " ", count: spaces) + rest.dropLast(last) + String(repeating: " ", count: last)
    }
    var text = lines.joined(separator: "\n").replacingOccurrences(of: "␍\n", with: "\r\n")
    text = text.replacingOccurrences(of: "␍", with: "\r").replacingOccurrences(of: "¶", with: "\n")
    while let open = text.range(of: "⟪"), let close = text.range(of: "⟫"), open.upperBound < close.lowerBound {
      let inside = text[open.upperBound..<close.lowerBound].split(separator: " ", maxSplits: 1)
      let repeated = String(repeating: String(inside.last ?? ""), count: Int(inside[0]) ?? 0)
      text.replaceSubrange(open.lowerBound..<close.upperBound, with: repeated)
    }
    return text
  }

  /// A document with a caret or range.
  static func document(_ marked: MarkedText) -> DocumentSnapshot {
    DocumentSnapshot(SourceText(marked.text), vocabulary: .scryfall)
  }
}

/// Renders answers as text.
enum Drawing {
  /// A text in one line; a long one is cut in the middle.
  static func line(_ text: String, most: Int = 400) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\r": result += "␍"
      case "\n": result += "⏎"
      default: result.unicodeScalars.append(scalar)
      }
    }
    if result.count <= most { return result }
    return result.prefix(most / 2) + " ⋯ " + result.suffix(most / 2 - 10)
  }

  /// A document as lines of an answer: spaces at the end of a line are shown as `·`.
  static func lines(_ text: String) -> [String] {
    let visible = text.replacingOccurrences(of: "\r", with: "␍")
    return visible.split(separator: "\n", omittingEmptySubsequences: false).map { shown in
      let rest = shown.reversed().prefix { $0 == " " }.count
      return shown.dropLast(rest) + String(repeating: "·", count: rest)
    }
  }

  /// A document with marks around ranges, which may nest.
  static func marked(_ source: SourceText, _ ranges: [(range: SourceRange, open: String, close: String)]) -> String {
    var inserts: [TextEdit] = []
    for (range, open, close) in ranges {
      inserts.append(.insert(open, at: range.start))
      inserts.append(.insert(close, at: range.end))
    }
    let sorted = inserts.enumerated().sorted {
      ($0.element.range.start, $0.offset) < ($1.element.range.start, $1.offset)
    }
    return source.applying(sorted.map { $0.element })?.description ?? "refused"
  }

  /// Edits within their text: deletions as `[…]`, insertions as `{…}`.
  static func edits(_ edits: [TextEdit], in source: SourceText) -> String {
    let drawn = edits.map { edit in
      let old = source[edit.range]
      return TextEdit(
        range: edit.range,
        replacement: (old.isEmpty ? "" : "[\(old)]") + (edit.replacement.isEmpty ? "" : "{\(edit.replacement)}"))
    }
    return source.applying(drawn)?.description ?? "refused"
  }

  /// Words in lines of limited length.
  static func wrapped(_ words: [String], most: Int = 104) -> [String] {
    var lines: [String] = []
    for word in words {
      if let last = lines.last, last.count + 2 + word.count <= most {
        lines[lines.count - 1] = last + "  " + word
      } else {
        lines.append(word)
      }
    }
    return lines
  }
}
