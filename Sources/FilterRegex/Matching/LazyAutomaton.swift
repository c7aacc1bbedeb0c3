/// A deterministic automaton of a program, of which a state is made when a text first leads to it.
///
/// A state is the set of steps that are active at a place. Anchors that look at what is before the place are decided when
/// the state is made; those that also look behind it stay in the state until the next character, or the end, is known. So
/// every character is read once, whatever the pattern. The memory is bounded: a full automaton is emptied and starts anew
/// from the state it is in, so that at worst each character costs the making of one state, which the program bounds.
///
/// Look-around is taken to hold everywhere; the answer "no match" is right even so.
///
/// Files: this one holds the states, `LazyAutomaton+Building` makes them, `LazyAutomaton+Scanning` runs through a text.
final class LazyAutomaton {
  /// What a transition leads to: the offset of a state's row in bytes, or one of the values from `special` on.
  typealias Target = UInt32

  static let special: Target = 0x8000_0000
  /// The state in which nothing has begun to match, and which few characters leave.
  static let rest: Target = 0xFFFF_FFFB
  /// A byte outside ASCII: the whole character is to be read.
  static let leap: Target = 0xFFFF_FFFC
  /// There is no match, nor will be.
  static let dead: Target = 0xFFFF_FFFD
  static let match: Target = 0xFFFF_FFFE
  /// Not made yet.
  static let unknown: Target = 0xFFFF_FFFF

  /// How many bytes all rows may take, and how many steps the sets of all states may hold.
  static let largestTable = 1 << 19
  static let largestArena = 1 << 16
  /// How many ASCII characters may leave a state at rest.
  static let restingLimit = 16

  /// After how many rests it is judged whether they pay, and how many bytes each must pass over for that; measured.
  static let restsToJudge = 256
  static let leastRest = 14

  let program: RegexProgram
  /// The length of a row: one target for each class, one for the end of the text, one for bytes outside ASCII.
  let rowLength: Int
  /// The offset in a row, in bytes, of each byte.
  let columns: UnsafeMutablePointer<UInt32>
  /// The rows of all states.
  private(set) var table: UnsafeMutablePointer<Target>
  private var capacity: Int
  private let largestCapacity: Int
  private(set) var states: [State] = []
  /// The steps of all states: those that consume, and anchors that are open.
  private(set) var arena: [Int32] = []
  /// An open hash table of state numbers, by their sets; -1 where it is empty.
  private var slots: [Int32]
  /// How often the automaton was emptied.
  private(set) var generation = 0

  /// Where a text begins; `unknown` as long as no text was looked at.
  var start = LazyAutomaton.unknown
  /// The offset of the state at rest, where there is one.
  var restOffset: Target = 0
  /// What is known of the state at rest: for each byte, whether it stays in it. Nil where too many bytes leave it.
  let staying: UnsafeMutablePointer<Bool>?
  let restingSteps: [Int32]
  /// Whether no match can begin but at the beginning of the text.
  let beginsAtStart: Bool

  /// How often the state at rest was entered, and how many bytes it passed over. Where those are few, as with `[aeiou]{4}`,
  /// it is no rest, and from then on a state like others.
  var rests = 0
  var restedBytes = 0
  private(set) var canRest: Bool

  /// How many characters were read and steps followed: the measure of the growth tests.
  @exclusivity(unchecked) var steps = 0

  // What one transition needs, kept so that it need not be allocated again. Nothing here calls back, so checks of exclusive
  // access would find nothing; they took three quarters of the time.
  let seen: StepSet
  @exclusivity(unchecked) var pending: [Int32] = []
  @exclusivity(unchecked) var found: [Int32] = []
  @exclusivity(unchecked) var active: [Int32] = []

  struct State {
    let first: Int32
    let count: Int32
    /// What stands before the place; `other` where no step of the state asks.
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
    self.largestCapacity = max(8, LazyAutomaton.largestTable / (rowLength * 4))
    self.capacity = min(16, largestCapacity)
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

  /// The offset of the row of the state with the given steps, which is made if there is none yet. May empty the automaton.
  func state(_ steps: [Int32], before: SymbolKind, hasAnchors: Bool) -> Target {
    let before = hasAnchors ? before : .other
    var slot = self.slot(of: steps, before)
    if slots[slot] >= 0 { return offset(of: slots[slot]) }
    if states.count == largestCapacity || arena.count + steps.count > LazyAutomaton.largestArena, !states.isEmpty {
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

  /// Notes where a state goes.
  func connect(_ state: Target, column: UInt32, to target: Target) {
    table[(Int(state) + Int(column)) / 4] = target
  }

  /// Gives up resting where it does not pay, beginning with the next text.
  func reconsiderResting() {
    if !canRest || rests < LazyAutomaton.restsToJudge { return }
    if restedBytes < rests * LazyAutomaton.leastRest {
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
    let larger = min(capacity * 2, largestCapacity)
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

  /// The slot of a set: its own, or the empty one where it belongs.
  private func slot(of steps: [Int32], _ before: SymbolKind) -> Int {
    var hash = UInt64(before.rawValue) &+ 0x9E37_79B9_7F4A_7C15
    for step in steps { hash = (hash ^ UInt64(UInt32(bitPattern: step))) &* 0x0000_0100_0000_01B3 }
    hash = (hash ^ hash >> 29) &* 0x9E37_79B9_7F4A_7C15
    var slot = Int(truncatingIfNeeded: hash >> 32 & UInt64(slots.count - 1))
    while slots[slot] >= 0, !isState(slots[slot], steps, before) { slot = (slot + 1) & (slots.count - 1) }
    return slot
  }

  private func isState(_ number: Int32, _ steps: [Int32], _ before: SymbolKind) -> Bool {
    let state = states[Int(number)]
    guard Int(state.count) == steps.count, state.before == before else { return false }
    let first = Int(state.first)
    for index in steps.indices where arena[first + index] != steps[index] { return false }
    return true
  }
}
