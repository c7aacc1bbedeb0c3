import FilterAST
import FilterAnalysis
import FilterExplanation
import FilterParser
import FilterSemantics
import FilterText
import FilterVocabulary
import ScryfallDialect
import Testing
import _FilterTestSupport

@testable import FilterLanguageService

@Suite struct InlayHintTests {
  private static func document(_ text: String) -> DocumentSnapshot {
    DocumentSnapshot(SourceText(text), vocabulary: .scryfall)
  }

  /// The text as displayed: hints between ‹ and ›, with their padding.
  private static func shown(_ text: String, _ options: InlayHintOptions = .all) -> String {
    let document = document(text)
    var shown = ""
    var cursor = 0
    for hint in document.inlayHints(in: document.source.range, options: options) {
      shown += document.source[SourceRange(start: cursor, end: hint.offset)]
      shown += "‹" + (hint.paddingBefore ? " " : "") + hint.label + (hint.paddingAfter ? " " : "") + "›"
      cursor = hint.offset
    }
    return shown + document.source[SourceRange(start: cursor, end: document.source.length)]
  }

  /// The implicit `and` and the implicit parentheses, if an `or` is on the same level.
  @Test func precedence() {
    let rows: [(String, String)] = [
      ("a b", "a b"),
      ("a or b", "a or b"),
      ("a b or c", "‹(›a ‹and ›b‹)› or c"),
      ("a b or c d e", "‹(›a ‹and ›b‹)› or ‹(›c ‹and ›d ‹and ›e‹)›"),
      ("a and b or c", "‹(›a and b‹)› or c"),
      ("a and b c or d", "‹(›a and b ‹and ›c‹)› or d"),
      ("a (b or c) d", "a (b or c) d"),
      ("a (b c or d) e", "a (‹(›b ‹and ›c‹)› or d) e"),
      ("-(a -b or c)", "-(‹(›a ‹and ›-b‹)› or c)"),
      ("a (b or c) or d", "‹(›a ‹and ›(b or c)‹)› or d"),
      ("a(b)c or d", "‹(›a‹ and ›(b)‹ and ›c‹)› or d"),
      ("fire/ice or d", "‹(›fire/‹ and ›ice‹)› or d"),
      ("(a b) or c", "(a b) or c"),
      ("a\n  b or c", "‹(›a\n  ‹and ›b‹)› or c"),
      ("a b or order:cmc c", "‹(›a ‹and ›b‹)› or order:cmc c"),
      ("a order:cmc b c or d", "a order:cmc b ‹and ›c or d"),
      ("a b or c and", "‹(›a ‹and ›b‹)› or c and"),
      ("a and and b or c", "‹(›a and and b‹)› or c"),
      ("a b or", "‹(›a ‹and ›b‹)› or"),
      ("a pow> or b", "‹(›a ‹and ›pow>‹)› or b"),
      ("# a b or c\na b or c\n\nd e", "# a b or c\n‹(›a ‹and ›b‹)› or c\n\nd e"),
    ]
    for (text, hints) in rows {
      #expect(Self.shown(text) == hints, "\(text)")
    }
  }

