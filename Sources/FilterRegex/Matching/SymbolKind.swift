/// What a character is to the places beside it: all an anchor can tell.
enum SymbolKind: UInt8, Sendable {
  /// No character: the text begins or ends here.
  case edge
  case newline
  /// A letter, digit or underscore, where the pattern asks for words at all.
  case word
  case other
}

extension RegexAnchor {
  /// What is known of a place when only the character before it is.
  enum Outlook {
    case holds
    case fails
    /// The character behind it decides.
    case open
  }

  /// Whether a place between two characters is one of these.
  func holds(between before: SymbolKind, and after: SymbolKind) -> Bool {
    switch self {
    case .lineStart: before == .edge || before == .newline
    case .lineEnd: after == .edge || after == .newline
    case .textStart: before == .edge
    case .textEnd: after == .edge
    case .wordBoundary: (before == .word) != (after == .word)
    case .notWordBoundary: (before == .word) == (after == .word)
    case .wordStart: before != .word && after == .word
    case .wordEnd: before == .word && after != .word
    }
  }

  /// What the character before a place says of it.
  func outlook(behind before: SymbolKind) -> Outlook {
    switch self {
    case .lineStart: before == .edge || before == .newline ? .holds : .fails
    case .textStart: before == .edge ? .holds : .fails
    case .wordStart: before == .word ? .fails : .open
    case .wordEnd: before == .word ? .open : .fails
    case .lineEnd, .textEnd, .wordBoundary, .notWordBoundary: .open
    }
  }

  /// Whether it asks for words.
  var looksAtWords: Bool {
    switch self {
    case .wordBoundary, .notWordBoundary, .wordStart, .wordEnd: true
    default: false
    }
  }
}
