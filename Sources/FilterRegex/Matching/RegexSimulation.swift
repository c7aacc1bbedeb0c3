/// Follows all ways through a program at once, character by character: slower than ``LazyAutomaton``, but it knows where a
/// match began, and look-around.
///
/// A look-around is a program of its own. It is run once over the whole text, those within it first, and leaves a flag for
/// each place; so the time is that of the text times the program, and there is no backtracking. The budget is for texts and
/// programs that are both large.
struct RegexSimulation {
  /// What ends the search.
  enum Goal {
    /// Any match will do.
    case anyMatch
    /// The leftmost match, in the length the pattern prefers.
    case bestMatch
  }

  /// A step, and the character at which the match it belongs to began.
  private struct Thread {
    let step: Int32
    let start: Int
  }

  private let program: RegexProgram
  private let text: SymbolText
  private let budget: Int
  /// A flag for each look-around and place.
  private var looks: [Bool] = []
  private let seen: StepSet
  private var pending: [Int32] = []
  /// How many steps were followed.
  private(set) var steps = 0

  var isExhausted: Bool { steps > budget }

  /// A simulation over a text. `seen` has room for the steps of the program.
  init(_ program: RegexProgram, _ text: SymbolText, seen: StepSet, budget: Int) {
    self.program = program
    self.text = text
    self.budget = budget
    self.seen = seen
  }

  /// The characters of a match, as far as the goal needs them; nil where there is none or the budget is exhausted.
  mutating func run(_ goal: Goal) -> Range<Int>? {
    for (index, look) in program.looks.enumerated() {
      // The flags take time as well, and memory.
      steps &+= text.count
      if isExhausted { return nil }
      looks += Array(repeating: look.isNegated, count: text.count + 1)
      mark(look, index)
      if isExhausted { return nil }
    }
    return search(goal)
  }

  /// Sets the flags of a look-around.
  private mutating func mark(_ look: RegexLook, _ index: Int) {
    var threads: [Thread] = []
    var next: [Thread] = []
    let beginning = program.lookBeginnings[index]
    for turn in 0...text.count {
      let place = look.isAhead ? text.count - turn : turn
      let neighbour = look.isAhead ? text.character(before: place) : text.character(behind: place)
      let canBegin = beginning.isPossible(beside: neighbour)
      if threads.isEmpty, !canBegin { continue }
      var found: Int?
      seen.removeAll()
      if turn > 0 { advance(threads, over: look.isAhead ? place : place - 1, to: place, &next, &found) }
      if canBegin { follow(look.entry, from: place, at: place, &next, &found) }
      if found != nil { looks[index * (text.count + 1) + place] = !look.isNegated }
      swap(&threads, &next)
      next.removeAll(keepingCapacity: true)
      if isExhausted { return }
    }
  }

  private mutating func search(_ goal: Goal) -> Range<Int>? {
    var threads: [Thread] = []
    var next: [Thread] = []
    var best: Range<Int>?
    for place in 0...text.count {
      let canBegin = best == nil && program.beginning.isPossible(beside: text.character(behind: place))
      if threads.isEmpty, !canBegin { continue }
      var found: Int?
      seen.removeAll()
      if place > 0 { advance(threads, over: place - 1, to: place, &next, &found) }
      if canBegin { follow(program.entry, from: place, at: place, &next, &found) }
      if isExhausted { return nil }
      if let start = found {
        if goal == .anyMatch { return start..<place }
        if let known = best, known.lowerBound <= start, program.prefersShortest || known.lowerBound < start {
          // What began later, or is longer than wanted, does not count.
        } else {
          best = start..<place
        }
      }
      // The threads are in the order of their beginnings, so those that can still matter come first.
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

  /// Takes all threads over a character.
  private mutating func advance(
    _ threads: [Thread], over character: Int, to place: Int, _ next: inout [Thread], _ found: inout Int?
  ) {
    let name = Int(text.classes[character])
    for thread in threads {
      steps &+= 1
      if case .consume(let set, let target) = program.instructions[Int(thread.step)],
        program.classes.isMember(name, of: set)
      {
        follow(target, from: thread.start, at: place, &next, &found)
      }
    }
  }

  /// Adds the threads that a step leads to without taking a character; notes the first that matches, which is the one that
  /// began first.
  private mutating func follow(
    _ first: Int32, from start: Int, at place: Int, _ threads: inout [Thread], _ found: inout Int?
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
        if anchor.holds(between: text.kind(before: place), and: text.kind(behind: place)) { pending.append(next) }
      case .look(let index, let next):
        if looks[Int(index) * (text.count + 1) + place] { pending.append(next) }
      case .match: found = found ?? start
      case .fail: break
      }
    }
  }
}
