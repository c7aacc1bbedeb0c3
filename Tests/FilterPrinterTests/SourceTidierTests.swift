import FilterParser
import FilterPrinter
import FilterText
import Testing
import _FilterTestSupport

/// Texts before and after.
@Suite struct SourceTidierTests {
  @Test func whiteSpaceBecomesSingleSpaces() {
    expectTidied("t:elf  c:g", "t:elf c:g")
    expectTidied("  t:elf\t\tc:g ", "t:elf c:g")
    expectTidied("-( a  or b )", "-(a or b)")
    expectTidied(" a ", "a")
    expectTidied("  ", "")
    expectTidied("a\u{0C}b", "a b")
  }

  @Test func gluedPiecesComeApart() {
    expectTidied("a(b or c)d", "a (b or c) d")
    expectTidied("-(a b)or(c d)", "-(a b) or c d")
    expectTidied("-(a b)-(c d)", "-(a b) -(c d)")
    expectTidied("\"a\"or b", "\"a\" or b")
  }

  @Test func connectivesAndFieldsAreInLowerCase() {
    expectTidied("T:Elf OR Pow>=3", "t:Elf or pow>=3")
    expectTidied("-ORACLE:/\\S/ Or o:X", "-oracle:/\\S/ or o:X")
  }

  @Test func andGoes() {
    expectTidied("a and b", "a b")
    expectTidied("a AND b And c", "a b c")
    expectTidied("a  and  b or c", "a b or c")
    expectTidied("(a b)and(c d)", "a b c d")
    expectTidied("a and\n  b", "a\n  b")
    expectTidied("a\n  and b", "a\n  b")
    // Of two line breaks the first stays.
    expectTidied("a\n and\n  b", "a\n b")
    expectTidied("a and b", "a and b", TidyOptions(removesAnd: false))
    expectTidied("a  AND b", "a and b", TidyOptions(removesAnd: false))
  }

  @Test func redundantParenthesesGo() {
    expectTidied("(t:elf)", "t:elf")
    expectTidied("((a))", "a")
    expectTidied("(a b) c", "a b c")
    expectTidied("(a or b) or c", "a or b or c")
    expectTidied("(a b) or c", "a b or c")
    expectTidied("(a or b)", "a or b")
    expectTidied("-(a)", "-a")
    expectTidied("((a or b)) c", "(a or b) c")
    expectTidied("(a)(b)", "a b")
    expectTidied("( a ) b", "(a) b", TidyOptions(removesParentheses: false))
  }

  @Test func neededParenthesesStay() {
    for text in ["a (b or c)", "-(a b)", "-(a or b) or c", "-(-a)", "-(-(a b))", "(a or b) (c or d)", "a ,(b), c"] {
      expectUntouched(text)
    }
  }

  @Test func directivesKeepTheirParentheses() {
    let options = TidyOptions(groupKeepingFields: ["order", "unique"])
    expectTidied("t:elf (order:cmc) (c:g)", "t:elf (order:cmc) c:g", options)
    expectTidied("(t:elf ORDER:cmc)", "(t:elf order:cmc)", options)
    expectTidied("((a (unique:art)))", "((a (unique:art)))", options)
    expectTidied("(order:cmc)", "order:cmc")
    expectTidied("(\"order:cmc\" o:order)", "\"order:cmc\" o:order", options)
  }

  @Test func whatWasTypedStays() {
    for text in [
      "'draw a' “x” \"y\\\"z\"", "fire-ice fire--ice", "rograkh, son", "a , b", "t:goblin,", "fire//ice", "o:/A  (b)/",
      "pow=<3", "++ @@", "!\"Lightning  Bolt\"", "urza’s", "m:{2/W}{w}", "a\nb", "a\n\n  b", "a\r\n  or b", "a\rb",
      "a\r  or b", "card\"",
      "Lightning BOLT", "Kaboom!", "-Ach! Hans, Run!",
    ] {
      expectUntouched(text)
    }
  }

