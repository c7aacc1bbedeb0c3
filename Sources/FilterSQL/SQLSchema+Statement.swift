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
    var writer = StatementWriter(self, plan, request, dialect)
    return try writer.statement()
  }

  /// Why the terms of a plan are not said exactly, by their index; nil for those that are.
  package func obstacles(of plan: FilterPlan, in dialect: SQLDialect) -> [String?] {
    StatementWriter(self, plan, SQLRequest(), dialect).tree.conditions.map { $0.obstacle }
  }

  /// The part of a plan that has a statement, which finds more rows; nil if that is the whole plan.
  package func expressible(_ plan: FilterPlan, in dialect: SQLDialect) -> FilterPlan? {
    StatementWriter(self, plan, SQLRequest(), dialect).expressible
  }

  /// How each term of a plan is said in a dialect, by its index.
  package func reports(of plan: FilterPlan, in dialect: SQLDialect) throws(SQLObstacle) -> [SQLFragment.Term] {
    let writer = StatementWriter(self, plan, SQLRequest(), dialect)
    try writer.refuse(plan.leaves.indices)
    return writer.tree.conditions.map { condition in
      SQLFragment.Term(
        text: writer.tree.operands.numbered(condition.sql).text, obstacle: condition.obstacle, difference: nil)
    }
  }
}

/// Why a query cannot be said in SQL.
public struct SQLObstacle: Error, Hashable, Sendable {
  /// A phrase that says what is in the way.
  public let reason: String

  /// Makes an obstacle.
  package init(reason: String) { self.reason = reason }
}

/// Writes the statement of a request.
struct StatementWriter {
  private let schema: SQLSchema
  private let request: SQLRequest
  private let dialect: SQLDialect
  fileprivate let renderer: TableRenderer
  fileprivate private(set) var tree: BoundTree
  /// Whether each term is about items, and whether it is about their variants.
  private let scopes: [(items: Bool, variants: Bool)]
  private var results: [SQLStatement.Result] = []

  init(_ schema: SQLSchema, _ plan: FilterPlan, _ request: SQLRequest, _ dialect: SQLDialect) {
    self.schema = schema
    self.request = request
    self.dialect = dialect
    var renderer = TableRenderer(
      binding: schema.binding, vocabulary: schema.vocabulary, plan: plan, exactness: .exact,
      operands: SQLOperands(dialect))
    var conditions: [BoundCondition] = []
    for leaf in plan.leaves.indices { conditions.append(renderer.condition(ofLeaf: leaf)) }
    tree = BoundTree(plan: plan, conditions: conditions, operands: renderer.operands)
    self.renderer = renderer
    scopes = plan.leaves.map { renderer.scopes(of: $0.test) }
  }

  /// The name of a row of the list.
  private var item: String { renderer.binding.alias }

  /// The name of the row that has what is of a variant.
  private var variant: String { schema.hasVariants ? "v" : item }

  private var joinsVariants: Bool { request.joinsVariants && schema.hasVariants }

  /// Throws for the first of some terms that has no condition.
  fileprivate func refuse(_ leaves: some Sequence<Int>) throws(SQLObstacle) {
    for leaf in leaves where tree.conditions[leaf].isRefused {
      throw SQLObstacle(reason: tree.conditions[leaf].obstacle ?? "")
    }
  }

  /// The plan without the conjuncts that have such a term; nil if there is none.
  fileprivate var expressible: FilterPlan? {
    let all = tree.plan.conjuncts
    let rest = all.filter { !FilterPlan.leaves(of: $0).contains { tree.conditions[$0].isRefused } }
    if rest.count == all.count { return nil }
    return tree.plan.with(root: rest.isEmpty ? nil : .all(rest))
  }

  mutating func statement() throws(SQLObstacle) -> SQLStatement {
    try refuse(tree.plan.conjuncts.flatMap { FilterPlan.leaves(of: $0) } + request.verdicts)
    if tree.plan.isRefused { return exact(SQLText.fails) }
    let residual = tree.remaining?.root
    let condition = condition(joins: joinsVariants || residual.map { usesVariants($0) } ?? false)
    guard let residual else { return exact(condition) }
    let joins = joinsVariants || usesVariants(residual)
    var columns = ["\(item).id"] + (joins ? ["v.id"] : [])
    results = columns.map { _ in .integer }
    let keys = request.choice.map { request.order + $0.order } ?? []
    var keyColumns: [String] = keys.map { key($0.key, joins: joins) }
    keyColumns += (request.choice?.of ?? []).map { key($0, joins: joins) }
    results += keyColumns.map { _ in .integer }
    columns += keyColumns
    columns += verdicts() + texts(joins: joins)
    var inputs: [Int: SQLRecheck.Input] = [:]
    for leaf in FilterPlan.leaves(of: residual) { inputs[leaf] = input(leaf, &columns) }
    let recheck = SQLRecheck(root: residual, inputs: inputs)
    // Where one of several variants is chosen, the order is the task of the caller.
    let order = request.choice == nil ? order { key($0, joins: joins) } : ""
    return finished(
      "SELECT \(columns.joined(separator: ", ")) FROM \(source(joins: joins)) WHERE \(condition)\(order)",
      residual: tree.remaining, recheck: recheck, hasVariant: joins, keyCount: keyColumns.count)
  }

