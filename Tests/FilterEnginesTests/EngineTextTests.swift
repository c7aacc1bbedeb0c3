import FilterSQL
import Testing
import _FilterTestSupport

@testable import FilterEngines

@Suite struct EngineTextTests {
  /// Messages of an engine, and their display.
  @Test func messagesAreOneLine() {
    let rows: [(String, String)] = [
      ("", ""), ("a b", "a b"), ("  a \t\r\n b  ", "a b"), ("\u{1B}[31mred\u{1B}[0m", "[31mred [0m"), ("a\0b", "a b"),
      ("a\u{85}b\u{9B}c", "a b c"), ("a\u{2028}b\u{202E}c\u{2066}d", "a b c d"), ("日本 👩", "日本 👩"),
    ]
    for (text, shown) in rows {
      #expect(EngineText.shown(text) == shown, "\(text)")
    }
  }

  @Test func messagesAreShort() {
    #expect(EngineText.shown(String(repeating: "a", count: 1_000), limit: 5) == "aaaaa…")
    #expect(EngineText.shown(String(repeating: "\n", count: 1_000), limit: 5) == "…")
  }

  @Test func numbersAreRead() {
    let rows: [(String, Int64)] = [
      ("0", 0), ("-0", 0), ("7", 7), ("-12", -12), ("9223372036854775807", Int64.max), ("-9223372036854775808", .min),
      ("0000000000000000001", 1),
    ]
    for (text, number) in rows {
      #expect(EngineText.integer(Array(text.utf8)) == number, "\(text)")
    }
  }

  @Test func otherTextsAreNotNumbers() {
    let rows: [String] = [
      "", "-", "+1", " 1", "1 ", "1.0", "1e3", "9223372036854775808", "-9223372036854775809", "99999999999999999999",
      "--1",
      "0x1", "t", "١",
    ]
    for text in rows {
      #expect(EngineText.integer(Array(text.utf8)) == nil, "\(text)")
    }
  }
}

@Suite struct EngineTurnTests {
  @Test func statementsTakeTurns() async {
    let turn = EngineTurn()
    nonisolated(unsafe) var count = 0
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<4 {
        group.addTask {
          await onThread {
            for _ in 0..<500 {
              // Not safe without the turns: the thread sanitizer looks, and so does the sum.
              let isTaken = ClientConnection.kind { () throws(EngineError) in try turn.take { count += 1 } } == nil
              precondition(isTaken)
            }
          }
        }
      }
    }
    #expect(count == 2_000)
  }

  @Test func aStatementWithinAnotherOneIsRefused() throws {
    let turn = EngineTurn()
    let kind = try turn.take { () throws(EngineError) in
      ClientConnection.kind { () throws(EngineError) in try turn.take {} }
    }
    #expect(kind == .refused)
    try turn.take {}
  }

  /// Cancelling ends the statement that runs, not the next one.
  @Test func cancellingIsForOneStatement() throws {
    let turn = EngineTurn()
    var calls = 0
    turn.cancel { calls += 1 }
    try turn.take { () throws(EngineError) in
      #expect(!turn.isCancelled)
      turn.cancel { calls += 1 }
      #expect(turn.isCancelled)
    }
    try turn.take { () throws(EngineError) in #expect(!turn.isCancelled) }
    #expect(calls == 1)
  }

  @Test func aClosedConnectionStaysClosed() throws {
    let turn = EngineTurn()
    var calls: [String] = []
    turn.close(interrupt: { calls.append("interrupt") }, { calls.append("close") })
    turn.close(interrupt: { calls.append("interrupt") }, { calls.append("close") })
    #expect(calls == ["close"])
    #expect(ClientConnection.kind { () throws(EngineError) in try turn.take {} } == .lost)
    // A statement that closes its own connection does not wait for itself.
    let other = EngineTurn()
    try other.take { () throws(EngineError) in
      other.close(interrupt: { calls.append("interrupt") }) { calls.append("close") }
      #expect(other.isCancelled)
    }
    #expect(calls == ["close", "interrupt"])
  }
}
