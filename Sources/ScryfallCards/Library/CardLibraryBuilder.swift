import Dispatch
import FilterEvaluation
import FilterVocabulary

/// Builds a library card by card, so that a file can be read without holding its cards.
public struct CardLibraryBuilder {
  private var columns: ColumnStoreBuilder<CardEntry>
  private var shown = ShownCards()
  private var setDays: [String: Int] = [:]
  private var extras: [Int] = []
  private var translations: [Int] = []
  private var setExtras: [String: (name: String, hasOthers: Bool)] = [:]
  private var sortNames: [[UInt8]] = []
  private var penny: [UInt32] = []
  private var sortSets: [(set: String, number: Int, text: String)] = []
  private var artists: [String] = []
  private var illustrations: [String: UInt32] = [:]
  private var art: [UInt32] = []
  private var printing = 0
  private var coverage = DataCoverage()
  private var waiting: [Card] = []

  /// Begins an empty library.
  public init() {
    columns = ColumnStoreBuilder(CardList.list())
  }

  /// Adds a card with its printings.
  public mutating func append(_ card: Card) {
    waiting.append(card)
    if waiting.count == Self.batch { work() }
  }

  /// How many cards are worked out at once: enough to keep the processors busy, few enough to need little room.
  private static let batch = 2_048

  /// Works out the cards that wait, on all processors.
  private mutating func work() {
    if waiting.isEmpty { return }
    let cards = waiting
    waiting.removeAll(keepingCapacity: true)
    let entries = [CardEntry](unsafeUninitializedCapacity: cards.count) { buffer, count in
      nonisolated(unsafe) let buffer = buffer
      let pieces = (cards.count + 63) / 64
      DispatchQueue.concurrentPerform(iterations: pieces) { piece in
        for place in piece * 64..<min(cards.count, piece * 64 + 64) {
          (buffer.baseAddress! + place).initialize(to: CardEntry(cards[place]))
        }
      }
      count = cards.count
    }
    columns.append(entries) { DispatchQueue.concurrentPerform(iterations: $0, execute: $1) }
    for place in entries.indices { show(entries[place]) }
  }

  /// Notes what the columns do not have.
  private mutating func show(_ entry: CardEntry) {
    let card = entry.card
    coverage.insert(card)
    shown.names.append(card.name)
    shown.costs.append(
      card.manaCost ?? card.faces.compactMap { $0.manaCost }.filter { !$0.isEmpty }.joined(separator: " // "))
    shown.types.append(card.typeLine)
    shown.stats.append(Self.stats(card))
    sortNames.append(TextFolding.collated(card.name))
    penny.append(UInt32(clamping: card.pennyRank ?? 0))
    let hasEnglish = card.printings.contains { $0.language == "en" }
    let sole = card.printings.first?.language ?? "en"
    for print in entry.printings {
      append(print, of: entry)
      if print.language != (hasEnglish ? "en" : sole) { translations.append(printing) }
      printing += 1
    }
  }

  private mutating func append(_ print: CardPrinting, of entry: CardEntry) {
    let day = print.releasedAt.map { "\($0)" } ?? ""
    shown.printings.append(
      [print.set, print.collectorNumber, print.rarity, day, print.language].joined(separator: "\t"))
    shown.records.append(UInt32(clamping: print.record))
    sortSets.append(
      (print.set, CollectorNumber.leadingInteger(of: print.collectorNumber) ?? .max, print.collectorNumber))
    artists.append(print.artist ?? "")
    if let picture = print.illustrationID {
      if illustrations[picture] == nil { illustrations[picture] = UInt32(illustrations.count + 1) }
      art.append(illustrations[picture] ?? 0)
    } else {
      art.append(0)
    }
    let isExtra = entry.facts.isExtra(print)
    if isExtra { extras.append(printing) }
    if !print.set.isEmpty {
      let before = setExtras[print.set]
      setExtras[print.set] = (print.setName, (before?.hasOthers ?? false) || !isExtra)
      if let released = print.releasedAt {
        setDays[print.set] = min(setDays[print.set] ?? .max, released.first)
      }
    }
  }

  private static func stats(_ card: Card) -> String {
    let face = card.faces.first
    if let power = card.power ?? face?.power { return "\(power)/\(card.toughness ?? face?.toughness ?? "")" }
    return card.loyalty ?? face?.loyalty ?? card.defense ?? face?.defense ?? ""
  }

  /// The library of all cards that were added.
  public mutating func finish() -> CardLibrary {
    work()
    let store = columns.finish { DispatchQueue.concurrentPerform(iterations: $0, execute: $1) }
    var extraSets: Set<String> = []
    for (code, set) in setExtras where !set.hasOthers {
      extraSets.insert(ValueSpelling.folded(code))
      extraSets.insert(ValueSpelling.folded(set.name))
    }
    return CardLibrary(
      store: store, list: CardList.list(coverage: coverage, setDays: setDays), shown: shown,
      hidden: HiddenPrintings(
        extras: Bitset(size: store.variantCount, rows: extras),
        translations: Bitset(size: store.variantCount, rows: translations), extraSets: extraSets),
      ranks: ranks(), setDays: setDays, coverage: coverage)
  }

  private func ranks() -> CardRanks {
    let names = Self.places(sortNames.indices.sorted { Self.isBefore(sortNames[$0], sortNames[$1], $0, $1) })
    let sets = Self.places(
      sortSets.indices.sorted { one, other in
        let (left, right) = (sortSets[one], sortSets[other])
        return (left.set, left.number, left.text, one) < (right.set, right.number, right.text, other)
      })
    let distinct = Set(artists).sorted()
    var places: [String: UInt32] = [:]
    for (place, name) in distinct.enumerated() { places[name] = name.isEmpty ? 0 : UInt32(place + 1) }
    return CardRanks(
      names: names, penny: penny, sets: sets, artists: artists.map { places[$0] ?? 0 }, art: art,
      isFileOrder: names.enumerated().allSatisfy { $0.offset == Int($0.element) })
  }

  private static func isBefore(_ one: [UInt8], _ other: [UInt8], _ first: Int, _ second: Int) -> Bool {
    if one == other { return first < second }
    return one.lexicographicallyPrecedes(other)
  }

  /// For each item its place in an order.
  private static func places(_ order: [Int]) -> [UInt32] {
    var places = [UInt32](repeating: 0, count: order.count)
    for (place, item) in order.enumerated() { places[item] = UInt32(place) }
    return places
  }
}

extension CardLibrary {
  /// Puts cards into a library.
  public init(_ cards: some Sequence<Card>) {
    var builder = CardLibraryBuilder()
    for card in cards { builder.append(card) }
    self = builder.finish()
  }

  /// Puts the cards of a grouping into a library, and lets go of them on the way: so that not all are held twice.
  init(consuming grouping: inout CardGrouping) {
    var builder = CardLibraryBuilder()
    var rest = Array(grouping.takeCards().reversed())
    while let card = rest.popLast() { builder.append(card) }
    rest = []
    self = builder.finish()
    FreedMemory.giveBack()
  }
}
