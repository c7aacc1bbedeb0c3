import FilterAST
import Testing

@Suite struct FilterValueTests {
  @Test func aTextThatCanBeBareIsBare() {
    let bare = [
      "elf", "urza's", "or", "AND", "-1", "!x", ":x", ",", "goblin,", "++", "{2/w}", "{", "a{b", "say\"hi\"",
      "a<b", "\\",
      "é", "稲妻", "🐉", "t:elf", "\u{A0}", "\0",
    ]
    for text in bare {
      #expect(FilterValue(text).form == .bare, "\(text)")
      #expect(FilterValue(text).text == text, "\(text)")
      #expect(FilterValue(text).description == text, "\(text)")
      #expect(FilterValue(bare: text) == FilterValue(text), "\(text)")
    }
  }

  @Test func aTextThatCannotBeBareIsQuoted() {
    let quoted = [
      "", " ", "draw a card", "a\tb", "a\nb", "a\r\nb", "a\u{0B}b", "a\u{0C}b", "(", "a)", "fire/ice", "/a/", "'a",
      "<3", "=3",
      ">3", "{2/w", "{ }",
    ]
    for text in quoted {
      #expect(FilterValue(text).form == .quoted, "\(text)")
      #expect(FilterValue(text).text == text, "\(text)")
      #expect(FilterValue(text).description == "\"\(text)\"", "\(text)")
      #expect(FilterValue(bare: text) == nil, "\(text)")
    }
  }

  @Test func theFormIsPartOfTheValue() {
    #expect(FilterValue(quoted: "elf") != FilterValue("elf"))
    #expect(FilterValue(quoted: "elf").description == "\"elf\"")
    #expect(FilterValue(quoted: "").description == "\"\"")
  }

  @Test func curlyQuotesBecomeStraight() {
    #expect(FilterValue("urza\u{2019}s").text == "urza's")
    #expect(FilterValue("urza\u{2018}s").form == .bare)
    #expect(FilterValue("\u{201C}a").text == "\"a")
    #expect(FilterValue("\u{201D}a").form == .quoted)
    #expect(FilterValue(bare: "a\u{201C}b\u{201D}")?.text == "a\"b\"")
    #expect(FilterValue(bare: "\u{2018}a") == nil)
    #expect(FilterValue(quoted: "\u{201C}\u{201D}\u{2018}\u{2019}").text == "\"\"''")
    // Only these four fold.
    #expect(FilterValue("«\u{201E}\u{201A}\u{2032}").text == "«\u{201E}\u{201A}\u{2032}")
  }

  @Test func aLiteralChoosesTheForm() {
    let elf: FilterValue = "elf"
    let phrase: FilterValue = "draw a card"
    #expect(elf == FilterValue(bare: "elf"))
    #expect(phrase == FilterValue(quoted: "draw a card"))
    #expect(FilterValue.Form.allCases == [.bare, .quoted])
  }
}
