import FilterSemantics

/// Collects texts. From some number of rows on, rows with the same text share it if many do.
struct TextColumnBuilder {
  private var literal = TextArena()
  private var collated = TextArena()
  private var marks = SelfMarks()
  private var present: [UInt64] = []
  private var words: ValueColumnBuilder?
  private var sharing: Sharing?
  private let isCollated: Bool
  private let hasWords: Bool
  /// The form of the literal texts.
  private let form: TextForm
  private let hasGrams: Bool
  private let refersToItself: Bool
  private let rowsUntilSharing: Int
  private var buffer: [UInt8] = []
  private var collatedBuffer: [UInt8] = []
  private var key: [UInt8] = []

  /// The distinct texts, and for each row the index of its text plus 1; 0 for none.
  private struct Sharing {
    /// The texts as they are compared: all folded forms.
    var texts = WordTable()
    var codes: [UInt32] = []

    /// Whether a text has several rows on average.
    func isWorthwhile(for minimum: Int) -> Bool { texts.count * minimum <= codes.count }
  }

  /// The number of rows before which texts are not shared.
  static let rowsUntilSharing = 1 << 16

  /// `hasGrams` says whether the literal texts get a trigram index if they are long enough.
  init(
    isCollated: Bool, hasWords: Bool, hasGrams: Bool = true, refersToItself: Bool, foldsAccents: Bool = false,
    rowsUntilSharing: Int = TextColumnBuilder.rowsUntilSharing
  ) {
    self.isCollated = isCollated
    self.hasWords = hasWords
    form = foldsAccents ? .unaccented : .literal
    self.hasGrams = hasGrams
    words = hasWords ? ValueColumnBuilder() : nil
    self.refersToItself = refersToItself
    // Marks are of rows, since rows with the same text may have different names.
    self.rowsUntilSharing = refersToItself ? .max : rowsUntilSharing
  }

  mutating func append(_ text: String?, selfReferring replaced: String?) {
    if sharing == nil, literal.count == rowsUntilSharing { share() }
    guard text != nil || sharing == nil else {
      sharing?.codes.append(0)
      return
    }
    buffer.removeAll(keepingCapacity: true)
    form.append((text ?? "").utf8, to: &buffer)
    collatedBuffer.removeAll(keepingCapacity: true)
    if isCollated { TextFolding.collated((text ?? "").utf8, into: &collatedBuffer) }
    if sharing == nil {
      append(literal: buffer, collated: collatedBuffer, isPresent: text != nil)
    } else {
      appendShared(literal: buffer, collated: collatedBuffer)
    }
    if refersToItself {
      // A part without a text has no replaced text either.
      mark(text ?? "", replaced: text == nil ? nil : replaced)
    }
  }

  private mutating func append(
    literal text: some Collection<UInt8>, collated other: some Collection<UInt8>, isPresent: Bool
  ) {
    if literal.count & 63 == 0 { present.append(0) }
    if isPresent { present[literal.count >> 6] |= 1 << UInt64(literal.count & 63) }
    literal.append(text)
    words?.append(wordsOf: Array(text))
    if isCollated { collated.append(other) }
  }

  private mutating func mark(_ text: String, replaced: String?) {
    guard let replaced, replaced != text else { return marks.append([]) }
    buffer.removeAll(keepingCapacity: true)
    form.append(replaced.utf8, to: &buffer)
    let folded = Array(literal.bytes[literal.range(of: literal.count - 1)])
    marks.append(folded, replacedBy: buffer)
  }

  /// The column of the added texts, shared if that was allowed and is worthwhile.
  mutating func content() -> Column.Content {
    if sharing?.isWorthwhile(for: 2) == false { unshare() }
    let texts = column()
    guard let sharing else { return .texts(texts) }
    let groups = RowGroups(codes: sharing.codes, codeCount: sharing.texts.count)
    return .sharedTexts(SharedTextColumn(texts: texts, groups: groups))
  }

  /// The column of the added texts, each of its own row.
  mutating func column() -> TextColumn {
    literal.finish(gramsFrom: hasGrams ? TextArena.minimumForGrams : .max)
    if isCollated { collated.finish() }
    return TextColumn(
      literal: literal, collated: collated, marks: marks, present: Bitset(size: literal.count, words: present),
      words: words?.column())
  }
}

extension TextColumnBuilder {
  /// Replaces the texts by the distinct ones, if most occurred before.
  private mutating func share() {
    var all = self
    all.sharing = Sharing()
    all.empty()
    for row in 0..<literal.count {
      guard present[row >> 6] >> UInt64(row & 63) & 1 == 1 else {
        all.sharing?.codes.append(0)
        continue
      }
      let other = isCollated ? Array(collated.bytes[collated.range(of: row)]) : []
      all.appendShared(literal: Array(literal.bytes[literal.range(of: row)]), collated: other)
    }
    if all.sharing?.isWorthwhile(for: 4) == true { self = all }
  }

  /// Gives each row a text of its own.
  private mutating func unshare() {
    guard let codes = sharing?.codes else { return }
    var alone = self
    alone.sharing = nil
    alone.empty()
    for code in codes {
      let text = Int(code) - 1
      if text < 0 {
        alone.append(literal: [], collated: [], isPresent: false)
      } else {
        alone.append(
          literal: literal.bytes[literal.range(of: text)],
          collated: isCollated ? collated.bytes[collated.range(of: text)] : [], isPresent: true)
      }
    }
    self = alone
  }

  private mutating func empty() {
    (literal, collated, present) = (TextArena(), TextArena(), [])
    words = hasWords ? ValueColumnBuilder() : nil
  }

  private mutating func appendShared(literal text: [UInt8], collated other: [UInt8]) {
    key.removeAll(keepingCapacity: true)
    key += text
    if isCollated {
      key.append(TextArena.separator)
      key += other
    }
    guard var sharing else { return }
    // Moved out and back, since a shared copy would be duplicated by the first write.
    self.sharing = nil
    let known = sharing.texts.count
    let index = key.withUnsafeBufferPointer { sharing.texts.insert($0) }
    sharing.codes.append(UInt32(truncatingIfNeeded: index + 1))
    self.sharing = sharing
    if index == known { append(literal: text, collated: other, isPresent: true) }
  }
}
