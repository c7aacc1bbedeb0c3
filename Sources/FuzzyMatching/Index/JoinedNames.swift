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

  /// The words from which on a candidate begins like what an automaton was made of, with the edits that part them. Answers
  /// how many letters it read.
  ///
  /// A pass over all words in the order of the letters behind them: what a word has in common with the one before is not
  /// read again, and most die within a few letters.
  func near(_ automaton: WordAutomaton, found: (_ word: Int, _ name: Int, _ edits: Int) -> Void) -> Int {
    var steps = 0
    let depthLimit = WordAutomaton.maximumLength + 4
    withUnsafeTemporaryAllocation(of: (WordAutomaton.State, Int).self, capacity: depthLimit + 1) { stack in
      bytes.withUnsafeBufferPointer { bytes in
        stack.initialize(repeating: (automaton.start, automaton.edits(automaton.start) ?? 3))
        var before = 0..<0
        // How many letters of the slice before were read.
        var read = 0
        for place in order.indices {
          let slice = slice(place)
          var depth = 0
          let limit = min(read, slice.count)
          while depth < limit, bytes[slice.lowerBound + depth] == bytes[before.lowerBound + depth] { depth += 1 }
          // All that was read before is read again where the slice before ended there or died there.
          if depth == read, stack[depth].0.isDead || depth == depthLimit {
            if let edits = Self.edits(stack[depth]) { found(Int(order[place]), Int(names[Int(order[place])]), edits) }
            steps &+= 1
            before = slice
            continue
          }
          while depth < min(slice.count, depthLimit), !stack[depth].0.isDead {
            let (above, best) = stack[depth]
            let state = automaton.next(above, bytes[slice.lowerBound + depth])
            depth += 1
            steps &+= 1
            stack[depth] = (state, min(best, automaton.edits(state) ?? 3))
          }
          if let edits = Self.edits(stack[depth]) { found(Int(order[place]), Int(names[Int(order[place])]), edits) }
          before = slice
          read = depth
        }
      }
    }
    return steps
  }

  private static func edits(_ entry: (WordAutomaton.State, Int)) -> Int? { entry.1 < 3 ? entry.1 : nil }

  /// With how many edits a candidate begins like what an automaton was made of from a word on; nil where it does not.
  func edits(_ automaton: WordAutomaton, word: Int) -> Int? {
    let slice = Int(wordStarts[word])..<Int(nameEnds[Int(names[word])])
    return bytes.withUnsafeBufferPointer { automaton.match(UnsafeBufferPointer(rebasing: $0[slice])) }?.edits
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
