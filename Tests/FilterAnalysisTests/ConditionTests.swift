import FilterAST
import FilterAnalysis
import FilterExplanation
import FilterParser
import FilterSemantics
import FilterVocabulary
import ScryfallDialect
import Testing

/// What single terms ask, or why they ask nothing, read against the home dialect.
@Suite struct ConditionTests {
  private static let scryfall = Vocabulary.scryfall

  private static func id(_ name: String) -> FieldID {
    scryfall.fieldID(spelled: name) ?? scryfall.fieldIDs[0]
  }

  /// The condition of a term, or the reason why there is none; nil if the text is not a single term.
  private func reading(_ text: String) -> Result<Condition, TermError>? {
    AnalyzedQuery(parsing: text, vocabulary: Self.scryfall).leaves.first?.reading
  }

  private func expect(
    _ text: String, _ condition: Condition, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(reading(text) == .success(condition), "\(text)", sourceLocation: sourceLocation)
  }

  private func expect(
    _ text: String, _ error: TermError, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(reading(text) == .failure(error), "\(text)", sourceLocation: sourceLocation)
  }

  @Test func names() {
    expect("bolt", .name(exact: false, "bolt"))
    expect("-!\"Lightning Bolt\"", .name(exact: true, FilterValue(quoted: "Lightning Bolt")))
  }

  @Test func aliasesAndLetterCaseMeanNothing() {
    expect("POW>=3", .number(Self.id("power"), .greaterOrEqual, DecimalNumber(3)))
    expect("power>=3.0", .number(Self.id("power"), .greaterOrEqual, DecimalNumber(3)))
    expect("O:draw", .text(Self.id("oracle"), "draw"))
  }

  @Test func numbers() {
    let pow = Self.id("power")
    expect("pow:2", .number(pow, .equal, DecimalNumber(2)))
    expect("pow=-1", .number(pow, .equal, DecimalNumber(-1)))
    expect("mv=.5", .number(Self.id("manavalue"), .equal, DecimalNumber(500_000, power: -6)))
    expect("mv=1.", .number(Self.id("manavalue"), .equal, DecimalNumber(1)))
    expect("pow=*", .number(pow, .equal, DecimalNumber(0)))
    expect("pow=X", .number(pow, .equal, DecimalNumber(0)))
    expect("pow>tou", .columns(pow, .greater, Self.id("toughness")))
    expect("cmc=power", .columns(Self.id("manavalue"), .equal, pow))
    expect("mv:even", .parity(Self.id("manavalue"), isEven: true))
    expect("mv=ODD", .parity(Self.id("manavalue"), isEven: false))
    expect("cn:12a", .unlisted(Self.id("number"), .equal, "12a"))
    expect("cn>12", .number(Self.id("number"), .greater, DecimalNumber(12)))
  }

  @Test func malformedNumbers() {
    let pow = Self.id("power")
    expect("pow=1a", .numberWithTail(pow, end: 1))
    expect("pow=1t:goblin", .numberWithTail(pow, end: 1))
    expect("pow=xy", .numberWithTail(pow, end: 1))
    expect("pow=+1", .notANumber(pow))
    expect("pow>big", .notANumber(pow))
    expect("pow:\"3\"", .quotedValue(pow))
    expect("pow>pow", .sameColumn(pow))
    expect("pow>power", .sameColumn(pow))
    expect("pow>99999999999", .numberOutOfRange(pow))
    expect("mv>even", .operatorNotTaken(Self.id("manavalue")))
    expect("year:2025-02", .numberWithTail(Self.id("year"), end: 4))
    expect("year:soon", .notANumber(Self.id("year")))
  }