  private func usesVariants(_ node: FilterPlan.Node) -> Bool {
    schema.hasVariants && FilterPlan.leaves(of: node).contains { scopes[$0].variants }
  }

  private func usesItems(_ node: FilterPlan.Node) -> Bool {
    FilterPlan.leaves(of: node).contains { scopes[$0].items }
  }

  /// The condition of the rows. With `joins`, a row is a variant and its item; otherwise the conditions on variants hold
  /// for one of those of the item.
  private mutating func condition(joins: Bool) -> String {
    let extra = request.conditions.map { "\(column($0.supplement)) = \($0.number)" }
    let ofVariants = tree.plan.conjuncts.filter { usesVariants($0) }
    var items = tree.condition { !ofVariants.contains($0) }
    var variants = tree.condition { ofVariants.contains($0) }
    if schema.hasVariants { variants = extra + variants } else { items += extra }
    if let number = request.item { items.append("\(item).id = \(tree.operands.write(.integer(number)))") }
    if joins { return SQLText.all(items + variants) }
    let condition = SQLText.all(variants)
    if condition == SQLText.holds { return SQLText.all(items) }
    if condition == SQLText.fails { return SQLText.fails }
    if dialect.layout == .arrays {
      return SQLText.all(items + [SQLTemplate.filled(dialect.functions.exists, "\(item).variants", "v", condition)])
    }
    // Items are looked up only if a condition names both.
    let namesItems =
      request.conditions.contains { !$0.supplement.isOfVariant }
      || tree.plan.conjuncts.contains { usesVariants($0) && usesItems($0) }
    let table = dialect.identifier(schema.name(of: .variants))
    let found =
      namesItems
      ? "EXISTS (SELECT 1 FROM \(table) v WHERE v.item = \(item).id AND \(condition))"
      : "\(item).id IN (SELECT v.item FROM \(table) v WHERE \(condition))"
    return SQLText.all(items + [found])
  }