  /// The meanings of short names.
  @Test func aliases() {
    let rows: [(String, String)] = [
      ("c:esper", "c:esper‹ white, blue, black›"),
      ("id<=Yore-Tiller", "id<=Yore-Tiller‹ white, blue, black, red›"),
      ("c:wub id:white c:2 c:c c:m", "c:wub id:white c:2 c:c c:m"),
      ("c=rainbow", "c=rainbow‹ all 5 colors›"),
      ("f:edh", "f:edh‹ commander›"),
      ("f:commander f:modern f:tlr", "f:commander f:modern f:tlr"),
      ("f:duel", "f:duel‹ Duel Commander›"),
      ("-f:pdh", "-f:pdh‹ paupercommander›"),
      ("s:neo", "s:neo‹ Kamigawa: Neon Dynasty›"),
      ("s:\"kamigawa: neon dynasty\"", "s:\"kamigawa: neon dynasty\""),
      ("date>war date>2020", "date>war‹ War of the Spark› date>2020"),
      ("date>now", "date>now"),
      ("in:ja lang:jp lang:en lang:japanese", "in:ja‹ Japanese› lang:jp‹ Japanese› lang:en‹ English› lang:japanese"),
      ("r>=m r:common", "r>=m‹ mythic› r:common"),
      ("game:mtgo", "game:mtgo‹ Magic Online›"),
      ("order:mv", "order:mv‹ mana value›"),
      ("order:cmc unique:art", "order:cmc unique:art"),
      ("is:premium is:foil not:foil", "is:premium is:foil not:foil"),
      ("t:elf kw:flying new:art", "t:elf kw:flying new:art"),
      ("foo:edh f:modren f: pow>tou ++ esper", "foo:edh f:modren f: pow>tou ++ esper"),
      ("c:esper t:elf or f:edh", "‹(›c:esper‹ white, blue, black› ‹and ›t:elf‹)› or f:edh‹ commander›"),
      ("t:elf c:esper or x", "‹(›t:elf ‹and ›c:esper‹ white, blue, black›‹)› or x"),
    ]
    for (text, hints) in rows {
      #expect(Self.shown(text) == hints, "\(text)")
    }
  }

