public import FilterAST

/// A cost: how often each symbol occurs, and how much generic mana it asks for. The order of the symbols means nothing.
public struct Cost: Hashable, Sendable {
  /// The symbols other than generic ones: their places among the symbols of the vocabulary, ascending, and how often they occur.
  public let symbols: [SymbolCount]
  /// The sum of the generic symbols: 2 for `{2}{W}`.
  public let generic: Int

  /// A symbol and how often it occurs.
  public struct SymbolCount: Hashable, Sendable {
    /// The place of the symbol among ``Vocabulary/symbols``.
    public let symbol: Int
    /// How often it occurs, at least once.
    public let count: Int

    /// Makes an entry.
    public init(symbol: Int, count: Int) {
      self.symbol = symbol
      self.count = count
    }
  }

  /// Makes a cost. The symbols are brought into their order.
  public init(symbols: [SymbolCount], generic: Int) {
    self.symbols = symbols.sorted { $0.symbol < $1.symbol }
    self.generic = generic
  }

  /// Whether nothing is in it.
  public var isEmpty: Bool { symbols.isEmpty && generic == 0 }

  /// Whether each symbol of `other` occurs at least as often here, and the generic mana is as much or more.
  public func contains(_ other: Cost) -> Bool {
    if generic < other.generic { return false }
    return other.symbols.allSatisfy { wanted in
      symbols.contains { $0.symbol == wanted.symbol && $0.count >= wanted.count }
    }
  }

  /// Whether the relation holds between the two costs: `>=` is ``contains(_:)``, `>` asks for more besides.
  public func holds(_ relation: Comparison, _ other: Cost) -> Bool {
    switch relation {
    case .colon, .greaterOrEqual: contains(other)
    case .equal: self == other
    case .notEqual: self != other
    case .greater: contains(other) && self != other
    case .lessOrEqual: other.contains(self)
    case .less: other.contains(self) && self != other
    }
  }
}

/// Why a text is no cost.
public enum CostMistake: Error, Hashable, Sendable {
  /// A symbol that does not exist: its first byte and the one behind it.
  case unknownSymbol(start: Int, end: Int)
  /// A `{` that is not closed, and its byte.
  case unclosedBrace(at: Int)
  /// A hybrid written without braces (`w/u`): the bytes to put between braces.
  case missingBraces(start: Int, end: Int)
  /// Nothing at all.
  case empty
}

extension Vocabulary {
  /// Reads a cost: symbols in braces, and digits and single letters without (`2ww`). Letter case means nothing, nor does the
  /// order within a symbol (`{u/w}` is `{W/U}`). Linear in the text.
  public func cost(_ text: String) throws(CostMistake) -> Cost {
    var counts: [Int: Int] = [:]
    var generic = 0
    for piece in try costPieces(Array(text.utf8)) {
      switch piece {
      case .generic(let amount): generic = min(generic + amount, 1_000_000_000)
      case .symbol(let place): counts[place, default: 0] += 1
      }
    }
    let symbols = counts.sorted { $0.key < $1.key }.map { Cost.SymbolCount(symbol: $0.key, count: $0.value) }
    return Cost(symbols: symbols, generic: generic)
  }

  /// A cost in its canonical spelling: `{2}{W}{W}`. The empty cost gives `{0}`.
  public func text(of cost: Cost) -> String {
    var text = cost.generic > 0 || cost.symbols.isEmpty ? "{\(cost.generic)}" : ""
    for entry in cost.symbols {
      for _ in 0..<entry.count { text += "{\(symbols[entry.symbol].code)}" }
    }
    return text
  }
}
