import FilterAST
import FilterSemantics
import FilterText
import FilterVocabulary

/// A column of words, any number per row: for each word its rows.
struct ValueColumn: Sendable {
  let rowCount: Int
  /// The distinct folded words, in the order of their first occurrence.
  let words: WordTable
  /// The number of rows of the words before each word, followed by the total.
  let starts: [UInt32]
  /// How the first row of a word spells it, by word index, where that is not the folded word. Empty if the column was
  /// read from a prepared form without spellings.
  let spellings: [Int: String]
  /// Whether the prepared form has the spellings, in which texts are searched.
  let keepsSpellings: Bool
  /// How the words are read, which are keys then; nil if they are folded values.
  let keyed: KeyedReading?
  /// Frequent words as sets, by word index.
  private let dense: [Int: Bitset]
  /// The rows of the other words, ascending for each word, with the index of the first row of each word.
  private let sparse: (rows: [UInt32], starts: [UInt32])

  /// A column from the rows of each word; `starts` has the index of the first row of each, followed by the total.
  init(
    rowCount: Int, words: WordTable, starts: [UInt32], rows: [UInt32], spellings: [Int: String] = [:],
    keepsSpellings: Bool = false, keyed: KeyedReading? = nil
  ) {
    self.rowCount = rowCount
    self.keepsSpellings = keepsSpellings
    self.keyed = keyed
    self.spellings = spellings
    self.words = words
    self.starts = starts
    Steps.add(words.count + rows.count)
    var dense: [Int: Bitset] = [:]
    for index in 0..<words.count {
      let run = Int(starts[index])..<Int(starts[index + 1])
      if run.count * 32 > rowCount, rowCount > 2_048 {
        var bits = Bitset(size: rowCount)
        bits.insert(rows[run])
        dense[index] = bits
      }
    }
    self.dense = dense
    if dense.isEmpty {
      sparse = (rows, starts)
      return
    }
    var sparse: (rows: [UInt32], starts: [UInt32]) = ([], [0])
    for index in 0..<words.count {
      if dense[index] == nil { sparse.rows += rows[Int(starts[index])..<Int(starts[index + 1])] }
      sparse.starts.append(UInt32(sparse.rows.count))
    }
    self.sparse = sparse
  }

  /// The rows of all words, ascending for each word. Linear in them.
  var rows: [UInt32] {
    if dense.isEmpty { return sparse.rows }
    var rows: [UInt32] = []
    rows.reserveCapacity(Int(starts[words.count]))
    for index in 0..<words.count { rows += self.rows(ofWord: index) }
    return rows
  }

  /// The rows of the word at an index, ascending.
  func rows(ofWord index: Int) -> ArraySlice<UInt32> {
    if let known = dense[index] { return known.rows().map { UInt32(truncatingIfNeeded: $0) }[...] }
    return sparse.rows[Int(sparse.starts[index])..<Int(sparse.starts[index + 1])]
  }

  /// The stored set of the rows that have a folded word; nil if it is not frequent.
  func set(of word: String) -> Bitset? { words.index(of: word).flatMap { dense[$0] } }

  /// Adds the rows that have a folded word.
  func add(_ word: String, to bits: inout Bitset) {
    guard let index = words.index(of: word) else { return }
    if let known = dense[index] { return bits.formUnion(known) }
    bits.insert(rows(ofWord: index))
  }

  /// Adds the rows that have a word whose spelling passes. Linear in the words.
  func add(_ probe: inout TextProbe, to bits: inout Bitset) {
    for index in 0..<words.count {
      var text = spelling(ofWord: index)
      guard text.withUTF8({ probe.passes(unfolded: $0) }) else { continue }
      if let known = dense[index] { bits.formUnion(known) } else { bits.insert(rows(ofWord: index)) }
    }
  }

  /// How the first row of the word at an index spells it.
  func spelling(ofWord index: Int) -> String { spellings[index] ?? words[index] }

