import FilterAST
import _FilterTestSupport

/// Random queries about the fields of ``ModelCard``, with few constants, so that terms are often related.
enum ModelQuery {
  static func term(using random: inout SeededGenerator) -> FilterTerm {
    let polarity: Polarity = random.chance(30) ? .negative : .positive
    func pick<Value>(_ values: [Value]) -> Value { values[random.below(values.count)] }
    let comparison = Comparison.ofCards[random.below(7)]
    switch random.below(18) {
    case 0...2:
      return .filter(polarity, field: pick(["mv", "cmc"]), comparison, FilterValue(pick(["1", "2", "3", "2.5"])))
    case 3: return .filter(polarity, field: "mv", .colon, FilterValue(pick(["even", "odd"])))
    case 4: return .filter(polarity, field: "pow", comparison, FilterValue(pick(["1", "2", "tou"])))
    case 5: return .filter(polarity, field: "usd", comparison, FilterValue(pick(["1", "2"])))
    case 6: return .filter(polarity, field: "prints", comparison, FilterValue(pick(["1", "2", "3"])))
    case 7: return .filter(polarity, field: "c", comparison, FilterValue(pick(["w", "u", "wu", "wur", "c", "m", "2"])))
    case 8, 9: return .filter(polarity, field: "id", comparison, FilterValue(pick(["w", "u", "wu", "wur", "c", "2"])))
    case 10: return .filter(polarity, field: "r", comparison, FilterValue(pick(["c", "rare", "m", "b"])))
    case 11:
      return .filter(polarity, field: "date", comparison, FilterValue(pick(["2019", "2020", "2020-03", "2020-03-17"])))
    case 12: return .filter(polarity, field: "year", comparison, FilterValue(pick(["2019", "2020"])))
    case 13:
      return .filter(polarity, field: pick(["t"]), .colon, pick(["elf", "creature", FilterValue(quoted: "elf")]))
    case 14: return .filter(polarity, field: pick(["is", "not"]), .colon, FilterValue(pick(["foil", "reprint"])))
    case 15:
      let field: FieldName = pick(["f", "legal", "banned", "restricted"])
      return .filter(polarity, field: field, .colon, FilterValue(pick(["modern", "legacy"])))
    case 16:
      return .filter(
        polarity, field: "o", .colon, pick(["draw", FilterValue(quoted: "draw a card"), FilterValue(quoted: "a card")]))
    default:
      let name: FilterName = pick(["bolt", "lightning", FilterName(quoted: "Lightning Bolt")])
      return .name(polarity, exact: random.chance(30), name)
    }
  }

  static func query(leaves: Int, using random: inout SeededGenerator) -> FilterQuery<FilterTerm> {
    // Few different terms, so that they meet again.
    let pool = (0..<(1 + random.below(max(2, leaves)))).map { _ in term(using: &random) }
    return query(leaves: leaves, pool, using: &random)
  }

  private static func query(
    leaves: Int, _ pool: [FilterTerm], using random: inout SeededGenerator
  ) -> FilterQuery<FilterTerm> {
    if leaves <= 1 {
      let term = pool[random.below(pool.count)]
      return .term(random.chance(20) ? term.negated : term)
    }
    var operands: [FilterQuery<FilterTerm>] = []
    var left = leaves
    while left > 0 {
      let share = 1 + random.below(max(1, left - 1))
      operands.append(query(leaves: share, pool, using: &random))
      left -= share
    }
    let polarity: Polarity = random.chance(25) ? .negative : .positive
    return random.chance(50) ? .and(polarity, operands) : .or(polarity, operands)
  }
}
