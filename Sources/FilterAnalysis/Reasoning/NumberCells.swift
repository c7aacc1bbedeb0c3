import FilterAST
import FilterSemantics
import FilterVocabulary

/// The number line cut at the constants of a query: below the first, the first, between the first and the second, and
/// so on, each split by parity if a condition asks for it.
struct NumberCells {
  /// The position of a cell.
  struct Cell {
    /// The order on the line: 0 below the first constant, 1 the first constant, 2 above it, and so on.
    let rank: Int
    let parity: Parity
  }

  enum Parity {
    case even
    case odd
    /// Not a whole number, or the parity does not matter.
    case other
  }

  /// Ascending: numbers, days or microseconds.
  let constants: [DecimalNumber]
  /// Whether there are no numbers between whole ones.
  let isWhole: Bool
  let cells: [Cell]

  /// How many constants fit into 128 cells.
  static func limit(hasParity: Bool) -> Int { hasParity ? 31 : 63 }

  /// Cuts the line. With `isWhole` there are no numbers between whole ones.
  init(constants: [DecimalNumber], isWhole: Bool, hasParity: Bool) {
    (self.constants, self.isWhole) = (constants, isWhole)
    var cells: [Cell] = []
    for rank in 0...(constants.count * 2) {
      if rank & 1 == 1 {
        let constant = constants[rank / 2]
        if isWhole && !constant.isWhole { continue }
        cells.append(
          Cell(rank: rank, parity: hasParity && constant.isWhole ? (constant.isEven ? .even : .odd) : .other))
        continue
      }
      let lower = rank == 0 ? nil : Optional(constants[rank / 2 - 1])
      let upper = rank == constants.count * 2 ? nil : Optional(constants[rank / 2])
      let whole = NumberCells.wholeNumbers(above: lower, below: upper)
      if hasParity {
        if whole.hasEven { cells.append(Cell(rank: rank, parity: .even)) }
        if whole.hasOdd { cells.append(Cell(rank: rank, parity: .odd)) }
        if !isWhole { cells.append(Cell(rank: rank, parity: .other)) }
      } else if !isWhole || whole.hasEven || whole.hasOdd {
        cells.append(Cell(rank: rank, parity: .other))
      }
    }
    self.cells = cells
  }

  /// Whether even and odd whole numbers lie strictly between two bounds.
  private static func wholeNumbers(
    above lower: DecimalNumber?, below upper: DecimalNumber?
  ) -> (hasEven: Bool, hasOdd: Bool) {
    guard let lower, let upper, let first = whole(1, above: lower), let last = whole(1, below: upper) else {
      return (true, true)
    }
    if last < first { return (false, false) }
    if last > first { return (true, true) }
    return first.isEven ? (true, false) : (false, true)
  }

  /// The whole number that is the first, second … above a bound; nil for numbers of very many digits.
  private static func whole(_ count: Int, above bound: DecimalNumber) -> DecimalNumber? {
    bound.rounded(up: false).adding(DecimalNumber(count))
  }

  /// The whole number that is the first, second … below a bound; nil for numbers of very many digits.
  private static func whole(_ count: Int, below bound: DecimalNumber) -> DecimalNumber? {
    bound.rounded(up: true).adding(DecimalNumber(-count))
  }

  var all: Cells { Cells(first: cells.count) }

  /// The cells whose numbers satisfy a relation to a constant of the line.
  func cells(_ relation: Comparison, _ constant: DecimalNumber) -> Cells {
    guard let index = constants.firstIndex(of: constant) else { return .none }
    let rank = index * 2 + 1
    return select { relation.holds($0.rank, rank) }
  }

  func cells(_ parity: Parity) -> Cells { select { $0.parity == parity } }

  private func select(_ isIn: (Cell) -> Bool) -> Cells {
    var mask: Cells = .none
    for (index, cell) in cells.enumerated() where isIn(cell) { mask |= Cells(cell: index) }
    return mask
  }

  /// A number in a cell, for a witness.
  func specimen(ofCell index: Int) -> DecimalNumber {
    let cell = cells[index]
    if cell.rank & 1 == 1 { return constants[cell.rank / 2] }
    let lower = cell.rank == 0 ? nil : Optional(constants[cell.rank / 2 - 1])
    let upper = cell.rank == constants.count * 2 ? nil : Optional(constants[cell.rank / 2])
    let range = NumberRange(lower, upper, includesLower: false, includesUpper: false)
    // Tries the whole numbers next to the bounds, then a fraction.
    var candidates: [DecimalNumber] = []
    if let lower { candidates += [1, 2].compactMap { NumberCells.whole($0, above: lower) } }
    if let upper { candidates += [1, 2].compactMap { NumberCells.whole($0, below: upper) } }
    if candidates.isEmpty { candidates = [.zero, DecimalNumber(1)] }
    let needsFraction =
      cell.parity == .other && !isWhole && cells.contains { $0.rank == cell.rank && $0.parity != .other }
    if !needsFraction {
      for whole in candidates where range.contains(whole) {
        if cell.parity == .other || whole.isEven == (cell.parity == .even) { return whole }
      }
    }
    let half = DecimalNumber(5, power: -1)
    switch (lower, upper) {
    case (let lower?, let upper?):
      // A half above the bound, or the middle, or one between them.
      if let next = lower.adding(half), !next.isWhole, next < upper { return next }
      var end = upper
      while let sum = lower.adding(end) {
        let middle = sum.times(5).shifted(by: -1)
        if !middle.isWhole || !needsFraction { return middle }
        end = middle
      }
      return lower
    case (let lower?, nil): return NumberCells.whole(1, above: lower)?.adding(half) ?? lower
    case (nil, let upper?): return upper.rounded(up: false).adding(-half) ?? upper
    case (nil, nil): return half
    }
  }
}
