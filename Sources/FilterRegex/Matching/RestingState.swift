/// What an automaton does while nothing has begun to match: worked out once, since most of most texts is passed so.
struct RestingState {
  /// The steps that are active then: those at which a match may begin behind a character that is neither letter nor line
  /// break. Sorted.
  private(set) var steps: [Int32] = []
  /// Whether no match can begin behind any character at all.
  private(set) var beginsAtStart = false
  /// For each byte, whether nothing has begun to match behind it either. Nil where the state is left too often for a closer
  /// look to pay, or depends on the character before.
  private(set) var staying: UnsafeMutablePointer<Bool>?

  init(_ program: RegexProgram, seen: StepSet) {
    let kinds: [SymbolKind] = [.other, .newline, .word]
    var beginnings: [[Int32]] = []
    var isPlain = true
    for kind in kinds {
      guard let found = RestingState.beginnings(of: program, behind: kind, seen: seen, &isPlain) else { return }
      beginnings.append(found)
    }
    steps = beginnings[0]
    beginsAtStart = beginnings.allSatisfy { $0.isEmpty }
    if !isPlain || beginsAtStart { return }
    let classes = program.classes
    let isStaying = (0..<classes.count).map { name in
      let index = classes.kinds[name] == .newline ? 1 : classes.kinds[name] == .word ? 2 : 0
      return beginnings[index] == steps && !steps.contains { RestingState.takes($0, name, program) }
    }
    let leaving = classes.ascii.count { !isStaying[Int($0)] }
    if leaving > LazyAutomaton.restingLimit { return }
    // Where every character outside ASCII stays, it need not be read.
    let isStayingBeyond = classes.beyondASCII.allSatisfy { isStaying[Int($0)] }
    let staying = UnsafeMutablePointer<Bool>.allocate(capacity: 256)
    for byte in 0..<256 {
      (staying + byte).initialize(to: byte < 0x80 ? isStaying[Int(classes.ascii[byte])] : isStayingBeyond)
    }
    self.staying = staying
  }

  private static func takes(_ step: Int32, _ name: Int, _ program: RegexProgram) -> Bool {
    if case .consume(let set, _) = program.instructions[Int(step)] { return program.classes.isMember(name, of: set) }
    return false
  }

  /// The steps at which a match may begin behind a character; nil where the empty text matches there.
  private static func beginnings(
    of program: RegexProgram, behind kind: SymbolKind, seen: StepSet, _ isPlain: inout Bool
  ) -> [Int32]? {
    var found: [Int32] = []
    var pending = [program.entry]
    seen.removeAll()
    while let step = pending.popLast() {
      if !seen.insert(step) { continue }
      switch program.instructions[Int(step)] {
      case .consume: found.append(step)
      case .split(let left, let right): pending += [left, right]
      case .look(_, let next): pending.append(next)
      case .anchor(let anchor, let next):
        switch anchor.outlook(behind: kind) {
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