  @Test func options() {
    let text = "c:esper (a b or f:edh) d and e g"
    #expect(Self.shown(text, .none) == text)
    #expect(
      Self.shown(text, InlayHintOptions(connectives: .everywhere, groups: false, aliases: false))
        == "c:esper ‹and ›(a ‹and ›b or f:edh) ‹and ›d and e ‹and ›g")
    #expect(
      Self.shown(text, InlayHintOptions(connectives: .none, groups: true, aliases: false))
        == "c:esper (‹(›a b‹)› or f:edh) d and e g")
    #expect(
      Self.shown(text, InlayHintOptions(connectives: .none, groups: false))
        == "c:esper‹ white, blue, black› (a b or f:edh‹ commander›) d and e g")
  }

  /// Everything about the hints of one text.
  @Test func wholeHints() {
    let document = Self.document("t:elf\na b or f:edh\n")
    #expect(
      document.inlayHints(in: document.source.range) == [
        InlayHint(
          offset: 6, label: "(", kind: .group, tooltip: "'or' binds loosest: this is one alternative",
          edits: [.insert("(", at: 6), .insert(")", at: 9)]),
        InlayHint(
          offset: 8, label: "and", kind: .connective, tooltip: "adjacent terms must all match",
          edits: [.insert("and ", at: 8)], paddingAfter: true),
        InlayHint(
          offset: 9, label: ")", kind: .group, tooltip: "'or' binds loosest: this is one alternative",
          edits: [.insert("(", at: 6), .insert(")", at: 9)]),
        InlayHint(
          offset: 18, label: "commander", kind: .alias, tooltip: "'edh' stands for commander",
          edits: [TextEdit(range: SourceRange(start: 15, end: 18), replacement: "commander")], paddingBefore: true),
      ])
  }

  /// The replacement of an alias has the same meaning; a quoted value, or one hidden by another list, is not replaced.
  @Test func editsOfAliases() {
    let vocabulary = Vocabulary(
      name: "test",
      fields: [
        Field(
          "box", .enumeration, isClosed: true,
          values: [FieldValue("red box", aliases: ["rb"]), FieldValue("small", aliases: ["s"])], catalogs: ["more"],
          summary: "", phrase: "are in {is}")
      ],
      catalogs: [
        Catalog(
          "more", summary: "", values: [FieldValue("small", aliases: ["tiny"]), FieldValue("big", aliases: ["b"])])
      ])
    let text = "box:rb box:s box:tiny box:b box:\"b\""
    let document = DocumentSnapshot(SourceText(text), vocabulary: vocabulary)
    #expect(
      document.inlayHints(in: document.source.range).map { "\($0.label) \($0.edits)" } == [
        "red box []", "small [11..<12 -> \"small\"]", "small []", "big [26..<27 -> \"big\"]", "big []",
      ])
  }

  /// Every alias of the vocabulary has a hint, and accepting it keeps the meaning.
  @Test func everyAlias() throws {
    let vocabulary = Vocabulary.scryfall
    for field in vocabulary.fields where field.kind.isListed && field.kind != .flag && field.kind != .absentFlag {
      for value in vocabulary.values(of: field).prefix(60) {
        for alias in value.aliases where ValueSpelling.folded(alias) != ValueSpelling.folded(value.text) {
          guard let bare = FilterValue(bare: alias), vocabulary.value(alias, of: field) == value,
            ValueSpelling.folded(alias) != ValueSpelling.folded(value.label)
          else { continue }
          let text = "\(field.name):\(bare)"
          let document = Self.document(text)
          let hints = document.inlayHints(in: document.source.range)
          #expect(hints.map(\.offset) == [text.utf8.count], "\(text)")
          let edited = try #require(document.source.applying(hints.flatMap(\.edits)))
          let condition = DocumentSnapshot(edited, vocabulary: vocabulary).queries[0].analysis.leaves.first?.condition
          #expect(condition == document.queries[0].analysis.leaves.first?.condition, "\(text)")
        }
      }
    }
  }

  /// Every nickname of a palette has a hint; its letters have none.
  @Test func everyNickname() throws {
    let palette = try #require(Vocabulary.scryfall.palettes.first)
    for nickname in palette.nicknames {
      for name in [nickname.name] + nickname.aliases {
        let document = Self.document("id=\(name)")
        let hint = try #require(document.inlayHints(in: document.source.range).first)
        #expect(hint.label.split(separator: ",").count == nickname.letters.utf8.count)
        let edited = try #require(document.source.applying(hint.edits))
        #expect(DocumentSnapshot(edited, vocabulary: .scryfall).inlayHints(in: edited.range).isEmpty)
      }
    }
  }

  /// Only hints within the range, and only its queries are looked into.
  @Test func ranges() {
    let marked = MarkedText("f:edh\n①a b or② c③\nf:edh")
    let document = Self.document(marked.text)
    func labels(_ range: SourceRange?) -> [String] { document.inlayHints(in: range ?? SourceRange(at: 0)).map(\.label) }
    #expect(labels(marked.range(from: 1, to: 3)) == ["(", "and", ")"])
    #expect(document.entries.map(\.isAnalyzed) == [false, true, false])
    #expect(labels(marked.range(from: 2, to: 3)) == [])
    #expect(labels(marked.range(from: 1, to: 1)) == ["("])
    #expect(labels(SourceRange(start: -5, end: 5)) == ["commander"])
    #expect(labels(SourceRange(start: Int.min, end: Int.max)) == ["commander", "(", "and", ")", "commander"])
    #expect(labels(SourceRange(at: 99)) == [])
  }

  /// Nothing can be inserted where parentheses would not be parsed as such.
  @Test(arguments: ["c or a \"b", "c or a o:/b", "c or a b!"])
  func noEditsForParentheses(_ text: String) {
    let document = Self.document(text)
    let hints = document.inlayHints(in: document.source.range).filter { $0.kind == .group }
    #expect(hints.map(\.label) == ["(", ")"])
    #expect(hints.allSatisfy { $0.edits.isEmpty })
  }

  @Test func deepestParentheses() {
    for depth in [ParsedQuery.maximumNesting - 1, ParsedQuery.maximumNesting] {
      let text = String(repeating: "(", count: depth) + "a b or c" + String(repeating: ")", count: depth)
      let document = Self.document(text)
      let hints = document.inlayHints(in: document.source.range).filter { $0.kind == .group }
      #expect(hints.map(\.edits.count) == (depth < ParsedQuery.maximumNesting ? [2, 2] : [0, 0]))
    }
  }
}

@Suite struct InlayHintLawTests {
  private static let everything = InlayHintOptions(connectives: .everywhere)

