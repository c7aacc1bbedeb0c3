import DataFiles
import DataStreams
import FilterItems

/// A search of a large file on several threads, whose results are merged in order: the results of a ``PieceFilter`` for
/// the whole lines of a piece count if a record begins with the first of them. All other bytes are read here, one after
/// another, and so are the records that threads found or could not read, each with its place in the file.
struct PieceScan {
  private let file: ItemFile
  private let input: InputFile
  private let matcher: RecordMatcher
  private let use: ScanUse
  private let threads: Int
  private let pieceSize: Int
  private var reader: ReaderBox
  private var pass: ScanPass
  private var bytesRead = 0

  /// Holds a reader, which cannot be copied.
  private final class ReaderBox {
    var reader: ItemReader
    init(_ file: ItemFile) { reader = ItemReader(file.text) }
  }

  init(
    _ file: ItemFile, _ input: InputFile, _ matcher: RecordMatcher, _ use: ScanUse, threads: Int, pieceSize: Int
  ) {
    self.file = file
    self.input = input
    self.matcher = matcher
    self.use = use
    self.threads = threads
    self.pieceSize = pieceSize
    reader = ReaderBox(file)
    pass = ScanPass(file, matcher, use)
  }

  /// Reads the file until `take` returns false.
  mutating func run(_ take: (ScanEvent) -> Bool) throws(ItemFileError) {
    // The beginning determines the form of the file, and the first rows should appear at once.
    let piece = Piece(size: pieceSize)
    var index = 0
    while index == 0 || form == nil {
      piece.read(input, at: index * pieceSize)
      guard try accept(piece, take) else {
        if let error = ItemFileError(reader.reader, of: file.text) { throw error }
        return
      }
      index += 1
    }
    guard let form else { return }
    // Copying reads only what does not change.
    nonisolated(unsafe) let matcher = matcher
    let pieces = PieceFilter(input, pieceSize: pieceSize, from: index, threads: threads) { [file, use] in
      PieceComparer(file, form, matcher.copy(columnNames: form.columnNames), use)
    }
    defer { pieces.cancel() }
    while true {
      let piece = pieces.take()
      guard try accept(piece, take) else { return }
      pieces.recycle(piece)
    }
  }

  /// The form of the lines, if threads can compare them by themselves.
  private var form: ItemReader.LineForm? {
    if case .text? = reader.reader.lineForm, matcher.readsLineNumbers { return nil }
    if matcher.readsPlaces { return nil }
    if case .collecting = use, matcher.hasPlaces { return nil }
    return reader.reader.lineForm
  }

  /// Reads a piece; returns whether to continue to another.
  private mutating func accept(_ piece: Piece, _ take: (ScanEvent) -> Bool) throws(ItemFileError) -> Bool {
    if let error = piece.error { throw ItemFileError(error) }
    bytesRead += piece.count
    guard read(piece, take), pass.flush(take) else { return false }
    if piece.count == pieceSize { return true }
    if let size = input.size, bytesRead < size {
      throw ItemFileError(message: "'\(file.name)' became shorter while it was read")
    }
    var continues = true
    reader.reader.finish { raw in
      continues = pass.scan(raw, take)
      return continues
    }
    if continues { _ = pass.flush(take) }
    return false
  }

  private mutating func read(_ piece: Piece, _ take: (ScanEvent) -> Bool) -> Bool {
    let records = piece.records
    guard !records.isEmpty else { return scan(piece.bytes, take) }
    guard scan(piece.slice(0..<records.lowerBound), take) else { return false }
    guard reader.reader.isAtRecordStart else {
      return scan(piece.slice(records.lowerBound..<piece.count), take)
    }
    guard pass.flush(take) else { return false }
    if let collector = piece.collector, !take(.collected(collector)) { return false }
    var (place, line, others) = (records.lowerBound, 0, 0)
    for mark in piece.marks {
      pass.skip(records: Int(mark.others) - others)
      others = Int(mark.others)
      let start = Int(mark.start)
      reader.reader.skip(bytes: start - place, lines: Int(mark.line) - line)
      // With the line break, which is one byte or two.
      var end = Int(mark.end)
      while end < records.upperBound, piece.bytes[end] != 0x0A, piece.bytes[end] != 0x0D { end += 1 }
      let isPair = piece.bytes[end] == 0x0D && end + 1 < records.upperBound && piece.bytes[end + 1] == 0x0A
      end += isPair ? 2 : 1
      let before = reader.reader.line
      guard scan(piece.slice(start..<end), take) else { return false }
      (place, line) = (end, Int(mark.line) + reader.reader.line - before)
    }
    reader.reader.skip(bytes: records.upperBound - place, lines: piece.lines - line)
    pass.skip(records: piece.tally.records - others)
    guard take(.passed(piece.tally)) else { return false }
    return scan(piece.slice(records.upperBound..<piece.count), take)
  }

  private mutating func scan(_ bytes: UnsafeBufferPointer<UInt8>, _ take: (ScanEvent) -> Bool) -> Bool {
    reader.reader.add(bytes) { pass.scan($0, take) }
  }
}
