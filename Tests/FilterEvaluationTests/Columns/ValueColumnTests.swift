import FilterAST
import FilterTestSupport
import FilterVocabulary
import Testing

@testable import FilterEvaluation

@Suite struct ValueColumnTests {
  private static let words = ["", "a", "aa", "b", "flying", "ü", "🐉"]

  /// Lists beyond 2,048 rows keep sets of frequent words.
  @Test(arguments: [0, 1, 70, 2_049, 3_000])
  func againstBruteForce(rowCount: Int) {
    let failure = checkProperty(
      "the rows of a word", cases: rowCount > 1_000 ? 6 : 150, seed: PropertyCases.seed(default: 13),
      generate: { random -> [[String]] in
        (0..<rowCount).map { _ in
          // A word may stand twice in one row.
          (0..<Int.random(in: 0...4, using: &random)).map { _ in
            random.chance(2) ? "rare" : ValueColumnTests.words.randomElement(using: &random)!
          }
        }
      },
      shrink: { $0.count < 100 ? shorterArrays($0) : [] }, describe: { "\($0.prefix(100))" },
      law: { rows in
        var builder = ValueColumnBuilder()
        for values in rows { builder.append(values) }
        let column = builder.column()
        if column.rowCount != rows.count { return "number of rows" }
        for word in ValueColumnTests.words + ["rare", "absent"] {
          let expected = rows.indices.filter { rows[$0].contains(word) }
          if column.count(word) != expected.count { return "count of \(word)" }
          var bits = Bitset(size: rows.count)
          column.add(word, to: &bits)
          if bits.rows() != expected { return "rows of \(word)" }
          let before = bits
          column.add("absent", to: &bits)
          if bits != before { return "a word that does not occur" }
        }
        return Set(column.words) == Set(rows.joined()) ? nil : "the words"
      })
    #expect(failure == nil, "\(failure?.description ?? "")")
  }
}

@Suite struct CostColumnTests {
  private func cost(_ text: String) throws -> Cost { try Toy.vocabulary.cost(text) }

  @Test func againstBruteForce() throws {
    var random = SeededGenerator(seed: 14)
    let known = try RandomToys.costs.map { try cost($0) }
    for count in [0, 1, 65, 700] {
      let rows = (0..<count).map { _ in random.chance(15) ? nil : known.randomElement(using: &random)! }
      let column = CostColumn(rows)
      let copy = CostColumn(costs: column.costs, codes: column.groups.codes)
      #expect(rows.indices.allSatisfy { column[$0] == rows[$0] })
      #expect(Set(column.costs).count == column.costs.count)
      for text in ["{W}", "{2}{W}", "{0}", "{W/U}", "{9}"] {
        let wanted = try cost(text)
        for relation in Comparison.allCases {
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

  /// `:` asks for at least so many, as the source does.
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
