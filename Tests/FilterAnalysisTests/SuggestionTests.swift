import FilterAnalysis
import FilterExplanation
import FilterParser
import FilterSemantics
import FilterText
import FilterVocabulary
import ScryfallDialect
import Testing
import _FilterTestSupport

/// Suggestions for a term, the best first. The tests compare whole lists of the first ones.
@Suite struct SuggestionTests {
  private func suggestions(_ text: String) -> [String] {
    let query = AnalyzedQuery(parsing: text, vocabulary: .scryfall)
    return query.leaves.indices.flatMap { query.suggestions(forLeaf: $0) }.map { $0.text }
  }

  private func expect(_ text: String, _ first: String..., sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(Array(suggestions(text).prefix(first.count)) == first, "\(text)", sourceLocation: sourceLocation)
  }

  @Test func fields() {
    expect("typ:elf", "type:elf")
    expect("tyep:elf", "type:elf")
    expect("orcale:draw", "oracle:draw")
    expect("powr>=3", "power>=3", "pow>=3")
    expect("toughnes<=2", "toughness<=2")
    expect("identiy:esper", "identity:esper")
    expect("rarty:mythic", "rarity:mythic")
    expect("formt:modern", "format:modern")
    expect("xx:modern", "f:modern")
    expect("qq:goblin", "t:goblin")
  }

  @Test func fieldsThatAreKnownNotToExist() {
    expect("subtype:elf", "t:elf", "type:elf")
    expect("color_identity<=wu", "id<=wu", "identity<=wu")
    expect("released>2020", "date>2020")
    expect("oracle_tags:removal", "otag:removal")
  }

  @Test func values() {
    expect("f:modren", "f:modern")
    expect("f:moder", "f:modern")
    expect("f:comander", "f:commander")
    expect("r:unc", "r:uncommon")
    expect("is:fetchlnd", "is:fetchland")
    expect("lang:japnese", "lang:japanese")
    expect("border:borderles", "border:borderless")
    expect("game:arna", "game:arena")
    expect("order:relased", "order:released")
    expect("unique:print", "unique:prints")
  }

  @Test func valuesOfOtherFields() {
    expect("f:goblin", "t:goblin")
    expect("c:elf", "t:elf")
    expect("r:modern", "f:modern")
  }

  @Test func colors() {
    expect("c:azorious", "c:azorius")
    expect("id:esprr", "id:esper")
    expect("c:whit", "c:white")
    expect("c:rgx", "c:rg")
  }

  @Test func columns() {
    expect("pow>touhgness", "pow>toughness")
    expect("mv=powr", "mv=power")
  }

  @Test func operators() {
    expect("c>;uw", "c>=uw")
    expect("cmc=;3", "cmc=3")
  }

  @Test func nothingForWhatIsRightOrFarAway() {
    for text in ["t:elf", "f:modern", "bolt", "f:qqqqqqqq", "pow>elephantine", "is:zzzzzzz", "o:\"\""] {
      #expect(suggestions(text).isEmpty, "\(text): \(suggestions(text))")
    }
    let query = AnalyzedQuery(parsing: "f:modren", vocabulary: .scryfall)
    #expect(query.suggestions(forLeaf: 5).isEmpty && query.splitSuggestion(forLeaf: -1).isEmpty)
    #expect(query.swappedRoleSuggestions(forLeaf: 9).isEmpty)
  }

  @Test func runTogether() {
    let rows: [(String, String)] = [
      ("cmc3", "cmc:3"), ("mv10", "mv:10"), ("typeelf", "type:elf"), ("fmodern", "f:modern"), ("tgoblin", "t:goblin"),
      ("idesper", "id:esper"), ("t;elf", "t:elf"), ("c!boros", "c:boros"), ("iscommander", "is:commander"),
      ("t.elf", "t:elf"),
      ("oracle\"draw\"", "oracle:\"draw\""), ("formatmodern", "format:modern"), ("kwflying", "kw:flying"),
    ]
    for (text, first) in rows {
      let query = AnalyzedQuery(parsing: text, vocabulary: .scryfall)
      #expect(query.splitSuggestion(forLeaf: 0).first?.text == first, "\(text)")
    }
  }

  @Test func wordsThatAreNames() {
    let rows: [String] = [
      "tape", "order", "curt", "isle", "sword", "name", "elf", "t", "cmc", "type", "3", "pow", "tower", "fire",
      "forest",
      "o", "tally",
      "island", "format", "urza's", "fire-ice", "r2d2", "e4", "tarmogoyf", "flash", "cat", "crew",
    ]
    for word in rows {
      let query = AnalyzedQuery(parsing: word, vocabulary: .scryfall)
      #expect(query.leaves.indices.allSatisfy { query.splitSuggestion(forLeaf: $0).isEmpty }, "\(word)")
    }
  }

  @Test func swappedRoles() {
    func swapped(_ text: String) -> [String] {
      let query = AnalyzedQuery(parsing: text, vocabulary: .scryfall)
      return query.swappedRoleSuggestions(forLeaf: 0).map { $0.text }
    }
    #expect(swapped("t:flying") == ["kw:flying"])
    #expect(swapped("kw:goblin") == ["t:goblin"])
    for text in ["t:elf", "t:legend", "kw:flying", "o:flying", "t:zzzzz", "a:goblin", "s:goblin", "otag:flying"] {
      #expect(swapped(text) == [], "\(text)")
    }
  }

  /// Whatever is offered for a term reads without an error, in the query as well as by itself, and in the same order
  /// each time.
  @Test func whatIsOfferedIsSound() throws {
    let texts = try OwnCorpus.valid()
    let failure = checkProperty(
      "suggestions", cases: PropertyCases.count(long: 600), seed: PropertyCases.seed(default: 103),
      generate: { random in
        DamagedText.damaged(texts[random.below(texts.count)], using: &random)
      },
      shrink: { RandomText.shrinks(of: $0) }, describe: { "`\($0)`" }, law: { self.unsound($0) })
    #expect(failure == nil)
  }

  private func unsound(_ text: String) -> String? {
    let query = AnalyzedQuery(parsing: text, vocabulary: .scryfall)
    for index in query.leaves.indices {
      let offered = query.suggestions(forLeaf: index)
      if offered.count > 5 { return "\(offered.count) suggestions" }
      if query.suggestions(forLeaf: index) != offered { return "another order the second time" }
      if zip(offered, offered.dropFirst()).contains(where: { $0.distance > $1.distance }) { return "not in order" }
      for suggestion in offered {
        guard query.source.applying(suggestion.edits) != nil else { return "\(suggestion) cannot be applied" }
      }
    }
    return nil
  }
}
