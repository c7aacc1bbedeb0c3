import FilterVocabulary

/// The values of `new:` as bits: the properties that a printing is the first of its card to have.
///
/// A property is new on a printing if no printing of an earlier day has it. So everything is new on the first printing,
/// and on all printings of that day. Printings without a date have nothing new and do not count as earlier ones.
struct PrintingNovelty: OptionSet, Hashable, Sendable {
  let rawValue: UInt16

  init(rawValue: UInt16) { self.rawValue = rawValue }

  static let rarity = PrintingNovelty(rawValue: 1)
  static let art = PrintingNovelty(rawValue: 1 << 1)
  static let artist = PrintingNovelty(rawValue: 1 << 2)
  static let flavor = PrintingNovelty(rawValue: 1 << 3)
  static let frame = PrintingNovelty(rawValue: 1 << 4)
  static let language = PrintingNovelty(rawValue: 1 << 5)
  static let game = PrintingNovelty(rawValue: 1 << 6)
  static let foil = PrintingNovelty(rawValue: 1 << 7)
  static let nonfoil = PrintingNovelty(rawValue: 1 << 8)
  static let paper = PrintingNovelty(rawValue: 1 << 9)
  static let mtgo = PrintingNovelty(rawValue: 1 << 10)
  static let arena = PrintingNovelty(rawValue: 1 << 11)
  static let astral = PrintingNovelty(rawValue: 1 << 12)
  static let sega = PrintingNovelty(rawValue: 1 << 13)

  /// The bit of a value of `new:`; nil for other words.
  init?(value: String) {
    guard let index = PrintingNovelty.values.firstIndex(of: value) else { return nil }
    self.init(rawValue: 1 << UInt16(index))
  }

  /// The values of `new:` in the set.
  var words: [String] {
    PrintingNovelty.values.enumerated().filter { rawValue & 1 << UInt16($0.offset) != 0 }.map { $0.element }
  }

  /// The values in the order of their bits.
  static let values = [
    "rarity", "art", "artist", "flavor", "frame", "language", "game", "foil", "nonfoil", "paper", "mtgo", "arena",
    "astral", "sega",
  ]
}

extension Card {
  /// The new properties of each printing, in the order of ``printings``. Sorts the printings by their days.
  var novelties: [PrintingNovelty] {
    if printings.count == 1 {
      // On the only printing everything is new.
      var all = PrintingNovelty()
      if printings[0].releasedAt != nil { printings[0].forEachFeature { all.insert($0.kind) } }
      return [all]
    }
    var result = Array(repeating: PrintingNovelty(), count: printings.count)
    let dated = printings.indices.filter { printings[$0].releasedAt != nil }
    let ordered = dated.sorted { (printings[$0].releasedAt?.first ?? 0) < (printings[$1].releasedAt?.first ?? 0) }
    // The first day of each feature.
    var firstDays: [NovelFeature: Int] = [:]
    for index in ordered {
      let day = printings[index].releasedAt?.first ?? 0
      printings[index].forEachFeature { feature in
        if let first = firstDays[feature] {
          if first == day { result[index].insert(feature.kind) }
        } else {
          firstDays[feature] = day
          result[index].insert(feature.kind)
        }
      }
    }
    return result
  }
}

/// A value of a printing that may be new.
private struct NovelFeature: Hashable {
  var kind: PrintingNovelty
  var text: String
}

extension CardPrinting {
  /// Calls `body` for each value of the printing that may be new.
  fileprivate func forEachFeature(_ body: (NovelFeature) -> Void) {
    func add(_ kind: PrintingNovelty, text: String?) {
      if let text, !text.isEmpty { body(NovelFeature(kind: kind, text: text)) }
    }
    add(.rarity, text: rarity)
    add(.art, text: illustrationID)
    add(.artist, text: artist)
    add(.flavor, text: flavorText)
    add(.frame, text: frame)
    add(.language, text: language)
    for finish in finishes {
      add(finish == "nonfoil" ? .nonfoil : .foil, text: "first")
    }
    for game in games {
      add(.game, text: game)
      if let kind = PrintingNovelty(value: game), kind.rawValue >= PrintingNovelty.paper.rawValue {
        add(kind, text: "first")
      }
    }
  }
}
