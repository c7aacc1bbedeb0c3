#if SQLite
  import DataFiles
  import DataStreams
  import Foundation
  package import GRDB

  /// A file that begins as a SQLite database does. It is only read, and nothing is created beside it.
  package struct DatabaseFile {
    /// The maximum number of bytes of a row.
    package static let maximumRow = RecordSplitter.maximumLength
    /// The maximum number of bytes of a value that SQLite computes. Larger than a row, since some of its functions give
    /// null for a longer value, and no error.
    package static let maximumValue = 4 * maximumRow

    package let path: String
    /// Whether the database keeps changes in a file `-wal` beside it.
    private let usesLog: Bool
    /// The bytes that the file has, and those that it should have according to its header.
    private let sizes: (found: Int, expected: Int)

    /// Nil for other files, and unreadable ones.
    package init?(_ path: String) {
      var head: [UInt8]
      let size: Int
      do throws(PackedFileError) {
        let file = try InputFile(path: path)
        (head, size) = (try file.rest(atMost: 100), file.size ?? 0)
      } catch { return nil }
      guard head.starts(with: FileFormat.databaseMagic) else { return nil }
      self.path = path
      head += Array(repeating: 0, count: 100 - head.count)
      // The versions of the format for writing and reading: 2 with a log.
      usesLog = head[18] == 2 || head[19] == 2
      func number(at offset: Int) -> Int { head[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) } }
      // The number of pages counts if it was written with the last change.
      let pages = number(at: 24) == number(at: 92) ? number(at: 28) : 0
      let pageSize = Int(head[16]) << 8 | Int(head[17])
      // A page has a power of two of bytes, from 512; 1 stands for 65,536.
      let unit = pageSize == 1 ? 65_536 : max(pageSize, 256)
      sizes = (size, unit.nonzeroBitCount == 1 && unit > 256 ? pages * unit : 0)
    }

    /// A connection for reading.
    ///
    /// A database with a log but without changes in it is opened as a file that does not change, since SQLite would
    /// create the index of the log. The log of another program is read through the index that this one keeps.
    package func open() throws -> DatabaseQueue {
      var configuration = Configuration()
      configuration.readonly = true
      configuration.busyMode = .timeout(5)
      configuration.prepareDatabase { database in
        // A schema that is not trusted cannot run code.
        try database.execute(sql: "PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON; PRAGMA mmap_size = 0")
      }
      // The files beside the database, not beside a link to it.
      let target = InputFile.resolved(path) ?? path
      let name: String
      let logSize = size(target + "-wal")
      if logSize == 0, sizes.found < sizes.expected {
        // SQLite would read zeros.
        throw DatabaseTableError(message: "'\(path)' is truncated: \(sizes.found) of \(sizes.expected) bytes")
      }
      if !usesLog {
        name = "file:\(escaped(target))?mode=ro"
      } else if FileState(path: target + "-shm") != nil {
        name = "file:\(escaped(target))?mode=ro&readonly_shm=1"
      } else if logSize > 0 {
        throw DatabaseTableError(
          message: "'\(path)' has changes in '\(path)-wal' that cannot be read without '\(path)-shm'; open and close "
            + "it with a program that may write")
      } else {
        name = "file:\(escaped(target))?immutable=1"
      }
      return try DatabaseQueue(path: name, configuration: configuration)
    }

    /// The message for an error of SQLite.
    package func meaning(of error: DatabaseError) -> DatabaseTableError {
      let target = InputFile.resolved(path) ?? path
      let isReadOnly = error.resultCode == .SQLITE_READONLY || error.resultCode == .SQLITE_CANTOPEN
      if isReadOnly, size(target + "-journal") > 0 {
        return DatabaseTableError(
          message: "'\(path)' was left in the middle of a change, as '\(path)-journal' shows; open it with a program "
            + "that may write")
      }
      if error.resultCode == .SQLITE_TOOBIG {
        return DatabaseTableError(message: "cannot read '\(path)': a value of a row is longer than 64 MB")
      }
      return DatabaseTableError(message: "cannot read '\(path)': \(error.message ?? "\(error.resultCode)")")
    }

    private func size(_ path: String) -> Int {
      do throws(PackedFileError) { return try InputFile(path: path).size ?? 0 } catch { return 0 }
    }

    /// The path within a URI.
    private func escaped(_ path: String) -> String {
      path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path
    }
  }
#endif
