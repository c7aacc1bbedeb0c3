import FilterSQL
import Testing

@testable import FilterEngines

@Suite struct ClientFrameTests {
  private let frame = ClientFrame(results: [.integer, .text], nonce: 0x0102_0304_0506_0708)

  @Test func statementsAreFramed() {
    let statement = SQLStatement("SELECT a, b\nFROM t", dialect: .duckdb, results: [.integer, .text])
    #expect(
      frame.text(of: statement) == """
        SELECT concat('fq-', '0807060504030201:', COALESCE(CAST(c1 AS VARCHAR), '~'), ',', COALESCE(hex(c2), '~'), '.') \
        AS fq FROM (SELECT a, b FROM t) AS q(c1, c2) UNION ALL SELECT concat('fq-', '0807060504030201:', 'all.') AS fq;

        """)
    #expect(frame.endText == "SELECT concat('fq-', '0807060504030201:', 'end.') AS fq;\n")
    // An echo is not an answer.
    #expect(frame.read(Array(frame.text(of: statement).utf8)) == .other)
    #expect(frame.read(Array(frame.endText.utf8)) == .other)
  }

  @Test func linesAreRead() {
    let rows: [(String, ClientFrame.Line)] = [
      ("fq-0807060504030201:1,61.", ClientFrame.Line.row([.integer(1), .text("a")])),
      ("| fq-0807060504030201:-9223372036854775808,~. |", .row([.integer(.min), .null])),
      ("fq-fq-0807060504030201:~,.", .row([.null, .text("")])),
      ("> fq-0807060504030201:all.", .complete), ("fq-0807060504030201:end.\r", .end),
      ("fq-0807060504030201:1,61", .damaged), ("fq-0807060504030201:1,6.", .damaged),
      ("fq-0807060504030201:1,6g.", .damaged), ("fq-0807060504030201:1.", .damaged),
      ("fq-0807060504030201:,61.", .damaged), ("fq-0807060504030201:9223372036854775808,61.", .damaged),
      ("fq-0807060504030201:1,61,62.", .damaged), ("fq-0807060504030201:.", .damaged),
      ("fq-0807060504030200:1,61.", .other), ("", .other), ("fq-", .other), ("fq-0807060504030201", .other),
    ]
    for (line, expected) in rows {
      #expect(frame.read(Array(line.utf8)) == expected, "\(line)")
    }
  }

  @Test func framesAreNotAlike() {
    #expect(ClientFrame(results: []).endText != ClientFrame(results: []).endText)
  }
}
