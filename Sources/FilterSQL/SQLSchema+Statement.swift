public import FilterEvaluation
import FilterRegex
import FilterVocabulary

extension SQLSchema {
  /// The statement that finds the items of a plan: their numbers in the list.
  ///
  /// - Throws: If the query compares fields in a way that has no statement.
  public func statement(for plan: FilterPlan, in dialect: SQLDialect) throws(SQLObstacle) -> SQLStatement {
    try statement(for: plan, SQLRequest(), in: dialect)
  }

  /// The statement for a request. Rows have the item, the variant if the request is about variants, the keys of the
  /// order if rows must be checked before one of several variants is chosen, the wanted verdicts, and what the check
  /// needs.
  package func statement(
    for plan: FilterPlan, _ request: SQLRequest, in dialect: SQLDialect
  ) throws(SQLObstacle) -> SQLStatement {
    var writer = try StatementWriter(self, plan, request, dialect)
    return writer.statement()
  }

  /// How each term of a plan is said in a dialect, by its index.
  package func reports(of plan: FilterPlan, in dialect: SQLDialect) throws(SQLObstacle) -> [SQLTermReport] {
    let renderer = try PlanRenderer(plan, self, dialect)
    return plan.leaves.indices.map { leaf in
      let condition = renderer.condition(ofLeaf: leaf)
      return SQLTermReport(
        obstacle: condition.obstacle, isFiltered: !condition.isTrivial,
        sql: renderer.leaves.operands.numbered(condition.sql).text)
    }
  }
}

/// How a term is said in a dialect.
package struct SQLTermReport: Hashable, Sendable {
  /// Why the engine finds more rows than the term, which are then checked; nil if it finds exactly those.
  package let obstacle: String?
  /// Whether the engine leaves out any rows for it.
  package let isFiltered: Bool
  /// The condition.
  package let sql: String
  /// How the engine's comparison differs from the toolkit's; nil if it does not.
  package let difference: String?

  /// Makes a report.
  package init(obstacle: String?, isFiltered: Bool, sql: String, difference: String? = nil) {
    (self.obstacle, self.isFiltered, self.sql) = (obstacle, isFiltered, sql)
    self.difference = difference
  }
}

/// Writes the statement of a request.
struct StatementWriter {
  private let schema: SQLSchema
  private let request: SQLRequest
  private let dialect: SQLDialect
  private var plan: PlanRenderer
  private var results: [SQLStatement.Result] = []

  init(
    _ schema: SQLSchema, _ plan: FilterPlan, _ request: SQLRequest, _ dialect: SQLDialect
  ) throws(SQLObstacle) {
    self.schema = schema
    self.request = request
    self.dialect = dialect
    self.plan = try PlanRenderer(plan, schema, dialect)
  }

  private var joinsVariants: Bool { request.joinsVariants && schema.hasVariants }

  mutating func statement() -> SQLStatement {
    if plan.plan.isRefused { return exact(SQLText.fails) }
    let residual = plan.residual
    let condition = condition(joins: joinsVariants || residual.map { usesVariants($0) } ?? false)
    guard let residual else { return exact(condition) }
    let joins = joinsVariants || usesVariants(residual)
    var columns = ["i.id"] + (joins ? ["v.id"] : [])
    results = columns.map { _ in .integer }
    let keys = request.choice.map { request.order + $0.order } ?? []
    var keyColumns: [String] = keys.map { key($0.key, joins: joins) }
    keyColumns += (request.choice?.of ?? []).map { key($0, joins: joins) }
    results += keyColumns.map { _ in .integer }
    columns += keyColumns
    columns += verdicts() + texts(joins: joins)
    var inputs: [Int: SQLRecheck.Input] = [:]
    for leaf in plan.leaves(of: residual) { inputs[leaf] = input(leaf, &columns) }
    let recheck = SQLRecheck(root: residual, inputs: inputs)
    // Where one of several variants is chosen, the order is the task of the caller.
    let order = request.choice == nil ? order { key($0, joins: joins) } : ""
    return finished(
      "SELECT \(columns.joined(separator: ", ")) FROM \(source(joins: joins)) WHERE \(condition)\(order)",
      residual: plan.plan.with(root: residual),
      recheck: recheck, hasVariant: joins, keyCount: keyColumns.count)
  }

