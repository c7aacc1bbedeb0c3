import FilterSemantics
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
        bits.insert(rows[run])
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
