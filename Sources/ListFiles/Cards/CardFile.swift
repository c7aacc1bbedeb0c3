import DataFiles
import DataStreams
package import ScryfallCards

/// A file of Scryfall's card objects (<https://scryfall.com/docs/api/bulk-data>): an array, or one per line, compressed
/// with gzip or not. The contents determine the format.
///
/// ```swift
/// let report = try CardFile(path: "oracle-cards.json").read { card in grouping.add(card) }
/// ```
///
/// A record that is not a card (not an object, without a name, a value of the wrong type, a truncated line, invalid
/// UTF-8, excessive nesting) is reported with its position, and the others are read. A byte order mark, blank lines and
/// line ends of Windows are accepted. Takes linear time, the memory of some records, and two processors for a large
/// file.
package struct CardFile: Hashable, Sendable {
  /// The path of the file.
  package let path: String

  /// Makes a card file for a path, without opening it.
  package init(path: String) { self.path = path }

  /// Reads the file and passes each card to `take`, in the order of the file. Linear time.
  ///
  /// - Parameters:
  ///   - firstRecord: The index of the first record, for a file that is read after another.
  ///   - progress: Called some hundred times with the progress for a large file. Returns whether to continue.
  ///   - take: Called for each card with the one printing of its record.
  /// - Returns: The number of records, and the errors in them.
  /// - Throws: If the file cannot be read, has no card, or `progress` returns false. The cards before that were passed
  ///   to `take`.
  @discardableResult
  package func read(
    firstRecord: Int = 0, progress: (CardFileProgress) -> Bool = { _ in true }, _ take: (consuming Card) -> Void
  ) throws(CardFileError) -> CardFileReport {
    try read(.everything, firstRecord: firstRecord, progress: progress, take)
  }

  /// Reads the file like ``read(firstRecord:progress:_:)``, but of each card only the values that are needed.
  @discardableResult
  func read(
    _ needs: CardNeeds, firstRecord: Int = 0, progress: (CardFileProgress) -> Bool = { _ in true },
    _ take: (consuming Card) -> Void
  ) throws(CardFileError) -> CardFileReport {
    var jobs = ReadingJobs(needs)
    var text: (hasText: Bool, bytes: Int) = (false, 0)
    var failure: CardFileError?
    do throws(CardFileError) {
      text = try split(progress: progress) { record in
        jobs.add(record, firstRecord: firstRecord, take)
        return true
      }
    } catch {
      failure = error
    }
    var report = jobs.finish(take)
    if let failure { throw failure }
    report.textBytes = text.bytes
    if !text.hasText { throw .empty(path: path) }
    if report.cards == 0 { throw .noCard(path: path, error: report.errors.first) }
    return report
  }

  /// Splits the file into records until `take` returns false.
  func split(
    progress: (CardFileProgress) -> Bool, _ take: (RawRecord) -> Bool
  ) throws(CardFileError) -> (hasText: Bool, bytes: Int) {
    var splitter = RecordSplitter()
    var (records, bytes) = (0, 0)
    let file: PackedFile
    do { file = try PackedFile(path: path) } catch { throw CardFileError(error) }
    while let piece = try next(file) {
      bytes += piece.count
      let goesOn = splitter.add(piece) { record in
        records = record.number + 1
        return take(record)
      }
      if !goesOn { return (true, bytes) }
      let read = file.progress
      let state = CardFileProgress(bytesRead: read.bytesRead, totalBytes: read.totalBytes, records: records)
      if !progress(state) { throw .stopped(path: path) }
    }
    splitter.finish(take)
    return (splitter.hasText, bytes)
  }

  private func next(_ file: PackedFile) throws(CardFileError) -> UnsafeBufferPointer<UInt8>? {
    do { return try file.next() } catch { throw CardFileError(error) }
  }
}

extension CardFileError {
  init(_ error: PackedFileError) {
    switch error.reason {
    case .missing: self = .missing(path: error.path)
    case .folder: self = .folder(path: error.path)
    case .unreadable, .outside, .shortened, .program: self = .unreadable(path: error.path)
    case .special: self = .special(path: error.path)
    case .tooLarge(let maximumBytes): self = .tooLarge(path: error.path, maximumBytes: maximumBytes)
    case .damaged(let offset): self = .damaged(path: error.path, offset: offset)
    }
  }
}

extension CardFile {
  /// Reads the file again and passes the JSON of some records to `take`, each on one line: blanks between the values of
  /// a record over several lines are removed. Takes linear time and stops after the last of the records.
  ///
  /// - Parameters:
  ///   - records: The indices of the records, as in ``CardPrinting/record``, in any order. Indices without a record are
  ///     ignored.
  ///   - firstRecord: The index of the first record of the file.
  ///   - take: Called with the index of a record and its JSON, valid during the call, in the order of the file.
  func recordTexts(
    for records: some Sequence<Int>, firstRecord: Int = 0, _ take: (Int, UnsafeBufferPointer<UInt8>) -> Void
  ) throws(CardFileError) {
    let wanted = Set(records).sorted()
    var next = 0
    if wanted.isEmpty { return }
    _ = try split(
      progress: { _ in true },
      { record in
        while next < wanted.count, wanted[next] < firstRecord + record.number { next += 1 }
        guard next < wanted.count else { return false }
        guard wanted[next] == firstRecord + record.number, record.error == nil else { return true }
        JSONCompaction.withCompact(record.bytes) { take(wanted[next], $0) }
        next += 1
        return next < wanted.count
      })
  }
}
