import FilterAST
package import FilterEvaluation
import FilterItems
package import FilterSQL
import FilterSemantics
package import ScryfallCards

/// Questions about single items.
extension EngineList {
  /// Whether a plan finds an item, in a variant that a request lets pass.
  package func finds(
    _ item: Int, _ plan: FilterPlan, conditions: [SQLRequest.Condition] = []
  ) throws(EngineError) -> Bool {
    var request = SQLRequest()
    request.item = Int64(item)
    request.conditions = conditions
    return try count(of: plan, request) > 0
  }

  /// Why a plan finds an item or not, term by term. A term is checked alone: it holds if it holds in some variant.
  package func why(_ item: Int, _ plan: FilterPlan) throws(EngineError) -> FilterVerdict {
    if let refusal = plan.reading.refusal { return FilterVerdict(isFound: false, leaves: [], refusal: refusal) }
    var leaves: [LeafVerdict] = []
    for (index, leaf) in plan.leaves.enumerated() {
      var holds = false
      if leaf.unanswered == nil {
        let term = FilterPlan(
          reading: plan.reading, leaves: plan.leaves, root: .leaf(index, leaf.polarity), source: plan.source)
        holds = try finds(item, term)
      }
      leaves.append(LeafVerdict(leaf: index, of: plan, passes: holds == (leaf.polarity == .positive)))
    }
    return FilterVerdict(isFound: try finds(item, plan), leaves: leaves)
  }

  /// All items that a plan finds, in variants that the conditions let pass, in their order.
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
    let everything = FilterPlan(QueryReading(filter: nil), for: cards)
    return try list.rows(of: everything, request).rows.first.map { EngineCards.shown($0.texts.first ?? nil) }
  }
}

extension EngineItems {
  /// The record of an item; nil if there is no such item.
  package func record(ofItem item: Int) throws(EngineError) -> String? {
    var request = SQLRequest()
    request.item = Int64(item)
    request.texts = [EngineItems.record]
    let everything = FilterPlan(QueryReading(filter: nil), for: items.list)
    return try list.rows(of: everything, request).rows.first?.texts.first ?? nil
  }
}
