/// A deterministic automaton of a program whose states are made when a text first reaches them.
///
/// A state is the set of active steps at a position. Anchors that depend on the character before the position are
/// decided when the state is made; those that depend on the character after it stay in the state until that character,
/// or the end, is known. So every character is read once, for any pattern. Memory is bounded: a full automaton is
/// emptied and starts over from its current state, so at worst each character costs the making of one state, which the
/// program bounds.
///
/// Look-around is assumed to hold everywhere, so "no match" is exact and "match" may be wrong for such patterns.
///
/// This file contains the states, `LazyAutomaton+Building` makes them, `LazyAutomaton+Scanning` scans a text.
final class LazyAutomaton {
  /// The target of a transition: the byte offset of a state's row, or one of the values from `special` on.
  typealias Target = UInt32

  static let special: Target = 0x8000_0000
  /// The state in which no match has begun, if few characters leave it.
  static let rest: Target = 0xFFFF_FFFB
  /// A non-ASCII byte: the whole character must be decoded.
  static let leap: Target = 0xFFFF_FFFC
  /// No match is possible anymore.
  static let dead: Target = 0xFFFF_FFFD
  static let match: Target = 0xFFFF_FFFE
  /// The transition is not made yet.
  static let unknown: Target = 0xFFFF_FFFF

  /// The maximum size of all rows in bytes, and the maximum number of steps in all states.
  static let maximumTableSize = 1 << 19
  static let maximumArenaSize = 1 << 16
  /// The maximum number of ASCII characters that leave the resting state.
  static let restingLimit = 16

  /// After how many rests their benefit is judged, and how many bytes each must skip on average; measured.
  static let restsToJudge = 256
  static let minimumRest = 14

  let program: RegexProgram
  /// The length of a row: a target for each class, one for the end of the text, and one for non-ASCII bytes.
  let rowLength: Int
  /// The offset of each byte in a row, in bytes.
  let columns: UnsafeMutablePointer<UInt32>
  /// The rows of all states.
  private(set) var table: UnsafeMutablePointer<Target>
  private var capacity: Int
  private let maximumCapacity: Int
  private(set) var states: [State] = []
  /// The steps of all states: consuming steps, and undecided anchors.
  private(set) var arena: [Int32] = []
  /// An open-addressing hash table of state numbers, keyed by their steps; -1 if a slot is empty.
  private var slots: [Int32]
  /// Number of times the automaton was emptied.
  private(set) var generation = 0

  /// The state at the beginning of a text; `unknown` before the first text.
  var start = LazyAutomaton.unknown
  /// The offset of the resting state, if there is one.
  var restOffset: Target = 0
  /// For each byte, whether it stays in the resting state. Nil if too many bytes leave it.
  let staying: UnsafeMutablePointer<Bool>?
  let restingSteps: [Int32]
  /// Whether a match can begin only at the beginning of the text.
  let beginsAtStart: Bool

  /// Number of times the resting state was entered, and number of bytes skipped in it. If few bytes are skipped, as
  /// with `[aeiou]{4}`, it becomes a state like the others.
  var rests = 0
  var restedBytes = 0
  private(set) var canRest: Bool

  /// Number of characters read and steps followed; used by the growth tests.
  @exclusivity(unchecked) var steps = 0

  // Reused buffers of `makeTransition`. Nothing here calls back, so exclusivity checks would find nothing; they took
  // three quarters of the time.
  let seen: StepSet
  @exclusivity(unchecked) var pending: [Int32] = []
  @exclusivity(unchecked) var found: [Int32] = []
  @exclusivity(unchecked) var active: [Int32] = []

  struct State {
    let first: Int32
    let count: Int32
    /// The kind of the character before the position; `other` if no step of the state depends on it.
    let before: SymbolKind
    let hasAnchors: Bool
  }

  init(_ program: RegexProgram) {
    let classes = program.classes
    self.program = program
    self.rowLength = classes.count + 2
    self.columns = .allocate(capacity: 256)
    for byte in 0..<256 {
      let column = byte < 0x80 ? Int(classes.ascii[byte]) : classes.count + 1
      columns[byte] = UInt32(truncatingIfNeeded: column * 4)
    }
    self.maximumCapacity = max(8, LazyAutomaton.maximumTableSize / (rowLength * 4))
    self.capacity = min(16, maximumCapacity)
    self.table = .allocate(capacity: capacity * rowLength)
    self.slots = Array(repeating: -1, count: 64)
    self.seen = StepSet(size: program.instructions.count)
    let resting = RestingState(program, seen: seen)
    self.restingSteps = resting.steps
    self.beginsAtStart = resting.beginsAtStart
    self.staying = resting.staying
    self.canRest = resting.staying != nil
  }

