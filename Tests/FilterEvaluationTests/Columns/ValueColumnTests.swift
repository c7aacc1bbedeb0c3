import Testing
import _FilterTestSupport

@testable import FilterEvaluation
@testable import FilterSemantics

@Suite struct ValueColumnTests {
  private static let words = ["", "a", "aa", "b", "flying", "ü", "🐉"]

  /// Lists beyond 2,048 rows keep sets of frequent words.
  @Test(arguments: [0, 1, 70, 2_049, 3_000])
  func againstBruteForce(rowCount: Int) {
    let failure = checkProperty(
      "the rows of a word", cases: rowCount > 1_000 ? 6 : 150, seed: PropertyCases.seed(default: 13),
      generate: { random -> [[String]] in
        (0..<rowCount).map { _ in
          // A word may occur twice in a row.
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
        return Set((0..<column.words.count).map { column.words[$0] }) == Set(rows.joined()) ? nil : "the words"
      })
    #expect(failure == nil, "\(failure?.description ?? "")")
  }
}
