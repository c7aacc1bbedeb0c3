import FilterEngines
import FilterEvaluation
import FilterSQL
import FilterVocabulary
import _FilterTestSupport

/// The meaning of a request of rows, in plain code over the columns in memory.
struct ExpectedRows {
  let store: ColumnStore

  /// A row as the tests compare it. The variant of a row of items is nil.
  struct Row: Hashable {
    let item: Int
    let variant: Int?
    var verdicts: [Bool] = []
    var texts: [String?] = []
  }

  func rows(_ plan: FilterPlan, _ request: SQLRequest) -> [Row] {
    let matching = store.variants(of: store.run(plan)).rows().filter { variant in
      request.conditions.allSatisfy { key(.supplement($0.supplement), variant) == $0.number }
        && (request.item.map { Int64(store.item(ofVariant: variant)) == $0 } ?? true)
    }
    var variants = matching
    if let choice = request.choice {
      var best: [[Int64?]: Int] = [:]
      for variant in matching {
        let group = choice.of.map { key($0, variant) }
        if let other = best[group],
          !isBefore(choice.order.map { key($0.key, variant) }, choice.order.map { key($0.key, other) }, choice.order)
        {
          continue
        }
        best[group] = variant
      }
      variants = best.values.sorted()
    } else if !request.listsVariants {
      var seen: Set<Int> = []
      variants = matching.filter { seen.insert(store.item(ofVariant: $0)).inserted }
    }
    let keys = variants.map { variant in request.order.map { key($0.key, variant) } }
    let sorted = variants.indices.sorted { isBefore(keys[$0], keys[$1], request.order) }.map { variants[$0] }
    return sorted.prefix(max(0, request.limit ?? .max)).map { variant in
      Row(
        item: store.item(ofVariant: variant), variant: request.joinsVariants ? variant : nil,
        verdicts: request.verdicts.map { store.variants(of: store.run(plan.term($0))).contains(variant) },
        texts: request.texts.map { _ in request.joinsVariants ? ToyLists.note(variant) : nil })
    }
  }

  private func key(_ key: SQLRequest.Key, _ variant: Int) -> Int64? {
    let item = store.item(ofVariant: variant)
    return switch key {
    case .item: Int64(item)
    case .variant: Int64(variant)
    case .supplement(ToyLists.place): ToyLists.place(item)
    case .supplement(ToyLists.shelf): ToyLists.shelf(variant)
    case .supplement: ToyLists.hidden(variant)
    case .field(let field):
      store.key(of: Toy.list.contents[field]?.isOfVariant == true ? variant : item, in: field)?.whole(power: -6)
    }
  }

  /// Missing keys come last in both directions.
  private func isBefore(_ left: [Int64?], _ right: [Int64?], _ orders: [SQLRequest.Order]) -> Bool {
    for (index, order) in orders.enumerated() {
      let (one, other) = (left[index], right[index])
      if one == other { continue }
      guard let one else { return false }
      guard let other else { return true }
      return order.isDescending ? one > other : one < other
    }
    return false
  }
}
