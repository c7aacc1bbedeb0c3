package import DataStreams

/// Scryfall's card objects in memory: an array, or one per line, as in a bulk file that is not compressed.
///
/// Records that are no cards are reported with their positions, and the others are read. Reads on one thread.
package struct CardText: Sendable {
  /// What the cards are called in messages.
  package let name: String
  package let json: [UInt8]

  /// Makes a text of JSON. Nothing is read yet.
  package init(json: [UInt8], name: String) {
    self.json = json
    self.name = name
  }

  /// Reads the text and passes each card to `take` with the one printing of its record, in the order of the text.
  /// Linear time. Throws if it has no card.
  ///
  /// - Parameter firstRecord: The index of the first record, for a text that is read after another.
  @discardableResult
  package func read(firstRecord: Int = 0, _ take: (consuming Card) -> Void) throws(CardFileError) -> CardFileReport {
    var reader = CardReader()
    var report = CardFileReport()
    let hasText = split { record in
      if !record.bytes.isEmpty || record.error == nil { report.records += 1 }
      func add(at offset: Int, _ message: String) {
        report.add(
          CardRecordError(line: record.line, record: record.number, offset: record.offset + offset, message: message))
      }
      if let error = record.error {
        add(at: record.bytes.count, error)
        return true
      }
      do throws(JSONError) {
        let card = try reader.card(record.bytes, record: firstRecord + record.number)
        report.cards += 1
        take(card)
      } catch { add(at: error.offset, error.message) }
      return true
    }
    report.textBytes = json.count
    if !hasText { throw .empty(path: name) }
    if report.cards == 0 { throw .noCard(path: name, error: report.errors.first) }
    return report
  }

  /// Passes the records to `take` until it returns false. Returns whether there is anything but blanks.
  @discardableResult
  package func split(_ take: (RawRecord) -> Bool) -> Bool {
    var splitter = RecordSplitter()
    let goesOn = json.withUnsafeBufferPointer { splitter.add($0, take: take) }
    if goesOn { splitter.finish(take) }
    return splitter.hasText
  }

  /// The bytes of each record in the text, by its index; empty ones for damaged records. Linear time.
  func ranges() -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    split { record in
      ranges.append(record.offset..<record.offset + (record.error == nil ? record.bytes.count : 0))
      return true
    }
    return ranges
  }
}
