/// Collects the rows of texts that many rows share.
struct SharedTexts {
  /// The texts as they are compared: all folded forms.
  private var texts = WordTable()
  /// For each row the index of its text plus 1; 0 for none.
  var codes: [UInt32] = []
  /// The texts as they came, so that one that comes again is not folded again, and the code of each.
  private var spellings = WordTable()
  private var codesOfSpellings: [UInt32] = []
  /// The texts of the next rows, one after another, and the range of each; nil for none.
  private var bytes: [UInt8] = []
  private var waiting: [Range<Int>?] = []

  /// The bytes in use, and those of the groups of the column.
  var footprint: Int {
    texts.footprint + spellings.footprint + 4 * (codes.capacity + codesOfSpellings.capacity) + bytes.capacity
      + codes.count * RowGroups.footprintOfRow
  }

  /// A row that waited.
  enum Row {
    /// Without a text.
    case missing
    /// Of a text with this code.
    case known(UInt32)
    /// Of the text with these bytes, which may not have occurred yet.
    case other(Range<Int>)
  }

  /// The number of texts.
  var count: Int { texts.count }

  /// Whether a text has several rows on average.
  func isWorthwhile(for minimum: Int) -> Bool { texts.count * minimum <= codes.count }

  /// Adds a row of a folded text; false for a new text.
  mutating func append(_ text: [UInt8]) -> Bool {
    let known = texts.count
    let index = text.withUnsafeBufferPointer { texts.insert($0) }
    codes.append(UInt32(truncatingIfNeeded: index + 1))
    return index < known
  }

  /// How many rows wait for each other.
  private static var batch: Int { 64 }

  /// Lets a row wait for others, so that their texts are looked up together; false if it is the last one to wait.
  mutating func wait(_ text: String?) -> Bool {
    if let text {
      let start = bytes.count
      bytes.append(contentsOf: text.utf8)
      waiting.append(start..<bytes.count)
    } else {
      waiting.append(nil)
    }
    return waiting.count < SharedTexts.batch
  }

  /// The rows that wait, with their bytes. Linear in them.
  mutating func takeWaiting() -> (rows: [Row], bytes: [UInt8]) {
    let found = spellings.indices(of: waiting.map { $0 ?? 0..<0 }, in: bytes)
    let rows = waiting.indices.map { row -> Row in
      guard let range = waiting[row] else { return .missing }
      return found[row] < 0 ? .other(range) : .known(codesOfSpellings[found[row]])
    }
    defer {
      waiting.removeAll(keepingCapacity: true)
      bytes.removeAll(keepingCapacity: true)
    }
    return (rows, bytes)
  }

  /// The code of a text that came in this spelling before.
  func code(ofSpelling text: ArraySlice<UInt8>) -> UInt32? {
    text.withUnsafeBufferPointer { spellings.index(of: $0) }.map { codesOfSpellings[$0] }
  }

  /// Keeps the code of a new spelling.
  mutating func know(_ code: UInt32, ofSpelling text: ArraySlice<UInt8>) {
    text.withUnsafeBufferPointer { _ = spellings.insert($0) }
    codesOfSpellings.append(code)
  }
}
