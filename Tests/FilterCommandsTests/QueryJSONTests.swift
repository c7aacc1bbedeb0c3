import Testing

/// The JSON of `parse --json` is a public contract: whole lines are compared.
@Suite struct QueryJSONTests {
  /// The line for a text that is given as an argument.
  private func line(_ query: String) -> String { run("parse", "--json", "--", query).output }

  /// The line of a text without diagnostics.
  private func valid(_ source: String, _ canonical: String, _ query: String) -> String {
    #"{"source":"\#(source)","outcome":"valid","canonical":"\#(canonical)","query":\#(query),"diagnostics":[]}"# + "\n"
  }

  private func name(_ value: String, quoted: Bool = false, exact: Bool = false) -> String {
    #"{"kind":"name","polarity":"positive","exact":\#(exact),"value":"\#(value)","quoted":\#(quoted)}"#
  }

  @Test func theExampleOfTheArchitecture() {
    #expect(
      line("-t:elf (c:g or") == [
        #"{"source":"-t:elf (c:g or","outcome":"recovered","canonical":"-t:elf c:g","#,
        #""query":{"kind":"and","polarity":"positive","children":["#,
        #"{"kind":"filter","polarity":"negative","field":"t","comparison":":","value":"elf","quoted":false},"#,
        #"{"kind":"filter","polarity":"positive","field":"c","comparison":":","value":"g","quoted":false}]},"#,
        #""diagnostics":[{"code":"unclosed-group","severity":"error","range":{"start":7,"end":8},"#,
        #""message":"unclosed '('","fixes":[{"title":"Insert ')'","#,
        #""edits":[{"start":14,"end":14,"text":")"}]}]},"#,
        #"{"code":"missing-operand","severity":"error","range":{"start":14,"end":14},"#,
        #""message":"missing term after 'or'","fixes":[{"title":"Remove 'or'","#,
        #""edits":[{"start":11,"end":14,"text":""}]}]}]}"#,
      ].joined() + "\n")
  }

  @Test func names() {
    #expect(line("bolt") == valid("bolt", "bolt", name("bolt")))
    #expect(line("!fire") == valid("!fire", "!fire", name("fire", exact: true)))
    #expect(line(#""draw a""#) == valid(#"\"draw a\""#, #"\"draw a\""#, name("draw a", quoted: true)))
    #expect(
      line(#"!"Sol Ring""#) == valid(#"!\"Sol Ring\""#, #"!\"Sol Ring\""#, name("Sol Ring", quoted: true, exact: true)))
  }

  @Test func filters() {
    #expect(
      line("-POW>=3")
        == valid(
          "-POW>=3", "-pow>=3",
          #"{"kind":"filter","polarity":"negative","field":"pow","comparison":">=","value":"3","quoted":false}"#))
    #expect(
      line("o:'draw a'")
        == valid(
          "o:'draw a'", #"o:\"draw a\""#,
          #"{"kind":"filter","polarity":"positive","field":"o","comparison":":","value":"draw a","quoted":true}"#))
    #expect(
      line(#"o:/^\d+\/x/"#)
        == valid(
          #"o:/^\\d+\\/x/"#, #"o:/^\\d+\\/x/"#,
          #"{"kind":"regex","polarity":"positive","field":"o","comparison":":","pattern":"^\\d+/x"}"#))
  }

  @Test func comparisons() {
    let rows: [String] = [":", "=", "!=", "<", "<=", ">", ">="]
    for comparison in rows {
      #expect(
        line("mv\(comparison)3")
          == valid(
            "mv\(comparison)3", "mv\(comparison)3",
            #"{"kind":"filter","polarity":"positive","field":"mv","comparison":""# + comparison
              + #"","value":"3","quoted":false}"#), "\(comparison)")
    }
  }

  @Test func groups() {
    let children = #""children":[\#(name("a")),\#(name("b"))]}"#
    #expect(line("a b") == valid("a b", "a b", #"{"kind":"and","polarity":"positive","# + children))
    #expect(line("-(a b)") == valid("-(a b)", "-(a b)", #"{"kind":"and","polarity":"negative","# + children))
    #expect(line("a or b") == valid("a or b", "a or b", #"{"kind":"or","polarity":"positive","# + children))
    #expect(line("-(a OR b)") == valid("-(a OR b)", "-(a or b)", #"{"kind":"or","polarity":"negative","# + children))
  }

  @Test func theQueryIsFlattened() {
    #expect(line("((a))") == valid("((a))", "a", name("a")))
    #expect(
      line("a (b c)")
        == valid(
          "a (b c)", "a b c",
          #"{"kind":"and","polarity":"positive","children":[\#(name("a")),\#(name("b")),\#(name("c"))]}"#))
  }

  @Test(arguments: ["", " ", ","])
  func emptyTexts(_ text: String) {
    #expect(
      line(text) == #"{"source":"\#(text)","outcome":"empty","canonical":"","query":null,"diagnostics":[]}"# + "\n")
  }

  @Test func anUnfinishedTermIsReportedAndLeftOut() {
    #expect(
      line("t:") == [
        #"{"source":"t:","outcome":"empty","canonical":"","query":null,"#,
        #""diagnostics":[{"code":"missing-value","severity":"error","range":{"start":2,"end":2},"#,
        #""message":"missing value after 't:'","fixes":[{"title":"Remove the unfinished term","#,
        #""edits":[{"start":0,"end":2,"text":""}]}]}]}"#,
      ].joined() + "\n")
  }

  @Test func aMissingDelimiterAtTheEndIsAutoclosed() {
    #expect(
      line("\"a b") == [
        #"{"source":"\"a b","outcome":"autoclosed","canonical":"\"a b\"","query":"#, name("a b", quoted: true),
        #","diagnostics":[{"code":"unclosed-quote","severity":"error","range":{"start":0,"end":1},"#,
        #""message":"unclosed quote","fixes":[{"title":"Insert '\"'","#,
        #""edits":[{"start":4,"end":4,"text":"\""}]}]}]}"#,
      ].joined() + "\n")
  }

  @Test func escapes() {
    #expect(line(#"a\b"#) == valid(#"a\\b"#, #"a\\b"#, name(#"a\\b"#)))
    #expect(line(#""a\"b""#) == valid(#"\"a\\\"b\""#, #"'a\"b'"#, name(#"a\"b"#, quoted: true)))
    #expect(line("a\u{1}b") == valid(#"a\u0001b"#, #"a\u0001b"#, name(#"a\u0001b"#)))
    #expect(line("\"\t\r\n\"") == valid(#"\"\t\r\n\""#, #"\"\t\r\n\""#, name(#"\t\r\n"#, quoted: true)))
    #expect(line("x\u{2028}y\u{2029}") == valid(#"x\u2028y\u2029"#, #"x\u2028y\u2029"#, name(#"x\u2028y\u2029"#)))
    #expect(line("a\u{7F}\u{9B}") == valid(#"a\u007f\u009b"#, #"a\u007f\u009b"#, name(#"a\u007f\u009b"#)))
    #expect(line("\u{1F9DD}é") == valid("\u{1F9DD}é", "\u{1F9DD}é", name("\u{1F9DD}é")))
  }

  /// Two invalid bytes become two U+FFFD, six bytes of UTF-8; the offsets refer to the original text.
  @Test func offsetsAreThoseOfTheOriginalBytes() {
    let result = run(["parse", "--json"], bytes: Array("t:".utf8) + [0xFF, 0xFE] + Array(" or".utf8))
    #expect(
      result.output == [
        #"{"source":"t:\#u{FFFD}\#u{FFFD} or","outcome":"recovered","canonical":"t:\#u{FFFD}\#u{FFFD}","query":"#,
        #"{"kind":"filter","polarity":"positive","field":"t","comparison":":","value":"\#u{FFFD}\#u{FFFD}","#,
        #""quoted":false},"diagnostics":[{"code":"missing-operand","severity":"error","range":{"start":7,"end":7},"#,
        #""message":"missing term after 'or'","fixes":[{"title":"Remove 'or'","#,
        #""edits":[{"start":4,"end":7,"text":""}]}]}]}"#,
      ].joined() + "\n")
  }
}
