/// Passes over lines that cannot have a literal, between those that may.
package enum LineSkipping {
  /// A run of whole lines.
  package enum Run {
    /// Lines that may have the literal.
    case lines(UnsafeBufferPointer<UInt8>)
    /// Lines that cannot.
    case skipped(Skipped)
  }

  /// The extent of lines that are passed over.
  package struct Skipped {
    /// The length in bytes, with line breaks.
    package var bytes = 0
    /// The number of lines, and of those with nothing but white space.
    package var lines = 0
    package var blankLines = 0
    /// The length of the lines with a line feed each, without other line breaks; of it that of the blank ones.
    package var textBytes = 0
    package var blankBytes = 0
  }

  /// Passes the runs of whole lines, in their order. Linear.
  ///
  /// - Parameters:
  ///   - mayBeSkipped: Whether lines without the literal are sound, so that nothing about them has to be said.
  package static func runs(
    of lines: UnsafeBufferPointer<UInt8>, _ scan: LiteralScan, mayBeSkipped: (UnsafeBufferPointer<UInt8>) -> Bool,
    take: (Run) -> Void
  ) {
    var start = 0
    while start < lines.count {
      let place = scan.firstIndex(in: lines, from: start) ?? lines.count
      var first = place
      while first > start, lines[first - 1] != 0x0A { first -= 1 }
      if first > start {
        let skipped = UnsafeBufferPointer(rebasing: lines[start..<first])
        take(mayBeSkipped(skipped) ? .skipped(extent(of: skipped)) : .lines(skipped))
      }
      if place == lines.count { return }
      let end = LineFeed.firstIndex(in: lines, from: place).map { $0 + 1 } ?? lines.count
      take(.lines(UnsafeBufferPointer(rebasing: lines[first..<end])))
      start = end
    }
  }

  private static func extent(of lines: UnsafeBufferPointer<UInt8>) -> Skipped {
    var extent = Skipped()
    extent.bytes = lines.count
    var start = 0
    while let end = LineFeed.firstIndex(in: lines, from: start) {
      let length = end + 1 - start - (end > start && lines[end - 1] == 0x0D ? 1 : 0)
      extent.lines += 1
      extent.textBytes += length
      if lines[start..<end].allSatisfy({ $0 <= 0x20 }) {
        extent.blankLines += 1
        extent.blankBytes += length
      }
      start = end + 1
    }
    return extent
  }

  /// Whether each line has as many cells as it should have. None may have quotes.
  package static func haveCells(_ lines: UnsafeBufferPointer<UInt8>, _ delimiter: UInt8, count: Int) -> Bool {
    var found = 1
    var previous: UInt8 = 0x0A
    for byte in lines {
      if byte == 0x0A {
        if found != count || previous == 0x0A { return false }
        found = 1
      } else if byte == delimiter {
        found &+= 1
      }
      previous = byte
    }
    return lines.last == 0x0A
  }

  /// Whether each line is enclosed in braces, as an object of JSON is.
  package static func areObjects(_ lines: UnsafeBufferPointer<UInt8>) -> Bool {
    guard lines.first == UInt8(ascii: "{"), lines.last == 0x0A else { return false }
    var start = 0
    while let end = LineFeed.firstIndex(in: lines, from: start) {
      if lines[start] != UInt8(ascii: "{") || lines[end - 1] != UInt8(ascii: "}") { return false }
      start = end + 1
      if start == lines.count { return true }
    }
    return false
  }
}
