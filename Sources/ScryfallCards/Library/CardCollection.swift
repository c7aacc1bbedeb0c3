import FilterEvaluation

/// A library of cards with its source, from which the JSON of records can be read again.
public struct CardCollection: Sendable {
  /// The cards, ready to be searched.
  public let library: CardLibrary
  /// The number of records and the errors in them; nil for prepared cards.
  public let report: CardFileReport?
  /// Whether these are the invented cards, which represent any cards.
  package private(set) var isSample = false
  private let source: CardSource

  /// Makes a collection of cards that were read.
  package init(library: CardLibrary, report: CardFileReport?, source: CardSource) {
    self.library = library
    self.report = report
    self.source = source
  }

  /// Reads cards in memory: the JSON of Scryfall's bulk data, not compressed. Linear in the text.
  ///
  /// - Parameter name: What the cards are called in messages.
  /// - Throws: If the text has no card.
  package init(json: [UInt8], named name: String) throws(CardFileError) {
    let text = CardText(json: json, name: name)
    var grouping = CardGrouping()
    let report = try text.read { grouping.add($0) }
    self.init(library: CardLibrary(consuming: &grouping), report: report, source: CardSource(text))
  }

  /// A set of invented cards that the library contains.
  public static let sample: CardCollection = {
    do throws(CardFileError) {
      var sample = try CardCollection(json: SampleCards.jsonLines, named: "the sample cards")
      sample.isSample = true
      return sample
    } catch {
      // A test checks that the sample can be read.
      return CardCollection(library: CardLibrary([]), report: CardFileReport(), source: CardSource.none)
    }
  }()

  /// The JSON of the records of some printings, given by their indices in the library; nil for a record that no longer
  /// exists.
  package func records(ofPrintings printings: [Int]) throws(CardFileError) -> [[UInt8]?] {
    try source.texts(printings.map { Int(library.shown.records[$0]) })
  }

  /// A card by its index in the library, read again from the source with all its values; nil if it no longer exists.
  /// Reads the file up to the last record of the card.
  public func card(_ index: Int) throws(CardFileError) -> Card? {
    try Card(records: records(ofPrintings: Array(library.store.variants(of: index))).compactMap { $0 })
  }

  /// Whether a few records can be read without the records before them: true for the sample and for prepared cards.
  package var readsRecordsQuickly: Bool { source.isQuick }

  /// The cards of some printings, given by their indices in the library, each with that printing only; nil for a record
  /// that no longer exists. Reads the file once.
  package func cards(ofPrintings printings: [Int]) throws(CardFileError) -> [Card?] {
    var lines: [UInt8] = []
    var indices: [Int] = []
    for (index, text) in try records(ofPrintings: printings).enumerated() {
      guard let text else { continue }
      lines += text
      lines.append(0x0A)
      indices.append(index)
    }
    var cards = [Card?](repeating: nil, count: printings.count)
    if lines.isEmpty { return cards }
    try CardText(json: lines, name: "some records").read { card in
      let record = card.printings.first?.record ?? -1
      if indices.indices.contains(record) { cards[indices[record]] = card }
    }
    return cards
  }
}

extension Card {
  /// The card of the records of its printings; nil without a record.
  package init?(records: [[UInt8]]) throws(CardFileError) {
    var grouping = CardGrouping()
    for record in records {
      try CardText(json: record, name: "a record").read { card in
        if grouping.cards.isEmpty { grouping.add(card) } else { grouping.addPrintings(of: card) }
      }
    }
    guard let card = grouping.cards.first else { return nil }
    self = card
  }
}

/// Where the JSON of records can be read again.
package struct CardSource: Sendable {
  /// Whether a few records can be read without the records before them.
  package let isQuick: Bool
  /// The JSON of the records with these indices, each on one line; nil for a record that does not exist.
  package let texts: @Sendable ([Int]) throws(CardFileError) -> [[UInt8]?]

  package init(isQuick: Bool, texts: @escaping @Sendable ([Int]) throws(CardFileError) -> [[UInt8]?]) {
    self.isQuick = isQuick
    self.texts = texts
  }

  /// The records of a text in memory.
  init(_ text: CardText) {
    let ranges = text.ranges()
    self.init(isQuick: true) { (numbers) throws(CardFileError) in
      numbers.map { number in
        guard ranges.indices.contains(number), !ranges[number].isEmpty else { return nil }
        return text.json.withUnsafeBufferPointer { json in
          JSONCompaction.withCompact(UnsafeBufferPointer(rebasing: json[ranges[number]])) { Array($0) }
        }
      }
    }
  }

  /// No records.
  package static let none = CardSource(isQuick: true) { (numbers) throws(CardFileError) in numbers.map { _ in nil } }
}
