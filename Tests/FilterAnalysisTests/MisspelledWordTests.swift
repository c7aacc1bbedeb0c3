import FilterSemantics
import FilterVocabulary
import ScryfallDialect
import Testing
import _FilterTestSupport

@testable import FilterAnalysis

/// Misspelled fields and values and the first suggestion for each.
@Suite struct MisspelledWordTests {
  private static func first(_ text: String) -> String? {
    AnalyzedQuery(parsing: text, vocabulary: .scryfall).suggestions(forLeaf: 0).first?.text
  }

  static let fields: [(String, String?)] = [
    ("colour:red", nil), ("colr:red", "color:red"), ("clor:red", "color:red"), ("idntity:wu", "identity:wu"),
    ("tpye:goblin", "type:goblin"), ("orcle:flying", "oracle:flying"), ("pwoer>3", "power>3"),
    ("thoughness<2", "toughness<2"), ("loyaltty=4", "loyalty=4"), ("rarety:rare", "rarity:rare"),
    ("keywrod:haste", "keyword:haste"), ("fromat:legacy", "format:legacy"), ("artits:guay", "artist:guay"),
    ("flavr:fire", "flavor:fire"), ("yaer>2010", "year>2010"), ("langauge:ja", "language:ja"),
    ("bordr:black", "border:black"), ("fram:2003", "frame:2003"), ("manavlue=3", "manavalue=3"),
    ("devtion:g", "devotion:g"), ("bannd:modern", "banned:modern"), ("legl:modern", "legal:modern"),
    ("qwertyuiop:qwertyuiop", nil), ("type:elf", nil),
  ]

  static let values: [(String, String?)] = [
    ("r:mythc", "r:mythic"), ("r:raer", "r:rare"), ("r:comon", "r:common"), ("r:uncomon", "r:uncommon"),
    ("f:standrad", "f:standard"), ("f:legcay", "f:legacy"), ("f:vintge", "f:vintage"), ("f:paupr", "f:pauper"),
    ("f:pionere", "f:pioneer"), ("banned:modrn", "banned:modern"), ("is:shokland", "is:shockland"),
    ("is:permanant", "is:permanent"), ("is:splti", "is:split"), ("not:reprnt", "not:reprint"),
    ("border:balck", "border:black"), ("lang:germn", "lang:german"), ("lang:frnch", "lang:french"),
    ("game:mtog", "game:mtgo"), ("order:nmae", "order:name"), ("direction:dsc", "direction:desc"),
    ("unique:crads", "unique:cards"), ("c:esepr", "c:esper"), ("c:gren", "c:green"), ("id:sulati", "id:sultai"),
    ("id:colorles", "id:colorless"), ("c:multicolr", "c:multicolor"), ("r:rare", nil), ("f:zzzzzzzzzz", nil),
  ]

  @Test func fieldsAreCorrected() {
    for (typed, suggestion) in Self.fields {
      #expect(MisspelledWordTests.first(typed) == suggestion, "\(typed)")
    }
  }

  @Test func valuesAreCorrected() {
    for (typed, suggestion) in Self.values {
      #expect(MisspelledWordTests.first(typed) == suggestion, "\(typed)")
    }
  }

  /// The first suggestion is what the typed text is short of: with it the term is right, and nothing more is suggested.
  @Test func aSuggestionIsRight() {
    for (_, suggestion) in Self.fields + Self.values {
      guard let suggestion else { continue }
      #expect(MisspelledWordTests.first(suggestion) == nil, "\(suggestion)")
    }
  }

  /// Letter case and prefixes do not change what is suggested.
  @Test func suggestionsDoNotDependOnTheLetterCase() {
    for (typed, suggestion) in Self.fields + Self.values {
      let negated = MisspelledWordTests.first("-" + typed)
      #expect(negated == suggestion, "\(typed)")
      let field = typed.prefix { $0 != ":" && $0 != "=" && $0 != "<" && $0 != ">" }
      let loud = field.uppercased() + typed.dropFirst(field.count)
      #expect(MisspelledWordTests.first(loud)?.lowercased() == suggestion?.lowercased(), "\(typed): \(loud)")
    }
  }

  /// Distances to every spelling of a field, with two letters exchanged, are at most one.
  @Test func exchangedLettersAreOneEdit() {
    var random = SeededGenerator(seed: 70)
    for spelling in Vocabulary.scryfall.fieldSpellings where spelling.bytes.count > 1 {
      var typed = spelling.bytes
      let at = random.below(typed.count - 1)
      typed.swapAt(at, at + 1)
      let expected = typed == spelling.bytes ? 0 : 1
      #expect(SpellingDistance.between(typed, and: spelling.bytes, limit: 2) == expected, "\(spelling.text)")
      #expect(SpellingDistance.between(spelling.bytes, and: typed, limit: 2) == expected, "\(spelling.text)")
      #expect(SpellingDistance.between(spelling.bytes, and: Array(spelling.bytes.dropLast()), limit: 2) == 1)
    }
  }
}
