/// A value of `is:`, such as `is:commander` or `is:foil`, and how it is derived from a card.
///
/// An answer is nil if the data does not say: a printing without finishes is neither foil nor not. ``needs`` and
/// ``formats`` are what a list of cards must have for the flag to have any answer, so that a search can report it
/// instead of finding nothing.
struct CardFlag: Sendable {
  /// How a flag is derived.
  enum Rule: Sendable {
    /// From the card: the same for all its printings.
    case card(@Sendable (FlagSubject) -> Bool?)
    /// From a printing of the card.
    case printing(@Sendable (FlagSubject) -> Bool?)
    /// Not at all, for this reason: a sentence without a full stop.
    case underivable(String)
  }

  /// A value that a rule compares with others, so that all such rules can be applied by one lookup.
  enum Table: Sendable {
    /// The layout, which must be one of these.
    case layout([String])
    /// The type of the set.
    case setType(String)
  }

  /// The value as the vocabulary spells it.
  let value: String
  let rule: Rule
  /// The list of cards must have one of these keys; empty for no requirement.
  let needs: [SourceKey]
  /// The list of cards must have legalities for one of these formats; empty for no requirement.
  let formats: [String]
  /// How the answer differs from the meaning of the value, as a sentence without a full stop; nil if it does not.
  let limitation: String?
  /// What the rule comes to; nil for most rules.
  var table: Table?

  /// The answer for a card and one of its printings; nil if the data does not say.
  func holds(for card: Card, facts: CardFacts, printing: CardPrinting) -> Bool? {
    FlagSubject.with(card, facts: facts, printing: printing) { subject in
      switch rule {
      case .card(let rule), .printing(let rule): rule(subject)
      case .underivable: nil
      }
    }
  }

  /// Why the flag has no answer for a list of cards, as a sentence without a full stop; nil if it has.
  func obstacle(in coverage: DataCoverage) -> String? {
    if case .underivable(let reason) = rule { return reason }
    if !needs.isEmpty, !needs.contains(where: { coverage.contains($0) }) { return SourceKey.absence(of: needs) }
    if !formats.isEmpty, !formats.contains(where: { coverage.contains(format: $0) }) {
      return "the card data does not give legalities for \(formats[0])"
    }
    return nil
  }

  /// All flags of the vocabulary: the derivable ones, then the others.
  static let all: [CardFlag] = derivable + groups.filter { !$0.isDerivable }

  /// The derivable flags, promo types last. Their indices are those of a ``FlagSet``.
  static let derivable: [CardFlag] = groups.filter { $0.isDerivable } + promos

  private static let groups =
    types + texts + layouts + legality + universes + printings + frames + contents + identities + lists + setTypes
    + lands

  private var isDerivable: Bool {
    if case .underivable = rule { return false }
    return true
  }
}

extension CardFlag {
  /// A flag of a card.
  static func card(
    _ value: String, needs: SourceKey..., formats: [String] = [], limitation: String? = nil,
    _ rule: @escaping @Sendable (FlagSubject) -> Bool?
  ) -> CardFlag {
    CardFlag(value: value, rule: .card(rule), needs: needs, formats: formats, limitation: limitation)
  }

  /// A flag of a printing.
  static func printing(
    _ value: String, needs: SourceKey..., limitation: String? = nil,
    _ rule: @escaping @Sendable (FlagSubject) -> Bool?
  ) -> CardFlag {
    CardFlag(value: value, rule: .printing(rule), needs: needs, formats: [], limitation: limitation)
  }

  /// A flag that cannot be derived.
  static func underivable(_ value: String, reason: String) -> CardFlag {
    CardFlag(value: value, rule: .underivable(reason), needs: [], formats: [], limitation: nil)
  }
}
