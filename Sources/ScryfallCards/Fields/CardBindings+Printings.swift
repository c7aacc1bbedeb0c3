import DataStreams
import FilterEvaluation
import FilterSemantics
import FilterVocabulary

extension CardBindings {
  var printings: [FilterableField<CardEntry>] {
    bind("set", isOfVariant: true) { entry, place in
      let code = entry.printings[place].set
      return .values((code.isEmpty ? [] : [code]) + TitleSpelling.names(of: entry.printings[place].setName))
    }
      + bind("settype", needs: .setType, isOfVariant: true) { entry, place in
        CardBindings.values(entry.printings[place].setType)
      }
      + bind("number", isOfVariant: true) { entry, place in
        let text = entry.printings[place].collectorNumber
        if text.isEmpty { return .nothing }
        return .numbered(text, CollectorNumber.leadingInteger(of: text).map { FixedNumber($0) })
      }
      + bind("collector", isOfVariant: true) { entry, place in
        CardBindings.number(CollectorNumber.leadingInteger(of: entry.printings[place].collectorNumber))
      }
      + bind("rarity", isOfVariant: true) { entry, place in CardBindings.values(entry.printings[place].rarity) }
      + bind("in") { entry, _ in .values(CardPrinting.appearances(of: entry.printings)) }
      + bind("new", needs: .releasedAt, isOfVariant: true, unanswered: unknownNews) { entry, place in
        .listed(CardBindings.novelties(entry, place))
      }
      + bind("date", needs: .releasedAt, isOfVariant: true) { entry, place in
        entry.printings[place].releasedAt.map { .date($0) } ?? .nothing
      }
      + bind("year", needs: .releasedAt, isOfVariant: true) { entry, place in
        entry.printings[place].releasedAt.map { .date($0) } ?? .nothing
      }
      + bind("game", needs: .games, isOfVariant: true) { entry, place in .values(entry.printings[place].games) }
      + bind("language", isOfVariant: true) { entry, place in .values([entry.printings[place].language, "any"]) }
  }

  /// What the cards do not say, so that none of them has a new one.
  private var unknownNews: [String: String] {
    let sources: [(value: String, key: SourceKey)] = [
      ("art", .illustrationID), ("artist", .artist), ("flavor", .flavorText), ("frame", .frame), ("foil", .finishes),
      ("nonfoil", .finishes), ("game", .games), ("paper", .games), ("mtgo", .games), ("arena", .games),
      ("astral", .games), ("sega", .games),
    ]
    var unknown: [String: String] = [:]
    for source in sources where !coverage.contains(source.key) { unknown[source.value] = source.key.absence }
    return unknown
  }

  var art: [FilterableField<CardEntry>] {
    bind("watermark", needs: .watermark, isOfVariant: true) { entry, place in
      if entry.printings[place].otherWatermarks.isEmpty { return CardBindings.values(entry.printings[place].watermark) }
      return .values([entry.printings[place].watermark ?? ""] + entry.printings[place].otherWatermarks)
    }
      + bind("border", needs: .borderColor, isOfVariant: true) { entry, place in
        CardBindings.values(entry.printings[place].borderColor)
      }
      + bind("frame", needs: .frame, isOfVariant: true) { entry, place in
        .values([entry.printings[place].frame].compactMap { $0 } + entry.printings[place].frameEffects)
      }
      + bind("stamp", needs: .securityStamp, isOfVariant: true) { entry, place in
        CardBindings.values(entry.printings[place].securityStamp)
      }
      + bind("layout", isOfVariant: true) { entry, place in
        .text(entry.printings[place].layout ?? entry.card.layout)
      }
  }

  var counts: [FilterableField<CardEntry>] {
    bind("prints") { entry, _ in CardBindings.number(entry.counts.prints) }
      + bind("sets") { entry, _ in CardBindings.number(entry.counts.sets) }
      + bind("paperprints", needs: .games) { entry, _ in CardBindings.number(entry.counts.paperPrints) }
      + bind("papersets", needs: .games) { entry, _ in CardBindings.number(entry.counts.paperSets) }
      + bind("illustrations", needs: .illustrationID) { entry, _ in CardBindings.number(entry.counts.illustrations) }
      + bind("artists", needs: .artist) { entry, _ in CardBindings.number(entry.counts.artists) }
  }

  var prices: [FilterableField<CardEntry>] {
    // The printing is looked at in its place: to hand it on would copy it.
    func price(
      _ name: String, _ value: @escaping @Sendable (CardEntry, Int) -> FixedNumber?
    ) -> [FilterableField<CardEntry>] {
      bind(name, needs: .prices, isOfVariant: true) { entry, place in
        value(entry, place).map { .number($0) } ?? .nothing
      }
    }
    return price("usd") { $0.printings[$1].price(in: .usd) } + price("usdfoil") { $0.printings[$1].usdFoil }
      + price("eur") { $0.printings[$1].price(in: .eur) } + price("tix") { $0.printings[$1].price(in: .tix) }
      + bind("cheapest", needs: .prices, isOfVariant: true) { entry, place in
        .listed(
          ListedValues(of: CardBindings.currencies, words: [UInt64(entry.cheapest[place].bits), 0, 0, 0, 0, 0, 0, 0]))
      }
  }

  var identities: [FilterableField<CardEntry>] {
    bind("oracleid") { entry, _ in CardBindings.values(entry.card.oracleID) }
      + bind("scryfallid", isOfVariant: true) { entry, place in CardBindings.values(entry.printings[place].id) }
      + bind("illustrationid", needs: .illustrationID, isOfVariant: true) { entry, place in
        CardBindings.values(entry.printings[place].illustrationID)
      }
      + bind("mtgoid", needs: .mtgoID, isOfVariant: true) { entry, place in
        CardBindings.values([entry.printings[place].mtgoID, entry.printings[place].mtgoFoilID])
      }
      + bind("arenaid", needs: .arenaID, isOfVariant: true) { entry, place in
        CardBindings.values([entry.printings[place].arenaID])
      }
      + bind("multiverseid", needs: .multiverseIDs, isOfVariant: true) { entry, place in
        CardBindings.values(entry.printings[place].multiverseIDs)
      }
      + bind("tcgplayerid", needs: .tcgplayerID, isOfVariant: true) { entry, place in
        CardBindings.values([entry.printings[place].tcgplayerID])
      }
  }

  private static let currencies = ValueList(PriceCurrency.allCases.map { $0.rawValue })
  private static let newThings = ValueList(PrintingNovelty.values)

  private static func novelties(_ entry: CardEntry, _ place: Int) -> ListedValues {
    if place >= entry.novelties.count { return ListedValues(of: newThings) }
    return ListedValues(of: newThings, words: [UInt64(entry.novelties[place].rawValue), 0, 0, 0, 0, 0, 0, 0])
  }

  static func values(_ value: String?) -> FieldContent {
    guard let value, !value.isEmpty else { return .nothing }
    return .text(value)
  }

  static func values(_ numbers: [Int?]) -> FieldContent {
    .values(numbers.compactMap { $0.map { "\($0)" } })
  }
}
