import FilterSemantics
import FilterVocabulary

/// Collects the words of rows.
struct ValueColumnBuilder {
  private var words = WordTable()
  /// For each word of each row its place and the row, in the order of the rows.
  private var pairs: [(place: UInt32, row: UInt32)] = []
  /// The last row of each word, plus one: a word that stands twice in a row counts once.
  private var lastRows: [UInt32] = []
  /// The list whose values came last, and the place of each of them that came, else -1.
  private var list: ValueList?
  private var listPlaces: [Int] = []
  /// Arrays of words that came before, by their address, with their places: what many items share is kept once by them.
  private var shared = SharedPlaces()
  private var buffer: [UInt8] = []
  private(set) var rowCount = 0

  /// Adds a row of words that are folded.
  mutating func append(_ values: [String]) {
    rowCount += 1
    for value in values { addRow(to: words.insert(value)) }
  }

  /// Adds a row of words in any spelling.
  mutating func append(spelled values: [String]) {
    rowCount += 1
    if values.count < SharedPlaces.least {
      for value in values { addRow(to: place(ofSpelling: value)) }
    } else if let known = shared.places(of: values) {
      for place in known { addRow(to: place) }
    } else {
      let found = values.map { place(ofSpelling: $0) }
      shared.keep(values, found)
      for place in found { addRow(to: place) }
    }
  }

  /// Adds a row of one word in any spelling.
  mutating func append(spelled value: String) {
    rowCount += 1
    addRow(to: place(ofSpelling: value))
  }

  /// Adds a row of values of a list.
  mutating func append(_ values: ListedValues) {
    rowCount += 1
    if list !== values.list {
      list = values.list
      listPlaces = Array(repeating: -1, count: values.list.values.count)
    }
    values.forEachPlace { code in
      if listPlaces[code] < 0 { listPlaces[code] = place(ofSpelling: values.list.values[code]) }
      addRow(to: listPlaces[code])
    }
  }

  /// Adds a row of the words of a folded text.
  mutating func append(wordsOf text: [UInt8]) {
    rowCount += 1
    text.withUnsafeBufferPointer { text in
      var start = 0
      for place in 0...text.count where place == text.count || !TextArena.isWordByte(text[place]) {
        if place > start { addRow(to: words.insert(UnsafeBufferPointer(rebasing: text[start..<place]))) }
        start = place + 1
      }
    }
  }

  /// The place of a word by its folded spelling. Most are ASCII, and folded without a text made of them.
  private mutating func place(ofSpelling value: String) -> Int {
    buffer.removeAll(keepingCapacity: true)
    let isWhole = ValueSpelling.fold(value, into: &buffer)
    return isWhole ? buffer.withUnsafeBufferPointer { words.insert($0) } : words.insert(ValueSpelling.folded(value))
  }

  private mutating func addRow(to place: Int) {
    if place >= lastRows.count { lastRows.append(0) }
    let row = UInt32(truncatingIfNeeded: rowCount)
    if lastRows[place] == row { return }
    lastRows[place] = row
    pairs.append((UInt32(truncatingIfNeeded: place), row &- 1))
  }

  /// The column of all that was added. Linear in the words of the rows.
  func column() -> ValueColumn {
    var starts = [UInt32](repeating: 0, count: words.count + 1)
    for pair in pairs { starts[Int(pair.place) + 1] += 1 }
    for place in 0..<words.count { starts[place + 1] += starts[place] }
    var next = starts
    var rows = [UInt32](repeating: 0, count: pairs.count)
    for pair in pairs {
      rows[Int(next[Int(pair.place)])] = pair.row
      next[Int(pair.place)] += 1
    }
    return ValueColumn(rowCount: rowCount, words: words, starts: starts, rows: rows)
  }
}
