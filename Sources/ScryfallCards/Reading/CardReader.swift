package import DataStreams
import FilterText
import FilterVocabulary

/// Reads card objects record by record.
package struct CardReader {
  let keys: CardKeyTable
  let scratch = JSONScratch()
  var shared = SharedValues()
  /// The values of the current record that are neither of the card nor of its printing alone.
  var pending = PendingValues()
  /// The maximum number of faces. Faces are compared with one another. Known cards have at most five.
  static let maximumFaces = 64
  /// The current key and the key in a nested object, for messages.
  var path: (outer: CardKey?, inner: CardKey?)

  /// Makes a reader of the keys that are needed; values of others are skipped.
  package init(_ needs: CardNeeds = .everything) { keys = CardKeyTable(needs.keys) }

  /// Values that become part of the card at the end of its record.
  struct PendingValues {
    var isFoil: Bool?
    var isNonfoil: Bool?
    var imageStatus: String?
    var faceOracleIDs: [String?] = []
    var faceManaValues: [DecimalNumber?] = []
  }

  /// Reads the JSON of a card with one printing.
  package mutating func card(_ bytes: UnsafeBufferPointer<UInt8>, record: Int) throws(JSONError) -> Card {
    do throws(JSONError) {
      return try read(bytes, record: record)
    } catch {
      let names = [path.outer, path.inner].compactMap { $0?.rawValue }
      if names.isEmpty { throw error }
      throw JSONError(offset: error.offset, message: "'\(names.joined(separator: "."))': \(error.message)")
    }
  }

  private mutating func read(_ bytes: UnsafeBufferPointer<UInt8>, record: Int) throws(JSONError) -> Card {
    path = (nil, nil)
    pending = PendingValues()
    var scanner = JSONScanner(bytes, scratch: scratch)
    var card = Card()
    var printing = CardPrinting()
    var isFirst = true
    try scanner.beginObject()
    while let name = try scanner.nextKey(&isFirst) {
      guard let key = keys.key(name) else {
        try scanner.skipValue()
        continue
      }
      path.outer = key
      if try !readCard(key, into: &card, from: &scanner), try !readPrinting(key, into: &printing, from: &scanner) {
        try scanner.skipValue()
      }
      path.outer = nil
    }
    try scanner.finish()
    guard !card.name.isEmpty else { throw JSONError(offset: 0, message: "missing 'name'") }
    printing.record = record
    complete(&card, &printing)
    card.printings = [printing]
    return card
  }

  /// Reads a value of the card. Returns whether the key is one of the card.
  @inline(__always)
  private mutating func readCard(_ key: CardKey, into card: inout Card, from scanner: inout JSONScanner)
    throws(JSONError) -> Bool
  {
    switch key {
    case .object: try checkObject(&scanner)
    case .name: card.name = try scanner.optionalString() ?? ""
    case .oracleID: card.oracleID = try scanner.optionalString()
    case .layout: card.layout = try shared.string(&scanner) ?? card.layout
    case .manaCost: card.manaCost = try scanner.optionalString()
    case .cmc: card.manaValue = try scanner.optionalNumber()
    case .typeLine: card.typeLine = try shared.string(&scanner) ?? ""
    case .oracleText: card.oracleText = try scanner.optionalString()
    case .power: card.power = try scanner.optionalString()
    case .toughness: card.toughness = try scanner.optionalString()
    case .loyalty: card.loyalty = try scanner.optionalString()
    case .defense: card.defense = try scanner.optionalString()
    case .handModifier: card.handModifier = try scanner.optionalString()
    case .lifeModifier: card.lifeModifier = try scanner.optionalString()
    case .colors: card.colors = try scanner.optionalColors()
    case .colorIdentity: card.colorIdentity = try scanner.optionalColors() ?? CardColors()
    case .colorIndicator: card.colorIndicator = try scanner.optionalColors()
    case .producedMana: card.producedMana = try scanner.optionalColors()
    case .keywords: card.keywords = try shared.list(&scanner) ?? []
    case .legalities: card.formats = try shared.legalities(&scanner)
    case .reserved: card.isReserved = try scanner.flag()
    case .gameChanger: card.isGameChanger = try scanner.flag()
    case .edhrecRank: card.edhrecRank = try scanner.optionalInteger()
    case .pennyRank: card.pennyRank = try scanner.optionalInteger()
    case .attractionLights: card.attractionLights = try scanner.optionalIntegers()
    case .contentWarning: card.hasContentWarning = try scanner.flag() ?? false
    case .cardFaces: card.faces = try faces(&scanner)
    case .allParts: card.relatedParts = try parts(&scanner)
    default: return false
    }
    return true
  }

  /// Reads a value of the printing. Returns whether the key is one of the printing.
  @inline(__always)
  private mutating func readPrinting(_ key: CardKey, into printing: inout CardPrinting, from scanner: inout JSONScanner)
    throws(JSONError) -> Bool
  {
    switch key {
    case .id: printing.id = try scanner.optionalString()
    case .set: printing.set = try scanner.optionalString() ?? ""
    case .setName: printing.setName = try shared.string(&scanner) ?? ""
    case .setType: printing.setType = try scanner.optionalString() ?? ""
    case .collectorNumber: printing.collectorNumber = try scanner.optionalString() ?? ""
    case .rarity: printing.rarity = try scanner.optionalString() ?? ""
    case .releasedAt: printing.releasedAt = try scanner.optionalString().flatMap { DateSpan($0) }
    case .lang: printing.language = try scanner.optionalString() ?? printing.language
    case .printedName: printing.printedName = try scanner.optionalString()
    case .flavorName: printing.flavorName = try scanner.optionalString()
    case .flavorText: printing.flavorText = try scanner.optionalString()
    case .artist: printing.artist = try shared.string(&scanner)
    case .watermark: printing.watermark = try scanner.optionalString()
    case .illustrationID: printing.illustrationID = try scanner.optionalString()
    case .borderColor: printing.borderColor = try scanner.optionalString()
    case .frame: printing.frame = try scanner.optionalString()
    case .frameEffects: printing.frameEffects = try shared.list(&scanner) ?? []
    case .securityStamp: printing.securityStamp = try scanner.optionalString()
    case .finishes: printing.finishes = try shared.list(&scanner) ?? []
    case .foil: pending.isFoil = try scanner.flag()
    case .nonfoil: pending.isNonfoil = try scanner.flag()
    case .games:
      let games = try shared.list(&scanner)
      printing.games = games ?? []
      printing.isInNoGame = games?.isEmpty == true
    case .promoTypes: printing.promoTypes = try shared.list(&scanner) ?? []
    case .fullArt: printing.isFullArt = try scanner.flag()
    case .textless: printing.isTextless = try scanner.flag()
    case .oversized: printing.isOversized = try scanner.flag()
    case .promo: printing.isPromo = try scanner.flag()
    case .reprint: printing.isReprint = try scanner.flag()
    case .variation: printing.isVariation = try scanner.flag()
    case .digital: printing.isDigital = try scanner.flag()
    case .booster: printing.isInBoosters = try scanner.flag()
    case .storySpotlight: printing.isStorySpotlight = try spotlight(&scanner)
    case .highResolution: printing.hasHighResolution = try scanner.flag()
    case .imageStatus: pending.imageStatus = try scanner.optionalString()
    case .prices: try prices(&printing, from: &scanner)
    case .mtgoID: printing.mtgoID = try scanner.optionalInteger()
    case .mtgoFoilID: printing.mtgoFoilID = try scanner.optionalInteger()
    case .arenaID: printing.arenaID = try scanner.optionalInteger()
    case .tcgplayerID: printing.tcgplayerID = try scanner.optionalInteger()
    case .cardmarketID: printing.cardmarketID = try scanner.optionalInteger()
    case .multiverseIDs: printing.multiverseIDs = try scanner.optionalIntegers() ?? []
    default: return false
    }
    return true
  }
}

