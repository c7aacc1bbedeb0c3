#if SQLite
  import DataFiles
  import DataStreams
  import FilterSQL
  import ListFiles

  /// Writes a list into a SQLite file.
  ///
  /// The list is written into a new file beside it. If the old file contains only a list, the new one replaces it;
  /// otherwise the tables are copied into the old file in a single transaction, and everything else in it is kept.
  struct SQLiteListFile {
    private let path: String
    private let timeLimit: Duration

    init(_ path: String, timeLimit: Duration) {
      self.path = path
      self.timeLimit = timeLimit
    }

    private var name: String { "'\(EngineText.shown(path))'" }

    /// The contents of the file; empty if it is missing or empty.
    func contents() throws(EngineError) -> EngineContents {
      if path.utf8.contains(0) { throw EngineError(.unreachable, "the name of the database has a zero byte") }
      do throws(OutputFileError) { try OutputFile.check(path, condition: .otherThan([])) } catch {
        throw EngineError(.refused, EngineText.shown(error.message))
      }
      guard FileState(path: path) != nil else { return EngineContents() }
      do throws(PackedFileError) { if try InputFile(path: path).size == 0 { return EngineContents() } } catch {
        throw EngineError(.refused, EngineText.shown(error.message))
      }
      if DatabaseFile(path) == nil {
        throw EngineError(.refused, "\(name) is not a SQLite database and is not replaced")
      }
      let connection = try SQLiteConnection(
        path: path, access: hasFilesBeside ? .changing : .reading, timeLimit: timeLimit)
      defer { connection.close() }
      do throws(EngineError) { return try EngineContents(connection) } catch {
        throw EngineError(error.kind, "cannot write a list into \(name): \(error.message)")
      }
    }

    /// Whether there is a journal of the file, or another program uses its write-ahead log.
    private var hasFilesBeside: Bool {
      let target = InputFile.resolved(path) ?? path
      return ["-journal", "-wal", "-shm"].contains { FileState(path: target + $0) != nil }
    }

    /// Writes a list with a writer on `body`'s connection.
    func write(
      replaces: Bool, watch: @escaping EngineDatabase.Watch, _ body: (any EngineConnection) throws(EngineError) -> Void
    ) throws(EngineError) {
      let contents = try contents()
      if let refusal = contents.refusal(replaces: replaces, in: name) { throw refusal }
      // Changes in files beside the old one would be applied to the new one.
      let isReplaced = contents.others.isEmpty && !hasFilesBeside
      let file = try writing { () throws(OutputFileError) in
        isReplaced ? try StagedFile(for: path, .otherThan([])) : nil
      }
      if let file {
        try fill(file, watch, body)
        return try writing { () throws(OutputFileError) in try file.commit() }
      }
      let scratch = try writing { () throws(OutputFileError) in try StagedFile.scratch(beside: path) }
      try fill(scratch, watch, body)
      let connection = try SQLiteConnection(path: path, access: .changing, timeLimit: timeLimit)
      defer { connection.close() }
      try watch(connection) { () throws(EngineError) in
        try SQLiteMerge(connection, name: name).copy(from: scratch.path, replaces: replaces)
      }
    }

    /// Writes into a new file, and closes it.
    private func fill(
      _ file: StagedFile, _ watch: @escaping EngineDatabase.Watch,
      _ body: (any EngineConnection) throws(EngineError) -> Void
    ) throws(EngineError) {
      let connection = try SQLiteConnection(path: file.path, access: .creating, timeLimit: timeLimit)
      defer { connection.close() }
      do throws(EngineError) {
        try watch(connection) { () throws(EngineError) in try body(connection) }
      } catch {
        // A disk that is full.
        if error.kind == .lost { throw EngineError(.lost, "cannot write \(name): \(error.message)") }
        throw error
      }
    }

    private func writing<Result>(
      _ body: () throws(OutputFileError) -> Result
    ) throws(EngineError) -> Result {
      do throws(OutputFileError) { return try body() } catch {
        throw EngineError(.refused, EngineText.shown(error.message))
      }
    }
  }
#endif
