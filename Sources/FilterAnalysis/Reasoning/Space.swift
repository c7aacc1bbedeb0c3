import FilterAST
import FilterSemantics
import FilterVocabulary

/// A set of the cells of one ``Space``.
typealias Cells = UInt128

/// What can be the case with one aspect of an item (its mana value, its rarity, whether it is foil), cut into as few cells as
/// the conditions of a query tell apart.
///
/// `mv>3` and `mv<=5` cut the numbers into five cells: below 3 and 3 itself are told apart by no condition, and so on. Each
/// condition is then a set of cells, and all that is asked of it (can both hold, does one imply the other) is arithmetic on
/// bits. At most 128 cells; conditions that would need more are left out of the reasoning.
struct Space {
  let key: SpaceKey
  /// Whether an item may be in several cells at once, so that a condition holds where it holds for one of them.
  let isMany: Bool
  /// All cells there are.
  let all: Cells
  let contents: Contents

  /// What the cells stand for.
  enum Contents {
    case numbers(NumberCells)
    case days(NumberCells)
    case colors(Palette)
    case words([String])
    case costs([Cost])
    case relation
    case truth
  }
}

/// Names an aspect.
enum SpaceKey: Hashable {
  case numbers(FieldID)
  case days(FieldID)
  case colors(FieldID)
  case costs(FieldID)
  case listed(FieldID)
  case words(FieldID)
  case flag(ValueID)
  case columns(FieldID, FieldID)
  case names
  case texts(FieldID)
  /// A condition about which nothing is known but that it holds or does not.
  case truth(Condition)
}

/// A condition as a set of cells.
struct Atom {
  let space: Int
  let cells: Cells
}

/// That a condition holds, or that it does not.
struct Claim: Hashable {
  let cells: Cells
  let polarity: Polarity

  var negated: Claim { Claim(cells: cells, polarity: polarity.negated) }
}

extension Space {
  /// Whether claims about this aspect can hold together. Linear in the claims.
  func areConsistent(_ claims: some Sequence<Claim>) -> Bool {
    var allowed = all
    if !isMany {
      for claim in claims { allowed &= claim.polarity == .positive ? claim.cells : ~claim.cells }
      return allowed != 0
    }
    for claim in claims where claim.polarity == .negative { allowed &= ~claim.cells }
    for claim in claims where claim.polarity == .positive && claim.cells & allowed == 0 { return false }
    return true
  }
}
