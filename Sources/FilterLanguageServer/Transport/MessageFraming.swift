/// Cuts a stream of bytes into messages: `Content-Length: N`, further headers, a blank line, N bytes.
///
/// A pure state machine that takes any bytes in any pieces: nothing read is lost, nothing damaged stops it, and it never keeps more
/// than one message and one header line. Where the stream is out of step it says so once, and goes on at the next header.
///
/// Source: the "Base Protocol" of the Language Server Protocol, 3.17.
package struct MessageFraming: Sendable {
  /// What came out of the stream.
  package enum Piece: Hashable, Sendable {
    /// The body of a message.
    case message([UInt8])
    /// Something that is no message, in words.
    case damage(String)
  }

  /// The longest message that is taken: what is longer is passed over.
  package static let longestMessage = 256 << 20
  /// The longest header line: what is longer is no header.
  package static let longestLine = 4_096

  private enum State {
    case headers(length: Int?)
    case body(length: Int)
    case skipping(left: Int)
  }

  private var state = State.headers(length: nil)
  private var buffer: [UInt8] = []
  /// Whether the current stretch of damage was told already.
  private var isOutOfStep = false

  /// A machine at the start of a stream.
  package init() {}

  /// Whether the stream may end here: between two messages.
  package var isBetweenMessages: Bool {
    if case .headers(nil) = state { return buffer.isEmpty }
    return false
  }

  /// Takes bytes, and answers what they complete. Linear in the bytes.
  package mutating func receive(_ bytes: some Sequence<UInt8>) -> [Piece] {
    var pieces: [Piece] = []
    var rest = Array(bytes)[...]
    while !rest.isEmpty { take(&rest, into: &pieces) }
    return pieces
  }

  private mutating func take(_ bytes: inout ArraySlice<UInt8>, into pieces: inout [Piece]) {
    switch state {
    case .skipping(let left):
      let passed = min(left, bytes.count)
      bytes = bytes.dropFirst(passed)
      state = passed < left ? .skipping(left: left - passed) : .headers(length: nil)
    case .body(let length):
      let wanted = length - buffer.count
      buffer.append(contentsOf: bytes.prefix(wanted))
      bytes = bytes.dropFirst(wanted)
      if buffer.count == length { finishBody(into: &pieces) }
    case .headers:
      takeLine(&bytes, into: &pieces)
    }
  }

  private mutating func finishBody(into pieces: inout [Piece]) {
    pieces.append(.message(buffer))
    buffer = []
    isOutOfStep = false
    state = .headers(length: nil)
  }

  private mutating func takeLine(_ bytes: inout ArraySlice<UInt8>, into pieces: inout [Piece]) {
    guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")) else {
      buffer.append(contentsOf: bytes)
      bytes = []
      // Only the end of a line that is too long can still hold a header.
      if buffer.count > MessageFraming.longestLine {
        damage("a header line is too long", into: &pieces)
        buffer = Array(buffer.suffix(64))
      }
      return
    }
    buffer.append(contentsOf: bytes[..<end])
    bytes = bytes[(end + 1)...]
    if buffer.last == UInt8(ascii: "\r") { buffer.removeLast() }
    let line = buffer
    buffer = []
    headerLine(line, into: &pieces)
  }

  private mutating func headerLine(_ line: [UInt8], into pieces: inout [Piece]) {
    guard case .headers(let length) = state else { return }
    if line.isEmpty {
      guard let length else {
        // Blank lines between messages are nothing to speak of.
        return
      }
      begin(length, into: &pieces)
      return
    }
    switch HeaderLine(line) {
    case .length(let number, let isGlued):
      if isGlued { damage("there are stray bytes before a header", into: &pieces) }
      state = .headers(length: number)
    case .other:
      break
    case .malformed(let reason):
      damage(reason, into: &pieces)
    }
  }

  private mutating func begin(_ length: Int, into pieces: inout [Piece]) {
    if length > MessageFraming.longestMessage {
      damage("a message of \(length) bytes is too long", into: &pieces)
      isOutOfStep = false
      state = .skipping(left: length)
    } else if length == 0 {
      state = .body(length: 0)
      finishBody(into: &pieces)
    } else {
      state = .body(length: length)
    }
  }

  private mutating func damage(_ reason: String, into pieces: inout [Piece]) {
    if !isOutOfStep { pieces.append(.damage(reason)) }
    isOutOfStep = true
  }
}
