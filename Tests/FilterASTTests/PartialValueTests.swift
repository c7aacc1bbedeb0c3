import FilterAST
import Testing

@Suite struct PartialValueTests {
  private static let table: [(value: PartialValue, typed: String, raw: String, text: String)] = [
    (.bare(""), "", "", ""),
    (.bare("elf"), "elf", "elf", "elf"),
    (.bare("urza’s"), "urza’s", "urza’s", "urza's"),
    (.bare(#"a\"b"#), #"a\"b"#, #"a\"b"#, #"a\"b"#),
    (.balanced(.straightDouble, "draw a card", .straightDouble), "\"draw a card\"", "draw a card", "draw a card"),
    (.balanced(.straightDouble, #"say \"hi\""#, .straightDouble), #""say \"hi\"""#, #"say \"hi\""#, #"say "hi""#),
    (.balanced(.leftDouble, "Windfall", .rightDouble), "“Windfall”", "Windfall", "Windfall"),
    (.balanced(.leftSingle, #"urza\’s"#, .straightSingle), #"‘urza\’s'"#, #"urza\’s"#, "urza's"),
    (.balanced(.slash, #"a\/b"#, .slash), #"/a\/b/"#, #"a\/b"#, "a/b"),
    (.balanced(.straightDouble, "", .straightDouble), "\"\"", "", ""),
    (.unclosed(.straightDouble, "draw a ca"), "\"draw a ca", "draw a ca", "draw a ca"),
    (.unclosed(.slash, "^ta"), "/^ta", "^ta", "^ta"),
    (.unclosed(.rightSingle, ""), "’", "", ""),
    (.unopened("a card", .straightDouble), "a card\"", "a card", "a card"),
    (.unopened("it’s", .rightDouble), "it’s”", "it’s", "it's"),
  ]

  @Test func printsExactlyWhatWasTyped() {
    for row in PartialValueTests.table { #expect(row.value.description == row.typed) }
  }

  @Test func tellsTheRawAndTheMeantText() {
    for row in PartialValueTests.table {
      #expect(row.value.raw == row.raw, "\(row.typed)")
      #expect(row.value.text == row.text, "\(row.typed)")
    }
  }

  @Test func onlyNothingAtAllIsEmpty() {
    #expect(PartialValueTests.table.filter { $0.value.isEmpty }.map(\.typed) == [""])
  }
}
