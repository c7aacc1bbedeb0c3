import FilterSemantics

/// Where the texts of a column name their own item. The marks turn `when ashwick elf enters` into `when ~ enters`,
/// which terms with a `~` search, without storing both texts.
struct SelfMarks: Sendable {
  /// A byte offset in a text and the number of bytes that a `~` replaces.
  typealias Mark = (offset: Int, length: Int)

  /// The index of the first mark of each text, followed by the total. Empty if no text has marks.
  private var starts: [UInt32] = [0]
  private var offsets: [UInt32] = []
  private var lengths: [UInt32] = []

  /// Replacement texts that marks cannot express, by text index.
  private var others: [UInt32: [UInt8]] = [:]

  init() {}

  /// The number of texts.
  var count: Int { starts.count - 1 }

  /// Adds the marks of a text, ascending and not overlapping.
  mutating func append(_ marks: [Mark]) {
    for mark in marks {
      offsets.append(UInt32(mark.offset))
      lengths.append(UInt32(mark.length))
    }
    starts.append(UInt32(offsets.count))
  }

  /// Adds the marks that turn a text into its replacement, or the whole replacement if no marks do.
  mutating func append(_ text: [UInt8], replacedBy replaced: [UInt8]) {
    if let marks = SelfMarks.between(text, and: replaced) { return append(marks) }
    others[UInt32(count)] = replaced
    append([])
  }

  /// The texts whose replacement is stored whole, so that searching the text says nothing about it.
  var unrelated: [Int] { others.keys.map { Int($0) } }

  /// Whether a text has marks or a replacement.
  func hasMarks(_ text: Int) -> Bool {
    text >= 0 && text < count && (starts[text] < starts[text + 1] || others[UInt32(text)] != nil)
  }

  /// Writes a text with a `~` for each mark.
  func write(_ text: Int, bytes: UnsafeBufferPointer<UInt8>, into result: inout [UInt8]) {
    result.removeAll(keepingCapacity: true)
    if !others.isEmpty, let whole = others[UInt32(truncatingIfNeeded: text)] {
      result += whole
      return
    }
    var next = 0
    if text < count {
      for mark in Int(starts[text])..<Int(starts[text + 1]) {
        let offset = Int(offsets[mark])
        guard offset >= next, offset <= bytes.count else { break }
        result.append(contentsOf: bytes[next..<offset])
        result.append(UInt8(ascii: "~"))
        next = min(bytes.count, offset + Int(lengths[mark]))
      }
    }
    result.append(contentsOf: bytes[next...])
  }
}

extension SelfMarks {
  /// The marks that turn one text into another; nil if no marks do. If several ways do, they write the same. Each
  /// piece between two `~` is searched at its first occurrence after the previous one. Linear in both texts.
  static func between(_ text: [UInt8], and replaced: [UInt8]) -> [Mark]? {
    var marks: [Mark] = []
    var (index, next) = (0, 0)
    while next < replaced.count {
      if index < text.count, text[index] == replaced[next] {
        index += 1
        next += 1
        continue
      }
      guard replaced[next] == UInt8(ascii: "~") else { return nil }
      next += 1
      var end = next
      while end < replaced.count, replaced[end] != UInt8(ascii: "~") { end += 1 }
      let piece = replaced[next..<end]
      let found = end == replaced.count ? text.count - piece.count : first(piece, in: text, from: index + 1)
      guard let found, found > index, found <= text.count else { return nil }
      marks.append((index, found - index))
      index = found
    }
    return index == text.count ? marks : nil
  }

  private static func first(_ piece: ArraySlice<UInt8>, in text: [UInt8], from start: Int) -> Int? {
    if piece.count > 64 { return firstOfLong(Array(piece), in: text, from: start) }
    var index = start
    while index + piece.count <= text.count {
      if text[index..<index + piece.count].elementsEqual(piece) { return index }
      index += 1
    }
    return nil
  }

  /// Linear-time search for long pieces by the algorithm of Knuth, Morris and Pratt.
  private static func firstOfLong(_ piece: [UInt8], in text: [UInt8], from start: Int) -> Int? {
    var kept = [0]
    kept.reserveCapacity(piece.count)
    var matched = 0
    for byte in piece.dropFirst() {
      while matched > 0, piece[matched] != byte { matched = kept[matched - 1] }
      if piece[matched] == byte { matched += 1 }
      kept.append(matched)
    }
    matched = 0
    for index in start..<max(start, text.count) {
      while matched > 0, piece[matched] != text[index] { matched = kept[matched - 1] }
      if piece[matched] == text[index] { matched += 1 }
      if matched == piece.count { return index + 1 - matched }
    }
    return nil
  }
}

extension SelfMarks {
  func write(to writer: inout PreparedWriter) {
    writer.write(array: offsets)
    writer.write(array: lengths)
    writer.write(array: starts)
    let indices = others.keys.sorted()
    writer.write(array: indices)
    for index in indices { writer.write(array: others[index] ?? []) }
  }

  /// Reads the marks of texts. They must ascend within each text without overlap and stay inside it.
  init(_ reader: inout PreparedReader, of texts: TextArena) throws(PreparedFormError) {
    offsets = try reader.array()
    lengths = try reader.array(count: offsets.count)
    starts = try reader.starts(count: texts.count, total: offsets.count)
    for text in 0..<texts.count {
      let length = UInt64(texts.range(of: text).count)
      var next: UInt64 = 0
      for mark in Int(starts[text])..<Int(starts[text + 1]) {
        guard offsets[mark] >= next else { throw .damaged }
        next = UInt64(offsets[mark]) + UInt64(lengths[mark])
        guard next <= length else { throw .damaged }
      }
    }
    let indices = try reader.array(below: texts.count)
    guard indices.isAscending(by: 1) else { throw .damaged }
    for index in indices { others[index] = try reader.array() }
  }
}
