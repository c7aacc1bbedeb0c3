import Testing

/// The output of `parse` without `--json`. Whole pictures are compared.
@Suite struct QueryPictureTests {
  @Test func aDamagedQuery() {
    #expect(
      run("parse", "-t:elf (c:g or")
        == RunResult(
          printing: """
            -t:elf (c:g or
            tokens
              0..<1    minus             -
              1..<2    field             t
              2..<3    comparison        :
              3..<6    value             elf
              6..<7    whitespace        ␠
              7..<8    leftParenthesis   (
              8..<9    field             c
              9..<10   comparison        :
              10..<11  value             g
              11..<12  whitespace        ␠
              12..<14  or                or
            tree
              query 0..<14
              └─ conjunction 0..<14
                 ├─ filterTerm -t:elf 0..<6
                 └─ group 7..<14
                    ├─ disjunction 8..<14
                    │  ├─ filterTerm c:g 8..<11
                    │  └─ missingOperand 14..<14
                    └─ missingClosingParenthesis 14..<14
            query (recovered)
              all of
              ├─ -t:elf
              └─ c:g
            canonical
              -t:elf c:g
            diagnostics
              1:8: error: unclosed '(' [unclosed-group]
                -t:elf (c:g or
                       ^
                fix: Insert ')' → -t:elf (c:g or)
              1:15: error: missing term after 'or' [missing-operand]
                -t:elf (c:g or
                              ^
                fix: Remove 'or' → -t:elf (c:g

            """, status: 1))
  }

  @Test func nestedGroupsOfBothPolarities() {
    #expect(
      run("parse", "-(a (b or c)) -(d or e)").output.hasSuffix(
        """
        query (valid)
          all of
          ├─ not all of
          │  ├─ a
          │  └─ any of
          │     ├─ b
          │     └─ c
          └─ none of
             ├─ d
             └─ e
        canonical
          -(a (b or c)) -(d or e)

        """))
  }

  @Test func nothingToRun() {
    #expect(
      run("parse", "")
        == RunResult(printing: "\ntree\n  query 0..<0\nquery (empty)\n  nothing to run\n"))
  }

  @Test func anEmptyLineDividesPictures() {
    #expect(run("parse", "a", "b").output == run("parse", "a").output + "\n" + run("parse", "b").output)
    #expect(run("parse", input: "a\nb").output == run("parse", "a", "b").output)
  }

  @Test func coloursOnATerminal() {
    #expect(
      run("parse", "a b)", terminal: true)
        == RunResult(
          printing: """
            <1>a b)<0>
            <1>tokens<0>
              <2>0..<1   <0> <36>word              <0>a
              <2>1..<2   <0> <36>whitespace        <0>␠
              <2>2..<3   <0> <36>word              <0>b
              <2>3..<4   <0> <36>rightParenthesis  <0>)
            <1>tree<0>
              <36>query<0><2> 0..<4<0>
              └─ <36>conjunction<0><2> 0..<4<0>
                 ├─ <36>nameTerm<0> a<2> 0..<1<0>
                 ├─ <36>nameTerm<0> b<2> 2..<3<0>
                 └─ <31>surplusParenthesis<0> )<2> 3..<4<0>
            <1>query (recovered)<0>
              <34>all of<0>
              ├─ a
              └─ b
            <1>canonical<0>
              a b
            <1>diagnostics<0>
              <1>1:4:<0> <31>error<0>: unmatched ')' <2>[surplus-parenthesis]<0>
                a b)
                   <32>^<0>
                <36>fix:<0> Remove ')'<2> → <0>a b

            """.replacing(/<(\d+)>/) { "\u{1B}[\($0.output.1 == "0" ? "" : $0.output.1)m" }, status: 1))
  }

  @Test(arguments: [["NO_COLOR": "1"], ["TERM": "dumb"], ["TERM": "dumb", "NO_COLOR": ""]])
  func noColoursWhereNoneAreWanted(_ environment: [String: String]) {
    #expect(run("parse", "a b)", terminal: true, environment: environment) == run("parse", "a b)"))
  }

  @Test func anEmptyNO_COLORAsksForNothing() {
    #expect(
      run("parse", "a", terminal: true, environment: ["NO_COLOR": ""])
        == run("parse", "a", terminal: true, environment: [:]))
    #expect(run("parse", "a", terminal: true, environment: [:]).output.contains("\u{1B}[1m"))
  }

  /// Every control character in every part of a query that keeps text.
  @Test func controlCharactersNeverReachATerminal() {
    let controls = (Array(0...0x1F) + Array(0x7F...0x9F) + [0x2028, 0x202E, 0x2066]).compactMap { Unicode.Scalar($0) }
    let queries = controls.filter { $0 != "\n" }.map { control in
      "a\(control)b\" t:\(control) o:\"\(control)x o:/\(control)/ !\(control)! \(control):"
    }
    // A NUL byte ends an argument.
    let arguments = queries.filter { !$0.unicodeScalars.contains("\0") }.joined(separator: "\n")
    let input = Array(queries.joined(separator: "\n").utf8)
    var outputs = [["parse", "--"], ["parse", "--json", "--"]].map { run($0 + [arguments], bytes: []).output }
    outputs += [["parse"], ["check"], ["check", "--lines"], ["repl"]].map { run($0, bytes: input).output }
    for output in outputs {
      #expect(output.utf8.count > queries.count)
      let shown = output.unicodeScalars.first { $0 != "\n" && isControl($0) }
      #expect(shown == nil, "\(shown.map { String($0.value) } ?? "") in \(output.debugDescription)")
    }
  }

  private func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) || scalar == "\u{2028}"
  }
}
