import FilterAnalysis
import FilterExplanation
import FilterParser
import FilterSemantics
import FilterText
import FilterVocabulary
import ScryfallDialect
import Testing
import _FilterTestSupport

/// Properties of the explanation of any text.
@Suite struct ExplanationLawTests {
  /// The law that the explanation of a text violates; nil if there is none.
  static func check(_ text: String, _ vocabulary: Vocabulary) -> String? {
    let query = AnalyzedQuery(parsing: text, vocabulary: vocabulary)
    let explanation = query.explanation
    let english = EnglishExplanation(explanation, vocabulary: vocabulary)
    if english.phrases.map({ $0.text }).joined() != english.description { return "the phrases are not the text" }
    if english.description.isEmpty { return "no words at all" }
    for phrase in english.phrases {
      if phrase.text.isEmpty { return "an empty phrase" }
      if let range = phrase.range, !query.source.range.encloses(range) { return "\(phrase) lies outside" }
      if let range = phrase.range, range.isEmpty { return "\(phrase) explains nothing" }
    }
    for (left, right) in zip(english.phrases, english.phrases.dropFirst()) where left.range == right.range {
      return "\(left) and \(right) are one phrase"
    }
    let statements = (explanation.condition?.statements ?? []) + explanation.directives
    let terms = statements.map { $0.range } + explanation.omissions.map { $0.range }
    if Set(terms).count != terms.count { return "a term is explained twice: \(terms)" }
    // Each of several values of a field is explained by itself.
    var around: [SourceRange] = []
    for term in terms.sorted() {
      let whole = query.parsed.termRanges.first { $0.encloses(term) } ?? term
      if around.last != whole || whole == term { around.append(whole) }
    }
    if around != query.parsed.termRanges { return "not every term is explained once: \(terms)" }
    let explained = Set(english.phrases.compactMap { $0.range })
    for range in terms where !explained.contains(range) { return "no words for the term at \(range)" }
    for statement in statements where query.leaves[statement.leaf].range != statement.range {
      return "statement at \(statement.range) is not leaf \(statement.leaf)"
    }
    return nil
  }

  @Test(arguments: [ExplanationVocabulary.cards.name, Vocabulary.scryfall.name, "empty"])
  func lawsOfRandomTexts(vocabulary name: String) {
    let vocabulary = vocabulary(name)
    let failure = checkProperty(
      "explanations of random texts", cases: PropertyCases.count(long: 1_500),
      seed: PropertyCases.seed(default: 11), generate: { RandomText.text(length: 12, using: &$0) },
      shrink: { RandomText.shrinks(of: $0) }, describe: { $0.debugDescription },
      law: { ExplanationLawTests.check($0, vocabulary) })
    #expect(failure == nil, "\(failure?.description ?? "")")
  }

  @Test func lawsOfRandomQueries() {
    let failure = checkProperty(
      "explanations of random queries", cases: PropertyCases.count(long: 1_500),
      seed: PropertyCases.seed(default: 12),
      generate: { random in
        RandomQuery.looseText(of: RandomQuery.query(leaves: 12, using: &random), using: &random)
      },
      shrink: { RandomText.shrinks(of: $0) }, describe: { $0.debugDescription },
      law: { ExplanationLawTests.check($0, ExplanationVocabulary.cards) })
    #expect(failure == nil, "\(failure?.description ?? "")")
  }

  /// Terms that are mostly understood, in groups of any kind.
  @Test func lawsOfRandomConditions() {
    let terms = [
      "t:creature", "t:elf", "c:r", "c=rg", "kw:flying", "-kw:haste", "pow>=3", "-pow>tou", "is:foil", "not:reprint",
      "f:modern", "-f:legacy", "date>=2020", "!bolt", "bolt", "order:cmc", "foo:bar", "t:", "id:esper", "m:2ww",
    ]
    func text(_ depth: Int, _ random: inout SeededGenerator) -> String {
      if depth == 0 || random.chance(30) { return terms[random.below(terms.count)] }
      let word = random.chance(50) ? " or " : " "
      let items = (0..<(1 + random.below(4))).map { _ in text(depth - 1, &random) }
      return (random.chance(30) ? "-(" : "(") + items.joined(separator: word) + ")"
    }
    let failure = checkProperty(
      "explanations of random conditions", cases: PropertyCases.count(long: 1_500),
      seed: PropertyCases.seed(default: 13), generate: { text(5, &$0) }, shrink: { RandomText.shrinks(of: $0) },
      describe: { $0.debugDescription },
      law: { query in
        let sentence = english(query)
        if sentence.contains("  ") { return "doubled spaces: \(sentence)" }
        if sentence.contains(" ,") || sentence.contains(" ;") || sentence.contains("( ") { return sentence }
        return ExplanationLawTests.check(query, ExplanationVocabulary.cards)
      })
    #expect(failure == nil, "\(failure?.description ?? "")")
  }

  /// Nested as deeply as the parser allows, and beyond.
  @Test(arguments: ["(c:r (kw:flying or ", "-(kw:haste pow>3 ", "-(t:elf or ", "(bolt or (", "-("])
  func deepNesting(piece: String) {
    let text = String(repeating: piece, count: 200) + "pow>3"
    #expect(ExplanationLawTests.check(text, ExplanationVocabulary.cards) == nil)
  }

  /// An explanation has a few phrases for each term, however many terms there are.
  @Test func sizeIsLinear() {
    let rows: [String] = [
      "t:elf ", "c:r or ", "(kw:flying or pow>3) ", "-f:modern ", "include:extras order:name ", "foo:x ",
    ]
    for piece in rows {
      func size(_ count: Int) -> Int {
        english(String(repeating: piece, count: count)).utf8.count
      }
      let small = size(100)
      #expect(size(3_000) <= 33 * small, "\(piece)")
    }
  }

  private func vocabulary(_ name: String) -> Vocabulary {
    switch name {
    case Vocabulary.scryfall.name: .scryfall
    case ExplanationVocabulary.cards.name: ExplanationVocabulary.cards
    default: Vocabulary(name: "empty", fields: [])
    }
  }
}
