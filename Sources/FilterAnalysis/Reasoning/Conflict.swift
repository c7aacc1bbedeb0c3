import FilterAST
import FilterSemantics

/// Literals that cannot all hold.
enum Conflict {
  /// All conflicts among literals that should hold together, one for each aspect that has one, in the order of the aspects.
  ///
  /// Each is minimal: without any one of its literals the rest of it could hold. Literals of different aspects never exclude
  /// each other, so the literals are sorted by aspect once, which is linear, and only within an aspect is each left out in
  /// turn.
  static func all(among literals: [Literal], _ spaces: ConditionSpaces) -> [[Literal]] {
    var found: [[Literal]] = []
    for group in spaces.groups(of: literals) where !areConsistent(group, spaces) {
      found.append(core(of: group, spaces))
    }
    return found
  }

  /// The first conflict among literals; nil where they can hold together.
  static func minimal(_ literals: [Literal], _ spaces: ConditionSpaces) -> [Literal]? {
    all(among: literals, spaces).first
  }

  /// Whether two literals cannot both hold.
  static func isBetween(_ first: Literal, _ second: Literal, _ spaces: ConditionSpaces) -> Bool {
    guard let left = spaces.atoms[first.leaf], let right = spaces.atoms[second.leaf], left.space == right.space else {
      return false
    }
    return !areConsistent([first, second], spaces)
  }

  /// The smallest conflict in literals of one aspect. Where there is a choice the earlier literals go and the later stay, so
  /// that a finding points at what was added last.
  private static func core(of literals: ArraySlice<Literal>, _ spaces: ConditionSpaces) -> [Literal] {
    var core: [Literal] = []
    var seen: Set<Claim> = []
    for literal in literals {
      guard let atom = spaces.atoms[literal.leaf] else { continue }
      if seen.insert(Claim(cells: atom.cells, polarity: literal.polarity)).inserted { core.append(literal) }
      // What follows adds nothing to a conflict that is there.
      if !areConsistent(core, spaces) { break }
    }
    return core.minimal { !areConsistent($0, spaces) }
  }

  /// Whether literals of one aspect can hold together.
  static func areConsistent(_ literals: some Collection<Literal>, _ spaces: ConditionSpaces) -> Bool {
    guard let first = literals.first, let space = spaces.atoms[first.leaf]?.space else { return true }
    return spaces.spaces[space].areConsistent(
      literals.lazy.compactMap { literal in
        spaces.atoms[literal.leaf].map { Claim(cells: $0.cells, polarity: literal.polarity) }
      })
  }
}
