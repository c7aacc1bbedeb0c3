/// Splits a stream of bytes into messages: `Content-Length: N`, further headers, a blank line, N bytes.
///
/// A state machine that accepts any bytes in any chunks, and buffers at most one message and one header line. If the
/// stream is malformed, or a message is longer than ``maximumMessageLength``, it reports that once and resumes at the
/// next header. The length of a refused message is not trusted, so the bytes after its header are scanned, not skipped.
///
/// Source: the "Base Protocol" of the Language Server Protocol, 3.17.
struct MessageFraming: Sendable {
  /// A part of the stream.
  enum Piece: Hashable, Sendable {
    /// The body of a message.
    case message([UInt8])
    /// Bytes that are not a message, with a description.
    case damage(String)
    /// A refused message, with a description: its header announces more bytes than ``maximumMessageLength``.
    case refused(String)
  }

  /// The maximum message length in bytes, 512 MiB: enough for a text of 200 MB with every character escaped.
  static let maximumMessageLength = 512 << 20
  /// The maximum length of a header line in bytes; a longer line is not a header.
  static let maximumLineLength = 4_096

  private enum State {
    case headers(length: Int?)
    case body(length: Int)
  }

  private var state = State.headers(length: nil)
  private var buffer: [UInt8] = []
  /// Whether the current malformed bytes were already reported.
  private var isOutOfStep = false

  /// A state machine at the start of a stream.
  init() {}

  /// Whether the stream may end here: between messages.
  var isBetweenMessages: Bool {
    if case .headers(nil) = state { return buffer.isEmpty }
    return false
  }

  /// The capacity of the buffer in bytes, for the growth tests.
  var room: Int { buffer.capacity }

  /// Appends bytes and returns the parts they complete. Linear in the bytes.
  mutating func receive(_ bytes: some Sequence<UInt8>) -> [Piece] {
    var pieces: [Piece] = []
    var rest = Array(bytes)[...]
    while !rest.isEmpty { take(&rest, into: &pieces) }
    return pieces
  }

  private mutating func take(_ bytes: inout ArraySlice<UInt8>, into pieces: inout [Piece]) {
    switch state {
    case .body(let length):
      let taken = min(length - buffer.count, bytes.count)
      // Reserve memory for received bytes, not for the announced length.
      if buffer.count + taken > buffer.capacity {
        buffer.reserveCapacity(min(length, max(buffer.count + taken, 2 * buffer.count)))
      }
      buffer.append(contentsOf: bytes.prefix(taken))
      bytes = bytes.dropFirst(taken)
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
      // Only the end of an overlong line can still contain a header.
      if buffer.count > MessageFraming.maximumLineLength {
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
      // Blank lines between messages are ignored.
      guard let length else { return }
      begin(length, into: &pieces)
      return
    }
    switch HeaderLine(line) {
    case .length(let number, let isGlued):
      if isGlued { damage("stray bytes before a header", into: &pieces) }
      state = .headers(length: number)
    case .other:
      break
    case .malformed(let reason):
      damage(reason, into: &pieces)
    }
  }

  private mutating func begin(_ length: Int, into pieces: inout [Piece]) {
    if length > MessageFraming.maximumMessageLength {
      let limit = MessageFraming.maximumMessageLength >> 20
      pieces.append(.refused("message of \(length) bytes refused; the maximum is \(limit) MB"))
      isOutOfStep = true
      state = .headers(length: nil)
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

/// A line of the headers before a message.
enum HeaderLine: Hashable {
  /// `Content-Length: 42`, possibly preceded by stray bytes, for example after a message shorter than announced.
  case length(Int, isGlued: Bool)
  /// Any other header.
  case other
  /// Not a header.
  case malformed(String)

  /// Parses a line without its line ending. Names are case-insensitive.
  init(_ line: [UInt8]) {
    let name = Array("content-length:".utf8)
    if let start = HeaderLine.lastIndex(of: name, in: line) {
      let digits = line[(start + name.count)...].filter { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
      guard let number = HeaderLine.number(digits) else {
        self = .malformed("the message length is not a number")
        return
      }
      self = .length(number, isGlued: start > 0)
    } else if let colon = line.firstIndex(of: UInt8(ascii: ":")), colon > 0,
      line[..<colon].allSatisfy(HeaderLine.isName)
    {
      self = .other
    } else {
      self = .malformed("a line is not a header")
    }
  }

  private static func number(_ digits: [UInt8]) -> Int? {
    guard !digits.isEmpty, digits.count < 16 else { return nil }
    var number = 0
    for digit in digits {
      guard digit >= 0x30, digit <= 0x39 else { return nil }
      number = number * 10 + Int(digit - 0x30)
    }
    return number
  }

  private static func isName(_ byte: UInt8) -> Bool {
    (byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A) || byte == UInt8(ascii: "-")
  }

  /// The index of the last occurrence of a lower-case name in a line, ignoring case.
  private static func lastIndex(of name: [UInt8], in line: [UInt8]) -> Int? {
    var start = line.count - name.count
    while start >= 0 {
      if zip(name, line[start...]).allSatisfy({ $0 == ($1 >= 0x41 && $1 <= 0x5A ? $1 | 0x20 : $1) }) { return start }
      start -= 1
    }
    return nil
  }
}
