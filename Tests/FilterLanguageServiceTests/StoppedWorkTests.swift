import FilterText
import FilterVocabulary
import ScryfallDialect
import Testing
import _FilterTestSupport

@testable import FilterLanguageService

/// Every feature that goes over the queries of a document ends soon after the work was cancelled.
@Suite struct StoppedWorkTests {
  /// The features that may look at all queries.
  private static let features: [String: @Sendable (DocumentSnapshot) -> Void] = [
    "outline": { _ = $0.symbols() }, "search": { _ = $0.symbols(matching: "elf") },
    "lenses": { _ = $0.codeLenses(in: $0.source.range) }, "folds": { _ = $0.foldingRanges() },
    "tokens": { _ = $0.semanticTokens() }, "encoded tokens": { _ = $0.encodedTokens(in: .utf16) },
    "hints": { _ = $0.inlayHints(in: $0.source.range) }, "diagnostics": { _ = $0.diagnostics() },
    "references": { _ = $0.references(at: 3) }, "references to a field": { _ = $0.references(at: 1) },
    "highlights": { _ = $0.highlights(at: 3) }, "highlights of a field": { _ = $0.highlights(at: 1) },
    "renaming": { _ = try? $0.rename(at: 3, to: "orc") }, "renaming a field": { _ = try? $0.rename(at: 1, to: "o") },
    "colors": { _ = $0.colors() }, "formatting": { _ = $0.formattingEdits() },
    "actions": { _ = $0.codeActions(in: $0.source.range, kinds: Set(CodeActionKind.allCases)) },
  ]

  private static let count = 60

  /// How often a feature looks whether it is cancelled, and how often it does after it was.
  private func looks(_ feature: String, cancelledAfter limit: Int) -> (all: Int, late: Int) {
    let count = LookCount()
    let text = String(repeating: "(t:elf)\n  foo:bar\n", count: Self.count)
    let document = DocumentSnapshot(SourceText(text), vocabulary: .scryfall).stopping { count.look() > limit }
    Self.features[feature]?(document)
    return (count.number, max(0, count.number - limit))
  }

  @Test func endsEarly() {
    for feature in Self.features.keys.sorted() {
      #expect(looks(feature, cancelledAfter: .max).all >= Self.count, "\(feature)")
      #expect(looks(feature, cancelledAfter: 3).late <= 3, "\(feature)")
    }
  }

  /// Work that is not cancelled has the same result.
  @Test func sameResults() {
    let document = DocumentSnapshot("t:elf\n(c:g or mv=1) x\n", vocabulary: .scryfall)
    let watched = document.stopping { false }
    #expect(watched.symbols() == document.symbols())
    #expect(watched.queries.map(\.range) == document.queries.map(\.range))
    #expect(watched.queries[1...].map(\.index) == [1])
    #expect(watched.encodedTokens(in: .utf8) == document.encodedTokens(in: .utf8))
  }
}

/// Counts.
private final class LookCount: Sendable {
  private let count = Lock(0)

  var number: Int { count.withLock { $0 } }

  func look() -> Int {
    count.withLock { count in
      count += 1
      return count
    }
  }
}
