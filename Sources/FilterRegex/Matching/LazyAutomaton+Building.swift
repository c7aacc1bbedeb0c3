extension LazyAutomaton {
  /// Where a text begins, before its first character.
  func startTarget() -> Target {
    if start != LazyAutomaton.unknown { return start }
    seen.removeAll()
    found.removeAll(keepingCapacity: true)
    var closure = Closure(hasMatch: false, hasAnchors: false)
    follow(program.entry, behind: .edge, &closure)
    let target = self.target(closure, behind: .edge)
    start = target
    return target
  }

  /// Makes the transition from a state over a class of characters, or over the end of the text (`classes.count`), and notes
  /// it.
  func makeTransition(from offset: Target, over name: Int) -> Target {
    let state = states[number(at: offset)]
    let before = generation
    let target = self.target(from: state, over: name)
    // Emptying the automaton has also taken the row.
    if generation == before { connect(offset, column: UInt32(truncatingIfNeeded: name * 4), to: target) }
    return target
  }

  private func target(from state: State, over name: Int) -> Target {
    let isEnd = name == program.classes.count
    let kind = isEnd ? .edge : program.classes.kinds[name]
    var closure = Closure(hasMatch: false, hasAnchors: false)
    // A copy: a slice of the arena would make a copy of all of it when a state is added.
    active.removeAll(keepingCapacity: true)
    for index in Int(state.first)..<Int(state.first + state.count) { active.append(arena[index]) }
    found.removeAll(keepingCapacity: true)
    if state.hasAnchors {
      seen.removeAll()
      for step in active where seen.insert(step) {
        if case .anchor(let anchor, let next) = program.instructions[Int(step)] {
          if anchor.holds(between: state.before, and: kind) {
            follow(next, behind: state.before, and: kind, &closure)
          }
        } else {
          found.append(step)
        }
      }
      if closure.hasMatch { return LazyAutomaton.match }
      (active, found) = (found, active)
      found.removeAll(keepingCapacity: true)
    }
    if isEnd { return LazyAutomaton.dead }
    seen.removeAll()
    for step in active {
      steps &+= 1
      if case .consume(let set, let next) = program.instructions[Int(step)], program.classes.isMember(name, of: set) {
        follow(next, behind: kind, &closure)
      }
    }
    // A match may begin at every place.
    follow(program.entry, behind: kind, &closure)
    return target(closure, behind: kind)
  }

  /// What was found on the way.
  struct Closure {
    var hasMatch: Bool
    var hasAnchors: Bool
  }

  /// Adds to `found` what can be reached from a step without taking a character. Anchors are decided as far as they can be:
  /// by the character before, and the one behind where it is known; else they are added themselves.
  private func follow(
    _ first: Int32, behind before: SymbolKind, and after: SymbolKind? = nil, _ closure: inout Closure
  ) {
    pending.append(first)
    while let step = pending.popLast() {
      if !seen.insert(step) { continue }
      steps &+= 1
      switch program.instructions[Int(step)] {
      case .consume: found.append(step)
      case .split(let left, let right):
        pending.append(right)
        pending.append(left)
      case .anchor(let anchor, let next):
        if let after {
          if anchor.holds(between: before, and: after) { pending.append(next) }
        } else {
          switch anchor.outlook(behind: before) {
          case .holds: pending.append(next)
          case .fails: break
          case .open:
            found.append(step)
            closure.hasAnchors = true
          }
        }
      case .look(_, let next): pending.append(next)
      case .match: closure.hasMatch = true
      case .fail: break
      }
    }
  }

  /// The target for the steps in `found`.
  private func target(_ closure: Closure, behind before: SymbolKind) -> Target {
    if closure.hasMatch { return LazyAutomaton.match }
    if found.isEmpty, beginsAtStart { return LazyAutomaton.dead }
    found.sort()
    let target = state(found, before: before, hasAnchors: closure.hasAnchors)
    guard canRest, !closure.hasAnchors, found == restingSteps else { return target }
    restOffset = target
    return LazyAutomaton.rest
  }
}
