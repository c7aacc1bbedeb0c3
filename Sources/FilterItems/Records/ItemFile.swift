package import DataStreams

/// A file of records: JSON lines, a JSON array, or delimited text, packed with gzip or not, or a table of a SQLite
/// database.
package struct ItemFile: Hashable, Sendable {
  /// The path; `-` is standard input, which a console reads. `app.db:table` is a table of a database.
  package var path: String {
    didSet { form = nil }
  }
  /// Whether the first record of delimited text names the columns.
  package var hasHeader = true
  /// The delimiter of delimited text; recognised from the first lines if nil.
  package var delimiter: UInt8?
  /// The place of the array that holds the items in a JSON file; recognised if nil.
  package var place: JSONPointer?

  /// The maximum size of an untrusted file, and of its text, in bytes; nil for a trusted file. An untrusted file must be
  /// a regular one, and no database.
  package var limit: Int?

  /// What the file is, if ``recognized()`` found it.
  package internal(set) var form: ItemFileForm?

  package init(_ path: String) { self.path = path }

  /// Whether there is something at the path. A table of a database is there if the database is.
  package var isThere: Bool {
    InputFile.resolved(path) != nil || pathBeforeColon != nil
  }

  /// The path of a file before a colon, as in `app.db:table`.
  private var pathBeforeColon: String? {
    path.indices.lazy.filter { path[$0] == ":" }.map { String(path[..<$0]) }.first {
      InputFile.resolved($0) != nil
    }
  }

  /// The path for messages.
  package var name: String { path == "-" ? "<stdin>" : path }

  /// Reads all records, one after another, until `take` returns false. Throws if the file is missing or cannot be read.
  ///
  /// - Parameters:
  ///   - maximumBytes: The maximum size of the unpacked text.
  ///   - progress: Gets how much of the file has been read, some times in each megabyte.
  package func readRaw(
    maximumBytes: Int = .max, progress: (FileProgress) -> Void = { _ in }, _ take: (RawItem) -> Bool
  ) throws(ItemFileError) {
    let form = recognized().form
    #if Catalogs
      if form == .database, let table = DatabaseTable(path) {
        if limit != nil {
          throw ItemFileError(message: "'\(name)' is a database; only the command line may name it")
        }
        do throws(DatabaseTableError) { return try table.read(take) } catch {
          throw ItemFileError(message: error.message)
        }
      }
    #endif
    if case .prepared = form {
      throw ItemFileError(message: "'\(name)' is prepared; it cannot be combined with other files")
    }
    if InputFile.resolved(path) == nil, let file = pathBeforeColon {
      throw ItemFileError(message: "'\(file)' is not a SQLite database with tables to name after a colon")
    }
    var reader = ItemReader(self)
    do throws(PackedFileError) {
      let most = min(limit ?? .max, maximumBytes)
      let file = try PackedFile(
        path: path, accepting: limit == nil ? .regularOrPipe : .regular, maximumBytes: limit ?? .max,
        maximumUnpackedBytes: most)
      var goesOn = true
      while goesOn, let piece = try file.next() {
        goesOn = reader.add(piece, take: take)
        progress(file.progress)
      }
      if goesOn { reader.finish(take) }
    } catch {
      throw ItemFileError(error)
    }
    if let error = ItemFileError(reader, of: self) { throw error }
  }

  /// Reads all records into a row, one after another, until `take` returns false.
  ///
  /// - Parameters:
  ///   - damaged: Gets each record that cannot be read; returns whether to go on.
  ///   - take: Gets each record while `row` stands at it; returns whether to go on.
  package func read(
    into row: ItemRow, damaged: (ItemDamage) -> Bool, take: (ItemRecord) -> Bool
  ) throws(ItemFileError) {
    try readRaw { raw in
      switch row.read(raw, of: self) {
      case .record(let record): take(record)
      case .damage(let damage): damaged(damage)
      }
    }
  }
}

/// A record at which a row stands: its bytes as they are in the file.
package struct ItemRecord {
  /// The bytes without the line break, valid until the next record.
  package let bytes: UnsafeBufferPointer<UInt8>
  /// The line of the first byte, from 1.
  package let line: Int
  /// The offset of the first byte in the unpacked text.
  package let offset: Int
}

