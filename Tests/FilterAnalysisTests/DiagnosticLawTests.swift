import FilterAST
import FilterAnalysis
import FilterExplanation
import FilterParser
import FilterSemantics
import FilterText
import FilterVocabulary
import ScryfallDialect
import Testing
import _FilterTestSupport

/// Law 7 for all diagnostics: applying a fix removes its diagnostic and adds none. Diagnostics are inside the text, in
/// order.
@Suite struct DiagnosticLawTests {
  @Test func fixesOfRealQueries() throws {
    for text in try TestTier.some(of: OwnCorpus.valid() + SharedFolder.queries(), every: 8) {
      let broken = DiagnosticLaws.check(SourceText(text))
      #expect(broken == nil, "\(text): \(broken ?? "")")
    }
  }

  @Test func fixesOfDamagedQueries() throws {
    let texts = try OwnCorpus.valid() + SharedFolder.queries(marked: "valid")
    let failure = checkProperty(
      "fixes of damaged queries", cases: PropertyCases.count(long: 1_500), seed: PropertyCases.seed(default: 61),
      generate: { random in DamagedText.damaged(texts[random.below(texts.count)], using: &random) },
      shrink: { RandomText.shrinks(of: $0) }, describe: { "`\($0)`" }, law: { DiagnosticLaws.check(SourceText($0)) })
    #expect(failure == nil)
  }

  @Test func fixesOfRandomQueries() {
    let failure = checkProperty(
      "fixes of random queries", cases: PropertyCases.count(long: 1_000), seed: PropertyCases.seed(default: 67),
      generate: { random -> String in
        let query =
          random.chance(50)
          ? ModelQuery.query(leaves: 1 + random.below(6), using: &random)
          : RandomQuery.query(leaves: 1 + random.below(4), using: &random)
        return RandomQuery.looseText(of: query, using: &random)
      },
      shrink: { RandomText.shrinks(of: $0) }, describe: { "`\($0)`" }, law: { DiagnosticLaws.check(SourceText($0)) })
    #expect(failure == nil)
  }

  @Test func anyBytes() {
    let failure = checkProperty(
      "any bytes", cases: PropertyCases.count(long: 500), seed: PropertyCases.seed(default: 71),
      generate: { random in RandomText.bytes(length: 40, using: &random) }, shrink: { _ in [] },
      describe: { "`\($0)`" },
      law: { DiagnosticLaws.check($0) })
    #expect(failure == nil)
  }
}

enum DiagnosticLaws {
  static func check(_ source: SourceText, _ vocabulary: Vocabulary = .scryfall) -> String? {
    let query = AnalyzedQuery(ParsedQuery(parsing: source), vocabulary: vocabulary)
    let found = query.diagnostics
    let before = counts(found)
    var start = 0
    for diagnostic in found {
      if diagnostic.range.start < start { return "\(diagnostic) stands before the one before it" }
      start = diagnostic.range.start
      for range in [diagnostic.range] + diagnostic.related.map({ $0.range }) where !source.range.encloses(range) {
        return "\(diagnostic) leaves the text at \(range)"
      }
      for fix in diagnostic.fixes {
        guard let mended = fix.applied(to: source) else { return "'\(fix.title)' of \(diagnostic) cannot be applied" }
        let after = counts(AnalyzedQuery(ParsedQuery(parsing: mended), vocabulary: vocabulary).diagnostics)
        for (id, count) in after where count > (before[id] ?? 0) - (id == diagnostic.id ? 1 : 0) {
          return "'\(fix.title)' of \(diagnostic) gives `\(mended)` with \(count) \(id), before: \(before[id] ?? 0)"
        }
      }
    }
    return nil
  }

  private static func counts(_ diagnostics: [Diagnostic]) -> [DiagnosticID: Int] {
    var counts: [DiagnosticID: Int] = [:]
    for diagnostic in diagnostics { counts[diagnostic.id, default: 0] += 1 }
    return counts
  }
}
