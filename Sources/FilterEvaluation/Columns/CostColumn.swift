import FilterSemantics
import FilterVocabulary

/// A column of costs: each cost that occurs once, and the rows that have it.
struct CostColumn: Sendable {
  let costs: [Cost]
  let groups: RowGroups

  init(_ rows: [Cost?]) {
    var places: [Cost: UInt32] = [:]
    var costs: [Cost] = []
    let codes = rows.map { cost -> UInt32 in
      guard let cost else { return 0 }
      if let known = places[cost] { return known }
      costs.append(cost)
      places[cost] = UInt32(costs.count)
      return UInt32(costs.count)
    }
    self.costs = costs
    groups = RowGroups(codes: codes, codeCount: costs.count)
  }

  /// A column of the rows with these codes: the place of a cost, from 1; 0 for none.
  init(costs: [Cost], codes: [UInt32]) {
    self.costs = costs
    groups = RowGroups(codes: codes, codeCount: costs.count)
  }

  /// Adds the rows whose cost passes. Asks for each cost that occurs once.
  func add(where passes: (Cost) -> Bool, to bits: inout Bitset) {
    for (place, cost) in costs.enumerated() where passes(cost) { groups.add(place..<(place + 1), to: &bits) }
  }

  /// The cost of a row; nil for one without.
  subscript(_ row: Int) -> Cost? {
    let code = groups.codes[row]
    return code == 0 ? nil : costs[Int(code) - 1]
  }
}
