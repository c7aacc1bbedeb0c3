public import ScryfallCards

extension CardCollection {
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
      let source = CardSource(isQuick: true) { (numbers) throws(CardFileError) in
        var records: [[UInt8]?] = []
        for number in numbers { records.append(try prepared.record(number)) }
        return records
      }
      return CardCollection(library: prepared.library, report: nil, source: source)
    }
    let read = try CardLibrary.read(path, printings: printings, progress: progress, indexing: indexing)
    let files = read.files
    let source = CardSource(isQuick: false) { (numbers) throws(CardFileError) in
      var texts: [Int: [UInt8]] = [:]
      for (index, file) in files.enumerated() {
        let end = index + 1 < files.count ? files[index + 1].firstRecord : .max
        let wanted = numbers.filter { $0 >= file.firstRecord && $0 < end }
        try CardFile(path: file.path).recordTexts(for: wanted, firstRecord: file.firstRecord) { texts[$0] = Array($1) }
      }
      return numbers.map { texts[$0] }
    }
    return CardCollection(library: read.library, report: read.report, source: source)
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
    let library = CardLibrary(consuming: &grouping, needs, perform: Processors.perform)
    // A count needs little memory, and ends soon.
    if needs.isEverything { FreedMemory.release() }
    return (library, report, files)
  }
}
