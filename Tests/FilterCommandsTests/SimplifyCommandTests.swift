import Testing

/// Simpler queries, and the steps to them. Whole outputs are compared.
@Suite struct SimplifyCommandTests {
  @Test func argumentsAndLines() {
    #expect(run("simplify", "mv>3 mv>5", "t:elf") == RunResult(printing: "mv>5\nt:elf\n"))
    #expect(run("simplify", "--lines", input: "mv>3 mv>5\n\nt:elf\n") == RunResult(printing: "mv>5\n\nt:elf\n"))
    #expect(run("simplify", "--", "--a").output == "a\n")
  }

  @Test func steps() {
    #expect(
      run("simplify", "--steps", "t:elf (t:elf or c:g) mv>=3 mv<=3")
        == RunResult(
          printing: """
            t:elf mv=3
              t:elf (t:elf or c:g) mv>=3 mv<=3 → t:elf (t:elf or c:g) mv=3
                merged several terms into one
              t:elf (t:elf or c:g) mv=3 → t:elf mv=3
                removed a part already decided by the rest of the query

            """))
  }

  @Test func json() {
    #expect(
      run("simplify", "--json", "mv>3 mv>5", "t:elf")
        == RunResult(
          printing: """
            {"source":"mv>3 mv>5","simplified":"mv>5","matchesNothing":false,"steps":[\
            {"rule":"redundancy","path":[],"before":"mv>3 mv>5","after":"mv>5"}]}
            {"source":"t:elf","simplified":"t:elf","matchesNothing":false,"steps":[]}

            """))
  }

  @Test func aQueryWithSyntaxErrorsIsSimplifiedAsItIsRead() {
    let result = run("simplify", "t:elf t:elf or")
    #expect(result.status == 1)
    #expect(result.output == "t:elf\n")
    #expect(result.errors == "<argument>: error: missing term after 'or' [missing-operand]\n")
  }

  @Test func nothingToSimplify() {
    #expect(run("simplify", "") == RunResult(printing: "\n"))
    let nothing = #"{"source":"","simplified":"","matchesNothing":false,"steps":[]}"#
    #expect(run("simplify", "--json", "") == RunResult(printing: nothing + "\n"))
  }

  @Test func queriesThatNeverMatch() {
    #expect(run("simplify", "-(t:elf or c:g) t:elf") == RunResult(printing: "# nothing matches\n"))
    let json = #"{"source":"r>bonus","simplified":null,"matchesNothing":true,"steps":[]}"#
    #expect(run("simplify", "--json", "r>bonus") == RunResult(printing: json + "\n"))
  }
}
