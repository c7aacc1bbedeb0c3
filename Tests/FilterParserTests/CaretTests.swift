import FilterParser
import FilterText
import Testing
import _FilterTestSupport

/// The context of a caret `‸`. An answer is written `part text of term`.
@Suite struct CaretTests {
  @Test func everyPartOfAFilter() {
    expectPlace("‸-pow>=3", "polarity `-` of `-pow>=3`")
    expectPlace("-‸pow>=3", "field `pow` of `-pow>=3`")
    expectPlace("-po‸w>=3", "field `pow` of `-pow>=3`")
    expectPlace("-pow‸>=3", "field `pow` of `-pow>=3`")
    expectPlace("-pow>‸=3", "comparison `>=` of `-pow>=3`")
    expectPlace("-pow>=‸3", "value `3` of `-pow>=3`")
    expectPlace("-pow>=3‸", "value `3` of `-pow>=3`")
    expectPlace("‸t:elf", "field `t` of `t:elf`")
  }

  @Test func everyPartOfAName() {
    expectPlace("‸bolt", "value `bolt` of `bolt`")
    expectPlace("bo‸lt", "value `bolt` of `bolt`")
    expectPlace("bolt‸", "value `bolt` of `bolt`")
    expectPlace("-‸bolt", "value `bolt` of `-bolt`")
    expectPlace("‸-!bolt", "polarity `-` of `-!bolt`")
    expectPlace("-‸!bolt", "exactMark `!` of `-!bolt`")
    expectPlace("-!‸bolt", "value `bolt` of `-!bolt`")
    expectPlace("++‸", "value `++` of `++`")
    expectPlace("-‸++", "value `++` of `-++`")
  }

  @Test func insideAndOutsideOfQuotes() {
    expectPlace("o:‸\"draw a\"", "value `\"draw a\"` of `o:\"draw a\"`")
    expectPlace("o:\"‸draw a\"", "value `\"draw a\"` of `o:\"draw a\"`, in quotes")
    expectPlace("o:\"draw‸ a\"", "value `\"draw a\"` of `o:\"draw a\"`, in quotes")
    expectPlace("o:\"draw a‸\"", "value `\"draw a\"` of `o:\"draw a\"`, in quotes")
    expectPlace("o:\"draw a\"‸", "value `\"draw a\"` of `o:\"draw a\"`")
    expectPlace("o:‸\"dr", "value `\"dr` of `o:\"dr`")
    expectPlace("o:‸/^t", "value `/^t` of `o:/^t`")
    expectPlace("\"dr‸", "value `\"dr` of `\"dr`, in quotes")
    expectPlace("\"‸", "value `\"` of `\"`, in quotes")
    expectPlace("“‸a”", "value `“a”` of `“a”`, in quotes")
    expectPlace("o:/^‸tap/", "value `/^tap/` of `o:/^tap/`, in quotes")
    expectPlace("o:/^tap/‸", "value `/^tap/` of `o:/^tap/`")
    expectPlace("o:/‸", "value `/` of `o:/`, in quotes")
    expectPlace("!\"a b‸\" c", "value `\"a b\"` of `!\"a b\"`, in quotes")
  }

  @Test func aValueThatHasYetToBeTyped() {
    expectPlace("t:‸", "value `` of `t:`")
    expectPlace("pow>=‸ a", "value `` of `pow>=`")
    expectPlace("(t:‸)", "value `` of `t:`")
    expectPlace("pow>‸", "value `` of `pow>`")
    expectPlace("-‸", "value `` of `-`")
    expectPlace("!‸", "value `` of `!`")
    expectPlace("--‸", "value `` of `--`")
    expectPlace(">=‸", "value `` of `>=`")
    expectPlace("pow!‸", "comparison `!` of `pow!`")
    expectPlace("pow‸!", "field `pow` of `pow!`")
  }

  @Test func betweenTerms() {
    expectPlace("a‸ b", "value `a` of `a`")
    expectPlace("a ‸b", "value `b` of `b`")
    expectPlace("a ‸ b", nil)
    expectPlace("a ‸or b", nil)
    expectPlace("a o‸r b", nil)
    expectPlace("a or‸ b", nil)
    expectPlace("(a)‸ b", nil)
    expectPlace("‸(a)", nil)
    expectPlace("(‸a)", "value `a` of `a`")
    expectPlace("(a‸)", "value `a` of `a`")
    expectPlace("-‸(a)", nil)
    expectPlace("a ,‸ b", nil)
    expectPlace("‸", nil)
    expectPlace("‸ a", nil)
    expectPlace("a ‸", nil)
    expectPlace("or‸", nil)
  }

  /// Between two adjacent terms, the first continues.
  @Test func betweenGluedTerms() {
    expectPlace("\"a\"‸b", "value `\"a\"` of `\"a\"`")
    expectPlace("o:/a/‸-c:g", "value `/a/` of `o:/a/`")
    expectPlace("fire‸/ice", "value `fire` of `fire`")
    expectPlace("fire/‸ice", "value `ice` of `ice`")
  }

  @Test func strayPunctuationBelongsToItsPrefix() {
    expectPlace("-/‸/bolt/", "polarity `-//` of `-//bolt`")
    expectPlace("-/‸bolt/", "value `bolt` of `-/bolt`")
    expectPlace("!/‸bolt/", "value `bolt` of `!/bolt`")
  }

  @Test func offsetsOutsideTheTextAreNowhere() {
    let parsed = ParsedQuery(parsing: "t:elf")
    #expect(parsed.caretTerm(at: -1) == nil)
    #expect(parsed.caretTerm(at: 6) == nil)
    #expect(parsed.caretTerm(at: .max) == nil)
    #expect(parsed.caretTerm(at: .min) == nil)
  }

  @Test func everyPlaceLiesInItsTermAndTouchesTheCaret() {
    let failure = checkProperty(
      "places of carets", cases: PropertyCases.count(long: 1_000), seed: PropertyCases.seed(default: 21),
      generate: { RandomText.text(length: 8, using: &$0) }, shrink: { RandomText.shrinks(of: $0) },
      describe: { $0.debugDescription },
      law: { text in
        let parsed = ParsedQuery(parsing: text)
        for offset in 0...parsed.source.length {
          let touched = parsed.termRanges.contains { $0.touches(offset) }
          guard let place = parsed.caretTerm(at: offset) else {
            if touched { return "nothing at \(offset)" }
            continue
          }
          if place.termRange != parsed.tree.range(of: place.term) { return "another range at \(offset)" }
          if !place.termRange.encloses(place.partRange) { return "\(place.part) leaves its term at \(offset)" }
          if !place.partRange.touches(offset) { return "\(place.part) \(place.partRange) does not touch \(offset)" }
        }
        return nil
      })
    #expect(failure == nil)
  }

  private func expectPlace(_ text: String, _ expected: String?, sourceLocation: SourceLocation = #_sourceLocation) {
    let marked = MarkedText(text)
    let parsed = ParsedQuery(parsing: marked.text)
    let place = marked.caret.flatMap { parsed.caretTerm(at: $0) }
    let shown = place.map { place in
      "\(place.part) `\(parsed.source[place.partRange])` of `\(parsed.source[place.termRange])`"
        + (place.isInsideQuotes ? ", in quotes" : "")
    }
    #expect(shown == expected, "`\(text)`", sourceLocation: sourceLocation)
  }
}
