import FilterAST
import FilterAnalysis
import FilterExplanation
import FilterSemantics
import FilterVocabulary
import ScryfallDialect
import Testing

/// The words for a single term and for an operator, as a hover shows them.
@Suite struct ExplanationMeaningTests {
  private let vocabulary = ExplanationVocabulary.cards

  private func explanation(_ term: String) -> String {
    let leaf = AnalyzedQuery(parsing: term, vocabulary: vocabulary).leaves[0]
    guard let condition = leaf.condition else { return "no condition" }
    return vocabulary.explanation(of: condition, leaf.term.polarity, written: vocabulary.written(leaf.term))
  }

  @Test func aTermByItself() {
    #expect(explanation("pow>=3") == "have a power of at least 3")
    #expect(explanation("-pow>=3") == "do not have a power of at least 3")
    #expect(explanation("t:creature") == "are creatures")
    #expect(explanation("-t:creature") == "are not creatures")
    #expect(explanation("c:r") == "are red")
    #expect(explanation("bolt") == "have “bolt” in their name")
    #expect(explanation("!bolt") == "are named exactly “bolt”")
    #expect(explanation("o:/^tap/") == "match the pattern /^tap/ in their rules text")
    #expect(explanation("order:cmc") == "sorted by mana value")
    #expect(explanation("unique:prints") == "with every printing shown")
    #expect(explanation("id:esper") == "have a color identity that fits within Esper (white, blue and black)")
  }

  /// A hover has the words of the sentence of the term alone, after "cards that", or with the verb "have" for "with".
  @Test func aTermReadsAsItsSentence() {
    let rows: [String] = [
      "-bolt", "-o:draw", "o:/^tap/", "-o:/^tap/", "-t:creature", "-t:goblin", "-t:legendary", "-pow>=3", "-pow!=3",
      "-pow>tou", "-mv:odd", "usd<1", "-usd<1", "prints>3", "-prints=1", "date:2020", "-date>=2020-03", "date>war",
      "year<=2020", "c:rg", "-c:rg", "c=rg", "c>rg", "-c:c", "produces:wu", "-produces:wu",
      "produces<=wu", "produces:any", "-id:esper", "-id=wu", "-m:2ww", "-m=2ww", "-devotion:rr", "r>=rare", "-r:rare",
      "f:modern", "-f:modern", "-s:zzz", "in:war", "-in:war", "is:commander", "-is:commander", "not:foil",
      "not:commander", "is:reprint", "is:new", "is:ub", "a:guay", "game:paper", "otag:ramp",
    ]
    for term in rows {
      #expect("cards that " + explanation(term) == english(term), "\(term)")
    }
  }

  @Test func havingReadsAsWith() {
    let rows: [String] = [
      "bolt", "o:draw", "c<=rg", "c:2", "pow>=3", "pow!=3", "pow>tou", "mv:odd", "id:esper", "id=wu", "id!=wu", "m:2ww",
      "m=2ww", "m>2ww",
      "devotion:rr", "kw:flying", "kw:nonsense", "cn:12a", "cn>12", "arenaid:12", "ft:magic", "loy>3", "bare:thing",
      "is:dfc", "t:nonsense",
    ]
    for term in rows {
      #expect(explanation(term).hasPrefix("have "), "\(term)")
      #expect("cards with " + explanation(term).dropFirst("have ".count) == english(term), "\(term)")
    }
  }

  @Test func whereTheyAreFromNeedsNoVerb() {
    #expect(explanation("s:war") == "are from War of the Spark")
    #expect(english("s:war") == "cards from War of the Spark")
  }

  @Test func withoutTheWrittenValue() throws {
    let identity = try #require(vocabulary.fieldID(named: "id"))
    let esper = Condition.colors(identity, .colon, .colors(ColorSet(bits: 0b111)))
    #expect(
      vocabulary.explanation(of: esper) == "have a color identity that fits within white, blue and black")
    let set = try #require(vocabulary.fieldID(named: "set"))
    #expect(vocabulary.explanation(of: .unlisted(set, .equal, "newset")) == "are from “newset”")
  }

  @Test func aTermThatStandsForItself() {
    let unknown = Condition.unknown(.filter(.negative, field: "foo", .colon, "bar"))
    #expect(vocabulary.explanation(of: unknown) == "match “foo:bar”")
    #expect(vocabulary.explanation(of: unknown, .negative) == "do not match “foo:bar”")
  }

  @Test func operators() throws {
    let rows: [(String, [String])] = [
      ("pow", ["exactly", "exactly", "other than", "less than", "at most", "more than", "at least"]),
      (
        "mana",
        [
          "includes", "is exactly", "is not exactly", "fits within, and is smaller than", "fits within",
          "includes, with others,", "includes",
        ]
      ),
      (
        "c",
        [
          "includes", "is exactly", "is not exactly", "fits within, and is smaller than", "fits within",
          "includes, with others,", "includes",
        ]
      ),
      ("devotion", ["at least", "exactly", "other than", "less than", "at most", "more than", "at least"]),
      ("r", ["is", "is", "is not", "is more common than", "is at most", "is rarer than", "is at least"]),
      ("cn", ["is", "is", "other than", "less than", "at most", "more than", "at least"]),
      ("date", ["in or on", "in or on", "not in or on", "before", "in or before", "after", "in or after"]),
      ("year", ["in or on", "in or on", "not in or on", "before", "in or before", "after", "in or after"]),
    ]
    for (name, meanings) in rows {
      let field = try #require(vocabulary.field(named: FieldName(name)), "\(name)")
      for (comparison, meaning) in zip(Comparison.ofCards, meanings) {
        #expect(vocabulary.meaning(of: comparison, for: field) == meaning, "\(name)\(comparison)")
      }
    }
  }

  @Test func colons() throws {
    let rows: [(String, String)] = [
      ("o", "contains"), ("kw", "is"), ("f", "is"), ("is", "is"), ("not", "is not"), ("arenaid", "is"),
      ("order", "sets"),
      ("id", "fits within"),
    ]
    for (name, meaning) in rows {
      let field = try #require(vocabulary.field(named: FieldName(name)), "\(name)")
      #expect(vocabulary.meaning(of: .colon, for: field) == meaning, "\(name)")
    }
  }

  @Test func noOperatorIsShownAsItself() {
    for vocabulary in [vocabulary, .scryfall] {
      for field in vocabulary.fields {
        for comparison in field.operators {
          let meaning = vocabulary.meaning(of: comparison, for: field)
          #expect(!meaning.isEmpty && !meaning.contains(comparison.rawValue), "\(field.name)\(comparison)")
        }
      }
    }
  }
}

extension Vocabulary {
  fileprivate func written(_ term: FilterTerm) -> String {
    if case .filter(_, field: _, _, let value) = term { return value.text }
    return ""
  }
}