  /// Adds the rows that have a key in one of some spans. Linear in the words.
  func add(_ spans: [KeySpan], to bits: inout Bitset) {
    for index in 0..<words.count {
      let key = ExactText(words[index])
      guard spans.contains(where: { $0.contains(key) }) else { continue }
      if let known = dense[index] { bits.formUnion(known) } else { bits.insert(rows(ofWord: index)) }
    }
  }

  /// How many rows have the word.
  func count(_ word: String) -> Int { words.index(of: word).map { count(ofWord: $0) } ?? 0 }

  /// How many rows have the word at an index.
  func count(ofWord index: Int) -> Int { Int(starts[index + 1] - starts[index]) }
}

/// Collects the words of rows.
struct ValueColumnBuilder {
  private var words = WordTable()
  /// The word index and the row of each occurrence, in the order of the rows.
  private var pairs: [(index: UInt32, row: UInt32)] = []
  /// The last row of each word plus 1, so that a repeated word of a row counts once.
  private var lastRows: [UInt32] = []
  /// The list of the last values, and the word index of each of its values; -1 if not seen.
  private var list: ValueList?
  private var listIndices: [Int] = []
  /// The word indices of arrays that many items share.
  private var shared = SharedIndices()
  private var buffer: [UInt8] = []
  private var spellings: [Int: String] = [:]
  private var spellingBytes = 0
  private(set) var rowCount = 0

  /// The bytes in use, and those of the column. The words that are offered as values of the field take more.
  var footprint: Int {
    let spelled = spellingBytes + spellings.capacity * 48
    let offered = min(words.count, Vocabulary.maximumCountedValues) * ValueColumnBuilder.footprintOfOffered
    return words.footprint + pairs.capacity * 8 + pairs.count * 4 + lastRows.capacity * 12 + spelled + offered
  }

  /// The bytes of a value of a vocabulary, with its places in the indexes of completion.
  private static var footprintOfOffered: Int { 512 }

  /// Leaves rows without words, so that the next one has an index.
  mutating func skip(to row: Int) { rowCount = max(rowCount, row) }

  /// Adds a row of folded words.
  mutating func append(_ values: [String]) {
    rowCount += 1
    for value in values { addRow(to: words.insert(value)) }
  }

  /// Adds a row of folded words with their spellings.
  mutating func append(_ values: [String], spelled: [String]) {
    rowCount += 1
    for (value, spelling) in zip(values, spelled) {
      let known = words.count
      let index = words.insert(value)
      if index == known, value != spelling { keep(spelling, of: index) }
      addRow(to: index)
    }
  }

  /// Adds a row of words in any spelling.
  mutating func append(spelled values: [String], in form: TextForm? = nil) {
    rowCount += 1
    if values.count < SharedIndices.minimumCount {
      for value in values { addRow(to: index(ofSpelling: value, in: form)) }
    } else if let known = shared.indices(of: values) {
      for index in known { addRow(to: index) }
    } else {
      let found = values.map { index(ofSpelling: $0, in: form) }
      shared.keep(values, indices: found)
      for index in found { addRow(to: index) }
    }
  }

  /// Adds a row of one word in any spelling.
  mutating func append(spelled value: String, in form: TextForm? = nil) {
    rowCount += 1
    addRow(to: index(ofSpelling: value, in: form))
  }

  /// Adds a row of values of a fixed list.
  mutating func append(_ values: ListedValues, in form: TextForm? = nil) {
    rowCount += 1
    if list !== values.list {
      list = values.list
      listIndices = Array(repeating: -1, count: values.list.values.count)
    }
    values.forEachIndex { code in
      if listIndices[code] < 0 { listIndices[code] = index(ofSpelling: values.list.values[code], in: form) }
      addRow(to: listIndices[code])
    }
  }

