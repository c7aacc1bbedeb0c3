/// Why a store cannot be used. The file is as it was, but for ``damaged(path:detail:)`` met while reading.
public enum StoreError: Error, Hashable, Sendable {
  /// A store was expected, and there is no file.
  case missing(path: String)
  /// No file was expected, and there is one.
  case exists(path: String)
  /// The file is a database of something else.
  case foreign(path: String)
  /// The file was made by a newer version of this package.
  case newer(path: String)
  /// The directory of the file is missing or may not be written.
  case directory(path: String)
  /// The file may be read but not written.
  case readOnly(path: String)
  /// Another process kept the file locked for too long.
  case busy(path: String)
  /// A page of the file cannot be read.
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
    case .foreign(let path): "'\(path)' is a database, but no store of catalogs"
    case .newer(let path): "the store '\(path)' was made by a newer version"
    case .directory(let path): "the directory of '\(path)' is missing or may not be written"
    case .readOnly(let path): "the store '\(path)' may not be written"
    case .busy(let path): "another process keeps the store '\(path)' locked"
    case .damaged(let path, let detail): "the store '\(path)' is damaged: \(detail)"
    case .failed(let path, let detail): "the store '\(path)' cannot be used: \(detail)"
    }
  }
}
