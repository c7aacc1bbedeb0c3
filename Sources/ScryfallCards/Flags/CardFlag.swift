/// A value of `is:`, such as `is:commander` or `is:foil`, and how it is derived from a card.
///
/// An answer is nil if the data does not say: a printing without finishes is neither foil nor not. ``needs`` and ``formats``
/// are what a list of cards must have for the flag to have any answer, so that a search can report it instead of finding
/// nothing.
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

  /// The value as the vocabulary spells it.
  let value: String
  let rule: Rule
  /// The list of cards must have one of these keys; empty for no requirement.
  let needs: [SourceKey]
  /// The list of cards must have legalities for one of these formats; empty for no requirement.
  let formats: [String]
  /// How the answer differs from the meaning of the value, as a sentence without a full stop; nil if it does not.
  let limitation: String?

  /// The answer for a card and one of its printings; nil if the data does not say.
  func holds(for card: Card, _ facts: CardFacts, _ printing: CardPrinting) -> Bool? {
    FlagSubject.with(card, facts, printing) { subject in
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
  static func underivable(_ value: String, _ reason: String) -> CardFlag {
    CardFlag(value: value, rule: .underivable(reason), needs: [], formats: [], limitation: nil)
  }
}

/// A set of flags by their indices in ``CardFlag/all``.
struct FlagSet: Hashable, Sendable {
  /// The flags as bits, 64 in each word, the lowest index in the lowest bit.
  private(set) var words = SIMD8<UInt64>()

  /// The number of indices that fit. A set never contains others.
  static let capacity = 512

  func contains(_ index: Int) -> Bool {
    index >= 0 && index < FlagSet.capacity && words[index >> 6] >> UInt64(index & 63) & 1 != 0
  }

  mutating func insert(_ index: Int) {
    if index >= 0, index < FlagSet.capacity { words[index >> 6] |= 1 << UInt64(index & 63) }
  }

  mutating func formUnion(_ other: FlagSet) { words |= other.words }
}

/// The card, its derived values and the printing that a rule is applied to, valid during the call of the rule.
///
/// The values are read through pointers: passing a card retains each of its strings, which takes longer than most rules.
struct FlagSubject {
  private let cardPointer: UnsafePointer<Card>
  private let factsPointer: UnsafePointer<CardFacts>
  private let printingPointer: UnsafePointer<CardPrinting>

  @inline(__always)
  init(_ card: UnsafePointer<Card>, _ facts: UnsafePointer<CardFacts>, _ printing: UnsafePointer<CardPrinting>) {
    cardPointer = card
    factsPointer = facts
    printingPointer = printing
  }

  /// The same card with another printing.
  @inline(__always)
  func with(_ printing: UnsafePointer<CardPrinting>) -> FlagSubject { FlagSubject(cardPointer, factsPointer, printing) }

  var card: Card {
    @inline(__always) get { cardPointer.pointee }
  }
  var facts: CardFacts {
    @inline(__always) get { factsPointer.pointee }
  }
  /// The printing, which may be empty for a rule of a card.
  var printing: CardPrinting {
    @inline(__always) get { printingPointer.pointee }
  }
}

extension FlagSubject {
  /// Calls `body` with a subject of these values.
  static func with<Result>(
    _ card: borrowing Card, _ facts: borrowing CardFacts, _ printing: borrowing CardPrinting,
    _ body: (FlagSubject) -> Result
  ) -> Result {
    withUnsafePointer(to: card) { card in
      withUnsafePointer(to: facts) { facts in
        withUnsafePointer(to: printing) { printing in body(FlagSubject(card, facts, printing)) }
      }
    }
  }
}
