/// The distinct words of all candidates in byte order, so that words with a common prefix are adjacent.
struct WordList: Sendable {
  /// The bytes of all words, in sequence.
  private(set) var bytes: [UInt8]
  /// The start of each word, and the end of the last.
  private(set) var offsets: [UInt32]
  private let samples: SliceSamples

  /// Sorts the distinct words among `ranges` of one arena. `numbers` receives the word number of each range.
  init(arena: [UInt8], ranges: [Range<UInt32>], numbers: inout [UInt32]) {
    var different = CollectedWords(capacity: ranges.count)
    var first: [Range<UInt32>] = []
    numbers = []
    numbers.reserveCapacity(ranges.count)
    arena.withUnsafeBufferPointer { arena in
      for range in ranges {
        let number = different.number(of: range, in: arena, known: first)
        if number == first.count { first.append(range) }
        numbers.append(UInt32(number))
      }
    }
    let order = SortedSlices.order(first, in: arena)
    bytes = []
    offsets = []
    offsets.reserveCapacity(first.count + 1)
    var rank = [UInt32](repeating: 0, count: first.count)
    for (position, number) in order.enumerated() {
      rank[Int(number)] = UInt32(position)
      offsets.append(UInt32(bytes.count))
      bytes.append(contentsOf: arena[Int(first[Int(number)].lowerBound)..<Int(first[Int(number)].upperBound)])
    }
    offsets.append(UInt32(bytes.count))
    samples = bytes.withUnsafeBufferPointer { [offsets] bytes in
      SliceSamples(count: offsets.count - 1, in: bytes) { offsets[$0]..<offsets[$0 + 1] }
    }
    for index in numbers.indices { numbers[index] = rank[Int(numbers[index])] }
  }

  /// The number of words.
  var count: Int { offsets.count - 1 }

  var size: Int { bytes.count + offsets.count * 4 + samples.size }

  /// The bytes of a word.
  @inline(__always)
  func range(_ number: Int) -> Range<Int> { Int(offsets[number])..<Int(offsets[number + 1]) }

  /// The words that begin with `prefix`, and whether the first of them equals it. Logarithmic.
  func words(beginningWith prefix: UnsafeBufferPointer<UInt8>) -> (range: Range<Int>, isFirstWhole: Bool) {
    bytes.withUnsafeBufferPointer { bytes in
      let low = samples.partition(count, text: prefix) { SortedSlices.isLess(range($0), than: prefix, in: bytes) }
      let high =
        SortedSlices.nearPartition(count - low) { SortedSlices.hasPrefix(prefix, at: range(low + $0), in: bytes) } + low
      return (low..<high, low < high && range(low).count == prefix.count)
    }
  }
}

/// A hash table with open addressing that finds equal words while they are collected.
private struct CollectedWords {
  private var slots: [UInt32]
  private let mask: Int

  init(capacity: Int) {
    var size = 16
    while size < capacity * 2 { size *= 2 }
    slots = [UInt32](repeating: .max, count: size)
    mask = size - 1
  }

  /// The number of an equal word, or the next free number.
  mutating func number(
    of range: Range<UInt32>, in arena: UnsafeBufferPointer<UInt8>, known: [Range<UInt32>]
  ) -> Int {
    let word = UnsafeBufferPointer(rebasing: arena[Int(range.lowerBound)..<Int(range.upperBound)])
    // An `Int` may have 32 bits, so half of all hashes do not fit.
    var slot = Int(truncatingIfNeeded: CollectedWords.hash(of: word)) & mask
    while slots[slot] != .max {
      let other = known[Int(slots[slot])]
      if other.count == word.count,
        word.elementsEqual(arena[Int(other.lowerBound)..<Int(other.upperBound)])
      {
        return Int(slots[slot])
      }
      slot = (slot + 1) & mask
    }
    slots[slot] = UInt32(known.count)
    return known.count
  }

  /// FNV-1a; the order of the table is never visible.
  private static func hash(of word: UnsafeBufferPointer<UInt8>) -> UInt32 {
    var hash: UInt32 = 2_166_136_261
    for byte in word { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    return hash ^ (hash >> 15)
  }
}
