#if SQLite
  /// An error of using a store. The file is unchanged.
  public enum StoreError: Error, Hashable, Sendable {
    /// The file does not exist.
    case missing(path: String)
    /// The file already exists.
    case exists(path: String)
    /// The file is not a SQLite database.
    case notAStore(path: String)
    /// The file is a SQLite database of another program.
    case foreign(path: String)
    /// The file was made by a newer version of this package.
    case newer(path: String)
    /// The path names a folder.
    case folder(path: String)
    /// The path names a device, a pipe or a socket.
    case special(path: String)
    /// The file is larger than its reader accepts.
    case tooLarge(path: String, maximumBytes: Int)
    /// The file cannot be read.
    case unreadable(path: String)
    /// The folder of the file is missing or cannot be written to.
    case directory(path: String)
    /// There is no data folder, because neither `XDG_DATA_HOME` nor `HOME` is an absolute path.
    case noDataDirectory
    /// The file can be read but not written.
    case readOnly(path: String)
    /// Another process keeps the file locked for more than five seconds.
    case busy(path: String)
    /// The file is a store, but its contents are damaged.
    case damaged(path: String, detail: String)
    /// Any other error, in the words of SQLite.
    case failed(path: String, detail: String)
  }

  extension StoreError: CustomStringConvertible {
    /// One line without a full stop, with a remedy if there is one.
    public var description: String {
      switch self {
      case .missing(let path): "there is no store '\(path)'; 'filterq catalogs import' creates one"
      case .exists(let path): "the file '\(path)' already exists"
      case .notAStore(let path): "'\(path)' is not a store of catalogs"
      case .foreign(let path): "'\(path)' is a database of another program, not a store of catalogs"
      case .newer(let path): "the store '\(path)' was made by a newer version"
      case .folder(let path): "'\(path)' is a folder, not a store of catalogs"
      case .special(let path): "'\(path)' is not a regular file"
      case .tooLarge(let path, let maximumBytes): "the store '\(path)' is larger than \(maximumBytes >> 20) MB"
      case .unreadable(let path): "'\(path)' cannot be read"
      case .directory(let path): "the folder of '\(path)' is missing or may not be written"
      case .noDataDirectory:
        "no data folder, since neither XDG_DATA_HOME nor HOME is an absolute path; name a store with '--catalogs'"
      case .readOnly(let path): "the store '\(path)' may not be written"
      case .busy(let path): "another process keeps the store '\(path)' locked"
      case .damaged(let path, let detail): "the store '\(path)' is damaged: \(detail)"
      case .failed(let path, let detail): "the store '\(path)' cannot be used: \(detail)"
      }
    }
  }

  extension StoreError {
    /// The same error with another path: the one that was given instead of the file it leads to.
    func naming(_ path: String) -> StoreError {
      switch self {
      case .missing: .missing(path: path)
      case .exists: .exists(path: path)
      case .notAStore: .notAStore(path: path)
      case .foreign: .foreign(path: path)
      case .newer: .newer(path: path)
      case .folder: .folder(path: path)
      case .special: .special(path: path)
      case .tooLarge(_, let maximumBytes): .tooLarge(path: path, maximumBytes: maximumBytes)
      case .unreadable: .unreadable(path: path)
      case .directory: .directory(path: path)
      case .noDataDirectory: .noDataDirectory
      case .readOnly: .readOnly(path: path)
      case .busy: .busy(path: path)
      case .damaged(_, let detail): .damaged(path: path, detail: detail)
      case .failed(_, let detail): .failed(path: path, detail: detail)
      }
    }
  }
#endif
