import FilterLanguageService
import FilterText
import FilterVocabulary
import ScryfallDialect
import Testing
import _FilterTestSupport

/// Rows: a text with a caret or a selection, and the text after the action with a title; nil if it is not offered.
@Suite struct RefactoringTests {
  private func expect(
    _ title: String, _ rows: KeyValuePairs<String, String?>, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for (text, expected) in rows {
      let probe = ActionProbe(text, [.refactorRewrite, .refactorExtract, .refactorInline])
      #expect(probe.after(title) == expected, "\(text)", sourceLocation: sourceLocation)
    }
  }

  @Test func negate() {
    expect(
      "Negate",
      [
        "t:elf c:‸g": "t:elf -c:g",
        "‸bolt": "-bolt",
        "!\"Lightning‸ Bolt\"": "-!\"Lightning Bolt\"",
        "a ‸(b or c)": "a -(b or c)",
        "a (b ‸or c)": "a -(b or c)",
        "a or ‸ b": "-(a or  b)",
        "a ①b c②": "a -(b c)",
        "a or ①b or c② d": "a or -(b or c d)",
        "a①b②": "-ab",
        "a(‸b c)": "a(-b c)",
        "a  ,‸b": "a  -,b",
        // The source does not take the prefix before a comparison for its opposite.
        "pow>3‸": "-(pow>3)",
        "o:/^tap/‸": "-o:/^tap/",
        "-c:‸g": nil,
        "order:‸cmc": nil,
        "①a order:cmc②": nil,
        "a (‸": nil,
      ])
    expect(
      "Remove the negation",
      [
        "t:elf -c:‸g": "t:elf c:g", "‸-(a b)": "(a b)", "-(a ‸ b)": "(a  b)", "-(pow>3)‸": "pow>3",
        "-(pow>‸3)": "pow>3",
        "a -(‸-b)": "a -b", "-mv>3‸": "mv>3", "c:‸g": nil, "-order:cmc‸": nil,
      ])
  }

  @Test func negatingTwiceChangesNothing() {
    for text in ["t:elf c:‸g", "a ‸(b or c)", "pow>3‸", "a (b ‸ or c) d"] {
      let marked = MarkedText(text)
      let once = ActionProbe(text).after("Negate") ?? ""
      let caret = SourceRange(at: (marked.caret ?? 0) + 1)
      let document = DocumentSnapshot(SourceText(once), vocabulary: .scryfall)
      let back = document.codeActions(in: caret).first { $0.title.hasPrefix("Remove the negation") }
      #expect(back.flatMap { document.source.applying($0.edits)?.description } == marked.text)
    }
  }

  @Test func deMorgan() {
    expect(
      "Move the negation inward",
      [
        "t:elf -(c:g or‸ c:w)": "t:elf -c:g -c:w",
        "-(a‸ b)": "-a or -b",
        "x -(a‸ b)": "x (-a or -b)",
        "x or -(a‸ or b)": "x or -a -b",
        "-(a‸ b or -c)": "-(a b) c",
        "-(a (b or c)‸ -(d e))": "-a or -(b or c) or (d e)",
        "-(mv>3 or‸ t:elf)": "-(mv>3) -t:elf",
        "-(  a\n  or‸ b  )": "-a\n  -b",
        "-(a‸)": nil, "(a or‸ b)": nil, "x‸ -(a b)": nil, "-(a or‸ order:cmc)": nil,
      ])
    expect(
      "Factor out the negation",
      [
        "t:elf -c:g‸ -c:w order:cmc": "t:elf -(c:g or c:w) order:cmc",
        "-a or‸ -b": "-(a b)",
        "-a or‸ -b or c": "-(a b) or c",
        "x (-a ‸or -b)": "x (-(a b))",
        "-a ①-b -c②": "-a -(b or c)",
        "-(a b) ‸-(c or d)": "-((a b) or c or d)",
        "-a‸ b -c": nil, "-a‸": nil, "-mv>3‸ -c:g": nil, "a‸ -b -c": "a -(b or c)",
      ])
  }

