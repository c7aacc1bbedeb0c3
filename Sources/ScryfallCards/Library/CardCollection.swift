import FilterEvaluation

/// A library of cards with its source, from which the JSON of records can be read again.
public struct CardCollection: Sendable {
  /// The cards, ready to be searched.
  public let library: CardLibrary
  /// The number of records and the errors in them; nil for prepared cards.
  public let report: CardFileReport?
  let source: Source

  enum Source: Sendable {
    case sample
    case files([(path: String, firstRecord: Int)])
    case prepared(PreparedCards)
  }

  /// A set of invented cards that the library contains.
  public static let sample: CardCollection = {
    var grouping = CardGrouping()
    var report = CardFileReport()
    do throws(CardFileError) {
      report = try CardFile(json: SampleCards.jsonLines, name: "the sample cards").read { grouping.add($0) }
    } catch {
      // A test checks that the sample can be read.
    }
    return CardCollection(library: CardLibrary(grouping.cards), report: report, source: .sample)
  }()

  /// Opens a card file: Scryfall's bulk data, compressed with gzip or not, or prepared cards. Linear in the file.
  ///
  /// - Parameters:
  ///   - path: The path of the file, whose contents determine the format.
  ///   - printings: The path of a file with more printings of the same cards; nil for none.
  ///   - progress: Called some hundred times with the progress for a large file. Returns whether to continue.
  ///   - indexing: Called when all is read, before the cards are made ready to be searched.
  /// - Throws: If a file cannot be read or has no card, or `progress` returns false.
  public static func open(
    _ path: String, printings: String? = nil, progress: (CardFileProgress) -> Bool = { _ in true },
    indexing: () -> Void = {}
  ) throws(CardFileError) -> CardCollection {
    if let prepared = try PreparedCards(path: path) {
      return CardCollection(library: prepared.library, report: nil, source: .prepared(prepared))
    }
    let read = try CardLibrary.read(path, printings: printings, progress: progress, indexing: indexing)
    return CardCollection(library: read.library, report: read.report, source: .files(read.files))
  }

  /// The JSON of the records of some printings, given by their indices in the library; nil for a record that no longer
  /// exists.
  package func records(ofPrintings printings: [Int]) throws(CardFileError) -> [[UInt8]?] {
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
      for (index, file) in files.enumerated() {
        let end = index + 1 < files.count ? files[index + 1].firstRecord : .max
        let wanted = numbers.filter { $0 >= file.firstRecord && $0 < end }
        try CardFile(path: file.path).recordTexts(for: wanted, firstRecord: file.firstRecord) { texts[$0] = Array($1) }
      }
    }
    return numbers.map { texts[$0] }
  }

  /// A card by its index in the library, read again from the source with all its values; nil if it no longer exists.
  /// Reads the file up to the last record of the card.
  public func card(_ index: Int) throws(CardFileError) -> Card? {
    let variants = Array(library.store.variants(of: index))
    var grouping = CardGrouping()
    for case .some(let text) in try records(ofPrintings: variants) {
      try CardFile(json: text, name: "a record").read { card in
        if grouping.cards.isEmpty { grouping.add(card) } else { grouping.addPrintings(of: card) }
      }
    }
    return grouping.cards.first
  }
}

extension CardLibrary {
  /// A library of the cards of a file that is not prepared, the report on the records, and the files with the index of
  /// their first record.
  static func read(
    _ path: String, printings: String?, _ needs: CardNeeds = .everything, progress: (CardFileProgress) -> Bool,
    indexing: () -> Void = {}
  ) throws(CardFileError) -> (library: CardLibrary, report: CardFileReport, files: [(path: String, firstRecord: Int)]) {
    var grouping = CardGrouping(expectedCards: 1 << 15)
    var report = try CardFile(path: path).read(needs, progress: progress) { grouping.add($0) }
    var files = [(path: path, firstRecord: 0)]
    if let printings {
      let first = report.records
      let more = try CardFile(path: printings).read(needs, firstRecord: first, progress: progress) {
        grouping.addPrintings(of: $0)
      }
      report.add(more)
      files.append((printings, first))
    }
    indexing()
    return (CardLibrary(consuming: &grouping, needs), report, files)
  }
}

extension CardCollection {
  /// Whether a few records can be read without the records before them: true for the sample and for prepared cards.
  package var readsRecordsQuickly: Bool {
    switch source {
    case .sample, .prepared: true
    case .files: false
    }
  }

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
    try CardFile(json: lines, name: "some records").read { card in
      let record = card.printings.first?.record ?? -1
      if indices.indices.contains(record) { cards[indices[record]] = card }
    }
    return cards
  }
}
