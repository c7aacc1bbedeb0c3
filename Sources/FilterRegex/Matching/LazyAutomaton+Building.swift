extension LazyAutomaton {
  /// The state at the beginning of a text.
  func startTarget() -> Target {
    if start != LazyAutomaton.unknown { return start }
    seen.removeAll()
    found.removeAll(keepingCapacity: true)
    var closure = Closure(hasMatch: false, hasAnchors: false)
    follow(program.entry, after: .edge, &closure)
    let target = self.target(closure, after: .edge)
    start = target
    return target
  }

  /// Makes and stores the transition from a state over a class of characters, or over the end of the text
  /// (`classes.count`).
  func makeTransition(from offset: Target, over name: Int) -> Target {
    let state = states[number(at: offset)]
    let before = generation
    let target = self.target(from: state, over: name)
    // If the automaton was emptied, the row is gone.
    if generation == before { connect(offset, column: UInt32(truncatingIfNeeded: name * 4), to: target) }
    return target
  }

  private func target(from state: State, over name: Int) -> Target {
    let isEnd = name == program.classes.count
    let kind = isEnd ? .edge : program.classes.kinds[name]
    var closure = Closure(hasMatch: false, hasAnchors: false)
    // A copy: with a slice, adding a state would copy the whole arena.
    active.removeAll(keepingCapacity: true)
    for index in Int(state.first)..<Int(state.first + state.count) { active.append(arena[index]) }
    found.removeAll(keepingCapacity: true)
    if state.hasAnchors {
      seen.removeAll()
      for step in active where seen.insert(step) {
        if case .anchor(let anchor, let next) = program.instructions[Int(step)] {
          if anchor.holds(between: state.before, and: kind) {
            follow(next, after: state.before, before: kind, &closure)
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
        follow(next, after: kind, &closure)
      }
    }
    // A match may begin anywhere.
    follow(program.entry, after: kind, &closure)
    return target(closure, after: kind)
  }

  /// What following the steps has found.
  struct Closure {
    var hasMatch: Bool
    var hasAnchors: Bool
  }

  /// Adds to `found` the steps reachable from a step without consuming a character. Anchors are decided by the
  /// character before and, if known, the one after; undecided anchors are added themselves.
  private func follow(
    _ first: Int32, after previous: SymbolKind, before following: SymbolKind? = nil, _ closure: inout Closure
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
        if let following {
          if anchor.holds(between: previous, and: following) { pending.append(next) }
        } else {
          switch anchor.outlook(after: previous) {
          case .holds: pending.append(next)
          case .fails: break
          case .open:
            found.append(step)
            closure.hasAnchors = true
          }
        }
      case .look(_, let next), .save(_, let next): pending.append(next)
      case .match: closure.hasMatch = true
      case .fail: break
      }
    }
  }

  /// The target for the steps in `found`.
  private func target(_ closure: Closure, after previous: SymbolKind) -> Target {
    if closure.hasMatch { return LazyAutomaton.match }
    if found.isEmpty, beginsAtStart { return LazyAutomaton.dead }
    found.sort()
    let target = state(found, before: previous, hasAnchors: closure.hasAnchors)
    guard canRest, !closure.hasAnchors, found == restingSteps else { return target }
    restOffset = target
    return LazyAutomaton.rest
  }
}
