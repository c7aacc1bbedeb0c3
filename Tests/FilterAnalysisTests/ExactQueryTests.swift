import FilterAST
import FilterAnalysis
import FilterExplanation
import FilterParser
import FilterPrinter
import FilterSemantics
import FilterText
import FilterVocabulary
import ScryfallDialect
import Testing
import _FilterTestSupport

/// Texts with different bytes are different in every comparison of queries.
@Suite struct ExactQueryTests {
  /// Canonically equivalent texts. (The sign of the angstrom and `Å` are one letter where letter case means nothing.)
  static let pairs = [
    ("\u{E9}", "e\u{301}"), ("\u{D55C}", "\u{1112}\u{1161}\u{11AB}"), ("\u{212B}", "A\u{30A}"), ("\u{C5}", "A\u{30A}"),
    ("q\u{307}\u{323}", "q\u{323}\u{307}"),
  ]

  /// Terms in which `@` is replaced by a text.
  static let terms = [
    "o:@", "o:\"@\"", "@", "!\"@\"", "o:/@/", "a:@", "foo:@", "-o:\"@\"", "lore:\"x @\"",
  ]

  private func query(_ text: String) -> FilterQuery<FilterTerm> {
    ParsedQuery(parsing: text).query ?? .and(.positive, [])
  }

  /// Listed words are compared by their composed spelling, as they are searched.
  @Test func listedWordsAreTheSame() {
    for term in ["s:@", "kw:@", "otag:@"] {
      for (one, other) in Self.pairs {
        let (first, second) = (term.replacing("@", with: one), term.replacing("@", with: other))
        #expect(query(first).isEquivalent(to: query(second), in: .scryfall).isYes, "\(term)")
      }
    }
  }

  @Test func theyAreToldApart() {
    for term in Self.terms {
      for (one, other) in Self.pairs {
        let first = term.replacing("@", with: one)
        let second = term.replacing("@", with: other)
        #expect(query(first) != query(second), "\(term)")
        #expect(Vocabulary.scryfall.key(of: query(first)) != Vocabulary.scryfall.key(of: query(second)), "\(term)")
        for connective in [" ", " or "] {
          let both = query(first + connective + second)
          #expect(both.leaves.count == 2, "\(term)")
          let simplified = both.simplified(in: .scryfall).query
          #expect(simplified.leaves.count == 2, "\(term)")
          #expect(Vocabulary.scryfall.key(of: both) != Vocabulary.scryfall.key(of: query(first)), "\(term)")
        }
        #expect(!query(first).isEquivalent(to: query(second), in: .scryfall).isYes, "\(term)")
        let twice = AnalyzedQuery(parsing: first + " " + second, vocabulary: .scryfall).diagnostics
        #expect(!twice.contains { $0.id.name == "duplicate-term" }, "\(term)")
      }
    }
  }

  /// Whatever is merged is equivalent.
  @Test func simplifyingAgreesWithEquivalence() {
    let failure = checkProperty(
      "what is simplified is equivalent", cases: PropertyCases.count(long: 600),
      seed: PropertyCases.seed(default: 43),
      generate: { random in
        (0..<(1 + random.below(4))).map { _ in
          let (one, other) = Self.pairs[random.below(Self.pairs.count)]
          let term = Self.terms[random.below(Self.terms.count)]
          return (random.chance(25) ? "-" : "") + term.replacing("@", with: random.chance(50) ? one : other)
            + (random.chance(30) ? " or" : "")
        }.joined(separator: " ").replacing("--", with: "-")
      }, shrink: { _ in [] }, describe: { "\($0) \($0.unicodeScalars.map { $0.value })" },
      law: { text in
        let query = query(text)
        let simplified = query.simplified(in: .scryfall).query
        if case .no(let witness) = query.isEquivalent(to: simplified, in: .scryfall) {
          return "\(simplified): \(witness)"
        }
        return nil
      })
    #expect(failure == nil)
  }
}
