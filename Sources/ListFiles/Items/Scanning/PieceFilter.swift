import DataFiles
import DataStreams
import FilterItems
import Foundation

/// Compares the records of a large file on several threads, piece by piece. The pieces have a fixed size, so that a
/// record may begin in one and end in another. A thread compares the whole lines of a piece as if a record began with
/// the first; ``PieceScan`` knows whether that is so, and compares the parts of lines at both ends.
///
/// At most a few pieces more than there are threads are in memory.
package final class PieceFilter: @unchecked Sendable {
  /// One thread for each processor, at most eight.
  package static var usualThreads: Int { min(8, ProcessInfo.processInfo.activeProcessorCount) }
  /// Half a megabyte, which fits the cache of a core.
  package static let usualSize = 1 << 19

  private let file: InputFile
  private let size: Int
  private let limit: Int
  private let condition = NSCondition()
  // Guarded by the condition.
  private var free: [Piece] = []
  private var done: [Int: Piece] = [:]
  /// The index of the next piece to compare, and of the one that is taken next.
  private var next: Int
  private var taken: Int
  private var isCancelled = false

  /// A recognized file, open, if it is a text of at least so many bytes.
  static func largeFile(_ file: ItemFile, atLeast size: Int) -> InputFile? {
    guard case .plain(let known) = file.form, known >= size else { return nil }
    do throws(PackedFileError) {
      let input = try InputFile(path: file.path, accepting: .regular)
      return input.size ?? 0 >= size ? input : nil
    } catch { return nil }
  }

  /// Starts the threads with the piece at an index. Each makes a comparer of its own, so that what they write is not
  /// in one cache line.
  init(
    _ file: InputFile, pieceSize: Int, from first: Int, threads: Int,
    makeComparer: @escaping @Sendable () -> PieceComparer
  ) {
    self.file = file
    size = pieceSize
    (next, taken) = (first, first)
    limit = threads + 2
    for _ in 0..<threads {
      let thread = Thread { [self] in work(makeComparer()) }
      // A record may be nested as deep as a query reader permits on the main thread.
      thread.stackSize = 8 << 20
      thread.start()
    }
  }

  /// Ends the threads, each after its piece.
  func cancel() {
    condition.withLock {
      isCancelled = true
      condition.broadcast()
    }
  }

  /// The next piece in the order of the file. Waits until it is compared. Empty at the end of the file.
  func take() -> Piece {
    condition.lock()
    defer { condition.unlock() }
    while true {
      if let piece = done.removeValue(forKey: taken) {
        taken += 1
        condition.broadcast()
        return piece
      }
      condition.wait()
    }
  }

  /// Returns a piece, whose memory is used again.
  func recycle(_ piece: Piece) { condition.withLock { free.append(piece) } }

  private func work(_ comparer: PieceComparer) {
    while let (index, piece) = start() {
      piece.read(file, at: index * size)
      comparer.compare(piece)
      condition.withLock {
        done[index] = piece
        // Pieces after the end of the file are not read.
        if piece.count < size { isCancelled = true }
        condition.broadcast()
      }
    }
  }

  /// The index of the next piece to compare, and memory for it; nil if there is none.
  private func start() -> (Int, Piece)? {
    condition.lock()
    defer { condition.unlock() }
    while !isCancelled, next >= taken + limit { condition.wait() }
    if isCancelled { return nil }
    next += 1
    return (next - 1, free.popLast() ?? Piece(size: size))
  }
}

/// A piece of a file, and the results for its whole lines.
final class Piece {
  /// A record to process: its position in the piece, and the numbers of lines and of other records before it.
  struct Mark {
    var start: UInt32
    var end: UInt32
    var line: UInt32
    var others: UInt32
  }

  private let memory: UnsafeMutableRawBufferPointer
  private(set) var count = 0
  /// The error of reading it.
  private(set) var error: PackedFileError?
  /// The whole records, with the number of their line breaks.
  var records = 0..<0
  var lines = 0
  /// The values of matching records, if they are collected.
  fileprivate(set) var collector: (any RowCollector)?
  /// The records that cannot be read, and those that match unless they are counted or collected.
  var marks: [Mark] = []
  /// The others.
  var tally = ScanTally()

  init(size: Int) { memory = .allocate(byteCount: size, alignment: 16) }

  deinit { memory.deallocate() }

  /// The bytes of the piece.
  var bytes: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: memory.baseAddress?.assumingMemoryBound(to: UInt8.self), count: count)
  }

  /// Reads the piece at an offset.
  func read(_ file: InputFile, at offset: Int) {
    (count, records, lines, tally, error) = (0, 0..<0, 0, ScanTally(), nil)
    marks.removeAll(keepingCapacity: true)
    collector = nil
    do throws(PackedFileError) { count = try file.read(into: memory, at: offset) } catch { self.error = error }
  }

  func slice(_ range: Range<Int>) -> UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(rebasing: bytes[range]) }
}

