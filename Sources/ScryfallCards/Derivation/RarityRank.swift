import DataStreams

/// The order of rarities.
public enum RarityRank {
  /// 0 for common, then uncommon, rare, special, mythic, 5 for bonus; nil for other words. Source: REFERENCE 3.6.
  public static func rank(of rarity: String) -> Int? {
    switch rarity {
    case "common": 0
    case "uncommon": 1
    case "rare": 2
    case "special": 3
    case "mythic": 4
    case "bonus": 5
    default: nil
    }
  }
}
