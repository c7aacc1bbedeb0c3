import FilterAnalysis
import FilterExplanation
import FilterSemantics
import FilterText
import Testing
import _FilterTestSupport

/// The part of the query that each phrase explains. The markers `①` to `⑨` delimit the parts.
@Suite struct ExplanationPhraseTests {
  /// Each phrase with the text of its part; `·` if it has none.
  private func phrases(_ query: String) -> [String] {
    let analyzed = AnalyzedQuery(parsing: query, vocabulary: ExplanationVocabulary.cards)
    return analyzed.englishExplanation.phrases.map { phrase in
      "\(phrase.text)|\(phrase.range.map { analyzed.source[$0] } ?? "·")"
    }
  }

  private func range(of text: String, in query: MarkedText) -> SourceRange? {
    let analyzed = AnalyzedQuery(parsing: query.text, vocabulary: ExplanationVocabulary.cards)
    return analyzed.englishExplanation.phrases.first { $0.text.contains(text) }?.range
  }

  @Test func aTermIsOnePhrase() {
    #expect(phrases("pow>=3") == ["cards |·", "with a power of at least 3|pow>=3"])
    #expect(phrases("t:creature") == ["creatures|t:creature"])
    #expect(phrases("-kw:flying") == ["cards |·", "that do not have flying|-kw:flying"])
  }

  @Test func nounsAndAdjectivesBelongToTheirTerms() {
    #expect(
      phrases("t:creature t:legendary c:r") == [
        "legendary|t:legendary", " |·", "red|c:r", " |·", "creatures|t:creature",
      ])
  }

  @Test func sharedWordsBelongToNoTerm() {
    #expect(
      phrases("kw:flying kw:haste") == ["cards with |·", "flying|kw:flying", " and |·", "haste|kw:haste"])
    #expect(
      phrases("o:tap o:\"draw a card\"") == [
        "cards with |·", "“tap”|o:tap", " and |·", "“draw a card”|o:\"draw a card\"", " in their rules text|·",
      ])
  }

  @Test func connectingWordsBelongToTheirGroup() {
    #expect(
      phrases("t:creature (c:r or pow>3) f:modern") == [
        "creatures|t:creature", " that |·", "are legal in Modern|f:modern", ", and |·", "either|c:r or pow>3", " |·",
        "are red|c:r", " |·", "or|c:r or pow>3", " |·", "have a power of more than 3|pow>3",
      ])
  }

  @Test func markedParts() {
    let query = MarkedText("①t:creature② ③-kw:haste④ (⑤c:rg⑥ or ⑦id<=esper⑧)")
    #expect(range(of: "creatures", in: query) == query.range(from: 1, to: 2))
    #expect(range(of: "haste", in: query) == query.range(from: 3, to: 4))
    #expect(range(of: "red and green", in: query) == query.range(from: 5, to: 6))
    #expect(range(of: "Esper", in: query) == query.range(from: 7, to: 8))
    #expect(range(of: "either", in: query) == query.range(from: 5, to: 8))
  }

  @Test func partsOfManyBytes() {
    let query = MarkedText("①\"Lim-Dûl’s\"② ③t:elf④")
    #expect(range(of: "Lim-Dûl", in: query) == query.range(from: 1, to: 2))
    #expect(range(of: "Elves", in: query) == query.range(from: 3, to: 4))
  }

  @Test func directivesAndOmissions() {
    let query = MarkedText("①t:elf② ③order:cmc④ ⑤foo:bar⑥ ⑦pow>⑧")
    #expect(range(of: "sorted by mana value", in: query) == query.range(from: 3, to: 4))
    #expect(range(of: "“foo:bar”", in: query) == query.range(from: 5, to: 6))
    #expect(range(of: "“pow>” is unfinished", in: query) == query.range(from: 7, to: 8))
    #expect(
      phrases("order:cmc unique:prints t:") == [
        "all cards; |·", "sorted by mana value|order:cmc", ", |·", "with every printing shown|unique:prints", "; |·",
        "“t:” is unfinished|t:",
      ])
  }

  @Test func theMinusBelongsToItsTerm() {
    let query = MarkedText("①-t:elf② ③--t:creature④")
    #expect(range(of: "not Elves", in: query) == query.range(from: 1, to: 2))
    #expect(range(of: "creatures", in: query) == query.range(from: 3, to: 4))
  }
}
