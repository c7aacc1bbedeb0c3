import FilterAST
import FilterParser
import FilterText

extension Refactorings {
  /// Levels around the focus that are looked at.
  private static let mostLevels = 4
  /// Terms a distribution may make.
  private static let mostTerms = 24

  /// What several operands have in common, written once: `a b or a c` as `a (b or c)`, `(a or b) (a or c)` as `a or b c`.
  func factored() -> [Rewrite] {
    for nodes in surroundings.filter({ $0.count > 1 || $0.contains { reading.isLevel($0) } }).prefix(Self.mostLevels) {
      guard let first = nodes.first, let level = nodes.count > 1 ? tree.parent(of: first) : first else { continue }
      let operands = nodes.count > 1 ? nodes : reading.operands(of: level)
      if operands.contains(where: { reading.holdsDirective($0) }) { continue }
      let isOr = tree.kind(of: level) == .disjunction
      if let common = Self.factored(operands.map { parts(of: $0, isOr: isOr) }, isOr: isOr) {
        return rewrite("Factor out '\(Self.name(common.part))'", nodes, as: common.query).map { [$0] } ?? []
      }
    }
    return []
  }

  private static func name(_ part: WrittenQuery) -> String { part.text(besideOperand: true) }

  /// What an operand of a level is joined of in the other way.
  private func parts(of node: SyntaxNodeID, isOr: Bool) -> [WrittenQuery] {
    let inner: SyntaxKind = isOr ? .conjunction : .disjunction
    let nodes =
      tree.kind(of: node) == inner
      ? reading.operands(of: node) : reading.operands(ofGroup: node, joinedBy: inner) ?? [node]
    return nodes.compactMap { reading.written($0) }
  }

  /// The part most operands have (of equally common ones the first), with everything else these have in common.
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
      // An operand that is the common part alone decides all of them; simplifying sees to that.
      if rest.isEmpty { return nil }
      rests.append(isOr ? .and(.positive, rest) : .or(.positive, rest))
    }
    let inner: WrittenQuery = isOr ? .or(.positive, rests) : .and(.positive, rests)
    var seen: Set<WrittenQuery> = []
    let kept = common.filter { seen.insert($0).inserted }
    let whole: WrittenQuery = isOr ? .and(.positive, kept + [inner]) : .or(.positive, kept + [inner])
    var operands: [WrittenQuery] = []
    var isPlaced = false
    for operand in parts {
      if !operand.contains(best.part) {
        operands.append(isOr ? .and(.positive, operand) : .or(.positive, operand))
      } else if !isPlaced {
        operands.append(whole)
        isPlaced = true
      }
    }
    return (best.part, isOr ? .or(.positive, operands) : .and(.positive, operands))
  }

  /// A group of alternatives multiplied out with what stands beside it: `a (b or c)` as `a b or a c`.
  func distributed() -> [Rewrite] {
    for nodes in surroundings where nodes.count == 1 {
      guard let node = nodes.first, let level = tree.parent(of: node), tree.kind(of: level) == .conjunction else {
        continue
      }
      let siblings = reading.operands(of: level)
      // From beside it a group is meant where it is the only one.
      let groups = isAlternatives(node) ? [node] : siblings.filter { isAlternatives($0) }
      guard groups.count == 1, let group = groups.first,
        let place = siblings.firstIndex(of: group),
        let branches = reading.operands(ofGroup: group, joinedBy: .disjunction), !reading.holdsDirective(group)
      else { continue }
      var low = place
      while low > 0, !reading.holdsDirective(siblings[low - 1]) { low -= 1 }
      var high = place + 1
      while high < siblings.count, !reading.holdsDirective(siblings[high]) { high += 1 }
      guard high - low > 1, branches.count * (high - low) <= Self.mostTerms else { continue }
      let before = siblings[low..<place].compactMap { reading.written($0) }
      let behind = siblings[(place + 1)..<high].compactMap { reading.written($0) }
      let products: [WrittenQuery] = branches.compactMap { branch in
        reading.written(branch).map { .and(.positive, before + [$0] + behind) }
      }
      return rewrite(
        "Distribute over " + ActionTitle.quoted(tree.text(of: group)), Array(siblings[low..<high]),
        as: .or(.positive, products)
      ).map { [$0] } ?? []
    }
    return []
  }

  private func isAlternatives(_ node: SyntaxNodeID) -> Bool {
    reading.operands(ofGroup: node, joinedBy: .disjunction) != nil
  }
}
