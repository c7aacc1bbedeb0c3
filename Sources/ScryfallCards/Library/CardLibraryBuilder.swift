import DataStreams
import Dispatch
import FilterEvaluation
import FilterSemantics
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
  /// Legalities whose formats are known: most cards share theirs with others. Held, so that no other comes to be the same object.
  private var known: [ObjectIdentifier: FormatLegalities] = [:]
  private var waiting: [Card] = []

  /// Begins an empty library.
  public init() {
    columns = ColumnStoreBuilder(CardList.list())
  }

  /// Adds a card with its printings.
  public mutating func append(_ card: consuming Card) {
    waiting.append(card)
    if waiting.count == Self.batch { workWaiting() }
  }

  /// Adds cards, and leaves empty ones where they were: so that not all are held twice.
  mutating func append(consuming cards: UnsafeMutableBufferPointer<Card>) {
    workWaiting()
    var start = 0
    while start < cards.count {
      let end = min(cards.count, start + Self.batch)
      work(UnsafeMutableBufferPointer(rebasing: cards[start..<end]))
      start = end
    }
  }

  private mutating func workWaiting() {
    if waiting.isEmpty { return }
    var cards = waiting
    waiting.removeAll(keepingCapacity: true)
    cards.withUnsafeMutableBufferPointer { work($0) }
  }

  /// How many cards are worked out at once: enough to keep the processors busy, few enough to need little room.
  private static let batch = 256
  /// How many of them make a piece of work.
  private static let piece = 16

  /// Works cards out, on all processors, and takes them away.
  private mutating func work(_ cards: UnsafeMutableBufferPointer<Card>) {
    guard let base = cards.baseAddress, !cards.isEmpty else { return }
    let entries = UnsafeMutableBufferPointer<CardEntry>.allocate(capacity: cards.count)
    let summaries = UnsafeMutablePointer<CardSummary>.allocate(capacity: cards.count)
    nonisolated(unsafe) let (source, target, summary) = (base, entries, summaries)
    perform(cards.count) { place in
      let card = (source + place).move()
      (source + place).initialize(to: Card())
      let entry = CardEntry(card)
      (summary + place).initialize(to: CardSummary(entry))
      target.initializeElement(at: place, to: entry)
    }
    columns.append(UnsafeBufferPointer(entries)) { DispatchQueue.concurrentPerform(iterations: $0, execute: $1) }
    for place in entries.indices { show(entries[place], summaries[place]) }
    perform(cards.count) { place in
      (summary + place).deinitialize(count: 1)
      target.deinitializeElement(at: place)
    }
    summaries.deallocate()
    entries.deallocate()
  }

  private func perform(_ count: Int, _ work: @Sendable (Int) -> Void) {
    DispatchQueue.concurrentPerform(iterations: (count + Self.piece - 1) / Self.piece) { piece in
      for place in piece * Self.piece..<min(count, (piece + 1) * Self.piece) { work(place) }
    }
  }

  /// Notes what the columns do not have.
  private mutating func show(_ entry: CardEntry, _ summary: CardSummary) {
    coverage.insertKeys(of: entry.coverage)
    if known.updateValue(entry.card.formats, forKey: ObjectIdentifier(entry.card.formats)) == nil {
      coverage.insert(entry.card.formats)
    }
    shown.names.append(entry.card.name)
    shown.costs.append(summary.cost)
    shown.types.append(entry.card.typeLine)
    shown.stats.append(summary.stats)
    sortNames.append(summary.sortName)
    penny.append(UInt32(clamping: entry.card.pennyRank ?? 0))
    for place in summary.printings.indices { show(entry, place, summary.printings[place]) }
  }

  private mutating func show(_ entry: CardEntry, _ place: Int, _ summary: CardSummary.Printing) {
    shown.printings.append(summary.line)
    shown.records.append(UInt32(clamping: entry.printings[place].record))
    let set = entry.printings[place].set
    sortSets.append((set, summary.number, entry.printings[place].collectorNumber))
    artists.append(entry.printings[place].artist ?? "")
    if let picture = entry.printings[place].illustrationID {
      let next = UInt32(illustrations.count + 1)
      let number = illustrations[picture, default: next]
      if number == next { illustrations[picture] = next }
      art.append(number)
    } else {
      art.append(0)
    }
    if summary.isExtra { extras.append(printing) }
    if summary.isTranslation { translations.append(printing) }
    printing += 1
    if set.isEmpty { return }
    if setExtras[set]?.hasOthers != true {
      setExtras[set] = (entry.printings[place].setName, !summary.isExtra)
    }
    if let released = entry.printings[place].releasedAt {
      setDays[set] = min(setDays[set] ?? .max, released.first)
    }
  }

  /// The library of all cards that were added.
  public mutating func finish() -> CardLibrary {
    workWaiting()
    let store = columns.finish { DispatchQueue.concurrentPerform(iterations: $0, execute: $1) }
    var extraSets: Set<String> = []
    for (code, set) in setExtras where !set.hasOthers {
      extraSets.insert(ValueSpelling.folded(code))
      for name in TitleSpelling.names(of: set.name) { extraSets.insert(ValueSpelling.folded(name)) }
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
    var cards = grouping.takeCards()
    cards.withUnsafeMutableBufferPointer { builder.append(consuming: $0) }
    cards = []
    self = builder.finish()
    FreedMemory.giveBack()
  }
}
