import DataStreams

/// A file of Scryfall's card objects: an array of them, or one a line, packed with gzip or not. The content tells.
///
/// ```swift
/// let report = try CardFile(path: "oracle-cards.json").read { card in grouping.add(card) }
/// ```
///
/// A record that is no card (no object, no name, a value of the wrong kind, a line that was cut, bytes that are no UTF-8, brackets
/// too deep) is reported with its place, and the others are read. A byte order mark, blank lines and line ends of Windows are
/// fine. Takes linear time, the memory of some records besides some buffers, and two processors for a large file. Source of the form:
/// <https://scryfall.com/docs/api/bulk-data>.
public struct CardFile: Hashable, Sendable {
  /// The path of the file; of cards in memory what they are called in messages.
  public let path: String
  private let json: [UInt8]?

  /// Names a file; nothing is opened yet.
  public init(path: String) {
    self.path = path
    json = nil
  }

  /// Cards in memory, in the same forms as in a file but for the packing. `name` stands for them in messages.
  public init(json: [UInt8], name: String) {
    path = name
    self.json = json
  }

  /// Reads the file from its beginning and hands on each card, in the order of the file.
  ///
  /// - Parameters:
  ///   - firstRecord: The number of the first record, for files that are read behind others.
  ///   - progress: Told how far the reading is, some hundred times for a large file. Answers whether to go on.
  ///   - take: Told each card, with the one printing of its record and the record's number in it.
  /// - Returns: The counts, and what is wrong with the records that are no cards.
  /// - Throws: Where the file cannot be read, holds no card, or `progress` answered false. What was handed on before stays read.
  @discardableResult
  public func read(
    firstRecord: Int = 0, progress: (CardFileProgress) -> Bool = { _ in true }, _ take: (consuming Card) -> Void
  ) throws(CardFileError) -> CardFileReport {
    var jobs = ReadingJobs()
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
    if report.cards == 0 { throw .noCard(path: path, problem: report.problems.first) }
    return report
  }

  /// Cuts the file into records until `take` answers false.
  func split(
    progress: (CardFileProgress) -> Bool, _ take: (RawRecord) -> Bool
  ) throws(CardFileError) -> (hasText: Bool, bytes: Int) {
    var splitter = RecordSplitter()
    if let json {
      let goesOn = json.withUnsafeBufferPointer { splitter.add($0, take) }
      if goesOn { splitter.finish(take) }
      return (splitter.hasText, json.count)
    }
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
    case .unreadable, .outside: self = .unreadable(path: error.path)
    case .special: self = .special(path: error.path)
    case .tooLarge(let maximumBytes): self = .tooLarge(path: error.path, maximumBytes: maximumBytes)
    case .damaged(let offset): self = .damaged(path: error.path, offset: offset)
    }
  }
}
