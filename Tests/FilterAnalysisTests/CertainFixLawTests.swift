import FilterAnalysis
import FilterParser
import FilterSemantics
import FilterText
import FilterVocabulary
import ScryfallDialect
import Testing
import _FilterTestSupport

/// What may be corrected without asking: the query after all certain fixes still has every word, number and field that
/// was typed, in another spelling at most.
///
/// Spelling is letter case, white space, punctuation, quotes, operators, and the connectives `and`, `or` and `not`.
@Suite struct CertainFixLawTests {
  /// Fixes that remove a term, a value or an operand are offered, but never certain.
  @Test func keepsWhatWasTyped() {
    let rows: [String] = [
      "t:(elf or goblin)", "date>2020/01/01", "pow> t:elf", "pow>", "usd‹5€", "type == 'elf'", "set:", "t:elf c:",
      "t:elf t:elf", "mv>3 mv>5", "order:cmc order:name", "- t:elf", "(pow>)", "t:elf (pow>)", ">=3 t:elf", "o:\"\"",
      "o:/draw/i", "usd<5€", "cmc:3+", "cmc>2<5", "pow! t:elf", "o:\"\" t:elf", "pow>pow t:elf",
    ]
    for text in rows {
      #expect(CertainFixLaw.check(SourceText(text)) == nil, "\(text)")
    }
  }

  /// What `check --fix` and saving in an editor leave alone.
  @Test func leavesAlone() {
    let rows: [String] = [
      "pow>", "pow> t:elf", "set:", "t:elf c:", "t:elf t:elf", "mv>3 mv>5", "order:cmc order:name", "- t:elf", "usd<5€",
      "is:fetch", "is:\"oaldfc\"", "t:creture", "tpe:elf", "before:2020-01-01", "!Lightning Bolt",
      // A value stays whole.
      "pt:zombie", "number>=121b", "m!=1e", "tou<=1½", "mv:3drop", "name:fire/ice", "name:fire//ice", "o:{T}",
      "o:{W}{U}", "ft:{T}", "mv:3%%%", "-mv:3drop", "pow>2été",
      // The query has an answer.
      "a || b || c", "NOT t:elf", "t:elf,c:g", "pow≥3", "t:elf is:\"foil\"", "c:g pow=1t:goblin",
      // A comma may belong to the value.
      "e:war,m21", "f:modern,legacy",
    ]
    for text in rows {
      #expect(CertainFixLaw.fixed(SourceText(text)).description == text, "\(text)")
    }
  }

  /// The same over a list.
  @Test func leavesValuesOfListsAlone() throws {
    let vocabulary = try Vocabulary(
      json: """
        {"name": "x", "fields": [{"name": "n", "kind": "number", "summary": ""},
          {"name": "m", "kind": "text", "summary": ""}]}
        """)
    for text in ["n:12h", "n:5px", "n:0x5", "n:50%%%%", "m:{x}", "m:a/b", "n>3drop", "n:1½"] {
      #expect(CertainFixLaw.fixed(SourceText(text), vocabulary).description == text, "\(text)")
    }
  }

  @Test func correctsSpelling() {
    let rows: [(String, String)] = [
      ("t: elf", "t:elf"), ("mv >3 pow >=4", "mv>3 pow>=4"), ("t:elf and and c:g", "t:elf and c:g"),
      ("(t:elf", "(t:elf)"), ("-mv>3", "mv<=3"),
      ("t:elf)", "t:elf"), ("o:\"draw a card", "o:\"draw a card\""),
      ("is:\"foil\"", "is:foil"), ("c:>=u", "c>=u"), ("(t:elf order:cmc)", "(t:elf) order:cmc"),
      ("pow=1t:goblin", "pow=1 t:goblin"),
    ]
    for (text, expected) in rows {
      #expect(CertainFixLaw.fixed(SourceText(text)).description == expected, "\(text)")
    }
  }

  @Test func wordsOfRealQueries() throws {
    for text in try OwnCorpus.all() + SharedFolder.queries() {
      #expect(CertainFixLaw.check(SourceText(text)) == nil)
    }
  }

  /// 100,000 with `FILTERQ_CASES=100000`.
  @Test func wordsOfDamagedQueries() throws {
    let texts = try OwnCorpus.valid() + SharedFolder.queries(marked: "valid")
    let failure = checkProperty(
      "words of damaged queries", cases: PropertyCases.count(long: 1_000), seed: PropertyCases.seed(default: 33),
      generate: { random in DamagedText.damaged(texts[random.below(texts.count)], using: &random) },
      shrink: { RandomText.shrinks(of: $0) }, describe: { "`\($0)`" }, law: { CertainFixLaw.check(SourceText($0)) })
    #expect(failure == nil)
  }
}

enum CertainFixLaw {
  /// The text after all certain fixes, one after the other.
  static func fixed(_ source: SourceText, _ vocabulary: Vocabulary = .scryfall) -> SourceText {
    var text = source
    for _ in 0..<100 {
      let query = AnalyzedQuery(vocabulary.parse(text), vocabulary: vocabulary)
      let fix = query.diagnostics.lazy.compactMap { diagnostic in
        diagnostic.fixes.first { query.isCertain($0, of: diagnostic) }
      }.first
      guard let after = fix?.applied(to: text) else { break }
      text = after
    }
    return text
  }

  /// The first word of a text that is missing after all certain fixes, with both texts; nil if none is.
  static func check(_ source: SourceText) -> String? {
    let after = fixed(source)
    let left = letters(after.description)
    var wanted: [String: Int] = [:]
    for word in words(source.description) where !["and", "or", "not"].contains(word) { wanted[word, default: 0] += 1 }
    for (word, count) in wanted.sorted(by: { $0.key < $1.key }) where occurrences(of: word, in: left) < count {
      return "'\(word)' of `\(source)` is missing in `\(after)`"
    }
    return nil
  }

  /// The runs of letters and the runs of digits, in lower case.
  private static func words(_ text: String) -> [String] {
    var words: [String] = []
    var word = ""
    for character in text.lowercased() {
      let isSame = word.last.map { $0.isNumber == character.isNumber } ?? true
      if !isWord(character) || !isSame {
        if !word.isEmpty { words.append(word) }
        word = ""
      }
      if isWord(character) { word.append(character) }
    }
    return word.isEmpty ? words : words + [word]
  }

  private static func isWord(_ character: Character) -> Bool { character.isLetter || character.isNumber }

  private static func letters(_ text: String) -> String { String(text.lowercased().filter { isWord($0) }) }

  private static func occurrences(of word: String, in text: String) -> Int {
    var count = 0
    var rest = Substring(text)
    while let range = rest.firstRange(of: word) {
      count += 1
      rest = rest[rest.index(after: range.lowerBound)...]
    }
    return count
  }
}
