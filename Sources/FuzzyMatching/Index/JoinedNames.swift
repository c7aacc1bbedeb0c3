/// The candidates without the gaps between their words, from each word on, sorted: finds what was typed with spaces in other
/// places (`darkritual`, `blo odforged battle axe`).
struct JoinedNames: Sendable {
  private let bytes: [UInt8]
  /// Where each word of each candidate begins.
  private let wordStarts: [UInt32]
  /// The words in the order of what stands from them to the end of their candidate.
  private let order: [UInt32]
  /// The candidate of each word.
  private let names: [UInt32]
  /// Where each candidate ends.
  private let nameEnds: [UInt32]

  init(bytes: [UInt8], words: [Range<UInt32>], nameStarts: [UInt32]) {
    var names: [UInt32] = []
    var nameEnds: [UInt32] = []
    var slices: [Range<UInt32>] = []
    names.reserveCapacity(words.count)
    slices.reserveCapacity(words.count)
    for name in 0..<nameStarts.count - 1 {
      let own = Int(nameStarts[name])..<Int(nameStarts[name + 1])
      let end = own.isEmpty ? 0 : words[own.upperBound - 1].upperBound
      nameEnds.append(end)
      for word in own {
        names.append(UInt32(name))
        slices.append(words[word].lowerBound..<end)
      }
    }
    self.bytes = bytes
    self.names = names
    self.nameEnds = nameEnds
    wordStarts = words.map { $0.lowerBound }
    order = SortedSlices.order(slices, in: bytes)
  }

  /// The words (counted over all candidates) from which on a candidate begins with `text`, and their candidates.
  func matches(_ text: UnsafeBufferPointer<UInt8>, found: (_ word: Int, _ name: Int) -> Void) {
    bytes.withUnsafeBufferPointer { bytes in
      let low = SortedSlices.partition(order.count) { SortedSlices.isLess(bytes, slice($0), text) }
      var at = low
      while at < order.count, SortedSlices.hasPrefix(bytes, slice(at), text) {
        found(Int(order[at]), Int(names[Int(order[at])]))
        at += 1
      }
    }
  }

  /// Whether a candidate begins with `text` from one of its words on.
  func hasPrefix(_ text: UnsafeBufferPointer<UInt8>, word: Int) -> Bool {
    bytes.withUnsafeBufferPointer {
      SortedSlices.hasPrefix($0, Int(wordStarts[word])..<Int(nameEnds[Int(names[word])]), text)
    }
  }

  @inline(__always)
  private func slice(_ place: Int) -> Range<Int> {
    let word = Int(order[place])
    return Int(wordStarts[word])..<Int(nameEnds[Int(names[word])])
  }

  var size: Int { bytes.count + wordStarts.count * 12 + nameEnds.count * 4 }
}
