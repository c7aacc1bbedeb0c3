/// How a text looks in a terminal. Colors are the sixteen of the terminal's own palette, so that they fit light and dark
/// backgrounds alike.
public struct TextStyle: Hashable, Sendable {
  /// A color of the palette.
  public enum Color: UInt8, Hashable, Sendable {
    /// Black.
    case black
    /// Red.
    case red
    /// Green.
    case green
    /// Yellow.
    case yellow
    /// Blue.
    case blue
    /// Magenta.
    case magenta
    /// Cyan.
    case cyan
    /// White.
    case white
  }

  /// Ways a text stands out besides its color.
  public struct Traits: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt8
    /// Makes a set of bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// Bold.
    public static let bold = Traits(rawValue: 1)
    /// Faint.
    public static let dim = Traits(rawValue: 2)
    /// Slanted.
    public static let italic = Traits(rawValue: 4)
    /// Underlined.
    public static let underlined = Traits(rawValue: 8)
    /// Foreground and background swapped: what is chosen, with or without colors.
    public static let reversed = Traits(rawValue: 16)
  }

  /// The color of the letters; nil for the terminal's own.
  public var color: Color?
  /// The ways it stands out.
  public var traits: Traits

  /// Makes a style; by default that of plain text.
  public init(_ color: Color? = nil, _ traits: Traits = []) {
    self.color = color
    self.traits = traits
  }

  /// Plain text.
  public static let plain = TextStyle()

  /// The sequence that switches from plain text to the style; empty for plain text. Without colors the traits stay.
  func sequence(hasColor: Bool) -> String {
    var codes: [String] = []
    let places: [(Traits, String)] = [
      (.bold, "1"), (.dim, "2"), (.italic, "3"), (.underlined, "4"), (.reversed, "7"),
    ]
    for (trait, code) in places where traits.contains(trait) { codes.append(code) }
    if hasColor, let color { codes.append("3\(color.rawValue)") }
    if codes.isEmpty { return "" }
    var sequence = "\u{1B}["
    for (place, code) in codes.enumerated() { sequence += place == 0 ? code : ";" + code }
    return sequence + "m"
  }
}
