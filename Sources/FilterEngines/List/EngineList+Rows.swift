package import FilterEvaluation
package import FilterSQL

/// A row that a query finds in a database.
package struct EngineRow: Hashable, Sendable {
  /// The number of the item in the list, from 0.
  package let item: Int
  /// The number of the variant among all variants; that of the item if items have one each.
  package let variant: Int
  /// Whether each of the requested terms holds.
  package let verdicts: [Bool]
  /// The requested texts.
  package let texts: [String?]
}

/// The rows that a query finds in a database.
package struct EngineRows: Sendable {
  package var rows: [EngineRow] = []
  /// Whether a pattern hit its step limit on a text.
  package var wasCutShort = false
}

extension EngineList {
  /// The statement of a request.
  package func statement(_ plan: FilterPlan, _ request: SQLRequest) throws(EngineError) -> SQLStatement {
    do throws(SQLObstacle) {
      return try schema.statement(for: plan, request, in: connection.dialect)
    } catch {
      throw EngineError(.refused, "the query cannot be expressed in SQL: \(error.reason)")
    }
  }

  /// The number of rows of a request.
  package func count(of plan: FilterPlan, _ request: SQLRequest = SQLRequest()) throws(EngineError) -> Int {
    try counted(plan, request).count
  }

  /// The number of rows of a request, and whether a pattern hit its step limit on a text.
  package func counted(
    _ plan: FilterPlan, _ request: SQLRequest = SQLRequest()
  ) throws(EngineError) -> (count: Int, wasCutShort: Bool) {
    var request = request
    (request.countsOnly, request.limit, request.order, request.verdicts) = (true, nil, [], [])
    let (statement, check) = try asked(plan, request)
    if statement.recheck != nil || check != nil {
      var count = 0
      let wasCutShort = try forEachRow(statement, request, check) { _ in
        count += 1
        return true
      }
      return (count, wasCutShort)
    }
    var count: Int?
    try connection.run(statement) { row in
      count = row.first?.integer.flatMap { Int(exactly: $0) }
      return true
    }
    guard let count, count >= 0 else { throw EngineError(.lost, "the engine returned no number") }
    return (count, false)
  }

  /// The rows of a request, in its order. Terms that the engine cannot express exactly are checked here.
  package func rows(of plan: FilterPlan, _ request: SQLRequest = SQLRequest()) throws(EngineError) -> EngineRows {
    var all = EngineRows()
    all.wasCutShort = try forEachRow(of: plan, request) { row in
      all.rows.append(row)
      return true
    }
    return all
  }

  /// Passes each row of a request, in its order, to `take` until that returns false. They arrive one by one unless one
  /// of several variants has to be chosen here. Rows passed before an error are not the complete answer.
  ///
  /// - Returns: Whether a pattern hit its step limit on a text.
  package func forEachRow(
    of plan: FilterPlan, _ request: SQLRequest, _ take: (EngineRow) -> Bool
  ) throws(EngineError) -> Bool {
    let (statement, check) = try asked(plan, request)
    return try forEachRow(statement, request, check, take)
  }

  /// The part of a plan that the engine is asked, with the same rows or more that are checked here.
  func asked(_ plan: FilterPlan) -> FilterPlan {
    check.flatMap { _ in schema.expressible(plan, in: connection.dialect) } ?? plan
  }

  /// The statement of a request, and the check of the last text of its rows. A plan with a term that has no condition is
  /// asked without it.
  private func asked(
    _ plan: FilterPlan, _ request: SQLRequest
  ) throws(EngineError) -> (statement: SQLStatement, check: ((String) -> Bool)?) {
    do throws(EngineError) { return (try statement(plan, request), nil) } catch {
      guard let check, let wider = schema.expressible(plan, in: connection.dialect) else { throw error }
      var request = request
      (request.countsOnly, request.limit) = (false, nil)
      request.texts.append(check.column)
      return (try statement(wider, request), check.passes(plan))
    }
  }

  private func forEachRow(
    _ statement: SQLStatement, _ request: SQLRequest, _ check: ((String) -> Bool)?, _ take: (EngineRow) -> Bool
  ) throws(EngineError) -> Bool {
    if let limit = request.limit, limit <= 0 { return false }
    var collector = RowCollector(statement, request, isOfVariants: schema.hasVariants, check)
    var isDamaged = false
    var isEnded = false
    let counts = (item: count, variant: variantCount)
    try connection.run(statement) { row in
      guard let row = StatementRow(row, statement, counts) else {
        isDamaged = true
        return false
      }
      if let row = collector.take(row), !take(row) { isEnded = true }
      return !isEnded && !collector.isEnough
    }
    if isDamaged { throw EngineError(.unusable, "the engine returned an item that the list does not have") }
    for row in collector.chosen() where !isEnded { isEnded = !take(row) }
    return collector.wasCutShort
  }
}

