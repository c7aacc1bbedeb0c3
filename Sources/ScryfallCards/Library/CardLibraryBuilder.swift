import FilterEvaluation
import FilterSemantics
import FilterText
import FilterVocabulary

/// Builds a library card by card, without holding the cards.
package struct CardLibraryBuilder {
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
  /// The legalities whose formats were added, which most cards share. Held so that their object identifiers stay
  /// unique.
  private var known: [ObjectIdentifier: FormatLegalities] = [:]
  private var waiting: [Card] = []
  private let needs: CardNeeds
  private let perform: Performing

  /// Runs a piece of work for each number below a count; several may run at once.
  package typealias Performing = @Sendable (_ count: Int, _ work: @Sendable (Int) -> Void) -> Void

  /// Makes a builder of the columns that are needed. Unless everything is, the library can only count cards: it has no
  /// texts to show and no order.
  init(_ needs: CardNeeds = .everything, perform: @escaping Performing = CardLibraryBuilder.performInOrder) {
    self.needs = needs
    self.perform = perform
    columns = ColumnStoreBuilder(CardList.list(fields: needs))
  }

  /// Runs a piece of work for each number, one after another.
  @Sendable package static func performInOrder(_ count: Int, _ work: @Sendable (Int) -> Void) {
    for number in 0..<count { work(number) }
  }

  /// Adds a card with its printings.
  mutating func append(_ card: consuming Card) {
    waiting.append(card)
    if waiting.count == Self.batch { processWaiting() }
  }

  /// Adds cards, and replaces them with empty ones, so that not all are held twice.
  mutating func append(consuming cards: UnsafeMutableBufferPointer<Card>) {
    processWaiting()
    var start = 0
    while start < cards.count {
      let end = min(cards.count, start + Self.batch)
      process(UnsafeMutableBufferPointer(rebasing: cards[start..<end]))
      start = end
    }
  }

  private mutating func processWaiting() {
    if waiting.isEmpty { return }
    var cards = waiting
    waiting.removeAll(keepingCapacity: true)
    cards.withUnsafeMutableBufferPointer { process($0) }
  }

  /// The number of cards that are processed at once: enough for all processors, few enough to need little memory.
  private static let batch = 256
  /// The number of cards that one processor takes at a time.
  private static let piece = 16

  /// Adds cards and replaces them with empty ones.
  private mutating func process(_ cards: UnsafeMutableBufferPointer<Card>) {
    guard let base = cards.baseAddress, !cards.isEmpty else { return }
    let entries = UnsafeMutableBufferPointer<CardEntry>.allocate(capacity: cards.count)
    let summaries = UnsafeMutablePointer<CardSummary>.allocate(capacity: cards.count)
    nonisolated(unsafe) let (source, target, summary) = (base, entries, summaries)
    let needs = needs
    forEach(cards.count) { index in
      let entry = CardEntry((source + index).move(), needs)
      (source + index).initialize(to: Card())
      (summary + index).initialize(to: CardSummary(entry, needs))
      target.initializeElement(at: index, to: entry)
    }
    columns.append(UnsafeBufferPointer(entries), perform: perform)
    for index in entries.indices { show(entries[index], summary: summaries[index]) }
    forEach(cards.count) { index in
      (summary + index).deinitialize(count: 1)
      target.deinitializeElement(at: index)
    }
    summaries.deallocate()
    entries.deallocate()
  }

  private func forEach(_ count: Int, _ work: @Sendable (Int) -> Void) {
    perform((count + Self.piece - 1) / Self.piece) { piece in
      for index in piece * Self.piece..<min(count, (piece + 1) * Self.piece) { work(index) }
    }
  }

  /// Adds the values of a card that the columns do not have.
  private mutating func show(_ entry: CardEntry, summary: CardSummary) {
    coverage.insertKeys(of: entry.coverage)
    if known.updateValue(entry.card.formats, forKey: ObjectIdentifier(entry.card.formats)) == nil {
      coverage.insert(entry.card.formats)
    }
    if needs.isEverything {
      shown.names.append(entry.card.name)
      shown.costs.append(summary.cost)
      shown.types.append(entry.card.typeLine)
      shown.stats.append(summary.stats)
      sortNames.append(summary.sortName)
      penny.append(UInt32(clamping: entry.card.pennyRank ?? 0))
    }
    for index in summary.printings.indices { show(entry, index: index, summary: summary.printings[index]) }
  }

  private mutating func show(_ entry: CardEntry, index: Int, summary: CardSummary.Printing) {
    if needs.isEverything { showTexts(entry, index: index, summary: summary) }
    let set = entry.printings[index].set
    if summary.isExtra { extras.append(printing) }
    if summary.isTranslation { translations.append(printing) }
    printing += 1
    if set.isEmpty { return }
    if setExtras[set]?.hasOthers != true {
      setExtras[set] = (entry.printings[index].setName, !summary.isExtra)
    }
    if let released = entry.printings[index].releasedAt {
      setDays[set] = min(setDays[set] ?? .max, released.first)
    }
  }

  private mutating func showTexts(_ entry: CardEntry, index: Int, summary: CardSummary.Printing) {
    let set = entry.printings[index].set
    shown.printings.append(set)
    shown.printings.append(entry.printings[index].collectorNumber)
    shown.printings.append(entry.printings[index].rarity)
    shown.printings.append(entry.printings[index].releasedAt.map { "\($0)" } ?? "")
    shown.printings.append(entry.printings[index].language)
    shown.records.append(UInt32(clamping: entry.printings[index].record))
    sortSets.append((set, summary.number, entry.printings[index].collectorNumber))
    artists.append(entry.printings[index].artist ?? "")
    if let picture = entry.printings[index].illustrationID {
      let next = UInt32(illustrations.count + 1)
      let number = illustrations[picture, default: next]
      if number == next { illustrations[picture] = next }
      art.append(number)
    } else {
      art.append(0)
    }
  }

  /// The library of all added cards.
  mutating func finish() -> CardLibrary {
    processWaiting()
    let store = columns.finish(perform: perform)
    var extraSets: Set<String> = []
    for (code, set) in setExtras where !set.hasOthers {
      extraSets.insert(ValueSpelling.folded(code))
      for name in TitleSpelling.names(of: set.name) { extraSets.insert(ValueSpelling.folded(name)) }
    }
    return CardLibrary(
      store: store, list: CardList.list(fields: needs, coverage: coverage, setDays: setDays), shown: shown,
      hidden: HiddenPrintings(
        extras: Bitset(size: store.variantCount, rows: extras),
        translations: Bitset(size: store.variantCount, rows: translations), extraSets: extraSets),
      ranks: ranks(), setDays: setDays, coverage: coverage)
  }

  private func ranks() -> CardRanks {
    let names = Self.inverse(
      sortNames.indices.sorted { Self.isBefore(sortNames[$0], sortNames[$1], first: $0, second: $1) })
    let sets = Self.inverse(
      sortSets.indices.sorted { one, other in
        let (left, right) = (sortSets[one], sortSets[other])
        return (left.set, left.number, left.text, one) < (right.set, right.number, right.text, other)
      })
    let distinct = Set(artists).sorted()
    var indices: [String: UInt32] = [:]
    for (index, name) in distinct.enumerated() { indices[name] = name.isEmpty ? 0 : UInt32(index + 1) }
    return CardRanks(
      names: names, penny: penny, sets: sets, artists: artists.map { indices[$0] ?? 0 }, art: art,
      isFileOrder: names.enumerated().allSatisfy { $0.offset == Int($0.element) })
  }

  private static func isBefore(_ one: [UInt8], _ other: [UInt8], first: Int, second: Int) -> Bool {
    if one == other { return first < second }
    return one.lexicographicallyPrecedes(other)
  }

  /// For each item its index in an order.
  private static func inverse(_ order: [Int]) -> [UInt32] {
    var indices = [UInt32](repeating: 0, count: order.count)
    for (index, item) in order.enumerated() { indices[item] = UInt32(index) }
    return indices
  }
}

