import FuzzyMatching
import Testing
import _FilterTestSupport

/// Highlighted ranges, written in brackets.
@Suite struct MatchHighlightTests {
  /// The name with brackets around matched ranges.
  private func marked(_ typed: String, _ name: String) -> String {
    let index = FuzzyIndex([name])
    var result = ""
    var rest = name.startIndex
    for highlight in index.highlights(of: 0, for: typed) {
      guard let range = highlight.range(in: name) else { return "out of range" }
      result += name[rest..<range.lowerBound] + "[" + name[range] + "]"
      rest = range.upperBound
    }
    return result + name[rest...]
  }

  @Test func drawn() {
    let rows: [(String, String)] = [
      ("emb", "[Emb]er Lantern"), ("ember lan", "[Ember] [Lan]tern"), ("lan", "Ember [Lan]tern"),
      ("em la", "[Em]ber [La]ntern"),
      ("lantern ember", "[Ember] [Lantern]"), ("el", "[E]mber [L]antern"), ("emberlan", "[Ember] [Lan]tern"),
      ("embr lan", "[Emb]e[r] [Lan]tern"), ("emebr", "[Ember] Lantern"), ("embxr", "[Emb]e[r] Lantern"),
      ("glorys", "Angel of [Glory's] Rise"), ("jotun", "[Jötun] Owlkeeper"), ("aether g", "[Æther] [G]ust"),
      ("clamor", "Order // [Clamor]"), ("or cl", "[Or]der // [Cl]amor"), ("xyz", "Ember Lantern"),
      ("", "Ember Lantern"),
      ("khasaddum", "[Khasad]-[dûm]"), ("battleaxe", "Bloodforged [Battle]-[Axe]"), ("dbt", "[D]ig [B]eneath [T]ime"),
      ("nit of", "K[ni]ght [of] Reed"), ("ember foil", "[Ember] Lantern"), ("100000", "[100],[000] Arrows"),
    ]
    for (typed, expected) in rows {
      let name = expected.filter { $0 != "[" && $0 != "]" }
      #expect(marked(typed, name) == expected, "\(typed)")
    }
  }

  @Test func idsOfNoCandidate() {
    #expect(InventedNames.index.highlights(of: -1, for: "e") == [])
    #expect(InventedNames.index.highlights(of: 1_000, for: "e") == [])
  }

  @Test func whatIsFoundIsHighlighted() {
    var generator = SeededGenerator(seed: 17)
    for _ in 0..<1_500 {
      let typed = ExactnessTests.typed(InventedNames.all, &generator)
      for match in InventedNames.index.best(3, for: typed) where match.quality > 0 {
        let name = InventedNames.index[match.id]
        let highlights = InventedNames.index.highlights(of: match.id, for: typed)
        #expect(!highlights.isEmpty, "'\(typed)' in \(name)")
        var end = name.startIndex
        for highlight in highlights {
          guard let range = highlight.range(in: name) else {
            Issue.record("'\(typed)' in \(name): a highlight does not fit")
            continue
          }
          #expect(range.lowerBound >= end && !range.isEmpty, "'\(typed)' in \(name)")
          end = range.upperBound
        }
      }
    }
  }
}
