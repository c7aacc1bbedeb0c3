import Testing

/// Sessions with the read–eval–print loop.
@Suite struct ReplCommandTests {
  @Test func aPipedSession() {
    #expect(
      run("repl", input: "t:elf (c:g\n\n  \n:print\n:close\nbolt\n")
        == RunResult(
          printing: """
            tree
              query 0..<10
              └─ conjunction 0..<10
                 ├─ filterTerm t:elf 0..<5
                 └─ group 6..<10
                    ├─ filterTerm c:g 7..<10
                    └─ missingClosingParenthesis 10..<10
            query (autoclosed)
              all of
              ├─ t:elf
              └─ c:g
            canonical
              t:elf c:g
            meaning
              green Elf cards
            findings
              1:7: error: No ')' closes this '(' [unclosed-group]
                t:elf (c:g
                      ^
                fix: Insert ')' → t:elf (c:g)
            t:elf c:g
            t:elf (c:g)
            tree
              query 0..<4
              └─ nameTerm bolt 0..<4
            query (valid)
              bolt
            canonical
              bolt
            meaning
              cards with “bolt” in their name

            """))
  }

  @Test(arguments: [
    (
      ":tokens t:elf",
      "tokens\n  0..<1    field             t\n  1..<2    comparison        :\n  2..<5    value             elf\n"
    ),
    (":tree -a", "tree\n  query 0..<2\n  └─ nameTerm -a 0..<2\n"),
    (":print T:elf  (a)", "t:elf a\n"),
    (":tidy T:elf  (o:'a b')", "t:elf o:'a b'\n"),
    (":close (a \"b", "(a \"b\")\n"),
    (":print", "\n"),
    (":print\tT:elf", "t:elf\n"),
    (":quit", ""),
    (":q", ""),
    (":exit", ""),
  ])
  func commands(_ line: String, _ answer: String) {
    #expect(run("repl", input: line + "\n") == RunResult(printing: answer))
  }

  @Test func jsonIsTheLineOfParse() {
    #expect(run("repl", input: ":json t:elf or") == run("parse", "--json", "t:elf or"))
  }

  @Test func commandsSpeakOfTheLastQuery() {
    let shown = run("repl", input: "(A:b)\n").output
    #expect(run("repl", input: "(A:b)\n:tidy\n:print c\n:print\n").output == shown + "a:b\nc\na:b\n")
    // A blank line is no query.
    #expect(run("repl", input: "(A:b)\n \n:print\n").output == shown + "a:b\n")
  }

  /// The last query is kept as bytes: the offsets are still those of the text as it came.
  @Test func theLastQueryKeepsItsBytes() {
    let query: [UInt8] = Array("a".utf8) + [0xFF] + Array(" t:".utf8)
    let result = run(["repl"], bytes: query + Array("\n:json\n".utf8))
    #expect(result.lines.last?.contains(#""range":{"start":5,"end":5}"#) == true)
  }

  @Test func helpListsTheCommands() {
    let help = run("repl", input: ":help\n")
    #expect(
      help.lines.suffix(11) == [
        ":tokens QUERY                          the tokens of a query",
        ":tree QUERY                            its tree, damage included",
        ":print QUERY                           its canonical text",
        ":tidy QUERY                            its text, tidied",
        ":json QUERY                            the line 'filterq parse --json' prints",
        ":close QUERY                           its text, closed and mended",
        ":explain QUERY                         what it means",
        ":simplify QUERY                        a simpler query that finds the same",
        ":help                                  this list",
        ":quit                                  ends",
        "Without a query a command speaks of the last one.",
      ])
    #expect(help.lines.allSatisfy { $0.count <= 90 })
  }

  @Test func anUnknownCommandIsNoQuery() {
    let message = "; :help lists them.\nTo look for a name that begins with ':', quote it.\n"
    #expect(run("repl", input: ":x\n") == RunResult(printing: "There is no command ':x'" + message))
    #expect(
      run("repl", input: ":Print\u{1B} a\n") == RunResult(printing: "There is no command ':Print␛'" + message))
  }

  @Test(arguments: [":=3", ":", ":3", ": print"])
  func aColonWithoutALetterBeginsAQuery(_ line: String) {
    #expect(run("repl", input: line).output.hasPrefix("tree\n  query 0..<\(line.utf8.count)\n"))
  }

  @Test func nothingBehindQuitIsRead() {
    #expect(run("repl", input: ":quit\nbolt\n") == RunResult(printing: ""))
  }

  @Test func endOfInputEnds() {
    #expect(run("repl") == RunResult(printing: ""))
  }

  @Test func aTerminalHasPrompts() {
    let plain = ["NO_COLOR": "1"]
    let greeting = "filterq — type a query, or :help; :quit or Ctrl-D ends\n"
    #expect(
      run("repl", input: ":print (a)\n", terminal: true, environment: plain)
        == RunResult(printing: greeting + "filterq> a\nfilterq> \n"))
    #expect(
      run("repl", input: ":quit\n", terminal: true, environment: plain)
        == RunResult(printing: greeting + "filterq> "))
    #expect(
      run("repl", terminal: true).output.hasSuffix("\u{1B}[32mfilterq> \u{1B}[0m\n"))
  }
}
