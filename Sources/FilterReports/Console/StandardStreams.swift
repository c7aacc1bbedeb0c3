import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Reads lines of any bytes from a source of chunks; keeps at most one line and one chunk.
package struct LineReader {
  private let readChunk: () -> [UInt8]?
  private var chunk: [UInt8] = []
  private var offset = 0
  private var isAtEnd = false

  /// Reads from a closure that returns the next bytes, and `nil` or none at the end.
  package init(_ readChunk: @escaping () -> [UInt8]?) {
    self.readChunk = readChunk
  }

  /// Reads from memory.
  package init(bytes: [UInt8]) {
    var rest: [UInt8]? = bytes
    self.init {
      defer { rest = nil }
      return rest
    }
  }

  /// The next line without its line ending (LF or CR LF); `nil` after the last one. A line ending at the end of the
  /// text starts no further line.
  package mutating func next() -> [UInt8]? {
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

  /// The next bytes as they arrive, not empty: the rest of a chunk, or else the next one. Nil at the end.
  package mutating func nextBytes() -> [UInt8]? {
    if offset < chunk.count {
      let bytes = offset == 0 ? chunk : Array(chunk[offset...])
      offset = chunk.count
      return bytes
    }
    guard !isAtEnd, let more = readChunk(), !more.isEmpty else {
      isAtEnd = true
      return nil
    }
    return more
  }

  /// Puts bytes back, to be read again.
  package mutating func putBack(_ bytes: [UInt8]) {
    chunk = bytes + chunk[offset...]
    offset = 0
  }

  /// All remaining bytes.
  package mutating func rest() -> [UInt8] {
    var bytes = Array(chunk[offset...])
    while !isAtEnd, let more = readChunk(), !more.isEmpty { bytes += more }
    isAtEnd = true
    offset = chunk.count
    return bytes
  }

  /// Reads on elsewhere: the next bytes, as by ``nextBytes()``. This reader has no more.
  mutating func taken() -> @Sendable () -> [UInt8]? {
    nonisolated(unsafe) var reader = self
    self = LineReader(bytes: [])
    return { reader.nextBytes() }
  }

  private func trimmed(_ line: [UInt8]) -> [UInt8] {
    line.last == UInt8(ascii: "\r") ? Array(line.dropLast()) : line
  }
}

/// An error of writing bytes.
package enum OutputFailure: Error, Hashable, Sendable {
  /// The reader closed the pipe, as in `filterq … | head`. Not an error: the rest is dropped.
  case readerLeft
  /// The bytes cannot be written, with the system's reason: `No space left on device`.
  case unwritable(String)
}