extension CardLibrary {
  /// Makes a library of cards. Linear in their texts and printings.
  package init(_ cards: some Sequence<Card>) {
    var builder = CardLibraryBuilder()
    for card in cards { builder.append(card) }
    self = builder.finish()
  }

  /// Makes a library of the cards of a grouping, which is emptied so that not all cards are held twice.
  package init(
    consuming grouping: inout CardGrouping, _ needs: CardNeeds = .everything,
    perform: @escaping CardLibraryBuilder.Performing = CardLibraryBuilder.performInOrder
  ) {
    var builder = CardLibraryBuilder(needs, perform: perform)
    var cards = grouping.takeCards()
    cards.withUnsafeMutableBufferPointer { builder.append(consuming: $0) }
    cards = []
    self = builder.finish()
  }
}

/// The values of a card that a library stores in addition to its columns.
struct CardSummary: Sendable {
  let cost: String
  /// Power and toughness, loyalty or defense.
  let stats: String
  /// The name reduced to letters and digits.
  let sortName: [UInt8]
  let printings: [Printing]

  struct Printing: Sendable {
    /// The number that the collector number begins with.
    let number: Int
    let isExtra: Bool
    /// Whether it is not in English, or not in the language of the first printing if the card has none in English.
    let isTranslation: Bool
  }

  init(_ entry: borrowing CardEntry, _ needs: CardNeeds = .everything) {
    if needs.isEverything {
      cost =
        entry.card.manaCost
        ?? entry.card.faces.compactMap { $0.manaCost }.filter { !$0.isEmpty }.joined(separator: " // ")
      stats = CardSummary.stats(entry)
      sortName = TextFolding.collated(entry.card.name)
    } else {
      (cost, stats, sortName) = ("", "", [])
    }
    let printings = entry.printings
    let language = printings.indices.contains { printings[$0].language == "en" } ? "en" : printings[0].language
    self.printings = printings.indices.map { index in
      Printing(
        number: needs.isEverything
          ? CollectorNumber.leadingInteger(of: printings[index].collectorNumber) ?? .max : .max,
        isExtra: entry.facts.isExtra(printings[index]),
        isTranslation: printings[index].language != language)
    }
  }

  private static func stats(_ entry: CardEntry) -> String {
    let (card, face) = (entry.card, entry.card.faces.first)
    if let power = card.power ?? face?.power { return "\(power)/\(card.toughness ?? face?.toughness ?? "")" }
    return card.loyalty ?? face?.loyalty ?? card.defense ?? face?.defense ?? ""
  }
}
