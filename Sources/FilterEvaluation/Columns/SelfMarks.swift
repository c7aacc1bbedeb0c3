import FilterSemantics

/// Where the texts of a column name their own item: what makes out of `when ashwick elf enters` the text `when ~ enters`, which
/// terms with a `~` are looked for in. The texts themselves are not kept twice.
struct SelfMarks: Sendable {
  /// A place in a text, in bytes from its beginning, and how many bytes a `~` stands for.
  typealias Mark = (offset: Int, length: Int)

  /// Where the marks of each text begin in the lists that follow; and one more. Empty where no text has any.
  private var starts: [UInt32] = [0]
  private var offsets: [UInt32] = []
  private var lengths: [UInt32] = []

  /// Texts that are no marked form of their own: whole, by their place.
  private var others: [UInt32: [UInt8]] = [:]

  init() {}

  /// How many texts there are.
  var count: Int { starts.count - 1 }

  /// Adds the marks of a text, ascending and apart.
  mutating func append(_ marks: [Mark]) {
    for mark in marks {
      offsets.append(UInt32(mark.offset))
      lengths.append(UInt32(mark.length))
    }
    starts.append(UInt32(offsets.count))
  }

  /// Adds the marks that turn a text into another, which names no item; or, where no marks do, the other text whole.
  mutating func append(_ text: [UInt8], replacedBy replaced: [UInt8]) {
    if let marks = SelfMarks.between(text, replaced) { return append(marks) }
    others[UInt32(count)] = replaced
    append([])
  }

  /// The texts that have nothing to do with their other form, so that nothing can be told of it by looking at them.
  var unrelated: [Int] { others.keys.map { Int($0) } }

  /// Whether a text has any.
  func hasMarks(_ text: Int) -> Bool {
    text >= 0 && text < count && (starts[text] < starts[text + 1] || others[UInt32(text)] != nil)
  }

  /// Writes a text with a `~` for each mark.
  func write(_ text: Int, _ bytes: UnsafeBufferPointer<UInt8>, into result: inout [UInt8]) {
    result.removeAll(keepingCapacity: true)
    if !others.isEmpty, let whole = others[UInt32(truncatingIfNeeded: text)] { return result += whole }
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
  /// The marks that turn one text into another; nil where no marks do. Where several ways do, any of them: what is written
  /// is the same. Each piece between two `~` is looked for at its first place after the one before. Linear in both texts.
  static func between(_ text: [UInt8], _ replaced: [UInt8]) -> [Mark]? {
    var marks: [Mark] = []
    var (place, next) = (0, 0)
    while next < replaced.count {
      if place < text.count, text[place] == replaced[next] {
        place += 1
        next += 1
        continue
      }
      guard replaced[next] == UInt8(ascii: "~") else { return nil }
      next += 1
      var end = next
      while end < replaced.count, replaced[end] != UInt8(ascii: "~") { end += 1 }
      let piece = replaced[next..<end]
      let found = end == replaced.count ? text.count - piece.count : first(piece, in: text, from: place + 1)
      guard let found, found > place, found <= text.count else { return nil }
      marks.append((place, found - place))
      place = found
    }
    return place == text.count ? marks : nil
  }

  private static func first(_ piece: ArraySlice<UInt8>, in text: [UInt8], from start: Int) -> Int? {
    if piece.count > 64 { return firstOfLong(Array(piece), in: text, from: start) }
    var place = start
    while place + piece.count <= text.count {
      if text[place..<place + piece.count].elementsEqual(piece) { return place }
      place += 1
    }
    return nil
  }

  /// The same in linear time for pieces of any length, by the algorithm of Knuth, Morris and Pratt: after a mismatch the longest
  /// beginning of the piece that still fits is kept.
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
    for place in start..<max(start, text.count) {
      while matched > 0, piece[matched] != text[place] { matched = kept[matched - 1] }
      if piece[matched] == text[place] { matched += 1 }
      if matched == piece.count { return place + 1 - matched }
    }
    return nil
  }
}

extension SelfMarks {
  func write(to writer: inout PreparedWriter) {
    writer.write(array: offsets)
    writer.write(array: lengths)
    writer.write(array: starts)
    let places = others.keys.sorted()
    writer.write(array: places)
    for place in places { writer.write(array: others[place] ?? []) }
  }

  /// Reads the marks of some texts. They ascend within each text, apart and not beyond its end.
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
    let places = try reader.array(below: texts.count)
    guard places.isAscending(by: 1) else { throw .damaged }
    for place in places { others[place] = try reader.array() }
  }
}
