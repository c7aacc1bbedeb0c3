import DataStreams

extension CardCollection {
  /// Whether a few records are read at once: of the sample, and of cards that were prepared. Those of a file are read with all that
  /// stands before them.
  public var readsRecordsQuickly: Bool {
    switch source {
    case .sample, .prepared: true
    case .files: false
    }
  }

  /// The cards of some printings of the library as their records have them, each with that printing only, in the order given;
  /// nil for one that is not found any more. Reads what it must of the file once.
  public func cards(ofPrintings printings: [Int]) throws(CardFileError) -> [Card?] {
    var lines: [UInt8] = []
    var places: [Int] = []
    for (place, text) in try records(ofPrintings: printings).enumerated() {
      guard let text else { continue }
      lines += text
      lines.append(0x0A)
      places.append(place)
    }
    var cards = [Card?](repeating: nil, count: printings.count)
    if lines.isEmpty { return cards }
    try CardFile(json: lines, name: "some records").read { card in
      let record = card.printings.first?.record ?? -1
      if places.indices.contains(record) { cards[places[record]] = card }
    }
    return cards
  }
}
