import FilterAST
import _FilterTestSupport

/// A random tree of at most `leaves` different letters, with empty groups, groups of one and every polarity.
func randomTree(_ generator: inout SeededGenerator, leaves: Int, from first: Unicode.Scalar = "a") -> Tree {
  var letters = (0..<leaves).compactMap { Unicode.Scalar(first.value + UInt32($0)) }
  return randomTree(&generator, depth: 0, &letters)
}

private func randomTree(_ generator: inout SeededGenerator, depth: Int, _ letters: inout [Unicode.Scalar]) -> Tree {
  let polarity: Polarity = generator.chance(35) ? .negative : .positive
  if !letters.isEmpty, depth == 5 || generator.chance(depth == 0 ? 5 : 40) {
    return .term(Atom(polarity: polarity, letter: letters.removeFirst()))
  }
  var operands: [Tree] = []
  // Without letters left only empty groups follow; a few of them suffice.
  if depth < 5, !generator.chance(letters.isEmpty ? 75 : 10) {
    for _ in 0..<(1 + generator.below(4)) { operands.append(randomTree(&generator, depth: depth + 1, &letters)) }
  }
  return generator.chance(50) ? .and(polarity, operands) : .or(polarity, operands)
}

/// Simpler trees: an operand alone, an operand less, a simpler operand, no negation.
func simplerTrees(_ tree: Tree) -> [Tree] {
  switch tree {
  case .term(let atom):
    return atom.polarity == .negative ? [.term(atom.negated)] : []
  case .and(let polarity, let operands):
    return simplerGroups(polarity, operands) { .and($0, $1) }
  case .or(let polarity, let operands):
    return simplerGroups(polarity, operands) { .or($0, $1) }
  }
}

private func simplerGroups(
  _ polarity: Polarity, _ operands: [Tree], _ make: (Polarity, [Tree]) -> Tree
) -> [Tree] {
  var simpler = operands
  simpler += operands.indices.map { index in
    make(polarity, operands.enumerated().filter { $0.offset != index }.map(\.element))
  }
  if polarity == .negative { simpler.append(make(.positive, operands)) }
  for (index, operand) in operands.enumerated() {
    for replacement in simplerTrees(operand) {
      var changed = operands
      changed[index] = replacement
      simpler.append(make(polarity, changed))
    }
  }
  return simpler
}

/// Texts of characters with a meaning in the language, in any order.
func randomHostileText(_ generator: inout SeededGenerator) -> [String] {
  let pieces = [
    "a", "or", "and", "OR", "x", "Z9", "_", "é", "稲", "🐉", "e\u{301}", "\u{A0}", "\0", " ", "\t", "\n", "\r\n",
    "\u{0B}", "(",
    ")", "/", "-", "!", ",", "+", "++", "@", "@@", ":", "=", "<", ">", "!=", "\"", "'", "\\", "\\\\", "{", "}", "{/}",
    "{ ", "~",
    "1", "“", "”", "‘", "’", "\u{201E}",
  ]
  return (0..<generator.below(7)).compactMap { _ in generator.pick(pieces) }
}
