extension CardLibrary {
  /// Reads a card file, packed or not, into a library; with it the counts and what is wrong with records that are no cards.
  ///
  /// `printings` names a file of further printings, joined by `oracle_id` or name. `progress` is told how far the reading is,
  /// and answers whether to go on.
  public static func read(
    _ path: String, printings: String? = nil, progress: (CardFileProgress) -> Bool = { _ in true }
  ) throws(CardFileError) -> (library: CardLibrary, report: CardFileReport) {
    var grouping = CardGrouping(expectedCards: 1 << 15)
    let report = try CardFile(path: path).read(progress: progress) { grouping.add($0) }
    if let printings {
      try CardFile(path: printings).read(firstRecord: report.records, progress: progress) {
        grouping.addPrintings(of: $0)
      }
    }
    var builder = CardLibraryBuilder()
    for card in grouping.cards { builder.append(card) }
    return (builder.finish(), report)
  }
}
