import FilterAST
import FilterSemantics

/// What is assumed of an item while the reasoning looks for a way to satisfy a query: literals taken as true, one by one, and
/// whether they still go together. The latest can be taken back, so that nothing is copied from branch to branch.
struct Assumptions {
  private var aspects: [Int: Aspect] = [:]
  private var changes: [Change] = []
  let spaces: ConditionSpaces

  /// What an aspect was like before a literal changed it.
  private struct Change {
    let space: Int
    let claim: Claim
    let allowed: Cells
    let wanted: Int
  }

  init(_ spaces: ConditionSpaces) {
    self.spaces = spaces
  }

  /// Assumes a literal; false where that contradicts what is assumed already. Constant time, but for a claim that is new to its
  /// aspect: of those there are few, since an aspect has at most 128 cells.
  mutating func assume(_ literal: Literal) -> Bool {
    guard let atom = spaces.atoms[literal.leaf] else { return true }
    let space = spaces.spaces[atom.space]
    let claim = Claim(cells: atom.cells, polarity: literal.polarity)
    let before = aspects[atom.space, default: Aspect(allowed: space.all)]
    if before.claims.contains(claim) { return true }
    changes.append(
      Change(space: atom.space, claim: claim, allowed: before.allowed, wanted: before.wanted.count))
    return aspects[atom.space, default: before].assume(claim, literal, isMany: space.isMany)
  }

  /// How much is assumed: what ``takeBack(to:)`` goes back to.
  var mark: Int { changes.count }

  /// Takes back what was assumed since a mark.
  mutating func takeBack(to mark: Int) {
    while changes.count > mark {
      let change = changes.removeLast()
      aspects[change.space]?.takeBack(change.claim, allowed: change.allowed, wanted: change.wanted)
      if aspects[change.space]?.literals.isEmpty == true { aspects[change.space] = nil }
    }
  }

  /// The literals that are assumed of the aspect of a literal, in their order; of several that claim the same the first.
  func literals(beside literal: Literal) -> [Literal] {
    guard let atom = spaces.atoms[literal.leaf] else { return [] }
    return aspects[atom.space]?.literals ?? []
  }

  /// An item that satisfies what is assumed: for each aspect that is spoken of the cells it is in, one where it has one value.
  var witness: [(space: Int, cells: [Int])] {
    aspects.sorted { $0.key < $1.key }.map { space, aspect in
      if !spaces.spaces[space].isMany { return (space, [Int(aspect.allowed.trailingZeroBitCount)]) }
      var cells: [Int] = []
      for wanted in aspect.wanted {
        let cell = Int((wanted & aspect.allowed).trailingZeroBitCount)
        if !cells.contains(cell) { cells.append(cell) }
      }
      return (space, cells)
    }
  }
}

extension Assumptions {
  /// What is assumed of one aspect.
  private struct Aspect {
    /// For an aspect with one value: the cells it may still be in. With many: the cells no value may be in are left out.
    var allowed: Cells
    /// For an aspect with many values: the conditions that hold, each by some value.
    var wanted: [Cells] = []
    var literals: [Literal] = []
    var claims: Set<Claim> = []

    init(allowed: Cells) {
      self.allowed = allowed
    }

    /// Takes in a claim that is new; false where it contradicts what is assumed already.
    mutating func assume(_ claim: Claim, _ literal: Literal, isMany: Bool) -> Bool {
      literals.append(literal)
      claims.insert(claim)
      if !isMany {
        allowed &= claim.polarity == .positive ? claim.cells : ~claim.cells
        return allowed != 0
      }
      if claim.polarity == .positive {
        wanted.append(claim.cells)
        return claim.cells & allowed != 0
      }
      if allowed & claim.cells == 0 { return true }
      allowed &= ~claim.cells
      return wanted.allSatisfy { $0 & allowed != 0 }
    }

    /// Takes back the latest claim.
    mutating func takeBack(_ claim: Claim, allowed: Cells, wanted: Int) {
      literals.removeLast()
      claims.remove(claim)
      self.allowed = allowed
      self.wanted.removeLast(self.wanted.count - wanted)
    }
  }
}