  private func usesVariants(_ node: FilterPlan.Node) -> Bool { schema.hasVariants && plan.usesVariants(node) }

  /// The condition of the rows. With `joins`, a row is a variant and its item.
  private mutating func condition(joins: Bool) -> String {
    let row = schema.hasVariants ? "v" : "i"
    let extra = request.conditions.map { condition in
      "\(condition.supplement.isOfVariant ? row : "i").\(condition.supplement.column) = \(condition.number)"
    }
    var split = plan.split(schema.hasVariants ? extra : [])
    if !schema.hasVariants { split.items += extra }
    if let item = request.item { split.items.append("i.id = \(plan.write(.integer(item)))") }
    if joins { return SQLText.all(split.items + split.variants) }
    return plan.itemCondition(split, layout: dialect.layout, exists: dialect.functions.exists)
  }

  private func source(joins: Bool) -> String {
    let items = "\(SQLSchema.Table.items.rawValue) i"
    if !joins { return items }
    if dialect.layout == .arrays { return "\(items) \(dialect.functions.unnested)" }
    return "\(items) JOIN \(SQLSchema.Table.variants.rawValue) v ON v.item = i.id"
  }

  /// A statement that needs no check.
  private mutating func exact(_ condition: String) -> SQLStatement {
    let joins = joinsVariants
    let from = "FROM \(source(joins: joins)) WHERE \(condition)"
    if request.countsOnly {
      results = [.integer]
      guard let choice = request.choice, joins else { return finished("SELECT COUNT(*) \(from)") }
      let keys = choice.of.map { key($0, joins: joins) }.joined(separator: ", ")
      return finished("SELECT COUNT(*) FROM (SELECT DISTINCT \(keys) \(from)) rows")
    }
    var columns = ["i.id"] + (joins ? ["v.id"] : [])
    results = columns.map { _ in .integer }
    columns += verdicts() + texts(joins: joins)
    guard let choice = request.choice, joins else {
      let text = "SELECT \(columns.joined(separator: ", ")) \(from)\(order { self.key($0, joins: joins) })\(limit)"
      return finished(text, hasVariant: joins)
    }
    // The first row of each group, in a table of its own, since a window is computed after the condition.
    let groups = choice.of.map { key($0, joins: joins) }.joined(separator: ", ")
    let preference = sorted(choice.order) { self.key($0, joins: joins) }
    let keys = request.order.map { key($0.key, joins: joins) }
    let named = columns.enumerated().map { "\($1) AS c\($0)" } + keys.enumerated().map { "\($1) AS k\($0)" }
    let inner =
      "SELECT \(named.joined(separator: ", ")), ROW_NUMBER() OVER (PARTITION BY \(groups) ORDER BY \(preference)) AS n "
      + from
    let outer = columns.indices.map { "c\($0)" }.joined(separator: ", ")
    let order =
      request.order.isEmpty
      ? ""
      : " ORDER BY "
        + request.order.enumerated().map { index, order in
          StatementWriter.sorted("k\(index)", order)
        }.joined(separator: ", ")
    return finished("SELECT \(outer) FROM (\(inner)) rows WHERE n = 1\(order)\(limit)", hasVariant: true)
  }

  // MARK: columns

  /// A key of a row as an expression.
  private func key(_ key: SQLRequest.Key, joins: Bool) -> String {
    switch key {
    case .item: return "i.id"
    case .variant: return joins ? "v.id" : "i.id"
    case .supplement(let supplement):
      return "\(supplement.isOfVariant && schema.hasVariants ? "v" : "i").\(supplement.column)"
    case .field(let field):
      guard let contents = schema.contents(of: field), contents.shape == .keys || contents.shape == .numberedValues
      else {
        return "NULL"
      }
      return "\(schema.isOfVariants(contents) ? "v" : "i").\(SQLSchema.Column(field: field, part: .key).name)"
    }
  }

  private func order(_ key: (SQLRequest.Key) -> String) -> String {
    request.order.isEmpty ? "" : " ORDER BY " + sorted(request.order, key)
  }

  private func sorted(_ orders: [SQLRequest.Order], _ key: (SQLRequest.Key) -> String) -> String {
    orders.map { StatementWriter.sorted(key($0.key), $0) }.joined(separator: ", ")
  }

