/// What the first character of a match can be: most places of most texts need no closer look.
struct RegexBeginning: Sendable {
  /// For each class, whether a match can begin with it.
  private let classes: [Bool]
  /// Whether a match can be empty.
  private let canBeEmpty: Bool

  /// Looks at all that can be reached from a step without taking a character, as if each anchor and look-around held.
  init(of entry: Int32, in instructions: [RegexInstruction], _ alphabet: SymbolClasses) {
    var classes = [Bool](repeating: false, count: alphabet.count)
    var canBeEmpty = false
    var isSeen = [Bool](repeating: false, count: instructions.count)
    var sets: Set<Int32> = []
    var pending = [entry]
    while let step = pending.popLast() {
      if isSeen[Int(step)] { continue }
      isSeen[Int(step)] = true
      switch instructions[Int(step)] {
      case .consume(let set, _):
        guard sets.insert(set).inserted else { continue }
        for name in classes.indices where alphabet.isMember(name, of: set) { classes[name] = true }
      case .split(let left, let right): pending += [left, right]
      case .anchor(_, let next), .look(_, let next): pending.append(next)
      case .match: canBeEmpty = true
      case .fail: break
      }
    }
    self.classes = classes
    self.canBeEmpty = canBeEmpty
  }

  /// Whether a match can begin beside a character, by its class; nil where the text ends.
  @inline(__always)
  func isPossible(beside name: UInt16?) -> Bool {
    if canBeEmpty { return true }
    guard let name else { return false }
    return classes[Int(name)]
  }
}
