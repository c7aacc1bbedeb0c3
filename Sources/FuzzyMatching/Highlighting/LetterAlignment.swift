/// Which letters of a word were met by the letters of a typed one, where they are not the same.
enum LetterAlignment {
  /// For each letter of `word`, whether the best alignment of `typed` with a beginning of it meets it with the same letter.
  ///
  /// The table of the optimal string alignment distance (Damerau 1964, Levenshtein 1965), walked back from the shortest beginning
  /// with the least distance. Quadratic in the words, which are short.
  static func marks(_ typed: [UInt8], _ word: [UInt8]) -> [Bool] {
    let (rows, columns) = (typed.count + 1, word.count + 1)
    var table = [Int](repeating: 0, count: rows * columns)
    for row in 0..<rows { table[row * columns] = row }
    for column in 0..<columns { table[column] = column }
    for row in 1..<max(1, rows) {
      for column in 1..<max(1, columns) {
        let isSame = typed[row - 1] == word[column - 1]
        var best = table[(row - 1) * columns + column - 1] + (isSame ? 0 : 1)
        best = min(best, table[(row - 1) * columns + column] + 1, table[row * columns + column - 1] + 1)
        if isChanged(row, column, typed, word) { best = min(best, table[(row - 2) * columns + column - 2] + 1) }
        table[row * columns + column] = best
      }
    }
    var column = 0
    for other in 0..<columns where table[(rows - 1) * columns + other] < table[(rows - 1) * columns + column] {
      column = other
    }
    var marks = [Bool](repeating: false, count: word.count)
    var row = rows - 1
    while row > 0, column > 0 {
      let here = table[row * columns + column]
      let isSame = typed[row - 1] == word[column - 1]
      if isSame, here == table[(row - 1) * columns + column - 1] {
        marks[column - 1] = true
        (row, column) = (row - 1, column - 1)
      } else if isChanged(row, column, typed, word), here == table[(row - 2) * columns + column - 2] + 1 {
        marks[column - 1] = true
        marks[column - 2] = true
        (row, column) = (row - 2, column - 2)
      } else if here == table[(row - 1) * columns + column - 1] + 1 {
        (row, column) = (row - 1, column - 1)
      } else if here == table[(row - 1) * columns + column] + 1 {
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