extension CardReader {
  /// Adds values of the card and its printing that only the faces have, or that older data has under other keys.
  private func complete(_ card: inout Card, _ printing: inout CardPrinting) {
    if printing.finishes.isEmpty, pending.isFoil != nil || pending.isNonfoil != nil {
      printing.finishes = (pending.isNonfoil == true ? ["nonfoil"] : []) + (pending.isFoil == true ? ["foil"] : [])
    }
    if printing.hasHighResolution == nil, let status = pending.imageStatus {
      printing.hasHighResolution = status == "highres_scan"
    }
    guard let front = card.faces.first else { return }
    // Each side of a reversible card has its own values.
    if card.oracleID == nil { card.oracleID = pending.faceOracleIDs.first ?? nil }
    if card.manaValue == nil { card.manaValue = pending.faceManaValues.first ?? nil }
    if card.typeLine.isEmpty { card.typeLine = joined(card.faces.map { $0.typeLine }) ?? "" }
    if printing.flavorText == nil { printing.flavorText = joined(card.faces.compactMap { $0.flavorText }) }
    if printing.flavorName == nil { printing.flavorName = joined(card.faces.compactMap { $0.flavorName }) }
    if printing.printedName == nil { printing.printedName = joined(card.faces.compactMap { $0.printedName }) }
    if printing.watermark == nil {
      var marks: [String] = []
      for mark in card.faces.compactMap({ $0.watermark }) where !mark.isEmpty && !marks.contains(mark) {
        marks.append(mark)
      }
      printing.watermark = marks.first
      printing.otherWatermarks = Array(marks.dropFirst())
    }
    if printing.illustrationID == nil { printing.illustrationID = front.illustrationID }
    if printing.artist == nil { printing.artist = credit(card.faces) }
  }

  /// The texts of faces joined by ` // ` without empty ones; nil for none.
  private func joined(_ texts: [String]) -> String? {
    let texts = texts.filter { !$0.isEmpty }
    return texts.isEmpty ? nil : texts.joined(separator: " // ")
  }

  /// The distinct artists of the faces.
  private func credit(_ faces: [CardFace]) -> String? {
    var artists: [String] = []
    for artist in faces.compactMap({ $0.artist }) where !artist.isEmpty && !artists.contains(artist) {
      artists.append(artist)
    }
    return artists.isEmpty ? nil : artists.joined(separator: " & ")
  }
}
