/// Why a store cannot be used. The file is as it was.
public enum StoreError: Error, Hashable, Sendable {
  /// A store was expected, and there is no file.
  case missing(path: String)
  /// No file was expected, and there is one.
  case exists(path: String)
  /// The file holds something else: text, pictures, another program's data.
  case notAStore(path: String)
  /// The file is a database of another program.
  case foreign(path: String)
  /// The file was made by a newer version of this package.
  case newer(path: String)
  /// The path is that of a folder.
  case folder(path: String)
  /// The path names a device, a pipe or a socket.
  case special(path: String)
  /// The file is larger than its reader accepts.
  case tooLarge(path: String, maximumBytes: Int)
  /// The file may not be read.
  case unreadable(path: String)
  /// The folder of the file is missing or may not be written.
  case directory(path: String)
  /// The environment names no folder for data: neither `XDG_DATA_HOME` nor `HOME` is an absolute path.
  case noDataDirectory
  /// The file may be read but not written.
  case readOnly(path: String)
  /// Another process kept the file locked for too long.
  case busy(path: String)
  /// The file is a store, and what it holds is not what was saved.
  case damaged(path: String, detail: String)
  /// Anything else, in the words of SQLite.
  case failed(path: String, detail: String)
}

extension StoreError: CustomStringConvertible {
  /// A line for people, with what to do about it where there is something.
  public var description: String {
    switch self {
    case .missing(let path): "there is no store '\(path)'; 'filterq catalogs import' makes one"
    case .exists(let path): "there is a file '\(path)' already"
    case .notAStore(let path): "'\(path)' is not a store of catalogs"
    case .foreign(let path): "'\(path)' is a database of another program, not a store of catalogs"
    case .newer(let path): "the store '\(path)' was made by a newer version"
    case .folder(let path): "'\(path)' is a folder, not a store of catalogs"
    case .special(let path): "'\(path)' is not a regular file"
    case .tooLarge(let path, let maximumBytes): "the store '\(path)' is larger than \(maximumBytes >> 20) MB"
    case .unreadable(let path): "'\(path)' cannot be read"
    case .directory(let path): "the folder of '\(path)' is missing or may not be written"
    case .noDataDirectory:
      "there is no folder for data, as neither XDG_DATA_HOME nor HOME is an absolute path; name a store with '--catalogs'"
    case .readOnly(let path): "the store '\(path)' may not be written"
    case .busy(let path): "another process keeps the store '\(path)' locked"
    case .damaged(let path, let detail): "the store '\(path)' is damaged: \(detail)"
    case .failed(let path, let detail): "the store '\(path)' cannot be used: \(detail)"
    }
  }
}
