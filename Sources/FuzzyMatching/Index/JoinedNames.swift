/// The sorted suffixes of the candidates without spaces, one for each word: finds texts with wrong spaces
/// (`darkritual`, `blo odforged battle axe`).
struct JoinedNames: Sendable {
  /// A suffix: all that a search reads of it besides its letters.
  private struct Suffix: Sendable {
    let start: UInt32
    let name: UInt32
    /// The number of bytes. Candidates are cut, so that 16 bits are enough for it.
    let length: UInt16
    /// The number of words of the candidate before it.
    let wordsBefore: UInt16

    @inline(__always) var slice: Range<Int> { Int(start)..<Int(start) + Int(length) }
  }

  private let bytes: [UInt8]
  /// The start of each word of each candidate.
  private let wordStarts: [UInt32]
  /// The first word of each candidate, and the end of the last.
  private let nameStarts: [UInt32]
  /// The suffixes, sorted by their bytes.
  private let suffixes: [Suffix]
  private let samples: SliceSamples

  init(bytes: [UInt8], words: [Range<UInt32>], nameStarts: [UInt32]) {
    var names: [UInt32] = []
    var slices: [Range<UInt32>] = []
    names.reserveCapacity(words.count)
    slices.reserveCapacity(words.count)
    for name in 0..<nameStarts.count - 1 {
      let own = Int(nameStarts[name])..<Int(nameStarts[name + 1])
      for word in own {
        names.append(UInt32(name))
        slices.append(words[word].lowerBound..<words[own.upperBound - 1].upperBound)
      }
    }
    self.bytes = bytes
    self.nameStarts = nameStarts
    wordStarts = words.map { $0.lowerBound }
    let order = SortedSlices.order(slices, in: bytes)
    suffixes = order.map { word in
      let (slice, name) = (slices[Int(word)], names[Int(word)])
      return Suffix(
        start: slice.lowerBound, name: name, length: UInt16(slice.count),
        wordsBefore: UInt16(word - nameStarts[Int(name)]))
    }
    samples = bytes.withUnsafeBufferPointer { bytes in
      SliceSamples(count: order.count, in: bytes) { slices[Int(order[$0])] }
    }
  }

  /// The words (numbered over all candidates) at which a suffix begins with `text`, and their candidates.
  func matches(_ text: UnsafeBufferPointer<UInt8>, found: (_ word: Int, _ name: Int) -> Void) {
    bytes.withUnsafeBufferPointer { bytes in
      var at = samples.partition(suffixes.count, text: text) { SortedSlices.isLess(slice($0), than: text, in: bytes) }
      while at < suffixes.count, SortedSlices.hasPrefix(text, at: slice(at), in: bytes) {
        found(word(at), Int(suffixes[at].name))
        at += 1
      }
    }
  }

  /// The words at which a suffix begins with the word of an automaton, apart from edits, and the number of edits.
  /// Returns the number of letters read.
  ///
  /// Visits the suffixes in sorted order: the prefix shared with the previous one is not read again, and when the
  /// automaton dies, all suffixes with the same prefix are skipped.
  func near(_ automaton: WordAutomaton, found: (_ word: Int, _ name: Int, _ edits: Int) -> Void) -> Int {
    var steps = 0
    let depthLimit = WordAutomaton.maximumLength + 4
    withUnsafeTemporaryAllocation(of: (WordAutomaton.State, Int).self, capacity: depthLimit + 1) { stack in
      bytes.withUnsafeBufferPointer { bytes in
        stack.initialize(repeating: (automaton.start, automaton.edits(automaton.start) ?? 3))
        var before = 0..<0
        var position = 0
        while position < suffixes.count {
          let slice = slice(position)
          var depth = 0
          let shared = min(before.count, slice.count, depthLimit)
          while depth < shared, bytes[slice.lowerBound + depth] == bytes[before.lowerBound + depth] { depth += 1 }
          while depth < min(slice.count, depthLimit), !stack[depth].0.isDead {
            let (above, best) = stack[depth]
            let state = automaton.next(after: above, byte: bytes[slice.lowerBound + depth])
            depth += 1
            steps &+= 1
            stack[depth] = (state, min(best, automaton.edits(state) ?? 3))
          }
          // The following suffixes share all letters read, unless the whole suffix was read.
          let end =
            depth < slice.count ? self.end(ofGroup: position, sharing: depth, in: bytes, steps: &steps) : position + 1
          if let edits = Self.edits(stack[depth]) {
            for other in position..<end { found(word(other), Int(suffixes[other].name), edits) }
          }
          before = slice.lowerBound..<slice.lowerBound + depth
          position = end
        }
      }
    }
    return steps
  }

  /// The end of the group of suffixes that share `depth` letters. Most groups are small.
  private func end(
    ofGroup position: Int, sharing depth: Int, in bytes: UnsafeBufferPointer<UInt8>, steps: inout Int
  ) -> Int {
    let start = slice(position).lowerBound
    let head = UnsafeBufferPointer(rebasing: bytes[start..<start + depth])
    let next = position + 1
    return next
      + SortedSlices.nearPartition(suffixes.count - next) {
        steps &+= 1
        return SortedSlices.hasPrefix(head, at: slice(next + $0), in: bytes)
      }
  }

  private static func edits(_ entry: (WordAutomaton.State, Int)) -> Int? { entry.1 < 3 ? entry.1 : nil }

  /// The number of edits with which the suffix at a word begins with the word of an automaton; nil if there are too
  /// many.
  func edits(_ automaton: WordAutomaton, word: Int) -> Int? {
    bytes.withUnsafeBufferPointer { automaton.match(UnsafeBufferPointer(rebasing: $0[suffix(atWord: word)])) }?.edits
  }

  /// Whether the suffix at a word begins with `text`.
  func hasPrefix(_ text: UnsafeBufferPointer<UInt8>, word: Int) -> Bool {
    bytes.withUnsafeBufferPointer { SortedSlices.hasPrefix(text, at: suffix(atWord: word), in: $0) }
  }

  /// The bytes from a word to the end of its candidate. Logarithmic: no search needs it.
  private func suffix(atWord word: Int) -> Range<Int> {
    let end = nameStarts[SortedSlices.partition(nameStarts.count) { nameStarts[$0] <= word }]
    return Int(wordStarts[word])..<(Int(end) < wordStarts.count ? Int(wordStarts[Int(end)]) : bytes.count)
  }

  @inline(__always)
  private func slice(_ position: Int) -> Range<Int> { suffixes[position].slice }

  /// The number of the first word of a suffix.
  @inline(__always)
  private func word(_ position: Int) -> Int {
    Int(nameStarts[Int(suffixes[position].name)]) + Int(suffixes[position].wordsBefore)
  }

  var size: Int {
    bytes.count + wordStarts.count * 4 + suffixes.count * MemoryLayout<Suffix>.stride + samples.size
  }
}
