import FilterAST
import FilterAnalysis
import FilterExplanation
import FilterSemantics
import FilterVocabulary
import Testing

/// Sentences from phrases of any form in a vocabulary.
@Suite struct ExplanationTemplateTests {
  /// A vocabulary of one field `f`, in a list of "things".
  private func vocabulary(_ field: Field, catalogs: [Catalog] = []) -> Vocabulary {
    Vocabulary(
      name: "one", itemName: "thing", itemNamePlural: "things", fields: [field], catalogs: catalogs,
      palettes: [Palette("abc", colors: [Palette.Color("a", name: "apple"), Palette.Color("b", name: "berry")])],
      symbols: [CostSymbol("A", kind: .color)], bareSymbols: "a")
  }

  /// The sentences of a term and of its negation, for a field of numbers with a phrase.
  private func number(_ phrase: String, _ term: String) -> [String] {
    let vocabulary = vocabulary(Field("f", label: "size", .number, isWhole: true, summary: "", phrase: phrase))
    return [term, "-" + term].map {
      AnalyzedQuery(parsing: $0, vocabulary: vocabulary).englishExplanation.description
    }
  }

  /// The sentences of a flag with its own phrase, and of its negation.
  private func flag(_ phrase: String) -> [String] {
    let value = FieldValue("x", phrase: phrase)
    let vocabulary = vocabulary(Field("f", .flag, values: [value], summary: "", phrase: "are {value}"))
    return ["f:x", "-f:x"].map {
      AnalyzedQuery(parsing: $0, vocabulary: vocabulary).englishExplanation.description
    }
  }

  @Test func verbsAreNegatedByTheirKind() {
    #expect(flag("are fast moving") == ["things that are fast moving", "things that are not fast moving"])
    #expect(flag("were sold") == ["things that were sold", "things that were not sold"])
    #expect(flag("can be cast") == ["things that can be cast", "things that cannot be cast"])
    #expect(flag("may be played") == ["things that may be played", "things that may not be played"])
    #expect(flag("must attack") == ["things that must attack", "things that must not attack"])
    #expect(flag("have wings") == ["things with wings", "things that do not have wings"])
    #expect(flag("meld") == ["things that meld", "things that do not meld"])
    #expect(flag("come from afar") == ["things that come from afar", "things that do not come from afar"])
    #expect(flag("exist in foil") == ["things that exist in foil", "things that do not exist in foil"])
  }

  @Test func perfectVerbsAreNegatedBehindHave() {
    #expect(flag("have been sold") == ["things that have been sold", "things that have not been sold"])
    #expect(flag("have ever been sold") == ["things that have been sold", "things that have not been sold"])
  }

  @Test func negatedPhrasesLoseTheirNegation() {
    #expect(flag("are not foil") == ["things that are not foil", "things that are foil"])
    #expect(flag("cannot block") == ["things that cannot block", "things that can block"])
    #expect(flag("do not have wings") == ["things that do not have wings", "things with wings"])
    #expect(flag("were not sold") == ["things that were not sold", "things that were sold"])
  }

  @Test func adjectivesStandBeforeTheNoun() {
    #expect(flag("are legendary")[0] == "legendary things")
    #expect(flag("are colorless")[0] == "colorless things")
    #expect(flag("are double-faced")[0] == "double-faced things")
    #expect(flag("are split things")[0] == "split things")
    #expect(flag("are long lost things")[0] == "long lost things")
  }

  @Test func otherWordsDoNot() {
    #expect(flag("are reprints")[0] == "things that are reprints")
    #expect(flag("are on the list")[0] == "things that are on the list")
    #expect(flag("are in")[0] == "things that are in")
    #expect(flag("are Elvish")[0] == "things that are Elvish")
    #expect(flag("are split or flipped things")[0] == "things that are split or flipped things")
    #expect(flag("are things")[0] == "things that are things")
    #expect(flag("are 2/2")[0] == "things that are 2/2")
  }

