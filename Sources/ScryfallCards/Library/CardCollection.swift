import DataStreams
import FilterEvaluation
import FilterSemantics
import Foundation

/// Cards to search, and the file or the sample they came from: for what the library does not keep, such as the JSON of a record.
public struct CardCollection: Sendable {
  /// The cards.
  public let library: CardLibrary
  /// The counts of the reading, and what is wrong with records that are no cards; nil for cards that were prepared.
  public let report: CardFileReport?
  let source: Source

  enum Source: Sendable {
    case sample
    case files([(path: String, firstRecord: Int)])
    case prepared(PreparedCards)
  }

  /// The sample set.
  public static let sample: CardCollection = {
    var grouping = CardGrouping()
    var report = CardFileReport()
    do throws(CardFileError) {
      report = try CardFile(json: SampleCards.jsonLines, name: "the sample cards").read { grouping.add($0) }
    } catch {
      // The sample is part of the program, and a test reads it.
    }
    return CardCollection(library: CardLibrary(grouping.cards), report: report, source: .sample)
  }()

  /// Opens a file of cards: of Scryfall's bulk data, packed or not, or prepared. The content tells.
  ///
  /// `printings` names a file of further printings of cards of the first. `progress` is told how far the reading is, and answers
  /// whether to go on.
  public static func open(
    _ path: String, printings: String? = nil, progress: (CardFileProgress) -> Bool = { _ in true }
  ) throws(CardFileError) -> CardCollection {
    if let prepared = try PreparedCards(path: path) {
      return CardCollection(library: prepared.library, report: nil, source: .prepared(prepared))
    }
    var grouping = CardGrouping(expectedCards: 1 << 15)
    var report = try CardFile(path: path).read(progress: progress) { grouping.add($0) }
    var files = [(path: path, firstRecord: 0)]
    if let printings {
      let first = report.records
      let more = try CardFile(path: printings).read(firstRecord: first, progress: progress) {
        grouping.addPrintings(of: $0)
      }
      report.add(more)
      files.append((printings, first))
    }
    return CardCollection(library: CardLibrary(consuming: &grouping), report: report, source: .files(files))
  }

  /// The JSON of the records of some printings of the library, in the order given; nil for one that is not found any more.
  public func records(ofPrintings printings: [Int]) throws(CardFileError) -> [[UInt8]?] {
    let numbers = printings.map { Int(library.shown.records[$0]) }
    var texts: [Int: [UInt8]] = [:]
    switch source {
    case .prepared(let prepared):
      var records: [[UInt8]?] = []
      for number in numbers { records.append(try prepared.record(number)) }
      return records
    case .sample:
      try CardFile(json: SampleCards.jsonLines, name: "the sample cards").recordTexts(for: numbers) {
        texts[$0] = Array($1)
      }
    case .files(let files):
      for (place, file) in files.enumerated() {
        let end = place + 1 < files.count ? files[place + 1].firstRecord : .max
        let wanted = numbers.filter { $0 >= file.firstRecord && $0 < end }
        try CardFile(path: file.path).recordTexts(for: wanted, firstRecord: file.firstRecord) { texts[$0] = Array($1) }
      }
    }
    return numbers.map { texts[$0] }
  }

  /// A card of the library whole, read again from where it came from; nil where it is not found any more.
  public func card(_ place: Int) throws(CardFileError) -> Card? {
    let variants = Array(library.store.variants(of: place))
    var grouping = CardGrouping()
    for case .some(let text) in try records(ofPrintings: variants) {
      try CardFile(json: text, name: "a record").read { card in
        if grouping.cards.isEmpty { grouping.add(card) } else { grouping.addPrintings(of: card) }
      }
    }
    return grouping.cards.first
  }
}