  @Test func damagedPlacesKeepEveryByte() {
    for text in [
      "a  or", "OR  a:b", "(a  b", "a  )  b", "--a  b", "a  t:  B", "a  - b", "o:/a/i  b", "-/a/  x", "c:>=u  x",
      "\"a  b",
    ] {
      expectUntouched(text)
    }
  }

  /// Without its parentheses the prefix would precede a separator.
  @Test func aPrefixBeforeASeparatorKeepsItsParentheses() {
    expectUntouched("-(, a)")
    expectUntouched("-(/ a)")
    expectTidied("-( a /)", "-a /")
    expectTidied("-((a))", "-a")
    expectTidied("-((-a))", "-(-a)")
    expectTidied("-((a or b))", "-(a or b)")
  }

  /// Without its parentheses the comma or slash would be attached to the term.
  @Test func groupsBesideSeparatorsStay() {
    for text in ["(a), b", "(a)/ b", "b ,(a)", "b /(a)", "-(a), b"] { expectUntouched(text) }
  }

  /// Removing parentheses must not change the number of diagnostics.
  @Test func groupsAroundEmptyOnesOrTooManyStay() {
    expectUntouched("(() or ())")
    expectUntouched("(() ())")
    let deep = String(repeating: "(", count: 130) + "a" + String(repeating: ")", count: 130)
    expectUntouched(deep)
  }

  @Test func healthyGroupsInDamagedOnesAreTidied() {
    expectTidied("a  ( b  or C:d )  or", "a  (b or c:d)  or")
    expectTidied("a  or ( b  and -( c  d ) )  )", "a  or (b -(c d))  )")
    expectTidied("a  (b  or)  T:c", "a (b  or) t:c")
  }

  @Test func editsAreTheSmallest() {
    let parsed = ParsedQuery(parsing: "T:elf  AND (c:g)")
    let edits = SourceTidier().edits(for: parsed).map(\.description)
    #expect(edits == ["0..<1 -> \"t\"", "6..<12 -> \"\"", "15..<16 -> \"\""])
  }

  @Test func editsDoNotTouchOneAnother() {
    let failure = checkProperty(
      "edits of the tidier", cases: PropertyCases.count(long: 1_500), seed: PropertyCases.seed(default: 32),
      generate: { RandomText.text(length: 10, using: &$0) }, shrink: { RandomText.shrinks(of: $0) },
      describe: { $0.debugDescription },
      law: { text in
        let parsed = ParsedQuery(parsing: text)
        let edits = SourceTidier().edits(for: parsed)
        for (left, right) in zip(edits, edits.dropFirst()) where left.range.end >= right.range.start {
          return "\(left) touches \(right)"
        }
        let empty = edits.first { $0.replacement == parsed.source[$0.range] }
        return empty.map { "\($0) changes nothing" }
      })
    #expect(failure == nil)
  }

  private func expectUntouched(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
    expectTidied(text, text, sourceLocation: sourceLocation)
    #expect(SourceTidier().edits(for: ParsedQuery(parsing: text)).isEmpty, "`\(text)`", sourceLocation: sourceLocation)
  }

  private func expectTidied(
    _ text: String, _ expected: String, _ options: TidyOptions = TidyOptions(),
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let parsed = ParsedQuery(parsing: text)
    let tidied = SourceTidier(options: options).tidied(parsed)
    #expect(tidied.description == expected, "`\(text)`", sourceLocation: sourceLocation)
    let again = ParsedQuery(parsing: tidied)
    #expect(again.query == parsed.query, "`\(text)`", sourceLocation: sourceLocation)
    #expect(SourceTidier(options: options).edits(for: again).isEmpty, "`\(text)`", sourceLocation: sourceLocation)
    let reason = LawsOfText.check(SourceText(text))
    #expect(reason == nil, "`\(text)`", sourceLocation: sourceLocation)
  }
}
