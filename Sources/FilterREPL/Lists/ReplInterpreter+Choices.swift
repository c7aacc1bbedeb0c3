import FilterEvaluation
import FilterItems
import FilterLists
import FilterReports
import FilterSemantics
import FilterVocabulary
import TerminalUI

/// The choices of `:sort`, `:limit` and `:unique` for the rows of the last result, until the next query.
struct RowChoices: Hashable, Sendable {
  /// The order, as `--sort` takes it.
  var sort: String?
  /// The maximum number of rows.
  var limit: Int?
  /// The column of which each value has one row.
  var unique: String?

  /// The choices in words: `sorted by -usd`.
  var descriptions: [String] {
    [
      unique.map { "one for each \($0)" }, sort.map { "sorted by \($0)" }, limit.map { "first \(Counted.grouped($0))" },
    ].compactMap { $0 }
  }
}

extension ReplInterpreter {
  /// Shows the last result sorted by a column as `--sort` does; without one, in its own order.
  mutating func sort(by argument: String, _ columns: Int) -> ReplAnswer {
    show(choosing: argument.isEmpty ? nil : ItemSearchOptions.sort(argument).column, columns) { choices in
      choices.sort = argument.isEmpty ? nil : argument
    }
  }

  /// Shows one row of the last result for each value of a column, as `--unique` does; without one, all rows.
  mutating func unique(_ argument: String, _ columns: Int) -> ReplAnswer {
    show(choosing: argument.isEmpty ? nil : argument, columns) { choices in
      choices.unique = argument.isEmpty ? nil : argument
    }
  }

  /// Shows the first rows of the last result, as `--limit` does; without a number, all of them.
  mutating func limit(to argument: String, _ columns: Int) -> ReplAnswer {
    let limit = Int(argument)
    if limit == nil, !argument.isEmpty { return .error(":limit takes a number of rows, not '\(argument)'") }
    if let limit, limit < 0 { return .error(":limit must be at least 0, not \(limit)") }
    return show(choosing: nil, columns) { $0.limit = limit }
  }

  private mutating func show(
    choosing column: String?, _ columns: Int, _ choose: (inout RowChoices) -> Void
  ) -> ReplAnswer {
    guard let list else { return ReplInterpreter.withoutList }
    if let column, list.columns.column(column) == nil { return unknownColumn(column, of: list) }
    choose(&choices)
    return result(of: lastQuery, columns)
  }
}

extension ReplInterpreter {
  /// The plan of the last query in the chosen order, else in that of its file.
  func lastPlan(in list: SearchableList) -> FilterPlan {
    let plan = list.plan(lastQuery)
    guard let sort = choices.sort.map({ ItemSearchOptions.sort($0) }) else {
      return saved?.ordered(plan, in: list) ?? plan
    }
    return list.plan(
      plan, sortedBy: list.columns.column(sort.column) ?? sort.column, isDescending: sort.isDescending)
  }

  /// Some of the chosen rows of the last result, and the facts after them.
  func lastPage(
    _ request: RowRequest, of plan: FilterPlan, in list: SearchableList
  ) throws(ListFailure) -> (rows: [ListRow], end: RowsEnd) {
    if choices.unique == nil {
      var request = request
      request.limit = limit(of: request)
      let page = try list.page(of: plan, request)
      return (page.rows, page.end)
    }
    var rows: [ListRow] = []
    let end = try forEachLastRow(request, of: plan, in: list) { row in
      rows.append(row)
      return true
    }
    return (rows, end)
  }

  /// Passes the chosen rows of the last result to `take`, until that returns false.
  func forEachLastRow(
    _ request: RowRequest, of plan: FilterPlan, in list: SearchableList, _ take: (ListRow) -> Bool
  ) throws(ListFailure) -> RowsEnd {
    var all = request
    all.limit = limit(of: request)
    guard let unique = choices.unique else { return try list.forEachRow(of: plan, all, take) }
    let kept = try firstRows(ofEach: unique, in: list)
    let limit = all.limit ?? .max
    (all.items, all.limit, all.offset) = (Set(kept.values), nil, 0)
    var (passed, taken) = (0, 0)
    var end = try list.forEachRow(of: plan, all) { row in
      guard kept[row.variant] != nil else { return true }
      passed += 1
      if passed <= request.offset { return true }
      if taken == limit { return false }
      taken += 1
      return take(row)
    }
    end.total = kept.count
    return end
  }

  /// The first row of each value of a column, in the order of `--unique`: the items by their variants.
  private func firstRows(ofEach name: String, in list: SearchableList) throws(ListFailure) -> [Int: Int] {
    let plan = list.plan(lastQuery)
    let isOrderOfList = list.vocabulary.isIdentical(to: list.columns.fields)
    var seen: Set<[String]> = []
    var rows: [Int: Int] = [:]
    _ = try list.forEachRow(of: isOrderOfList ? plan.unordered : plan, RowRequest(columns: [name])) { row in
      if seen.insert(row.values[0].scalarTexts).inserted { rows[row.variant] = row.item }
      return true
    }
    return rows
  }

  /// The number of rows of a request, within the chosen one.
  private func limit(of request: RowRequest) -> Int? {
    guard let limit = choices.limit else { return request.limit }
    return min(request.limit ?? .max, max(0, limit - request.offset))
  }

  /// The number among all rows of a plan, from 1, of a row of the last result; nil beyond the last one.
  func number(ofRow number: Int, of plan: FilterPlan, in list: SearchableList) throws(ListFailure) -> Int? {
    let request = RowRequest(limit: 1, offset: number - 1)
    guard let chosen = try lastPage(request, of: plan, in: list).rows.first else { return nil }
    var count = 0
    _ = try list.forEachRow(of: plan, RowRequest()) { row in
      count += 1
      return row.variant != chosen.variant
    }
    return count
  }
}
