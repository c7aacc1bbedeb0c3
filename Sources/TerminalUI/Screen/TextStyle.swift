/// The style of a text in a terminal. Colors are those of the terminal's palette, which fit light and dark backgrounds.
package struct TextStyle: Hashable, Sendable {
  package enum Color: UInt8, Hashable, Sendable {
    case black
    case red
    case green
    case yellow
    case blue
    case magenta
    case cyan
    case white
  }

  package struct Traits: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }
    package static let bold = Traits(rawValue: 1)
    package static let dim = Traits(rawValue: 2)
    package static let italic = Traits(rawValue: 4)
    package static let underlined = Traits(rawValue: 8)
    /// Swaps foreground and background: for selections, which need no colors.
    package static let reversed = Traits(rawValue: 16)
  }

  /// The color of the letters; `nil` for the default color.
  package var color: Color?
  package var traits: Traits

  package init(_ color: Color? = nil, _ traits: Traits = []) {
    self.color = color
    self.traits = traits
  }

  package static let plain = TextStyle()

  /// The sequence that ends every style.
  static let reset = "\u{1B}[m"

  /// A text in this style, with the sequences that start and end it.
  package func sequence(around text: String) -> String {
    self == .plain || text.isEmpty ? text : sequence(hasColor: true) + text + TextStyle.reset
  }

  /// The sequence that switches from plain text to the style; empty for plain text. Without colors it has the traits
  /// only.
  func sequence(hasColor: Bool) -> String {
    var codes: [String] = []
    let traitCodes: [(Traits, String)] = [
      (.bold, "1"), (.dim, "2"), (.italic, "3"), (.underlined, "4"), (.reversed, "7"),
    ]
    for (trait, code) in traitCodes where traits.contains(trait) { codes.append(code) }
    if hasColor, let color { codes.append("3\(color.rawValue)") }
    if codes.isEmpty { return "" }
    var sequence = "\u{1B}["
    for (index, code) in codes.enumerated() { sequence += index == 0 ? code : ";" + code }
    return sequence + "m"
  }
}
