import FilterText
import Testing
import _FilterTestSupport

@testable import FilterDocuments

/// Scripts divided into queries, titles, expectations and errors.
@Suite struct QueryScriptTests {
  /// A script as text: `[title] query` and its expectations, then its errors with their positions.
  private func picture(_ text: String) -> [String] {
    let script = QueryScript(SourceText(text))
    var lines: [String] = []
    for entry in script.entries {
      lines.append((entry.title.map { "[\($0)] " } ?? "") + script.queries.text(in: entry.range).description)
      for written in entry.expectations {
        lines.append("  \(script.lines.position(of: written.range.start, in: .utf32)) \(script.text(written.range))")
      }
    }
    for error in script.errors {
      let place = script.lines.position(of: error.range.start, in: .utf32)
      lines.append(
        "! \(place) \(error.entry.map { "of \($0)" } ?? "of none") \(error.kind.id): \(error.message)")
    }
    return lines
  }

  /// The row of the table of directives is read.
  @Test func theExampleOfTheTableIsAnExpectation() {
    let row = DocumentDirectives.Kind.expectation.directive
    #expect(picture("t:elf\n\(row.example)") == ["t:elf", "  2:1 \(row.example)"])
  }

  @Test func queriesAndExpectations() {
    #expect(
      picture(
        """
        # Saved queries.

        # goblins
        #  that are cheap
        t:goblin mv<=3
          -is:reprint
          expect count > 4
        expect round-trip
        # no title
          expect refused

        \texpect no errors
        t:elf
        ## elves ##

        #
        c:g
        """) == [
          "[goblins that are cheap] t:goblin mv<=3\n  -is:reprint",
          "  7:3 expect count > 4",
          "  8:1 expect round-trip",
          "  10:3 expect refused",
          "  12:2 expect no errors",
          "t:elf",
          "c:g",
        ])
  }

  @Test func indentedLinesContinueAnExpectation() {
    #expect(
      picture("t:elf\nexpect same as\n    t:elf\n    or t:elf\n  expect count = 7\n  c:g\n\n  c:r") == [
        "t:elf", "  2:1 expect same as t:elf or t:elf", "  c:r",
        "! 6:3 of 0 unreadable-expectation: unexpected 'c:g' after the expectation",
      ])
  }

  @Test func otherWordsAreNotExpectations() {
    let rows: [String] = [
      "\"expect\"", "expect:foo", "expectation", "unexpected", "-expect", "expert t:elf", "expects more",
      "excess count",
      "t:elf expect count > 3",
    ]
    for query in rows {
      #expect(picture("t:elf\n\(query)") == ["t:elf", query], "\(query)")
      #expect(picture("t:elf\n  \(query)") == ["t:elf\n  \(query)"], "\(query)")
    }
  }

  @Test(arguments: ["expect", "EXPECT", "Expect"])
  func aLineThatBeginsWithTheWordIsAnExpectation(word: String) {
    #expect(picture("t:elf\n\(word) Count > 3") == ["t:elf", "  2:1 \(word) Count > 3"])
    #expect(picture("t:elf\r\n\t\(word)\tcount>3\r\n") == ["t:elf", "  2:2 \(word)\tcount>3"])
    #expect(
      picture("t:elf\n  \(word)") == [
        "t:elf",
        "! 2:9 of 0 unreadable-expectation: empty expectation; write 'expect count > 40' or 'expect round-trip', "
          + "for example",
      ])
  }

  /// A misspelt expectation must not become a part of the query.
  @Test func anIndentedExpectationIsNeverPartOfTheQuery() {
    #expect(
      picture("t:elf\n  expect includs \"A\"\n  c:g") == [
        "t:elf", "! 2:10 of 0 unreadable-expectation: unknown expectation 'includs'; did you mean 'includes'?",
      ])
  }

  @Test(arguments: ["expects", "exepct", "expected", "Expet", "expect:"])
  func aMisspeltWordIsNoticedWhereAnExpectationFollows(word: String) {
    let message = "did you mean 'expect'? Quote the word to search for it"
    #expect(picture("t:elf\n\(word) count > 3") == ["t:elf", "! 2:1 of 0 misspelt-expectation: \(message)"])
    #expect(
      picture("t:elf\n  \(word) round-trip\nc:g") == ["t:elf", "c:g", "! 2:3 of 0 misspelt-expectation: \(message)"])
  }

  @Test func anExpectationNeedsAQuery() {
    #expect(
      picture("# a\nexpect count > 3\nt:elf\nexpect foo bar") == [
        "t:elf",
        "! 2:1 of none expectation-without-query: no query above this expectation",
        "! 4:8 of 0 unreadable-expectation: unknown expectation 'foo'; expected count, includes, excludes, "
          + "exactly, in order, first, same as, subset of, disjoint from, canonical, round-trip, no diagnostics, "
          + "no warnings, no errors, diagnostic, fix, explains or refused",
      ])
  }

  @Test func positionsOfErrors() {
    let script = QueryScript(SourceText("t:elf\n  expect count >> 3"))
    #expect(script.errors.map { $0.range } == [SourceRange(start: 21, end: 23)])
    #expect(script.errors.map { $0.expectation } == [SourceRange(start: 8, end: 25)])
    #expect(script.entries.map { $0.hasExpectations } == [true])
    #expect(QueryScript(SourceText("t:elf")).entries.map { $0.hasExpectations } == [false])
  }

  @Test func nothing() {
    let rows: [String] = ["", "\n", "# c", "#", " ", "\r"]
    for text in rows {
      #expect(picture(text) == [], "\(text)")
    }
  }

  /// A script without expectations is a query document.
  @Test func aDocumentIsAScript() {
    let failure = checkProperty(
      "a document is a script", cases: PropertyCases.count(long: 2_000), seed: PropertyCases.seed(default: 3),
      generate: { randomBytes(&$0, pieces: 40) }, shrink: { shorterArrays($0) }, describe: { shown($0) },
      law: { bytes in
        let source = SourceText(bytes: bytes)
        let script = QueryScript(source)
        if !script.errors.isEmpty { return "errors: \(script.errors)" }
        let queries = QueryDocument(source).queries
        return script.entries.map { $0.range } == queries ? nil : "\(script.entries) and not \(queries)"
      })
    #expect(failure == nil)
  }

  @Test func everyPlaceLiesInTheScript() {
    let failure = checkProperty(
      "places lie in the script", cases: PropertyCases.count(long: 2_000), seed: PropertyCases.seed(default: 4),
      generate: { randomScript(&$0) }, shrink: { shorterArrays($0) }, describe: { shown($0) },
      law: { bytes in
        let script = QueryScript(SourceText(bytes: bytes))
        let whole = SourceRange(start: 0, end: bytes.count)
        var end = 0
        for entry in script.entries {
          if entry.range.start < end || entry.range.isEmpty { return "\(entry.range) begins before \(end)" }
          end = entry.range.end
          for written in entry.expectations {
            if written.range.start < end { return "\(written.range) begins before \(end)" }
            end = written.range.end
          }
          if !whole.encloses(SourceRange(start: entry.range.start, end: end)) { return "\(entry) leaves the script" }
        }
        for error in script.errors {
          if !whole.encloses(error.expectation) { return "\(error) leaves the script" }
          if !error.expectation.encloses(error.range) { return "\(error.range) leaves \(error.expectation)" }
        }
        return nil
      })
    #expect(failure == nil)
  }
}
