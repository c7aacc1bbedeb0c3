import FilterAST
import FilterEvaluation
import FilterVocabulary

/// Renders the terms of a plan over a binding: of a person's own table, or of a list that the program exported.
struct TableRenderer {
  let binding: TableBinding
  let vocabulary: Vocabulary
  let plan: FilterPlan
  let exactness: SQLExactness
  var operands: SQLOperands

  var dialect: SQLDialect { operands.dialect }

  /// How a term is said.
  mutating func condition(ofLeaf leaf: Int) -> BoundCondition {
    let test = plan.leaves[leaf].test
    switch test {
    case .constant(let holds): return holds ? .holds : .fails
    case .text(let text): return search(text, leaf)
    case .anyText(let tests):
      var all: [BoundCondition] = []
      for text in tests { all.append(search(text, leaf)) }
      return .any(all)
    case .keys(let field, let ranges):
      return inRow(field, of: [.keys, .numberedValues]) { $0.keys(ranges, field, $1, row: $2, leaf) }
    case .parity(let field, let isEven): return inRow(field, of: [.keys]) { $0.parity(isEven, $1, row: $2) }
    case .colors(let field, let sets): return inRow(field, of: [.keys]) { $0.colors(sets, $1, row: $2) }
    case .costs(let field, let relation, let wanted):
      return inRow(field, of: [.costs]) { $0.costs(field, $1, row: $2) { $0.holds(relation, wanted) } }
    case .devotion(let field, let relation, let wanted):
      return inRow(field, of: [.costs]) {
        $0.costs(field, $1, row: $2) { LeafTest.devotion($0, relation, wanted) }
      }
    case .values(let field, _), .noValues(let field, _), .spans(let field, _): return words(test, field, leaf)
    case .columns(let left, let relation, let right): return columns(left, relation, right)
    case .compared(let left, let relation, let right, let matchesCase):
      return compared(left, relation, right, matchesCase: matchesCase)
    case .element(let test): return element(test)
    case .present(let field, let marks): return present(field, besides: marks)
    case .written:
      let obstacle = "values are compared as they are written"
      return binding.export == nil ? .unknown(obstacle) : .refused(obstacle)
    }
  }

  func column(_ field: Int) -> ColumnBinding? {
    vocabulary.fields.indices.contains(field) ? binding[vocabulary.fields[field].name] : nil
  }

  /// The condition of a field without a column. An exported list has a column for every field that has values.
  var unbound: BoundCondition { binding.export == nil ? .unknown("the field has no column") : .fails }

  /// A condition on the value of a field: in the row itself, in a row of a child table, or in any part of an item or
  /// variant of an exported list. Nothing holds there for a field of another shape.
  private mutating func inRow(
    _ field: Int, of shapes: [ColumnShape],
    _ condition: (inout TableRenderer, ColumnBinding, _ row: String) -> BoundCondition
  ) -> BoundCondition {
    guard let column = column(field) else { return unbound }
    if let stored = column.exported {
      return shapes.contains(stored.contents.shape) ? inParts(column, stored, condition) : .fails
    }
    guard let child = column.child else { return condition(&self, column, binding.alias) }
    return inChild(child, condition(&self, column, childAlias))
  }

  /// A search in the texts of a field.
  private mutating func search(_ test: TextTest, _ leaf: Int) -> BoundCondition {
    guard let column = column(test.field) else { return unbound }
    if let stored = column.exported { return text(test, column, stored) }
    let found = inRow(test.field, of: []) { $0.condition(test, of: $1, row: $2, leaf) }
    // Only values that the kind of the field cannot read are compared as texts.
    if !vocabulary.fields[test.field].kind.leavesOthers { return found }
    return .wider(found.sql, found.obstacle ?? "values of another kind are compared here")
  }

  /// A test of the words of a field.
  private mutating func words(_ test: LeafTest, _ field: Int, _ leaf: Int) -> BoundCondition {
    guard let column = column(field) else { return unbound }
    if let stored = column.exported { return words(test, of: stored) }
    // A row without a value has none of them.
    if case .noValues = test { return .unknown("values are excluded") }
    return inRow(field, of: []) { $0.words(test, field, $1, row: $2, leaf) }
  }

  /// The value of a column in a row.
  func value(_ column: ColumnBinding, row: String) -> String {
    switch column.source {
    case .column(let name): "\(row).\(dialect.identifier(name))\(column.isPadded ? "::text" : "")"
    case .expression(let sql): "(\(sql))"
    case .element: dialect.tables.arrayRows.isEmpty && column.child?.isArray == true ? row : "\(row).value"
    }
  }

