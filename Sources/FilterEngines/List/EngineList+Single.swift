import FilterAST
package import FilterEvaluation
import FilterItems
import FilterLists
package import FilterSQL
import FilterSemantics
import ListFiles
package import ScryfallCards

/// Queries about single items.
extension EngineList {
  /// Whether a plan finds an item, in a variant that a request accepts.
  package func finds(
    _ item: Int, _ plan: FilterPlan, conditions: [SQLRequest.Condition] = []
  ) throws(EngineError) -> Bool {
    var request = SQLRequest()
    request.item = Int64(item)
    request.conditions = conditions
    return try count(of: plan, request) > 0
  }

  /// Explains why a plan finds an item or not, term by term, in the first of its variants with the fewest terms to
  /// negate.
  package func why(_ item: Int, _ plan: FilterPlan) throws(EngineError) -> FilterVerdict {
    if let refusal = plan.reading.refusal { return FilterVerdict(isFound: false, leaves: [], refusal: refusal) }
    var request = SQLRequest()
    request.item = Int64(item)
    request.listsVariants = true
    request.order = [.init(.variant)]
    func variants(_ root: FilterPlan.Node?) throws(EngineError) -> [Int] {
      let part = FilterPlan(reading: plan.reading, leaves: plan.leaves, root: root, source: plan.source)
      return try rows(of: part, request).rows.map { $0.variant }
    }
    var passing: [Set<Int>] = []
    for leaf in plan.leaves.indices {
      let isAnswered = plan.leaves[leaf].unanswered == nil
      passing.append(isAnswered ? Set(try variants(.leaf(leaf, .positive))) : [])
    }
    var best: (variant: Int, changes: Int)?
    for variant in try variants(nil) where best.map({ $0.changes > 0 }) ?? true {
      let changes = plan.root.map { EngineList.changes($0) { passing[$0].contains(variant) } } ?? 0
      if changes < best?.changes ?? .max { best = (variant, changes) }
    }
    return FilterVerdict(
      isFound: best?.changes == 0,
      leaves: plan.leaves.indices.map { leaf in
        LeafVerdict(leaf: leaf, of: plan, passes: best.map { passing[leaf].contains($0.variant) } ?? false)
      })
  }

  /// The fewest terms to negate so that a node holds.
  private static func changes(_ node: FilterPlan.Node, _ passes: (Int) -> Bool) -> Int {
    switch node {
    case .leaf(let leaf, let polarity): passes(leaf) == (polarity == .positive) ? 0 : 1
    case .all(let operands): operands.reduce(0) { $0 + changes($1, passes) }
    case .any(let operands): operands.map { changes($0, passes) }.min() ?? 0
    }
  }

  /// All items that a plan finds in variants that meet the conditions, in order.
  package func items(
    of plan: FilterPlan, conditions: [SQLRequest.Condition] = [], limit: Int? = nil
  ) throws(EngineError) -> [Int] {
    var request = SQLRequest()
    request.conditions = conditions
    request.order = [.init(.item)]
    request.limit = limit
    return try rows(of: plan, request).rows.map { $0.item }
  }
}

extension EngineCards {
  /// The displayed values of a printing of a card; nil if there is no such card.
  package func row(ofCard card: Int) throws(EngineError) -> CardRow? {
    var request = SQLRequest()
    request.item = Int64(card)
    request.listsVariants = true
    request.order = [.init(.variant)]
    request.limit = 1
    request.texts = [CardSupplements.row]
    let everything = cards.planOfEverything
    return try list.rows(of: everything, request).rows.first.map { EngineCards.shown($0.texts.first ?? nil) }
  }
}

extension EngineItems {
  /// The record of an item; nil if there is no such item.
  package func record(ofItem item: Int) throws(EngineError) -> String? {
    var request = SQLRequest()
    request.item = Int64(item)
    request.texts = [ItemRequests.record]
    return try list.rows(of: items.list.planOfEverything, request).rows.first?.texts.first ?? nil
  }
}
