import FilterDocuments
import FilterEvaluation
import FilterItems
package import FilterLists
import FilterSemantics
import Foundation

/// The options of a search.
package struct ItemSearchOptions {
  package var format: ItemFormat?
  /// The names of the columns; by default those of the list.
  package var columns: [String] = []
  /// The column to sort by, and whether the greatest comes first.
  package var sort: (column: String, isDescending: Bool)?
  package var limit: Int?
  package var offset = 0
  package var countsOnly = false
  /// The items around found ones that are printed too, as they are in their files.
  package var context = ItemContext()
  package var countBy: [String] = []
  /// The columns by which rows are summed up in ``aggregates``.
  package var groupBy: [String] = []
  /// The numbers about each group: a function and the name of its column.
  package var aggregates: [(function: Aggregate.Function, name: String)] = []
  /// The number of groups to print, the greatest first; nil for all.
  package var top: Int?
  package var histogram: String?
  package var unique: String?
  /// Whether the first unreadable record ends the search.
  package var endsAtDamage = false
  package var hasStats = false

  package init() {}

  /// The failure of an option for the records around found ones beside what changes or sorts the records.
  package static func failure(ofContext option: String, with other: String) -> CommandFailure {
    CommandFailure(
      message: "\(option) prints records as they are, in their order; it cannot be combined with \(other)")
  }

  /// The names of columns in a list such as `name, usd`. A name with a comma is quoted: `c,"a,b"`.
  package static func names(in text: String) -> [String] { ColumnList(text).names.map { $0.text } }

  /// The column to sort by and whether the greatest comes first: `-usd`.
  package static func sort(_ text: String) -> (column: String, isDescending: Bool) {
    ColumnList.sort(text)
  }

  /// The columns by whose values rows are grouped.
  private var groupNames: [String] { countBy + groupBy + [histogram].compactMap { $0 } }

  /// Whether rows are summed up in groups.
  var isGrouped: Bool { !countBy.isEmpty || histogram != nil || isAggregated }

  /// Whether groups have numbers besides their count, or columns of their own.
  var isAggregated: Bool { !groupBy.isEmpty || !aggregates.isEmpty }

  /// The columns by whose values rows are grouped, in a list.
  func groups(in list: ListColumns) throws(CommandFailure) -> [GroupColumn] {
    var columns: [GroupColumn] = []
    do throws(GroupFailure) { for name in groupNames { columns.append(try GroupColumn(name, in: list)) } } catch {
      throw CommandFailure(message: error.message)
    }
    return columns
  }

  /// The numbers about each group, in a list.
  func aggregates(in list: ListColumns) throws(CommandFailure) -> [Aggregate] {
    var found: [Aggregate] = []
    do throws(GroupFailure) {
      for one in aggregates { found.append(try Aggregate(one.function, of: one.name, in: list.fields)) }
    } catch {
      throw CommandFailure(message: error.message)
    }
    return found
  }

  /// Whether no rows are printed.
  var isSummary: Bool { countsOnly || isGrouped }

  /// Whether all rows are needed, whatever the limit.
  var isOfAll: Bool { isGrouped || unique != nil }

  /// The columns that are given, each with its option.
  private var givenColumns: [(option: String, name: String)] {
    columns.map { ("--columns", $0) } + (isGrouped ? [] : [sort].compactMap { $0.map { ("--sort", $0.column) } })
      + countBy.map { ("--count-by", $0) } + groupBy.map { ("--group-by", $0) }
      + aggregates.map { ("--\($0.function.name)", $0.name) }
      + [histogram].compactMap { $0.map { ("--histogram", $0) } }
      + [unique].compactMap { $0.map { ("--unique", $0) } }
  }

  /// The names of all columns that are given.
  package var namedColumns: [String] {
    givenColumns.flatMap { given in
      // A bucket after the name is no part of it, unless a column has that name.
      given.name.lastIndex(of: ":").map { [given.name, String(given.name[..<$0])] } ?? [given.name]
    }
  }

  /// Throws if a column is neither one of a list nor among those that `others` returns.
  package func checkColumns(
    in list: ListColumns,
    or others: () throws(CommandFailure) -> ListColumns? = { () throws(CommandFailure) in nil }
  ) throws(CommandFailure) {
    try checkOrderOfGroups(in: list)
    let unknown = givenColumns.filter { lacksColumn($0.name, in: list) }
    if unknown.isEmpty { return }
    let further = try others()
    guard let first = unknown.first(where: { name in further.map { lacksColumn(name.name, in: $0) } ?? true }) else {
      return
    }
    throw CommandFailure(message: list.problem(of: first.name, place: " in \(first.option)"))
  }

  private func lacksColumn(_ name: String, in list: ListColumns) -> Bool {
    list.column(GroupColumn.split(name, in: list).name) == nil
  }

  /// Throws if the order of groups is neither that of their counts nor that of a counted column.
  private func checkOrderOfGroups(in list: ListColumns) throws(CommandFailure) {
    guard isGrouped, let sort, !groupNames.contains(where: { lacksColumn($0, in: list) }) else { return }
    let (columns, aggregates) = (try groups(in: list), try aggregates(in: list))
    if GroupSelection.key(named: sort.column, columns, aggregates, in: list.fields) != nil { return }
    let counts = GroupSelection.countName(beside: columns)
    let names = aggregates.isEmpty ? "or by a counted column" : "a column or a number of the groups"
    throw CommandFailure(
      message: "--sort sorts groups by '\(counts)'\(aggregates.isEmpty ? " " : ", ")\(names), not by '\(sort.column)'")
  }

  /// Sorts by `order:` and `direction:` of a query unless an option does.
  mutating func readDirectives(of plan: FilterPlan) {
    if sort == nil, !isGrouped, let column = plan.reading[directive: "order"] {
      sort = (column, plan.reading[directive: "direction"] == "desc")
    }
  }
}
