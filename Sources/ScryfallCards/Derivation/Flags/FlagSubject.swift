/// What a flag is asked of: a printing, its card, and what is worked out of the card. Read in place: a card that is handed
/// from function to function is retained text by text, which takes longer than most answers.
///
/// Valid during the call of a rule only.
public struct FlagSubject {
  private let cardPlace: UnsafePointer<Card>
  private let factsPlace: UnsafePointer<CardFacts>
  private let printingPlace: UnsafePointer<CardPrinting>

  @inline(__always)
  init(_ card: UnsafePointer<Card>, _ facts: UnsafePointer<CardFacts>, _ printing: UnsafePointer<CardPrinting>) {
    cardPlace = card
    factsPlace = facts
    printingPlace = printing
  }

  /// The same card with another printing.
  @inline(__always)
  func with(_ printing: UnsafePointer<CardPrinting>) -> FlagSubject { FlagSubject(cardPlace, factsPlace, printing) }

  /// The card.
  public var card: Card {
    @inline(__always) get { cardPlace.pointee }
  }
  /// What is worked out of it.
  public var facts: CardFacts {
    @inline(__always) get { factsPlace.pointee }
  }
  /// The printing. A rule of a card may be given an empty one.
  public var printing: CardPrinting {
    @inline(__always) get { printingPlace.pointee }
  }
}
