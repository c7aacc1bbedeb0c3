import FilterCommands
import FilterLists
import FilterREPL
import FilterReports
import TerminalUI
import Testing

@Suite struct OutputBufferTests {
  /// The pieces that a buffer passes to its sink.
  private func pieces(capacity: Int, _ body: (inout OutputBuffer) -> Void) -> [String] {
    let collector = Collector()
    var buffer = OutputBuffer(capacity: capacity) { collector.take($0) }
    body(&buffer)
    return collector.pieces.map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func nothingIsWrittenBeforeTheFlush() {
    #expect(pieces(capacity: 100) { $0.write("ab") } == [])
    #expect(
      pieces(capacity: 100) { buffer in
        buffer.write("ab")
        buffer.line("c")
        buffer.line()
        buffer.write([0x64])
        buffer.flush()
      } == ["abc\n\nd"])
  }

  @Test func aFullBufferIsWritten() {
    #expect(
      pieces(capacity: 3) { buffer in
        buffer.write("ab")
        buffer.write("cd")
        buffer.write("e")
        buffer.write([0x66, 0x67])
        buffer.flush()
      } == ["abcd", "efg"])
  }

  @Test func anEmptyBufferWritesNothing() {
    #expect(
      pieces(capacity: 3) { buffer in
        buffer.flush()
        buffer.write("")
        buffer.write("abc")
        buffer.flush()
      } == ["abc"])
  }

  @Test func bytesAreKept() {
    let collector = Collector()
    var buffer = OutputBuffer(capacity: 2) { collector.take($0) }
    let bytes: [UInt8] = [0xFF, 0x00, 0x0A, 0xC3]
    for byte in bytes { buffer.write([byte]) }
    buffer.flush()
    #expect(collector.bytes == bytes)
  }
}
