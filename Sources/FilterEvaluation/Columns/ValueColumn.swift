import FilterVocabulary

/// A column of words, any number a row: for each word the rows that have it.
struct ValueColumn: Sendable {
  let rowCount: Int
  /// The words that occur, in the order they were first seen, folded.
  let words: WordTable
  /// Where the rows of each word begin in `rows`; and one more.
  let starts: [UInt32]
  /// The rows of the words, ascending for each.
  let rows: [UInt32]
  /// Words of many rows as sets, by their place.
  private let dense: [Int: Bitset]

  /// A column of these rows for each word.
  init(rowCount: Int, words: WordTable, starts: [UInt32], rows: [UInt32]) {
    self.rowCount = rowCount
    self.words = words
    self.starts = starts
    self.rows = rows
    var dense: [Int: Bitset] = [:]
    for place in 0..<words.count {
      let run = Int(starts[place])..<Int(starts[place + 1])
      if run.count * 32 > rowCount, rowCount > 2_048 {
        var bits = Bitset(size: rowCount)
        for row in rows[run] { bits.insert(Int(row)) }
        dense[place] = bits
      }
    }
    self.dense = dense
  }

  /// Adds the rows that have the word. Folded as the column is.
  func add(_ word: String, to bits: inout Bitset) {
    guard let place = words.place(of: word) else { return }
    if let known = dense[place] { return bits.formUnion(known) }
    for row in rows[Int(starts[place])..<Int(starts[place + 1])] { bits.insert(Int(row)) }
  }

  /// How many rows have the word.
  func count(_ word: String) -> Int {
    words.place(of: word).map { Int(starts[$0 + 1] - starts[$0]) } ?? 0
  }
}

/// Collects the words of rows.
struct ValueColumnBuilder {
  private var places: [String: Int] = [:]
  private var words: [String] = []
  private var rows: [[UInt32]] = []
  /// The places of words by the spelling of the data: most columns have few, and folding each again takes longer.
  private var spellings: [String: Int] = [:]
  /// The list whose values came last, and the place of each of them that came, else -1.
  private var list: ValueList?
  private var listPlaces: [Int] = []
  /// Arrays of words that came before, by their address, with their places: what many items share is kept once by them.
  private var shared = SharedPlaces()
  private(set) var rowCount = 0

  /// Adds a row of words that are folded.
  mutating func append(_ values: [String]) {
    rowCount += 1
    for value in values { addRow(to: place(of: value)) }
  }

  /// Adds a row of words in any spelling.
  mutating func append(spelled values: [String]) {
    rowCount += 1
    if values.count >= SharedPlaces.least {
      if let known = shared.places(of: values) {
        for place in known { addRow(to: place) }
        return
      }
      let found = values.map { place(ofSpelling: $0) }
      shared.keep(values, found)
      for place in found { addRow(to: place) }
      return
    }
    for value in values { addRow(to: place(ofSpelling: value)) }
  }

  /// Adds a row of values of a list.
  mutating func append(_ values: ListedValues) {
    rowCount += 1
    if list !== values.list {
      list = values.list
      listPlaces = Array(repeating: -1, count: values.list.values.count)
    }
    values.forEachPlace { code in
      if listPlaces[code] < 0 { listPlaces[code] = place(of: ValueSpelling.folded(values.list.values[code])) }
      addRow(to: listPlaces[code])
    }
  }

  private mutating func place(ofSpelling value: String) -> Int {
    if let known = spellings[value] { return known }
    let place = place(of: ValueSpelling.folded(value))
    if spellings.count < 4_096 { spellings[value] = place }
    return place
  }

  /// Adds a row of the words of a folded text.
  mutating func append(wordsOf text: [UInt8]) {
    rowCount += 1
    var start = 0
    for place in 0...text.count where place == text.count || !TextArena.isWordByte(text[place]) {
      if place > start { addRow(to: self.place(of: String(decoding: text[start..<place], as: UTF8.self))) }
      start = place + 1
    }
  }

  private mutating func place(of word: String) -> Int {
    if let known = places[word] { return known }
    places[word] = words.count
    words.append(word)
    rows.append([])
    return words.count - 1
  }

  private mutating func addRow(to place: Int) {
    let row = UInt32(rowCount - 1)
    if rows[place].last != row { rows[place].append(row) }
  }

  func column() -> ValueColumn {
    var starts: [UInt32] = [0]
    var all: [UInt32] = []
    for run in rows {
      all += run
      starts.append(UInt32(all.count))
    }
    return ValueColumn(rowCount: rowCount, words: WordTable(words), starts: starts, rows: all)
  }
}
