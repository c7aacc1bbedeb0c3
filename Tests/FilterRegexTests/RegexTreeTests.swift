import FilterRegex
import FilterText
import Testing

/// Nodes and their ranges.
@Suite struct RegexTreeTests {
  @Test func rangesOfATree() {
    let syntax = RegexSyntax(dialect: #"é(?:a|[b-c]){2,}$"#)
    #expect(
      syntax.dump == """
        pattern 0..<18
          sequence 0..<18
            literal é 0..<2
            quantified 2... 2..<17
              group nonCapturing 2..<13
                alternation 5..<12
                  sequence 5..<6
                    literal a 5..<6
                  sequence 7..<12
                    class 7..<12
                      range b...c 8..<11
            anchor lineEnd 17..<18
        """)
    #expect(syntax.description == #"é(?:a|[b-c]){2,}$"#)
  }

  @Test func rangesOfDamage() {
    #expect(
      RegexSyntax(dialect: #"a)|\q([^\n"#).dump == """
        pattern 0..<10
          alternation 0..<10
            sequence 0..<2
              literal a 0..<1
              damaged unmatchedParenthesis 1..<2
            sequence 3..<10
              damaged unknownEscape 3..<5
              group capturing 5..<10
                sequence 6..<10
                  negatedClass 6..<10
                    literal U+0A 8..<10
        """)
  }

  @Test func theEmptyPattern() {
    let syntax = RegexSyntax(dialect: "")
    #expect(syntax.dump == "pattern 0..<0\n  sequence 0..<0")
    #expect(syntax.nodeCount == 2)
    #expect(syntax.isValid)
    #expect(syntax.parts == [])
    #expect(syntax.diagnostics(limits: .scryfall) == [])
  }

  @Test func walkingTheTree() throws {
    let syntax = RegexSyntax(dialect: "a[bc]")
    let sequence = try #require(Array(syntax.children(of: syntax.root)).first)
    let items = Array(syntax.children(of: sequence))
    #expect(items.map { syntax.text(of: $0) } == ["a", "[bc]"])
    #expect(items.map { syntax.parent(of: $0) } == [sequence, sequence])
    #expect(syntax.parent(of: syntax.root) == nil)
    #expect(Array(syntax.children(of: items[1])).map { syntax.kind(of: $0) } == [.literal("b"), .literal("c")])
  }

  @Test func equalTextsHaveEqualTrees() {
    #expect(RegexSyntax(dialect: "a(b)") == RegexSyntax(dialect: SourceText(bytes: Array("a(b)".utf8))))
    #expect(RegexSyntax(dialect: "a(b)") != RegexSyntax(dialect: "a(c)"))
  }

  /// The names in dumps are those of the cases, for every kind.
  @Test func dumpsNameEverything() {
    let text = #"^(a.)\d[[:alpha:]]\sm~\1"#
    #expect(
      RegexSyntax(dialect: text).dump.split(separator: "\n").map { $0.drop { $0 == " " } } == [
        "pattern 0..<24", "sequence 0..<24", "anchor lineStart 0..<1", "group capturing 1..<5", "sequence 2..<4",
        "literal a 2..<3", "any 3..<4", "escapeClass digit 5..<7", "class 7..<18", "posixClass alpha 8..<17",
        #"shorthand \sm 18..<21"#, "selfReference 21..<22", "backReference 1 22..<24",
      ])
  }
}