  /// A key of an order. Where rows without a key stand differs between engines, so that it is said.
  private static func sorted(_ key: String, _ order: SQLRequest.Order) -> String {
    let direction = "\(key)\(order.isDescending ? " DESC" : "")"
    switch order.key {
    case .item, .variant: return direction
    case .field, .supplement: return "CASE WHEN \(key) IS NULL THEN 1 ELSE 0 END, \(direction)"
    }
  }

  private var limit: String { request.limit.map { " LIMIT \(max(0, $0))" } ?? "" }

  private mutating func verdicts() -> [String] {
    request.verdicts.map { leaf in
      results.append(.integer)
      return "CASE WHEN \(plan.condition(ofLeaf: leaf).sql) THEN 1 ELSE 0 END"
    }
  }

  /// The wanted texts as columns. The text of a variant is missing where a row is an item.
  private mutating func texts(joins: Bool) -> [String] {
    request.texts.map { text in
      results.append(.text)
      if text.isOfVariant, schema.hasVariants { return joins ? "v.\(text.column)" : "NULL" }
      return "i.\(text.column)"
    }
  }

  /// What the check of a term needs, as columns.
  private mutating func input(_ leaf: Int, _ columns: inout [String]) -> SQLRecheck.Input {
    let tests: [TextTest]
    switch plan.plan.leaves[leaf].test {
    case .text(let test): tests = [test]
    case .anyText(let all): tests = all
    default: tests = []
    }
    if plan.condition(ofLeaf: leaf).obstacle == nil || tests.isEmpty { return truth(of: leaf, &columns) }
    var searched: [SQLRecheck.Searched] = []
    for test in tests {
      guard let contents = schema.contents(of: test.field), contents.shape == .texts || contents.hasPrintedCosts,
        test.isLiteral || contents.isCollated
      else { continue }
      columns.append(texts(test, contents))
      results.append(.text)
      searched.append(SQLRecheck.Searched(test: test, column: columns.count - 1))
    }
    return searched.isEmpty ? truth(of: leaf, &columns) : .texts(searched)
  }

  /// The truth of a term, as a column.
  private mutating func truth(of leaf: Int, _ columns: inout [String]) -> SQLRecheck.Input {
    columns.append("CASE WHEN \(plan.condition(ofLeaf: leaf).sql) THEN 1 ELSE 0 END")
    results.append(.integer)
    return .truth(column: columns.count - 1)
  }

  /// The texts of all parts in one, with ``StoredText/wordStart`` before each.
  private mutating func texts(_ test: TextTest, _ contents: FieldContents) -> String {
    let isOfVariants = schema.isOfVariants(contents)
    let row = isOfVariants ? "v" : "i"
    let mark = dialect.literal(String(decoding: [StoredText.wordStart], as: UTF8.self))
    func marked(_ row: String) -> String {
      let text = plan.leaves.text(test, contents, row: row, isMarked: false)
      return "COALESCE(\(SQLTemplate.filled(dialect.functions.concatenated, mark, text)), '')"
    }
    if !schema.mayHaveParts(test.field) { return marked(row) }
    let further: String
    if dialect.layout == .arrays {
      further = SQLTemplate.filled(dialect.functions.joined, "\(row).parts", marked("p"))
    } else {
      let table = isOfVariants ? SQLSchema.Table.variantParts : .itemParts
      let owner = isOfVariants ? "variant" : "item"
      let joined = SQLTemplate.filled(dialect.functions.joined, marked("p"))
      further = "(SELECT \(joined) FROM \(table.rawValue) p WHERE p.\(owner) = \(row).id)"
    }
    return SQLTemplate.filled(dialect.functions.concatenated, marked(row), "COALESCE(\(further), '')")
  }

  private func finished(
    _ text: String, residual: FilterPlan? = nil, recheck: SQLRecheck? = nil, hasVariant: Bool = false,
    keyCount: Int = 0
  ) -> SQLStatement {
    let operands = plan.leaves.operands
    let numbered = operands.numbered(text)
    return SQLStatement(
      numbered.text, parameters: numbered.parameters, dialect: dialect, results: results.isEmpty ? [.integer] : results,
      patterns: operands.patterns, residual: residual, recheck: recheck, hasVariant: hasVariant, keyCount: keyCount)
  }
}
