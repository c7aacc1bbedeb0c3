import FilterAST
import FilterEvaluation
import FilterVocabulary

/// Terms over the tables of an exported list. They store what the toolkit compares, so that nearly all terms are exact.
///
/// A row of the list is called by the alias of the binding, one of its variants `v`, a further part of either `p`, and a
/// value `w`. Numbers of items and variants are never missing, so that `NOT IN` is the opposite of `IN`.
extension TableRenderer {
  /// How a field of an exported list is stored; nil for one of another list that this one does not have.
  func stored(_ field: Int) -> ExportedField? { column(field)?.exported }

  /// The name of the row that has a field.
  func row(of field: ExportedField) -> String { field.isOfVariant ? "v" : binding.alias }

  /// Whether a term is about items, and whether it is about their variants.
  func scopes(of test: LeafTest) -> (items: Bool, variants: Bool) {
    let fields: [Int] =
      switch test {
      case .anyText(let tests): tests.map { $0.field }
      case .columns(let left, _, let right), .compared(let left, _, let right, _): [left, right]
      default: test.field.map { [$0] } ?? []
      }
    let found = fields.compactMap { stored($0) }
    return (found.contains { !$0.isOfVariant }, found.contains { $0.isOfVariant })
  }

  // MARK: rows and their parts

  /// Whether content of a field may have several parts.
  func mayHaveParts(_ field: ExportedField) -> Bool {
    binding.export?.facts.mayHaveParts(field.contents) ?? true
  }

  /// A condition on any part of an item or variant.
  mutating func inParts(
    _ column: ColumnBinding, _ stored: ExportedField,
    _ condition: (inout TableRenderer, ColumnBinding, _ row: String) -> BoundCondition
  ) -> BoundCondition {
    let first = condition(&self, column, row(of: stored))
    if !mayHaveParts(stored) || first.sql == SQLText.fails { return first }
    return .any([first, further(of: stored, condition(&self, column, "p"))])
  }

  /// A condition on a further part, which is called `p`.
  private func further(of field: ExportedField, _ part: BoundCondition) -> BoundCondition {
    let row = row(of: field)
    let found: (sql: String, negation: String)
    if dialect.layout == .arrays {
      found = (
        SQLTemplate.filled(dialect.functions.exists, "\(row).parts", "p", part.sql),
        SQLTemplate.filled(dialect.functions.every, "\(row).parts", "p", part.negation)
      )
    } else {
      let owner = field.isOfVariant ? "variant" : "item"
      found = isListed(row, "SELECT p.\(owner) FROM \(dialect.identifier(field.parts)) p WHERE \(part.sql)")
    }
    return BoundCondition(
      sql: found.sql, negation: part.obstacle == nil ? found.negation : SQLText.holds, obstacle: part.obstacle)
  }

  /// Whether the number of a row is among those of a query, and is not.
  private func isListed(_ row: String, _ query: String) -> (sql: String, negation: String) {
    ("\(row).id IN (\(query))", "\(row).id NOT IN (\(query))")
  }

  // MARK: numbers

  /// The texts that tell values of one key apart, as an expression that is never missing; nil where keys are exact.
  func rest(of column: ColumnBinding, row: String) -> String? {
    guard let name = column.exported?.columns[.exact] else { return nil }
    return "COALESCE(\(row).\(dialect.identifier(name)), '')"
  }

  /// A number in one of some ranges, by its key and by what tells it from others of its key.
  mutating func keys(
    _ ranges: [NumberRange], of kind: ValueKind, _ value: String, _ rest: String, missing: String?
  ) -> BoundCondition {
    var found: [String] = []
    var opposites: [[String]] = []
    for range in ranges where !range.isEmpty {
      var conditions: [String] = []
      var others: [String] = []
      func add(_ end: DecimalNumber, _ relation: Comparison) {
        let (key, text) = (operands.write(ExportedKeys.value(of: end, kind)), ExportedKeys.rest(of: end, kind) ?? "")
        let right = (key, operands.write(.text(text)))
        let (same, other) = relation.sign ?? ("=", "<>")
        conditions.append(TableRenderer.compared((value, rest), same, right))
        others.append(TableRenderer.compared((value, rest), other, right))
      }
      if range.isSingle, let only = range.lower {
        add(only, .equal)
      } else {
        if let lower = range.lower { add(lower, range.includesLower ? .greaterOrEqual : .greater) }
        if let upper = range.upper { add(upper, range.includesUpper ? .lessOrEqual : .less) }
      }
      if conditions.isEmpty { conditions = ["\(value) IS NOT NULL"] }
      found.append(SQLText.all(conditions))
      opposites.append(others)
    }
    return .inOne(of: found, opposites: opposites, missing: missing)
  }

