import FilterText
import Testing

@Suite struct SourcePositionTests {
  @Test func printsAsCompilersDo() {
    #expect(SourcePosition(line: 0, column: 4).description == "1:5")
  }

  @Test func ordersByLineThenColumn() {
    let sorted = [(0, 9), (1, 0), (1, 1), (2, 0)].map { SourcePosition(line: $0.0, column: $0.1) }
    #expect(sorted.reversed().sorted() == sorted)
    #expect(!(sorted[1] < sorted[1]))
  }

  @Test func encodingsHaveTheNamesOfTheProtocol() {
    #expect(PositionEncoding.allCases.map(\.rawValue) == ["utf-8", "utf-16", "utf-32"])
  }
}
