import FilterAST
import FilterEvaluation
import FilterVocabulary

/// Comparisons of two fields.
extension LeafRenderer {
  /// The numbers of two fields side by side, part by part.
  mutating func comparison(_ left: Int, _ relation: Comparison, _ right: Int) throws(SQLObstacle) -> String {
    guard let one = schema.contents(of: left), let other = schema.contents(of: right),
      [.keys, .numberedValues].contains(one.shape), [.keys, .numberedValues].contains(other.shape)
    else { return SQLText.fails }
    let sign = LeafRenderer.sign(of: relation)
    func compared(_ first: String, _ second: String) -> String {
      "\(first).f\(left)_key \(sign) \(second).f\(right)_key"
    }
    let (isOfVariants, isOtherOfVariants) = (schema.isOfVariants(one), schema.isOfVariants(other))
    let rows = (isOfVariants ? "v" : "i", isOtherOfVariants ? "v" : "i")
    let (hasParts, otherHasParts) = (schema.mayHaveParts(left), schema.mayHaveParts(right))
    let first = compared(rows.0, rows.1)
    if !hasParts, !otherHasParts { return first }
    if isOfVariants == isOtherOfVariants {
      // A field of one part has it beside each further part of the other.
      return SQLText.any([
        first, further(isOfVariants, compared(hasParts ? "p" : rows.0, otherHasParts ? "p" : rows.1)),
      ])
    }
    if hasParts, otherHasParts {
      throw SQLObstacle(reason: "two fields with parts are compared, one of items and one of their variants")
    }
    return SQLText.any([
      first,
      further(hasParts ? isOfVariants : isOtherOfVariants, compared(hasParts ? "p" : rows.0, hasParts ? rows.1 : "p")),
    ])
  }

  /// The texts or words of two fields of items, side by side.
  func wordComparison(_ left: Int, _ relation: Comparison, _ right: Int) throws(SQLObstacle) -> String {
    guard let one = schema.contents(of: left), let other = schema.contents(of: right) else { return SQLText.fails }
    var tables: [(name: String, query: String)] = []
    func operand(_ contents: FieldContents, _ name: String) -> String? {
      if schema.isOfVariants(contents) { return nil }
      if contents.shape == .texts, !schema.mayHaveParts(contents.field) {
        return "i." + SQLSchema.Column(field: contents.field, part: .text).name
      }
      guard contents.shape == .values || contents.shape == .numberedValues, dialect.layout == .tables else {
        return nil
      }
      let table = SQLSchema.Table.itemValues.rawValue
      tables.append((name, "(SELECT item, word FROM \(table) WHERE field = \(contents.field)) \(name)"))
      return name + ".word"
    }
    guard let first = operand(one, "w"), let second = operand(other, "x") else {
      throw SQLObstacle(reason: "texts of two fields are compared, of which one may have several")
    }
    let condition = "\(first) \(LeafRenderer.sign(of: relation)) \(second)"
    if tables.isEmpty { return condition }
    let owners = SQLText.all(tables.map { "\($0.name).item = i.id" })
    let sources = tables.map { $0.query }.joined(separator: ", ")
    return "EXISTS (SELECT 1 FROM \(sources) WHERE \(owners) AND \(condition))"
  }

  /// The operator of SQL for a relation.
  private static func sign(of relation: Comparison) -> String {
    switch relation {
    case .colon, .equal: "="
    case .notEqual: "<>"
    default: relation.rawValue
    }
  }
}
