/// Finds the letters of a candidate that a typed text matched, in the way the search ranked it.
struct HighlightFinder {
  private let storage: FuzzyStorage
  private let pattern: TypedPattern

  init(_ pattern: TypedPattern, in storage: FuzzyStorage) {
    self.pattern = pattern
    self.storage = storage
  }

  /// The highlights of a candidate; empty if it does not match.
  func highlights(of name: Int) -> [Highlight] {
    if pattern.words.isEmpty { return [] }
    let map = CharacterMap(storage.texts[name])
    if let marks = marks(name, in: map.folded) { return map.highlights(marks) }
    return []
  }

  private func marks(_ name: Int, in folded: FoldedText) -> [Bool]? {
    var search = FuzzySearch(pattern, in: storage, limit: 1, memory: WordMemory())
    guard let way = search.bestWay(name) else { return byLeavingOut(name, in: folded) }
    var marks = [Bool](repeating: false, count: folded.bytes.count)
    let first = storage.wordRange(of: name).lowerBound
    switch way {
    case .words(let positions):
      for (number, position) in positions.enumerated() where position < folded.wordCount {
        mark(number, at: folded.word(position), in: folded, marks: &marks)
      }
    case .joined(let word):
      let start = folded.starts[word - first]
      for index in start..<min(marks.count, start + pattern.letters) { marks[index] = true }
    case .acronym(let words):
      for word in words.prefix(pattern.letters) { marks[folded.starts[word - first]] = true }
    }
    return marks
  }

  /// If one typed word matches nothing, the other words are still marked.
  private func byLeavingOut(_ name: Int, in folded: FoldedText) -> [Bool]? {
    if !LeftOutWords.isWorthwhile(pattern) { return nil }
    var memory = WordMemory()
    for number in pattern.words.indices {
      let shorter = HighlightFinder(pattern.without(number, in: storage, memory: &memory), in: storage)
      var search = FuzzySearch(shorter.pattern, in: storage, limit: 1, memory: memory)
      if search.bestWay(name) != nil { return shorter.marks(name, in: folded) }
    }
    return nil
  }

  private func mark(_ number: Int, at position: Range<Int>, in folded: FoldedText, marks: inout [Bool]) {
    let typed = Array(pattern.folded.bytes[pattern.words[number].range])
    let word = Array(folded.bytes[position])
    if word.starts(with: typed) {
      for index in position.prefix(typed.count) { marks[index] = true }
    } else {
      for (index, isMet) in LetterAlignment.marks(of: typed, in: word).enumerated() where isMet {
        marks[position.lowerBound + index] = true
      }
    }
  }
}

/// Maps the bytes of a folded text back to the characters of the text.
struct CharacterMap {
  /// The folded text.
  let folded: FoldedText
  /// The byte range of each character of the text.
  private var characters: [Range<Int>] = []
  /// The character that each folded byte belongs to.
  private var owners: [Int] = []

  /// Folds a text character by character. Linear.
  init(_ text: String) {
    var folded = FoldedText()
    var state = Folding()
    var offset = 0
    for character in text {
      let length = character.utf8.count
      for scalar in character.unicodeScalars { state.take(scalar, into: &folded) }
      while owners.count < folded.bytes.count { owners.append(characters.count) }
      characters.append(offset..<offset + length)
      offset += length
    }
    self.folded = folded
  }

  /// The characters of the marked folded bytes; adjacent ones are joined, including characters between them that fold
  /// to nothing, such as an apostrophe.
  func highlights(_ marked: [Bool]) -> [Highlight] {
    var result: [Highlight] = []
    var open: (start: Int, end: Int)?
    // A character is highlighted as a whole if any of its bytes is marked.
    var isDrawn = [Bool](repeating: false, count: characters.count)
    for (index, owner) in owners.enumerated() where marked[index] { isDrawn[owner] = true }
    for (index, owner) in owners.enumerated() where isDrawn[owner] {
      let range = characters[owner]
      if let last = open, index > 0, isDrawn[owners[index - 1]], isTogether(index - 1, index) {
        open = (last.start, max(last.end, range.upperBound))
        continue
      }
      if let open, let highlight = Highlight(utf8Offset: open.start, length: open.end - open.start) {
        result.append(highlight)
      }
      open = (range.lowerBound, range.upperBound)
    }
    if let open, let highlight = Highlight(utf8Offset: open.start, length: open.end - open.start) {
      result.append(highlight)
    }
    return result
  }

  /// Whether two adjacent folded bytes belong to one word.
  private func isTogether(_ left: Int, _ right: Int) -> Bool {
    owners[left] == owners[right] || !folded.starts.contains(right)
  }
}

/// The letters of a word that match the letters of a different typed word.
enum LetterAlignment {
  /// For each letter of `word`, whether the best alignment of `typed` with a prefix of it pairs it with an equal
  /// letter.
  ///
  /// Computes the table of the optimal string alignment distance (Damerau 1964, Levenshtein 1965) and walks back from
  /// the prefix with the smallest distance; ties are broken by the number of matching letters, then by the shorter
  /// prefix. Words are cut at 64 letters, so the work is bounded.
  static func marks(of typed: [UInt8], in word: [UInt8]) -> [Bool] {
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
        if isChanged(row: row, column: column, typed: typed, word: word) {
          best = min(best, table[(row - 2) * columns + column - 2] + edit - 2)
        }
        table[row * columns + column] = best
      }
    }
    let last = table[((rows - 1) * columns)...]
    let end = last.indices.min { (last[$0], $0) < (last[$1], $1) } ?? last.startIndex
    let marks = walk(back: end - last.startIndex, typed: typed, word: word, table: table)
    return marks + [Bool](repeating: false, count: whole - word.count)
  }

  /// The cost of an edit. A matching letter has the cost -1, so that of the alignments with the fewest edits the one
  /// with most matching letters is cheapest. Greater than the number of letters.
  private static let edit = 256

  /// The letters of `word` that match on the way back from the end of `typed` at a column of the table.
  private static func walk(back end: Int, typed: [UInt8], word: [UInt8], table: [Int]) -> [Bool] {
    let columns = word.count + 1
    var marks = [Bool](repeating: false, count: word.count)
    var (row, column) = (typed.count, end)
    while row > 0, column > 0 {
      let here = table[row * columns + column]
      let isSame = typed[row - 1] == word[column - 1]
      if isSame, here == table[(row - 1) * columns + column - 1] - 1 {
        marks[column - 1] = true
        (row, column) = (row - 1, column - 1)
      } else if isChanged(row: row, column: column, typed: typed, word: word),
        here == table[(row - 2) * columns + column - 2] + edit - 2
      {
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

  private static func isChanged(row: Int, column: Int, typed: [UInt8], word: [UInt8]) -> Bool {
    row > 1 && column > 1 && typed[row - 1] == word[column - 2] && typed[row - 2] == word[column - 1]
  }
}
