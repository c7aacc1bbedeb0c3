/// Why a file cannot be read.
package struct PackedFileError: Error, Hashable, Sendable {
  package enum Reason: Hashable, Sendable {
    /// The file does not exist.
    case missing
    /// The path names a folder.
    case folder
    /// The file exists but cannot be opened or read.
    case unreadable
    /// The path names a device, a socket, or a pipe that is not accepted.
    case special
    /// The file, or the text compressed in it, is larger than its reader accepts.
    case tooLarge(maximumBytes: Int)
    /// The file is outside the folder it must be in, after all links are followed.
    case outside
    /// The file became shorter while it was read, from and to these numbers of bytes.
    case shortened(from: Int, to: Int)
    /// The file needs another program, or is a part of another file, which cannot be read; a predicate says why.
    case program(String)
    /// The gzip data is damaged or cut off at this offset of the compressed file, or shortly before it.
    case damaged(offset: Int)
  }

  /// The path, as given.
  package let path: String
  package let reason: Reason

  package init(path: String, reason: Reason) {
    self.path = path
    self.reason = reason
  }

  /// A sentence without a full stop: `there is no file 'cards.json'`.
  package var message: String {
    switch reason {
    case .missing: "there is no file '\(path)'"
    case .folder: "'\(path)' is a folder"
    case .unreadable: "'\(path)' cannot be read"
    case .special: "'\(path)' is not a regular file"
    case .tooLarge(let maximumBytes): "'\(path)' is larger than \(Self.size(maximumBytes))"
    case .outside: "'\(path)' lies outside the workspace"
    case .shortened(let from, let to): "'\(path)' became shorter while it was read: \(to) of \(from) bytes are there"
    case .program(let predicate): "'\(path)' \(predicate)"
    case .damaged(let offset): "the gzip packing of '\(path)' is damaged near byte \(offset)"
    }
  }

  private static func size(_ bytes: Int) -> String {
    bytes >= 1 << 20 ? "\(bytes >> 20) MB" : bytes >= 1 << 10 ? "\(bytes >> 10) KB" : "\(bytes) bytes"
  }
}
