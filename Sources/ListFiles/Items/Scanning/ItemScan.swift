package import FilterItems

/// An event of a search of a file.
package enum ScanEvent {
  /// A record that matches, while its matcher has its columns, and the number of records of the file before it, without
  /// those that cannot be read.
  case found(RawItem, ItemRecord, number: Int)
  /// A record that does not match, and the number of records before it, in a search that asks for those.
  case other(RawItem, number: Int)
  /// A record that cannot be read.
  case damage(ItemDamage)
  /// The values of matching records that follow those of the last event of this kind, in a search that collects them.
  case collected(any RowCollector)
  /// Records that were read and not passed since the last event of this kind. Matching ones are included in a search
  /// that only counts or collects.
  case passed(ScanTally)
}

/// A number of records.
package struct ScanTally {
  /// The number of records read.
  package var records = 0
  /// Their bytes, with a line break each.
  package var bytes = 0
  /// The number of matching records, in a search that only counts or collects.
  package var found = 0
  /// Whether a pattern hit its step limit on a text.
  package var wasCutShort = false

  package init() {}
}

/// A search of a file: reads its records and passes those that match, in their order, on several threads if the file
/// is large.
package struct ItemScan {
  private let file: ItemFile
  private let matcher: RecordMatcher
  private let use: ScanUse
  private let passesOthers: Bool

  /// A search of a file. With `passesOthers`, records that do not match are passed too, and one thread reads the file.
  package init(_ file: ItemFile, _ matcher: RecordMatcher, _ use: ScanUse = .passing, passesOthers: Bool = false) {
    self.file = file
    self.matcher = matcher
    self.use = use
    self.passesOthers = passesOthers
  }

  /// Reads the file until `take` returns false. Takes linear time, and memory for a few pieces of the file and the
  /// longest record. Throws if the file is missing or cannot be read.
  ///
  /// - Parameters:
  ///   - threads: The number of threads that compare records; by default one for each processor.
  ///   - pieceSize: The number of bytes that a thread takes at a time.
  ///   - isCancelled: Whether a database is to end a row that takes long, and with it the search.
  package func run(
    threads: Int = PieceFilter.usualThreads, pieceSize: Int = PieceFilter.usualSize,
    isCancelled: () -> Bool = { false }, _ take: (ScanEvent) -> Bool
  ) throws(ItemFileError) {
    let file = file.recognized()
    var pass = ScanPass(file, matcher, use, passesOthers: passesOthers)
    if threads > 1, !passesOthers, let large = PieceFilter.largeFile(file, atLeast: 4 * pieceSize) {
      var pieces = PieceScan(file, large, matcher, use, threads: threads, pieceSize: pieceSize)
      return try pieces.run(take)
    }
    var continues = true
    // Records before an error count.
    defer { if continues { _ = pass.flush(take) } }
    try file.readRaw(isCancelled: isCancelled) { raw in
      continues = pass.scan(raw, take)
      return continues
    }
  }
}

/// The use of the records that match.
package enum ScanUse: Sendable {
  /// They are passed, each by itself.
  case passing
  /// They are counted.
  case counting
  /// The values of their columns are gathered by collectors that are made for parts of the file. A record with invalid text
  /// is passed.
  case collecting(@Sendable () -> any RowCollector)

  /// Keeps a record that matches by its count, or by its values in a collector, which is made for the first; false if it is
  /// to be passed.
  func keeps(_ raw: RawItem, of matcher: RecordMatcher, in collector: inout (any RowCollector)?) -> Bool {
    switch self {
    case .counting: return true
    case .collecting(let make) where raw.placeOfInvalidText == nil:
      let made = collector ?? make()
      collector = made
      made.add(matcher.columns())
      return true
    case .passing, .collecting: return false
    }
  }
}

/// Compares the records of a file one by one.
package struct ScanPass {
  private let text: ItemText
  private let matcher: RecordMatcher
  private let use: ScanUse
  /// The values since the last event; nil if there are none.
  private var collector: (any RowCollector)?
  private let passesOthers: Bool
  private var tally = ScanTally()
  /// The number of records before the next one, without those that cannot be read.
  private var number = 0

  package init(_ file: ItemFile, _ matcher: RecordMatcher, _ use: ScanUse = .passing, passesOthers: Bool = false) {
    text = file.text
    self.matcher = matcher
    self.use = use
    self.passesOthers = passesOthers
  }

  /// Compares a record; returns whether to continue.
  package mutating func scan(_ raw: RawItem, _ take: (ScanEvent) -> Bool) -> Bool {
    switch matcher.verdict(on: raw, of: text) {
    case .damage(let damage): return take(.damage(damage))
    case .found where use.keeps(raw, of: matcher, in: &collector): tally.found += 1
    case .found(let record):
      guard passCollected(take) else { return false }
      number += 1
      return take(.found(raw, record, number: number - 1))
    case .other where passesOthers: if !take(.other(raw, number: number)) { return false }
    case .other: break
    }
    number += 1
    tally.records += 1
    tally.bytes += raw.byteCount + 1
    return tally.records < 4_096 || flush(take)
  }

  /// Counts records that were compared elsewhere.
  mutating func skip(records: Int) { number += records }

  /// Passes the values since the last call; returns whether to continue.
  private mutating func passCollected(_ take: (ScanEvent) -> Bool) -> Bool {
    guard let collector else { return true }
    self.collector = nil
    return take(.collected(collector))
  }

  /// Passes the number of records since the last call; returns whether to continue.
  package mutating func flush(_ take: (ScanEvent) -> Bool) -> Bool {
    guard passCollected(take) else { return false }
    tally.wasCutShort = matcher.wasCutShort
    if tally.records == 0, !tally.wasCutShort { return true }
    defer { tally = ScanTally() }
    return take(.passed(tally))
  }
}
