/// The words of a ``WordList`` as a tree of letters in depth-first order, for walks with a ``WordAutomaton``: common
/// prefixes are read once, and a prefix that cannot match is skipped with everything below it.
///
/// A word ends in a leaf after the prefix it shares with others; its remaining letters are read from the list.
struct WordTrie: Sendable {
  /// The letter that leads to each node.
  private let letters: [UInt8]
  /// The number of letters up to each node.
  private let depths: [UInt8]
  /// The node after the subtree of each node.
  private let ends: [UInt32]
  /// The first word in the subtree of each node, and the number of words.
  private let words: [UInt32]

  /// Builds the tree. Linear in the bytes of the words.
  init(_ list: WordList) {
    var letters: [UInt8] = []
    var depths: [UInt8] = []
    var words: [UInt32] = []
    var ends: [UInt32] = []
    // The nodes on the path to the current word.
    var path: [Int] = []
    for word in 0..<list.count {
      let range = list.range(word)
      let before = word > 0 ? Self.common(word - 1, with: word, in: list) : 0
      let after = word + 1 < list.count ? Self.common(word, with: word + 1, in: list) : 0
      // One letter after the shared prefix identifies the word; the rest is read from the list.
      let depth = min(range.count, max(before, after) + 1, WordAutomaton.maximumLength * 2)
      while path.count > min(before, depth) { ends[path.removeLast()] = UInt32(letters.count) }
      while path.count < depth {
        path.append(letters.count)
        letters.append(list.bytes[range.lowerBound + path.count - 1])
        depths.append(UInt8(path.count))
        words.append(UInt32(word))
        ends.append(0)
      }
    }
    while let node = path.popLast() { ends[node] = UInt32(letters.count) }
    words.append(UInt32(list.count))
    (self.letters, self.depths, self.ends, self.words) = (letters, depths, ends, words)
  }

  private static func common(_ left: Int, with right: Int, in list: WordList) -> Int {
    let (a, b) = (list.range(left), list.range(right))
    var length = 0
    while length < a.count, length < b.count, list.bytes[a.lowerBound + length] == list.bytes[b.lowerBound + length] {
      length += 1
    }
    return length
  }

  /// The memory used, in bytes.
  var size: Int { letters.count * 2 + ends.count * 4 + words.count * 4 }

  /// Calls `found` with runs of words that begin with the word of the automaton, apart from edits, and the number of
  /// edits. A run inside another comes after it and has fewer edits. Returns the number of letters read.
  func walk(_ automaton: WordAutomaton, in list: WordList, found: (Range<Int>, Int) -> Void) -> Int {
    let depthLimit = WordAutomaton.maximumLength + 4
    var steps = 0
    letters.withUnsafeBufferPointer { letters in
      depths.withUnsafeBufferPointer { depths in
        ends.withUnsafeBufferPointer { ends in
          words.withUnsafeBufferPointer { words in
            withUnsafeTemporaryAllocation(of: (WordAutomaton.State, Int).self, capacity: depthLimit + 1) { stack in
              stack.initialize(repeating: (automaton.start, automaton.edits(automaton.start) ?? 3))
              var node = 0
              while node < letters.count {
                steps &+= 1
                let depth = Int(depths[node])
                let end = Int(ends[node])
                if depth > depthLimit {
                  node = end
                  continue
                }
                let (above, best) = stack[depth - 1]
                let state = automaton.next(after: above, byte: letters[node])
                if state.isDead {
                  node = end
                  continue
                }
                var edits = best
                if let here = automaton.edits(state), here < best {
                  edits = here
                  found(Int(words[node])..<Int(words[end]), here)
                }
                if edits == 0 {
                  node = end
                  continue
                }
                if end == node + 1, words[end] == words[node] + 1 {
                  // Read the rest of the only word in this subtree.
                  let word = Int(words[node])
                  let more = rest(
                    of: word, from: depth, start: state, best: edits, automaton: automaton, list: list, steps: &steps)
                  if let more { found(word..<word + 1, more) }
                  node = end
                } else {
                  stack[depth] = (state, edits)
                  node += 1
                }
              }
            }
          }
        }
      }
    }
    return steps
  }

  /// The fewest edits after reading the rest of a word; nil if not fewer than `best`.
  private func rest(
    of word: Int, from depth: Int, start: WordAutomaton.State, best: Int, automaton: WordAutomaton,
    list: WordList, steps: inout Int
  ) -> Int? {
    let range = list.range(word)
    var state = start
    var least = best
    for at in range.lowerBound + depth..<max(range.lowerBound + depth, range.upperBound) {
      state = automaton.next(after: state, byte: list.bytes[at])
      steps &+= 1
      if state.isDead { break }
      if let here = automaton.edits(state), here < least {
        least = here
        if least == 0 { break }
      }
    }
    return least < best ? least : nil
  }
}