/// A row of a statement, checked.
private struct StatementRow {
  let item: Int
  let variant: Int
  let values: [SQLValue]

  /// Nil if the row names an item or variant that does not exist.
  init?(_ values: [SQLValue], _ statement: SQLStatement, _ counts: (item: Int, variant: Int)) {
    guard let item = values.first?.integer.flatMap({ Int(exactly: $0) }), item >= 0, item < counts.item else {
      return nil
    }
    self.item = item
    self.values = values
    guard statement.hasVariant else {
      variant = item
      return
    }
    guard values.count > 1, let variant = values[1].integer.flatMap({ Int(exactly: $0) }), variant >= 0,
      variant < counts.variant
    else { return nil }
    self.variant = variant
  }
}

/// Checks the rows of a statement, then applies the limit, choice and order that depend on the check.
private struct RowCollector {
  private let statement: SQLStatement
  private let request: SQLRequest
  private let isOfVariants: Bool
  private var recheck: SQLRecheckRun?
  /// The check of the text after the requested ones.
  private let check: ((String) -> Bool)?
  /// The rows among which variants are chosen.
  private var found: [(row: EngineRow, keys: [Int64?])] = []
  private var seen: Set<Int> = []
  /// The number of rows that were returned.
  private var count = 0

  init(_ statement: SQLStatement, _ request: SQLRequest, isOfVariants: Bool, _ check: ((String) -> Bool)?) {
    self.statement = statement
    self.request = request
    self.isOfVariants = isOfVariants
    self.check = check
    recheck = statement.recheck.map { SQLRecheckRun($0) }
  }

  /// The columns before the keys.
  private var identityCount: Int { statement.hasVariant ? 2 : 1 }

  /// Whether rows are held until the last one, because a variant has to be chosen among them.
  private var chooses: Bool { statement.recheck != nil && request.choice != nil }

  /// Whether a pattern hit its step limit on a text.
  var wasCutShort: Bool { recheck?.wasCutShort ?? false }

  /// Whether no further row is needed.
  var isEnough: Bool { request.limit.map { count >= $0 } ?? false }

  /// Accepts a row; returns it if it is part of the answer and is not held.
  mutating func take(_ row: StatementRow) -> EngineRow? {
    if recheck?.holds(row.values) == false { return nil }
    let textStart = identityCount + statement.keyCount + request.verdicts.count
    if let check {
      let place = textStart + request.texts.count
      guard row.values.indices.contains(place), let text = row.values[place].text, check(text) else { return nil }
    }
    // One row per variant, although items were requested.
    let isOfItems = !(isOfVariants && request.joinsVariants)
    if recheck != nil, statement.hasVariant, isOfItems, !seen.insert(row.item).inserted { return nil }
    let verdicts = row.values.dropFirst(identityCount + statement.keyCount).prefix(request.verdicts.count)
      .map { $0.integer == 1 }
    let texts = row.values.dropFirst(textStart).prefix(request.texts.count).map { $0.text }
    let result = EngineRow(item: row.item, variant: row.variant, verdicts: verdicts, texts: texts)
    if chooses {
      found.append((result, row.values.dropFirst(identityCount).prefix(statement.keyCount).map { $0.integer }))
      return nil
    }
    count += 1
    return result
  }

  /// The held rows, in the order of the request.
  mutating func chosen() -> [EngineRow] {
    if !chooses { return [] }
    chooseAndSort()
    return found.prefix(request.limit ?? .max).map { $0.row }
  }

  private mutating func chooseAndSort() {
    let orderCount = request.order.count
    if let choice = request.choice, isOfVariants {
      let preference = orderCount..<orderCount + choice.order.count
      var best: [[Int64?]: Int] = [:]
      for (index, row) in found.enumerated() {
        let group = Array(row.keys[preference.upperBound...])
        if let before = best[group] {
          let isBetter = RowCollector.isBefore(
            row.keys[preference], found[before].keys[preference], choice.order)
          if isBetter { best[group] = index }
        } else {
          best[group] = index
        }
      }
      let kept = Set(best.values)
      found = found.enumerated().filter { kept.contains($0.offset) }.map { $0.element }
    }
    if !request.order.isEmpty {
      found.sort { RowCollector.isBefore($0.keys[..<orderCount], $1.keys[..<orderCount], request.order) }
    }
  }

  /// Whether keys come first. Those without a value come last in both directions.
  private static func isBefore(
    _ left: ArraySlice<Int64?>, _ right: ArraySlice<Int64?>, _ order: [SQLRequest.Order]
  ) -> Bool {
    for (keys, order) in zip(zip(left, right), order) where keys.0 != keys.1 {
      guard let one = keys.0 else { return false }
      guard let other = keys.1 else { return true }
      return order.isDescending ? one > other : one < other
    }
    return false
  }
}
