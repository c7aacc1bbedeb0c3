import FilterAST
import FilterText
import FilterVocabulary
import ScryfallDialect
import Testing
import _FilterTestSupport

@testable import FilterLanguageService

@Suite struct HoverTests {
  private func card(_ marked: String, _ vocabulary: Vocabulary = .scryfall) -> HoverCard? {
    let text = MarkedText(marked)
    return DocumentSnapshot(SourceText(text.text), vocabulary: vocabulary).hover(at: text.caret ?? -1)
  }

  /// Terms of lists whose word before the operator is no field.
  @Test func termsWithoutAField() {
    let orders = Vocabulary(
      name: "orders", itemName: "order", itemNamePlural: "orders", nameField: "id",
      fields: [
        Field("id", .text, summary: "The number", phrase: "id {value}"),
        Field("items.sku", .text, summary: "The article", phrase: "article {value}"),
        Field("items.qty", .number, summary: "The quantity", phrase: "quantity {value}"),
      ], objectLists: ["items"])
    let cards = [
      ("it‸ems:(sku:x qty>2)", "one element of items"), ("ha‸s:id", "id: any value"), ("no‸:id", "id: no value"),
      ("has:it‸ems", "has:items"), ("*:w‸ord", "*:word"), ("it‸em:x", "unknown field item"),
    ]
    for (marked, title) in cards { #expect(card(marked, orders)?.title == title, "\(marked)") }
  }

  /// A caret, and the range, subject and title of the card there.
  private static let cards: [(String, String, String, String)] = [
    ("p‸ow>=3", "pow", "field", "power"),
    ("pow‸>=3", ">=", "comparison", "power is at least the number"),
    ("pow>‸=3", ">=", "comparison", "power is at least the number"),
    ("pow>=‸3", "3", "value", "the number 3"),
    ("pow>=3‸", "3", "value", "the number 3"),
    ("(pow>=3‸ c:g)", "3", "value", "the number 3"),
    ("pow=‸*", "*", "value", "the number 0"),
    ("pow>to‸u", "tou", "value", "toughness"),
    ("pow‸>tou", ">", "comparison", "power is more than toughness"),
    ("mv:e‸ven", "even", "value", "even numbers"),
    ("mv‸:even", ":", "comparison", "mana value is even"),
    ("id‸:rg", ":", "comparison", "color identity fits within the colors"),
    ("c‸:rg", ":", "comparison", "color includes the colors"),
    ("c‸:2", ":", "comparison", "color by number of colors"),
    ("c:‸2", "2", "value", "any 2 colors"),
    ("c:‸c", "c", "value", "no colors"),
    ("c:‸m", "m", "value", "any two or more colors"),
    ("c:wu‸b", "wub", "value", "white, blue and black"),
    ("c:ES‸PER", "ESPER", "value", "Esper"),
    ("m:‸2ww", "2", "value", "{2}: 2 generic"),
    ("m:12‸{w/u}g", "{w/u}", "value", "{W/U}: white or blue"),
    ("m:12{w/‸u}g", "{w/u}", "value", "{W/U}: white or blue"),
    ("m:12{w/u}‸g", "g", "value", "{G}: green"),
    ("m:12{w/u}g‸", "g", "value", "{G}: green"),
    ("m:‸g", "g", "value", "{G}"),
    ("m:\"2‸g\"", "g", "value", "{G}: green"),
    ("m:‸\"2g\"", "\"2g\"", "value", "{2}{G}"),
    ("date>20‸20", "2020", "value", "the year 2020"),
    ("date>2020-‸03", "2020-03", "value", "March 2020"),
    ("date>2020-03-‸17", "2020-03-17", "value", "March 17, 2020"),
    ("date>‸war", "war", "value", "the release day of War of the Spark"),
    ("date>‸now", "now", "value", "now"),
    ("date‸>now", ">", "comparison", "release date is after the date"),
    ("f:ed‸h", "edh", "value", "Commander"),
    ("s:ne‸o", "neo", "value", "Kamigawa: Neon Dynasty"),
    ("t:e‸lf", "elf", "value", "Elf"),
    ("t:x‸yz", "xyz", "value", "“xyz”"),
    ("o:\"draw‸ a card\"", "\"draw a card\"", "value", "“draw a card”"),
    ("order:c‸mc", "cmc", "value", "mana value"),
    ("order‸:cmc", ":", "comparison", "what the results are sorted by"),
    ("lightning b‸olt", "bolt", "name", "name “bolt”"),
    ("\"fire ‸ice\"", "\"fire ice\"", "name", "name “fire ice”"),
    ("‸!\"Lightning Bolt\"", "!\"Lightning Bolt\"", "name", "exact name “Lightning Bolt”"),
    ("-!bo‸lt", "!bolt", "name", "exact name “bolt”"),
    ("o:/^‸tap/", "tap", "pattern", "the text 'tap'"),
    ("o:/‸^tap/", "^", "pattern", "the beginning of a line"),
    ("o:‸/^tap/", "/^tap/", "pattern", "pattern"),
    ("o:/a\\d‸+/", "+", "pattern", "one or more times, as many as possible"),
    ("‸-t:elf", "-", "negation", "not"),
    ("c:g ‸-(t:elf t:orc)", "-", "negation", "not"),
    ("‸--t:elf", "--", "negation", "not, 2 times"),
    ("‸(t:elf or c:g)", "(t:elf or c:g)", "group", "group"),
    ("c:u (t:elf or c:g‸) t:orc", "(t:elf or c:g)", "group", "group"),
    ("t:elf o‸r c:g", "or", "connective", "or: at least one must match"),
    ("t:elf AN‸D c:g", "AND", "connective", "and: all must match"),
    ("elf +‸+", "++", "shorthand", "shorthand ++"),
    ("fo‸o:bar", "foo:bar", "unknown", "unknown field foo"),
    ("-foo:b‸ar", "foo:bar", "unknown", "unknown field foo"),
    ("f:mod‸ren", "modren", "value", "not a value of format"),
    ("t‸>=elf", ">=", "comparison", "type line does not support >="),
    ("pow‸!", "!", "comparison", "power is other than the number"),
    ("po‸w>", "pow", "field", "power"),
    ("cn:1‸2a", "12a", "value", "“12a”"),
  ]

  @Test func whatIsUnderThePointer() throws {
    for (marked, place, subject, title) in Self.cards {
      let text = SourceText(MarkedText(marked).text)
      let card = try #require(self.card(marked), "\(marked)")
      #expect([text[card.range], card.subject.rawValue, card.title] == [place, subject, title], "\(marked)")
    }
  }

  @Test func nothingToTell() {
    let rows: [String] = [
      "t:elf  ‸  c:g", "# a com‸ment\nt:elf", "t:elf\n‸\nt:orc", "t:elf )‸", "or‸ t:elf", "‸", "t:elf ,‸ ,", "‸>=3",
      "!‸",
      "c:g -‸",
    ]
    for marked in rows {
      #expect(card(marked) == nil, "\(marked)")
    }
  }

  @Test(arguments: ["t:elf", ""])
  func offsetsOutside(_ text: String) {
    let document = DocumentSnapshot(SourceText(text), vocabulary: .scryfall)
    #expect([Int.min, -1, 6, 1_000, Int.max].allSatisfy { document.hover(at: $0) == nil })
  }

  @Test func fieldOfNumbers() {
    #expect(
      card("p‸t>=10")?.plainText == """
        total of power and toughness
        Power and toughness of the front face, added together
        A number, or another field such as 'manavalue', 'power', 'toughness', …
        Operators: ':' '=' is exactly, '!=' is other than, '<' is less than, '<=' is at most, '>' is more than, '>=' is at least
        Also written 'powtou'
          pt>=10  cards with a total power and toughness of at least 10
          powtou=2  cards with a total power and toughness of 2
        """)
  }

