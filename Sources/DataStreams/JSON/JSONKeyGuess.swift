/// A key of an earlier record, expected again at the same place of the next one: most records have the keys of the
/// record before, in its order. A guess that is right costs a comparison instead of a search for the end of the key.
struct JSONKeyGuess {
  /// The maximum number of keys of a record that are guessed.
  static let maximumCount = 96
  /// The maximum length of a key that is guessed, in bytes.
  static let maximumLength = 30

  /// The first node that has the key below it; -1 if there is no guess.
  private(set) var node = -1
  /// The node of the key; -1 if no path goes there.
  private(set) var child = -1
  /// The length of the key, its last quote and the colon.
  private(set) var length = 0
  /// The number of bytes that are compared.
  private var reach = 0
  /// The key, its last quote and the colon, eight bytes a word, with zeros at the end.
  private var words: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)
  /// The bytes of the last word that count.
  private var mask: UInt64 = 0

  init() {}

  /// A guess for a key without escapes in an object of `node`; none if the key is too long.
  init(_ key: UnsafeBufferPointer<UInt8>, of node: Int, child: Int) {
    guard key.count <= Self.maximumLength else { return }
    self.node = node
    self.child = child
    length = key.count + 2
    reach = (length + 7) & ~7
    let rest = length & 7
    mask = rest == 0 ? .max : 1 << UInt64(8 * rest) - 1
    withUnsafeMutableBytes(of: &words) { target in
      target.copyBytes(from: key)
      target[key.count] = UInt8(ascii: "\"")
      target[key.count + 1] = UInt8(ascii: ":")
    }
  }

  /// Whether the key, its last quote and the colon begin at `offset` of a record of `count` bytes. May be false near
  /// the end of the record.
  @inline(__always) func isNext(in base: UnsafePointer<UInt8>, at offset: Int, count: Int, of node: Int) -> Bool {
    guard node == self.node, offset &+ reach <= count else { return false }
    let bytes = UnsafeRawPointer(base + offset)
    let first = bytes.loadUnaligned(as: UInt64.self)
    if length <= 8 { return (first ^ words.0) & mask == 0 }
    guard first == words.0 else { return false }
    let second = bytes.loadUnaligned(fromByteOffset: 8, as: UInt64.self)
    if length <= 16 { return (second ^ words.1) & mask == 0 }
    let third = bytes.loadUnaligned(fromByteOffset: 16, as: UInt64.self)
    if length <= 24 { return second == words.1 && (third ^ words.2) & mask == 0 }
    let fourth = bytes.loadUnaligned(fromByteOffset: 24, as: UInt64.self)
    return second == words.1 && third == words.2 && (fourth ^ words.3) & mask == 0
  }
}
