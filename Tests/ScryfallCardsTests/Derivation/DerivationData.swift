import DataStreams
import FilterVocabulary
import Foundation
import ScryfallDialect
import _FilterTestSupport

@testable import ScryfallCards

/// Real cards, where the folder of the data exists: read the slow way, without the package's own reader.
enum DerivationData {
  /// All cards with their printings; empty where there is no data.
  static let cards: [Card] = {
    var printings: [String: [CardPrinting]] = [:]
    for object in objects(RealData.printings) {
      if let name = object["name"] as? String { printings[name, default: []].append(printing(object)) }
    }
    return objects(RealData.cards).map { object in
      var card = card(object)
      card.printings = printings[card.name] ?? [printing(object)]
      return card
    }
  }()

  /// One card in four.
  static let some = stride(from: 0, to: cards.count, by: 4).map { cards[$0] }

  /// The lands, and what is worked out of them.
  static let lands = cards.filter { $0.typeLine.utf8.count >= 4 && $0.typeLine.contains("Land") }
    .map { (card: $0, facts: CardFacts(of: $0)) }

  static func card(named name: String) -> Card? { cards.first { $0.name == name } }

  private static func objects(_ path: String) -> [[String: Any]] {
    guard let data = PackingTool.unpacked(path) else { return [] }
    return data.split(separator: UInt8(ascii: "\n")).compactMap {
      (try? JSONSerialization.jsonObject(with: $0)) as? [String: Any]
    }
  }

  private static func colors(_ value: Any?) -> CardColors? {
    (value as? [String]).map { CardColors(letters: $0.joined().utf8) }
  }

  private static func card(_ object: [String: Any]) -> Card {
    var card = Card(name: object["name"] as? String ?? "")
    card.layout = object["layout"] as? String ?? "normal"
    card.manaCost = object["mana_cost"] as? String
    card.manaValue = (object["cmc"] as? Double).map { DecimalNumber(Int64($0 * 1_000_000), power: -6) }
    card.typeLine = object["type_line"] as? String ?? ""
    card.oracleText = object["oracle_text"] as? String
    card.power = object["power"] as? String
    card.toughness = object["toughness"] as? String
    card.loyalty = object["loyalty"] as? String
    card.colors = colors(object["colors"])
    card.colorIdentity = colors(object["color_identity"]) ?? CardColors()
    card.colorIndicator = colors(object["color_indicator"])
    card.keywords = object["keywords"] as? [String] ?? []
    card.legalities = object["legalities"] as? [String: String] ?? [:]
    card.isReserved = object["reserved"] as? Bool
    card.faces = (object["card_faces"] as? [[String: Any]] ?? []).map { face($0) }
    return card
  }

  private static func face(_ object: [String: Any]) -> CardFace {
    var face = CardFace(name: object["name"] as? String ?? "")
    face.manaCost = object["mana_cost"] as? String
    face.typeLine = object["type_line"] as? String ?? ""
    face.oracleText = object["oracle_text"] as? String
    face.power = object["power"] as? String
    face.toughness = object["toughness"] as? String
    face.colors = colors(object["colors"])
    face.colorIndicator = colors(object["color_indicator"])
    return face
  }

  private static func printing(_ object: [String: Any]) -> CardPrinting {
    var printing = CardPrinting()
    printing.set = object["set"] as? String ?? ""
    printing.setName = object["set_name"] as? String ?? ""
    printing.setType = object["set_type"] as? String ?? ""
    printing.collectorNumber = object["collector_number"] as? String ?? ""
    printing.rarity = object["rarity"] as? String ?? ""
    printing.releasedAt = (object["released_at"] as? String).flatMap { DateSpan($0) }
    printing.artist = object["artist"] as? String
    printing.flavorText = object["flavor_text"] as? String
    printing.watermark = object["watermark"] as? String
    printing.printedName = object["printed_name"] as? String
    printing.borderColor = object["border_color"] as? String
    printing.frame = object["frame"] as? String
    printing.frameEffects = object["frame_effects"] as? [String] ?? []
    printing.finishes = object["finishes"] as? [String] ?? []
    printing.games = object["games"] as? [String] ?? []
    printing.isFullArt = object["full_art"] as? Bool
    printing.isTextless = object["textless"] as? Bool
    printing.isOversized = object["oversized"] as? Bool
    printing.isPromo = object["promo"] as? Bool
    printing.isReprint = object["reprint"] as? Bool
    printing.isDigital = object["digital"] as? Bool
    printing.isVariation = object["variation"] as? Bool
    printing.isInBoosters = object["booster"] as? Bool
    return printing
  }
}
