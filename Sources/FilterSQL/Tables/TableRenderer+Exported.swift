import FilterAST
import FilterEvaluation
import FilterVocabulary

/// Terms over the tables of an exported list. They store what the toolkit compares, so that nearly all terms are exact.
///
/// A row of the list is called by the alias of the binding, one of its variants `v`, a further part of either `p`, and a
/// value `w`. Numbers of items and variants are never missing, so that `NOT IN` is the opposite of `IN`.
extension TableRenderer {
  /// How a term is said.
  mutating func exported(_ test: LeafTest, _ leaf: Int, _ export: ExportedList) -> BoundCondition {
    switch test {
    case .constant(let holds): return holds ? .holds : .fails
    case .text(let test): return text(test, export)
    case .anyText(let tests):
      var all: [BoundCondition] = []
      for test in tests { all.append(text(test, export)) }
      return .any(all)
    case .keys(let field, let ranges):
      return inParts(of: field, having: [.keys, .numberedValues], export) {
        $0.keys(ranges, field, $1, row: $2, leaf)
      }
    case .parity(let field, let isEven):
      let rests: [Int64] = isEven ? [0] : [FixedNumber.scale, -FixedNumber.scale]
      return inParts(of: field, having: [.keys], export) {
        let key = $0.value($1, row: $2)
        return .isOne(of: rests, "\(key) % \(2 * FixedNumber.scale)", missing: $0.missing($1, key))
      }
    case .colors(let field, let sets):
      let bits = (0..<64).filter { sets >> UInt64($0) & 1 == 1 }.map { Int64($0) }
      return inParts(of: field, having: [.keys], export) {
        let key = $0.value($1, row: $2)
        return .isOne(of: bits, key, missing: $0.missing($1, key))
      }
    case .costs(let field, let relation, let wanted):
      return costs(field, export) { $0.holds(relation, wanted) }
    case .devotion(let field, let relation, let wanted):
      return costs(field, export) { LeafTest.devotion($0, relation, wanted) }
    case .values(let field, let words): return values(field, words)
    case .noValues(let field, let words):
      guard let stored = stored(field), stored.contents.shape == .values else { return .fails }
      let found = values(field, words)
      return BoundCondition(sql: found.negation, negation: found.sql)
    case .spans(let field, let spans):
      return anyValue(of: field) { renderer, value in SQLText.any(spans.map { renderer.key(value, in: $0) }) }
    case .columns(let left, let relation, let right): return exportedColumns(left, relation, right, export)
    case .compared(_, _, _, matchesCase: true): return .refused("texts are compared as spelled")
    case .compared(let left, let relation, let right, _): return compared(left, relation, right, export)
    case .element: return .refused("one element of a list of objects is asked for")
    }
  }

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
  func mayHaveParts(_ field: ExportedField, _ export: ExportedList) -> Bool {
    field.contents.shape != .values && export.facts.fieldsWithParts?.contains(field.contents.field) ?? true
  }

  /// A condition on any part of an item or variant; nothing holds for a field of another shape.
  mutating func inParts(
    of field: Int, having shapes: [ColumnShape], _ export: ExportedList,
    _ condition: (inout TableRenderer, ColumnBinding, _ row: String) -> BoundCondition
  ) -> BoundCondition {
    guard let column = column(field), let stored = column.exported, shapes.contains(stored.contents.shape) else {
      return .fails
    }
    let first = condition(&self, column, row(of: stored))
    if !mayHaveParts(stored, export) || first.sql == SQLText.fails { return first }
    return .any([first, further(ofVariants: stored.isOfVariant, condition(&self, column, "p"), export)])
  }

  /// A condition on a further part, which is called `p`.
  private func further(ofVariants: Bool, _ part: BoundCondition, _ export: ExportedList) -> BoundCondition {
    let row = ofVariants ? "v" : binding.alias
    let found: (sql: String, negation: String)
    if dialect.layout == .arrays {
      found = (
        SQLTemplate.filled(dialect.functions.exists, "\(row).parts", "p", part.sql),
        SQLTemplate.filled(dialect.functions.every, "\(row).parts", "p", part.negation)
      )
    } else {
      let table = dialect.identifier(ofVariants ? export.variantParts : export.itemParts)
      found = isListed(row, "SELECT p.\(ofVariants ? "variant" : "item") FROM \(table) p WHERE \(part.sql)")
    }
    return BoundCondition(
      sql: found.sql, negation: part.obstacle == nil ? found.negation : SQLText.holds, obstacle: part.obstacle)
  }

  /// Whether the number of a row is among those of a query, and is not.
  private func isListed(_ row: String, _ query: String) -> (sql: String, negation: String) {
    ("\(row).id IN (\(query))", "\(row).id NOT IN (\(query))")
  }

  // MARK: costs and values

