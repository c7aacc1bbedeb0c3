import DataFiles
package import DataStreams
package import FilterItems

/// A file of records: JSON lines, a JSON array, delimited or other text, packed or not, a file in a zip archive, a file
/// that another program reads, or a table of a SQLite database.
package struct ItemFile: Hashable, Sendable {
  /// The path; `-` is standard input, which a console reads. `app.db:table` is a table of a database, `a.zip:b.csv` a file
  /// in an archive.
  package var path: String {
    didSet {
      form = nil
      text.name = Self.name(of: path)
    }
  }
  /// The text of the file: its name for messages, and how it is written.
  package private(set) var text: ItemText
  /// Whether the first record of delimited text names the columns; recognised if nil.
  package var hasHeader: Bool? {
    get { text.hasHeader }
    set { text.hasHeader = newValue }
  }
  /// The delimiter of delimited text; recognised from the first lines if nil.
  package var delimiter: UInt8? {
    get { text.delimiter }
    set { text.delimiter = newValue }
  }
  /// The place of the array that holds the items in a JSON file; recognised if nil.
  package var place: JSONPointer? {
    get { text.place }
    set { text.place = newValue }
  }

  /// The texts that stand for a missing value; the usual ones if nil.
  package var nullMarks: [String]? {
    get { text.nullMarks }
    set { text.nullMarks = newValue }
  }

  /// The patterns by which lines are read; none usually.
  package var linePatterns: [String] {
    get { text.linePatterns }
    set { text.linePatterns = newValue }
  }

  /// The maximum size of an untrusted file, and of its text, in bytes; nil for a trusted file. An untrusted file must be
  /// a regular one. Of an untrusted database, tables are read, but no views, which compute their rows, and no program is
  /// started for an untrusted file.
  package var limit: Int?

  /// Whether a program may be started to unpack a trusted file.
  package let runsPrograms: Bool

  /// The form of the file, if ``recognized()`` determined it.
  package internal(set) var form: ItemFileForm?

  /// - Parameters:
  ///   - form: The form of the file if it is known already.
  ///   - runsPrograms: Whether a program may be started to unpack it.
  package init(_ path: String, form: ItemFileForm? = nil, runsPrograms: Bool = true) {
    self.path = path
    self.form = form
    self.runsPrograms = runsPrograms
    text = ItemText(Self.name(of: path))
  }

  private static func name(of path: String) -> String { path == "-" ? "<stdin>" : path }

  /// Whether the path exists. A table of a database exists if the database does.
  package var isThere: Bool {
    InputFile.resolved(path) != nil || pathBeforeColon != nil
  }

  /// The path of a file before a colon, as in `app.db:table`.
  package var pathBeforeColon: String? {
    path.indices.lazy.filter { path[$0] == ":" }.map { String(path[..<$0]) }.first {
      InputFile.resolved($0) != nil
    }
  }

  /// The path for messages.
  package var name: String { text.name }

  /// Reads all records, one after another, until `take` returns false. Throws if the file is missing or cannot be read.
  /// Returns the form of the records if each has lines of its own.
  ///
  /// - Parameters:
  ///   - maximumBytes: The maximum size of the unpacked text.
  ///   - progress: Receives how much of the file has been read, some times in each megabyte.
  ///   - isCancelled: Whether a database is to end a row that takes long, and with it the reading.
  @discardableResult
  package func readRaw(
    maximumBytes: Int = .max, progress: (FileProgress) -> Void = { _ in }, isCancelled: () -> Bool = { false },
    _ take: (RawItem) -> Bool
  ) throws(ItemFileError) -> ItemReader.LineForm? {
    let form = recognized().form
    #if SQLite
      if form == .database, let table = DatabaseTable(path) {
        do throws(DatabaseTableError) {
          try table.read(readsViews: limit == nil, isCancelled: isCancelled, take)
        } catch {
          throw ItemFileError(message: error.message)
        }
        return nil
      }
    #endif
    if case .prepared = form {
      throw ItemFileError(message: "'\(name)' is prepared; it cannot be combined with other files")
    }
    let opened: OpenedText
    do throws(PackedFileError) { opened = try OpenedText(self, maximumBytes: min(limit ?? .max, maximumBytes)) } catch {
      throw ItemFileError(error)
    }
    var reader = ItemReader(opened.text)
    do throws(PackedFileError) {
      let file = opened.file
      var continues = true
      while continues, let piece = try file.next() {
        continues = reader.add(piece, take: take)
        progress(file.progress)
      }
      if continues { reader.finish(take) }
    } catch {
      throw ItemFileError(error)
    }
    if let error = ItemFileError(reader, of: opened.text) { throw error }
    return reader.lineForm
  }

  /// Reads all records into a row, one after another, until `take` returns false.
  ///
  /// - Parameters:
  ///   - damaged: Receives each record that cannot be read; returns whether to continue.
  ///   - take: Receives each record while `row` is positioned at it; returns whether to continue.
  package func read(
    into row: ItemRow, damaged: (ItemDamage) -> Bool, take: (ItemRecord) -> Bool
  ) throws(ItemFileError) {
    try readRaw { raw in
      switch row.read(raw, of: text) {
      case .record(let record): take(record)
      case .damage(let damage): damaged(damage)
      }
    }
  }
}

extension RecordSample {
  /// Reads the first records of a file. Records that cannot be read are left out.
  ///
  /// - Parameters:
  ///   - maximumRecords: The maximum number of records to read.
  ///   - maximumBytes: The offset after which no record is begun.
  ///   - isCancelled: Whether a database is to end a row that takes long, and with it the reading.
  package mutating func add(
    firstOf file: ItemFile, maximumRecords: Int = RecordSample.usualRecords,
    maximumBytes: Int = RecordSample.usualBytes, isCancelled: () -> Bool = { false }
  ) throws(ItemFileError) {
    var adding = SampleReader(self, of: file.text, maximumRecords: maximumRecords, maximumBytes: maximumBytes)
    // Records before the damage count.
    defer { self = adding.finished }
    _ = try file.readRaw(isCancelled: isCancelled) { adding.take($0) }
  }
}
