/// A term over a person's own table as a condition, and its opposite.
struct BoundCondition: Hashable, Sendable {
  /// The condition. It holds for every row for which the term does, and may be unknown where it does not.
  var sql: String
  /// Holds for every row for which the term does not, also where a value is missing.
  var negation: String
  /// Why more rows may satisfy them than they should; nil if exactly those do.
  var obstacle: String?
  /// How the engine's own comparison differs from the toolkit's; nil if it does not.
  var difference: String?
  /// Whether its rows have nothing by which they could be checked, so that ``obstacle`` is in the way of the query.
  var isRefused = false
  /// The value and the operands, of which it equals one, if the condition says no more.
  var equality: Equality?
  /// A row of another table that satisfies some conditions, if the condition says no more.
  var existence: Existence?
  /// The terms that it says, by their index in the plan, where it stands in a condition.
  var terms: [Int] = []

  /// A row of another table, or an element, that satisfies one of some conditions.
  struct Existence: Hashable, Sendable {
    /// The text before the conditions, which a parenthesis closes.
    let opening: String
    let any: [BoundCondition]
    /// Whether there is at most one such row.
    let isSingle: Bool
  }

  /// A value that equals one of some operands.
  struct Equality: Hashable, Sendable {
    let value: String
    let operands: [SQLValue]
    /// The condition that the value is missing; nil if it never is.
    let missing: String?
    /// The query around the condition; nil for none.
    var frame: Frame?
  }

  /// A query in which a value is looked up: the texts before the condition, before it if none of the operands is equal,
  /// and after it.
  struct Frame: Hashable, Sendable {
    let before: String
    let negation: String
    let after: String
  }

  /// Every row, so that all are checked.
  static func unknown(_ obstacle: String) -> BoundCondition {
    BoundCondition(sql: SQLText.holds, negation: SQLText.holds, obstacle: obstacle)
  }

  /// A term that has no condition, of a list whose rows cannot be checked for it.
  static func refused(_ obstacle: String) -> BoundCondition {
    var condition = unknown(obstacle)
    condition.isRefused = true
    return condition
  }

  /// A value in one of some ranges: their conditions, and for each those of which one holds for any other value, all
  /// unknown for a missing value. No value for no ranges.
  static func inOne(of ranges: [String], opposites: [[String]], missing: String?) -> BoundCondition {
    if ranges.isEmpty { return .fails }
    let outside = opposites.count == 1 ? opposites[0] : [SQLText.all(opposites.map { SQLText.any($0) })]
    return BoundCondition(
      sql: SQLText.any(ranges), negation: SQLText.any(outside + (missing.map { [$0] } ?? [])))
  }

  static let holds = BoundCondition(sql: SQLText.holds, negation: SQLText.fails)
  static let fails = BoundCondition(sql: SQLText.fails, negation: SQLText.holds)

  /// A condition on a value, which is unknown if that is missing.
  ///
  /// - Parameter missing: The condition that the value is missing; nil if it never is.
  init(sql: String, opposite: String, missing: String?) {
    self.sql = sql
    negation = SQLText.any([opposite] + (missing.map { [$0] } ?? []))
  }

  init(sql: String, negation: String, obstacle: String? = nil, difference: String? = nil) {
    (self.sql, self.negation, self.obstacle, self.difference) = (sql, negation, obstacle, difference)
  }

  /// A value that equals one of some operands, of which there is at least one.
  init(_ equality: Equality, _ operands: inout SQLOperands) {
    let value = equality.value
    if equality.operands.count == 1 {
      let operand = operands.write(equality.operands[0])
      self.init(sql: "\(value) = \(operand)", opposite: "\(value) <> \(operand)", missing: equality.missing)
    } else if operands.dialect.passesArrays, equality.frame == nil {
      // One parameter, so that the text is the same for any number of values.
      let list = operands.write(.array(equality.operands))
      self.init(
        sql: "\(value) = ANY (\(list))", opposite: "\(value) <> ALL (\(list))", missing: equality.missing)
    } else {
      var written: [String] = []
      for operand in equality.operands { written.append(operands.write(operand)) }
      let list = written.joined(separator: ", ")
      let isPair = written.count == 2 && operands.dialect.tables.comparesPairs
      self.init(
        sql: "\(value) IN (\(list))",
        opposite: isPair ? SQLText.all(written.map { "\(value) <> \($0)" }) : "\(value) NOT IN (\(list))",
        missing: equality.missing)
    }
    if let frame = equality.frame {
      (sql, negation) = (frame.before + sql + frame.after, frame.negation + sql + frame.after)
    }
    self.equality = equality
  }

  /// A row of another table that satisfies one of some conditions, all of which are exact.
  init(_ existence: Existence, _ operands: inout SQLOperands) {
    let inner = BoundCondition.merged(existence.any, &operands).map { $0.sql }
    let found = "\(existence.opening)\(SQLText.any(inner)))"
    self.init(sql: found, negation: "NOT " + found, difference: existence.any.compactMap { $0.difference }.first)
    self.existence = existence
  }

  /// Conditions of which those that compare one value with operands are one, and those on rows of one table, each in the
  /// place of the first.
  static func merged(_ all: [BoundCondition], _ operands: inout SQLOperands) -> [BoundCondition] {
    var merged: [BoundCondition] = []
    for condition in all {
      if let existence = condition.existence,
        let place = merged.firstIndex(where: { $0.existence?.opening == existence.opening }),
        let before = merged[place].existence
      {
        let terms = merged[place].terms + condition.terms
        merged[place] = BoundCondition(
          Existence(opening: before.opening, any: before.any + existence.any, isSingle: before.isSingle), &operands)
        merged[place].terms = terms
        continue
      }
      guard let equality = condition.equality,
        let place = merged.firstIndex(where: {
          $0.equality?.value == equality.value && $0.equality?.frame == equality.frame
        }),
        let before = merged[place].equality
      else {
        merged.append(condition)
        continue
      }
      let further = equality.operands.filter { !before.operands.contains($0) }
      let terms = merged[place].terms + condition.terms
      merged[place] = BoundCondition(
        Equality(
          value: before.value, operands: before.operands + further, missing: before.missing, frame: before.frame),
        &operands)
      merged[place].terms = terms
    }
    return merged
  }

  /// A condition that holds for more rows than the term. Its opposite is not known.
  static func wider(_ sql: String, _ obstacle: String) -> BoundCondition {
    BoundCondition(sql: sql, negation: SQLText.holds, obstacle: obstacle)
  }

  /// Either of some conditions.
  static func any(_ all: [BoundCondition]) -> BoundCondition {
    var any = BoundCondition(
      sql: SQLText.any(all.map { $0.sql }), negation: SQLText.all(all.map { $0.negation }),
      obstacle: all.compactMap { $0.obstacle }.first, difference: all.compactMap { $0.difference }.first)
    any.isRefused = all.contains { $0.isRefused }
    return any
  }
}
