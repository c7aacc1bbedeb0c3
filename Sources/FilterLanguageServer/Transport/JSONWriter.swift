/// Writes JSON byte by byte, for the answers that are long and wanted at once: lists of completions, tokens, diagnostics.
///
/// Foundation's encoder needs some twenty times as long for them. Whatever is written with this has a test that compares the two.
struct JSONWriter {
  /// The text so far.
  private(set) var bytes: [UInt8] = []
  /// Whether the next member or element follows another.
  private var needsComma = false
  /// Where numbers of lines are to be put in later; nil where they are written at once.
  private(set) var lines: [LineHole]?

  /// A place where the number of a line belongs.
  struct LineHole: Hashable, Sendable {
    /// The bytes before it.
    let offset: Int
    /// The number, counted from a line that is known later.
    let line: Int
  }

  /// A writer that leaves the numbers of lines out.
  static func leavingLinesOut() -> JSONWriter {
    var writer = JSONWriter()
    writer.lines = []
    return writer
  }

  init(capacity: Int = 0) {
    bytes.reserveCapacity(capacity)
  }

  mutating func object(_ members: (inout JSONWriter) -> Void) {
    separate()
    bytes.append(UInt8(ascii: "{"))
    needsComma = false
    members(&self)
    bytes.append(UInt8(ascii: "}"))
    needsComma = true
  }

  mutating func array<Element>(_ elements: some Sequence<Element>, _ write: (inout JSONWriter, Element) -> Void) {
    separate()
    bytes.append(UInt8(ascii: "["))
    needsComma = false
    for element in elements { write(&self, element) }
    bytes.append(UInt8(ascii: "]"))
    needsComma = true
  }

  /// The name of a member, whose value comes next. Names are plain ASCII.
  mutating func name(_ name: StaticString) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    name.withUTF8Buffer { bytes.append(contentsOf: $0) }
    bytes.append(UInt8(ascii: "\""))
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  mutating func value(_ number: Int) {
    separate()
    if number < 0 { bytes.append(UInt8(ascii: "-")) }
    JSONWriter.append(number.magnitude, to: &bytes)
    needsComma = true
  }

  /// The number of a line.
  mutating func line(_ number: Int) {
    guard lines != nil else { return value(number) }
    separate()
    lines?.append(LineHole(offset: bytes.count, line: number))
    needsComma = true
  }

  mutating func value(_ flag: Bool) {
    separate()
    bytes.append(contentsOf: flag ? Array("true".utf8) : Array("false".utf8))
    needsComma = true
  }

  mutating func null() {
    separate()
    bytes.append(contentsOf: Array("null".utf8))
    needsComma = true
  }

  mutating func value(_ text: String) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        bytes.append(UInt8(ascii: "\\"))
        bytes.append(byte)
      case 0x00...0x1F: escape(byte)
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
    needsComma = true
  }

  /// JSON that is written already.
  mutating func json(_ text: [UInt8]) {
    separate()
    bytes.append(contentsOf: text)
    needsComma = true
  }

  private mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
  }

  /// Writes the digits of a number.
  static func append(_ number: UInt, to bytes: inout [UInt8]) {
    if number >= 10 { append(number / 10, to: &bytes) }
    bytes.append(UInt8(ascii: "0") + UInt8(number % 10))
  }

  private mutating func escape(_ byte: UInt8) {
    let hexadecimal = Array("0123456789abcdef".utf8)
    bytes.append(contentsOf: Array("\\u00".utf8))
    bytes.append(hexadecimal[Int(byte >> 4)])
    bytes.append(hexadecimal[Int(byte & 15)])
  }
}
