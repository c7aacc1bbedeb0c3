import FilterCompletion
import FilterSemantics
import FilterVocabulary
import ScryfallDialect
import Testing
import _FilterTestSupport

/// Words that people type before they know the language, and the terms that they are offered.
@Suite struct PlainWordTests {
  private static let engine = CompletionEngine(vocabulary: .scryfall)

  /// What is typed, and the text after one of the first five items, or after several of them.
  private static let rows = """
    price             | usd<
    cost              | mana: ; mv<=
    text              | oracle:
    pric              | usd<
    red gob           | c:red gob ; red t:goblin
    flying bl         | flying c:black ; flying c:blue
    creature r        | creature c:red
    rarity            | rarity:
    cheap             | usd<=1
    che               | usd<=1
    expensive         | usd>=20
    type elf          | t:elf
    color red         | c:red
    commander         | f:commander ; is:commander
    rarity m          | r:mythic
    board w           | otag:board-wipe
    removal           | otag:removal
    ramp              | otag:ramp
    draw              | o:"draw a card"
    life g            | o:"gain life"
    two dr            | mv=2
    elf a             | elf and 
    elf o             | elf or 
    c                 | color:
    fl                | kw:flying
    fly               | kw:flying
    gob               | t:goblin
    mythic            | r:mythic
    legend            | t:legendary
    dual l            | is:dual
    fetch             | is:fetchland
    modern            | f:modern
    strong            | pow>=5
    health            | tou>=
    popular           | sort:edhrec
    newest            | sort:released
    japan             | lang:ja
    counters          | otag:counterspell
    r:m               | r:mythic
    t:cr              | t:creature
    set:domi          | set:dom
    usd<              | usd<1 ; usd<5 ; usd<10
    mv<               | mv<3 ; mv<2
    o:"d              | o:"draw a card"
    """

  @Test func wordsLeadToTerms() {
    for row in Self.rows.split(separator: "\n") {
      guard let bar = row.firstRange(of: "|") else { continue }
      let typed = row[..<bar.lowerBound].split(separator: " ").joined(separator: " ")
      let offered = Offered(typed + "‸", Self.engine)
      let first = Array(offered.results.prefix(5))
      for wanted in row[bar.upperBound...].dropFirst().split(separator: " ; ") {
        #expect(first.contains(String(wanted)), "`\(typed)` → `\(wanted)`: \(first)")
      }
    }
  }

  /// Each word of the vocabulary leads to a term that it reads.
  @Test func termsAreRead() throws {
    let vocabulary = Vocabulary.scryfall
    #expect(vocabulary.synonyms.count >= 300)
    for synonym in vocabulary.synonyms {
      let field = try #require(vocabulary.fieldID(spelled: synonym.field), "\(synonym)")
      let isComplete = synonym.rest.contains { !":=<>!~".contains($0) }
      guard isComplete else { continue }
      let query = AnalyzedQuery(parsing: vocabulary[field].name + synonym.rest, vocabulary: vocabulary)
      #expect(query.leaves.count == 1 && query.leaves[0].error == nil, "\(synonym.words): \(synonym.rest)")
    }
  }

  /// The words of a list of one's own, and its names before values.
  @Test func wordsOfOwnLists() throws {
    let vocabulary = try Vocabulary(
      json: #"""
        {"name": "requests", "fields": [
          {"name": "status", "kind": "number", "examples": ["status:200", "status:404", "status:500"],
           "words": ["response", {"words": "failed", "value": ">=500"}]},
          {"name": "user", "kind": "text", "words": ["who"]}]}
        """#)
    let engine = CompletionEngine(vocabulary: vocabulary)
    for (typed, wanted) in [
      ("status 5", "status:500"), ("status 500", "status:500"), ("fail", "status>=500"), ("respo", "status:"),
      ("who", "user:"), ("response 4", "status:404"),
    ] {
      let first = Array(Offered(typed + "‸", engine).results.prefix(5))
      #expect(first.contains(wanted), "\(typed): \(first)")
    }
  }

  /// No item that completes a word takes away the words before it.
  @Test func noWordIsLost() {
    for typed in ["red gob‸", "flying bl‸", "creature r‸", "big dragon‸", "cheap elf‸", "draw ca‸"] {
      let offered = Offered(typed, Self.engine, limit: 40)
      let earlier = typed.split(separator: " ")[0]
      for item in offered.list.items {
        let result = offered.accepting(item)
        let isMeant = item.label.contains(":") || item.label.contains("=") || item.label.contains("<")
        #expect(result.contains(earlier) || isMeant, "\(typed): \(item.label) gives \(result)")
      }
    }
  }
}
