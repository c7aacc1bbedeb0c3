/// The folded texts of a column, one after the other in one array, so that a search is one sweep over memory.
///
/// Before each text and after the last one stands a byte that occurs in no UTF-8. So no match crosses two texts.
struct TextArena: Sendable {
  static let separator: UInt8 = 0xFF
  /// How many separators stand behind the last text, so that a sweep may read in wide steps.
  static let padding = 64

  private(set) var bytes: [UInt8]
  /// Where each text begins; and one more: where the next one would.
  private(set) var starts: [UInt32]
  /// For each 64 bytes the text that the first of them belongs to.
  private(set) var blocks: [UInt32] = []
  /// The separators behind texts, a bit a byte; not the one before the first text, nor the padding.
  private(set) var separators: [UInt64] = []
  /// How often each byte occurs.
  private(set) var frequencies: [UInt32] = []
  /// Where which triples of bytes occur; nil where the texts are few.
  private(set) var grams: TextGrams?

  /// Room for texts.
  init() {
    bytes = [TextArena.separator]
    starts = [1]
  }

  /// How many texts there are.
  var count: Int { starts.count - 1 }

  /// Whether it can be searched.
  var isFinished: Bool { !frequencies.isEmpty }

  /// Adds a text, folded already.
  mutating func append(_ text: some Collection<UInt8>) {
    bytes.append(contentsOf: text)
    bytes.append(TextArena.separator)
    starts.append(UInt32(truncatingIfNeeded: bytes.count))
  }

  /// Makes what searching needs, with the triples of bytes where there are so many bytes. No text may be added afterwards.
  mutating func finish(gramsFrom least: Int = .max) {
    bytes.append(contentsOf: [UInt8](repeating: TextArena.separator, count: TextArena.padding))
    var frequencies = [UInt32](repeating: 0, count: 256)
    for byte in bytes { frequencies[Int(byte)] &+= 1 }
    self.frequencies = frequencies
    index()
    if bytes.count >= least { grams = TextGrams(bytes) }
  }

  /// From how many bytes on the triples are kept: a sweep over fewer takes no time worth saving.
  static let leastForGrams = 1 << 20

  /// Puts together what was written before, and makes what can be told from it. What is written is checked by
  /// `init(_:count:)`.
  init(bytes: [UInt8], starts: [UInt32], frequencies: [UInt32], grams: TextGrams? = nil) {
    self.bytes = bytes
    self.starts = starts
    self.frequencies = frequencies
    self.grams = grams
    index()
  }

  /// Tells the texts of all places.
  private mutating func index() {
    let blockCount = (bytes.count + 63) / 64
    var separators = [UInt64](repeating: 0, count: bytes.count / 64 + 1)
    var blocks = [UInt32](repeating: UInt32(truncatingIfNeeded: max(0, count - 1)), count: blockCount)
    blocks.withUnsafeMutableBufferPointer { blocks in
      separators.withUnsafeMutableBufferPointer { separators in
        starts.withUnsafeBufferPointer { starts in
          var block = 0
          for text in 0..<starts.count - 1 {
            let end = Int(starts[text &+ 1]) &- 1
            separators[end &>> 6] |= 1 &<< UInt64(end & 63)
            // The text is that of each block that begins in it or on the separator after it; the last one that of the padding too.
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

  /// The bytes of a text.
  func range(of text: Int) -> Range<Int> {
    Int(starts[text])..<(Int(starts[text + 1]) - 1)
  }

  /// The text that a byte belongs to: the one at the start of its block, and as many further as end before the byte.
  /// Counted and not searched for, because no processor foresees when such a search ends.
  @inline(__always)
  static func text(
    at offset: Int, _ separators: UnsafeBufferPointer<UInt64>, _ blocks: UnsafeBufferPointer<UInt32>
  ) -> Int {
    let before = separators[offset &>> 6] & (1 &<< UInt64(offset & 63) &- 1)
    return Int(blocks[offset &>> 6]) &+ before.nonzeroBitCount
  }
}
