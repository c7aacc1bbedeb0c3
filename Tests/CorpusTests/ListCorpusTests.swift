import FilterQueryKit
import Testing
import _FilterTestSupport

/// The queries in the syntax of lists that ship with the package.
@Suite struct ListCorpusTests {
  @Test func validQueriesAreValid() throws {
    for query in try OwnCorpus.validOfLists() {
      let parsed = ParsedQuery(parsing: query, syntax: .lists)
      #expect(parsed.outcome == .valid, "\(query)")
      #expect(parsed.diagnostics == [], "\(query)")
      expectLaws(query)
    }
  }

  /// The whole list is compared as text, so that a change of one reading shows beside its neighbours.
  @Test func damagedQueriesAreReadAsWritten() throws {
    for (query, expectation) in try OwnCorpus.damagedRowsOfLists() {
      let parsed = ParsedQuery(parsing: query, syntax: .lists)
      #expect(!parsed.diagnostics.isEmpty, "\(query)")
      if let expectation { #expect(reading(of: parsed) == expectation, "\(query)") }
      expectLaws(query)
    }
  }

  @Test func halfTypedQueriesAreNotValid() throws {
    for query in try OwnCorpus.halfTypedOfLists() {
      let parsed = ParsedQuery(parsing: query, syntax: .lists)
      #expect(parsed.outcome != .valid, "\(query)")
      #expect(!parsed.diagnostics.isEmpty, "\(query)")
      expectLaws(query)
    }
  }

  /// At every byte at which the text of a query can stand while someone types.
  @Test func everyPrefixObeysTheLaws() throws {
    var seen: Set<[UInt8]> = []
    for query in try TestTier.some(of: OwnCorpus.allOfLists(), every: 10) {
      let bytes = Array(query.utf8)
      for length in 0...bytes.count where seen.insert(Array(bytes[..<length])).inserted {
        expectLawsWhileTyping(
          SourceText(bytes: Array(bytes[..<length])), "a prefix of `\(query)`", syntax: .lists)
      }
    }
    #expect(seen.count > TestTier.size(1_000, long: 10_000))
  }

  /// There are many queries, and each is there once.
  @Test func theQueriesAreManyAndDifferent() throws {
    #expect(try OwnCorpus.validOfLists().count >= 320)
    #expect(try OwnCorpus.damagedRowsOfLists().count >= 170)
    #expect(try OwnCorpus.halfTypedOfLists().count >= 160)
    var seen: Set<[UInt8]> = []
    for query in try OwnCorpus.allOfLists() {
      #expect(seen.insert(Array(query.utf8)).inserted, "\(query) is there twice")
    }
    #expect(seen.count >= 600)
  }

  /// Every kind of a syntax error that this syntax has stands among the damaged queries.
  @Test func everySyntaxDiagnosticKindOccurs() throws {
    var missing = Set(SyntaxDiagnosticKind.allCases.map { $0.id.name })
    // Only a text of more than a hundred parentheses has the first; blanks may stand around an operator.
    for kind in [SyntaxDiagnosticKind.nestingTooDeep, .spaceAfterOperator, .spaceBeforeOperator] {
      missing.remove(kind.id.name)
    }
    for (query, _) in try OwnCorpus.damagedRowsOfLists() {
      for diagnostic in ParsedQuery(parsing: query, syntax: .lists).diagnostics { missing.remove(diagnostic.id.name) }
    }
    #expect(missing == [])
  }

  /// The forms that only this syntax has stand among the valid queries.
  @Test func everyTokenOfListsOccurs() throws {
    var missing: Set<TokenKind> = [.valueOpening, .valueClosing, .valueSeparator, .rangeOperator]
    for query in try OwnCorpus.validOfLists() where !missing.isEmpty {
      for token in Lexer.tokens(in: SourceText(query), syntax: .lists) { missing.remove(token.kind) }
    }
    #expect(missing == [])
  }

  private func expectLaws(_ query: String) {
    if let reason = LawsOfText.check(SourceText(query), syntax: .lists) { Issue.record("`\(query)`: \(reason)") }
  }
}
