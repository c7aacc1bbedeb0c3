import FilterSemantics

/// How the texts of a field are searched.
public enum TextRule: Hashable, Sendable {
  /// The value occurs as it stands; letter case means nothing: `o:"draw a card"`.
  case literal
  /// A bare value occurs when both are reduced to letters and digits without accents (`limdul` in `Lim-Dûl`); a quoted one as
  /// it stands.
  case collated
  /// A value that is a known word, or a row of them, occurs as whole words; any other as it stands: `t:rat` is no Pirate.
  case words
  /// A bare or quoted value is the whole text, but for letter case, separators and accents.
  case whole
}

extension TextRule {
  /// Whether values are looked for among letters and digits alone.
  var isCollated: Bool { self == .collated || self == .whole }
}
