import FilterVocabulary

/// Costs in words, symbol by symbol.
struct CostWords {
  let vocabulary: Vocabulary

  /// A line for each symbol of a cost: "`{W}` twice: white". Of very many the first dozen.
  func lines(_ cost: Cost) -> [StyledText] {
    var lines: [StyledText] = []
    if cost.generic > 0 || cost.symbols.isEmpty {
      lines.append(.code("{\(cost.generic)}") + .words(": \(cost.generic) generic"))
    }
    for entry in cost.symbols.prefix(12) {
      let symbol = vocabulary.symbols[entry.symbol]
      lines.append(.code("{\(symbol.code)}") + .words(times(entry.count) + ": " + name(of: symbol)))
    }
    if cost.symbols.count > 12 { lines.append("…") }
    return lines
  }

  /// What the symbols add to the mana value, `4` or `2.5`; nil where that is no number.
  func total(_ cost: Cost) -> String? {
    var halves = cost.generic * 2
    for entry in cost.symbols {
      guard let worth = vocabulary.symbols[entry.symbol].halves else { return nil }
      let (product, overflow) = worth.multipliedReportingOverflow(by: entry.count)
      if overflow { return nil }
      let sum = halves.addingReportingOverflow(product)
      if sum.overflow { return nil }
      halves = sum.partialValue
    }
    return halves % 2 == 0 ? "\(halves / 2)" : "\(halves / 2).5"
  }

  private func times(_ count: Int) -> String {
    switch count {
    case 1: ""
    case 2: " twice"
    default: " \(count) times"
    }
  }

  /// What a symbol is: `white`, `white or blue`, `red, or two life`.
  func name(of symbol: CostSymbol) -> String {
    if !symbol.summary.isEmpty { return symbol.summary }
    let parts = symbol.code.split(separator: "/").map { part(String($0)) }
    switch symbol.kind {
    case .color, .colorless, .generic: return part(symbol.code)
    case .snow: return "snow"
    case .variable: return "any amount"
    case .half:
      return symbol.code.unicodeScalars.count == 2
        ? "half a " + part(String(symbol.code.dropFirst())) : "half a generic"
    case .infinite: return "infinitely much"
    case .hybrid, .twoHybrid, .colorlessHybrid: return Excerpt.list(parts, "or")
    case .phyrexian, .hybridPhyrexian: return Excerpt.list(Array(parts.dropLast()), "or") + ", or two life"
    case .special, .text: return symbol.kind == .text ? "a symbol of texts" : "a symbol of its own"
    }
  }

  /// One side of a symbol.
  private func part(_ code: String) -> String {
    if code.utf8.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }) { return code + " generic" }
    if code == "C" { return "colorless" }
    let letter = code.lowercased()
    for palette in vocabulary.palettes {
      if let color = palette.colors.first(where: { $0.letter == letter }) { return color.name }
    }
    return code
  }
}
