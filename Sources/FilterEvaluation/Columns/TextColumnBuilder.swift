import FilterSemantics
import FilterText

/// Collects texts. From some number of rows on, rows with the same text share it if many do.
struct TextColumnBuilder {
  private var literal: TextArena
  private var collated = TextArena()
  private var marks = SelfMarks()
  private var present: [UInt64] = []
  private var words: ValueColumnBuilder?
  private var sharing: SharedTexts?
  private let isCollated: Bool
  private let hasWords: Bool
  /// The form of the literal texts.
  private let form: TextForm
  private let hasGrams: Bool
  private let refersToItself: Bool
  /// Whether words are searched by their beginnings.
  private let keepsChanges: Bool
  private let rowsUntilSharing: Int
  /// The number of rows at which sharing is tried next.
  private var rowsUntilNextTry: Int
  private var buffer: [UInt8] = []
  private var changes: [Int] = []
  private var collatedBuffer: [UInt8] = []
  private var key: [UInt8] = []

  /// The number of rows before which texts are not shared.
  static let rowsUntilSharing = 1 << 16

  /// `hasGrams` says whether the literal texts get a trigram index if they are long enough.
  init(
    isCollated: Bool, hasWords: Bool, hasGrams: Bool = true, refersToItself: Bool, form: TextForm = .literal,
    keepsChanges: Bool = false, rowsUntilSharing: Int = TextColumnBuilder.rowsUntilSharing
  ) {
    self.keepsChanges = keepsChanges
    literal = TextArena(keepsChanges: keepsChanges)
    self.isCollated = isCollated
    self.hasWords = hasWords
    self.form = form
    self.hasGrams = hasGrams
    words = hasWords ? ValueColumnBuilder() : nil
    self.refersToItself = refersToItself
    // Marks are of rows, since rows with the same text may have different names.
    self.rowsUntilSharing = refersToItself ? .max : rowsUntilSharing
    rowsUntilNextTry = self.rowsUntilSharing
  }

  mutating func append(_ text: String?, selfReferring replaced: String?) {
    if sharing == nil, literal.count >= rowsUntilNextTry {
      // Again with twice the rows: a hundred thousand people may have different names that ten million share.
      rowsUntilNextTry = max(1, min(literal.count, .max / 2)) * 2
      share(for: 4)
    }
    if sharing != nil {
      if sharing?.wait(text) == false { addWaiting() }
      return
    }
    fold((text ?? "").utf8)
    append(literal: buffer, changes, collated: collatedBuffer, isPresent: text != nil)
    if refersToItself {
      // A part without a text has no replaced text either.
      mark(text ?? "", replaced: text == nil ? nil : replaced)
    }
  }

  /// The bytes in use, and those of the indexes of the column.
  var footprint: Int {
    // The trigrams of long texts take about as much as a third of them.
    let grams = hasGrams && literal.bytes.count >= TextArena.minimumForGrams ? literal.bytes.count / 3 : 0
    return literal.footprint + (isCollated ? collated.footprint : 0) + present.capacity * 8 + grams
      + (words?.footprint ?? 0) + (sharing?.footprint ?? 0)
  }

  /// Folds a text into the buffers.
  private mutating func fold(_ text: some Collection<UInt8>) {
    buffer.removeAll(keepingCapacity: true)
    form.append(text, to: &buffer)
    changes.removeAll(keepingCapacity: true)
    if keepsChanges {
      if text.withContiguousStorageIfAvailable({ WordBeginnings.appendChanges(of: $0, in: form, to: &changes) }) == nil
      {
        Array(text).withUnsafeBufferPointer { WordBeginnings.appendChanges(of: $0, in: form, to: &changes) }
      }
    }
    collatedBuffer.removeAll(keepingCapacity: true)
    if isCollated { TextFolding.collated(text, into: &collatedBuffer) }
  }