  @Test func dates() throws {
    let date = Self.id("date")
    expect("date>=2020-03", .date(date, .greaterOrEqual, try #require(DateSpan("2020-03"))))
    expect("date:2020", .date(date, .equal, try #require(DateSpan("2020"))))
    expect("year<2019", .date(Self.id("year"), .less, try #require(DateSpan("2019"))))
    expect("date>now", .namedDay(date, .greater, "now"))
    for text in ["yesterday", "tomorrow", "-30d"] {
      expect("date:\(text)", .relativeInstant(date, .equal, try #require(RelativeInstant(text))))
    }
    expect("date:WAR", .namedDay(date, .equal, "war"))
    expect("date:zz9", .namedDay(date, .equal, "zz9"))
    // A code has three to five letters and digits.
    expect("date:zz9zz", .namedDay(date, .equal, "zz9zz"))
    for text in ["date:1980-02-30", "date<2021-02-29", "date>=2020-04-31", "date=1900-02-29"] {
      expect(text, .notAnInstant(date, .day))
    }
    expect("date>=2020-02-29", .date(date, .greaterOrEqual, try #require(DateSpan("2020-02-29"))))
    for text in ["date:zz", "date:zz9zzz"] { expect(text, .notADate(date)) }
    for text in ["date:2020-13", "date:2020-1-1", "date:lately", "date:01-02-2020", "date:12"] {
      expect(text, .notADate(date))
    }
  }

  @Test func colors() {
    let color = Self.id("color")
    expect("c:RG", .colors(color, .colon, .colors(ColorSet(bits: 0b11000))))
    expect("c>=gruul", .colors(color, .greaterOrEqual, .colors(ColorSet(bits: 0b11000))))
    expect("id<=Esper", .colors(Self.id("identity"), .lessOrEqual, .colors(ColorSet(bits: 0b00111))))
    expect("c:c", .colors(color, .colon, ColorValue.none))
    expect("c=2", .colors(color, .equal, .count(2)))
    expect("c:m", .colors(color, .colon, .many))
    expect("produces:any", .colors(Self.id("produces"), .colon, .any))
    expect("c:rx", .notColors(color, .unknownLetter(at: 1)))
    expect("c:6", .notColors(color, .unknownLetter(at: 0)))
    expect("c:rc", .notColors(color, .noneAmongColors))
    expect("c:rm", .notColors(color, .manyAmongColors))
    expect("c:yore", .notColors(color, .unknownName))
    expect("produces:brown", .notColors(Self.id("produces"), .unknownLetter(at: 2)))
  }

  @Test func costs() {
    let mana = Self.id("mana")
    expect("m:\"w/u\"", .notACost(mana, .missingBraces(start: 0, end: 3)))
    expect("m:{w/q}", .notACost(mana, .unknownSymbol(start: 0, end: 5)))
    expect("m:2k", .notACost(mana, .unknownSymbol(start: 1, end: 2)))
    expect("devotion:wu", .mixedDevotion(Self.id("devotion")))
    for (one, other) in [("m:2WW", "mana>={2}{w}{w}"), ("m:{u/w}", "m:{W/U}"), ("m=1{r}1", "m={2}{R}")] {
      #expect(reading(one) == reading(other), "\(one) and \(other)")
      #expect((try? reading(one)?.get()) != nil, "\(one)")
    }
  }

  @Test func lists() {
    let format = Self.id("format")
    #expect(reading("f:edh") == reading("legal=Commander"))
    #expect(reading("is:extended-art") == reading("has:extendedart"))
    #expect(reading("r:m") == reading("rarity=mythic"))
    expect("f:modren", .unknownValue(format))
    expect("f>=modern", .operatorNotTaken(format))
    expect("is:\"foil\"", .quotedValue(Self.id("is")))
    expect("is:nonsense", .unknownValue(Self.id("is")))
    expect("a:guay", .text(Self.id("artist"), "guay"))
    expect("s:zzz9", .unlisted(Self.id("set"), .equal, "zzz9"))
    expect("kw:First-Strike", (try? reading("kw:\"first strike\"")?.get()) ?? .name(exact: false, ""))
  }

  @Test func fields() {
    expect("foo:bar", .unknownField)
    expect("subtype:elf", .unknownField)
    expect("t>=elf", .operatorNotTaken(Self.id("type")))
    expect("o:\"\"", .emptyValue(Self.id("oracle")))
    expect("a:/guay/", .regexNotTaken(Self.id("artist")))
    expect("o:/^tap/", .regex(Self.id("oracle"), "^tap"))
    expect("order=cmc", .operatorNotTaken(Self.id("order")))
    expect("order:price", .unknownValue(Self.id("order")))
    #expect(AnalyzedQuery(parsing: "order:mv", vocabulary: Self.scryfall).leaves.first?.isDirective == true)
    expect(
      "oracleid:5D131784-c1a3-463e-a37b-b720af67ab62",
      .keyed(
        Self.id("oracleid"), .equal,
        KeyedText("5d131784-c1a3-463e-a37b-b720af67ab62", key: "5d131784c1a3463ea37bb720af67ab62")))
    expect("oracleid:5d131784", .notAnIdentifier(Self.id("oracleid")))
    expect("oracleid:00000000-0000-0000-0000-000000000000", .notAnIdentifier(Self.id("oracleid")))
    expect("mtgoid:12x", .keyed(Self.id("mtgoid"), .equal, KeyedText("12", key: "12")))
    expect("mtgoid:x12", .notAnIdentifier(Self.id("mtgoid")))
  }
}
