/// The words by pronunciation.
struct SoundIndex: Sendable {
  /// The distinct keys.
  private let keys: WordList
  /// The key of each word.
  private let keyOfWord: [UInt32]
  /// The words of each key, in sequence.
  private let words: [UInt32]
  private let offsets: [UInt32]

  init(_ list: WordList) {
    var arena: [UInt8] = []
    var ranges: [Range<UInt32>] = []
    ranges.reserveCapacity(list.count)
    for word in 0..<list.count {
      let start = arena.count
      SoundKey.append(list.bytes[list.range(word)], to: &arena)
      ranges.append(UInt32(start)..<UInt32(arena.count))
    }
    var numbers: [UInt32] = []
    keys = WordList(arena: arena, ranges: ranges, numbers: &numbers)
    var offsets = [UInt32](repeating: 0, count: keys.count + 1)
    for number in numbers { offsets[Int(number) + 1] += 1 }
    for key in 0..<keys.count { offsets[key + 1] += offsets[key] }
    var next = offsets
    var words = [UInt32](repeating: 0, count: list.count)
    for (word, key) in numbers.enumerated() {
      words[Int(next[Int(key)])] = UInt32(word)
      next[Int(key)] += 1
    }
    (keyOfWord, self.words, self.offsets) = (numbers, words, offsets)
  }

  /// The keys that begin with that of a typed word, and whether the first of them equals it. Empty if the key has fewer
  /// than three letters, which would match too much.
  func keys(beginningLike word: ArraySlice<UInt8>) -> (range: Range<Int>, isFirstWhole: Bool) {
    var key: [UInt8] = []
    SoundKey.append(word, to: &key)
    if key.count < 3 { return (0..<0, false) }
    return key.withUnsafeBufferPointer { keys.words(beginningWith: $0) }
  }

  /// The key of a word.
  @inline(__always)
  func key(of word: Int) -> Int { Int(keyOfWord[word]) }

  /// The words of consecutive keys.
  func words(of keys: Range<Int>) -> ArraySlice<UInt32> {
    words[Int(offsets[keys.lowerBound])..<Int(offsets[keys.upperBound])]
  }

  var size: Int { keys.size + keyOfWord.count * 4 + words.count * 4 + offsets.count * 4 }
}
