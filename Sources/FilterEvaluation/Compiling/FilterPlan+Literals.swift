import FilterAST

extension FilterPlan {
  /// Literals of ASCII letters and digits in lower case, one of which stands in a text of each item that the plan finds, in
  /// some letter case and perhaps with accents; empty if there are none. At most `maximum`, each of at least
  /// `minimumLength` bytes. Linear in the query.
  ///
  /// - Parameter isSearched: Whether the texts of a field, by its index, count.
  package func requiredLiterals(
    maximum: Int, minimumLength: Int, isSearched: (_ field: Int) -> Bool
  ) -> [[UInt8]] {
    root.map { literals($0, maximum, minimumLength, isSearched) } ?? []
  }

  private func literals(
    _ node: Node, _ maximum: Int, _ minimumLength: Int, _ isSearched: (Int) -> Bool
  ) -> [[UInt8]] {
    switch node {
    case .leaf(let leaf, .positive):
      guard let literal = literal(of: leaves[leaf].test, isSearched), literal.count >= minimumLength else { return [] }
      return [literal]
    case .leaf: return []
    case .all(let operands):
      // The operand that is hardest to find: with few literals, and the shortest of them long.
      let found = operands.map { literals($0, maximum, minimumLength, isSearched) }.filter { !$0.isEmpty }
      return found.max { one, other in
        (other.count, one.map { $0.count }.min() ?? 0) < (one.count, other.map { $0.count }.min() ?? 0)
      } ?? []
    case .any(let operands):
      var all: [[UInt8]] = []
      for operand in operands {
        let found = literals(operand, maximum, minimumLength, isSearched)
        if found.isEmpty { return [] }
        for literal in found where !all.contains(literal) { all.append(literal) }
        if all.count > maximum { return [] }
      }
      return all
    }
  }

  /// The longest run of letters and digits in the needle of a test; nil if it has other bytes than ASCII or no needle.
  private func literal(of test: LeafTest, _ isSearched: (Int) -> Bool) -> [UInt8]? {
    let texts: [TextTest]
    switch test {
    case .text(let text): texts = [text]
    case .anyText(let all): texts = all
    default: return nil
    }
    guard let needle = texts.first?.needle,
      texts.allSatisfy({
        isSearched($0.field) && $0.isLiteral && !$0.isPattern && !$0.isSelfReferring && $0.needle == needle
      }),
      needle.allSatisfy({ $0 < 0x80 })
    else { return nil }
    let runs = needle.split { !($0 &- 0x30 < 10 || $0 &- 0x41 < 26 || $0 &- 0x61 < 26) }
    return runs.max { $0.count < $1.count }.map { run in run.map { $0 &- 0x41 < 26 ? $0 | 0x20 : $0 } }
  }
}