  /// Adds a row of the words of a folded text.
  mutating func append(wordsOf text: [UInt8]) {
    rowCount += 1
    text.withUnsafeBufferPointer { text in
      var start = 0
      for index in 0...text.count where index == text.count || !TextArena.isWordByte(text[index]) {
        if index > start { addRow(to: words.insert(UnsafeBufferPointer(rebasing: text[start..<index]))) }
        start = index + 1
      }
    }
  }

  /// The index of a word by its spelling in a form, or by the folded value. Most words are ASCII and are folded without creating a string.
  private mutating func index(ofSpelling value: String, in form: TextForm?) -> Int {
    buffer.removeAll(keepingCapacity: true)
    var isWhole = true
    if let form {
      form.append(value.utf8, to: &buffer)
    } else {
      isWhole = ValueSpelling.fold(value, into: &buffer)
    }
    let known = words.count
    let index =
      isWhole ? buffer.withUnsafeBufferPointer { words.insert($0) } : words.insert(ValueSpelling.folded(value))
    if index == known, words[index] != value { keep(value, of: index) }
    return index
  }

  private mutating func keep(_ spelling: String, of index: Int) {
    spellings[index] = spelling
    spellingBytes += spelling.footprint
  }

  private mutating func addRow(to index: Int) {
    Steps.add(1)
    if index >= lastRows.count { lastRows.append(0) }
    let row = UInt32(truncatingIfNeeded: rowCount)
    if lastRows[index] == row { return }
    lastRows[index] = row
    pairs.append((UInt32(truncatingIfNeeded: index), row &- 1))
  }

  /// The column of the added rows. Linear in the words of the rows.
  func column(keyed: KeyedReading? = nil, keepsSpellings: Bool = false) -> ValueColumn {
    var starts = [UInt32](repeating: 0, count: words.count + 1)
    for pair in pairs { starts[Int(pair.index) + 1] += 1 }
    for index in 0..<words.count { starts[index + 1] += starts[index] }
    var next = starts
    var rows = [UInt32](repeating: 0, count: pairs.count)
    for pair in pairs {
      rows[Int(next[Int(pair.index)])] = pair.row
      next[Int(pair.index)] += 1
    }
    return ValueColumn(
      rowCount: rowCount, words: words, starts: starts, rows: rows, spellings: spellings,
      keepsSpellings: keepsSpellings,
      keyed: keyed)
  }
}

/// A cache of word indices by the identity of the array. Many items share an array, such as the formats in which a
/// card is legal, and need not look up its words again.
struct SharedIndices {
  /// Shorter arrays are looked up faster than the cache.
  static let minimumCount = 4

  private struct Kept {
    // Retained, so that no other array gets the same address.
    let values: [String]
    let address: UnsafeRawPointer?
    let indices: [Int]
  }

  private var kept: [Kept?] = []

  private static let size = 256

  private static func address(of values: [String]) -> UnsafeRawPointer? {
    values.withUnsafeBufferPointer { UnsafeRawPointer($0.baseAddress) }
  }

  private static func slot(of address: UnsafeRawPointer?) -> Int {
    let bits = UInt64(UInt(bitPattern: address))
    return Int(truncatingIfNeeded: (bits &* 0x9E37_79B9_7F4A_7C15) &>> 56)
  }

  /// The cached indices of an array; nil for another array.
  func indices(of values: [String]) -> [Int]? {
    if kept.isEmpty { return nil }
    let address = SharedIndices.address(of: values)
    guard let found = kept[SharedIndices.slot(of: address)], found.address == address,
      found.values.count == values.count
    else { return nil }
    return found.indices
  }

  /// Caches the indices of an array, replacing another array in the same slot.
  mutating func keep(_ values: [String], indices: [Int]) {
    if kept.isEmpty { kept = Array(repeating: nil, count: SharedIndices.size) }
    let address = SharedIndices.address(of: values)
    kept[SharedIndices.slot(of: address)] = Kept(values: values, address: address, indices: indices)
  }
}
