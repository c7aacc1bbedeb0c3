/// The parts of an index, shared by its copies.
final class FuzzyStorage: Sendable {
  /// The candidates as given.
  let texts: [String]
  /// The words of all candidates.
  let words: WordList
  let trie: WordTrie
  let sounds: SoundIndex
  let postings: Postings
  let joined: JoinedNames
  let acronyms: AcronymIndex
  /// The words of each candidate, in sequence.
  let nameWords: [NameWord]
  /// The first word of each candidate, and the end of the last.
  let nameStarts: [UInt32]
  /// What ranking needs for each candidate.
  let facts: [NameFacts]
  /// The candidates by decreasing popularity.
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

  /// The memory of all parts except the texts, in bytes.
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

/// What ranking needs for a candidate.
struct NameFacts: Sendable {
  /// 65,535 divided by the number of letters, so that a share of them needs no division.
  let inverseLetters: UInt16
  /// 0 to 1024, see ``PopularityRanks``.
  let popularity: UInt16
}

extension FuzzyStorage {
  /// Whether the typed words, in order, are all words of a candidate or of one of its faces.
  func isFace(_ pattern: TypedPattern, of name: Int) -> Bool {
    let own = wordRange(of: name)
    let typed = pattern.words
    if own.count < typed.count { return false }
    if own.count == typed.count { return matches(typed, at: own.lowerBound) }
    var start = own.lowerBound
    for index in own.lowerBound + 1..<own.upperBound + 1 where index == own.upperBound || nameWords[index].beginsFace {
      if index - start == typed.count, matches(typed, at: start) { return true }
      start = index
    }
    return false
  }

  private func matches(_ typed: [TypedPattern.Word], at start: Int) -> Bool {
    for (offset, word) in typed.enumerated() {
      guard word.known.isFirstWhole, nameWords[start + offset].word == word.exact.lowerBound else { return false }
    }
    return true
  }
}

/// The popularity of each candidate, from 0 (least or unknown) to 1024.
///
/// Only the order of the given numbers counts. The scale is logarithmic, since the most popular candidates are wanted
/// far more often (Zipf's law): half of it is for the first `√n` candidates.
enum PopularityRanks {
  static func scale(_ popularity: [Int], count: Int) -> [UInt16] {
    var result = [UInt16](repeating: 0, count: count)
    let known = (0..<min(count, popularity.count)).filter { popularity[$0] > 0 }
    if known.isEmpty { return result }
    let order = known.sorted { popularity[$0] > popularity[$1] }
    let whole = logarithm(UInt32(truncatingIfNeeded: known.count + 1))
    var rank = 0
    for (position, candidate) in order.enumerated() {
      // Equal values share a rank.
      if position > 0, popularity[candidate] != popularity[order[position - 1]] { rank = position }
      let share = logarithm(UInt32(truncatingIfNeeded: rank + 1))
      result[candidate] = UInt16(1024 - Int(share) * 1023 / Int(whole))
    }
    return result
  }

  /// The binary logarithm in units of 1/256, linear between powers of two: monotone and the same on every platform.
  private static func logarithm(_ number: UInt32) -> UInt32 {
    let exponent = UInt32(31 - number.leadingZeroBitCount)
    let fraction = exponent >= 8 ? (number >> (exponent - 8)) & 255 : (number << (8 - exponent)) & 255
    return exponent << 8 | fraction
  }
}
