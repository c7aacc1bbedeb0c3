/// Cuts the text of a file into records as its pieces come. Memory stays at a piece and the longest record.
///
/// Records are whole whatever is inside them: a damaged one spoils no other where each has a line, and few others elsewhere.
package struct RecordSplitter {
  private var form: RecordForm?

  package init(form: RecordForm? = nil) {
    self.form = form
  }
  private var lines = LineSplitter(isArray: false)
  private var values = ValueSplitter()
  /// The beginning of the text, until it tells the form.
  private var head: [UInt8] = []
  /// How long the beginning must be before it is looked at again: twice as long each time, however small the pieces are.
  private var nextLook = 0
  /// A record longer than this is none of a card; it would fill the memory.
  package static let longest = 16 << 20

  /// Whether anything but blanks was read.
  package var hasText: Bool { lines.hasText || values.hasText }

  /// Takes the next piece and hands on each record that ends in it. Stops where `take` answers false, and answers that.
  package mutating func add(_ piece: UnsafeBufferPointer<UInt8>, _ take: (RawRecord) -> Bool) -> Bool {
    if form != nil { return split(piece, take) }
    head += piece
    return decide(isWhole: false, take)
  }

  /// Hands on the last record.
  package mutating func finish(_ take: (RawRecord) -> Bool) {
    guard decide(isWhole: true, take) else { return }
    if form == .values { values.finish(take) } else { lines.finish(take) }
  }

  private mutating func split(_ piece: UnsafeBufferPointer<UInt8>, _ take: (RawRecord) -> Bool) -> Bool {
    form == .values ? values.add(piece, take) : lines.add(piece, take)
  }

  private mutating func decide(isWhole: Bool, _ take: (RawRecord) -> Bool) -> Bool {
    if form != nil || !isWhole && head.count < nextLook { return true }
    nextLook = 2 * head.count
    let mark = Self.markLength(head)
    guard let form = head.withUnsafeBufferPointer({ RecordForm(.init(rebasing: $0[mark...]), isWhole: isWhole) }) else {
      return true
    }
    self.form = form
    if case .lines(let isArray) = form { lines = LineSplitter(isArray: isArray) }
    lines.offset = mark
    values.offset = mark
    let text = head
    head = []
    return text.withUnsafeBufferPointer { split(UnsafeBufferPointer(rebasing: $0[mark...]), take) }
  }

  /// The length of the byte order mark of UTF-8, which some programs put before a text.
  private static func markLength(_ text: [UInt8]) -> Int { text.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0 }
}