  /// Two numbers compared by their keys, and those of one key by their texts, with a sign of SQL.
  private static func compared(
    _ left: (key: String, rest: String), _ sign: String, _ right: (key: String, rest: String)
  ) -> String {
    let (keys, rests) = ("\(left.key) = \(right.key)", "\(left.rest) \(sign) \(right.rest)")
    switch sign {
    case "=": return "(\(keys) AND \(rests))"
    case "<>": return "(\(left.key) <> \(right.key) OR \(rests))"
    default: return "(\(left.key) \(sign.hasPrefix("<") ? "<" : ">") \(right.key) OR \(keys) AND \(rests))"
    }
  }

  // MARK: colors, costs and values

  /// Colors, whose key is the set of their bits.
  func colors(_ sets: UInt64, _ column: ColumnBinding, row: String) -> BoundCondition {
    if column.exported == nil { return .unknown("colors have no form in a table") }
    let bits = (0..<64).filter { sets >> UInt64($0) & 1 == 1 }.map { Int64($0) }
    let key = value(column, row: row)
    return .isOne(of: bits, key, missing: missing(column, key))
  }

  /// The costs that pass, found among those of the list.
  func costs(_ field: Int, _ column: ColumnBinding, row: String, _ passes: (Cost) -> Bool) -> BoundCondition {
    guard let facts = binding.export?.facts else { return .unknown("costs have no form in a table") }
    let known = facts.costs[field] ?? []
    let codes = known.indices.filter { passes(known[$0]) }.map { Int64($0) }
    let key = value(column, row: row)
    if codes.count == known.count, !codes.isEmpty { return present(column, key) }
    return .isOne(of: codes, key, missing: missing(column, key))
  }

  /// A field with a value of its kind, or with another one that is none of some marks.
  mutating func present(_ field: Int, besides marks: [String]) -> BoundCondition {
    guard let column = column(field) else { return unbound }
    guard let stored = column.exported else { return .unknown("marks of missing values are no values") }
    let prefix = stored.contents.otherPrefix
    let others = anyValue(of: stored) { renderer, value in
      let written = marks.map { renderer.operands.write(Array((prefix + $0).utf8)) }
      return written.isEmpty ? "\(value) IS NOT NULL" : "\(value) NOT IN (\(written.joined(separator: ", ")))"
    }
    if stored.contents.shape != .keys { return others }
    let own = inParts(column, stored) { renderer, column, row in
      renderer.present(column, renderer.value(column, row: row))
    }
    return .any([own, others])
  }

  /// A test of the words of a field.
  mutating func words(_ test: LeafTest, of field: ExportedField) -> BoundCondition {
    switch test {
    case .values(_, let words): return values(of: field, words)
    case .noValues(_, let words):
      if field.contents.shape != .values { return .fails }
      let found = values(of: field, words)
      return BoundCondition(sql: found.negation, negation: found.sql)
    case .spans(_, let spans):
      let first = field.contents.hasOthers ? FieldContents.afterOthers : KeySpan.all.first
      return anyValue(of: field) { renderer, value in
        SQLText.any(spans.map { renderer.key(value, in: $0, from: first) })
      }
    default: return .fails
    }
  }

  /// A field that has one of some values.
  mutating func values(of field: ExportedField, _ words: [String]) -> BoundCondition {
    if field.values.isEmpty || words.isEmpty { return .fails }
    if dialect.layout == .tables {
      let query = "(" + self.query(for: field)
      let row = row(of: field)
      return BoundCondition(
        .init(
          value: "w.value", operands: words.map { SQLOperands.value(Array($0.utf8)) }, missing: nil,
          frame: .init(before: "\(row).id IN \(query)", negation: "\(row).id NOT IN \(query)", after: ")")),
        &operands)
    }
    let written = words.map { operands.write(Array($0.utf8)) }
    let list = SQLTemplate.filled(dialect.functions.array, written.joined(separator: ", "))
    let found = SQLTemplate.filled(dialect.functions.hasSome, array(of: field), list)
    return BoundCondition(sql: found, negation: "NOT \(found)")
  }

  /// A field of values of which one satisfies a condition.
  mutating func anyValue(
    of field: ExportedField, _ condition: (inout TableRenderer, _ value: String) -> String
  ) -> BoundCondition {
    guard [.values, .numberedValues].contains(field.contents.shape) || field.contents.hasOthers else { return .fails }
    if dialect.layout == .tables {
      let found = isListed(row(of: field), query(for: field) + condition(&self, "w.value"))
      return BoundCondition(sql: found.sql, negation: found.negation)
    }
    let found = SQLTemplate.filled(dialect.functions.exists, array(of: field), "w", condition(&self, "w"))
    return BoundCondition(sql: found, negation: "NOT \(found)")
  }

  /// A query for the items or variants of the values of a field, called `w`, before its condition.
  private func query(for field: ExportedField) -> String {
    "SELECT w.\(field.isOfVariant ? "variant" : "item") FROM \(dialect.identifier(field.values)) w WHERE "
  }

  /// The array of the values of a field.
  private func array(of field: ExportedField) -> String {
    "\(row(of: field)).\(dialect.identifier(field.columns[.values] ?? ""))"
  }

