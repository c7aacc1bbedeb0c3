import DataStreams
import FilterItems
import FilterLists

/// A card as people read it: each face with its cost, type and text, then the printing, the prices and the formats.
package enum CardPortrait {
  private static let columns = ListColumns(CardColumns.vocabulary, usual: [])
  private static let printing = [
    "set_name", "set", "collector_number", "rarity", "released_at", "artist", "scryfall_uri",
  ]
  private static let prices = ["usd", "usd_foil", "eur", "tix"]
  private static let formats = ["standard", "pioneer", "modern", "legacy", "vintage", "commander", "pauper"]

  /// The lines of a card from its record; nil for a damaged one.
  package static func lines(of record: [UInt8]) -> [String]? {
    guard let card = card(of: record) else { return nil }
    var lines: [String] = []
    for (index, face) in (card.faces.isEmpty ? [Face(card)] : card.faces.map { Face($0) }).enumerated() {
      lines += (index > 0 ? [""] : []) + face.lines
    }
    // The values as the record writes them.
    let keys = printing.map { "/" + $0 } + prices.map { "/prices/" + $0 }
    var texts: [String: String] = [:]
    for (key, value) in zip(printing + prices, RecordValues(columns, keys).values(of: record) ?? []) {
      if value != .nothing { texts[key] = value.display }
    }
    let set = joined([
      texts["set_name"].map { "\($0) (\(texts["set"] ?? "?"))" } ?? texts["set"],
      texts["collector_number"].map { "#" + $0 }, texts["rarity"], texts["released_at"],
      texts["artist"].map { "illustrated by " + $0 },
    ])
    let price = joined(prices.map { name in texts[name].map { "\(name == "usd_foil" ? "usd foil" : name) \($0)" } })
    let legal = formats.compactMap { name -> String? in
      switch card.legalities[name] {
      case "legal": name
      case "restricted": name + " (restricted)"
      default: nil
      }
    }
    let formatLine = legal.isEmpty ? "" : "legal in " + legal.joined(separator: ", ")
    return lines + [""] + [set, price, formatLine, texts["scryfall_uri"] ?? ""].filter { !$0.isEmpty }
  }

  private static func card(of record: [UInt8]) -> Card? {
    var reader = CardReader()
    return record.withUnsafeBufferPointer { bytes in
      do throws(JSONError) { return try reader.card(bytes, record: 0) } catch { return nil }
    }
  }

  private static func joined(_ parts: [String?]) -> String { parts.compactMap { $0 }.joined(separator: " · ") }

  /// The printed text of a face.
  private struct Face {
    let lines: [String]

    init(_ card: Card) {
      lines = Self.lines(
        card.name, card.manaCost, card.typeLine, Self.stats(card.power, card.toughness, card.loyalty, card.defense),
        card.oracleText)
    }

    init(_ face: CardFace) {
      lines = Self.lines(
        face.name, face.manaCost, face.typeLine, Self.stats(face.power, face.toughness, face.loyalty, face.defense),
        face.oracleText)
    }

    private static func lines(
      _ name: String, _ cost: String?, _ type: String, _ stats: String?, _ text: String?
    ) -> [String] {
      [spaced([name, cost]), spaced([type, stats])].filter { !$0.isEmpty }
        + (text ?? "").split(separator: "\n").map { String($0) }
    }

    private static func stats(_ power: String?, _ toughness: String?, _ loyalty: String?, _ defense: String?) -> String?
    {
      if let power { return "\(power)/\(toughness ?? "?")" }
      return loyalty.map { "loyalty " + $0 } ?? defense.map { "defense " + $0 }
    }

    private static func spaced(_ parts: [String?]) -> String {
      parts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: "  ")
    }
  }
}
