import FuzzyMatching
import Testing
import _FilterTestSupport

/// Whole answers: a typed text, and below it the best six names with their scores, what was met in brackets.
@Suite struct FuzzyGoldenTests {
  @Test(arguments: GoldenNames.tables.keys.sorted())
  func answers(_ name: String) throws {
    let index = InventedNames.index
    try Golden.expectAnswers(inTable: GoldenNames.tables[name] ?? "", named: "names-\(name)") { typed in
      index.best(6, for: typed).map { match in
        let highlights = index.highlights(of: match.id, for: typed)
        let score = String(Int((match.score * 1_000).rounded()))
        return "\(score) \(marked(index[match.id], highlights))" + (match.meetsAllWords ? "" : " (a word left out)")
      }
    }
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
