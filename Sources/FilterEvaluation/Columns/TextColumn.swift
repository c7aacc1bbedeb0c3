import FilterRegex
import FilterSemantics

/// A column of texts, folded in each way its field is searched.
struct TextColumn: Sendable {
  /// In lower case; where the field folds accents, without them.
  let literal: TextArena
  /// Reduced to letters and digits; empty where the field is not searched so.
  let collated: TextArena
  /// Where the literal texts name their own item; empty where the field is not searched so.
  let marks: SelfMarks
  /// The rows that have a text at all.
  let present: Bitset
  /// The words of the texts and which rows have them; nil where the field is not searched for words.
  let words: ValueColumn?

  /// The texts a test searches; for one that refers to the item itself those that its marks are of.
  func arena(_ test: TextTest) -> TextArena {
    test.isLiteral ? literal : collated
  }

  /// Whether the text of a row passes. A row without a text has an empty one here; see ``present``.
  func passes(_ row: Int, _ probe: inout TextProbe) -> Bool {
    if probe.test.isSelfReferring { return probe.passes(row, of: literal, marks) }
    return probe.passes(row, of: arena(probe.test))
  }

  /// Whether the rows that pass are known without looking at a text: those that have one word.
  func isIndexed(_ test: TextTest) -> Bool {
    guard words != nil, test.kind == .containsWords, !test.isSelfReferring else { return false }
    return test.needle.allSatisfy { TextArena.isWordByte($0) }
  }

  /// Adds those of some rows that pass, all of them or the first so many; answers how many.
  @discardableResult
  func add(_ probe: inout TextProbe, among rows: Range<Int>, to bits: inout Bitset, limit: Int = .max) -> Int {
    let arena = arena(probe.test)
    if arena.count == 0 { return 0 }
    if isIndexed(probe.test), let words {
      var found = Bitset(size: bits.size)
      words.add(String(decoding: probe.test.needle, as: UTF8.self), to: &found)
      return bits.insert(found, among: rows, limit: limit)
    }
    var candidates: Bitset
    if case .matches(let regex) = probe.test.kind {
      candidates = self.candidates(regex, among: rows, in: arena, probe.test)
    } else if probe.test.isSelfReferring {
      candidates = marked(among: rows, probe.test)
    } else {
      return arena.search(probe.test, among: rows, into: &bits, limit: limit)
    }
    if probe.test.isSelfReferring {
      for row in marks.unrelated where rows.contains(row) && present.contains(row) { candidates.insert(row) }
    }
    var left = limit
    candidates.forEach { row in
      if passes(row, &probe) {
        bits.insert(row)
        left &-= 1
      }
      return left > 0
    }
    return limit - left
  }

  /// The rows in which a needle with a `~` may occur: those with the longest piece of it between two `~`, and with a mark.
  private func marked(among rows: Range<Int>, _ test: TextTest) -> Bitset {
    let pieces = test.needle.split(separator: UInt8(ascii: "~"))
    var found = Bitset(size: present.size)
    if let longest = pieces.max(by: { $0.count < $1.count }) {
      let piece = TextTest(field: test.field, kind: .contains, needle: Array(longest), isSelfReferring: false)
      literal.search(piece, among: rows, into: &found)
    } else {
      found = Bitset(size: present.size, range: rows)
    }
    // A text may have a `~` of its own.
    if literal.frequencies[Int(UInt8(ascii: "~"))] > 0 { return found }
    let some = found
    some.forEach { row in
      if !marks.hasMarks(row) { found.remove(row) }
      return true
    }
    return found
  }
}

/// Collects texts.
struct TextColumnBuilder {
  private var literal = TextArena()
  private var collated = TextArena()
  private var marks = SelfMarks()
  private var present: [UInt64] = []
  private var words: ValueColumnBuilder?
  private let isCollated: Bool
  /// The form of the texts that are not collated.
  private let form: TextForm
  private let hasGrams: Bool
  private let refersToItself: Bool
  private var buffer: [UInt8] = []

  /// `hasGrams` says whether the literal texts keep their triples of bytes, where there are many.
  init(
    isCollated: Bool, hasWords: Bool, hasGrams: Bool = true, refersToItself: Bool, foldsAccents: Bool = false
  ) {
    self.isCollated = isCollated
    form = foldsAccents ? .unaccented : .literal
    self.hasGrams = hasGrams
    words = hasWords ? ValueColumnBuilder() : nil
    self.refersToItself = refersToItself
  }

  /// How many rows there are.
  var count: Int { literal.count }

  mutating func append(_ text: String?, selfReferring replaced: String?) {
    if count & 63 == 0 { present.append(0) }
    if text != nil { present[count >> 6] |= 1 << UInt64(count & 63) }
    buffer.removeAll(keepingCapacity: true)
    form.append((text ?? "").utf8, to: &buffer)
    literal.append(buffer)
    words?.append(wordsOf: buffer)
    if isCollated {
      buffer.removeAll(keepingCapacity: true)
      TextFolding.collated((text ?? "").utf8, into: &buffer)
      collated.append(buffer)
    }
    if refersToItself {
      // A part without a text has none in which its names are replaced either.
      mark(text ?? "", text == nil ? nil : replaced)
    }
  }

  private mutating func mark(_ text: String, _ replaced: String?) {
    guard let replaced, replaced != text else { return marks.append([]) }
    buffer.removeAll(keepingCapacity: true)
    form.append(replaced.utf8, to: &buffer)
    let folded = Array(literal.bytes[literal.range(of: count - 1)])
    marks.append(folded, replacedBy: buffer)
  }

  mutating func column() -> TextColumn {
    let present = Bitset(size: count, words: present)
    literal.finish(gramsFrom: hasGrams ? TextArena.leastForGrams : .max)
    if isCollated { collated.finish() }
    return TextColumn(
      literal: literal, collated: collated, marks: marks, present: present, words: words?.column())
  }
}
