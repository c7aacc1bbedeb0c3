import EmbeddedQueries
import FilterText
import Testing
import _FilterTestSupport

@Suite struct SwiftReaderTests {
  static let table: [(host: String, queries: [String])] = [
    ("", []),
    (#"let a = "t:elf""#, []),
    (#"#filterQuery("t:elf")"#, ["t:elf"]),
    (#"try ParsedQuery(parsing: "t:elf").outcome"#, ["t:elf"]),
    (#"expectRoundTrip("T:Elf (c:G)", canonical: "t:Elf c:G")"#, ["T:Elf (c:G)"]),
    ("ParsedQuery ( \n  parsing :\n  \"t:elf\"\n)", ["t:elf"]),
    (
      #"ParsedQuery(text: "a"); ParsedQuery("b"); filterQuery("c"); #filterQueries("d"); MyParsedQuery(parsing: "e")"#,
      []
    ),
    (#"ParsedQuery(parsing: text + "a")"#, []),
    // Escapes.
    (#"#filterQuery("o:\"draw a card\" \\d \u{e9}\u{1F409}\n\t\r\0\'")"#, ["o:\"draw a card\" \\d é🐉\n\t\r\0'"]),
    (##"#filterQuery(#"o:"draw a card" \d \n \#n \#u{41}"#)"##, ["o:\"draw a card\" \\d \\n \n A"]),
    (###"#filterQuery(##"a"#b"##)"###, ["a\"#b"]),
    (#"#filterQuery("")"#, [""]),
    // Interpolations leave a literal alone, but are read.
    (#"#filterQuery("t:\(type)")"#, []),
    (##"#filterQuery(#"t:\(type)"#)"##, ["t:\\(type)"]),
    (##"#filterQuery(#"t:\#(type)"#)"##, []),
    (#"print("\(ParsedQuery(parsing: "t:elf"))", ParsedQuery(parsing: "c:g"))"#, ["t:elf", "c:g"]),
    (#"print("\(a("\(b(")"))", ")")) c", #filterQuery("t:elf"))"#, ["t:elf"]),
    // Comments and other literals.
    ("// #filterQuery(\"a\")\n/* #filterQuery(\"b\") /* */ #filterQuery(\"c\") */ #filterQuery(\"d\")", ["d"]),
    (##"let a = "#filterQuery(\"a\")"; let b = "\\"; #filterQuery("c")"##, ["c"]),
    ("let a = #/\"/#; let b = #/\n\"\n/#; #filterQuery(\"c\")", ["c"]),
    ("let a = \"\"\"\n  #filterQuery(\"a\")\n  \"\"\"\n#filterQuery(\"b\")", ["b"]),
    // A literal that is not closed ends with its line.
    ("#filterQuery(\"t:elf\n#filterQuery(\"c:g\")", ["t:elf", "c:g"]),
    ("#filterQuery(\"t:e\\", ["t:e\\"]),
  ]

  static let lines: [(host: String, queries: [String])] = [
    ("#filterQuery(\"\"\"\n  t:elf\n    \"c:g\"\n\n  c:w\n  \"\"\")", ["t:elf\n  \"c:g\"\n\nc:w"]),
    ("#filterQuery(\"\"\"\n\tt:elf \\\n\tc:g\\n\\\"\n\t\"\"\")", ["t:elf c:g\n\""]),
    ("#filterQuery(#\"\"\"\n  \\d \\#\n  \"\"\" \\#\"\n  \"\"\"#)", ["\\d \"\"\" \""]),
    ("#filterQuery(\"\"\"\r\n  a\r\n  b\r\n  \"\"\")", ["a\nb"]),
    ("#filterQuery(\"\"\"\n  a \\(b)\n  \"\"\")", []),
    ("#filterQuery(\"\"\"\n  \"\"\")", []),
    ("#filterQuery(\"\"\"a\n  \"\"\")", []),
    ("#filterQuery(\"\"\"\n  a\"\"\")", []),
    ("#filterQuery(\"\"\"\n  a", []),
    ("#filterQuery(\"\"\"\n\n  \"\"\")", [""]),
  ]

  @Test func literals() {
    for (host, queries) in Self.table + Self.lines {
      #expect(texts(host, .swift) == queries, "\(host)")
    }
  }

  /// What is no code: comments, literals with their texts, and patterns. An interpolation belongs to its literal.
  static let passages: [(host: String, passages: [String])] = [
    ("", []), ("let a = 1 / 2", []),
    (##"a("b\n", #"c\d"#) // e"##, [##""b\n" = b⏎"##, ##"#"c\d"# = c\d"##, "// e"]),
    (##"a("b\(c("d\(e)") /* f */)g", "h")"##, [##""b\(c("d\(e)") /* f */)g""##, ##""h" = h"##]),
    ("/* a /* b */ c */ d /* e", ["/* a /* b */ c */", "/* e"]),
    ("a = #/\"/#; b", ["#/\"/#"]),
    ("a = \"\"\"\n  b\n  \"\"\" + \"c", ["\"\"\"\n  b\n  \"\"\" = b", "\"c = c"]),
    ("a = \"\"\"\n  b \\(c)\n  \"\"\"", ["\"\"\"\n  b \\(c)\n  \"\"\""]),
    ("a = \"\"\"\n  b", ["\"\"\"\n  b"]),
  ]

  @Test(arguments: passages)
  func findsWhatIsNoCode(host: String, passages: [String]) {
    let source = SourceText(host)
    let found = SwiftPassage.all(in: source).map { passage in
      guard case .literal(let text?) = passage.content else { return source[passage.range] }
      return "\(source[passage.range]) = \(text.text.description.replacing("\n", with: "⏎"))"
    }
    #expect(found == passages)
  }

  /// The passages of any text are in order and within it, and the queries are the same with and without them.
  @Test func passagesDoNotOverlap() {
    for (host, _) in Self.table {
      let source = SourceText(host)
      var end = 0
      for passage in SwiftPassage.all(in: source) {
        #expect(passage.range.start >= end && passage.range.end > passage.range.start, "\(host)")
        end = passage.range.end
      }
      #expect(end <= source.length, "\(host)")
    }
  }
}
