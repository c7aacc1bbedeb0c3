import DataStreams
import FilterVocabulary

/// What a printing is the first of a card to have: the values of `new:`, as bits.
///
/// A printing has something new where no printing of an earlier day has it; all of one day have. So everything is new on the
/// first printing of a card. A printing without a date has nothing new, and counts as no earlier one.
public struct PrintingNovelty: OptionSet, Hashable, Sendable {
  /// The bits.
  public var rawValue: UInt16

  /// Makes a set of bits.
  public init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  /// A rarity.
  public static let rarity = PrintingNovelty(rawValue: 1)
  /// A picture.
  public static let art = PrintingNovelty(rawValue: 1 << 1)
  /// An artist.
  public static let artist = PrintingNovelty(rawValue: 1 << 2)
  /// A flavor text.
  public static let flavor = PrintingNovelty(rawValue: 1 << 3)
  /// A frame.
  public static let frame = PrintingNovelty(rawValue: 1 << 4)
  /// A language.
  public static let language = PrintingNovelty(rawValue: 1 << 5)
  /// A game.
  public static let game = PrintingNovelty(rawValue: 1 << 6)
  /// The first foil.
  public static let foil = PrintingNovelty(rawValue: 1 << 7)
  /// The first that is no foil.
  public static let nonfoil = PrintingNovelty(rawValue: 1 << 8)
  /// The first on paper.
  public static let paper = PrintingNovelty(rawValue: 1 << 9)
  /// The first on Magic Online.
  public static let mtgo = PrintingNovelty(rawValue: 1 << 10)
  /// The first on Arena.
  public static let arena = PrintingNovelty(rawValue: 1 << 11)
  /// The first of Astral.
  public static let astral = PrintingNovelty(rawValue: 1 << 12)
  /// The first on Sega.
  public static let sega = PrintingNovelty(rawValue: 1 << 13)

  /// The bit of a value of `new:` as the vocabulary spells it; nil for other words.
  public init?(value: String) {
    guard let place = PrintingNovelty.values.firstIndex(of: value) else { return nil }
    self.init(rawValue: 1 << UInt16(place))
  }

  /// The values of `new:` that hold, as the vocabulary spells them.
  public var words: [String] {
    PrintingNovelty.values.enumerated().filter { rawValue & 1 << UInt16($0.offset) != 0 }.map { $0.element }
  }

  /// The values in the order of their bits.
  static let values = [
    "rarity", "art", "artist", "flavor", "frame", "language", "game", "foil", "nonfoil", "paper", "mtgo", "arena",
    "astral", "sega",
  ]
}

extension Card {
  /// What is new on each printing, in the order of ``printings``. Sorts the printings by their days: meant for the first
  /// query that asks, not for each card that is loaded.
  public var novelties: [PrintingNovelty] {
    if printings.count == 1 {
      // Of a sole printing everything is new: no need to compare.
      var all = PrintingNovelty()
      if printings[0].releasedAt != nil { printings[0].forEachFeature { all.insert($0.kind) } }
      return [all]
    }
    var result = Array(repeating: PrintingNovelty(), count: printings.count)
    let dated = printings.indices.filter { printings[$0].releasedAt != nil }
    let ordered = dated.sorted { (printings[$0].releasedAt?.first ?? 0) < (printings[$1].releasedAt?.first ?? 0) }
    // The day each thing was first seen.
    var firstDays: [NovelFeature: Int] = [:]
    for place in ordered {
      let day = printings[place].releasedAt?.first ?? 0
      printings[place].forEachFeature { feature in
        if let first = firstDays[feature] {
          if first == day { result[place].insert(feature.kind) }
        } else {
          firstDays[feature] = day
          result[place].insert(feature.kind)
        }
      }
    }
    return result
  }
}

/// Something a printing has.
struct NovelFeature: Hashable {
  var kind: PrintingNovelty
  var text: String
}

extension CardPrinting {
  /// What the source says of the printing, one by one.
  fileprivate func forEachFeature(_ body: (NovelFeature) -> Void) {
    func add(_ kind: PrintingNovelty, _ text: String?) {
      if let text, !text.isEmpty { body(NovelFeature(kind: kind, text: text)) }
    }
    add(.rarity, rarity)
    add(.art, illustrationID)
    add(.artist, artist)
    add(.flavor, flavorText)
    add(.frame, frame)
    add(.language, language)
    for finish in finishes {
      add(finish == "nonfoil" ? .nonfoil : .foil, "first")
    }
    for game in games {
      add(.game, game)
      if let kind = PrintingNovelty(value: game), kind.rawValue >= PrintingNovelty.paper.rawValue { add(kind, "first") }
    }
  }
}
