import FilterAST
import Testing
import _FilterTestSupport

@Suite struct FieldNameTests {
  @Test func aNameIsALetterThenLettersDigitsMarksAndSigns() {
    for text in [
      "t", "_", "oracle_tag", "foo-bar", "foo1", "a-", "a_9-z", "é", "e\u{301}", "pré", "größe", "a.é", "名前", "年齢",
      "имя", "हिन्दी", "عمر", "n\u{660}", "ｎａｍｅ", "@timestamp", "$ref", "#id", "a@b", "cost$", "c#", "@é", "名前.姓",
    ] {
      #expect(FieldName(exactly: text)?.text == text, "\(text)")
    }
    for text in [
      "", "1a", "-a", "a b", "a:", "a.", ".a", "a..b", "a!", " a", "a\n", "a\0", "@", "$", "#", "@@", "@1", "$-", "@@a",
      "\u{301}a", "\u{660}n", "m²", "a・b", "a–b", "★", "a…", "\u{3000}a", "t：elf", "a🐉", "unit price", "price($)",
    ] {
      #expect(FieldName(exactly: text) == nil, "\(text)")
    }
  }

  @Test func singleDotsJoinParts() {
    for text in ["user.login", "a.b.c", "a.0", "a.-b", "_._", "items.0.price-usd"] {
      #expect(FieldName(exactly: text)?.text == text, "\(text)")
    }
    #expect(FieldName(exactly: "User.Login") == "user.login")
  }

  @Test func letterCaseMeansNothing() {
    #expect(FieldName(exactly: "Oracle_TAG")?.text == "oracle_tag")
    #expect(FieldName("POW") == FieldName("pow"))
    #expect(FieldName("POW").hashValue == FieldName("pow").hashValue)
    #expect(FieldName("[@`{").text == "_@__")
    #expect(FieldName(exactly: "GRÖẞE")?.text == "größe")
    #expect(FieldName(exactly: "Имя") == "имя")
    // Canonically equivalent names are one.
    #expect(FieldName("gro\u{308}ße") == FieldName("Größe"))
    #expect(FieldName("gro\u{308}ße").hashValue == FieldName("Größe").hashValue)
    #expect("AZaz" as FieldName == "azaz")
  }

  @Test func anyTextHasANearestName() {
    let nearest = [
      ("", "_"), ("t", "t"), ("a b", "a_b"), ("1a", "_a"), ("-a", "_a"), ("é", "é"), ("pré:x", "pré_x"), ("🐉🐉", "__"),
      ("Mana Value", "mana_value"), ("\0", "_"), ("a.b", "a.b"), ("a..b", "a._b"), (".a", "_a"), ("a.", "a_"),
      ("a...", "a.__"), ("é.b", "é.b"), ("価格 (円)", "価格__円_"), ("@a b", "_a_b"),
    ]
    for (text, name) in nearest { #expect(FieldName(text).text == name, "\(text)") }
  }

  @Test func theNearestNameIsAName() {
    let failure = checkProperty(
      "FieldName(text) can be written, and is text where text can be", cases: PropertyCases.count(long: 3_000),
      seed: PropertyCases.seed(default: 31),
      generate: randomHostileText, shrink: shorterArrays, describe: { $0.joined().debugDescription },
      law: { pieces in
        let text = pieces.joined()
        let name = FieldName(text)
        if FieldName(exactly: name.text) != name { return "\(name) is no name" }
        guard let exact = FieldName(exactly: text) else { return nil }
        return exact == name && exact.text == text.lowercased() ? nil : "\(exact) is not \(name)"
      })
    #expect(failure == nil)
  }

  @Test func describesItself() {
    #expect(FieldName("T").description == "t")
  }
}
