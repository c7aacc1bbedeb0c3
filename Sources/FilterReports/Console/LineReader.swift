import TerminalUI

/// Reads lines of any bytes from a source of chunks, holding no more than one line and one chunk.
public struct LineReader {
  private let readChunk: () -> [UInt8]?
  private var chunk: [UInt8] = []
  private var offset = 0
  private var isAtEnd = false

  /// Reads from a closure that answers the next bytes, none at all for a failed or empty read at the end.
  public init(_ readChunk: @escaping () -> [UInt8]?) {
    self.readChunk = readChunk
  }

  /// Reads from memory.
  public init(bytes: [UInt8]) {
    var rest: [UInt8]? = bytes
    self.init {
      defer { rest = nil }
      return rest
    }
  }

  /// The next line without its line ending (LF or CR LF); nil behind the last one. A text that ends with a line ending has no
  /// empty line behind it.
  public mutating func next() -> [UInt8]? {
    var line: [UInt8] = []
    var found = false
    while true {
      if offset == chunk.count {
        guard !isAtEnd, let more = readChunk(), !more.isEmpty else {
          isAtEnd = true
          return found ? trimmed(line) : nil
        }
        chunk = more
        offset = 0
      }
      found = true
      if let end = chunk[offset...].firstIndex(of: UInt8(ascii: "\n")) {
        line += chunk[offset..<end]
        offset = end + 1
        return trimmed(line)
      }
      line += chunk[offset...]
      offset = chunk.count
    }
  }

  /// All that is left.
  public mutating func rest() -> [UInt8] {
    var bytes = Array(chunk[offset...])
    while !isAtEnd, let more = readChunk(), !more.isEmpty { bytes += more }
    isAtEnd = true
    offset = chunk.count
    return bytes
  }

  private func trimmed(_ line: [UInt8]) -> [UInt8] {
    line.last == UInt8(ascii: "\r") ? Array(line.dropLast()) : line
  }
}
