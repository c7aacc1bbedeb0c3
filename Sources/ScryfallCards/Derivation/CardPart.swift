import DataStreams

/// What a single term of a query is tested against: a face of a card, or the card itself where it has none.
///
/// `t:elf o:draw` holds for a card where one face is an Elf and another draws; `o:"draw a card"` must find its words within
/// one face. Source: REFERENCE 3.1 and 3.4.
public struct CardPart: Hashable, Sendable {
  /// The name of the face.
  public var name: String
  /// The cost as printed; nil where it has none.
  public var manaCost: String?
  /// The type line.
  public var typeLine: String
  /// The rules text with its reminder text; empty where there is none.
  public var oracleText: String
  /// The printed power.
  public var power: String?
  /// The printed toughness.
  public var toughness: String?
  /// The starting loyalty.
  public var loyalty: String?
  /// The defense of a battle.
  public var defense: String?
  /// The colors. Halves of one side (split, flip, adventure) share those of the card.
  public var colors: CardColors
}

extension Card {
  /// The faces, front first, or the card as its only part. Never empty. Linear in the number of faces.
  public var parts: [CardPart] {
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

  /// The union of the colors of all parts: what a card is sorted by.
  public var allColors: CardColors {
    if let colors { return colors }
    return parts.reduce(into: CardColors()) { $0.bits |= $1.colors.bits }
  }

  private static func cost(_ text: String?) -> String? {
    text?.isEmpty == false ? text : nil
  }
}

extension CardPart {
  /// The colors of the symbols of a cost and of a color indicator, for a source that gives no colors.
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
