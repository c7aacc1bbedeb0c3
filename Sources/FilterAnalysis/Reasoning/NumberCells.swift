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

  /// Ascending, in the unit of the space: millionths or days.
  let constants: [Int64]
  let cells: [Cell]

  /// How many constants fit into 128 cells.
  static func limit(hasParity: Bool) -> Int { hasParity ? 31 : 63 }

  /// Cuts the line. `unit` is the distance of two whole numbers; with `isWhole` there are no numbers between them.
  init(constants: [Int64], unit: Int64, isWhole: Bool, hasParity: Bool) {
    self.constants = constants
    var cells: [Cell] = []
    for rank in 0...(constants.count * 2) {
      if rank & 1 == 1 {
        let constant = constants[rank / 2]
        let isWholeConstant = constant % unit == 0
        if isWhole && !isWholeConstant { continue }
        let isEven = (constant / unit) & 1 == 0
        cells.append(Cell(rank: rank, parity: hasParity && isWholeConstant ? (isEven ? .even : .odd) : .other))
        continue
      }
      let lower = rank == 0 ? nil : Optional(constants[rank / 2 - 1])
      let upper = rank == constants.count * 2 ? nil : Optional(constants[rank / 2])
      let whole = NumberCells.wholeNumbers(above: lower, below: upper, unit: unit)
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
  private static func wholeNumbers(above lower: Int64?, below upper: Int64?, unit: Int64) -> (
    hasEven: Bool, hasOdd: Bool
  ) {
    guard let lower, let upper else { return (true, true) }
    let first = floorDivision(lower, by: unit) + 1
    let last = -floorDivision(-upper, by: unit) - 1
    if last < first { return (false, false) }
    if last > first { return (true, true) }
    return first & 1 == 0 ? (true, false) : (false, true)
  }

  private static func floorDivision(_ number: Int64, by unit: Int64) -> Int64 {
    let quotient = number / unit
    return number % unit < 0 ? quotient - 1 : quotient
  }

  var all: Cells { Cells(first: cells.count) }

  /// The cells whose numbers satisfy a relation to a constant of the line.
  func cells(_ relation: Comparison, _ constant: Int64) -> Cells {
    guard let index = constants.firstIndex(of: constant) else { return .none }
    let rank = index * 2 + 1
    return select { relation.holds($0.rank, rank) }
  }

  /// The cells between two constants of the line, both included.
  func cells(from first: Int64, through last: Int64) -> Cells {
    cells(.greaterOrEqual, first) & cells(.lessOrEqual, last)
  }

  func cells(_ parity: Parity) -> Cells { select { $0.parity == parity } }

  private func select(_ isIn: (Cell) -> Bool) -> Cells {
    var mask: Cells = .none
    for (index, cell) in cells.enumerated() where isIn(cell) { mask |= Cells(cell: index) }
    return mask
  }

  /// A number in a cell, for a witness.
  func specimen(ofCell index: Int, unit: Int64, isWhole: Bool) -> Int64 {
    let cell = cells[index]
    if cell.rank & 1 == 1 { return constants[cell.rank / 2] }
    let lower = cell.rank == 0 ? nil : Optional(constants[cell.rank / 2 - 1])
    let upper = cell.rank == constants.count * 2 ? nil : Optional(constants[cell.rank / 2])
    let wanted: (Int64) -> Bool = { whole in
      cell.parity == .other || (whole & 1 == 0) == (cell.parity == .even)
    }
    // Tries the whole numbers next to the bounds, then a fraction.
    var candidates: [Int64] = []
    if let lower { candidates += [1, 2].map { NumberCells.floorDivision(lower, by: unit) + $0 } }
    if let upper { candidates += [1, 2].map { -NumberCells.floorDivision(-upper, by: unit) - $0 } }
    if candidates.isEmpty { candidates = [0, 1] }
    let needsFraction =
      cell.parity == .other && !isWhole && cells.contains { $0.rank == cell.rank && $0.parity != .other }
    if !needsFraction {
      for whole in candidates where wanted(whole) {
        let (number, isBeyond) = whole.multipliedReportingOverflow(by: unit)
        if isBeyond { continue }
        if lower.map({ number > $0 }) ?? true, upper.map({ number < $0 }) ?? true { return number }
      }
    }
    switch (lower, upper) {
    case (let lower?, let upper?):
      // The middle, or a number next to it if the middle is whole.
      let middle = lower + max(1, min((upper - lower) / 2, unit / 2))
      return middle % unit == 0 ? middle - max(1, (middle - lower) / 2) : middle
    case (let lower?, nil): return NumberCells.floorDivision(lower, by: unit) * unit + unit + unit / 2
    case (nil, let upper?): return NumberCells.floorDivision(upper, by: unit) * unit - unit / 2
    case (nil, nil): return unit / 2
    }
  }
}