  @Test func fieldOfColors() {
    #expect(
      card("‸CI:g t:elf")?.plainText == """
        color identity
        Color identity, as Commander decks count it
        Letters: 'w' white, 'u' blue, 'b' black, 'r' red, 'g' green, or names such as 'azorius', 'dimir', …, or a number of colors
        Operators: ':' '<=' fits within, '=' is exactly, '!=' is not exactly, '<' is a proper part of, '>' includes more than, '>=' includes
        ':' reads as '<=': fits into a deck of these colors; a number means exactly that many colors
        Also written 'identity', 'id', 'commander'
          id<=esper  cards with a color identity that fits within Esper (white, blue and black)
          id:c  cards with a colorless color identity
          id=wu  cards with a color identity of exactly white and blue

        Finds Elf cards with a color identity that fits within green
        """)
  }

  @Test func directive() {
    #expect(
      card("‸order:mv")?.plainText == """
        order
        What the results are sorted by
        One of 17 words: 'name', 'set', 'released', 'rarity', 'color', 'usd', 'tix', 'eur', …
        Also written 'sort'
          order:cmc  sorted by mana value
        """)
    #expect(
      card("order:m‸v elf")?.plainText == """
        mana value
        Also written 'cmc', 'manavalue'
        Results: sorted by mana value

        Finds cards with “elf” in their name; sorted by mana value
        """)
  }

  /// The paragraphs of a card, in the order they are shown.
  @Test func paragraphs() {
    let rows: [(String, [String])] = [
      (
        "id<=es‸per",
        [
          "White, blue and black, as letters 'wub'", "Kind of name: shard",
          "Finds cards with a color identity that fits within Esper (white, blue and black)",
        ]
      ),
      (
        "m:{2}{w/u}{g/p}{2/r}ww‸",
        [
          "'{2}': 2 generic", "'{W}' twice: white", "'{W/U}': white or blue", "'{2/R}': 2 generic or red",
          "'{G/P}': green, or two life", "Total value: 8",
          "Finds cards with {2}{W}{W}{W/U}{2/R}{G/P} in their mana cost",
        ]
      ),
      (
        "m:{½}{x}{hw}‸",
        [
          "'{X}': any amount", "'{½}': half a generic", "'{HW}': half a white", "Total value: 1",
          "Finds cards with {X}{½}{HW} in their mana cost",
        ]
      ),
      ("devotion:ww‸w", ["'{W}' 3 times: white", "Finds cards with a devotion of at least {W}{W}{W}"]),
      (
        "id‸:wu",
        [
          "':' reads as '<=': fits into a deck of these colors; a number means exactly that many colors",
          "Finds cards with a color identity that fits within white and blue",
        ]
      ),
      ("id‸=<wu", ["Read as '<='", "Finds cards with a color identity that fits within white and blue"]),
      ("pow‸!", ["Incomplete '!='"]),
      ("t‸>=elf", ["Operators: ':' '=' contains"]),
      (
        "f:ed‸h",
        [
          "Singleton decks of 100 cards with a commander", "Also written 'commander'",
          "Finds cards that are legal in Commander",
        ]
      ),
      (
        "frame:o‸ld",
        [
          "The frames of 1993 and 1997", "Stands for '1993', '1997'", "Also written 'retro'",
          "Finds cards with the old (1993 or 1997) frame",
        ]
      ),
      (
        "o:dra‸w",
        [
          "Matches inside words, ignoring case; quote a text with spaces",
          "Finds cards with “draw” in their rules text",
        ]
      ),
      (
        "o:\"dra‸w\"",
        [
          "In quotes, spaces and punctuation matter; case does not",
          "Finds cards with “draw” in their rules text",
        ]
      ),
      (
        "o:/^ta‸p/",
        [
          "The pattern: '^' the beginning of a line, 'tap'",
          "Finds cards that match the pattern /^tap/ in their rules text",
        ]
      ),
      ("a:/gu‸ay/", ["Artist does not support patterns"]),
      ("‸-t:elf", ["Leaves out Elf cards", "Finds cards that are not Elf cards"]),
      ("‸-(t:elf c:g)", ["Leaves out green Elf cards", "Finds cards that are not both Elf cards and green"]),
      ("‸--t:elf", ["An even number of minuses cancels out", "Finds Elf cards"]),
      ("‸-order:cmc", ["'-' has no effect on a directive"]),
      ("(t:elf or c:g d)‸ pow>2", ["Finds Elf cards, or green cards with “d” in their name"]),
      (
        "t:elf ‸or c:g d",
        [
          "Finds Elf cards, or green cards with “d” in their name",
          "'or' binds loosest: each side is one group",
        ]
      ),
      ("t:elf ‸or c:g", ["Finds Elf cards or green cards"]),
      ("t:elf or‸", ["Finds Elf cards"]),
      ("t:elf ‸and c:g or d", ["Finds green Elf cards", "Between two terms 'and' may be left out"]),
      ("@@‸", ["Short for 'unique:art'", "Results: one row per artwork"]),
      ("fo‸o:bar", ["Not a field of the vocabulary 'scryfall'"]),
      (
        "type‸s:elf",
        [
          "Not a field of the vocabulary 'scryfall'", "Use 'type'",
          "Did you mean 't:elf', 'type:elf'?",
        ]
      ),
      (
        "f:mod‸ren",
        [
          "Takes one of 23 words: 'commander', 'modern', 'standard', 'pioneer', 'pauper', 'legacy', 'vintage', "
            + "'historic', …", "Did you mean 'f:modern'?",
        ]
      ),
    ]
    for (marked, paragraphs) in rows {
      #expect(card(marked)?.body.map(\.plainText) == paragraphs, "\(marked)")
    }
  }

  /// One of several terms also shows the whole query; a group, a single term and an incomplete query do not.
  @Test func wholeQuery() {
    let rows: [(String, String)] = [
      ("t:e‸lf", ""),
      ("t:e‸lf c:g", "Finds green Elf cards"),
      ("‸-t:elf c:g", "Finds green cards that are not Elf cards"),
      ("t:elf ‸or c:g", ""),
      ("t:e‸lf pow>", "Finds Elf cards; “pow>” is unfinished"),
      ("fo‸o:bar baz:1", "The terms “foo:bar” and “baz:1” are not understood"),
    ]
    for (marked, sentence) in rows {
      #expect(card(marked)?.query == sentence, "\(marked)")
    }
  }

  /// User input never becomes formatting, links or HTML.
  @Test func markdown() {
    #expect(
      card("o:\"a ‸*b* `c` | <i>\" ft:x")?.markdown == #"""
        **“a \*b\* \`c\` \| \<i\>”**

        In quotes, spaces and punctuation matter; case does not

        Finds cards with “a \*b\* \`c\` \| \<i\>” in their rules text

        ---

        Finds cards with “a \*b\* \`c\` \| \<i\>” in their rules text and “x” in their flavor text
        """#)
    #expect(
      card("loy‸>3")?.markdown == "**loyalty is more than the number**\n\nFinds cards with a loyalty of more than 3")
    #expect(
      card("r‸estricted:vintage")?.markdown == """
        **restriction**

        Format that allows a single copy of the card

        One of 23 words: `commander`, `modern`, `standard`, `pioneer`, `pauper`, `legacy`, `vintage`, `historic`, …

        Operators: `:` `=` restricted in …

        - `restricted:vintage` cards that are restricted in Vintage
        """)
  }

  @Test func offsetsOfTheDocument() throws {
    let marked = MarkedText("# elves \u{1F9DD}\r\n\r\nt:elf\r\n  ①pow②>‸=3\r\n")
    let document = DocumentSnapshot(SourceText(marked.text), vocabulary: .scryfall)
    #expect(document.hover(at: try #require(marked.offset(1)))?.range == marked.range(from: 1, to: 2))
    #expect(document.hover(at: try #require(marked.caret))?.title == "power is at least the number")
  }

  @Test func anotherVocabulary() {
    let books = Vocabulary(
      name: "books", itemName: "book", itemNamePlural: "books",
      fields: [Field("pages", .number, summary: "Pages", phrase: "have {is} page{s}")])
    #expect(card("pa‸ges>300", books)?.body.map(\.plainText).first == "Pages")
    #expect(card("pages>3‸00", books)?.body.map(\.plainText) == ["Finds books with more than 300 pages"])
    #expect(card("t:e‸lf", books)?.body.map(\.plainText) == ["Not a field of the vocabulary 'books'"])
  }

  /// Too many terms are counted instead of explained.
  @Test func manyTerms() {
    let text = (1...301).map { "x\($0) " }.joined()
    let sentence = "Has 301 terms, too many for a sentence"
    #expect(card("‸t:elf " + text.dropFirst(3))?.query == sentence)
    #expect(card("‸(" + text + ")")?.body.map(\.plainText) == [sentence])
    #expect(card("‸-(" + text + ")")?.body.map(\.plainText) == [sentence])
    #expect(card("‸t:elf " + text.dropFirst(6))?.query.hasPrefix("Finds Elf cards with “x3”, “x4”") == true)
  }

  /// Long texts of any kind are cut.
  @Test func longValues() {
    let rows: [String] = ["o:", "f:", "name:\"", "m:", "mtgoid:", "date>", "c:", "a:", "o:/", "", "pow>"]
    for prefix in rows {
      let text = prefix + String(repeating: "1", count: 100_000)
      let document = DocumentSnapshot(SourceText(text), vocabulary: .scryfall)
      let card = document.hover(at: prefix.utf8.count + 1)
      #expect((card?.plainText.utf8.count ?? 0) < 2_000, "\(prefix)")
    }
  }
}

@Suite struct HoverTotalityTests {
  /// Every offset has a result, and a card is about the requested offset.
  private static func law(_ document: DocumentSnapshot) -> String? {
    for offset in Totality.offsets(of: document) {
      guard let card = document.hover(at: offset) else { continue }
      if !card.range.touches(offset) { return "the card at \(offset) tells about \(card.range)" }
      if card.range.isEmpty || !document.source.range.encloses(card.range) { return "an odd range \(card.range)" }
      if card.title.isEmpty { return "no title at \(offset)" }
      if card.body.contains(where: { $0.isEmpty }) { return "an empty paragraph at \(offset)" }
    }
    return nil
  }

  @Test func damagedDocument() {
    #expect(Self.law(DocumentSnapshot(Totality.document, vocabulary: .scryfall)) == nil)
  }

  @Test func randomDocuments() {
    #expect(Totality.failure("hover answers everywhere", seed: 21, law: Self.law) == nil)
  }

  /// By number, since a log would print the texts.
  @Test func heavyDocuments() {
    for number in Totality.heavy.indices {
      let text = Totality.heavy[number]
      let document = DocumentSnapshot(text, vocabulary: .scryfall)

      for offset in [0, 1, 3, text.length / 2, text.length / 2 + 1, text.length / 2 + 2, text.length - 1, text.length] {
        #expect((document.hover(at: offset)?.markdown.utf8.count ?? 0) < 8_000, "\(number)")
      }
    }
  }

  /// Only the query at the offset is analyzed.
  @Test func othersAreLeftAlone() {
    let document = DocumentSnapshot("t:elf\nt:orc\nt:ape\n", vocabulary: .scryfall)
    _ = document.hover(at: 8)
    #expect(document.entries.map(\.isAnalyzed) == [false, true, false])
  }
}
