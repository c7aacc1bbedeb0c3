import FilterText
import FilterVocabulary

/// Describes costs symbol by symbol.
struct CostWords {
  let vocabulary: Vocabulary

  /// One line per symbol of a cost: "`{W}` twice: white". At most twelve.
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

  /// The sum of the values of the symbols, `4` or `2.5`; `nil` if it is not a number.
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

  /// The name of a symbol: `white`, `white or blue`, `red, or two life`.
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
    case .infinite: return "an infinite amount"
    case .hybrid, .twoHybrid, .colorlessHybrid: return parts.listed("or")
    case .phyrexian, .hybridPhyrexian: return Array(parts.dropLast()).listed("or") + ", or two life"
    case .special, .text: return symbol.kind == .text ? "a symbol used in texts" : "a special symbol"
    }
  }

  /// One side of a symbol.
  private func part(_ code: String) -> String {
    if code.utf8.allSatisfy({ $0.isDigit }) { return code + " generic" }
    if code == "C" { return "colorless" }
    let letter = code.lowercased()
    for palette in vocabulary.palettes {
      if let color = palette.colors.first(where: { $0.letter == letter }) { return color.name }
    }
    return code
  }
}

/// Describes sets of colors.
struct ColorWords {
  let palette: Palette

  /// The names of the colors of a set, in the order of the palette.
  func names(of set: ColorSet) -> [String] {
    var names: [String] = []
    for (index, color) in palette.colors.enumerated() where set.bits & (1 << UInt8(index)) != 0 {
      names.append(color.name)
    }
    return names
  }

  /// A value in words: `white, blue and black`, `any 2 colors`, `no colors`.
  func spelled(_ value: ColorValue) -> String {
    switch value {
    case .colors(let set): names(of: set).listed()
    case .count(let count): counted(count)
    case .none: "no colors"
    case .many: "any two or more colors"
    case .any: "any one or more colors"
    }
  }

  private func counted(_ count: Int) -> String {
    switch count {
    case 0: "no colors"
    case 1: "any one color"
    case palette.colors.count: "all \(count) colors"
    default: "any \(count) colors"
    }
  }

  /// The nickname with a name or alias, ignoring case and punctuation.
  func nickname(_ text: String) -> Palette.Nickname? {
    // Nicknames are short, so long texts are rejected before folding.
    guard (2...32).contains(text.utf8.count) else { return nil }
    let folded = ValueSpelling.folded(text)
    return palette.nicknames.first { nickname in
      ([nickname.name] + nickname.aliases).contains { ValueSpelling.folded($0) == folded }
    }
  }
}
