import FilterVocabulary

extension CardPrinting {
  /// Whether the source describes this printing at all, beyond its set, number and rarity. Keys that stand only where there
  /// is something to say mean "none" on such a printing, and nothing on others.
  @inline(__always) var isDescribed: Bool {
    frame != nil || borderColor != nil || artist != nil || isPromo != nil
  }

  /// Whether it is of a kind of promotion, which is given without separators; nil where the source does not describe it.
  @inline(__always)
  func hasPromoType(_ type: String) -> Bool? {
    for found in promoTypes where found == type || ValueSpelling.folded(found) == type { return true }
    return isDescribed ? false : nil
  }

  /// Whether it has an effect on its frame; nil where the source does not describe it.
  @inline(__always)
  func hasFrameEffect(_ effect: String) -> Bool? {
    frameEffects.contains(effect) ? true : isDescribed ? false : nil
  }

  /// Whether its set is of a type; nil where the source does not say.
  @inline(__always)
  func isFromSet(of type: String) -> Bool? {
    setType.isEmpty ? nil : setType == type
  }

  /// Whether it is a promotion: what the source says, else whether its set is one of promotions.
  @inline(__always) var isPromotion: Bool? {
    isPromo ?? (setType == "promo" ? true : nil)
  }

  /// Whether it belongs to Universes Beyond, by its promo types and its stamp; nil where the source does not describe it.
  @inline(__always) var isUniversesBeyond: Bool? {
    if securityStamp == "triangle" { return true }
    return hasPromoType("universesbeyond")
  }

  /// Whether it has a special look: no border, full art or no text, a showcase frame or the like, extended art, a frame
  /// of another time, or a promo style. Nil where the source does not describe it.
  @inline(__always) var isAtypical: Bool? {
    if borderColor == "borderless" || isFullArt == true || isTextless == true { return true }
    for effect in frameEffects {
      switch effect {
      case "showcase", "extendedart", "inverted", "shatteredglass", "etched": return true
      default: break
      }
    }
    for type in promoTypes {
      switch type {
      case "boosterfun", "serialized", "textured", "neonink", "oilslick", "doubleexposure", "poster", "portrait":
        return true
      default: break
      }
    }
    guard isDescribed else { return nil }
    if frame == "future", set != "fut" { return true }
    // The frames of 1993 and 1997 were given up with Eighth Edition.
    return (frame == "1993" || frame == "1997") && (releasedAt?.first ?? 0) > CardPrinting.lastDayOfOldFrames
  }

  /// 2003-07-28, the day of Eighth Edition.
  private static let lastDayOfOldFrames = DateSpan("2003-07-28")?.first ?? 0
}
