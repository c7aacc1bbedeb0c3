import Foundation
import FuzzyMatching
import Testing

/// Whole answers: a typed text, and below it the best six names with their scores, what was met in brackets. After a change that
/// is meant to change them: `FILTERQ_RECORD=/tmp/tables swift test --filter FuzzyGoldenTests` writes the tables anew.
@Suite struct FuzzyGoldenTests {
  @Test(arguments: GoldenNames.tables.keys.sorted())
  func answers(_ name: String) throws {
    let table = (GoldenNames.tables[name] ?? "").split(separator: "\n").map { String($0) }
    let typed = table.filter { !$0.hasPrefix("  ") }
    #expect(!typed.isEmpty)
    let found = typed.flatMap { block($0) }
    if let folder = ProcessInfo.processInfo.environment["FILTERQ_RECORD"] {
      let file = "\(folder)/names-\(name).txt"
      try found.joined(separator: "\n").write(toFile: file, atomically: true, encoding: .utf8)
      Issue.record("recorded \(name); review it, then run without FILTERQ_RECORD")
      return
    }
    for difference in found.difference(from: table) {
      switch difference {
      case .insert(offset: let line, element: let text, associatedWith: _): Issue.record("found, line \(line): \(text)")
      case .remove(offset: let line, element: let text, associatedWith: _): Issue.record("gone, line \(line): \(text)")
      }
    }
  }

  private func block(_ typed: String) -> [String] {
    let index = InventedNames.index
    let matches = index.best(6, for: typed)
    let lines = matches.map { match in
      let highlights = index.highlights(of: match.id, for: typed)
      let score = String(Int((match.score * 1_000).rounded()))
      return "  \(score) \(marked(index[match.id], highlights))" + (match.meetsAllWords ? "" : " (a word left out)")
    }
    return [typed] + (lines.isEmpty ? ["  nothing"] : lines)
  }

  private func marked(_ name: String, _ highlights: [Highlight]) -> String {
    var result = ""
    var rest = name.startIndex
    for highlight in highlights {
      guard let range = highlight.range(in: name) else { continue }
      result += name[rest..<range.lowerBound] + "[" + name[range] + "]"
      rest = range.upperBound
    }
    return result + name[rest...]
  }
}
