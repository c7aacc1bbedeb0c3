import DataFiles
package import DataStreams
package import FilterItems

/// The part of a file that is read to infer its fields.
package enum SampleExtent: Hashable, Sendable {
  /// The first 2,000 records, and of a file on disk a part of those that follow: up to 64 records in each of 32 pieces of
  /// 64 KB, spread evenly over the rest of the file, or all of a rest that is smaller. Of a file whose records are not
  /// lines, the first 16 MB. Packed files, databases and pipes are read at their beginning only.
  case spread
  /// All records. After the first ones, values are added only to fields that have few.
  case whole
}

extension RecordSample {
  /// Reads records of a file. Those that cannot be read are counted.
  ///
  /// - Parameters:
  ///   - progress: Receives how much of the file has been read.
  ///   - continues: Whether to continue, called now and then.
  package mutating func add(
    _ file: ItemFile, over extent: SampleExtent, progress: (FileProgress) -> Void = { _ in },
    while continues: () -> Bool = { true }
  ) throws(ItemFileError) {
    if extent == .whole { return try addRest(of: file, from: 0, progress: progress, while: continues) }
    let file = file.recognized()
    var end = 0
    var isCut = false
    var adding = SampleReader(
      self, of: file.text, maximumRecords: Self.usualRecords, maximumBytes: Self.usualBytes)
    // Records before the damage count.
    defer { if !isCut { self = adding.finished } }
    let lines = try file.readRaw(
      isCancelled: { !continues() },
      { raw in
        end = raw.endOffset
        isCut = !adding.take(raw)
        return !isCut
      })
    guard isCut else { return }
    self = adding.finished
    guard case .plain(let size) = file.form else { return }
    if let lines, size - end > Self.pieceCount * Self.pieceSize {
      addPieces(of: file, lines, from: end, to: size)
    } else {
      try addRest(of: file, from: Self.usualRecords, maximumBytes: Self.usualBytes, while: continues)
    }
  }

  /// Reads the records after the first ones, of which values are added only to fields that have few.
  package mutating func addRest(
    of file: ItemFile, from first: Int = RecordSample.usualRecords, maximumBytes: Int = .max,
    progress: (FileProgress) -> Void = { _ in }, while continues: () -> Bool = { true }
  ) throws(ItemFileError) {
    var adding = SampleReader(
      self, of: file.text, from: first, fullRecords: first == 0 ? Self.usualRecords : 0, maximumBytes: maximumBytes)
    defer { self = adding.finished }
    var number = 0
    try file.readRaw(
      progress: progress, isCancelled: { !continues() },
      { raw in
        number += 1
        return adding.take(raw) && (number % 4_096 != 0 || continues())
      })
  }

  private static let pieceCount = 32
  private static let pieceSize = 64 << 10
  private static let recordsOfPiece = 64

  /// Reads some whole lines in each of some pieces of a file, the last of which is its end. Unreadable records are left
  /// to the search.
  private mutating func addPieces(of file: ItemFile, _ form: ItemReader.LineForm, from start: Int, to size: Int) {
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: Self.pieceSize, alignment: 16)
    defer { buffer.deallocate() }
    do throws(PackedFileError) {
      let input = try InputFile(path: file.path, accepting: .regular, maximumBytes: file.limit ?? .max)
      for piece in 1...Self.pieceCount {
        let offset = start + (size - Self.pieceSize - start) / Self.pieceCount * piece
        let count = try input.read(into: buffer, at: offset)
        let bytes = UnsafeBufferPointer(rebasing: buffer.bindMemory(to: UInt8.self)[..<count])
        guard let first = bytes.firstIndex(of: 0x0A), let last = bytes.lastIndex(of: 0x0A), first < last else {
          continue
        }
        addLines(UnsafeBufferPointer(rebasing: bytes[(first + 1)...last]), form, of: file)
      }
    } catch {}
  }

  private mutating func addLines(_ lines: UnsafeBufferPointer<UInt8>, _ form: ItemReader.LineForm, of file: ItemFile) {
    var adding = SampleReader(self, of: file.text, countsDamage: false)
    // Lines from all over the piece, with its last one.
    let count = lines.count { $0 == 0x0A }
    let step = (count + Self.recordsOfPiece - 1) / Self.recordsOfPiece
    var number = 0
    // Lines within a quoted cell are not records, and rarely have the same number of cells.
    var isWithinCell = false
    func take(_ raw: RawItem) -> Bool {
      number += 1
      if case .delimited(let record) = raw, record.finding != nil || record.count != form.columnNames.count {
        isWithinCell = true
      }
      return !isWithinCell && ((count - number) % step != 0 || adding.take(raw))
    }
    switch form {
    case .json:
      var splitter = RecordSplitter(form: .lines(isArray: false))
      _ = splitter.add(lines) { take(.json($0)) }
    case .delimited(let marks, let columns):
      var reader = DelimitedReader(marks, columns: columns.count)
      adding.setColumns(columns)
      _ = reader.add(lines) { take(.delimited($0)) }
    case .text(let form):
      var splitter = TextSplitter(form, fromBeginning: false)
      _ = splitter.add(lines) { take(.text($0)) }
    }
    if !isWithinCell { self = adding.finished }
  }
}

extension RawItem {
  /// The offset of the first byte after the record in the unpacked text.
  fileprivate var endOffset: Int {
    switch self {
    case .json(let record): record.offset + record.bytes.count
    case .delimited(let record): record.offset + record.bytes.count
    case .text(let record): record.endOffset
    }
  }
}
