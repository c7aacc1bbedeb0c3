import FilterRegex

/// A column of texts, folded in each way its field is searched.
struct TextColumn: Sendable {
  /// In lower case.
  let literal: TextArena
  /// Reduced to letters and digits; empty where the field is not searched so.
  let collated: TextArena
  /// In lower case, with the names of the item replaced; empty where the field has no such text.
  let selfReferring: TextArena
  /// The rows that have a text at all.
  let present: Bitset
  /// The words of the texts and which rows have them; nil where the field is not searched for words.
  let words: ValueColumn?

  /// The texts a test searches.
  func arena(_ test: TextTest) -> TextArena {
    if test.isSelfReferring { return selfReferring }
    return test.isLiteral ? literal : collated
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
    guard case .matches(let regex) = probe.test.kind else {
      return arena.search(probe.test, among: rows, into: &bits, limit: limit)
    }
    var left = limit
    candidates(regex, among: rows, in: arena, probe.test).forEach { row in
      if probe.passes(row, of: arena) {
        bits.insert(row)
        left &-= 1
      }
      return left > 0
    }
    return limit - left
  }
}

/// Collects texts.
struct TextColumnBuilder {
  private var literal = TextArena()
  private var collated = TextArena()
  private var selfReferring = TextArena()
  private var present: [UInt64] = []
  private var words: ValueColumnBuilder?
  private let isCollated: Bool
  private let hasGrams: Bool
  private let refersToItself: Bool
  private var buffer: [UInt8] = []

  /// `hasGrams` says whether the literal texts keep their triples of bytes, where there are many.
  init(isCollated: Bool, hasWords: Bool, hasGrams: Bool = true, refersToItself: Bool) {
    self.isCollated = isCollated
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
    TextFolding.literal((text ?? "").utf8, into: &buffer)
    literal.append(buffer)
    words?.append(wordsOf: buffer)
    if isCollated {
      buffer.removeAll(keepingCapacity: true)
      TextFolding.collated((text ?? "").utf8, into: &buffer)
      collated.append(buffer)
    }
    if refersToItself {
      buffer.removeAll(keepingCapacity: true)
      // A part without a text has none in which its names are replaced either.
      TextFolding.literal((text == nil ? "" : replaced ?? text ?? "").utf8, into: &buffer)
      selfReferring.append(buffer)
    }
  }

  mutating func column() -> TextColumn {
    let present = Bitset(size: count, words: present)
    literal.finish(gramsFrom: hasGrams ? TextArena.leastForGrams : .max)
    if isCollated { collated.finish() }
    if refersToItself { selfReferring.finish() }
    return TextColumn(
      literal: literal, collated: collated, selfReferring: selfReferring, present: present, words: words?.column())
  }
}
