import FilterAST
import FilterParser
import FilterVocabulary
import ScryfallDialect
import Testing
import _FilterTestSupport

@testable import FilterAnalysis
@testable import FilterExplanation
@testable import FilterSemantics

/// What `implies` costs, measured in steps: linear in the two queries, and never beyond its budget by more than that.
@Suite(.longTier) struct EntailmentGrowthTests {
  static let pieces = [
    "\"", "a ", "a or ", "-(a b) ", "(a or b) ", "is:foil not:foil ", "mv>3 -mv>5 ", "mv>3 or ", "(c:g or c:w) ",
    "foo:x ",
    "order:cmc ", "-(t:elf (c:g or c:w)) ", "o:draw or ", "-o:draw ",
  ]

  /// A text of `length` bytes that repeats the piece; `#` is a counter.
  private func query(_ piece: String, _ length: Int) -> FilterQuery<FilterTerm> {
    ParsedQuery(parsing: String(repeating: piece, count: length / piece.utf8.count)).query ?? .and(.positive, [])
  }

  private func steps(_ piece: String, _ length: Int) -> Int {
    let query = query(piece, length)
    return query.entailment(of: query, in: .scryfall).steps
  }

  @Test func stepsGrowWithTheQueries() {
    for piece in Self.pieces {
      let small = steps(piece, 500)
      let medium = steps(piece, 1_000)
      let large = steps(piece, 2_000)
      let most = Entailment.searchBudget
      #expect(medium <= max(100, 5 * small / 2), "\(piece): \(small), \(medium), \(large)")
      #expect(
        large <= max(100, 5 * medium / 2) || large <= most + most / 10 + 8_000,
        "\(piece): \(small), \(medium), \(large)")
    }
  }

  /// Different terms of one field, of many fields, and of none: the search for conflicts stays small.
  @Test func differentTermsToo() {
    let rows: [String] = ["mv>#", "-mv>#", "o:w#", "otag:v#", "foo:x#", "(mv># or pow>#)", "-(o:w# c:g)"]
    for piece in rows {
      func steps(_ count: Int) -> Int {
        let text = (0..<count).map { piece.replacing("#", with: "\($0)") }.joined(separator: " ")
        let query = ParsedQuery(parsing: text).query ?? .and(.positive, [])
        return query.entailment(of: query, in: .scryfall).steps
      }
      let small = steps(25)
      let medium = steps(50)
      let large = steps(100)
      let most = Entailment.searchBudget
      #expect(medium <= 5 * small / 2 || medium <= most + most / 10, "\(piece): \(small), \(medium), \(large)")
      #expect(large <= 5 * medium / 2 || large <= most + most / 10, "\(piece): \(small), \(medium), \(large)")
    }
  }

  /// A hundred kilobytes of quotes are answered at once: here they took two minutes.
  @Test(arguments: ["\"", "a ", "-(a b) "]) func aLongTextIsAnswered(piece: String) {
    #if DEBUG
      let query = query(piece, 20_000)
    #else
      let query = query(piece, 100_000)
    #endif
    let (answer, steps) = query.entailment(of: query, in: .scryfall)
    #expect(steps <= Entailment.searchBudget * 11 / 10 + 100_000)
    if case .no(let witness) = answer { Issue.record("\(witness)") }
  }

  /// The largest numbers: an odd one above them is not representable.
  @Test func theLargestNumbers() {
    let rows: [String] = [
      "mv>9223372036853 mv:odd", "mv>9223372036853 mv:even", "mv<-9223372036853 mv:odd", "mv<-9223372036853 mv:even",
      "mv>99999999999999999999", "usd<-99999999999999999999",
    ]
    for text in rows {
      let query = ParsedQuery(parsing: text).query ?? .and(.positive, [])
      #expect(!query.implies("bolt", in: .scryfall).isYes, "\(text)")
    }
  }
}
