import DataStreams

extension CardReader {
  /// Gives the card and its printing what only the faces hold, or what older data say in other words.
  func complete(_ card: inout Card, _ printing: inout CardPrinting) {
    if printing.finishes.isEmpty, loose.isFoil != nil || loose.isNonfoil != nil {
      printing.finishes = (loose.isNonfoil == true ? ["nonfoil"] : []) + (loose.isFoil == true ? ["foil"] : [])
    }
    if printing.hasHighResolution == nil, let status = loose.imageStatus {
      printing.hasHighResolution = status == "highres_scan"
    }
    guard let front = card.faces.first else { return }
    // Of a reversible card each side is a whole card of its own.
    if card.oracleID == nil { card.oracleID = loose.faceOracleIDs.first ?? nil }
    if card.manaValue == nil { card.manaValue = loose.faceManaValues.first ?? nil }
    if card.typeLine.isEmpty { card.typeLine = joined(card.faces.map(\.typeLine)) ?? "" }
    if printing.flavorText == nil { printing.flavorText = joined(card.faces.compactMap(\.flavorText)) }
    if printing.flavorName == nil { printing.flavorName = joined(card.faces.compactMap(\.flavorName)) }
    if printing.printedName == nil { printing.printedName = joined(card.faces.compactMap(\.printedName)) }
    if printing.watermark == nil {
      var marks: [String] = []
      for mark in card.faces.compactMap(\.watermark) where !mark.isEmpty && !marks.contains(mark) { marks.append(mark) }
      printing.watermark = marks.first
      printing.otherWatermarks = Array(marks.dropFirst())
    }
    if printing.illustrationID == nil { printing.illustrationID = front.illustrationID }
    if printing.artist == nil { printing.artist = credit(card.faces) }
  }

  /// Texts of faces behind each other, empty ones left out; nil for none.
  private func joined(_ texts: [String]) -> String? {
    let texts = texts.filter { !$0.isEmpty }
    return texts.isEmpty ? nil : texts.joined(separator: " // ")
  }

  /// The artists of the faces, each once.
  private func credit(_ faces: [CardFace]) -> String? {
    var artists: [String] = []
    for artist in faces.compactMap(\.artist) where !artist.isEmpty && !artists.contains(artist) {
      artists.append(artist)
    }
    return artists.isEmpty ? nil : artists.joined(separator: " & ")
  }
}
