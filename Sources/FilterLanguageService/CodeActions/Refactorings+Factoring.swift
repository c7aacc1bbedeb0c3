import FilterAST
import FilterAnalysis
import FilterParser
import FilterSemantics
import FilterText

extension Refactorings {
  /// The maximum number of levels to search.
  private static let maximumLevels = 4
  /// The maximum number of terms that a distribution makes.
  private static let maximumTerms = 24

  /// Factors out the common parts of operands: `a b or a c` as `a (b or c)`, `(a or b) (a or c)` as `a or b c`.
  func factored() -> [Rewrite] {
    for nodes in surroundings.filter({ $0.count > 1 || $0.contains { reader.isLevel($0) } }).prefix(Self.maximumLevels)
    {
      guard let first = nodes.first, let level = nodes.count > 1 ? tree.parent(of: first) : first else { continue }
      let operands = nodes.count > 1 ? nodes : reader.operands(of: level)
      if operands.contains(where: { reader.holdsDirective($0) }) { continue }
      let isOr = tree.kind(of: level) == .disjunction
      if let common = Self.factored(operands.map { parts(of: $0, isOr: isOr) }, isOr: isOr) {
        return rewrite("Factor out '\(Self.name(common.part))'", nodes: nodes, as: common.query).map { [$0] } ?? []
      }
    }
    return []
  }

  private static func name(_ part: WrittenQuery) -> String { part.text(besideOperand: true) }

  /// The operands of an operand: of `and` within `or`, and the reverse.
  private func parts(of node: SyntaxNodeID, isOr: Bool) -> [WrittenQuery] {
    let inner: SyntaxKind = isOr ? .conjunction : .disjunction
    let nodes =
      tree.kind(of: node) == inner
      ? reader.operands(of: node) : reader.operands(ofGroup: node, joinedBy: inner) ?? [node]
    return nodes.compactMap { reader.written($0) }
  }

  /// The most common part (the first of several), and the query with all common parts of its operands factored out.
  private static func factored(_ parts: [[WrittenQuery]], isOr: Bool) -> (part: WrittenQuery, query: WrittenQuery)? {
    var counts: [WrittenQuery: Int] = [:]
    for operand in parts {
      for part in Set(operand) { counts[part, default: 0] += 1 }
    }
    var best: (part: WrittenQuery, count: Int)?
    for part in parts.joined() {
      if let count = counts[part], count > max(1, best?.count ?? 1) { best = (part, count) }
    }
    guard let best else { return nil }
    let chosen = parts.filter { $0.contains(best.part) }
    var shared = Set(chosen[0])
    for operand in chosen { shared.formIntersection(operand) }
    let common = chosen[0].filter { shared.contains($0) }
    var rests: [WrittenQuery] = []
    for operand in chosen {
      let rest = operand.filter { !shared.contains($0) }
      // An operand that is the common part alone absorbs the others; this is left to simplification.
      if rest.isEmpty { return nil }
      rests.append(isOr ? .and(.positive, rest) : .or(.positive, rest))
    }
    let inner: WrittenQuery = isOr ? .or(.positive, rests) : .and(.positive, rests)
    var seen: Set<WrittenQuery> = []
    let kept = common.filter { seen.insert($0).inserted }
    let whole: WrittenQuery = isOr ? .and(.positive, kept + [inner]) : .or(.positive, kept + [inner])
    var operands: [WrittenQuery] = []
    var hasFactored = false
    for operand in parts {
      if !operand.contains(best.part) {
        operands.append(isOr ? .and(.positive, operand) : .or(.positive, operand))
      } else if !hasFactored {
        operands.append(whole)
        hasFactored = true
      }
    }
    return (best.part, isOr ? .or(.positive, operands) : .and(.positive, operands))
  }

  /// Distributes operands over a group of alternatives: `a (b or c)` as `a b or a c`.
  func distributed() -> [Rewrite] {
    for nodes in surroundings where nodes.count == 1 {
      guard let node = nodes.first, let level = tree.parent(of: node), tree.kind(of: level) == .conjunction else {
        continue
      }
      let siblings = reader.operands(of: level)
      // For another operand, the only group of the level.
      let groups = isAlternatives(node) ? [node] : siblings.filter { isAlternatives($0) }
      guard groups.count == 1, let group = groups.first,
        let index = siblings.firstIndex(of: group),
        let branches = reader.operands(ofGroup: group, joinedBy: .disjunction), !reader.holdsDirective(group)
      else { continue }
      var low = index
      while low > 0, !reader.holdsDirective(siblings[low - 1]) { low -= 1 }
      var high = index + 1
      while high < siblings.count, !reader.holdsDirective(siblings[high]) { high += 1 }
      guard high - low > 1, branches.count * (high - low) <= Self.maximumTerms else { continue }
      let before = siblings[low..<index].compactMap { reader.written($0) }
      let after = siblings[(index + 1)..<high].compactMap { reader.written($0) }
      let products: [WrittenQuery] = branches.compactMap { branch in
        reader.written(branch).map { .and(.positive, before + [$0] + after) }
      }
      return rewrite(
        "Distribute over " + ActionTitle.quoted(tree.text(of: group)), nodes: Array(siblings[low..<high]),
        as: .or(.positive, products)
      ).map { [$0] } ?? []
    }
    return []
  }

  private func isAlternatives(_ node: SyntaxNodeID) -> Bool {
    reader.operands(ofGroup: node, joinedBy: .disjunction) != nil
  }
}

extension Refactorings {
  /// Simplifies the whole query.
  func simplified() -> [Rewrite] {
    guard let query = reader.parsed.query, let content = reader.content(of: tree.root) else { return [] }
    let simplified = query.simplified(in: vocabulary)
    // What never matches has a diagnostic with fixes.
    if simplified.steps.isEmpty || simplified.matchesNothing || simplified.query.flattened() == query { return [] }
    let spellings = TermSpellings(reader)
    let written = simplified.query.mapTerms { spellings.operand(for: $0) }
    return rewrite("Simplify the query", nodes: [content], as: written).map { [$0] } ?? []
  }
}
