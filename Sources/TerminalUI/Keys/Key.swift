/// A key that was pressed, or a text that was pasted.
public enum Key: Hashable, Sendable {
  /// A text that was typed: one character, or the part of one (a mark that combines with what is before it). Never a control
  /// character.
  case text(String)
  /// A text that was pasted at once. Line ends are line feeds, tabs are spaces, and there are no other control characters.
  case paste(String)
  /// Enter.
  case enter
  /// Tab.
  case tab
  /// Shift and Tab.
  case backTab
  /// Escape by itself.
  case escape
  /// Backspace.
  case backspace
  /// Delete.
  case delete
  /// Up.
  case up
  /// Down.
  case down
  /// Left.
  case left
  /// Right.
  case right
  /// Home.
  case home
  /// End.
  case end
  /// Page up.
  case pageUp
  /// Page down.
  case pageDown
  /// Insert.
  case insert
  /// A function key: 1 to 12.
  case function(Int)
  /// Control with a small letter or another sign: `c` for Ctrl-C, `_` for undo.
  case control(Character)
  /// Alt, or Escape before it, with a text that is typed.
  case alt(String)
  /// A key of its own with modifiers.
  indirect case modified(Key, KeyModifiers)
  /// What the terminal sends that no key is known for: for nobody, but not a text either.
  case unknown([UInt8])
}

/// The keys that are held with another.
public struct KeyModifiers: OptionSet, Hashable, Sendable {
  /// The bits, as terminals send them less one.
  public let rawValue: UInt8

  /// Makes a set of bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Shift.
  public static let shift = KeyModifiers(rawValue: 1)
  /// Alt.
  public static let alt = KeyModifiers(rawValue: 2)
  /// Control.
  public static let control = KeyModifiers(rawValue: 4)
}
