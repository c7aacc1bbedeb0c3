extension CardFacts {
  /// Whether a printing is hidden unless a query asks for it: tokens and emblems, art series, planes, phenomena, schemes,
  /// Vanguard avatars, memorabilia, playtest cards, the games Astral and Sega, oversized and gold-bordered cards, and those
  /// whose content the source warns of. Source: REFERENCE 3.11.
  @inline(__always)
  public func isExtra(_ printing: CardPrinting) -> Bool {
    if isExtraCard { return true }
    if printing.isOversized == true || printing.borderColor == "gold" { return true }
    if printing.setType == "memorabilia" || printing.setType == "token" && !types.contains(.dungeon) { return true }
    if !printing.promoTypes.isEmpty, printing.promoTypes.contains("playtest") { return true }
    return !printing.games.isEmpty && printing.games.allSatisfy { $0 == "astral" || $0 == "sega" }
  }

  /// Whether a card is none of a deck, by its layout and its types. Dungeons are not among them: they are shown.
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