/// Why a record cannot be read.
package struct ItemDamage: Hashable, Sendable {
  package let file: String
  /// From 1.
  package let line: Int
  /// From 1; nil if it is not known.
  package let column: Int?
  package let message: String

  /// `app.log:12:7: expected ',' or '}'`
  package var text: String { "\(file):\(line):\(column.map { "\($0):" } ?? "") \(message)" }
}

extension ItemRow {
  /// A record that was read, or why it could not be.
  package enum Reading {
    case record(ItemRecord)
    case damage(ItemDamage)
  }

  /// Reads a record of a file.
  package func read(_ raw: RawItem, of file: ItemFile) -> Reading {
    switch raw {
    case .json(let record):
      if let error = record.error {
        return .damage(ItemDamage(file: file.name, line: record.line, column: record.column, message: error))
      }
      do throws(JSONError) {
        try read(json: record.bytes)
      } catch {
        let place = record.place(of: error.offset)
        return .damage(
          ItemDamage(file: file.name, line: place.line, column: place.column, message: error.message))
      }
      return .record(ItemRecord(bytes: record.bytes, line: record.line, offset: record.offset))
    case .delimited(let record):
      if record.number == 0 { setColumns(record.columnNames) }
      if let finding = record.finding {
        return .damage(
          ItemDamage(
            file: file.name, line: finding.place.line, column: finding.place.column, message: finding.message))
      }
      read(delimited: record)
      return .record(ItemRecord(bytes: record.bytes, line: record.line, offset: record.offset))
    }
  }
}

extension DelimitedRecord {
  /// The names of the columns: those of the header, or `c1`, `c2` and so on.
  package var columnNames: [String] { header ?? (0..<count).map { "c\($0 + 1)" } }
}

extension RecordSample {
  /// How many records are read at most: as many as take about ten milliseconds, so that the first rows of a search come
  /// at once.
  package static let usualRecords = 2_000

  /// Reads the first records of a file. Records that cannot be read are left out.
  ///
  /// - Parameters:
  ///   - maximumRecords: How many records are read at most.
  ///   - maximumBytes: Where a record begins beyond this offset, reading stops.
  package mutating func add(
    firstOf file: ItemFile, maximumRecords: Int = RecordSample.usualRecords, maximumBytes: Int = 16 << 20
  ) throws(ItemFileError) {
    var adding = SampleReader(self, maximumRecords: maximumRecords, maximumBytes: maximumBytes)
    // What stands before the damage of a file counts.
    defer { self = adding.sample }
    try file.readRaw { adding.take($0) }
  }

  /// Reads the records at the beginning of a text. Unless it is whole, its last record is left out.
  package mutating func add(firstOf text: UnsafeBufferPointer<UInt8>, of file: ItemFile, isWhole: Bool) {
    var adding = SampleReader(self, maximumRecords: Self.usualRecords, maximumBytes: .max)
    var reader = ItemReader(file)
    if reader.add(text, take: { adding.take($0) }), isWhole { reader.finish { adding.take($0) } }
    self = adding.sample
  }
}

/// Adds the records of a file to a sample.
private struct SampleReader {
  var sample: RecordSample
  private var names: [String] = []
  private let scratch = JSONScratch()
  private let maximumRecords: Int
  private let maximumBytes: Int

  init(_ sample: RecordSample, maximumRecords: Int, maximumBytes: Int) {
    self.sample = sample
    self.maximumRecords = sample.records + maximumRecords
    self.maximumBytes = maximumBytes
  }

  /// Adds a record; returns whether to go on.
  mutating func take(_ raw: RawItem) -> Bool {
    switch raw {
    case .json(let record):
      if record.error != nil { return true }
      do throws(JSONError) { try sample.add(json: record.bytes, scratch: scratch) } catch {}
      return sample.records < maximumRecords && record.offset < maximumBytes
    case .delimited(let record):
      if record.number == 0 { names = record.columnNames }
      if record.finding != nil { return true }
      sample.add(
        cells: names.indices.map { index in
          (names[index], String(decoding: record[index].contents(scratch), as: UTF8.self))
        })
      return sample.records < maximumRecords && record.offset < maximumBytes
    }
  }
}
