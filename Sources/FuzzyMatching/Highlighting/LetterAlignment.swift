/// Which letters of a word were met by the letters of a typed one, where they are not the same.
enum LetterAlignment {
  /// For each letter of `word`, whether the best alignment of `typed` with a beginning of it meets it with the same letter.
  ///
  /// The table of the optimal string alignment distance (Damerau 1964, Levenshtein 1965), walked back from each beginning with
  /// the least distance; the way that meets most letters is taken, the shortest of several. Words are cut at 64 letters, so the
  /// work is bounded.
  static func marks(_ typed: [UInt8], _ word: [UInt8]) -> [Bool] {
    let whole = word.count
    let (typed, word) = (Array(typed.prefix(64)), Array(word.prefix(64)))
    let (rows, columns) = (typed.count + 1, word.count + 1)
    var table = [Int](repeating: 0, count: rows * columns)
    for row in 0..<rows { table[row * columns] = row * edit }
    for column in 0..<columns { table[column] = column * edit }
    for row in 1..<max(1, rows) {
      for column in 1..<max(1, columns) {
        let isSame = typed[row - 1] == word[column - 1]
        var best = table[(row - 1) * columns + column - 1] + (isSame ? -1 : edit)
        best = min(best, table[(row - 1) * columns + column] + edit, table[row * columns + column - 1] + edit)
        if isChanged(row, column, typed, word) { best = min(best, table[(row - 2) * columns + column - 2] + edit - 2) }
        table[row * columns + column] = best
      }
    }
    let last = table[((rows - 1) * columns)...]
    let end = last.indices.min { (last[$0], $0) < (last[$1], $1) } ?? last.startIndex
    let marks = walk(back: end - last.startIndex, typed, word, table)
    return marks + [Bool](repeating: false, count: whole - word.count)
  }

  /// What an edit costs; a letter that is met gives one back, so that of the ways with the least edits the one that meets most
  /// letters costs least. More than all letters together give.
  private static let edit = 256

  /// The letters of `word` that are met on the way back from the end of `typed` at a column of the table.
  private static func walk(back end: Int, _ typed: [UInt8], _ word: [UInt8], _ table: [Int]) -> [Bool] {
    let columns = word.count + 1
    var marks = [Bool](repeating: false, count: word.count)
    var (row, column) = (typed.count, end)
    while row > 0, column > 0 {
      let here = table[row * columns + column]
      let isSame = typed[row - 1] == word[column - 1]
      if isSame, here == table[(row - 1) * columns + column - 1] - 1 {
        marks[column - 1] = true
        (row, column) = (row - 1, column - 1)
      } else if isChanged(row, column, typed, word), here == table[(row - 2) * columns + column - 2] + edit - 2 {
        marks[column - 1] = true
        marks[column - 2] = true
        (row, column) = (row - 2, column - 2)
      } else if !isSame, here == table[(row - 1) * columns + column - 1] + edit {
        (row, column) = (row - 1, column - 1)
      } else if here == table[(row - 1) * columns + column] + edit {
        row -= 1
      } else {
        column -= 1
      }
    }
    return marks
  }

  private static func isChanged(_ row: Int, _ column: Int, _ typed: [UInt8], _ word: [UInt8]) -> Bool {
    row > 1 && column > 1 && typed[row - 1] == word[column - 2] && typed[row - 2] == word[column - 1]
  }
}