  @Test func theSlotStandsAnywhere() {
    #expect(number("have a size of {is}", "f=3") == ["things with a size of 3", "things that do not have a size of 3"])
    #expect(number("have {is} parts", "f>3")[0] == "things with more than 3 parts")
    #expect(number("weigh {is}", "f<=3") == ["things that weigh at most 3", "things that do not weigh at most 3"])
    #expect(number("{is}", "f>=3")[0] == "things with at least 3")
    #expect(number("have a size", "f>=3")[0] == "things with a size at least 3")
    #expect(number("have {value} parts", "f>=3")[0] == "things with at least 3 parts")
  }

  @Test func aPhraseMayBeMissing() {
    #expect(number("", "f>=3") == ["things with size at least 3", "things that do not have size at least 3"])
    #expect(number("have", "f=3")[0] == "things with 3")
    #expect(number(" ", "f=3")[0] == "things with 3")
  }

  @Test func eachKindHasAUsualPhrase() {
    func sentence(_ kind: ValueKind, _ term: String) -> String {
      let field = Field(
        "f", label: "thing", kind, isClosed: true, values: [FieldValue("x"), FieldValue("y")], palette: "abc",
        summary: "", phrase: "")
      return AnalyzedQuery(parsing: term, vocabulary: vocabulary(field)).englishExplanation.description
    }
    #expect(sentence(.text, "f:hello") == "things with “hello” in the thing")
    #expect(sentence(.number, "f>2") == "things with thing more than 2")
    #expect(sentence(.numberOrText, "f:12a") == "things with thing 12a")
    #expect(sentence(.date, "f:2020") == "things with thing in 2020")
    #expect(sentence(.year, "f>2020") == "things with thing after 2020")
    #expect(sentence(.colors, "f<=ab") == "things with thing that fits within apple and berry")
    #expect(sentence(.cost, "f=2") == "things with thing of exactly {2}")
    #expect(sentence(.devotion, "f>aa") == "things with thing more than {A}{A}")
    #expect(sentence(.enumeration, "f:x") == "things with thing x")
    #expect(sentence(.orderedEnumeration, "f>x") == "things with thing higher than x")
    #expect(sentence(.flag, "f:x") == "things that are x")
    #expect(sentence(.absentFlag, "f:x") == "things that are not x")
    #expect(sentence(.catalog, "-f:x") == "things that do not have thing x")
    #expect(sentence(.integerID, "f:12") == "things with thing 12")
    #expect(
      sentence(.uuid, "f:5D131784-c1a3-463e-a37b-b720af67ab62")
        == "things with thing 5d131784-c1a3-463e-a37b-b720af67ab62")
    #expect(sentence(.directive, "f:x") == "all things; shown with thing x")
  }

  @Test func bracesOfOtherKindsAreWords() {
    #expect(number("cost {T} {is} {Q}", "f=3")[0] == "things that cost {T} 3 {Q}")
    #expect(number("cost { {is}", "f=3")[0].hasPrefix("things that cost {"))
    #expect(number("cost {is", "f=3")[0].hasPrefix("things that cost {is"))
  }

  @Test func pluralEndings() {
    #expect(number("have {is} part{s}", "f=1")[0] == "things with 1 part")
    #expect(number("have {is} part{s}", "f=2")[0] == "things with 2 parts")
    #expect(number("have {is} part{s}", "f=0")[0] == "things with 0 parts")
    #expect(number("have {is} part{s}", "f>1")[0] == "things with more than 1 part")
    #expect(number("have {is} part{s} and bit{s}", "f=1")[0] == "things with 1 part and bit")
  }

  @Test func whatIsCountedIsFewer() {
    #expect(number("have {is} part{s}", "f<3")[0] == "things with fewer than 3 parts")
    #expect(number("have a size of {is}", "f<3")[0] == "things with a size of less than 3")
  }

  @Test func nothingStandsBetweenOtherAndOf() {
    #expect(number("have a size of {is}", "f!=3")[0] == "things with a size other than 3")
    #expect(number("have {is} part{s}", "f!=3")[0] == "things with a size other than 3")
  }

  @Test func comparatives() {
    func sentence(_ phrase: String, _ term: String) -> String {
      let field = Field(
        "f", .orderedEnumeration, isClosed: true, values: [FieldValue("low"), FieldValue("high")], summary: "",
        phrase: phrase)
      return AnalyzedQuery(parsing: term, vocabulary: vocabulary(field)).englishExplanation.description
    }
    #expect(sentence("are {is}", "f>=low") == "things that are low or higher")
    #expect(sentence("are {is}", "f<low") == "things that are lower than low")
    #expect(sentence("are {is|dearer|cheaper}", "f>=low") == "things that are low or dearer")
    #expect(sentence("are {is|dearer|cheaper}", "f>low") == "things that are dearer than low")
    #expect(sentence("are {is|dearer|cheaper}", "f<=high") == "things that are high or cheaper")
    #expect(sentence("are {is|dearer|cheaper}", "f<high") == "things that are cheaper than high")
    #expect(sentence("are {is|dearer|cheaper}", "f=high") == "high things")
    #expect(sentence("are {is|dearer}", "f<high") == "things that are lower than high")
    #expect(sentence("have a {is} price", "f>=low") == "things with a low or higher price")
  }

  @Test func articles() {
    func sentence(_ label: String) -> String {
      let field = Field("f", label: label, .number, summary: "", phrase: "")
      return AnalyzedQuery(parsing: "f!=1", vocabulary: vocabulary(field)).englishExplanation.description
    }
    #expect(sentence("age") == "things with an age other than 1")
    #expect(sentence("Elo rating") == "things with an Elo rating other than 1")
    #expect(sentence("size") == "things with a size other than 1")
    #expect(sentence("unit count") == "things with a unit count other than 1")
  }

  @Test func colorsOfAnotherList() {
    func sentence(_ phrase: String, _ term: String) -> String {
      let field = Field("f", .colors, colon: .greaterOrEqual, palette: "abc", summary: "", phrase: phrase)
      return AnalyzedQuery(parsing: term, vocabulary: vocabulary(field)).englishExplanation.description
    }
    #expect(sentence("are {is}", "f:ab") == "things that are apple and berry")
    #expect(sentence("taste of {is}", "f:ab") == "things that taste of apple and berry")
    #expect(sentence("taste of {is}", "f=a") == "things that taste of exactly apple")
    #expect(sentence("taste of {is}", "f<=ab") == "things that taste of only apple or berry")
    #expect(sentence("taste of {is}", "f:1") == "things that taste of exactly one kind")
    #expect(sentence("have a flavor {is}", "f<=ab") == "things with a flavor that fits within apple and berry")
    #expect(sentence("", "f:ab") == "things with f that includes apple and berry")
  }

  /// A value shared by several fields uses the phrase of the field.
  @Test func borrowedValuesUseThePhraseOfTheField() {
    let values = [FieldValue("rare", label: "at rare", phrase: "are rare", noun: "rares")]
    let catalogs = [Catalog("one", summary: "", values: values), Catalog("two", summary: "", values: [])]
    func sentence(_ names: [String]) -> String {
      let field = Field("f", .enumeration, catalogs: names, summary: "", phrase: "have been printed {is}")
      return AnalyzedQuery(parsing: "f:rare", vocabulary: vocabulary(field, catalogs: catalogs))
        .englishExplanation.description
    }
    #expect(sentence(["one"]) == "rares")
    #expect(sentence(["one", "two"]) == "things that have been printed at rare")
  }

  @Test func namesWithoutAFieldForThem() {
    let vocabulary = vocabulary(Field("f", .text, summary: "", phrase: "say {is}"))
    let query = AnalyzedQuery(parsing: "bolt -shock f:hello", vocabulary: vocabulary)
    #expect(
      query.englishExplanation.description
        == "things that have “bolt” in their name, say “hello” and do not have “shock” in their name")
  }

  @Test func aListOfOtherThings() {
    let vocabulary = vocabulary(Field("f", .text, summary: "", phrase: "say {is}"))
    func sentence(_ text: String) -> String {
      AnalyzedQuery(parsing: text, vocabulary: vocabulary).englishExplanation.description
    }
    #expect(sentence("") == "all things")
    #expect(sentence("!bolt") == "the thing named exactly “bolt”")
    #expect(sentence("!bolt or !shock") == "the things named exactly “bolt” or “shock”")
    #expect(sentence("f:a f:b or f:c") == "things that say “c”, or say “a” and “b”")
  }
}
