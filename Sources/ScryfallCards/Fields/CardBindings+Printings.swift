import FilterEvaluation
import FilterSemantics
import FilterVocabulary

extension CardBindings {
  var printings: [FilterableField<CardEntry>] {
    bind("set", isOfVariant: true) { entry, index in
      let code = entry.printings[index].set
      return .values((code.isEmpty ? [] : [code]) + TitleSpelling.names(of: entry.printings[index].setName))
    }
      + bind("settype", needs: .setType, isOfVariant: true) { entry, index in
        CardBindings.values(entry.printings[index].setType)
      }
      + bind("number", isOfVariant: true) { entry, index in
        let text = entry.printings[index].collectorNumber
        if text.isEmpty { return .nothing }
        return .numbered(text, CollectorNumber.leadingInteger(of: text).map { DecimalNumber($0) })
      }
      + bind("collector", isOfVariant: true) { entry, index in
        CardBindings.number(CollectorNumber.leadingInteger(of: entry.printings[index].collectorNumber))
      }
      + bind("rarity", isOfVariant: true) { entry, index in CardBindings.values(entry.printings[index].rarity) }
      + bind("in") { entry, _ in .values(CardPrinting.appearances(of: entry.printings)) }
      + bind("new", needs: .releasedAt, isOfVariant: true, unanswered: unansweredNovelties) { entry, index in
        .listed(CardBindings.novelties(entry, at: index))
      }
      + bind("date", needs: .releasedAt, isOfVariant: true) { entry, index in
        entry.printings[index].releasedAt.map { .date($0) } ?? .nothing
      }
      + bind("year", needs: .releasedAt, isOfVariant: true) { entry, index in
        entry.printings[index].releasedAt.map { .date($0) } ?? .nothing
      }
      + bind("game", needs: .games, isOfVariant: true) { entry, index in .values(entry.printings[index].games) }
      + bind("language", isOfVariant: true) { entry, index in .values([entry.printings[index].language, "any"]) }
  }

  /// The values of `new:` that the data cannot answer, with the reasons.
  private var unansweredNovelties: [String: String] {
    let sources: [(value: String, key: SourceKey)] = [
      ("art", .illustrationID), ("artist", .artist), ("flavor", .flavorText), ("frame", .frame), ("foil", .finishes),
      ("nonfoil", .finishes), ("game", .games), ("paper", .games), ("mtgo", .games), ("arena", .games),
      ("astral", .games), ("sega", .games),
    ]
    var unknown: [String: String] = [:]
    for source in sources where !coverage.contains(source.key) {
      unknown[source.value] = SourceKey.absence(of: [source.key])
    }
    return unknown
  }

  var art: [FilterableField<CardEntry>] {
    bind("watermark", needs: .watermark, isOfVariant: true) { entry, index in
      if entry.printings[index].otherWatermarks.isEmpty { return CardBindings.values(entry.printings[index].watermark) }
      return .values([entry.printings[index].watermark ?? ""] + entry.printings[index].otherWatermarks)
    }
      + bind("border", needs: .borderColor, isOfVariant: true) { entry, index in
        CardBindings.values(entry.printings[index].borderColor)
      }
      + bind("frame", needs: .frame, isOfVariant: true) { entry, index in
        .values([entry.printings[index].frame].compactMap { $0 } + entry.printings[index].frameEffects)
      }
      + bind("stamp", needs: .securityStamp, isOfVariant: true) { entry, index in
        CardBindings.values(entry.printings[index].securityStamp)
      }
      + bind("layout", isOfVariant: true) { entry, index in
        .text(entry.printings[index].layout ?? entry.card.layout)
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
    // Passing the printing itself would copy it.
    func price(
      _ name: String, _ value: @escaping @Sendable (CardEntry, Int) -> DecimalNumber?
    ) -> [FilterableField<CardEntry>] {
      bind(name, needs: .prices, isOfVariant: true) { entry, index in
        value(entry, index).map { .number($0) } ?? .nothing
      }
    }
    return price("usd") { $0.printings[$1].price(in: .usd) } + price("usdfoil") { $0.printings[$1].usdFoil }
      + price("eur") { $0.printings[$1].price(in: .eur) } + price("tix") { $0.printings[$1].price(in: .tix) }
      + bind("cheapest", needs: .prices, isOfVariant: true) { entry, index in
        .listed(
          ListedValues(of: CardBindings.currencies, words: [UInt64(entry.cheapest[index].bits), 0, 0, 0, 0, 0, 0, 0]))
      }
  }

  var identities: [FilterableField<CardEntry>] {
    bind("oracleid") { entry, _ in CardBindings.values(entry.card.oracleID) }
      + bind("scryfallid", isOfVariant: true) { entry, index in CardBindings.values(entry.printings[index].id) }
      + bind("illustrationid", needs: .illustrationID, isOfVariant: true) { entry, index in
        CardBindings.values(entry.printings[index].illustrationID)
      }
      + bind("mtgoid", needs: .mtgoID, isOfVariant: true) { entry, index in
        CardBindings.values([entry.printings[index].mtgoID, entry.printings[index].mtgoFoilID].compactMap { $0 })
      }
      + bind("arenaid", needs: .arenaID, isOfVariant: true) { entry, index in
        CardBindings.values([entry.printings[index].arenaID].compactMap { $0 })
      }
      + bind("multiverseid", needs: .multiverseIDs, isOfVariant: true) { entry, index in
        CardBindings.values(entry.printings[index].multiverseIDs)
      }
      + bind("tcgplayerid", needs: .tcgplayerID, isOfVariant: true) { entry, index in
        CardBindings.values([entry.printings[index].tcgplayerID].compactMap { $0 })
      }
  }

  private static let currencies = ValueList(PriceCurrency.allCases.map { $0.rawValue })
  private static let noveltyList = ValueList(PrintingNovelty.values)

  private static func novelties(_ entry: CardEntry, at index: Int) -> ListedValues {
    if index >= entry.novelties.count { return ListedValues(of: noveltyList) }
    return ListedValues(of: noveltyList, words: [UInt64(entry.novelties[index].rawValue), 0, 0, 0, 0, 0, 0, 0])
  }

  static func values(_ value: String?) -> FieldContent {
    guard let value, !value.isEmpty else { return .nothing }
    return .text(value)
  }

  static func values(_ numbers: [Int]) -> FieldContent {
    .values(numbers.map { "\($0)" })
  }
}
