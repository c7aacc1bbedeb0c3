/// The folded texts of a column in one array, so that a search is one sweep over memory.
///
/// A byte that never occurs in UTF-8 precedes each text and follows the last one, so no match crosses two texts.
struct TextArena: Sendable {
  static let separator: UInt8 = 0xFF
  /// The number of separators after the last text, so that a sweep may read wide vectors.
  static let padding = 64

  private(set) var bytes: [UInt8]
  /// The offset of each text, followed by the offset of a next one.
  private(set) var starts: [UInt32]
  /// For each 64 bytes the text of the first of them.
  private(set) var blocks: [UInt32] = []
  /// The separators after texts as bits, one per byte; without the first one and the padding.
  private(set) var separators: [UInt64] = []
  /// How often each byte value occurs.
  private(set) var frequencies: [UInt32] = []
  /// Where the letter case changed before folding; nil if words are not searched by their beginnings.
  var changes: CaseChanges?
  /// The trigram index; nil for few texts.
  private(set) var grams: TextGrams?

  /// An empty arena.
  init(keepsChanges: Bool = false) {
    changes = keepsChanges ? CaseChanges() : nil
    bytes = [TextArena.separator]
    starts = [1]
  }

  /// The number of texts.
  var count: Int { starts.count - 1 }

  /// Whether it can be searched.
  var isFinished: Bool { !frequencies.isEmpty }

  /// Adds a folded text, with its changes of letter case.
  mutating func append(_ text: some Collection<UInt8>, changes offsets: [Int] = []) {
    for offset in offsets { changes?.insert(bytes.count + offset) }
    bytes.append(contentsOf: text)
    bytes.append(TextArena.separator)
    starts.append(UInt32(truncatingIfNeeded: bytes.count))
  }

  /// Builds the search index, with trigrams from `gramsFrom` bytes on. No text may be added afterwards.
  mutating func finish(gramsFrom minimum: Int = .max) {
    bytes.append(contentsOf: [UInt8](repeating: TextArena.separator, count: TextArena.padding))
    frequencies = TextArena.frequencies(of: bytes)
    index()
    if bytes.count >= minimum { grams = TextGrams(bytes) }
  }

  /// How often each byte value occurs.
  static func frequencies(of bytes: [UInt8]) -> [UInt32] {
    var frequencies = [UInt32](repeating: 0, count: 256)
    Steps.add(bytes.count)
    for byte in bytes { frequencies[Int(byte)] &+= 1 }
    return frequencies
  }

  /// The minimum number of bytes for a trigram index; smaller arenas are swept fast enough.
  static let minimumForGrams = 1 << 20

  /// An arena from stored parts. They are checked by `init(_:count:)`.
  init(bytes: [UInt8], starts: [UInt32], frequencies: [UInt32], grams: TextGrams? = nil) {
    self.bytes = bytes
    self.starts = starts
    self.frequencies = frequencies
    self.grams = grams
    index()
  }

  /// Fills `separators` and `blocks`.
  private mutating func index() {
    let blockCount = (bytes.count + 63) / 64
    Steps.add(blockCount + starts.count)
    var separators = [UInt64](repeating: 0, count: bytes.count / 64 + 1)
    var blocks = [UInt32](repeating: UInt32(truncatingIfNeeded: max(0, count - 1)), count: blockCount)
    blocks.withUnsafeMutableBufferPointer { blocks in
      separators.withUnsafeMutableBufferPointer { separators in
        starts.withUnsafeBufferPointer { starts in
          var block = 0
          for text in 0..<starts.count - 1 {
            let end = Int(starts[text &+ 1]) &- 1
            separators[end &>> 6] |= 1 &<< UInt64(end & 63)
            // Each block belongs to the text in which it starts, separator included; the padding belongs to the last
            // text.
            while block <= end &>> 6 {
              blocks[block] = UInt32(truncatingIfNeeded: text)
              block &+= 1
            }
          }
        }
      }
    }
    self.separators = separators
    self.blocks = blocks
  }

  /// The changes of letter case of a text, from its start.
  func changes(of text: Int) -> [Int] { changes?.offsets(in: range(of: text)) ?? [] }

  /// Whether the letter case changed at an offset of the bytes.
  @inline(__always)
  func isChange(_ offset: Int) -> Bool { changes?.contains(offset) ?? false }

  /// The byte range of a text.
  func range(of text: Int) -> Range<Int> { Int(starts[text])..<(Int(starts[text + 1]) - 1) }

  /// The text of a byte: the first one of its block, plus the number of separators before the byte. Counting avoids
  /// the unpredictable branches of a search.
  @inline(__always)
  static func text(
    at offset: Int, separators: UnsafeBufferPointer<UInt64>, blocks: UnsafeBufferPointer<UInt32>
  ) -> Int {
    let before = separators[offset &>> 6] & (1 &<< UInt64(offset & 63) &- 1)
    return Int(blocks[offset &>> 6]) &+ before.nonzeroBitCount
  }
}
