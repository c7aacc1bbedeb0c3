import FilterAST

/// The smallest term, for testing the laws of trees: a letter that is true or false.
struct Atom: FilterQueryTerm {
  let polarity: Polarity
  let letter: Unicode.Scalar

  func with(polarity: Polarity) -> Atom { Atom(polarity: polarity, letter: letter) }

  var description: String { polarity.description + String(Character(letter)) }
}

typealias Tree = FilterQuery<Atom>

/// The tree of one letter. A function, so that `atom("a")` reads the same in every table.
func atom(_ letter: Unicode.Scalar) -> Tree { .term(Atom(polarity: .positive, letter: letter)) }

func and(_ operands: Tree...) -> Tree { .and(.positive, operands) }
func or(_ operands: Tree...) -> Tree { .or(.positive, operands) }
func notAnd(_ operands: Tree...) -> Tree { .and(.negative, operands) }
func notOr(_ operands: Tree...) -> Tree { .or(.negative, operands) }

let (a, b, c, d) = (atom("a"), atom("b"), atom("c"), atom("d"))
let (notA, notB) = (a.negated, b.negated)

/// A choice of true letters among `a` to `z`, as a bit set: the truth tables have many of them.
struct Assignment: CustomStringConvertible {
  let bits: UInt32

  func contains(_ letter: Unicode.Scalar) -> Bool { (bits >> (letter.value & 31)) & 1 == 1 }

  var description: String {
    "{" + "abcdefghijklmnopqrstuvwxyz".unicodeScalars.filter(contains).map { String($0) }.joined() + "}"
  }

  /// Every choice of true letters among those of some trees.
  static func all(for trees: Tree...) -> [Assignment] {
    var all: [Assignment] = [Assignment(bits: 0)]
    for letter in Set(trees.flatMap(letters)) {
      all += all.map { Assignment(bits: $0.bits | 1 << (letter.value & 31)) }
    }
    return all
  }
}

/// The truth of a tree as the language defines it, independent of the library: an empty group is not a condition and
/// does not affect its siblings.
func truth(_ tree: Tree, _ assignment: Assignment) -> Bool? {
  switch tree {
  case .term(let atom):
    let holds = assignment.contains(atom.letter)
    return atom.polarity == .negative ? !holds : holds
  case .and(let polarity, let operands):
    let truths = operands.compactMap { truth($0, assignment) }
    if truths.isEmpty { return nil }
    let every = !truths.contains(false)
    return polarity == .negative ? !every : every
  case .or(let polarity, let operands):
    let truths = operands.compactMap { truth($0, assignment) }
    if truths.isEmpty { return nil }
    let some = truths.contains(true)
    return polarity == .negative ? !some : some
  }
}

/// The letters of a tree from left to right, without polarities.
func letters(_ tree: Tree) -> [Unicode.Scalar] {
  switch tree {
  case .term(let atom): [atom.letter]
  case .and(_, let operands), .or(_, let operands): operands.flatMap(letters)
  }
}
