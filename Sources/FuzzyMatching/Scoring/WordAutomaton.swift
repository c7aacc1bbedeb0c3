/// Counts the edits between a typed word and a prefix of another, letter by letter.
///
/// A nondeterministic automaton in a few machine words: bit `i` of row `k` means that the first `i` typed letters are
/// matched with `k` edits. See Wu and Manber, "Fast Text Searching Allowing Errors" (1992); the rows for transpositions
/// are from Hyyrö, "A Bit-Vector Algorithm for Computing Levenshtein and Damerau Edit Distances" (2003). An edit
/// inserts, deletes or replaces a letter or transposes two (the optimal string alignment distance).
struct WordAutomaton {
  /// The state after some letters.
  struct State {
    var row0: UInt64
    var row1: UInt64
    var row2: UInt64
    /// The positions at which the second of two transposed letters is expected.
    var half1: UInt64
    var half2: UInt64

    /// Whether no continuation can match within the edits.
    @inline(__always) var isDead: Bool { row0 | row1 | row2 == 0 }
  }

  /// The maximum length of a word; longer ones are cut.
  static let maximumLength = 62

  /// For each byte, its positions in the typed word.
  private let masks: [UInt64]
  private let all: UInt64
  private let accept: UInt64
  private let limit: Int

  /// Makes an automaton for a folded word with at most `limit` edits, 0 to 2.
  init(_ word: some Collection<UInt8>, limit: Int) {
    var masks = [UInt64](repeating: 0, count: 256)
    var length = 0
    for byte in word.prefix(Self.maximumLength) {
      masks[Int(byte)] |= 1 << UInt64(length)
      length += 1
    }
    self.masks = masks
    self.limit = limit
    all = (1 << UInt64(length + 1)) - 1
    accept = 1 << UInt64(length)
  }

  private init(_ other: WordAutomaton, limit: Int) {
    (masks, all, accept) = (other.masks, other.all, other.accept)
    self.limit = min(limit, other.limit)
  }

  /// The automaton with a lower limit.
  func limited(to limit: Int) -> WordAutomaton { WordAutomaton(self, limit: limit) }

  /// The state before the first letter.
  var start: State {
    State(row0: 1, row1: limit > 0 ? 3 & all : 0, row2: limit > 1 ? 7 & all : 0, half1: 0, half2: 0)
  }

  /// The state after another letter.
  @inline(__always)
  func next(after state: State, byte: UInt8) -> State {
    let mask = masks[Int(byte)]
    let row0 = (state.row0 & mask) << 1
    if limit == 0 { return State(row0: row0, row1: 0, row2: 0, half1: 0, half2: 0) }
    let row1 =
      ((state.row1 & mask) << 1 | state.row0 | state.row0 << 1 | row0 << 1 | (state.half1 & mask) << 2) & all
    let half1 = state.row0 & (mask >> 1)
    if limit == 1 { return State(row0: row0, row1: row1, row2: 0, half1: half1, half2: 0) }
    let row2 =
      ((state.row2 & mask) << 1 | state.row1 | state.row1 << 1 | row1 << 1 | (state.half2 & mask) << 2) & all
    return State(row0: row0, row1: row1, row2: row2, half1: half1, half2: state.row1 & (mask >> 1))
  }

  /// The number of edits with which the whole typed word is matched; nil if it is not.
  @inline(__always)
  func edits(_ state: State) -> Int? {
    if state.row0 & accept != 0 { return 0 }
    if state.row1 & accept != 0 { return 1 }
    if state.row2 & accept != 0 { return 2 }
    return nil
  }

  /// The fewest edits between the typed word and a prefix of another, and whether that prefix is the whole word.
  func match(_ word: UnsafeBufferPointer<UInt8>) -> (edits: Int, isWhole: Bool)? {
    var state = start
    var best = edits(state) ?? 3
    var isWhole = false
    for byte in word {
      state = next(after: state, byte: byte)
      if state.isDead { return best <= limit ? (best, false) : nil }
      if let edits = edits(state), edits <= best {
        best = edits
        isWhole = true
      } else {
        isWhole = false
      }
    }
    return best <= limit ? (best, isWhole) : nil
  }
}
