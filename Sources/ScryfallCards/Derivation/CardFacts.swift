import DataStreams
import FilterVocabulary

/// What is worked out once of a card, and used by many conditions.
public struct CardFacts: Sendable {
  /// The faces, front first, or the card itself. Never empty.
  public let parts: [CardPart]
  /// What the rules texts of the parts speak of.
  let phrases: TextPhrases
  /// The types of all parts.
  let types: TypeTraits
  /// The types of the front.
  let frontTypes: TypeTraits
  /// Whether it is of all classes of a party and an outlaw too: a Changeling, or a card whose text says so of itself.
  let isOfEveryKind: Bool
  /// What it is to a meld; nil for most cards.
  let meldRole: MeldRole?
  /// The cycles of lands it belongs to, as bits.
  let landCycles: UInt32
  /// Whether it is no card of a deck, but a token, a plane, a card about a player or the like.
  let isOutsideDecks: Bool
  /// Whether all its printings are hidden unless a query asks for them.
  public let isExtraCard: Bool
  /// The day of its first printing; nil where none has a date.
  public let firstDay: Int?
  /// The sets it was printed in.
  let setCount: Int
  /// The pictures of its printings.
  let pictures: PrintedPictures

  /// Works them out. Linear in the card and its printings.
  public init(of card: borrowing Card) {
    let parts = card.parts
    self.parts = parts
    // By places here and elsewhere: an element that is copied out is a dozen texts to retain.
    phrases = parts.indices.reduce(into: TextPhrases()) { $0.formUnion(TextPhrases(in: parts[$1].oracleText)) }
    frontTypes = TypeTraits(typeLine: parts[0].typeLine)
    types = card.faces.isEmpty ? frontTypes : TypeTraits(typeLine: card.typeLine).union(frontTypes)
    isOfEveryKind =
      card.keywords.contains { $0.utf8.count == 10 && $0.lowercased() == "changeling" }
      || phrases.contains(.everyKind) && CardFacts.saysOfItself(card, parts)
    meldRole = card.meldRole
    landCycles = types.contains(.land) ? LandCycle.bits(of: card) : 0
    isOutsideDecks = CardFacts.isOutsideDecks(card, types: types)
    isExtraCard = isOutsideDecks || card.hasContentWarning
    var day: Int?
    for place in card.printings.indices {
      if let next = card.printings[place].releasedAt?.first, next < day ?? .max { day = next }
    }
    firstDay = day
    setCount = card.printings.count < 2 ? card.printings.count : Set(card.printings.map { $0.set }).count
    pictures = PrintedPictures(of: card)
  }

  /// The part that is played from hand.
  public var front: CardPart { parts[0] }

  /// Whether a line of the text says that the card itself is every creature type, or of all classes of a party.
  private static func saysOfItself(_ card: borrowing Card, _ parts: [CardPart]) -> Bool {
    let references = SelfReferences(of: card)
    return parts.contains { part in
      references.marking(part.oracleText).utf8.split(separator: UInt8(ascii: "\n")).contains { line in
        line.starts(with: "~ is every creature type".utf8)
          || line.starts(with: "~ is also a Cleric, Rogue, Warrior, and Wizard".utf8)
      }
    }
  }
}
