import FilterVocabulary

/// What a format says of a card.
public enum CardLegality: String, CaseIterable, Hashable, Sendable {
  /// It may be played.
  case legal
  /// It is not part of the format.
  case notLegal = "not_legal"
  /// It is part of it, but forbidden.
  case banned
  /// One copy may be played.
  case restricted
}

extension Card {
  /// What a format says of the card; nil where the source does not know the format or the word.
  public func legality(in format: String) -> CardLegality? {
    formats.legality(in: format)
  }

  /// Whether `f:` finds it: legal or restricted. Nil where the source does not know the format.
  public func isPlayable(in format: String) -> Bool? {
    formats.isPlayable(in: format)
  }

  /// The keywords by ``ValueSpelling/folded(_:)``: `firststrike`.
  public var foldedKeywords: [String] {
    keywords.map { ValueSpelling.folded($0) }
  }
}

extension FormatLegalities {
  func legality(in format: String) -> CardLegality? {
    states[format].flatMap(CardLegality.init(rawValue:))
  }

  func isPlayable(in format: String) -> Bool? {
    legality(in: format).map { $0 == .legal || $0 == .restricted }
  }
}
