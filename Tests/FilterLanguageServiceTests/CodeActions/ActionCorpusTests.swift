import FilterAnalysis
import FilterExplanation
import FilterLanguageService
import FilterParser
import FilterSemantics
import FilterText
import FilterVocabulary
import Foundation
import ScryfallDialect
import Testing

/// The queries of the shared corpus; nil where the folder is not there.
private let corpus: [String]? = {
  let file = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../../shared/corpus/queries.tsv").standardizedFileURL
  guard let text = try? String(contentsOf: file, encoding: .utf8) else { return nil }
  return text.split(separator: "\n").dropFirst().map { line in
    String(line.split(separator: "\t", omittingEmptySubsequences: false)[0])
  }
}()

/// Every action at every term of queries people wrote.
@Suite(.enabled(if: corpus != nil, "the shared corpus is not beside this checkout"))
struct ActionCorpusTests {
  private static func some(_ count: Int) -> [String] {
    let all = corpus ?? []
    return stride(from: 0, to: all.count, by: max(1, all.count / count)).map { all[$0] }
  }

  /// What a query of the corpus is within: others above and below, and line breaks of its own.
  private static func document(_ query: String, _ index: Int) -> DocumentSnapshot {
    let text = index % 3 == 0 ? query.split(separator: " ").joined(separator: "\r\n  ") : query
    return DocumentSnapshot(SourceText("# above\nc:g or\n" + text + "\nt:elf\n"), vocabulary: .scryfall)
  }

  @Test func actionsAtEveryTerm() {
    let kinds = Set(CodeActionKind.allCases.filter { !$0.isAboutDocument })
    for (index, query) in Self.some(300).enumerated() {
      let document = Self.document(query, index)
      guard document.queries.count > 1 else { continue }
      let place = document.queries[1]
      for range in place.analysis.parsed.termRanges {
        let reason = ActionLaws.check(document, place.documentRange(SourceRange(at: range.start + 1)), kinds: kinds)
        #expect(reason == nil, "\(query)")
      }
      let reason = ActionLaws.check(document, place.range)
      #expect(reason == nil, "\(query)")
    }
  }

  /// Each action is of use: people write queries it is offered for. All but one: a common part written twice is rare.
  @Test func everyActionIsOffered() {
    let titles = [
      "Negate", "Remove the negation", "Move the negation", "Factor out the", "Write names", "Shorten names",
      "Write all names", "Shorten all names", "Distribute", "Merge", "Remove implied",
      "Remove duplicate", "Sort the terms", "Simplify", "Add clarifying", "Put parentheses",
      "Remove the parentheses",
      "Remove all redundant", "Write 'and'", "Remove 'and'", "Split the query", "Join the query", "Fix all",
    ]
    var missing = Set(titles)
    for (index, query) in (corpus ?? []).enumerated() where !missing.isEmpty {
      let document = Self.document(query, index)
      guard document.queries.count > 1 else { continue }
      let place = document.queries[1]
      let kinds: Set<CodeActionKind> = [.refactorRewrite, .refactorInline, .refactorExtract, .quickFix]
      var actions = document.codeActions(in: place.range, kinds: kinds)
      for range in place.analysis.parsed.termRanges.prefix(8) {
        actions += document.codeActions(in: place.documentRange(SourceRange(at: range.start + 1)), kinds: kinds)
      }
      missing = missing.filter { title in !actions.contains { $0.title.hasPrefix(title) } }
    }
    #expect(missing == [])
  }
}