  /// Hints are in order within the text, and accepting one keeps the meaning.
  private static func law(_ document: DocumentSnapshot) -> String? {
    let hints = document.inlayHints(in: document.source.range, options: everything)
    for (hint, next) in zip(hints, hints.dropFirst()) where next.offset < hint.offset { return "out of order: \(hint)" }
    for hint in hints {
      if !document.source.range.touches(hint.offset) { return "outside: \(hint)" }
      if hint.label.isEmpty || hint.tooltip.isEmpty { return "wordless: \(hint)" }
      if hint.edits.isEmpty { continue }
      guard let edited = document.source.applying(hint.edits) else { return "not applicable: \(hint)" }
      if let reason = difference(document, DocumentSnapshot(edited, vocabulary: .scryfall)) {
        return "\(hint.kind) \(hint.label) at \(hint.offset): \(reason)"
      }
    }
    let connectives = hints.filter { $0.kind == .connective }.flatMap(\.edits)
    guard let edited = document.source.applying(connectives) else { return "not applicable together" }
    return difference(document, DocumentSnapshot(edited, vocabulary: .scryfall)).map { "all together: \($0)" }
  }

  /// A difference in meaning between the queries of two documents.
  private static func difference(_ left: DocumentSnapshot, _ right: DocumentSnapshot) -> String? {
    if left.queries.count != right.queries.count { return "the queries are others" }
    for (before, after) in zip(left.queries, right.queries) {
      let old = before.analysis.parsed.query?.mapTerms { Meaning($0) }.flattened()
      let new = after.analysis.parsed.query?.mapTerms { Meaning($0) }.flattened()
      if old != new { return "\(after.source) is read as \(new?.description ?? "nothing")" }
      // The terms stay in order, so their truth is assigned by index.
      for assignment in 0..<8 {
        var counters = (0, 0)
        let first = before.analysis.parsed.query?.isTrue { _ in
          counters.0 += 1
          return (assignment >> (counters.0 % 3)) & 1 == 1
        }
        let second = after.analysis.parsed.query?.isTrue { _ in
          counters.1 += 1
          return (assignment >> (counters.1 % 3)) & 1 == 1
        }
        if first != second { return "another truth of \(after.source)" }
      }
    }
    return nil
  }

  /// A term by its condition, so that `f:edh` and `f:commander` are equal.
  private struct Meaning: FilterQueryTerm, CustomStringConvertible {
    let condition: Condition
    var polarity: Polarity

    init(_ term: FilterTerm) {
      polarity = term.polarity
      do throws(TermError) {
        condition = try Vocabulary.scryfall.condition(of: term)
      } catch {
        condition = .unknown(term.with(polarity: .positive))
      }
    }

    func with(polarity: Polarity) -> Meaning {
      var other = self
      other.polarity = polarity
      return other
    }

    var description: String { "\(polarity)\(condition)" }
  }

  @Test func damagedDocument() {
    #expect(Self.law(DocumentSnapshot(Totality.document, vocabulary: .scryfall)) == nil)
  }

  @Test func randomDocuments() {
    #expect(Totality.failure("hints keep the meaning", seed: 23, cases: 500, law: Self.law) == nil)
  }

  /// Queries of real words, of many levels, some of them glued.
  @Test func randomQueries() {
    let words = [
      "a", "b", "-c", "or", "or", "and", "(", ")", "-(", "c:esper", "f:edh", "s:neo", "order:mv", "\"x y\"", "o:/p/",
      "!bolt", "m:{2/w}", "pow>", "c:", "fire/ice", "r:m", "date>war", "t:elf,", ",", "c=rainbow", "pow!", "\"z", "++",
    ]
    let failure = checkProperty(
      "hints keep the meaning", cases: PropertyCases.count(long: 500), seed: PropertyCases.seed(default: 24),
      generate: { random in
        (0..<(1 + random.below(14))).map { _ in
          (random.pick(words) ?? "") + (random.chance(85) ? " " : random.chance(30) ? "\n  " : "")
        }
      },
      shrink: { shorterArrays($0) }, describe: { $0.joined() },
      law: { Self.law(DocumentSnapshot(SourceText($0.joined()), vocabulary: .scryfall)) })
    #expect(failure == nil)
  }

  /// By number, since a log would print the texts.
  @Test func heavyDocuments() {
    for number in Totality.heavy.indices {
      let text = Totality.heavy[number]
      let document = DocumentSnapshot(text, vocabulary: .scryfall)
      #expect(
        document.inlayHints(in: text.range, options: Self.everything).allSatisfy { text.range.touches($0.offset) },
        "\(number)")
    }
  }
}
