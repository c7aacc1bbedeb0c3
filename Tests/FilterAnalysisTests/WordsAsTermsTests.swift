import FilterSemantics
import ScryfallDialect
import Testing

@testable import FilterAnalysis

/// Questions in words, and the terms that they stand for.
@Suite struct WordsAsTermsTests {
  @Test(
    arguments: [
      ("elf with flying", "t:elf kw:flying"), ("elves with flying", "t:elf kw:flying"),
      ("t:elf without flying", "t:elf -kw:flying"), ("creatures with trample c:g", "t:creature kw:trample c:g"),
      ("red goblins cmc 2", "c:red t:goblin mv=2"), ("legendary dragon", "t:legendary t:dragon"),
      ("blue instants", "c:blue t:instant"), ("red instant that costs 1", "c:red t:instant mv=1"),
      ("mono red goblins", "c=r t:goblin"),
      ("white knights with first strike", "c:white t:knight kw:\"first strike\""),
      ("dragon not legendary", "t:dragon -t:legendary"), ("cheap green creatures", "usd<=1 c:green t:creature"),
      // A word that stands for no term, and queries that are no plain words.
      ("elf with zzyx", nil), ("lightning bolt", nil), ("elf or goblin", nil), ("(elf flying)", nil),
      ("t:elf c:g", nil), ("", nil), ("with", nil), ("elf without", nil), ("!elf flying", nil), ("elf -flying", nil),
    ] as [(String, String?)])
  func terms(words: String, text: String?) {
    #expect(WordsAsTerms.text(of: AnalyzedQuery(parsing: words, vocabulary: .scryfall)) == text)
  }
}
