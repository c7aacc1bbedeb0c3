import Testing

/// `filterq format --style short` and `long`: uniform names, the same meaning.
@Suite struct FormatNamesTests {
  @Test(arguments: [
    ("T:Elf  OR ((c:rg))", "type:Elf or color>=rg", "t:Elf or c>=rg"),
    ("ci:esper -legal:edh", "identity<=esper -format:commander", "id<=esper -f:commander"),
    ("pow>toughness cmc:3", "power>toughness manavalue=3", "pow>tou mv=3"),
    ("r:m sort:mv", "rarity=mythic order:cmc", "r=m sort:cmc"),
    ("bolt foo:bar", "bolt foo:bar", "bolt foo:bar"),
  ])
  func longAndShort(_ text: String, _ long: String, _ short: String) {
    #expect(run("format", "--style", "long", input: text + "\n") == RunResult(printing: long + "\n"))
    #expect(run("format", "--style", "short", input: text + "\n") == RunResult(printing: short + "\n"))
    // Written again, nothing changes.
    #expect(run("format", "--style", "long", input: long + "\n").output == long + "\n")
    #expect(run("format", "--style", "short", input: short + "\n").output == short + "\n")
  }

  @Test func aQueryWithSyntaxErrorsIsLeftAsItIs() {
    let result = run("format", "--style", "long", input: "t:elf or\n")
    #expect(result.status == 1)
    #expect(result.output == "t:elf or\n")
  }

  @Test func tidyingKeepsTheParenthesesAroundDirectives() {
    #expect(run("format", "--style", "tidy", input: "((t:elf)) (order:cmc)\n").output == "t:elf (order:cmc)\n")
    #expect(run("format", "--style", "tidy", input: "(sort:cmc c:g)\n").output == "(sort:cmc c:g)\n")
  }
}