  /// The costs that pass, found among those of the list.
  private mutating func costs(_ field: Int, _ export: ExportedList, _ passes: (Cost) -> Bool) -> BoundCondition {
    let known = export.facts.costs[field] ?? []
    let codes = known.indices.filter { passes(known[$0]) }.map { Int64($0) }
    return inParts(of: field, having: [.costs], export) {
      let key = $0.value($1, row: $2)
      if codes.count == known.count, !codes.isEmpty { return $0.present($1, key) }
      return .isOne(of: codes, key, missing: $0.missing($1, key))
    }
  }

  /// A field that has one of some values.
  mutating func values(_ field: Int, _ words: [String]) -> BoundCondition {
    guard let stored = stored(field), !stored.values.isEmpty, !words.isEmpty else { return .fails }
    if dialect.layout == .tables {
      let query = "(" + values(of: stored)
      let row = row(of: stored)
      return BoundCondition(
        .init(
          value: "w.value", operands: words.map { SQLOperands.value(Array($0.utf8)) }, missing: nil,
          frame: .init(before: "\(row).id IN \(query)", negation: "\(row).id NOT IN \(query)", after: ")")),
        &operands)
    }
    let written = words.map { operands.write(Array($0.utf8)) }
    let list = SQLTemplate.filled(dialect.functions.array, written.joined(separator: ", "))
    let found = SQLTemplate.filled(dialect.functions.hasSome, array(of: stored), list)
    return BoundCondition(sql: found, negation: "NOT \(found)")
  }

  /// A field of values of which one satisfies a condition.
  mutating func anyValue(
    of field: Int, _ condition: (inout TableRenderer, _ value: String) -> String
  ) -> BoundCondition {
    guard let stored = stored(field), stored.contents.shape == .values || stored.contents.shape == .numberedValues
    else { return .fails }
    if dialect.layout == .tables {
      let found = isListed(row(of: stored), values(of: stored) + condition(&self, "w.value"))
      return BoundCondition(sql: found.sql, negation: found.negation)
    }
    let found = SQLTemplate.filled(dialect.functions.exists, array(of: stored), "w", condition(&self, "w"))
    return BoundCondition(sql: found, negation: "NOT \(found)")
  }

  /// A query for the items or variants of the values of a field, called `w`, before its condition.
  private func values(of field: ExportedField) -> String {
    "SELECT w.\(field.isOfVariant ? "variant" : "item") FROM \(dialect.identifier(field.values)) w WHERE "
  }

  /// The array of the values of a field.
  private func array(of field: ExportedField) -> String {
    "\(row(of: field)).\(dialect.identifier(field.columns[.values] ?? ""))"
  }

  private mutating func key(_ value: String, in span: KeySpan) -> String {
    func written(_ key: ExactText) -> String { operands.write(Array(key.text.utf8)) }
    if span.isSingle { return "\(value) = \(written(span.first))" }
    let first = span.first == KeySpan.all.first ? SQLText.holds : "\(value) >= \(written(span.first))"
    let all = SQLText.all([first, span.end.map { "\(value) < \(written($0))" } ?? SQLText.holds])
    return all == SQLText.holds ? "\(value) IS NOT NULL" : all
  }

  // MARK: two fields

  /// The numbers of two fields side by side, part by part.
  private func exportedColumns(
    _ left: Int, _ relation: Comparison, _ right: Int, _ export: ExportedList
  ) -> BoundCondition {
    let shapes: [ColumnShape] = [.keys, .numberedValues]
    guard let one = column(left), let first = one.exported, shapes.contains(first.contents.shape),
      let other = column(right), let second = other.exported, shapes.contains(second.contents.shape)
    else { return .fails }
    func compared(_ row: String, _ otherRow: String) -> BoundCondition {
      BoundCondition(value(one, row: row), relation, value(other, row: otherRow))
    }
    let rows = (row(of: first), row(of: second))
    let (hasParts, otherHasParts) = (mayHaveParts(first, export), mayHaveParts(second, export))
    let whole = compared(rows.0, rows.1)
    if !hasParts, !otherHasParts { return whole }
    if first.isOfVariant != second.isOfVariant, hasParts, otherHasParts {
      return .refused("two fields with parts are compared, one of items and one of their variants")
    }
    // A field of one part has it beside each further part of the other.
    let part = compared(hasParts ? "p" : rows.0, otherHasParts ? "p" : rows.1)
    return .any([whole, further(ofVariants: (hasParts ? first : second).isOfVariant, part, export)])
  }

  /// The texts or values of two fields of items, each of one with each of the other.
  private func compared(
    _ left: Int, _ relation: Comparison, _ right: Int, _ export: ExportedList
  ) -> BoundCondition {
    guard let one = stored(left), let other = stored(right) else { return .fails }
    var sources: [(name: String, table: String)] = []
    func operand(_ field: ExportedField, _ name: String) -> String? {
      if field.isOfVariant { return nil }
      if field.contents.shape == .texts, !mayHaveParts(field, export) {
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
  fileprivate static func isOne(of numbers: [Int64], _ value: String, missing: String?) -> BoundCondition {
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
