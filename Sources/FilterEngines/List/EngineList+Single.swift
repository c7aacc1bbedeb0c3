import FilterAST
package import FilterEvaluation
import FilterItems
package import FilterSQL
import FilterSemantics
import ListFiles
import ScryfallCards

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
  /// The name of a card; empty if there is no such card.
  package func name(ofCard card: Int) throws(EngineError) -> String {
    try texts(ofCard: card, CardSupplements.row, limit: 1).first.map { EngineCards.shown($0).name } ?? ""
  }

  /// The records of the printings of a card.
  package func records(ofCard card: Int) throws(EngineError) -> [[UInt8]] {
    try texts(ofCard: card, CardSupplements.record).map { Array($0.utf8) }
  }

  /// A column of the printings of a card, in their order.
  private func texts(
    ofCard card: Int, _ column: SQLSchema.Supplement, limit: Int? = nil
  ) throws(EngineError) -> [String] {
    var request = SQLRequest()
    request.item = Int64(card)
    request.listsVariants = true
    request.order = [.init(.variant)]
    request.limit = limit
    request.texts = [column]
    return try list.rows(of: cards.planOfEverything, request).rows.compactMap { $0.texts.first ?? nil }
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