  private func source(joins: Bool) -> String {
    let items = "\(dialect.identifier(schema.name(of: .items))) \(item)"
    if !joins { return items }
    if dialect.layout == .arrays {
      return items + " " + SQLTemplate.filled(dialect.functions.unnested, "\(item).variants")
    }
    return "\(items) JOIN \(dialect.identifier(schema.name(of: .variants))) v ON v.item = \(item).id"
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
    var columns = ["\(item).id"] + (joins ? ["v.id"] : [])
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
    case .item: return "\(item).id"
    case .variant: return joins ? "v.id" : "\(item).id"
    case .supplement(let supplement): return column(supplement)
    case .field(let field):
      guard let column = renderer.column(field), let stored = column.exported, stored.contents.shape != .costs,
        stored.columns[.key] != nil
      else { return "NULL" }
      return renderer.value(column, row: renderer.row(of: stored))
    }
  }

  private func column(_ supplement: SQLSchema.Supplement) -> String {
    "\(supplement.isOfVariant ? variant : item).\(dialect.identifier(schema.name(of: supplement)))"
  }

  private func order(_ key: (SQLRequest.Key) -> String) -> String {
    request.order.isEmpty ? "" : " ORDER BY " + (hidesOrder ? "+" : "") + sorted(request.order, key)
  }

  /// Whether SQLite would walk through all items in the order of their numbers rather than look a range of keys up in an
  /// index. (https://www.sqlite.org/optoverview.html)
  private var hidesOrder: Bool {
    guard dialect.name == SQLDialect.sqlite.name, request.order.first?.key == .item else { return false }
    return tree.plan.conjuncts.contains { node in
      guard case .leaf(let leaf, _) = node, case .keys(_, let ranges) = tree.plan.leaves[leaf].test else {
        return false
      }
      return ranges.contains { !$0.isSingle && ($0.lower != nil || $0.upper != nil) }
    }
  }

  private func sorted(_ orders: [SQLRequest.Order], _ key: (SQLRequest.Key) -> String) -> String {
    orders.map { StatementWriter.sorted(key($0.key), $0) + rest(of: $0) }.joined(separator: ", ")
  }

  /// The further expression that orders the numbers of one key; empty where keys are exact.
  private func rest(of order: SQLRequest.Order) -> String {
    guard case .field(let field) = order.key, let column = renderer.column(field), let stored = column.exported,
      let rest = renderer.rest(of: column, row: renderer.row(of: stored))
    else { return "" }
    return ", \(rest)\(order.isDescending ? " DESC" : "")"
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
      return "CASE WHEN \(tree.conditions[leaf].sql) THEN 1 ELSE 0 END"
    }
  }

  /// The wanted texts as columns. The text of a variant is missing where a row is an item.
  private mutating func texts(joins: Bool) -> [String] {
    request.texts.map { text in
      results.append(.text)
      if text.isOfVariant && schema.hasVariants && !joins { return "NULL" }
      return text.isApart && dialect.layout == .tables ? apart(text) : column(text)
    }
  }

  /// A column of a table of its own, whose rows have the numbers of the items or variants.
  private func apart(_ text: SQLSchema.Supplement) -> String {
    let isOfVariant = text.isOfVariant && schema.hasVariants
    let table = dialect.identifier(schema.name(of: .apart(ofVariants: isOfVariant)))
    let column = dialect.identifier(schema.name(of: text))
    return "(SELECT apart.\(column) FROM \(table) apart WHERE apart.id = \(isOfVariant ? "v" : item).id)"
  }

  /// What the check of a term needs, as columns.
  private mutating func input(_ leaf: Int, _ columns: inout [String]) -> SQLRecheck.Input {
    let tests: [TextTest]
    switch tree.plan.leaves[leaf].test {
    case .text(let test): tests = [test]
    case .anyText(let all): tests = all
    default: tests = []
    }
    if tree.conditions[leaf].obstacle == nil || tests.isEmpty { return truth(of: leaf, &columns) }
    var searched: [SQLRecheck.Searched] = []
    for test in tests {
      guard let field = renderer.stored(test.field), test.isLiteral || field.contents.isCollated,
        field.contents.shape == .texts || field.contents.hasPrintedCosts
      else { continue }
      columns.append(texts(test, field))
      results.append(.text)
      searched.append(SQLRecheck.Searched(test: test, column: columns.count - 1))
    }
    return searched.isEmpty ? truth(of: leaf, &columns) : .texts(searched)
  }

  /// The truth of a term, as a column.
  private mutating func truth(of leaf: Int, _ columns: inout [String]) -> SQLRecheck.Input {
    columns.append("CASE WHEN \(tree.conditions[leaf].sql) THEN 1 ELSE 0 END")
    results.append(.integer)
    return .truth(column: columns.count - 1)
  }

  /// The texts of all parts in one, with ``StoredText/wordStart`` before each.
  private func texts(_ test: TextTest, _ field: ExportedField) -> String {
    let row = renderer.row(of: field)
    let mark = dialect.literal(String(decoding: [StoredText.wordStart], as: UTF8.self))
    func marked(_ row: String) -> String {
      let text = renderer.text(test, of: field, row: row, isMarked: false)
      return "COALESCE(\(SQLTemplate.filled(dialect.functions.concatenated, mark, text)), '')"
    }
    guard renderer.mayHaveParts(field) else { return marked(row) }
    let further: String
    if dialect.layout == .arrays {
      further = SQLTemplate.filled(dialect.functions.joined, "\(row).parts", marked("p"))
    } else {
      let table = dialect.identifier(field.parts)
      let owner = field.isOfVariant ? "variant" : "item"
      let joined = SQLTemplate.filled(dialect.functions.joined, marked("p"))
      further = "(SELECT \(joined) FROM \(table) p WHERE p.\(owner) = \(row).id)"
    }
    return SQLTemplate.filled(dialect.functions.concatenated, marked(row), "COALESCE(\(further), '')")
  }

  private func finished(
    _ text: String, residual: FilterPlan? = nil, recheck: SQLRecheck? = nil, hasVariant: Bool = false,
    keyCount: Int = 0
  ) -> SQLStatement {
    let operands = tree.operands
    let numbered = operands.numbered(text)
    return SQLStatement(
      numbered.text, parameters: numbered.parameters, dialect: dialect, results: results.isEmpty ? [.integer] : results,
      patterns: operands.patterns, residual: residual, recheck: recheck, hasVariant: hasVariant, keyCount: keyCount)
  }
}
