/// Follows all paths through a program at once, character by character: slower than ``LazyAutomaton``, but it knows
/// where a match began, and evaluates look-around.
///
/// A look-around is a program of its own. It is run once over the whole text, nested ones first, and leaves a flag for
/// each position. So the time is the length of the text times the size of the program, without backtracking. The budget
/// is for texts and programs that are both large.
struct RegexSimulation {
  /// When the search ends.
  enum Goal {
    /// At any match.
    case anyMatch
    /// At the leftmost match, in the length that the pattern prefers.
    case bestMatch
  }

  /// A step, and the character at which its match began.
  private struct Thread {
    let step: Int32
    let start: Int
  }

  private let program: RegexProgram
  private let text: SymbolText
  private let budget: Int
  /// A flag for each look-around and position.
  private var looks: [Bool] = []
  private let seen: StepSet
  private var pending: [Int32] = []
  /// Number of steps followed.
  private(set) var steps = 0

  var isExhausted: Bool { steps > budget }

  /// A simulation over a text. `seen` must have room for the steps of the program.
  init(_ program: RegexProgram, text: SymbolText, seen: StepSet, budget: Int) {
    self.program = program
    self.text = text
    self.budget = budget
    self.seen = seen
  }

  /// The characters of a match, as far as the goal needs them; nil if there is none or the budget is exhausted.
  mutating func run(_ goal: Goal) -> Range<Int>? {
    for (index, look) in program.looks.enumerated() {
      // The flags take time and memory too.
      steps &+= text.count
      if isExhausted { return nil }
      looks += Array(repeating: look.isNegated, count: text.count + 1)
      mark(look, at: index)
      if isExhausted { return nil }
    }
    return search(goal)
  }

  /// Computes the flags of a look-around.
  private mutating func mark(_ look: RegexLook, at index: Int) {
    var threads: [Thread] = []
    var next: [Thread] = []
    let beginning = program.lookBeginnings[index]
    for turn in 0...text.count {
      let position = look.isAhead ? text.count - turn : turn
      let neighbor = look.isAhead ? text.character(before: position) : text.character(after: position)
      let canBegin = beginning.isPossible(beside: neighbor)
      if threads.isEmpty, !canBegin { continue }
      var found: Int?
      seen.removeAll()
      if turn > 0 {
        advance(threads, over: look.isAhead ? position : position - 1, to: position, into: &next, found: &found)
      }
      if canBegin { follow(look.entry, from: position, at: position, into: &next, found: &found) }
      if found != nil { looks[index * (text.count + 1) + position] = !look.isNegated }
      swap(&threads, &next)
      next.removeAll(keepingCapacity: true)
      if isExhausted { return }
    }
  }

  private mutating func search(_ goal: Goal) -> Range<Int>? {
    var threads: [Thread] = []
    var next: [Thread] = []
    var best: Range<Int>?
    for position in 0...text.count {
      let canBegin = best == nil && program.beginning.isPossible(beside: text.character(after: position))
      if threads.isEmpty, !canBegin { continue }
      var found: Int?
      seen.removeAll()
      if position > 0 { advance(threads, over: position - 1, to: position, into: &next, found: &found) }
      if canBegin { follow(program.entry, from: position, at: position, into: &next, found: &found) }
      if isExhausted { return nil }
      if let start = found {
        if goal == .anyMatch { return start..<position }
        if let known = best, known.lowerBound <= start, program.prefersShortest || known.lowerBound < start {
          // It began later, or is longer than preferred.
        } else {
          best = start..<position
        }
      }
      // The threads are ordered by their beginnings, so those that still matter come first.
      if let best {
        while let last = next.last,
          last.start > best.lowerBound || program.prefersShortest && last.start == best.lowerBound
        {
          next.removeLast()
        }
        if next.isEmpty { return best }
      }
      swap(&threads, &next)
      next.removeAll(keepingCapacity: true)
    }
    return best
  }

  /// Moves all threads over a character.
  private mutating func advance(
    _ threads: [Thread], over character: Int, to position: Int, into next: inout [Thread], found: inout Int?
  ) {
    let name = Int(text.classes[character])
    for thread in threads {
      steps &+= 1
      if case .consume(let set, let target) = program.instructions[Int(thread.step)],
        program.classes.isMember(name, of: set)
      {
        follow(target, from: thread.start, at: position, into: &next, found: &found)
      }
    }
  }

  /// Adds the threads reachable from a step without consuming a character; `found` receives the start of the first that
  /// matches, which is the one that began first.
  private mutating func follow(
    _ first: Int32, from start: Int, at position: Int, into threads: inout [Thread], found: inout Int?
  ) {
    pending.append(first)
    while let step = pending.popLast() {
      if !seen.insert(step) { continue }
      steps &+= 1
      switch program.instructions[Int(step)] {
      case .consume: threads.append(Thread(step: step, start: start))
      case .split(let left, let right):
        pending.append(right)
        pending.append(left)
      case .anchor(let anchor, let next):
        if anchor.holds(between: text.kind(before: position), and: text.kind(after: position)) { pending.append(next) }
      case .look(let index, let next):
        if looks[Int(index) * (text.count + 1) + position] { pending.append(next) }
      case .save(_, let next): pending.append(next)
      case .match: found = found ?? start
      case .fail: break
      }
    }
  }
}

/// The set of steps that are active at a position.
///
/// A generation number makes emptying cheap. It owns its memory, so that inner loops need no checks.
final class StepSet {
  private let marks: UnsafeMutablePointer<UInt32>
  private let size: Int
  private var generation: UInt32 = 1

  /// A set for programs of `size` steps.
  init(size: Int) {
    self.size = size
    self.marks = .allocate(capacity: size)
    marks.initialize(repeating: 0, count: size)
  }

  deinit {
    marks.deallocate()
  }

  /// Removes all steps.
  func removeAll() {
    generation &+= 1
    if generation == 0 {
      marks.update(repeating: 0, count: size)
      generation = 1
    }
  }

  /// Inserts a step; returns whether it was new.
  @inline(__always)
  func insert(_ step: Int32) -> Bool {
    if marks[Int(step)] == generation { return false }
    marks[Int(step)] = generation
    return true
  }
}
