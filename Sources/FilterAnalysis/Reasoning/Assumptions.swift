import FilterAST

/// What is assumed of an item while the reasoning looks for a way to satisfy a query: literals taken as true, one by one, and
/// whether they still go together.
struct Assumptions {
  /// What is assumed of one aspect.
  struct Aspect {
    /// For an aspect with one value: the cells it may still be in. With many: the cells no value may be in are left out.
    var allowed: Cells
    /// For an aspect with many values: the conditions that hold, each by some value.
    var wanted: [Cells] = []

    /// Assumes a condition or its opposite; false where that contradicts what is assumed already.
    mutating func assume(_ cells: Cells, _ polarity: Polarity, isMany: Bool) -> Bool {
      if !isMany {
        allowed &= polarity == .positive ? cells : ~cells
        return allowed != 0
      }
      if polarity == .positive {
        if !wanted.contains(cells) { wanted.append(cells) }
        return cells & allowed != 0
      }
      allowed &= ~cells
      for cells in wanted where cells & allowed == 0 { return false }
      return true
    }
  }

  private var aspects: [Int: Aspect] = [:]
  let spaces: ConditionSpaces

  init(_ spaces: ConditionSpaces) {
    self.spaces = spaces
  }

  /// Assumes a literal; false where that contradicts what is assumed already.
  mutating func assume(_ literal: Literal) -> Bool {
    guard let atom = spaces.atoms[literal.leaf] else { return true }
    let space = spaces.spaces[atom.space]
    var aspect = aspects[atom.space] ?? Aspect(allowed: space.all)
    defer { aspects[atom.space] = aspect }
    return aspect.assume(atom.cells, literal.polarity, isMany: space.isMany)
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
