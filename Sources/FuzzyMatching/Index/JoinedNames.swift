/// The sorted suffixes of the candidates without spaces, one for each word: finds texts with wrong spaces
/// (`darkritual`, `blo odforged battle axe`).
struct JoinedNames: Sendable {
  private let bytes: [UInt8]
  /// The start of each word of each candidate.
  private let wordStarts: [UInt32]
  /// The words, sorted by the text from them to the end of their candidate.
  private let order: [UInt32]
  /// The candidate of each word.
  private let names: [UInt32]
  /// The end of each candidate.
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

  /// The words (numbered over all candidates) at which a suffix begins with `text`, and their candidates.
  func matches(_ text: UnsafeBufferPointer<UInt8>, found: (_ word: Int, _ name: Int) -> Void) {
    bytes.withUnsafeBufferPointer { bytes in
      let low = SortedSlices.partition(order.count) { SortedSlices.isLess(slice($0), than: text, in: bytes) }
      var at = low
      while at < order.count, SortedSlices.hasPrefix(text, at: slice(at), in: bytes) {
        found(Int(order[at]), Int(names[Int(order[at])]))
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
        while position < order.count {
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
            for other in position..<end { found(Int(order[other]), Int(names[Int(order[other])]), edits) }
          }
          before = slice.lowerBound..<slice.lowerBound + depth
          position = end
        }
      }
    }
    return steps
  }

  /// The end of the group of suffixes that share `depth` letters. Searches in growing steps, since most groups are
  /// small.
  private func end(
    ofGroup position: Int, sharing depth: Int, in bytes: UnsafeBufferPointer<UInt8>, steps: inout Int
  ) -> Int {
    let start = Int(wordStarts[Int(order[position])])
    let head = UnsafeBufferPointer(rebasing: bytes[start..<start + depth])
    var step = 1
    while position + step < order.count, SortedSlices.hasPrefix(head, at: slice(position + step), in: bytes) {
      step *= 2
      steps &+= 1
    }
    let low = position + step / 2
    let count = min(order.count, position + step) - low
    return low + SortedSlices.partition(count) { SortedSlices.hasPrefix(head, at: slice(low + $0), in: bytes) }
  }

  private static func edits(_ entry: (WordAutomaton.State, Int)) -> Int? { entry.1 < 3 ? entry.1 : nil }

  /// The number of edits with which the suffix at a word begins with the word of an automaton; nil if there are too
  /// many.
  func edits(_ automaton: WordAutomaton, word: Int) -> Int? {
    let slice = Int(wordStarts[word])..<Int(nameEnds[Int(names[word])])
    return bytes.withUnsafeBufferPointer { automaton.match(UnsafeBufferPointer(rebasing: $0[slice])) }?.edits
  }

  /// Whether the suffix at a word begins with `text`.
  func hasPrefix(_ text: UnsafeBufferPointer<UInt8>, word: Int) -> Bool {
    bytes.withUnsafeBufferPointer {
      SortedSlices.hasPrefix(text, at: Int(wordStarts[word])..<Int(nameEnds[Int(names[word])]), in: $0)
    }
  }

  @inline(__always)
  private func slice(_ position: Int) -> Range<Int> {
    let word = Int(order[position])
    return Int(wordStarts[word])..<Int(nameEnds[Int(names[word])])
  }

  var size: Int { bytes.count + wordStarts.count * 12 + nameEnds.count * 4 }
}
