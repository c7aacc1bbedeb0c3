import FilterEvaluation
import FilterItems
import FilterLists
import FilterText
import FilterVocabulary

/// The rows that a query finds, in groups by the values of columns, each with a count and further numbers.
///
/// ```text
/// {"call":"groups","list":2,"text":"","by":["genre"],"numbers":[{"function":"sum","field":"length"}],"sort":"-count"}
///   → {"value":{"columns":["genre","count","sum_length"],"groups":7,"rows":[{"genre":"pop","count":12,"sum_length":"43m"}, …
/// ```
struct WebGroups {
  private let list: SearchableList
  private let groups: RowGroups

  /// The groups of a request: `by` names columns, each with a bucket or not, `numbers` functions of columns, `sort` a column of
  /// the answer, after a minus in descending order. At most `limit` groups after `offset` are written, 100 if none is said.
  init(_ request: WebRequest, of list: SearchableList) throws(WebError) {
    self.list = list
    let names = try request.texts("by")
    if names.isEmpty || names.count > WebGroups.maximumColumns {
      throw WebError("rows are grouped by 1 to \(WebGroups.maximumColumns) columns")
    }
    var columns: [GroupColumn] = []
    var aggregates: [Aggregate] = []
    for name in names { columns.append(try Self.column(name, of: list)) }
    for number in try request.optionalObjects("numbers") {
      let (name, field) = (try number.text("function"), try number.text("field"))
      guard let function = Aggregate.Function(named: name) else {
        let known = Aggregate.Function.all.map { $0.name }.joined(separator: ", ")
        throw WebError("there is no function '\(name)'; the functions are \(known)")
      }
      guard list.columns.column(field) != nil else { throw Self.unknown(field) }
      do throws(GroupFailure) { aggregates.append(try Aggregate(function, of: field, in: list.columns.fields)) } catch {
        throw WebError(error.message)
      }
    }
    if aggregates.count > WebGroups.maximumColumns {
      throw WebError("groups have at most \(WebGroups.maximumColumns) numbers")
    }
    var selection = GroupSelection()
    selection.offset = max(0, try request.optionalNumber("offset") ?? 0)
    selection.limit = max(0, try request.optionalNumber("limit") ?? 100)
    if let sort = try request.optionalText("sort") {
      let isDescending = sort.utf8.first == UInt8(ascii: "-")
      let name = isDescending ? String(sort.dropFirst()) : sort
      guard let key = GroupSelection.key(named: name, columns, aggregates, in: list.columns.fields) else {
        throw WebError("the groups have no column '\(name)' to sort by")
      }
      selection.order = (key, isDescending)
    } else if columns[0].bucket != nil {
      selection.order = (.column(0), false)
    }
    groups = RowGroups(by: columns, aggregates, selection, zone: list.columns.fields.timeZone)
  }

  /// The maximum number of columns, and of numbers.
  private static let maximumColumns = 16

  private static func column(_ name: String, of list: SearchableList) throws(WebError) -> GroupColumn {
    guard list.columns.column(GroupColumn.split(name, in: list.columns).name) != nil else { throw unknown(name) }
    do throws(GroupFailure) { return try GroupColumn(name, in: list.columns) } catch { throw WebError(error.message) }
  }

  private static func unknown(_ name: String) -> WebError { WebError("the list has no column '\(name)'") }

  /// The fields whose values can be summed up.
  static func numberFields(of list: SearchableList) -> [String] {
    list.columns.fields.fields.filter { field in
      [.number, .duration, .size].contains(field.kind) && !field.isDirective && list.columns.column(field.name) != nil
    }.map { $0.name }
  }

  /// Writes the groups of what a plan finds. Linear in the rows.
  func write(_ plan: FilterPlan, to json: inout JSONWriter) throws(WebError) {
    var groups = groups
    if !plan.isRefused {
      let request = RowRequest(columns: groups.columnNames)
      _ = try reading { () throws(ListFailure) in
        try list.forEachRow(of: plan, request) { row in
          groups.add(row.values)
          return true
        }
      }
    }
    let columns = groups.tableColumns
    json.object { json in
      json.pair("columns", columns.map { $0.name })
      json.pair("groups", groups.count)
      json.key("rows")
      json.array(groups.groups) { json, group in ItemColumn.write(group.values, of: columns, to: &json) }
      json.pair("leftOut", groups.leftOut.reduce(0, +))
    }
  }
}