  deinit {
    columns.deallocate()
    table.deallocate()
    staying?.deallocate()
  }

  var endColumn: UInt32 { UInt32(truncatingIfNeeded: (rowLength - 2) * 4) }

  /// The offset of the row of the state with these steps, which is made if needed. May empty the automaton.
  func state(_ steps: [Int32], before: SymbolKind, hasAnchors: Bool) -> Target {
    let before = hasAnchors ? before : .other
    var slot = self.slot(of: steps, before)
    if slots[slot] >= 0 { return offset(of: slots[slot]) }
    if states.count == maximumCapacity || arena.count + steps.count > LazyAutomaton.maximumArenaSize, !states.isEmpty {
      empty()
      slot = self.slot(of: steps, before)
    }
    if states.count == capacity { grow() }
    if states.count * 2 >= slots.count {
      rehash()
      slot = self.slot(of: steps, before)
    }
    let number = Int32(truncatingIfNeeded: states.count)
    slots[slot] = number
    states.append(
      State(
        first: Int32(truncatingIfNeeded: arena.count), count: Int32(truncatingIfNeeded: steps.count), before: before,
        hasAnchors: hasAnchors))
    arena += steps
    let row = table + Int(number) * rowLength
    row.initialize(repeating: LazyAutomaton.unknown, count: rowLength)
    row[rowLength - 1] = LazyAutomaton.leap
    return offset(of: number)
  }

  /// Stores the target of a transition.
  func connect(_ state: Target, column: UInt32, to target: Target) {
    table[(Int(state) + Int(column)) / 4] = target
  }

  /// Stops using the resting state if it does not pay; called before each text.
  func reconsiderResting() {
    if !canRest || rests < LazyAutomaton.restsToJudge { return }
    if restedBytes < rests * LazyAutomaton.minimumRest {
      canRest = false
      empty()
    }
    rests = 0
    restedBytes = 0
  }

  func number(at offset: Target) -> Int { Int(offset) / (rowLength * 4) }

  private func offset(of number: Int32) -> Target { Target(truncatingIfNeeded: Int(number) * rowLength * 4) }

  private func empty() {
    generation += 1
    states.removeAll(keepingCapacity: true)
    arena.removeAll(keepingCapacity: true)
    for index in slots.indices { slots[index] = -1 }
    start = LazyAutomaton.unknown
  }

  private func grow() {
    let larger = min(capacity * 2, maximumCapacity)
    let copy = UnsafeMutablePointer<Target>.allocate(capacity: larger * rowLength)
    copy.initialize(from: table, count: states.count * rowLength)
    table.deallocate()
    table = copy
    capacity = larger
  }

  private func rehash() {
    slots = Array(repeating: -1, count: slots.count * 2)
    for (number, state) in states.enumerated() {
      let steps = Array(arena[Int(state.first)..<Int(state.first + state.count)])
      slots[slot(of: steps, state.before)] = Int32(truncatingIfNeeded: number)
    }
  }

  /// The slot of a set of steps, or the empty slot for it.
  private func slot(of steps: [Int32], _ before: SymbolKind) -> Int {
    var hash = UInt64(before.rawValue) &+ 0x9E37_79B9_7F4A_7C15
    for step in steps { hash = (hash ^ UInt64(UInt32(bitPattern: step))) &* 0x0000_0100_0000_01B3 }
    hash = (hash ^ hash >> 29) &* 0x9E37_79B9_7F4A_7C15
    var slot = Int(truncatingIfNeeded: hash >> 32 & UInt64(slots.count - 1))
    while slots[slot] >= 0, !isState(slots[slot], steps: steps, before: before) {
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }

  private func isState(_ number: Int32, steps: [Int32], before: SymbolKind) -> Bool {
    let state = states[Int(number)]
    guard Int(state.count) == steps.count, state.before == before else { return false }
    let first = Int(state.first)
    for index in steps.indices where arena[first + index] != steps[index] { return false }
    return true
  }
}
