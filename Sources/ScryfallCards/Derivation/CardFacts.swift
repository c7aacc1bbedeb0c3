import FilterVocabulary

/// Values derived from a card that many conditions use.
struct CardFacts: Sendable {
  /// The faces, front first, or the card itself; not empty.
  let parts: [CardPart]
  /// The phrases in the rules texts of the parts.
  let phrases: TextPhrases
  /// The types of all parts.
  let types: TypeTraits
  /// The types of the front.
  let frontTypes: TypeTraits
  /// Whether it has all creature types or all classes of a party: a Changeling, or a card whose text says so of itself.
  let isOfEveryKind: Bool
  /// The role in a meld; nil for most cards.
  let meldRole: MeldRole?
  /// The land cycles it belongs to, as bits.
  let landCycles: UInt32
  /// Whether it cannot be in a deck: a token, a plane, a Vanguard avatar and the like.
  let isOutsideDecks: Bool
  /// Whether all its printings are hidden unless a query asks for them.
  let isExtraCard: Bool
  /// The day of its first printing; nil if none has a date.
  let firstDay: Int?
  /// The number of sets it was printed in.
  let setCount: Int
  let pictures: PrintedPictures

  /// Derives the values. Linear in the card and its printings.
  init(of card: borrowing Card) {
    let parts = card.parts
    self.parts = parts
    // Elements are accessed by index here and elsewhere: copying one retains a dozen strings.
    phrases = parts.indices.reduce(into: TextPhrases()) { $0.formUnion(TextPhrases(in: parts[$1].oracleText)) }
    frontTypes = TypeTraits(typeLine: parts[0].typeLine)
    types = card.faces.isEmpty ? frontTypes : TypeTraits(typeLine: card.typeLine).union(frontTypes)
    isOfEveryKind =
      card.keywords.contains { $0.utf8.count == 10 && $0.lowercased() == "changeling" }
      || phrases.contains(.everyKind) && CardFacts.isOfEveryKindByText(card, parts: parts)
    meldRole = card.meldRole
    landCycles = types.contains(.land) ? LandCycle.bits(of: card) : 0
    isOutsideDecks = CardFacts.isOutsideDecks(card, types: types)
    isExtraCard = isOutsideDecks || card.hasContentWarning
    var day: Int?
    for index in card.printings.indices {
      if let next = card.printings[index].releasedAt?.first, next < day ?? .max { day = next }
    }
    firstDay = day
    setCount = card.printings.count < 2 ? card.printings.count : Set(card.printings.map { $0.set }).count
    pictures = PrintedPictures(of: card)
  }

  /// The part that is cast from hand.
  var front: CardPart { parts[0] }

  /// Whether a line of the text says that the card itself is every creature type, or of all classes of a party.
  private static func isOfEveryKindByText(_ card: borrowing Card, parts: [CardPart]) -> Bool {
    let references = SelfReferences(of: card)
    return parts.contains { part in
      references.marking(part.oracleText).utf8.split(separator: UInt8(ascii: "\n")).contains { line in
        line.starts(with: "~ is every creature type".utf8)
          || line.starts(with: "~ is also a Cleric, Rogue, Warrior, and Wizard".utf8)
      }
    }
  }
}

extension CardFacts {
  /// Whether a printing is hidden unless a query asks for it: tokens and emblems, art series, planes, phenomena,
  /// schemes, Vanguard avatars, memorabilia, playtest cards, the games Astral and Sega, oversized and gold-bordered
  /// cards, and those with a content warning (Reference 3.11).
  @inline(__always)
  func isExtra(_ printing: CardPrinting) -> Bool {
    if isExtraCard { return true }
    if printing.isOversized == true || printing.borderColor == "gold" { return true }
    if printing.setType == "memorabilia" || printing.setType == "token" && !types.contains(.dungeon) { return true }
    if !printing.promoTypes.isEmpty, printing.promoTypes.contains("playtest") { return true }
    return !printing.games.isEmpty && printing.games.allSatisfy { $0 == "astral" || $0 == "sega" }
  }

  /// Whether a card cannot be in a deck, by its layout and types. Dungeons are excepted, since they are shown.
  static func isOutsideDecks(_ card: borrowing Card, types: TypeTraits) -> Bool {
    if card.layout != "normal" {
      switch card.layout {
      case "token", "double_faced_token", "emblem", "art_series", "planar", "scheme", "vanguard": return true
      default: break
      }
    }
    return !types.isDisjoint(with: [.token, .planar, .scheme, .vanguard]) || types.contains(.card) && !types.isPermanent
  }
}

/// The unit that a single term of a query is tested against: a face of a card, or a card without faces.
///
/// `t:elf o:draw` matches a card where one face is an Elf and another draws; `o:"draw a card"` must match within one
/// face (Reference 3.1 and 3.4).
struct CardPart: Hashable, Sendable {
  var name: String
  /// The cost as printed; nil if there is none.
  var manaCost: String?
  var typeLine: String
  /// The rules text with its reminder text; empty if there is none.
  var oracleText: String
  var power: String?
  var toughness: String?
  var loyalty: String?
  var defense: String?
  /// The colors. Halves of one side (split, flip, adventure) share those of the card.
  var colors: CardColors
}

extension Card {
  /// The faces, front first, or the card as its only part; not empty. Linear in the number of faces.
  var parts: [CardPart] {
    if faces.isEmpty {
      return [
        CardPart(
          name: name, manaCost: Card.cost(manaCost), typeLine: typeLine, oracleText: oracleText ?? "", power: power,
          toughness: toughness, loyalty: loyalty, defense: defense,
          colors: colors ?? CardPart.colors(ofCost: manaCost, indicator: colorIndicator))
      ]
    }
    return faces.map { face in
      CardPart(
        name: face.name, manaCost: Card.cost(face.manaCost), typeLine: face.typeLine, oracleText: face.oracleText ?? "",
        power: face.power, toughness: face.toughness, loyalty: face.loyalty, defense: face.defense,
        colors: face.colors ?? colors ?? CardPart.colors(ofCost: face.manaCost, indicator: face.colorIndicator))
    }
  }

  private static func cost(_ text: String?) -> String? {
    text?.isEmpty == false ? text : nil
  }
}

extension CardPart {
  /// The colors of a cost and a color indicator, for data without colors.
  static func colors(ofCost cost: String?, indicator: CardColors?) -> CardColors {
    var colors = indicator ?? CardColors()
    cost?.withBytes { bytes in
      ManaSymbols.forEach(in: bytes) { symbol in
        for byte in bytes[symbol] { colors.insert(byte) }
      }
    }
    colors.bits &= 31
    return colors
  }
}
