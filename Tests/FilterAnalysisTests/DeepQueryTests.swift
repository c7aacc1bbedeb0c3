import FilterAST
import FilterAnalysis
import FilterExplanation
import FilterParser
import FilterPrinter
import FilterSemantics
import FilterVocabulary
import Foundation
import ScryfallDialect
import Testing
import _FilterTestSupport

/// Queries deeper than the stack: the analysis returns, on a thread with the smallest stack.
@Suite struct DeepQueryTests {
  typealias Query = FilterQuery<FilterTerm>

  static let shapes: [(name: String, around: @Sendable (Query) -> Query)] = [
    ("-(a (b or …))", { .and(.negative, ["a", .or(.positive, ["b", $0])]) }),
    ("(…)", { .and(.positive, [$0]) }),
    ("-(…)", { .or(.negative, [$0]) }),
    ("mv>3 (mv>5 or …)", { .and(.positive, [mana, .or(.positive, [more, $0])]) }),
  ]

  private static let mana: Query = .filter("mv", .greater, "3")
  private static let more: Query = .filter("mv", .greater, "5")

  /// At 30 a query is still simplified, at 120 still compared.
  @Test(arguments: [10, 30, 120, 130, 256, 1_000, 10_000, 100_000], shapes.indices)
  func everyQuestionIsAnswered(depth: Int, shape: Int) {
    // A debug build is slow, and the small stack is used up by a thousand levels.
    #if DEBUG
      if depth == 100_000 || depth == 10_000 && shape > 0 { return }
    #endif
    withStack(ofSize: 512 << 20) {
      var query: Query = "x"
      for _ in 0..<depth { query = Self.shapes[shape].around(query) }
      var kept: [SimplifiedQuery] = []
      var queries: [Query] = []
      withStack(ofSize: 512 << 10) {
        let vocabulary = Vocabulary.scryfall
        kept.append(query.simplified(in: vocabulary))
        #expect(vocabulary.key(of: query) == vocabulary.key(of: query))
        switch query.implies(query, in: vocabulary) {
        case .yes, .unknown: break
        case .no: Issue.record("no")
        }
        _ = query.isEquivalent(to: query.negated, in: vocabulary)
        queries.append(vocabulary.canonical(query))
        if let filter = SearchRequest(query, in: vocabulary).filter { queries.append(filter) }
        #expect(!query.canonicalText.isEmpty)
        #expect(!QueryPrinter(style: .lines(width: 40)).print(query).isEmpty)
      }
      #expect(kept.count == 1 && queries.count == 2)
      let length = query.canonicalText.utf8.count
      #expect(kept[0].query.canonicalText.utf8.count <= length)
    }
  }

  /// A query the parser makes is never too deep for anything.
  @Test func whatIsParsedIsNotTooDeep() {
    let text = String(repeating: "-(a or b (c or d ", count: 200) + "e"
    guard let query = ParsedQuery(parsing: text).query else {
      Issue.record("no query")
      return
    }
    #expect(!query.isTooDeep)
    #expect(!FilterQuery.and(.negative, [query, .or(.negative, [query, "f"])]).isTooDeep)
  }
}
