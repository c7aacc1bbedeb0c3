/// Decides how many edits part a typed word from the beginning of another, letter by letter.
///
/// A nondeterministic automaton in a few machine words: bit `i` of row `k` says that the first `i` letters typed have been
/// met with `k` edits. Wu and Manber, "Fast Text Searching Allowing Errors" (1992), with a row for the transposition as in
/// Hyyrö, "A Bit-Vector Algorithm for Computing Levenshtein and Damerau Edit Distances" (2003). An edit is one letter more,
/// less, other, or two neighbours changed (the optimal string alignment distance).
struct WordAutomaton {
  /// What has been met so far.
  struct State {
    var row0: UInt64
    var row1: UInt64
    var row2: UInt64
    /// Where the second of two changed neighbours is awaited.
    var half1: UInt64
    var half2: UInt64

    /// Whether no continuation of what was read can be met within the edits.
    @inline(__always) var isDead: Bool { row0 | row1 | row2 == 0 }
  }

  /// The longest word it takes; longer ones are cut, since nobody tells two words apart behind that.
  static let maximumLength = 62

  /// For each byte, at which places of the typed word it stands.
  private let masks: [UInt64]
  private let all: UInt64
  private let accept: UInt64
  private let limit: Int

  /// Prepares an automaton for a folded word, for at most `limit` (0 to 2) edits.
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

  /// The same for fewer edits.
  func limited(to limit: Int) -> WordAutomaton { WordAutomaton(self, limit: limit) }

  /// The state before the first letter.
  var start: State {
    State(row0: 1, row1: limit > 0 ? 3 & all : 0, row2: limit > 1 ? 7 & all : 0, half1: 0, half2: 0)
  }

  /// The state behind one more letter.
  @inline(__always)
  func next(_ state: State, _ byte: UInt8) -> State {
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

  /// With how many edits all that was typed has been met; nil where it has not.
  @inline(__always)
  func edits(_ state: State) -> Int? {
    if state.row0 & accept != 0 { return 0 }
    if state.row1 & accept != 0 { return 1 }
    if state.row2 & accept != 0 { return 2 }
    return nil
  }

  /// The least edits between the typed word and a beginning of another, and whether that beginning is all of it.
  func match(_ word: UnsafeBufferPointer<UInt8>) -> (edits: Int, isWhole: Bool)? {
    var state = start
    var best = edits(state) ?? 3
    var isWhole = false
    for byte in word {
      state = next(state, byte)
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
