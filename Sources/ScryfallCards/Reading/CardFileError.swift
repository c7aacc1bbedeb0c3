import DataStreams

/// Why a file of cards cannot be read, or not to its end.
public enum CardFileError: Error, Hashable, Sendable {
  /// There is no such file.
  case missing(path: String)
  /// The path is that of a folder.
  case folder(path: String)
  /// The file is there and cannot be opened or read.
  case unreadable(path: String)
  /// The path names a device or a socket.
  case special(path: String)
  /// The file, or what is packed in it, holds more bytes than are read.
  case tooLarge(path: String, maximumBytes: Int)
  /// The file cannot be written. The reason is a sentence that names it.
  case unwritable(path: String, reason: String)
  /// The prepared form is damaged, or was made by another version.
  case outdated(path: String)
  /// The gzip packing is broken or ends too early. The offset counts bytes of the packed file.
  case damaged(path: String, offset: Int)
  /// The file holds nothing, or blanks alone.
  case empty(path: String)
  /// The file holds no card. The problem is the first that was found.
  case noCard(path: String, problem: CardFileProblem?)
  /// The progress closure asked to stop.
  case stopped(path: String)

  /// One sentence for people, without a full stop: `there is no file 'cards.json'`.
  public var message: String {
    switch self {
    case .missing(let path): "there is no file '\(path)'"
    case .folder(let path): "'\(path)' is a folder, a file of cards was expected"
    case .unreadable(let path): "'\(path)' cannot be read"
    case .special(let path): "'\(path)' is not a regular file"
    case .tooLarge(let path, let maximumBytes): "'\(path)' holds more than \(maximumBytes) bytes"
    case .unwritable(_, let reason): reason
    case .outdated(let path):
      "'\(path)' is damaged or of another version; prepare it again with 'filterq cards prepare'"
    case .damaged(let path, let offset): "the gzip packing of '\(path)' is damaged near byte \(offset)"
    case .empty(let path): "'\(path)' is empty"
    case .noCard(let path, nil): "there is no card in '\(path)'"
    case .noCard(let path, let problem?): "there is no card in '\(path)'; \(problem)"
    case .stopped(let path): "the reading of '\(path)' was stopped"
    }
  }
}

extension CardFileError: CustomStringConvertible {
  /// The message.
  public var description: String { message }
}
