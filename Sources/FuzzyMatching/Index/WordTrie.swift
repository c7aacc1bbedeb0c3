/// The words of a ``WordList`` as a tree of letters, for walks with a ``WordAutomaton``: common prefixes are read once,
/// and a prefix that cannot match is skipped with everything below it.
///
/// A word ends in a leaf after the prefix it shares with others; its remaining letters are read from the list. The nodes
/// are stored level by level, so that the letters after a prefix, which are all tried, lie side by side.
struct WordTrie: Sendable {
  /// Where the subtree of a node begins.
  private struct Node: Sendable {
    /// The first word in the subtree.
    var word: UInt32
    /// The first child; the children of the next node follow those of this one.
    var children: UInt32
  }

  /// The letter that leads to each node.
  private let letters: [UInt8]
  /// The nodes, and one that begins after the last.
  private let nodes: [Node]

  /// Builds the tree. Linear in the bytes of the words.
  init(_ list: WordList) {
    var letters: [UInt8] = []
    var depths: [UInt8] = []
    var words: [UInt32] = []
    // The number of nodes on the path to the current word.
    var path = 0
    for word in 0..<list.count {
      let range = list.range(word)
      let before = word > 0 ? Self.common(word - 1, with: word, in: list) : 0
      let after = word + 1 < list.count ? Self.common(word, with: word + 1, in: list) : 0
      // One letter after the shared prefix identifies the word; the rest is read from the list.
      let depth = min(range.count, max(before, after) + 1, WordAutomaton.maximumLength * 2)
      path = min(path, before, depth)
      while path < depth {
        letters.append(list.bytes[range.lowerBound + path])
        path += 1
        depths.append(UInt8(path))
        words.append(UInt32(word))
      }
    }
    (self.letters, nodes) = Self.byLevel(letters, depths: depths, words: words, wordCount: list.count)
  }

  /// Puts nodes in depth-first order into the order of levels.
  private static func byLevel(
    _ letters: [UInt8], depths: [UInt8], words: [UInt32], wordCount: Int
  ) -> ([UInt8], [Node]) {
    // The next place on each level. Depths begin with 1; the last place ends the deepest level.
    var next = [Int](repeating: 0, count: WordAutomaton.maximumLength * 2 + 3)
    for depth in depths { next[Int(depth) + 1] += 1 }
    for depth in next.indices.dropFirst() { next[depth] += next[depth - 1] }
    var ordered = letters
    let end = Node(word: UInt32(wordCount), children: UInt32(letters.count))
    var nodes = [Node](repeating: end, count: letters.count + 1)
    for number in letters.indices {
      let depth = Int(depths[number])
      ordered[next[depth]] = letters[number]
      nodes[next[depth]] = Node(word: words[number], children: UInt32(next[depth + 1]))
      next[depth] += 1
    }
    return (ordered, nodes)
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
  var size: Int { letters.count + nodes.count * MemoryLayout<Node>.stride }

  /// The siblings of a walk that are still to be tried.
  private struct Siblings {
    var next: Int
    let end: Int
    /// The end of the words below them.
    let words: Int
    /// The state before their letters, and the fewest edits so far.
    let state: WordAutomaton.State
    let edits: Int
  }

  /// Calls `found` with runs of words that begin with the word of the automaton, apart from edits, and the number of
  /// edits. A run inside another comes after it and has fewer edits. Returns the number of letters read.
  func walk(_ automaton: WordAutomaton, in list: WordList, found: (Range<Int>, Int) -> Void) -> Int {
    let depthLimit = WordAutomaton.maximumLength + 4
    var steps = 0
    letters.withUnsafeBufferPointer { letters in
      nodes.withUnsafeBufferPointer { nodes in
        withUnsafeTemporaryAllocation(of: Siblings.self, capacity: depthLimit) { stack in
          var level = Siblings(
            next: 0, end: Int(nodes[0].children), words: list.count, state: automaton.start,
            edits: automaton.edits(automaton.start) ?? 3)
          // The levels above, whose number is below `depthLimit`.
          var depth = 0
          while true {
            if level.next == level.end {
              if depth == 0 { break }
              depth -= 1
              level = stack[depth]
              continue
            }
            let node = level.next
            level.next += 1
            steps &+= 1
            let state = automaton.next(after: level.state, byte: letters[node])
            if state.isDead { continue }
            let word = Int(nodes[node].word)
            let wordsEnd = level.next < level.end ? Int(nodes[node + 1].word) : level.words
            var edits = level.edits
            if let here = automaton.edits(state), here < edits {
              edits = here
              found(word..<wordsEnd, here)
            }
            if edits == 0 { continue }
            let children = Int(nodes[node].children)..<Int(nodes[node + 1].children)
            if !children.isEmpty {
              if depth + 1 == depthLimit { continue }
              stack.initializeElement(at: depth, to: level)
              depth += 1
              level = Siblings(
                next: children.lowerBound, end: children.upperBound, words: wordsEnd, state: state, edits: edits)
            } else if wordsEnd == word + 1 {
              // Read the rest of the only word in this subtree.
              let more = rest(
                of: word, from: depth + 1, start: state, best: edits, automaton: automaton, list: list, steps: &steps)
              if let more { found(word..<wordsEnd, more) }
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
