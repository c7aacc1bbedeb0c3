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
  /// is the same. Each piece between two `~` is looked for at its first place behind the one before. Linear in most texts, in
  /// the worst case the product of the lengths of a text and its longest piece.
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
    var place = start
    while place + piece.count <= text.count {
      if text[place..<place + piece.count].elementsEqual(piece) { return place }
      place += 1
    }
    return nil
  }
}

extension SelfMarks {
  func write(to writer: inout PreparedWriter) {
    writer.write(array: starts)
    writer.write(array: offsets)
    writer.write(array: lengths)
    let places = others.keys.sorted()
    writer.write(array: places)
    for place in places { writer.write(array: others[place] ?? []) }
  }

  init(_ reader: inout PreparedReader) throws(PreparedFormError) {
    starts = try reader.array()
    offsets = try reader.array()
    lengths = try reader.array()
    guard offsets.count == lengths.count, starts.first == 0, Int(starts[starts.count - 1]) == offsets.count else {
      throw .damaged
    }
    for place in starts.indices.dropFirst() where starts[place - 1] > starts[place] { throw .damaged }
    let places: [UInt32] = try reader.array()
    for place in places { others[place] = try reader.array() }
  }
}
