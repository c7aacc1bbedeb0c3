import FilterAST
import FilterAnalysis
import FilterExplanation
import FilterParser
import FilterPrinter
import FilterSemantics
import FilterText
import FilterVocabulary
import ScryfallDialect
import Testing
import _FilterTestSupport

@testable import FilterLanguageService

@Suite struct ActionPropertyTests {
  /// A document of a random query between two others, and a range in it.
  private struct Case {
    var query: FilterQuery<FilterTerm>
    let looseness: UInt64
    let place: Int
    let length: Int

    var text: String {
      var random = SeededGenerator(seed: looseness)
      let loose = RandomQuery.looseText(of: query, using: &random)
      let text = looseness % 3 == 0 ? query.canonicalText : looseness % 3 == 1 ? Case.unwrapped(loose) : loose
      return text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\n ")
    }

    /// Without the parentheses that every loose text has around it.
    private static func unwrapped(_ text: String) -> String {
      text.hasPrefix("(") && text.hasSuffix(")") ? String(text.dropFirst().dropLast()) : text
    }

    var document: DocumentSnapshot {
      DocumentSnapshot(SourceText("t:orc or\n" + text + "\nt:elf  (mv>3)\n"), vocabulary: .scryfall)
    }

    var range: SourceRange {
      let start = 9 + place % (text.utf8.count + 1)
      return SourceRange(start: start, end: min(start + length, 9 + text.utf8.count))
    }
  }

  private static let terms: [FilterTerm] =
    [
      "t:elf", "type:elf", "T:Orc", "c:g", "color:wu", "c>=azorius", "mv>3", "mv<=2", "mv>=2", "cmc>5", "bolt",
      "\"a b\"",
    ]
    .compactMap { first($0) }
    + [
      "!\"Lightning Bolt\"", "f:edh", "o:\"draw a card\"", "o:/^tap/", "is:foil", "not:foil", "r>=rare", "id<=esper",
      "pow>tou", "nope:x", "order:cmc", "dir:asc", "#hash", "usd<1.50", "++", "date>2020",
    ].compactMap { first($0) }

  private static func first(_ text: String) -> FilterTerm? { ParsedQuery(parsing: text).query?.leaves.first }

  private static func generate(_ random: inout SeededGenerator, leaves: Int, variety: Int) -> Case {
    let start = random.below(terms.count)
    let shape = RandomQuery.query(leaves: 1 + random.below(leaves), using: &random)
    let filled = shape.mapTerms { term in
      terms[(start + random.below(variety)) % terms.count].with(polarity: term.polarity)
    }
    // Empty groups are damage, and damaged queries get no rewritings.
    let query = random.chance(95) ? filled.flattened() ?? .term(terms[start]) : filled
    return Case(
      query: query, looseness: random.next(), place: random.below(1_000),
      length: random.chance(60) ? 0 : random.below(30))
  }

  private static func check(_ name: String, cases: Int, seed: UInt64, leaves: Int, variety: Int) -> PropertyFailure? {
    checkProperty(
      name, cases: PropertyCases.count(long: cases), seed: PropertyCases.seed(default: seed),
      generate: { generate(&$0, leaves: leaves, variety: variety) },
      shrink: { value in
        RandomQuery.shrinks(of: value.query).map {
          Case(query: $0, looseness: value.looseness, place: value.place, length: value.length)
        }
      },
      describe: { "`\($0.text)` at \($0.range.shifted(by: -9))" },
      law: { ActionLaws.check($0.document, $0.range) })
  }

  @Test func actionsKeepTheMeaning() {
    #expect(Self.check("actions keep the meaning", cases: 200, seed: 1, leaves: 6, variety: 40) == nil)
  }

  /// Few different terms, so that many are repeated or implied.
  @Test func actionsOnRepeatedTerms() {
    #expect(Self.check("actions on repeated terms", cases: 200, seed: 2, leaves: 7, variety: 4) == nil)
  }

  /// Negating at a term gives the query with that term, and no other, negated.
  @Test func negationNegatesItsTerm() {
    let failure = checkProperty(
      "a negation negates its term", cases: PropertyCases.count(long: 150), seed: PropertyCases.seed(default: 3),
      generate: { Self.generate(&$0, leaves: 6, variety: 40) }, shrink: { _ in [] }, describe: { $0.text },
      law: { value in
        let document = value.document
        let query = document.queries[1]
        guard query.analysis.parsed.outcome == .valid, let before = query.analysis.parsed.query else { return nil }
        for (index, leaf) in query.analysis.leaves.enumerated() {
          if Vocabulary.scryfall.isDirective(leaf.term) { continue }
          // Without its minus, `-#a` would be a comment.
          if query.source.bytes[leaf.minus.end] == UInt8(ascii: "#") { continue }
          let caret = query.documentRange(leaf.value).start + 1
          guard let action = document.codeActions(in: SourceRange(at: caret), kinds: [.refactorRewrite]).first,
            let text = document.source.applying(action.edits)
          else { return "no action at `\(leaf.term)`" }
          var place = -1
          let expected = before.transformLeaves { (term: FilterTerm) -> FilterQuery<FilterTerm>? in
            place += 1
            return .term(place == index ? term.negated : term)
          }
          let after = DocumentSnapshot(text, vocabulary: .scryfall).queries[1].analysis.parsed.query
          if after != expected?.flattened() {
            return
              "'\(action.title)' gives \(after?.description ?? "nothing"), not \(expected?.description ?? "nothing")"
          }
        }
        return nil
      })
    #expect(failure == nil)
  }

  /// Negating the whole query gives its complement.
  @Test func negationIsTheComplement() {
    let failure = checkProperty(
      "a negation is the complement", cases: PropertyCases.count(long: 150), seed: PropertyCases.seed(default: 4),
      generate: { Self.generate(&$0, leaves: 5, variety: 12) }, shrink: { _ in [] }, describe: { $0.text },
      law: { value in
        let document = value.document
        let query = document.queries[1]
        guard query.analysis.parsed.outcome == .valid, let before = query.analysis.parsed.query else { return nil }
        if before.leaves.contains(where: { Vocabulary.scryfall.isDirective($0) }) { return nil }
        let actions = document.codeActions(in: query.range, kinds: [.refactorRewrite])
        guard
          let action = actions.first(where: { $0.title.hasPrefix("Negate") || $0.title.hasPrefix("Remove the neg") })
        else { return "no action" }
        let text = document.source.applying(action.edits) ?? ""
        let after = DocumentSnapshot(text, vocabulary: .scryfall).queries[1].analysis.parsed.query
        return after == before.negated.flattened() ? nil : "`\(text)` is \(after?.description ?? "nothing")"
      })
    #expect(failure == nil)
  }

  /// The meaning of each node agrees with the parser.
  @Test func readingAgreesWithTheParser() {
    let failure = checkProperty(
      "a reading agrees with the parser", cases: PropertyCases.count(long: 500),
      seed: PropertyCases.seed(default: 5), generate: { Self.generate(&$0, leaves: 9, variety: 40) },
      shrink: { _ in [] },
      describe: { $0.text },
      law: { value in
        let analysis = value.document.queries[1].analysis
        let read = QueryTreeReader(analysis).query(Substitution())
        return read == analysis.parsed.query ? nil : "\(read?.description ?? "nothing")"
      })
    #expect(failure == nil)
  }
}
