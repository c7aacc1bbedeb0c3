/// A symbol of a cost or a text: `{W}`, `{2/U}`, `{T}`.
public struct CostSymbol: Hashable, Sendable {
  /// What a symbol is.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// `{W}`
    case color
    /// `{C}`
    case colorless
    /// `{S}`
    case snow
    /// `{X}`
    case variable
    /// `{2}`
    case generic
    /// `{½}`, `{HW}`
    case half
    /// `{∞}`
    case infinite
    /// `{W/U}`
    case hybrid
    /// `{2/W}`
    case twoHybrid = "two-hybrid"
    /// `{C/W}`
    case colorlessHybrid = "colorless-hybrid"
    /// `{W/P}`
    case phyrexian
    /// `{W/U/P}`
    case hybridPhyrexian = "hybrid-phyrexian"
    /// `{L}` and other historic ones.
    case special
    /// `{T}`: occurs in texts, never in a cost.
    case text
  }

  /// The symbol between its braces, in capitals: `W/U`.
  public var code: String
  /// What it is.
  public var kind: Kind
  /// What it adds to the mana value, in halves: 2 for `{W}`, 1 for `{½}`. Nil where that is not a number.
  public var halves: Int?
  /// One line of documentation. May be empty.
  public var summary: String

  /// Makes a symbol.
  public init(_ code: String, _ kind: Kind, halves: Int? = 2, _ summary: String = "") {
    self.code = code
    self.kind = kind
    self.halves = halves
    self.summary = summary
  }
}