  /// The condition that a value is missing; nil if it never is.
  func missing(_ column: ColumnBinding, _ value: String) -> String? { column.isOptional ? "\(value) IS NULL" : nil }

  // MARK: numbers and times

  /// A value whose key lies in one of some ranges.
  mutating func keys(
    _ ranges: [NumberRange], _ field: Int, _ column: ColumnBinding, row: String, _ leaf: Int
  ) -> BoundCondition {
    let value = value(column, row: row)
    let kind = vocabulary.fields[field].kind
    if let rest = rest(of: column, row: row), ranges != [.all] {
      return keys(ranges, of: kind, value, rest, missing: missing(column, value))
    }
    if kind == .orderedEnumeration, column.exported == nil {
      return listed(leaf, field, column, value) ?? .unknown("the ranks are not stored")
    }
    if column.storage == .interval, dialect.tables.interval.isEmpty {
      return .unknown("the engine has no type for lengths of time")
    }
    if column.storage == .writtenTime { return writtenTime(ranges, kind, value) }
    var found: [String] = []
    var opposites: [[String]] = []
    for range in ranges {
      guard let stored = stored(range, of: kind, in: column) else {
        return .unknown("the column stores no \(kind.rawValue)s in their order")
      }
      if stored.isEmpty { continue }
      if stored.isWhole, !guardsInfinity(column) { return present(column, value) }
      if ranges.count == 1, let only = stored.first, only == stored.last, column.storage != .interval {
        return BoundCondition(.init(value: value, operands: [only], missing: missing(column, value)), &operands)
      }
      let one = comparison(value, stored, of: column)
      found.append(one.condition)
      opposites.append(one.opposites)
    }
    return .inOne(of: found, opposites: opposites, missing: missing(column, value))
  }

  private func stored(_ keys: NumberRange, of kind: ValueKind, in column: ColumnBinding) -> StoredRange? {
    if column.exported != nil { return StoredRange(exported: keys, of: kind) }
    let isMixed = column.storage == .numeric(scale: nil) || column.storage == .integer && kind != .size
    let keys = dialect.name == SQLDialect.sqlite.name && isMixed ? keys.ofMixedNumbers : keys
    guard var range = column.storage.range(keys, of: kind, hasZone: vocabulary.timeZone != .utc) else { return nil }
    let (first, last) = (range.first.map { zoned($0) }, range.last.map { zoned($0) })
    (range.first, range.last) = (first, last)
    return range
  }

  /// An instant with its zone, so that an engine does not take that of its session.
  private func zoned(_ value: SQLValue) -> SQLValue {
    guard case .timestamp(let text, hasZone: true) = value else { return value }
    return .timestamp(text + dialect.tables.zone, hasZone: true)
  }

  /// Whether a column may have infinities and what is no number, which engines order like numbers. Neither is one for
  /// the toolkit.
  private func guardsInfinity(_ column: ColumnBinding) -> Bool {
    exactness == .exact && column.storage.hasInfinities && !dialect.tables.infinity.isEmpty
  }

  /// Whether a value lies in a range, and the conditions of which one holds for any other, all unknown for a missing value.
  private mutating func comparison(
    _ value: String, _ range: StoredRange, of column: ColumnBinding
  ) -> (condition: String, opposites: [String]) {
    let guardsInfinity = guardsInfinity(column)
    var conditions: [String] = []
    var opposites: [String] = []
    if let first = range.first, let last = range.last, range.includesFirst, range.includesLast {
      let (low, high) = (operand(first, of: column), operand(last, of: column))
      return ("\(value) BETWEEN \(low) AND \(high)", ["\(value) NOT BETWEEN \(low) AND \(high)"])
    }
    if let first = range.first {
      let operand = operand(first, of: column)
      conditions.append("\(value) \(range.includesFirst ? ">=" : ">") \(operand)")
      opposites.append("\(value) \(range.includesFirst ? "<" : "<=") \(operand)")
    }
    if let last = range.last {
      let operand = operand(last, of: column)
      conditions.append("\(value) \(range.includesLast ? "<=" : "<") \(operand)")
      opposites.append("\(value) \(range.includesLast ? ">" : ">=") \(operand)")
    }
    if guardsInfinity, range.first == nil {
      conditions.append("\(value) > -\(dialect.tables.infinity)")
      opposites.append("\(value) <= -\(dialect.tables.infinity)")
    }
    if guardsInfinity, range.last == nil {
      conditions.append("\(value) < \(dialect.tables.infinity)")
      opposites.append("\(value) >= \(dialect.tables.infinity)")
    }
    return (SQLText.all(conditions), opposites)
  }

