/// The parts of an index, shared by all copies of it.
final class FuzzyStorage: Sendable {
  /// The candidates as they were given.
  let texts: [String]
  /// The words of all candidates.
  let words: WordList
  let trie: WordTrie
  let sounds: SoundIndex
  let postings: Postings
  let joined: JoinedNames
  let acronyms: AcronymIndex
  /// The words of each candidate, one candidate behind the other.
  let nameWords: [NameWord]
  /// Where the words of each candidate begin; one more at the end.
  let nameStarts: [UInt32]
  /// What ranking needs of each candidate.
  let facts: [NameFacts]
  /// The candidates from the most to the least popular, for an empty text: as many as anybody asks for.
  let mostPopular: [UInt32]
  let weights: FuzzyWeights

  /// Builds all parts. Sorting the words and the joined names takes most of the time.
  init(_ texts: [String], popularity given: [Int], weights: FuzzyWeights) {
    var folded = FoldedText()
    var ranges: [Range<UInt32>] = []
    var isFace: [Bool] = []
    var nameStarts: [UInt32] = [0]
    var inverse: [UInt16] = []
    nameStarts.reserveCapacity(texts.count + 1)
    inverse.reserveCapacity(texts.count)
    for text in texts {
      let firstWord = folded.wordCount
      let firstFace = folded.faces.count
      let firstByte = folded.bytes.count
      folded.append(text, limit: FuzzyIndex.maximumCandidateLength)
      inverse.append(UInt16(65_535 / max(1, folded.bytes.count - firstByte)))
      for number in firstWord..<folded.wordCount {
        let word = folded.word(number)
        ranges.append(UInt32(word.lowerBound)..<UInt32(word.upperBound))
        isFace.append(false)
      }
      for face in folded.faces[firstFace...] where face != firstWord { isFace[face] = true }
      nameStarts.append(UInt32(ranges.count))
    }
    var numbers: [UInt32] = []
    words = WordList(arena: folded.bytes, ranges: ranges, numbers: &numbers)
    nameWords = zip(numbers, isFace).map { NameWord(word: $0, beginsFace: $1) }
    self.texts = texts
    self.nameStarts = nameStarts
    self.weights = weights
    let popularity = PopularityRanks.scale(given, count: texts.count)
    facts = zip(inverse, popularity).map { NameFacts(inverseLetters: $0, popularity: $1) }
    mostPopular = Self.mostPopular(popularity)
    trie = WordTrie(words)
    sounds = SoundIndex(words)
    postings = Postings(
      nameWords: nameWords, nameStarts: nameStarts, wordCount: words.count, order: mostPopular)
    joined = JoinedNames(bytes: folded.bytes, words: ranges, nameStarts: nameStarts)
    acronyms = AcronymIndex(nameWords: nameWords, nameStarts: nameStarts, words: words)
  }

  private static func mostPopular(_ popularity: [UInt16]) -> [UInt32] {
    let order = popularity.indices.sorted {
      popularity[$0] != popularity[$1] ? popularity[$0] > popularity[$1] : $0 < $1
    }
    return order.map { UInt32($0) }
  }

  /// The memory of all parts but the texts, in bytes.
  var byteCount: Int {
    words.size + trie.size + sounds.size + postings.size + joined.size + acronyms.size
      + (nameWords.count + nameStarts.count + facts.count + mostPopular.count) * 4
  }

  /// The words of a candidate.
  @inline(__always)
  func wordRange(of name: Int) -> Range<Int> { Int(nameStarts[name])..<Int(nameStarts[name + 1]) }
}

/// A word of a candidate.
struct NameWord: Sendable {
  private let bits: UInt32

  init(word: UInt32, beginsFace: Bool) { bits = word | (beginsFace ? 1 << 31 : 0) }

  /// The number of the word in the list of words.
  @inline(__always) var word: Int { Int(bits & (1 << 31 - 1)) }
  /// Whether it is the first word of a face other than the first.
  @inline(__always) var beginsFace: Bool { bits >> 31 != 0 }
}

/// What ranking needs of a candidate.
struct NameFacts: Sendable {
  /// 65,535 divided by its letters: what makes a share of them a multiplication.
  let inverseLetters: UInt16
  /// 0 to 1024, see ``PopularityRanks``.
  let popularity: UInt16
}