  @Test func names() {
    expect(
      "Write names in full",
      [
        "a f:edh‸": "a format:commander", "-T:Elf‸ a": "-type:Elf a", "c:rg‸": "color:rg",
        "a R>=M‸": "a rarity>=mythic",
        "a pow>tou‸": "a power>toughness", "a o:/x/‸": "a oracle:/x/", "①t:elf c:g② bolt": "type:elf color:g bolt",
        "type:elf‸ c:g": nil, "bolt‸": nil, "f:modren‸": nil,
      ])
    expect(
      "Shorten names",
      [
        "a format:edh‸": "a f:edh", "f:edh‸": nil, "e:war‸": nil, "-color:rg‸ a": "-c:rg a",
        "rarity:mythic‸ a": "r:m a", "c:rg‸ a": nil,
      ])
    expect(
      "Write all names", ["①t:elf②  (c:g or  \"bolt\") f:edh": "type:elf  (color:g or  \"bolt\") format:commander"])
    expect("Shorten all names", ["type:elf ‸ (color:g or  \"bolt\")": "t:elf  (c:g or  \"bolt\")"])
  }

  @Test func factorOut() {
    expect(
      "Factor out",
      [
        "(a b) or‸ (a c)": "a (b or c)",
        "a b or‸ a c": "a (b or c)",
        "a b c or‸ a b d": "a b (c or d)",
        "a b or‸ x or a c": "a (b or c) or x",
        "x (a b or‸ a c)": "x (a (b or c))",
        "(a or b) ‸ (a or c)": "a or b c",
        "x (a or b) ‸ (a or c)": "x (a or b c)",
        "t:elf c:g or‸ T:Elf c:w": nil,
        "t:elf c:g or‸ T:elf c:w": "t:elf (c:g or c:w)",
        "a‸ b or c": nil, "a or‸ a b": nil, "a b or‸ a order:cmc": nil,
      ])
  }

  @Test func distribute() {
    expect(
      "Distribute over",
      [
        "a (b or‸ c)": "a b or a c",
        "a‸ (b or c)": "a b or a c",
        "a (b or‸ c) d": "a b d or a c d",
        "a (b or‸ c) order:cmc": "(a b or a c) order:cmc",
        "x or a (b or‸ c)": "x or a b or a c",
        "a (b or‸ c) (d or e)": "a b (d or e) or a c (d or e)",
        "a‸ (b or c) (d or e)": nil, "(b or‸ c)": nil, "a -(b or‸ c)": nil, "(b or‸ c) order:cmc": nil,
        "①a② (b or c or d or e or f or g or h or i or j or k or l or m or n)": nil,
      ])
  }

  @Test func merge() {
    expect(
      "Merge into one term",
      [
        "mv>=2‸ t:elf mv<=2": "mv=2 t:elf", "t:elf mv>=2‸ mv<=2 c:g": "t:elf mv=2 c:g",
        "id<=wu‸ id>=wu": "id=wu", "①mv>=2 mv<=2② t:elf": "mv=2 t:elf", "t:elf‸ mv>=2 mv<=2": nil, "o:a‸ o:b": nil,
        "mv>=2‸ or mv<=2": nil,
      ])
    expect(
      "Remove implied",
      ["mv>3‸ t:elf mv>5": "t:elf mv>5", "mv>5 mv>3‸ c:g": "mv>5 c:g", "mv>3‸ or mv>5": "mv>3"])
    expect("Remove duplicate terms", ["t:elf‸ c:g type:elf": "t:elf c:g", "t:elf‸ t:orc": nil])
  }

  @Test func sort() {
    expect(
      "Sort the terms",
      [
        "order:cmc -t:elf‸  c:g bolt t:orc": "bolt c:g  t:orc -t:elf order:cmc",
        "c:g‸ and (a or b) t:elf": "c:g and t:elf (a or b)",
        // Positive terms, groups, negated terms, negated groups.
        "-c:g‸ (a or b)": "(a or b) -c:g",
        "-(a b)‸ -c:g": "-c:g -(a b)",
        "-(a b)‸ (c or d) -c:g t:elf": "t:elf (c or d) -c:g -(a b)",
        "(a or b)‸ -c:g": nil,
        "t:b‸ t:a": nil,
        "order:cmc‸ dir:asc": nil,
        "order:usd‸ t:elf order:cmc": "t:elf order:usd order:cmc",
        "t:elf or‸ bolt": "bolt or t:elf",
        "t:elf or‸ bolt order:cmc": nil,
        "(t:elf bolt‸) c:g": "(bolt t:elf) c:g",
        "①t:elf bolt② c:g": "bolt t:elf c:g",
        "(t:elf order:cmc) bolt‸": nil,
        "nope:x‸ t:elf\n  bolt": "bolt t:elf\n  nope:x",
      ])
  }