  private mutating func key(_ value: String, in span: KeySpan, from least: ExactText) -> String {
    func written(_ key: ExactText) -> String { operands.write(Array(key.text.utf8)) }
    if span.isSingle { return "\(value) = \(written(span.first))" }
    let start = span.first == KeySpan.all.first ? least : span.first
    let first = start == KeySpan.all.first ? SQLText.holds : "\(value) >= \(written(start))"
    let all = SQLText.all([first, span.end.map { "\(value) < \(written($0))" } ?? SQLText.holds])
    return all == SQLText.holds ? "\(value) IS NOT NULL" : all
  }

  // MARK: two fields

  /// The numbers of two fields side by side, part by part.
  func parts(of one: ColumnBinding, _ relation: Comparison, _ other: ColumnBinding) -> BoundCondition {
    let shapes: [ColumnShape] = [.keys, .numberedValues]
    guard let first = one.exported, shapes.contains(first.contents.shape), let second = other.exported,
      shapes.contains(second.contents.shape)
    else { return .fails }
    func compared(_ row: String, _ otherRow: String) -> BoundCondition {
      let (left, right) = (value(one, row: row), value(other, row: otherRow))
      let (rest, otherRest) = (rest(of: one, row: row), rest(of: other, row: otherRow))
      if rest == nil, otherRest == nil { return BoundCondition(left, relation, right) }
      let (first, second) = ((left, rest ?? "''"), (right, otherRest ?? "''"))
      let (same, other) = relation.sign ?? ("=", "<>")
      return BoundCondition(
        sql: TableRenderer.compared(first, same, second),
        negation: SQLText.any([
          TableRenderer.compared(first, other, second), "\(left) IS NULL", "\(right) IS NULL",
        ]))
    }
    let rows = (row(of: first), row(of: second))
    let (hasParts, otherHasParts) = (mayHaveParts(first), mayHaveParts(second))
    let whole = compared(rows.0, rows.1)
    if !hasParts, !otherHasParts { return whole }
    if first.isOfVariant != second.isOfVariant, hasParts, otherHasParts {
      return .refused("two fields with parts are compared, one of items and one of their variants")
    }
    // A field of one part has it beside each further part of the other.
    let part = compared(hasParts ? "p" : rows.0, otherHasParts ? "p" : rows.1)
    return .any([whole, further(of: hasParts ? first : second, part)])
  }

  /// The texts or values of two fields of items, each of one with each of the other.
  func compared(_ left: Int, _ relation: Comparison, _ right: Int, matchesCase: Bool) -> BoundCondition {
    if binding.export == nil { return .unknown("texts are compared by their folded forms") }
    if matchesCase { return .refused("texts are compared as spelled") }
    guard let one = stored(left), let other = stored(right) else { return .fails }
    var sources: [(name: String, table: String)] = []
    func operand(_ field: ExportedField, _ name: String) -> String? {
      if field.isOfVariant { return nil }
      if field.contents.shape == .texts, !mayHaveParts(field) {
        return "\(binding.alias).\(dialect.identifier(field.columns[.text] ?? ""))"
      }
      let shape = field.contents.shape
      guard shape == .values || shape == .numberedValues, dialect.layout == .tables else { return nil }
      sources.append((name, dialect.identifier(field.values)))
      return name + ".value"
    }
    guard let first = operand(one, "w"), let second = operand(other, "x") else {
      return .refused("texts of two fields are compared, of which one may have several")
    }
    let compared = BoundCondition(first, relation, second)
    if sources.isEmpty { return compared }
    let found =
      "EXISTS (SELECT 1 FROM \(sources.map { "\($0.table) \($0.name)" }.joined(separator: ", ")) WHERE "
      + SQLText.all(sources.map { "\($0.name).item = \(binding.alias).id" } + [compared.sql]) + ")"
    return BoundCondition(sql: found, negation: "NOT \(found)")
  }
}

extension BoundCondition {
  /// A value that is one of some numbers, which are of the list and not of the query.
  static func isOne(of numbers: [Int64], _ value: String, missing: String?) -> BoundCondition {
    if numbers.isEmpty { return .fails }
    let list = numbers.map { "\($0)" }.joined(separator: ", ")
    let isSingle = numbers.count == 1
    return BoundCondition(
      sql: "\(value) \(isSingle ? "= \(list)" : "IN (\(list))")",
      opposite: "\(value) \(isSingle ? "<> \(list)" : "NOT IN (\(list))")", missing: missing)
  }

  /// Two values that are compared, of which each may be missing.
  fileprivate init(_ left: String, _ relation: Comparison, _ right: String) {
    let sign = relation.sign ?? ("=", "<>")
    self.init(
      sql: "\(left) \(sign.same) \(right)",
      negation: "(\(left) \(sign.other) \(right) OR \(left) IS NULL OR \(right) IS NULL)")
  }
}
