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
  /// Goes through the words in the order of the letters behind them: what a word has in common with the one before is not read
  /// again, and where the automaton dies, all words that begin with the letters read so far are passed over.
  func near(_ automaton: WordAutomaton, found: (_ word: Int, _ name: Int, _ edits: Int) -> Void) -> Int {
    var steps = 0
    let depthLimit = WordAutomaton.maximumLength + 4
    withUnsafeTemporaryAllocation(of: (WordAutomaton.State, Int).self, capacity: depthLimit + 1) { stack in
      bytes.withUnsafeBufferPointer { bytes in
        stack.initialize(repeating: (automaton.start, automaton.edits(automaton.start) ?? 3))
        var before = 0..<0
        var place = 0
        while place < order.count {
          let slice = slice(place)
          var depth = 0
          let shared = min(before.count, slice.count, depthLimit)
          while depth < shared, bytes[slice.lowerBound + depth] == bytes[before.lowerBound + depth] { depth += 1 }
          while depth < min(slice.count, depthLimit), !stack[depth].0.isDead {
            let (above, best) = stack[depth]
            let state = automaton.next(above, bytes[slice.lowerBound + depth])
            depth += 1
            steps &+= 1
            stack[depth] = (state, min(best, automaton.edits(state) ?? 3))
          }
          // What follows differs in no letter that was read, or stands alone.
          let end = depth < slice.count ? self.end(ofGroup: place, sharing: depth, bytes, &steps) : place + 1
          if let edits = Self.edits(stack[depth]) {
            for other in place..<end { found(Int(order[other]), Int(names[Int(order[other])]), edits) }
          }
          before = slice.lowerBound..<slice.lowerBound + depth
          place = end
        }
      }
    }
    return steps
  }

  /// The first place behind one that does not begin with the same `depth` letters: looked for in growing steps, since most
  /// groups are small.
  private func end(
    ofGroup place: Int, sharing depth: Int, _ bytes: UnsafeBufferPointer<UInt8>, _ steps: inout Int
  ) -> Int {
    let start = Int(wordStarts[Int(order[place])])
    let head = UnsafeBufferPointer(rebasing: bytes[start..<start + depth])
    var step = 1
    while place + step < order.count, SortedSlices.hasPrefix(bytes, slice(place + step), head) {
      step *= 2
      steps &+= 1
    }
    let low = place + step / 2
    let count = min(order.count, place + step) - low
    return low + SortedSlices.partition(count) { SortedSlices.hasPrefix(bytes, slice(low + $0), head) }
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
