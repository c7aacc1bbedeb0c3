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
/// The values are read through pointers: passing a card retains each of its strings, which takes longer than most
/// rules.
struct FlagSubject {
  private let cardPointer: UnsafePointer<Card>
  private let factsPointer: UnsafePointer<CardFacts>
  private let printingPointer: UnsafePointer<CardPrinting>

  @inline(__always)
  init(card: UnsafePointer<Card>, facts: UnsafePointer<CardFacts>, printing: UnsafePointer<CardPrinting>) {
    cardPointer = card
    factsPointer = facts
    printingPointer = printing
  }

  /// The same card with another printing.
  @inline(__always)
  func with(_ printing: UnsafePointer<CardPrinting>) -> FlagSubject {
    FlagSubject(card: cardPointer, facts: factsPointer, printing: printing)
  }

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
    _ card: borrowing Card, facts: borrowing CardFacts, printing: borrowing CardPrinting,
    _ body: (FlagSubject) -> Result
  ) -> Result {
    withUnsafePointer(to: card) { card in
      withUnsafePointer(to: facts) { facts in
        withUnsafePointer(to: printing) { printing in body(FlagSubject(card: card, facts: facts, printing: printing)) }
      }
    }
  }
}
