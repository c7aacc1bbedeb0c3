import FilterAST
import Testing

@Suite struct FilterNameTests {
  @Test func aTextThatCanStandAloneIsBare() {
    for text in [
      "bolt", "urza's", "orc", "or,", ",son", "+", "+++", "++a", "1:x", "é…:x", "$<1", "a..b:c", "a.b", "a!b", "a!!",
      "?",
      "{/}", "\\",
    ] {
      #expect(FilterName(text).form == .bare, "\(text)")
      #expect(FilterName(text).description == text, "\(text)")
      #expect(FilterName(bare: text) == FilterName(text), "\(text)")
    }
  }

  @Test func aTextThatWouldMeanSomethingElseIsQuoted() {
    let quoted = [
      "", "Lightning Bolt", "or", "OR", "aNd", "-x", "-", "!x", "!", ":x", "=", ",", ",,", "++", "@@", "t:elf", "t:",
      "pow>=3", "a.b:c", "é:x", "年齢>25", "@a=b",
      "a!=", "_<", "fire/ice", "(a)", "'a'",
    ]
    for text in quoted {
      #expect(FilterName(text).form == .quoted, "\(text)")
      #expect(FilterName(text).text == text, "\(text)")
      #expect(FilterName(text).description == "\"\(text)\"", "\(text)")
      #expect(FilterName(bare: text) == nil, "\(text)")
    }
  }

  @Test func theFormIsPartOfTheName() {
    #expect(FilterName(quoted: "bolt") != FilterName("bolt"))
    #expect(FilterName(quoted: "bolt").description == "\"bolt\"")
    #expect("bolt" as FilterName == FilterName(bare: "bolt"))
    #expect("or" as FilterName == FilterName(quoted: "or"))
  }

  @Test func curlyQuotesBecomeStraight() {
    #expect(FilterName("urza\u{2019}s") == FilterName(bare: "urza's"))
    #expect(FilterName(bare: "\u{201C}a") == nil)
    #expect(FilterName(quoted: "\u{201C}a\u{201D}").text == "\"a\"")
  }

  @Test func theSameTextAsAValue() {
    #expect(FilterName("bolt").value == FilterValue(bare: "bolt"))
    #expect(FilterName(quoted: "bolt").value == FilterValue(quoted: "bolt"))
    #expect(FilterName("or").value == FilterValue(quoted: "or"))
  }
}
