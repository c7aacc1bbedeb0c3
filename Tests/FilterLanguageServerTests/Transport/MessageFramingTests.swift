import Testing
import _FilterTestSupport

@testable import FilterLanguageServer

@Suite struct MessageFramingTests {
  private func message(_ body: String) -> String { "Content-Length: \(body.utf8.count)\r\n\r\n\(body)" }

  /// The parts of a stream that is split into chunks.
  private func pieces(_ text: String, size: Int = .max) -> [String] {
    var framing = MessageFraming()
    var result: [String] = []
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      for piece in framing.receive(rest.prefix(size)) {
        switch piece {
        case .message(let body): result.append(String(decoding: body, as: UTF8.self))
        case .damage(let reason), .refused(let reason): result.append("! " + reason)
        }
      }
      rest = rest.dropFirst(size)
    }
    return result
  }

  @Test func messagesOneAfterAnother() {
    #expect(pieces(message("{}") + message("{\"a\":1}")) == ["{}", "{\"a\":1}"])
  }

  /// The messages of a stream do not depend on the chunks.
  @Test func piecesOfAnySize() {
    let rows: [Int] = [1, 2, 3, 7, 19, 64]
    for size in rows {
      let text = message("{\"é\":\"🎉\"}") + "noise\r\n" + message("[]") + message("")
      #expect(pieces(text, size: size) == pieces(text), "\(size)")
      #expect(pieces(text) == ["{\"é\":\"🎉\"}", "! a line is not a header", "[]", ""], "\(size)")
    }
  }

  @Test func headers() {
    let rows: [(String, [String])] = [
      ("content-length: 2\r\n\r\n{}", ["{}"]),
      ("CONTENT-LENGTH:2\r\n\r\n{}", ["{}"]),
      ("Content-Length: 2\n\n{}", ["{}"]),
      ("Content-Length: 2\r\nContent-Type: application/vscode-jsonrpc; charset=utf-8\r\n\r\n{}", ["{}"]),
      ("Content-Type: x\r\nContent-Length:  2  \r\n\r\n{}", ["{}"]),
      ("Content-Length: 9\r\nContent-Length: 2\r\n\r\n{}", ["{}"]),
      ("\r\n\r\nContent-Length: 2\r\n\r\n{}", ["{}"]),
      ("Content-Length: 0\r\n\r\nContent-Length: 2\r\n\r\n{}", ["", "{}"]),
      // Malformed bytes are reported once, and the next message is handled.
      ("x\r\ny\r\nContent-Length: 2\r\n\r\n{}", ["! a line is not a header", "{}"]),
      ("Content-Length: two\r\n\r\nContent-Length: 2\r\n\r\n{}", ["! the message length is not a number", "{}"]),
      ("Content-Length: -2\r\n\r\nContent-Length: 2\r\n\r\n{}", ["! the message length is not a number", "{}"]),
      (
        "Content-Length: 99999999999999999999\r\n\r\nContent-Length: 2\r\n\r\n{}",
        ["! the message length is not a number", "{}"]
      ),
      (
        "Content-Length: -9223372036854775809\r\n\r\nContent-Length: 2\r\n\r\n{}",
        ["! the message length is not a number", "{}"]
      ),
      // A refused length is not trusted: the next message is handled, whether the announced bytes arrive or not.
      (
        "Content-Length: 100000000000000\r\n\r\nContent-Length: 2\r\n\r\n{}",
        ["! message of 100000000000000 bytes refused; the maximum is 512 MB", "{}"]
      ),
      (
        "Content-Length: 536870913\r\n\r\n{\"text\":\"Content-Length: 3\"}Content-Length: 2\r\n\r\n{}",
        ["! message of 536870913 bytes refused; the maximum is 512 MB", "{}"]
      ),
      (
        "Content-Length: 999999999\r\n\r\nx\r\nContent-Length: 999999999\r\n\r\nContent-Length: 2\r\n\r\n{}",
        [
          "! message of 999999999 bytes refused; the maximum is 512 MB",
          "! message of 999999999 bytes refused; the maximum is 512 MB", "{}",
        ]
      ),
      ("Content-Length: 999999999\r\nContent-Length: 2\r\n\r\n{}", ["{}"]),
      // The longest message is announced without a refusal.
      ("Content-Length: 536870912\r\n\r\n{}", []),
      // After a message the next damage is reported again.
      (
        "{}\r\nx\r\nContent-Length: 2\r\n\r\n{}{}\r\nContent-Length: 2\r\n\r\n[]",
        ["! a line is not a header", "{}", "! a line is not a header", "[]"]
      ),
      // A message shorter than announced swallows the start of the next one; the one after it is handled.
      (
        "Content-Length: 5\r\n\r\n{}Content-Length: 2\r\n\r\n{}Content-Length: 2\r\n\r\n[]",
        ["{}Con", "! stray bytes before a header", "[]"]
      ),
      ("{}Content-Length: 2\r\n\r\n{}", ["! stray bytes before a header", "{}"]),
    ]
    for (text, expected) in rows {
      #expect(pieces(text) == expected, "\(text)")
    }
  }

  @Test func betweenMessages() {
    var framing = MessageFraming()
    #expect(framing.isBetweenMessages)
    _ = framing.receive(Array("Content-Length: 2\r\n\r\n{".utf8))
    #expect(!framing.isBetweenMessages)
    _ = framing.receive(Array("}".utf8))
    #expect(framing.isBetweenMessages)
  }

  /// A refused message is not buffered if it arrives anyway.
  @Test func refused() {
    var framing = MessageFraming()
    let length = MessageFraming.maximumMessageLength + 1
    let first = framing.receive(Array("Content-Length: \(length)\r\n\r\n".utf8))
    #expect(first == [.refused("message of \(length) bytes refused; the maximum is 512 MB")])
    let block = [UInt8](repeating: 0x78, count: 1 << 20)
    for _ in 0..<8 {
      let reported = framing.receive(block)
      #expect(reported.isEmpty)
    }
    #expect(framing.room < 4 << 20)
    let last = framing.receive(Array(message("{}").utf8))
    #expect(last == [.message(Array("{}".utf8))])
  }

  /// An announced length reserves no memory.
  @Test(arguments: [1, 1_000, 100_000])
  func announced(sent: Int) {
    var framing = MessageFraming()
    _ = framing.receive(Array("Content-Length: \(MessageFraming.maximumMessageLength)\r\n\r\n".utf8))
    for _ in 0..<4 { _ = framing.receive([UInt8](repeating: 0x78, count: sent)) }
    #expect(framing.room <= 2 * max(4 * sent, 4_096))
    #expect(!framing.isBetweenMessages)
  }

  /// A line without an end is not kept either, and a header at its end counts.
  @Test func endlessLine() {
    var framing = MessageFraming()
    var reported = 0
    for _ in 0..<100 { reported += framing.receive([UInt8](repeating: 0x61, count: 1_000)).count }
    #expect(reported == 1)
    let last = framing.receive(Array(message("{}").utf8))
    #expect(last == [.message(Array("{}".utf8))])
  }

  /// Any bytes are taken, in any pieces, with the same outcome.
  @Test func anyBytes() {
    let failure = checkProperty(
      "a stream of any bytes has the same messages in any pieces", cases: PropertyCases.count(long: 2_000),
      seed: PropertyCases.seed(default: 81),
      generate: { generator in
        let parts = [
          "Content-Length: ", "3", "12", "\r\n", "\r\n\r\n", "\n", "{}", "abc", ":", "content-LENGTH:7", "\u{0}", "é",
        ]
        return (0..<generator.below(30)).flatMap { _ in Array((generator.pick(parts) ?? "").utf8) }
      },
      shrink: shorterArrays, describe: { shown($0) },
      law: { bytes in
        var whole = MessageFraming()
        let expected = whole.receive(bytes)
        var single = MessageFraming()
        let found = bytes.flatMap { single.receive([$0]) }
        return found == expected ? nil : "\(found), not \(expected)"
      })
    #expect(failure == nil)
  }
}
