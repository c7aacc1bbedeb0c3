package import DataFiles
import DataStreams
package import ListFiles
package import ScryfallCards
import TerminalUI

#if SQLite
  package import FilterCatalogs
#endif

/// Files, read and written whole, with failures that name them.
package enum Files {
  /// All bytes of a file of at most `maximumBytes`, which must be in the folder `root` if there is one. Pipes are
  /// accepted unless `kinds` excludes them, devices are not.
  package static func read(
    _ path: String, accepting kinds: InputFile.Kinds = .regularOrPipe, maximumBytes: Int = 256 << 20,
    within root: String? = nil
  ) throws(CommandFailure) -> [UInt8] {
    do throws(PackedFileError) {
      return try InputFile.bytes(ofFile: path, accepting: kinds, maximumBytes: maximumBytes, within: root)
    } catch {
      throw CommandFailure(message: error.message)
    }
  }

  /// All bytes of a file to change, and its state when they were read.
  package static func readForChange(_ path: String, maximumBytes: Int = 256 << 20) throws(CommandFailure) -> ReadFile {
    do throws(PackedFileError) {
      let file = try InputFile(path: path, accepting: .regularOrPipe, maximumBytes: maximumBytes)
      return ReadFile(bytes: try file.rest(), state: file.state)
    } catch {
      throw CommandFailure(message: error.message)
    }
  }

  /// A file as it was read.
  package struct ReadFile {
    package let bytes: [UInt8]
    package let state: FileState
  }

  /// Writes a file atomically, within the limits of ``OutputFile``.
  package static func write(_ bytes: [UInt8], to path: String, _ condition: OutputFile.Condition) throws(CommandFailure)
  {
    do throws(OutputFileError) { try OutputFile.write(bytes, to: path, condition) } catch {
      throw CommandFailure(message: error.message)
    }
  }
}

extension CardCollection {
  /// Opens a file of cards, with progress at a terminal. Records that are not cards are reported.
  package static func open(
    _ file: String, printings: String? = nil, on console: inout Console
  ) throws(CommandFailure) -> CardCollection {
    try reading(file, on: &console) { progress throws(CardFileError) in
      let collection = try CardCollection.open(file, printings: printings, progress: progress)
      return (collection, collection.report)
    }
  }

  /// Reads a file of cards with `body`, which receives a progress closure and returns the report with its result.
  /// Records that are not cards are reported.
  fileprivate static func reading<Result>(
    _ file: String, on console: inout Console,
    _ body: ((CardFileProgress) -> Bool) throws(CardFileError) -> (Result, CardFileReport?)
  ) throws(CommandFailure) -> Result {
    let bar = ProgressBar(on: &console)
    defer { bar.erase() }
    do throws(CardFileError) {
      let (result, report) = try body { progress in
        let read = FileProgress(bytesRead: progress.bytesRead, totalBytes: progress.totalBytes)
        // The steps after the last record take time too.
        bar.update(
          read.fraction == 1 ? "indexing" : "reading", read.fraction == 1 ? nil : read.fraction, bytes: read.bytesRead)
        return true
      }
      bar.erase()
      for error in report?.errors.prefix(20) ?? [] {
        console.errors.line("filterq: \(CharacterWidth.visible(file)): \(CharacterWidth.visible("\(error)"))")
      }
      if let count = report?.errorCount, count > 20 {
        console.errors.line("filterq: \(count - 20) more records are not cards")
      }
      return result
    } catch {
      throw CommandFailure(message: error.message)
    }
  }
}

extension CardCount {
  /// Counts the cards of a file that a search finds, with progress at a terminal. Nil for prepared cards, whose fields
  /// need not be read, and if the search needs everything.
  package static func counting(
    _ search: CardSearch, in file: String, printings: String? = nil, on console: inout Console
  ) throws(CommandFailure) -> CardCount? {
    guard CardCount.isPossible(for: search), !CardCollection.isPrepared(file) else { return nil }
    return try CardCollection.reading(file, on: &console) { progress throws(CardFileError) in
      let count = try CardCount(search, in: file, printings: printings, progress: progress)
      return (count, count.report)
    }
  }
}

#if SQLite
  extension CommandFailure {
    /// A failure of the store.
    package init(_ error: StoreError) { self.init(message: "\(error)") }
  }

  extension CatalogStore {
    /// A message if a damaged store was replaced when it was opened.
    package var notice: String? {
      setAside.map { "the store was damaged; moved it to '\($0)' and started a new one" }
    }

    /// Opens a store for reading; `nil` if none is named and the data folder has none.
    package static func read(
      _ path: String?, environment: [String: String], maximumBytes: Int = CatalogStore.defaultMaximumBytes
    ) throws(CommandFailure) -> CatalogStore? {
      guard let file = path ?? StoreLocation.standard(environment: environment) else { return nil }
      do throws(StoreError) {
        return try CatalogStore(reading: file, maximumBytes: maximumBytes)
      } catch {
        if path == nil, error == .missing(path: file) { return nil }
        throw CommandFailure(error)
      }
    }
  }
#endif
