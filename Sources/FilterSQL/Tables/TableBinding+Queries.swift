import FilterEvaluation
public import FilterSemantics
package import FilterVocabulary

extension TableBinding {
  /// The condition that the rows of a query satisfy.
  ///
  /// ```swift
  /// let query = AnalyzedQuery(parsing: "status:paid total>100", vocabulary: vocabulary)
  /// let condition = try binding.condition(for: query, in: .postgresql, firstParameter: 2)
  /// condition.text  // o.status = $2 AND o.total_cents > $3
  /// ```
  ///
  /// - Parameters:
  ///   - query: The query, under the vocabulary whose fields are bound.
  ///   - exactness: Whether the engine's own comparisons will do.
  ///   - alias: The name of a row; by default ``alias``.
  ///   - firstParameter: The number of the first parameter, from 1.
  /// - Throws: If a term cannot be read or the query is refused; the reason names the term.
  /// - Complexity: Linear in the query, and in the known values of the columns it is about.
  public func condition(
    for query: AnalyzedQuery, in dialect: SQLDialect, exactness: SQLExactness = .engine, alias: String? = nil,
    firstParameter: Int = 1
  ) throws(SQLObstacle) -> SQLFragment {
    let plan = FilterPlan(whole: query, for: BoundList(query.vocabulary).list)
    if let refusal = plan.reading.refusal { throw SQLObstacle(reason: refusal.message) }
    var binding = self
    if let alias { binding.alias = alias }
    return binding.condition(
      for: plan, under: query.vocabulary, in: dialect, exactness: exactness, firstParameter: firstParameter)
  }

  /// The order that a query asks for by `order:` and `direction:`, as it stands after `ORDER BY`; rows without a value
  /// come last. Nil if it asks for none, and if the engine would order the column in another way.
  public func order(for query: AnalyzedQuery, in dialect: SQLDialect) -> String? {
    order(of: QueryReading(query), under: query.vocabulary, in: dialect)
  }

  /// The order that a reading asks for.
  package func order(of reading: QueryReading, under vocabulary: Vocabulary, in dialect: SQLDialect) -> String? {
    guard let name = reading[directive: "order"], let id = vocabulary.fieldID(spelled: name.lowercased()),
      let column = self[vocabulary[id].name], column.child == nil, case .column(let text) = column.source,
      column.storage.isOrdered
    else { return nil }
    let direction = reading[directive: "direction"] == "desc" ? " DESC" : ""
    return "\(alias).\(dialect.identifier(text))\(direction)\(column.isOptional ? " NULLS LAST" : "")"
  }

  /// The statement that selects rows.
  ///
  /// - Parameters:
  ///   - columns: The expressions to select; by default all columns of the table.
  ///   - order: The text after `ORDER BY`; nil for any order.
  ///   - limit: The maximum number of rows; nil for all. Rows that remain to be checked are not known to the engine, so
  ///     that a limit is for conditions of which nothing remains.
  public func select(
    _ columns: String? = nil, where condition: SQLFragment, order: String? = nil, limit: Int? = nil
  ) -> String {
    let tail = SQLStatement.Layout.tail(order: order, limit: limit)
    return layout(columns ?? "\(alias).*", where: condition, tail: tail).text
  }

  /// The parts of the statement that selects expressions, with `tail` after its conditions.
  package func layout(_ columns: String, where condition: SQLFragment, tail: String) -> SQLStatement.Layout {
    SQLStatement.Layout(
      head: "SELECT \(columns) FROM \(condition.dialect.identifier(table)) \(alias)",
      conjuncts: condition.isFiltered ? condition.conjuncts : [], tail: tail)
  }

  /// The statement that counts rows. Its number is that of the query if nothing remains to be checked.
  public func count(where condition: SQLFragment) -> String { select("count(*)", where: condition) }
}

extension ColumnStorage {
  /// Whether an engine orders the values as the toolkit does.
  var isOrdered: Bool {
    switch self {
    case .integer, .decimal, .numeric, .double, .date, .timestamp, .epoch, .interval: true
    case .text, .boolean, .orderedTime, .writtenTime, .uuid, .inet, .other: false
    }
  }
}

/// A list without items, for which a query is compiled that an engine runs.
struct BoundList {
  let list: FilterableList<Void>

  /// The list of a vocabulary, with the elements of its lists of objects.
  init(_ vocabulary: Vocabulary) {
    var list = FilterableList<Void>(
      vocabulary: vocabulary,
      fields: vocabulary.fields.map { FilterableField(folding: $0) { _, _ in .nothing } }
    )
    if !vocabulary.objectLists.isEmpty {
      list.elements = ElementReading(
        plan: { condition in
          vocabulary.elements(of: condition.list).map { FilterPlan(condition.query, for: BoundList($0).list) }
        }, test: { _, _ in { _ in false } })
    }
    self.list = list
  }
}