  @Test func simplify() {
    expect(
      "Simplify the query",
      [
        "t:elf‸ -(c:g or\n  c:w)": "t:elf -c:g\n  -c:w",
        "T:elf‸  t:elf bolt": "T:elf  bolt",
        "c:g‸ (c:g or t:elf)": "c:g",
        "t:elf‸ c:g": nil,
        "(t:elf)‸": nil,
        "rograkh , son‸ t:elf t:elf": "rograkh , son t:elf",
      ])
    #expect(ActionProbe("c:rg t:elf‸ c:rg").titles.contains("Simplify the query: c:rg t:elf"))
  }

  @Test func parentheses() {
    expect("Add clarifying", ["a‸ b or c  d or e": "(a b) or (c  d) or e", "(a b) or c‸": nil, "a‸ b": nil])
    expect("Add clarifying", ["a‸ b or c order:cmc": "(a b) or c order:cmc"])
    expect(
      "Put parentheses around",
      [
        "①a b② c": "(a b) c", "①a  b② or c": "(a  b) or c", "a or ①b or c② d": "a or (b or c d)",
        "(①a b②)": nil, "①a② b": nil, "a‸ b": nil, "①a order:cmc② b": nil, "a ①b②c d": nil,
      ])
    expect(
      "Remove the parentheses",
      [
        "a (b‸ c)": "a b c", "a ( b‸ c )": "a b c", "(a‸ or b)": "a or b", "a(b‸)c": "a b c", "-(a‸)": "-a",
        "a (b or‸ c)": nil, "-(mv>3‸)": nil, "-(a‸ b)": nil, "(order:cmc‸)": nil, "-(-a‸)": nil, "(#a‸)": nil,
      ])
    expect("Remove all redundant", ["((a‸ or b)) (c (d))": "(a or b) c d", "((a))‸": "a", "(a‸) b": nil])
  }

  @Test func connectives() {
    expect(
      "Write 'and'",
      [
        "a b (c d) ‸or e f": "a and b and (c and d) or e and f", "①a②(b)": "a and (b)", "a ‸and b": nil, "①a②": nil,
        "a‸ b": nil,
        "a ‸ order:cmc": nil, "a\n ‸ b": "a\n  and b",
      ])
    expect(
      "Remove 'and'",
      [
        "a‸ and b AND (c  and  d)": "a b (c  d)", "a‸\n  and b": "a\n  b", "a‸ and\n  b": "a\n  b",
        "(a‸)and(b)": "(a) (b)",
        "a‸ b": nil,
      ])
  }

  @Test func lines() {
    let long =
      "t:creature o:\"whenever this creature attacks\" (c:g or c:w or t:elf) -is:reprint order:edhrec f:commander"
    let split = """
      t:creature
        o:"whenever this creature attacks"
        (c:g or c:w or t:elf)
        -is:reprint
        order:edhrec
        f:commander
      """
    expect("Split the query", ["‸" + long: split, "t:elf‸ c:g": nil, "‸" + split: nil])
    expect("Join the query", ["‸" + split: long, "‸" + long: nil, "(‸\n  a\n  or\tb\n  )": "(a or\tb)"])
    #expect(ActionProbe("a\r\n‸" + long).after("Split the query")?.split(separator: "\r\n").count == 7)
    let alternatives = Array(repeating: "t:elf c:g", count: 12).joined(separator: " or ")
    #expect(
      ActionProbe("‸" + alternatives).after("Split the query")?.hasPrefix("t:elf c:g\n  or t:elf c:g\n  or") == true)
  }
}
