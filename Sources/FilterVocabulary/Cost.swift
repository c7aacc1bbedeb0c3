package import FilterAST

/// A cost: the number of each symbol, and the sum of the generic ones. The order of the symbols has no meaning.
public struct Cost: Hashable, Sendable {
  /// The symbols that are not generic and their numbers, in the order of ``Vocabulary/symbols``.
  package let symbols: [SymbolCount]
  /// The sum of the generic symbols: 2 for `{2}{W}`.
  package let generic: Int

  /// A symbol and the number of its occurrences.
  package struct SymbolCount: Hashable, Sendable {
    /// The index of the symbol in ``Vocabulary/symbols``.
    package let symbol: Int
    /// The number of occurrences, at least one.
    package let count: Int

    package init(symbol: Int, count: Int) {
      self.symbol = symbol
      self.count = count
    }
  }

  /// Makes a cost of symbols in any order.
  package init(symbols: [SymbolCount], generic: Int) {
    self.symbols = symbols.sorted { $0.symbol < $1.symbol }
    self.generic = generic
  }

  /// Whether it has no symbols, and no generic ones above zero.
  package var isEmpty: Bool { symbols.isEmpty && generic == 0 }

  /// Whether each symbol of `other` occurs at least as often here, and ``generic`` is at least as high.
  package func contains(_ other: Cost) -> Bool {
    if generic < other.generic { return false }
    return other.symbols.allSatisfy { wanted in
      symbols.contains { $0.symbol == wanted.symbol && $0.count >= wanted.count }
    }
  }

  /// Whether the relation holds between two costs: `>=` and `:` are ``contains(_:)``, `>` is that without equality.
  package func holds(_ relation: Comparison, _ other: Cost) -> Bool {
    switch relation {
    case .colon, .greaterOrEqual, .contains, .matches, .notMatches: contains(other)
    case .equal: self == other
    case .notEqual: self != other
    case .greater: contains(other) && self != other
    case .lessOrEqual: other.contains(self)
    case .less: other.contains(self) && self != other
    }
  }
}

/// A symbol of a cost or of a text: `{W}`, `{2/U}`, `{T}`.
public struct CostSymbol: Hashable, Sendable {
  /// The kind of a symbol, for documentation and completion.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// One color: `{W}`.
    case color
    /// No color: `{C}`.
    case colorless
    /// Snow: `{S}`.
    case snow
    /// A number that is chosen: `{X}`.
    case variable
    /// A number of any kind: `{2}`.
    case generic
    /// Half of another symbol: `{½}`, `{HW}`.
    case half
    /// Infinitely many: `{∞}`.
    case infinite
    /// One of two colors: `{W/U}`.
    case hybrid
    /// Two of any kind or one color: `{2/W}`.
    case twoHybrid = "two-hybrid"
    /// No color or one color: `{C/W}`.
    case colorlessHybrid = "colorless-hybrid"
    /// One color, or life: `{W/P}`.
    case phyrexian
    /// One of two colors, or life: `{W/U/P}`.
    case hybridPhyrexian = "hybrid-phyrexian"
    /// A historic symbol: `{L}`.
    case special
    /// A symbol of texts, never of costs: `{T}`.
    case text
  }

  /// The text between the braces, in capitals: `W/U`.
  public var code: String
  /// The kind of the symbol.
  public var kind: Kind
  /// Its contribution to the value of a cost, in halves: 2 for `{W}`, 1 for `{½}`. Nil if it is not a number.
  public var halves: Int?
  /// One line of documentation, without a full stop. May be empty.
  public var summary: String

  /// Makes a symbol, by default with a value of one.
  public init(_ code: String, kind: Kind, halves: Int? = 2, summary: String = "") {
    self.code = code
    self.kind = kind
    self.halves = halves
    self.summary = summary
  }
}
