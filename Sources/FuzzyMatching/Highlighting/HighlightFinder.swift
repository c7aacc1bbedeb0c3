/// Finds which letters of a candidate a typed text met, in the way that the search ranked it by.
struct HighlightFinder {
  private let storage: FuzzyStorage
  private let pattern: TypedPattern

  init(_ pattern: TypedPattern, in storage: FuzzyStorage) {
    self.pattern = pattern
    self.storage = storage
  }

  /// The highlights of a candidate; empty where nothing of it was typed.
  func highlights(of name: Int) -> [Highlight] {
    if pattern.words.isEmpty { return [] }
    let map = CharacterMap(storage.texts[name])
    if let marks = marks(name, map.folded) { return map.highlights(marks) }
    return []
  }

  private func marks(_ name: Int, _ folded: FoldedText) -> [Bool]? {
    var search = FuzzySearch(pattern, in: storage, limit: 1, memory: WordMemory())
    guard let way = search.bestWay(name) else { return byLeavingOut(name, folded) }
    var marks = [Bool](repeating: false, count: folded.bytes.count)
    let first = storage.wordRange(of: name).lowerBound
    switch way {
    case .words(let places):
      for (number, place) in places.enumerated() where place < folded.wordCount {
        mark(number, folded.word(place), folded, &marks)
      }
    case .joined(let word):
      let start = folded.starts[word - first]
      for index in start..<min(marks.count, start + pattern.letters) { marks[index] = true }
    case .acronym(let words):
      for word in words.prefix(pattern.letters) { marks[folded.starts[word - first]] = true }
    }
    return marks
  }

  /// A text of which one word is nowhere still marks the others.
  private func byLeavingOut(_ name: Int, _ folded: FoldedText) -> [Bool]? {
    if !LeftOutWords.isWorthwhile(pattern) { return nil }
    var memory = WordMemory()
    for number in pattern.words.indices {
      let shorter = HighlightFinder(pattern.without(number, in: storage, memory: &memory), in: storage)
      var search = FuzzySearch(shorter.pattern, in: storage, limit: 1, memory: memory)
      if search.bestWay(name) != nil { return shorter.marks(name, folded) }
    }
    return nil
  }

  private func mark(_ number: Int, _ place: Range<Int>, _ folded: FoldedText, _ marks: inout [Bool]) {
    let typed = Array(pattern.folded.bytes[pattern.words[number].range])
    let word = Array(folded.bytes[place])
    if word.starts(with: typed) {
      for index in place.prefix(typed.count) { marks[index] = true }
    } else {
      for (index, isMet) in LetterAlignment.marks(typed, word).enumerated() where isMet {
        marks[place.lowerBound + index] = true
      }
    }
  }
}
