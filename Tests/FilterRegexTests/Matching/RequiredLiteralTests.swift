import FilterRegex
import FilterText
import Testing

/// The literals that an index can search before matching.
@Suite struct RequiredLiteralTests {
  private func required(_ pattern: String) -> [String]? {
    compiled(pattern)?.requiredLiterals.map { String(decoding: $0, as: UTF8.self) }
  }

  private func anyOf(_ pattern: String) -> [String]? {
    compiled(pattern)?.anyOfLiterals?.map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func literalsAreFoundThroughEverything() {
    #expect(required("Draw a Card") == ["draw a card"])
    #expect(required("draws? .*cards?") == ["draw", "card"])
    #expect(required("^when ~ dies") == ["when ", " dies"])
    #expect(required("(?:enters) (the) battlefield$") == ["enters the battlefield"])
    #expect(required(#"\bizzet\b"#) == ["izzet"])
    #expect(required("a(?=x)b(?!cd)c") == ["abc"])
    #expect(required("[dD]raw[ ]a") == ["draw a"])
    #expect(required("[dt]raw") == ["raw"])
    #expect(required(#"\{T\}: add"#) == ["{t}: add"])
    #expect(required("(ab)+c") == ["abc"])
    #expect(required("x(ab){3}y") == ["xabababy"])
    #expect(required("x(ab){2,}y") == ["xabab", "ababy"])
    #expect(required("a.b") == [])
    #expect(required("(foo)?bar*") == ["ba"])
    #expect(required("(foo){0}bar") == ["bar"])
    #expect(required("") == [])
    #expect(required("counter.*target.*counter") == ["counter", "target"])
    #expect(required(#"Add \sm\sm"#) == ["add {", "}{"])
    #expect(required("orc|orcs") == ["orc"])
    #expect(required("pre(fix|face)s") == ["pref"])
  }

  @Test func lettersWithTwoCasesOutsideASCIIAreLeftOut() {
    #expect(required("jötun") == ["tun"])
    #expect(required("a — b") == ["a — b"])
    #expect(required("½ life") == ["½ life"])
  }

  @Test func aLongLiteralGivesItsEnds() {
    let text = String(repeating: "abcdefghij", count: 10)
    #expect(required(text) == [String(text.prefix(64)), String(text.suffix(64))])
    #expect(required("(?:ab){100}") == [String(repeating: "ab", count: 32)])
  }

  @Test func choices() {
    #expect(anyOf("(two|three) cards") == ["two", "three"])
    #expect(anyOf("(two|three)(four|fives)") == ["four", "fives"])
    #expect(anyOf("(a|three)") == nil)
    #expect(anyOf("(two|three)?") == nil)
    #expect(anyOf("(two|three)+") == ["two", "three"])
    #expect(anyOf("(?:(?:two|three)x?|four)") == ["two", "three", "four"])
    #expect(anyOf("draw") == nil)
    #expect(anyOf("draw a|discard .*card") == ["draw a", "discard "])
  }

  @Test func thereAreFewOfThem() throws {
    let words = (0..<200).map { "word\($0)" }
    let regex = try #require(compiled(words.joined(separator: ".*")))
    #expect(regex.requiredLiterals.count == CompiledRegex.maximumLiterals)
    #expect(regex.requiredLiterals.allSatisfy { $0.count >= CompiledRegex.minimumLiteralLength })
    #expect(try #require(compiled(words.joined(separator: "|"))).anyOfLiterals == nil)
  }

  @Test func whatAPatternHolds() throws {
    #expect(try #require(compiled("~")).isSelfReferential)
    #expect(try !#require(compiled(#"\~[~]"#)).isSelfReferential)
    #expect(try #require(compiled("a(?=b)")).usesLookaround)
    #expect(try !#require(compiled(#"\ba"#)).usesLookaround)
    #expect(compiled("a") == compiled("a"))
    #expect(compiled("a") != compiled("b"))
    #expect(Set([compiled("a"), compiled("a"), compiled("A")]).count == 2)
  }
}
