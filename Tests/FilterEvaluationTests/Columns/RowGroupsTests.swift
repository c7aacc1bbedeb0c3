import Testing
import _FilterTestSupport

@testable import FilterEvaluation
@testable import FilterSemantics

@Suite struct RowGroupsTests {
  @Test func rangesOfCodes() {
    let failure = checkProperty(
      "the rows of a range of codes", cases: PropertyCases.count(long: 200), seed: PropertyCases.seed(default: 12),
      generate: { random -> ([UInt32], Int) in
        let codes = Int.random(in: 0...20, using: &random)
        let rows = Int.random(in: 0...(random.chance(30) ? 900 : 90), using: &random)
        return ((0..<rows).map { _ in UInt32.random(in: 0...UInt32(codes), using: &random) }, codes)
      },
      shrink: { rows, codes in shorterArrays(rows).map { ($0, codes) } }, describe: { "\($0)" },
      law: { rows, codes in
        let groups = RowGroups(codes: rows, codeCount: codes)
        if groups.codeCount != codes { return "number of codes" }
        for low in 0...codes {
          for high in low...codes {
            let expected = rows.indices.filter { rows[$0] > low && rows[$0] <= high }
            if groups.count(low..<high) != expected.count { return "count of \(low)..<\(high)" }
            // Rows that are in already stay in.
            var bits = Bitset(size: rows.count, rows: [0])
            groups.add(low..<high, to: &bits)
            if Set(bits.rows()) != Set(expected).union(rows.isEmpty ? [] : [0]) { return "rows of \(low)..<\(high)" }
          }
        }
        return nil
      })
    #expect(failure == nil, "\(failure?.description ?? "")")
  }
}
