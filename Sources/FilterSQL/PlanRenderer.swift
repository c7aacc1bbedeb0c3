import FilterAST
import FilterEvaluation

/// Renders the tree of a plan as conditions: those on items, and those on variants, which must hold for the same one.
struct PlanRenderer {
  private(set) var leaves: LeafRenderer
  let plan: FilterPlan
  private let conditions: [LeafCondition]
  private let ofVariants: [Bool]

  init(_ plan: FilterPlan, _ schema: SQLSchema, _ dialect: SQLDialect) throws(SQLObstacle) {
    self.plan = plan
    var renderer = LeafRenderer(schema, dialect)
    var conditions: [LeafCondition] = []
    for leaf in plan.leaves { conditions.append(try renderer.condition(leaf.test)) }
    self.conditions = conditions
    ofVariants = plan.leaves.map { renderer.isOfVariants($0.test) }
    leaves = renderer
  }

  /// A condition on items and one on variants.
  struct Split {
    var items: [String] = []
    var variants: [String] = []
  }

  /// How a term is said.
  func condition(ofLeaf leaf: Int) -> LeafCondition { conditions[leaf] }

  /// What remains to be checked; nil if nothing does.
  var residual: FilterPlan.Node? { plan.residual { conditions[$0].obstacle != nil } }

  /// The leaves of a node, each once, in the order of the query.
  func leaves(of node: FilterPlan.Node) -> [Int] {
    switch node {
    case .leaf(let leaf, _): [leaf]
    case .all(let operands), .any(let operands): Set(operands.flatMap { leaves(of: $0) }).sorted()
    }
  }

  func usesVariants(_ node: FilterPlan.Node) -> Bool { leaves(of: node).contains { ofVariants[$0] } }

  /// A condition that holds wherever the node does: more rows satisfy it if a term is not exact.
  func condition(_ node: FilterPlan.Node) -> String {
    switch node {
    case .leaf(let leaf, .positive): conditions[leaf].sql
    case .leaf(let leaf, .negative):
      conditions[leaf].obstacle != nil
        ? SQLText.holds : SQLText.negated(conditions[leaf].sql, isTwoValued: conditions[leaf].isTwoValued)
    case .all(let operands): operands.count == 1 ? condition(operands[0]) : grouped(operands.map { condition($0) })
    case .any(let operands): operands.isEmpty ? SQLText.holds : SQLText.any(operands.map { condition($0) })
    }
  }

  private func grouped(_ conditions: [String]) -> String {
    let all = SQLText.all(conditions)
    return conditions.count { $0 != SQLText.holds } > 1 ? "(\(all))" : all
  }

  /// The conditions of the whole query; `extra` conditions on variants hold for the same variant.
  func split(_ extra: [String]) -> Split {
    var split = Split(variants: extra)
    for node in plan.conjuncts {
      guard usesVariants(node) else {
        split.items.append(condition(node))
        continue
      }
      split.variants.append(condition(node))
    }
    return split
  }

  /// The condition that an item satisfies; the conditions on variants hold for one of its variants.
  func itemCondition(_ split: Split, layout: SQLDialect.Layout, exists: String) -> String {
    let variants = SQLText.all(split.variants)
    if variants == SQLText.holds { return SQLText.all(split.items) }
    if variants == SQLText.fails { return SQLText.fails }
    if layout == .arrays {
      return SQLText.all(split.items + [SQLTemplate.filled(exists, "i.variants", "v", variants)])
    }
    let table = SQLSchema.Table.variants.rawValue
    // Items are looked up only if a condition names both.
    let found =
      split.variants.contains { $0.mentionsItem }
      ? "EXISTS (SELECT 1 FROM \(table) v WHERE v.item = i.id AND \(variants))"
      : "i.id IN (SELECT v.item FROM \(table) v WHERE \(variants))"
    return SQLText.all(split.items + [found])
  }

  mutating func write(_ value: SQLValue) -> String { leaves.operands.write(value) }
}

extension String {
  /// Whether a condition names a column of the item, `i.`.
  fileprivate var mentionsItem: Bool {
    var before: UInt8 = UInt8(ascii: " ")
    var isAfterLetter = false
    for byte in utf8 {
      if isAfterLetter, byte == UInt8(ascii: ".") { return true }
      let isOther = before == UInt8(ascii: " ") || before == UInt8(ascii: "(")
      isAfterLetter = byte == UInt8(ascii: "i") && isOther
      before = byte
    }
    return false
  }
}
