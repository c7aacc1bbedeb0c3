import FilterAnalysis
import FilterParser
import FilterText
package import FuzzyMatching

/// Names in messages.
package enum QuotedNames {
  /// A name as an expectation writes it: in double quotes, or in single quotes if it contains double ones.
  package static func quoted(_ name: String) -> String {
    let hasDouble = name.utf8.contains(UInt8(ascii: "\""))
    let mark: Character = hasDouble && !name.utf8.contains(UInt8(ascii: "'")) ? "'" : "\""
    var result = String(mark)
    var scalars = name.unicodeScalars.makeIterator()
    var scalar = scalars.next()
    while let current = scalar {
      scalar = scalars.next()
      let isMark = current == mark.unicodeScalars.first
      let protects = current == "\\" && (scalar == nil || scalar == "\\" || scalar == mark.unicodeScalars.first)
      if isMark || protects { result.unicodeScalars.append("\\") }
      result.unicodeScalars.append(current)
    }
    result.append(mark)
    return result
  }

  /// The first three of `count` names: `"A", "B", "C" and 4 more`.
  package static func list(_ names: [String], count: Int, conjunction: String = "and") -> String {
    var parts = names.prefix(3).map { quoted($0) }
    if count > parts.count { parts.append("\(count - parts.count) more") }
    return parts.listed(conjunction)
  }
}

/// The known word that was probably meant by a misspelt one.
package enum SpellingSuggestion {
  /// The word with the closest spelling; `nil` if none is close, or for a text of fewer than 2 or more than 64 bytes.
  package static func nearest(to text: String, among words: [String]) -> String? {
    nearest(to: text, in: FuzzyIndex(words))
  }

  package static func nearest(to text: String, in index: FuzzyIndex) -> String? {
    if text.utf8.count < 2 || text.utf8.count > 64 { return nil }
    guard let best = index.best(1, for: text).first, best.meetsAllWords, best.quality >= 0.5 else { return nil }
    return index[best.id]
  }
}

/// The ids of diagnostics.
package enum DiagnosticIDs {
  /// The ids of syntax, terms and logic, sorted.
  package static let all: [String] =
    (SyntaxDiagnosticKind.allCases.map { $0.id.name } + SemanticDiagnosticKind.allCases.map { $0.id.name }
    + LogicDiagnosticKind.allCases.map { $0.id.name }).sorted()

  /// Whether a diagnostic may have this id. Any id that starts with `regex-` counts as known.
  package static func isKnown(_ id: String) -> Bool {
    all.contains(id) || id.utf8.starts(with: "regex-".utf8) && id.utf8.count > 6
  }
}