  private mutating func operand(_ value: SQLValue, of column: ColumnBinding) -> String {
    let written = operands.write(value)
    return column.storage == .interval ? SQLTemplate.filled(dialect.tables.interval, written) : written
  }

  /// Texts of days and times, which are compared as texts where they begin with a day. A zone moves the day by one at
  /// most.
  private mutating func writtenTime(
    _ ranges: [NumberRange], _ kind: ValueKind, _ value: String
  ) -> BoundCondition {
    var found: [String] = []
    for range in ranges {
      guard let (first, end) = StoredDay.texts(around: range, of: kind) else {
        return .unknown("the column stores no \(kind.rawValue)s in their order")
      }
      found.append(
        SQLText.all(
          (first.map { ["\(value) >= \(operands.write(.text($0)))"] } ?? [])
            + (end.map { ["\(value) < \(operands.write(.text($0)))"] } ?? [])))
    }
    if found.contains(SQLText.holds) { return .wider("\(value) IS NOT NULL", "the times are texts") }
    let begins = SQLTemplate.filled(dialect.tables.beginsWithDay, value)
    return .wider(SQLText.any(found + ["NOT \(begins)"]), "the times are texts")
  }

  private func parity(_ isEven: Bool, _ column: ColumnBinding, row: String) -> BoundCondition {
    let value = value(column, row: row)
    if rest(of: column, row: row) != nil { return .refused("even numbers are looked for among very long ones") }
    if column.exported != nil {
      let one: Int64 = 1_000_000
      return .isOne(of: isEven ? [0] : [one, -one], "\(value) % \(2 * one)", missing: missing(column, value))
    }
    guard column.storage == .integer else { return .unknown("the column has fractions") }
    let (same, other) = isEven ? ("=", "<>") : ("<>", "=")
    return BoundCondition(
      sql: "\(value) % 2 \(same) 0", opposite: "\(value) % 2 \(other) 0", missing: missing(column, value))
  }

  /// Two columns of one row that are stored alike.
  private func columns(_ left: Int, _ relation: Comparison, _ right: Int) -> BoundCondition {
    guard let one = column(left), let other = column(right) else { return unbound }
    if binding.export != nil { return parts(of: one, relation, other) }
    guard one.child == nil, other.child == nil, one.storage == other.storage, one.storage.comparesExactly,
      let sign = relation.sign
    else { return .unknown("the columns are stored in different forms") }
    let (a, b) = (value(one, row: binding.alias), value(other, row: binding.alias))
    let missing = [self.missing(one, a), self.missing(other, b)].compactMap { $0 }
    return BoundCondition(
      sql: "\(a) \(sign.same) \(b)", opposite: SQLText.any(["\(a) \(sign.other) \(b)"] + missing), missing: nil)
  }

  /// A value that is there.
  func present(_ column: ColumnBinding, _ value: String) -> BoundCondition {
    column.isOptional ? BoundCondition(sql: "\(value) IS NOT NULL", negation: "\(value) IS NULL") : .holds
  }

  // MARK: known values

  /// The values that a term accepts, if all values of the column are known.
  mutating func listed(_ leaf: Int, _ field: Int, _ column: ColumnBinding, _ value: String) -> BoundCondition? {
    guard let known = column.values, let probe = ValueProbe(leaf, of: plan, field: field, in: vocabulary) else {
      return nil
    }
    let accepted = probe.accepted(known)
    if accepted.isEmpty { return .fails }
    if accepted.count == known.count { return present(column, value) }
    return BoundCondition(
      .init(value: value, operands: accepted.map { .text($0) }, missing: missing(column, value)), &operands)
  }
}

extension ColumnStorage {
  /// Whether a value may be infinite or no number.
  fileprivate var hasInfinities: Bool {
    switch self {
    case .double, .numeric(scale: nil): true
    default: false
    }
  }

  /// Whether an engine compares two values as the toolkit does.
  fileprivate var comparesExactly: Bool {
    switch self {
    case .integer, .decimal, .date, .timestamp, .epoch, .interval: true
    case .numeric(let scale): scale.map { $0 <= 6 } ?? false
    case .double, .text, .boolean, .orderedTime, .writtenTime, .uuid, .inet, .other: false
    }
  }
}

extension Comparison {
  /// The sign in SQL and that of the opposite; nil for a comparison of texts.
  var sign: (same: String, other: String)? {
    switch self {
    case .colon, .equal: ("=", "<>")
    case .notEqual: ("<>", "=")
    case .less: ("<", ">=")
    case .lessOrEqual: ("<=", ">")
    case .greater: (">", "<=")
    case .greaterOrEqual: (">=", "<")
    case .contains, .matches, .notMatches: nil
    }
  }
}
