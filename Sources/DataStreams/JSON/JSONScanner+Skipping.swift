extension JSONScanner {
  /// Whether bytes are an object and nothing else, on one line and not nested deeper than a card may be. Linear time.
  package static func isObject(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var scanner = JSONScanner(bytes, scratch: JSONScratch(capacity: 1))
    guard scanner.peek() == UInt8(ascii: "{"), !bytes.contains(0x0A) else { return false }
    do throws(RecordProblem) {
      try scanner.skipValue(deepest: deepest)
      try scanner.finish()
      return true
    } catch { return false }
  }

  /// Passes over a value of any kind, its form checked, that is nested no deeper than so many levels, at most 64. Takes no stack:
  /// what is open is kept as bits.
  package mutating func skipValue(deepest: Int = deepest - 4) throws(RecordProblem) {
    var open = OpenBrackets()
    repeat {
      switch peek() {
      case UInt8(ascii: "\""):
        offset &+= 1
        _ = try passString()
      case UInt8(ascii: "{"):
        try begin(&open, isObject: true, deepest)
        if take(UInt8(ascii: "}")) {
          open.pop()
        } else {
          try skipKey()
          continue
        }
      case UInt8(ascii: "["):
        try begin(&open, isObject: false, deepest)
        if take(UInt8(ascii: "]")) { open.pop() } else { continue }
      case UInt8(ascii: "t"), UInt8(ascii: "f"), UInt8(ascii: "n"): _ = try flag()
      case UInt8(ascii: "-"), 0x30...0x39: _ = try number()
      default: throw unexpected("a value")
      }
      try endValue(&open)
    } while open.depth > 0
  }

  private mutating func begin(
    _ open: inout OpenBrackets, isObject: Bool, _ deepest: Int
  ) throws(RecordProblem) {
    guard open.depth < deepest else {
      throw problem("the record is nested deeper than \(Self.deepest) levels")
    }
    offset &+= 1
    open.push(isObject)
  }

  private mutating func skipKey() throws(RecordProblem) {
    guard take(UInt8(ascii: "\"")) else { throw unexpected("a key in quotes") }
    _ = try passString()
    try expect(UInt8(ascii: ":"), "':'")
  }

  /// Behind a value: closes what ends here, or goes on to the next value of what is open.
  private mutating func endValue(_ open: inout OpenBrackets) throws(RecordProblem) {
    while open.depth > 0 {
      if take(UInt8(ascii: ",")) {
        if open.isObject { try skipKey() }
        return
      }
      guard take(open.isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")) else {
        throw unexpected(open.isObject ? "',' or '}'" : "',' or ']'")
      }
      open.pop()
    }
  }

  /// The brackets that are open, the innermost in the lowest bit: 1 for an object.
  private struct OpenBrackets {
    private var kinds: UInt64 = 0
    private(set) var depth = 0

    var isObject: Bool { kinds & 1 == 1 }

    mutating func push(_ isObject: Bool) {
      kinds = kinds << 1 | (isObject ? 1 : 0)
      depth += 1
    }

    mutating func pop() {
      kinds >>= 1
      depth -= 1
    }
  }
}