/// Compares the whole lines of pieces, for one thread.
final class PieceComparer: @unchecked Sendable {
  private let text: ItemText
  private let form: ItemReader.LineForm
  private let matcher: RecordMatcher
  private let use: ScanUse
  /// The literals without which a line is passed over.
  private let literals: LiteralScan?

  init(_ file: ItemFile, _ form: ItemReader.LineForm, _ matcher: RecordMatcher, _ use: ScanUse) {
    text = file.text
    self.form = form
    self.matcher = matcher
    self.use = use
    if case .text = form { literals = matcher.textLiterals } else { literals = matcher.literals }
  }

  func compare(_ piece: Piece) {
    let bytes = piece.bytes
    guard let first = bytes.firstIndex(of: 0x0A), let last = bytes.lastIndex(of: 0x0A), first < last else {
      piece.records = bytes.count..<bytes.count
      return
    }
    piece.records = first + 1..<last + 1
    let lines = piece.slice(piece.records)
    switch form {
    case .json:
      var splitter = RecordSplitter(form: .lines(isArray: false))
      forEachRun(
        of: lines, in: piece, skip: { splitter.skip(bytes: $0, lines: $1) },
        read: { lines in
          _ = splitter.add(lines) { record in
            let start = record.offset - (record.column - 1)
            scan(.json(record), at: start, end: record.offset + record.bytes.count, line: record.line - 1, piece)
            return true
          }
        })
      piece.lines = splitter.line - 1
    case .delimited(let marks, let columns):
      var reader = DelimitedReader(marks, columns: columns.count)
      var broken: (offset: Int, line: Int)?
      forEachRun(
        of: lines, in: piece, skip: { reader.skip(bytes: $0, lines: $1) },
        read: { lines in
          _ = reader.add(lines) { record in
            if record.finding?.reason == .unclosedQuote {
              broken = (record.offset, record.line)
              return false
            }
            scan(
              .delimited(record), at: record.offset, end: record.offset + record.bytes.count, line: record.line - 1,
              piece)
            return true
          }
        })
      // An unclosed record continues in the next piece. One with a wrong quote is read with all that follows.
      let (offset, line) = broken ?? reader.recordStart
      piece.records = first + 1..<first + 1 + offset
      piece.lines = line - 1
    case .text(let form):
      var splitter = TextSplitter(form, fromBeginning: false)
      forEachRun(
        of: lines, in: piece, withBlanks: form.keepsBlankLines, skip: { splitter.skip(bytes: $0, lines: $1) },
        read: { lines in
          _ = splitter.add(lines) { record in
            scan(.text(record), at: record.offset, end: record.endOffset, line: record.line - 1, piece)
            return true
          }
        })
      piece.lines = splitter.line - 1
    }
    piece.tally.wasCutShort = matcher.wasCutShort
  }

  /// Reads the lines, but for those that cannot match, whose records are counted. `withBlanks` says that blank lines are
  /// records.
  private func forEachRun(
    of lines: UnsafeBufferPointer<UInt8>, in piece: Piece, withBlanks: Bool = false,
    skip: (_ bytes: Int, _ lines: Int) -> Void, read: (UnsafeBufferPointer<UInt8>) -> Void
  ) {
    guard let literals else { return read(lines) }
    let areSound: (UnsafeBufferPointer<UInt8>) -> Bool
    switch form {
    case .json: areSound = LineSkipping.areObjects
    case .delimited(let marks, let columns):
      // A quoted cell may have line breaks.
      if lines.contains(marks.quote) { return read(lines) }
      let count = columns.count
      areSound = { LineSkipping.haveCells($0, marks.delimiter, count: count) }
    case .text: areSound = { _ in true }
    }
    func take(_ run: LineSkipping.Run) {
      switch run {
      case .lines(let lines): read(lines)
      case .skipped(let run):
        skip(run.bytes, run.lines)
        piece.tally.records += run.lines - (withBlanks ? 0 : run.blankLines)
        piece.tally.bytes += run.textBytes - (withBlanks ? 0 : run.blankBytes)
      }
    }
    LineSkipping.runs(of: lines, literals, mayBeSkipped: areSound, take: take)
  }

  /// Compares a record that begins and ends at these offsets of the lines.
  @inline(__always)
  private func scan(_ raw: RawItem, at start: Int, end: Int, line: Int, _ piece: Piece) {
    switch matcher.verdict(on: raw, of: text) {
    case .other: break
    case .found where use.keeps(raw, of: matcher, in: &piece.collector): piece.tally.found += 1
    case .found, .damage:
      piece.marks.append(
        Piece.Mark(
          start: UInt32(piece.records.lowerBound + start), end: UInt32(piece.records.lowerBound + end),
          line: UInt32(line), others: UInt32(piece.tally.records)))
      return
    }
    piece.tally.records += 1
    piece.tally.bytes += raw.byteCount + 1
  }
}
