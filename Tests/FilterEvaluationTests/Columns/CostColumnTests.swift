import FilterAST
import FilterVocabulary
import Testing
import _FilterTestSupport

@testable import FilterEvaluation
@testable import FilterSemantics

@Suite struct CostColumnTests {
  private func cost(_ text: String) throws -> Cost { try Toy.vocabulary.cost(text) }

  @Test func againstBruteForce() throws {
    var random = SeededGenerator(seed: 14)
    let known = try RandomToys.costs.map { try cost($0) }
    for count in [0, 1, 65, 700] {
      let rows = (0..<count).map { _ in random.chance(15) ? nil : known.randomElement(using: &random)! }
      let column = CostColumn(rows)
      let copy = CostColumn(costs: column.costs, codes: column.groups.codes.wide)
      #expect(rows.indices.allSatisfy { column[$0] == rows[$0] })
      #expect(Set(column.costs).count == column.costs.count)
      for text in ["{W}", "{2}{W}", "{0}", "{W/U}", "{9}"] {
        let wanted = try cost(text)
        for relation in Comparison.ofCards {
          let expected = rows.indices.filter { rows[$0]?.holds(relation, wanted) ?? false }
          var (bits, again) = (Bitset(size: count), Bitset(size: count))
          column.add(where: { $0.holds(relation, wanted) }, to: &bits)
          copy.add(where: { $0.holds(relation, wanted) }, to: &again)
          #expect(bits.rows() == expected, "\(relation) \(text)")
          #expect(bits == again)
        }
      }
    }
  }

  /// `:` means at least, as on Scryfall.
  @Test func devotion() throws {
    let table: [(String, Comparison, String, Bool)] = [
      ("{W}{W}", .colon, "{W}", true), ("{W}{W}", .equal, "{W}", false), ("{W}{W}", .greater, "{W}", true),
      ("{W}", .colon, "{W}{W}", false), ("{R}", .less, "{W}", true), ("{R}", .colon, "{W}", false),
      ("{W/U}{W/U}", .equal, "{W/U}{W/U}", true), ("{2}{W}", .equal, "{2}", true), ("{2}{W}", .less, "{2}", false),
    ]
    for (found, relation, wanted, expected) in table {
      #expect(
        LeafTest.devotion(try cost(found), relation, try cost(wanted)) == expected, "\(found) \(relation) \(wanted)")
    }
  }
}
