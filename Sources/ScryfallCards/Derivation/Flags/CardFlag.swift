import DataStreams

/// A value of `is:` and how it is worked out from a card: `is:commander`, `is:foil`.
///
/// An answer is nil where the data cannot tell: a printing of which the source gives no finishes is neither foil nor not.
/// ``needs`` says what a whole list of cards must have for the flag to mean anything, so that a search can say so instead of
/// finding nothing.
public struct CardFlag: Sendable {
  /// How a flag is worked out.
  public enum Rule: Sendable {
    /// From the card: the same for all of its printings.
    case card(@Sendable (FlagSubject) -> Bool?)
    /// From a printing of it.
    case printing(@Sendable (FlagSubject) -> Bool?)
    /// Not at all, for this reason: a sentence without a full stop.
    case underivable(String)
  }

  /// The value as the vocabulary spells it.
  public let value: String
  /// How it is worked out.
  public let rule: Rule
  /// The keys of which a list of cards must have one to answer; empty for what all sources say.
  public let needs: [SourceKey]
  /// The formats of which the source must know one; empty where legality means nothing.
  public let formats: [String]
  /// In what the answer falls short of the value's meaning, as a sentence without a full stop; nil where it does not.
  public let remark: String?

  /// The answer for a card and one of its printings; nil where the data cannot tell.
  public func holds(for card: Card, _ facts: CardFacts, _ printing: CardPrinting) -> Bool? {
    FlagSubject.lend(card, facts, printing) { subject in
      switch rule {
      case .card(let rule), .printing(let rule): rule(subject)
      case .underivable: nil
      }
    }
  }

  /// Why no card of a list can be asked, as a sentence without a full stop; nil where they can.
  public func obstacle(in coverage: DataCoverage) -> String? {
    if case .underivable(let reason) = rule { return reason }
    if !needs.isEmpty, !needs.contains(where: { coverage.contains($0) }) { return SourceKey.absence(of: needs) }
    if !formats.isEmpty, !formats.contains(where: { coverage.contains(format: $0) }) {
      return "the card data does not give legalities for \(formats[0])"
    }
    return nil
  }

  /// Whether printings of one card may have different answers.
  public var isAboutPrinting: Bool {
    if case .printing = rule { return true }
    return false
  }

  /// All flags of the vocabulary: those that can be worked out first, promo types the last of them.
  public static let all: [CardFlag] = derivable + groups.filter { !$0.isDerivable }

  /// The flags that can be worked out. Only these have a place in a ``FlagSet``.
  static let derivable: [CardFlag] = groups.filter { $0.isDerivable } + promos

  private static let groups =
    types + texts + layouts + legality + universes + printings + frames + contents + identities + lists + setTypes
    + lands

  /// Whether it can be worked out of the data of some source.
  private var isDerivable: Bool {
    if case .underivable = rule { return false }
    return true
  }

  /// The flag of a value as the vocabulary spells it, aliases resolved; nil for other words.
  public static func named(_ value: String) -> CardFlag? {
    places[value].map { all[$0] }
  }

  /// The place of a value's flag in ``all``, which ``FlagSet`` goes by; nil for other words.
  public static func place(of value: String) -> Int? {
    places[value]
  }

  /// The values that hold for a card and one of its printings. Asks every flag: for one card, not for a whole list.
  public static func values(of card: Card, _ facts: CardFacts, _ printing: CardPrinting) -> Set<String> {
    var found: Set<String> = []
    for flag in all where flag.holds(for: card, facts, printing) == true { found.insert(flag.value) }
    return found
  }

  private static let places = Dictionary(
    all.enumerated().map { ($0.element.value, $0.offset) }, uniquingKeysWith: { first, _ in first })
}

extension CardFlag {
  /// A flag of a card.
  static func card(
    _ value: String, needs: SourceKey..., formats: [String] = [], remark: String? = nil,
    _ rule: @escaping @Sendable (FlagSubject) -> Bool?
  ) -> CardFlag {
    CardFlag(value: value, rule: .card(rule), needs: needs, formats: formats, remark: remark)
  }

  /// A flag of a printing.
  static func printing(
    _ value: String, needs: SourceKey..., remark: String? = nil,
    _ rule: @escaping @Sendable (FlagSubject) -> Bool?
  ) -> CardFlag {
    CardFlag(value: value, rule: .printing(rule), needs: needs, formats: [], remark: remark)
  }

  /// A flag that cannot be worked out.
  static func underivable(_ value: String, _ reason: String) -> CardFlag {
    CardFlag(value: value, rule: .underivable(reason), needs: [], formats: [], remark: nil)
  }
}