  private mutating func append(
    literal text: some Collection<UInt8>, _ changes: [Int], collated other: some Collection<UInt8>, isPresent: Bool
  ) {
    if literal.count & 63 == 0 { present.append(0) }
    if isPresent { present[literal.count >> 6] |= 1 << UInt64(literal.count & 63) }
    literal.append(text, changes: changes)
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
    addWaiting()
    if sharing?.isWorthwhile(for: 2) == false {
      unshare()
    } else if sharing == nil, literal.count > 0, literal.count >= rowsUntilSharing {
      share(for: 2)
    }
    let texts = column()
    guard let sharing else { return .texts(texts) }
    let groups = RowGroups(codes: sharing.codes, codeCount: sharing.count, hasRanges: false)
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
  /// Replaces the texts by the distinct ones, if each has a number of rows on average.
  private mutating func share(for minimum: Int) {
    if !isLikelyWorthwhile(for: minimum) { return }
    var all = self
    all.sharing = SharedTexts()
    all.empty()
    Steps.add(literal.bytes.count)
    for row in 0..<literal.count {
      guard present[row >> 6] >> UInt64(row & 63) & 1 == 1 else {
        all.sharing?.codes.append(0)
        continue
      }
      all.buffer.removeAll(keepingCapacity: true)
      all.buffer += literal.bytes[literal.range(of: row)]
      all.changes = literal.changes(of: row)
      all.collatedBuffer.removeAll(keepingCapacity: true)
      if isCollated { all.collatedBuffer += collated.bytes[collated.range(of: row)] }
      all.appendShared()
    }
    if all.sharing?.isWorthwhile(for: minimum) == true { self = all }
  }

  /// The number of rows whose texts are compared to find out whether sharing is worthwhile.
  private static var sample: Int { 1 << 16 }

  /// Whether the texts of a sample have a number of rows on average. All rows of a text are in the sample or none,
  /// which its hash decides.
  private func isLikelyWorthwhile(for minimum: Int) -> Bool {
    var mask = 0
    while literal.count / (mask + 1) > TextColumnBuilder.sample, mask < 127 { mask = 2 * mask + 1 }
    var texts = WordTable()
    var rows = 0
    literal.bytes.withUnsafeBufferPointer { bytes in
      for row in 0..<literal.count {
        let text = UnsafeBufferPointer(rebasing: bytes[literal.range(of: row)])
        // The highest bits, because the low ones choose the slots of the table.
        if mask > 0, WordTable.hash(text) >> 24 & mask != 0 { continue }
        rows += 1
        texts.insert(text)
      }
    }
    return texts.count * minimum <= rows
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
        alone.append(literal: [], [], collated: [], isPresent: false)
      } else {
        alone.append(
          literal: literal.bytes[literal.range(of: text)], literal.changes(of: text),
          collated: isCollated ? collated.bytes[collated.range(of: text)] : [], isPresent: true)
      }
    }
    self = alone
  }

  /// Removes the rows without a text, and returns the others.
  mutating func removeEmptyRows() -> [UInt32] {
    addWaiting()
    if let codes = sharing?.codes {
      Steps.add(codes.count)
      sharing?.codes.removeAll { $0 == 0 }
      return codes.indices.filter { codes[$0] != 0 }.map { UInt32($0) }
    }
    var rows: [UInt32] = []
    for row in 0..<literal.count where present[row >> 6] >> UInt64(row & 63) & 1 == 1 { rows.append(UInt32(row)) }
    Steps.add(literal.count + literal.bytes.count)
    var kept = self
    kept.empty()
    for row in rows { kept.append(row: Int(row), of: self) }
    self = kept
    return rows
  }

  /// Moves each row to one of these, which ascend; those between them have no text.
  mutating func spread(over rows: [UInt32]) {
    addWaiting()
    if let codes = sharing?.codes {
      sharing?.codes = codes.spread(over: rows)
      return
    }
    Steps.add(Int(rows.last ?? 0) + literal.bytes.count)
    var spread = self
    spread.empty()
    for (row, place) in rows.enumerated() {
      while spread.literal.count < place { spread.append(literal: [], [], collated: [], isPresent: false) }
      spread.append(row: row, of: self)
    }
    self = spread
  }

  /// Adds a row of another builder of the same field.
  private mutating func append(row: Int, of other: TextColumnBuilder) {
    append(
      literal: other.literal.bytes[other.literal.range(of: row)], other.literal.changes(of: row),
      collated: isCollated ? other.collated.bytes[other.collated.range(of: row)] : [],
      isPresent: other.present[row >> 6] >> UInt64(row & 63) & 1 == 1)
  }

  private mutating func empty() {
    (literal, collated, present) = (TextArena(keepsChanges: keepsChanges), TextArena(), [])
    words = hasWords ? ValueColumnBuilder() : nil
  }

  /// Adds the rows that wait. Their texts are folded if they did not occur before.
  private mutating func addWaiting() {
    // Moved out and back, since a shared copy would be duplicated by the first write.
    guard var rows = sharing else { return }
    sharing = nil
    let waiting = rows.takeWaiting()
    sharing = rows
    rows = SharedTexts()
    for row in waiting.rows.indices {
      switch waiting.rows[row] {
      case .missing: sharing?.codes.append(0)
      case .known(let code): sharing?.codes.append(code)
      case .other(let range):
        if let code = sharing?.code(ofSpelling: waiting.bytes[range]) {
          sharing?.codes.append(code)
        } else {
          fold(waiting.bytes[range])
          appendShared()
          if let code = sharing?.codes.last { sharing?.know(code, ofSpelling: waiting.bytes[range]) }
        }
      }
    }
  }

  /// Adds the text in the buffers, or a row of a known one.
  private mutating func appendShared() {
    key.removeAll(keepingCapacity: true)
    key += buffer
    if isCollated {
      key.append(TextArena.separator)
      key += collatedBuffer
    }
    // Texts that differ in their words are different.
    for change in changes {
      key.append(TextArena.separator)
      key += Array("\(change)".utf8)
    }
    guard var sharing else { return }
    self.sharing = nil
    let isKnown = sharing.append(key)
    self.sharing = sharing
    if !isKnown { append(literal: buffer, changes, collated: collatedBuffer, isPresent: true) }
  }
}
