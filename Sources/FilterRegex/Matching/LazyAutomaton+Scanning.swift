extension LazyAutomaton {
  /// Whether a text contains a match. Stops at the first character that decides it.
  ///
  /// The inner loop loads twice per byte, and only one load depends on the previous state. Everything unusual is a
  /// special target that ends the loop.
  func contains(in text: UnsafeBufferPointer<UInt8>) -> Bool {
    reconsiderResting()
    var target = startTarget()
    guard let base = text.baseAddress, !text.isEmpty else { return isMatchAtEnd(target) }
    let end = base + text.count
    let columns = self.columns
    let special = LazyAutomaton.special
    var position = base
    defer { steps &+= position - base }
    while true {
      if target >= special {
        if target == LazyAutomaton.match { return true }
        guard target == LazyAutomaton.rest, let staying else { return false }
        target = restOffset
        let from = position
        while position < end, staying[Int(position.pointee)] { position += 1 }
        rests &+= 1
        restedBytes &+= position - from
      }
      var state = target
      let rows = UnsafeRawPointer(table)
      var next = state
      while position < end {
        next = (rows + Int(columns[Int(position.pointee)])).load(fromByteOffset: Int(state), as: Target.self)
        position += 1
        if next >= special { break }
        state = next
      }
      if next < special { return isMatchAtEnd(state) }
      switch next {
      case LazyAutomaton.leap:
        let reading = ScalarReading(at: position - 1, before: end)
        position += reading.length - 1
        let name = Int(program.classes.ofScalar(reading.scalar))
        target = rows.load(fromByteOffset: Int(state) + name * 4, as: Target.self)
        if target == LazyAutomaton.unknown { target = makeTransition(from: state, over: name) }
      case LazyAutomaton.unknown:
        target = makeTransition(from: state, over: Int(columns[Int(position[-1])]) / 4)
      default: target = next
      }
    }
  }

  /// Whether a state matches at the end of the text.
  private func isMatchAtEnd(_ target: Target) -> Bool {
    if target == LazyAutomaton.match { return true }
    if target == LazyAutomaton.dead { return false }
    let state = target == LazyAutomaton.rest ? restOffset : target
    var verdict = table[(Int(state) + Int(endColumn)) / 4]
    if verdict == LazyAutomaton.unknown { verdict = makeTransition(from: state, over: rowLength - 2) }
    return verdict == LazyAutomaton.match
  }
}

/// The state of an automaton while no match has begun. Computed once, since most texts are mostly skipped in it.
struct RestingState {
  /// The active steps, sorted: those at which a match may begin after a character that is neither letter nor line
  /// break.
  private(set) var steps: [Int32] = []
  /// Whether no match can begin after any character.
  private(set) var beginsAtStart = false
  /// For each byte, whether no match has begun after it either. Nil if the state is left too often for skipping to pay,
  /// or depends on the previous character.
  private(set) var staying: UnsafeMutablePointer<Bool>?

  init(_ program: RegexProgram, seen: StepSet) {
    let kinds: [SymbolKind] = [.other, .newline, .word]
    var beginnings: [[Int32]] = []
    var isPlain = true
    for kind in kinds {
      guard let found = RestingState.beginnings(of: program, after: kind, seen: seen, &isPlain) else { return }
      beginnings.append(found)
    }
    steps = beginnings[0]
    beginsAtStart = beginnings.allSatisfy { $0.isEmpty }
    if !isPlain || beginsAtStart { return }
    let classes = program.classes
    let isStaying = (0..<classes.count).map { name in
      let index = classes.kinds[name] == .newline ? 1 : classes.kinds[name] == .word ? 2 : 0
      return beginnings[index] == steps && !steps.contains { RestingState.takes($0, name: name, program: program) }
    }
    let leaving = classes.ascii.count { !isStaying[Int($0)] }
    if leaving > LazyAutomaton.restingLimit { return }
    // If every non-ASCII character stays in the state, it need not be decoded.
    let isStayingBeyond = classes.beyondASCII.allSatisfy { isStaying[Int($0)] }
    let staying = UnsafeMutablePointer<Bool>.allocate(capacity: 256)
    for byte in 0..<256 {
      (staying + byte).initialize(to: byte < 0x80 ? isStaying[Int(classes.ascii[byte])] : isStayingBeyond)
    }
    self.staying = staying
  }

  private static func takes(_ step: Int32, name: Int, program: RegexProgram) -> Bool {
    if case .consume(let set, _) = program.instructions[Int(step)] { return program.classes.isMember(name, of: set) }
    return false
  }

  /// The steps at which a match may begin after a character; nil if the empty text matches there.
  private static func beginnings(
    of program: RegexProgram, after kind: SymbolKind, seen: StepSet, _ isPlain: inout Bool
  ) -> [Int32]? {
    var found: [Int32] = []
    var pending = [program.entry]
    seen.removeAll()
    while let step = pending.popLast() {
      if !seen.insert(step) { continue }
      switch program.instructions[Int(step)] {
      case .consume: found.append(step)
      case .split(let left, let right): pending += [left, right]
      case .look(_, let next), .save(_, let next): pending.append(next)
      case .anchor(let anchor, let next):
        switch anchor.outlook(after: kind) {
        case .holds: pending.append(next)
        case .fails: break
        case .open:
          found.append(step)
          isPlain = false
        }
      case .match: return nil
      case .fail: break
      }
    }
    found.sort()
    return found
  }
}
