package import FilterEvaluation
import FilterSemantics
import FilterVocabulary

/// The statements of the plans of a list: over tables that were written from it, or over a person's own.
package struct StatementList: Sendable {
  /// The schema of the tables that are written from the list, with its statistics; nil for a person's own table.
  package let schema: SQLSchema?
  /// The statements over a person's own table.
  private let own: OwnTable?
  /// The assumption about the content if no data is given; nil if the content is known.
  package let assumption: String?
  /// The dialect of the engine that has the list; nil for a list in no engine.
  package var dialect: SQLDialect?
  private let makeRequest: @Sendable (FilterPlan) -> SQLRequest

  /// The functions of a person's own table.
  package struct OwnTable: Sendable {
    /// The statement of a plan.
    let statement: @Sendable (FilterPlan, SQLDialect) throws(SQLObstacle) -> SQLStatement
    /// How each term of a plan is said.
    let terms: @Sendable (FilterPlan, SQLDialect) throws(SQLObstacle) -> [SQLFragment.Term]
    /// Whether the engine sorts by the order that a plan asks for.
    let sorts: @Sendable (FilterPlan) -> Bool

    package init(
      statement: @escaping @Sendable (FilterPlan, SQLDialect) throws(SQLObstacle) -> SQLStatement,
      terms: @escaping @Sendable (FilterPlan, SQLDialect) throws(SQLObstacle) -> [SQLFragment.Term],
      sorts: @escaping @Sendable (FilterPlan) -> Bool
    ) {
      (self.statement, self.terms, self.sorts) = (statement, terms, sorts)
    }
  }

  /// A person's own table.
  package init(_ own: OwnTable, in dialect: SQLDialect) {
    (schema, self.own, assumption, self.dialect) = (nil, own, nil, dialect)
    makeRequest = { _ in SQLRequest() }
  }

  /// A list of a schema, with a closure that makes its requests.
  package init(
    _ schema: SQLSchema, assumption: String? = nil, request: @escaping @Sendable (FilterPlan) -> SQLRequest
  ) {
    self.schema = schema
    self.assumption = assumption
    own = nil
    makeRequest = request
  }

  /// The items of a list, which are in a store; without one any items, whose texts are assumed to contain only ASCII
  /// letters. Reads the whole store for its statistics.
  package init<Item>(_ list: FilterableList<Item>, store: ColumnStore?) {
    var schema = SQLSchema(list, hasVariants: false, supplements: ItemRequests.supplements)
    if let store { schema.facts = SQLFacts(of: store, schema) } else { schema.facts.assumeUsualTexts() }
    self.init(
      ofItems: schema,
      assumption: store == nil
        ? "assumed, since no data is given: texts without letters beyond ASCII; unknown costs" : nil)
  }

  /// Items of a schema.
  package init(ofItems schema: SQLSchema, assumption: String? = nil) {
    self.init(schema, assumption: assumption) {
      ItemRequests.request(for: $0, schema, orderedBy: ItemRequests.orderField(of: $0, schema))
    }
  }

  /// The request of a plan.
  package func request(for plan: FilterPlan) -> SQLRequest { makeRequest(plan) }

  /// Whether the statement has the order that a plan asks for, if it asks for one.
  package func sorts(_ plan: FilterPlan) -> Bool {
    if plan.reading[directive: "order"] == nil { return true }
    return own?.sorts(plan) ?? (request(for: plan).order.first?.key != .item)
  }

  /// The statement that finds the rows of a plan.
  package func statement(for plan: FilterPlan, in dialect: SQLDialect) throws(SQLObstacle) -> SQLStatement {
    if let own {
      try check(dialect)
      return try own.statement(plan, dialect)
    }
    guard let schema else { throw SQLObstacle(reason: "the list has no tables") }
    return try schema.statement(for: plan, request(for: plan), in: dialect)
  }

  /// Throws for another dialect than that of the engine of a person's own table, whose types it has.
  private func check(_ dialect: SQLDialect) throws(SQLObstacle) {
    guard let known = self.dialect, known.name != dialect.name else { return }
    throw SQLObstacle(reason: "the table is one of \(known.title), not of \(dialect.title)")
  }

  /// How each term of a plan is said in a dialect, by its index.
  package func reports(of plan: FilterPlan, in dialect: SQLDialect) throws(SQLObstacle) -> [SQLFragment.Term] {
    if let own {
      try check(dialect)
      return try own.terms(plan, dialect)
    }
    guard let schema else { throw SQLObstacle(reason: "the list has no tables") }
    return try schema.reports(of: plan, in: dialect)
  }
}

extension SQLFacts {
  /// Assumes that texts contain only ASCII letters, where no data is given.
  package mutating func assumeUsualTexts() {
    fieldsWithReserved = []
    fieldsWithOtherLetters = []
  }

  /// The statistics of the columns of a store. Reads all of it.
  package init(of store: ColumnStore, _ schema: SQLSchema) {
    self.init()
    let content = SQLContent(schema, store)
    content.add(to: &self)
    // The costs get their codes as they are written.
    var codes = SQLCostCodes()
    for isOfVariants in [false, true] {
      let hasCosts = schema.fields.contains { field in
        field.map { $0.shape == .costs && schema.isOfVariants($0) == isOfVariants } ?? false
      }
      if !hasCosts { continue }
      for row in 0..<content.count(ofVariants: isOfVariants) {
        _ = content.row(row, ofVariants: isOfVariants, &codes)
      }
      content.forEachPart(ofVariants: isOfVariants, &codes) { _, _, _ in }
    }
    costs = codes.costs
  }
}
