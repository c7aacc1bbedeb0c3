import FilterRegex
import FilterText
import Testing
import _FilterTestSupport

/// Offsets are bytes for any characters, and the fixes of a pattern apply to the query that contains it.
@Suite struct RegexOffsetTests {
  @Test func diagnosticsAfterWideCharacters() {
    expectRegex("é🧝①)②", "é 🧝 <unmatchedParenthesis>", [ExpectedDiagnostic(.unmatchedParenthesis, 1, 2)])
    expectRegex("[①ü-é②]", "[<reversedRange>]", [ExpectedDiagnostic(.reversedRange, 1, 2)])
    expectRegex("“a”①(②–", "“ a ” (capturing –)", [ExpectedDiagnostic(.unclosedGroup, 1, 2)])
    expectRegex(#"\🧝①{300}②"#, "🧝{255...255}", [ExpectedDiagnostic(.boundTooLarge, 1, 2)])
  }

  @Test func partsOfWideCharacters() {
    let syntax = RegexSyntax(dialect: "é🧝+[à-é]")
    #expect(syntax.parts.map { syntax.source[$0.range] } == ["é", "🧝", "+", "[", "à-é", "]"])
    #expect(syntax.parts.map(\.range.start) == [0, 2, 6, 7, 8, 13])
  }

  @Test func combiningMarksAreCharactersOfTheirOwn() {
    let syntax = RegexSyntax(dialect: "e\u{301}?")
    let sequence = syntax.children(of: syntax.root).map { $0 }[0]
    #expect(
      syntax.children(of: sequence).map { syntax.kind(of: $0) } == [
        .literal("e"), .quantified(RegexRepetition(minimum: 0, maximum: 1)),
      ])
  }

  /// `o:/…/` with every pattern of the examples: the edits of its fixes, shifted, leave the rest of the query alone.
  @Test func fixesWithinAQuery() throws {
    for example in RegexExamples.all {
      let pattern = RegexSyntax(dialect: MarkedText(example.text).text)
      let query = SourceText("o:/\(pattern)/ t:elf")
      for diagnostic in pattern.diagnostics(limits: .scryfall) {
        for fix in diagnostic.fixes {
          let shifted = fix.edits.map { TextEdit(range: $0.range.shifted(by: 3), replacement: $0.replacement) }
          let mended = try #require(query.applying(shifted), "\(example)")
          let alone = try #require(fix.applied(to: pattern.source), "\(example)")
          #expect(mended.description == "o:/\(alone)/ t:elf", "\(example)")
          // A query ends the pattern at the first slash without a backslash, which must be the last one here.
          #expect(endOfPattern(in: mended) == 3 + alone.length, "\(example)")
        }
      }
    }
  }

  private func endOfPattern(in query: SourceText) -> Int? {
    var offset = 3
    while offset < query.length, query.bytes[offset] != UInt8(ascii: "/") {
      offset += query.bytes[offset] == UInt8(ascii: "\\") ? 2 : 1
    }
    return offset < query.length ? offset : nil
  }
}
