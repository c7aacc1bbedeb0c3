import FilterAST
import FilterEvaluation
import FilterVocabulary

/// Conditions on the rows of other tables, and on the elements of arrays.
extension TableRenderer {
  /// The name of a row of a child table.
  var childAlias: String { TableBinding.childAlias(beside: binding.alias) }

  /// Whether a row of a child table, called ``childAlias``, or an element satisfies a condition.
  mutating func inChild(_ child: ChildTable, _ inner: BoundCondition) -> BoundCondition {
    if inner.sql == SQLText.fails { return .fails }
    let row = childAlias
    let found: String
    var obstacle = inner.obstacle
    switch child.source {
    case .table:
      // The links stay the beginning, so that conditions on one row can be put together.
      let opening =
        "EXISTS (SELECT 1 \(child.rows(called: row, of: binding.alias, in: dialect))"
        + (inner.sql == SQLText.holds ? "" : " AND ")
      if inner.obstacle == nil, inner.sql != SQLText.holds {
        return BoundCondition(.init(opening: opening, any: [inner], isSingle: child.isSingle), &operands)
      }
      found = opening + (inner.sql == SQLText.holds ? "" : inner.sql) + ")"
    case .array(let name):
      let array = "\(binding.alias).\(dialect.identifier(name))"
      if let overlap = overlap(array, inner) { return overlap }
      if !dialect.tables.arrayRows.isEmpty {
        let rows = SQLTemplate.filled(dialect.tables.arrayRows, array, row)
        found = "EXISTS (SELECT 1 FROM \(rows) WHERE \(inner.sql))"
      } else if dialect.layout == .arrays {
        // Unknown for a missing array.
        let exists = SQLTemplate.filled(dialect.functions.exists, array, row, inner.sql)
        return BoundCondition(
          sql: exists, negation: inner.obstacle == nil ? "(NOT \(exists) OR \(array) IS NULL)" : SQLText.holds,
          obstacle: inner.obstacle, difference: inner.difference)
      } else {
        return .unknown("the engine has no arrays")
      }
    case .json(let name):
      if dialect.tables.jsonRows.isEmpty { return .unknown("the elements are in JSON") }
      let rows = SQLTemplate.filled(dialect.tables.jsonRows, "\(binding.alias).\(dialect.identifier(name))", row)
      found = "EXISTS (SELECT 1 FROM \(rows) WHERE \(inner.sql))"
      obstacle = obstacle ?? "the elements of the JSON may be of any type"
    }
    return BoundCondition(
      sql: found, negation: obstacle == nil ? "NOT " + found : SQLText.holds, obstacle: obstacle,
      difference: inner.difference)
  }

  /// Whether an array has one of some elements, as an index of its elements can answer.
  private mutating func overlap(_ array: String, _ inner: BoundCondition) -> BoundCondition? {
    guard dialect.passesArrays, let equality = inner.equality else { return nil }
    let found = SQLTemplate.filled(dialect.tables.overlaps, array, operands.write(.array(equality.operands)))
    return BoundCondition(sql: found, opposite: "NOT \(found)", missing: "\(array) IS NULL")
  }

  /// A row of a child table that meets a query of its own.
  mutating func element(_ test: ElementTest) -> BoundCondition {
    if binding.export != nil { return .refused("one element of a list of objects is asked for") }
    guard let elements = vocabulary.elements(of: test.list) else { return .unknown("the list has no vocabulary") }
    var inner = TableBinding(TableName(test.list), alias: childAlias)
    var child: ChildTable?
    for field in elements.fields {
      guard var column = binding["\(test.list).\(field.name)"], let owner = column.child else { continue }
      if child == nil { child = owner }
      if owner != child { continue }
      column.child = nil
      inner[field.name] = column
    }
    guard let child, case .table = child.source else { return .unknown("the list of objects is in no table") }
    var renderer = TableRenderer(
      binding: inner, vocabulary: elements, plan: test.plan, exactness: exactness, operands: operands)
    var conditions: [BoundCondition] = []
    for leaf in test.plan.leaves.indices { conditions.append(renderer.condition(ofLeaf: leaf)) }
    var tree = BoundTree(plan: test.plan, conditions: conditions, operands: renderer.operands)
    let condition = tree.condition()
    operands = tree.operands
    let obstacle = tree.remaining == nil ? nil : conditions.compactMap { $0.obstacle }.first
    return inChild(
      child,
      BoundCondition(
        sql: condition, negation: SQLText.holds, obstacle: obstacle,
        difference: conditions.compactMap { $0.difference }.first))
  }
}
