import FilterAST

/// The assumptions about an item during a search: literals assumed one after another, and whether they are consistent.
/// The latest ones can be undone, so nothing is copied per branch.
struct Assumptions {
  private var aspects: [Int: Aspect] = [:]
  private var changes: [Change] = []
  let spaces: ConditionSpaces

  /// The state of an aspect before a literal changed it.
  private struct Change {
    let space: Int
    let claim: Claim
    let allowed: Cells
    let wanted: Int
    let usual: Int
  }

  init(_ spaces: ConditionSpaces) { self.spaces = spaces }

  /// Assumes a literal; false if it contradicts the assumptions. Constant time, except for a claim that is new to its
  /// aspect, which has at most 128 cells.
  mutating func assume(_ literal: Literal) -> Bool {
    guard let atom = spaces.atoms[literal.leaf] else { return true }
    let space = spaces.spaces[atom.space]
    let claim = atom.claim(literal.polarity)
    let before = aspects[atom.space, default: Aspect(allowed: space.all)]
    if before.claims.contains(claim) { return true }
    changes.append(
      Change(
        space: atom.space, claim: claim, allowed: before.allowed, wanted: before.wanted.count,
        usual: before.usual.count))
    return aspects[atom.space, default: before].assume(claim, literal: literal, isMany: space.isMany)
  }

  /// A position to return to with ``takeBack(to:)``.
  var mark: Int { changes.count }

  /// Undoes the assumptions after a mark.
  mutating func takeBack(to mark: Int) {
    while changes.count > mark {
      let change = changes.removeLast()
      aspects[change.space]?.takeBack(
        change.claim, allowed: change.allowed, wanted: change.wanted, usual: change.usual)
      if aspects[change.space]?.literals.isEmpty == true { aspects[change.space] = nil }
    }
  }

  /// The assumed literals of the same aspect, in order; of equal claims the first.
  func literals(beside literal: Literal) -> [Literal] {
    guard let atom = spaces.atoms[literal.leaf] else { return [] }
    return aspects[atom.space]?.literals ?? []
  }

  /// An item that satisfies the assumptions: for each assumed aspect its cells, one cell if it has a single value.
  var witness: [(space: Int, cells: [Int])] {
    aspects.sorted { $0.key < $1.key }.map { space, aspect in
      if !spaces.spaces[space].isMany { return (space, [aspect.allowed.first]) }
      var cells: [Int] = []
      for wanted in aspect.wanted + (aspect.wanted.isEmpty ? [] : aspect.usual) {
        let cell = (wanted & aspect.allowed).first
        if !cells.contains(cell) { cells.append(cell) }
      }
      return (space, cells)
    }
  }
}

extension Assumptions {
  /// The assumptions about one aspect.
  private struct Aspect {
    /// The cells that are still possible: of the one value, or of any of many values.
    var allowed: Cells
    /// For an aspect with many values: the conditions that must each hold for some value.
    var wanted: [Cells] = []
    /// For an aspect with many values: the conditions that must each hold for some value if there is any value.
    var usual: [Cells] = []
    var literals: [Literal] = []
    var claims: Set<Claim> = []

    /// Adds a new claim; false if it contradicts the assumptions.
    mutating func assume(_ claim: Claim, literal: Literal, isMany: Bool) -> Bool {
      literals.append(literal)
      claims.insert(claim)
      if !isMany {
        allowed &= claim.polarity == .positive ? claim.cells : ~claim.cells
        return !allowed.isEmpty
      }
      let hadValue = !wanted.isEmpty
      switch (claim.polarity, claim.isOther) {
      case (.positive, false):
        wanted.append(claim.cells)
        return !claim.cells.isDisjoint(with: allowed) && (hadValue || isPossible(usual))
      case (.negative, true):
        usual.append(claim.cells)
        return !hadValue || !claim.cells.isDisjoint(with: allowed)
      case (.positive, true):
        allowed &= ~claim.cells
        wanted.append(allowed)
      case (.negative, false):
        if allowed.isDisjoint(with: claim.cells) { return true }
        allowed &= ~claim.cells
      }
      return isPossible(wanted) && (wanted.isEmpty || isPossible(usual))
    }

    /// Whether each of some conditions can hold for a value.
    private func isPossible(_ conditions: [Cells]) -> Bool { conditions.allSatisfy { !$0.isDisjoint(with: allowed) } }

    /// Undoes the latest claim.
    mutating func takeBack(_ claim: Claim, allowed: Cells, wanted: Int, usual: Int) {
      literals.removeLast()
      claims.remove(claim)
      self.allowed = allowed
      self.wanted.removeLast(self.wanted.count - wanted)
      self.usual.removeLast(self.usual.count - usual)
    }
  }
}
