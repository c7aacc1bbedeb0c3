/// Why a file cannot be read to its end.
package struct PackedFileError: Error, Hashable, Sendable {
  /// The kinds of trouble.
  package enum Reason: Hashable, Sendable {
    /// There is no such file.
    case missing
    /// The path is that of a folder.
    case folder
    /// The file is there and cannot be opened or read.
    case unreadable
    /// The path names a device, a socket, or a pipe where none is accepted.
    case special
    /// The file, or what is packed in it, holds more bytes than its reader accepts.
    case tooLarge(maximumBytes: Int)
    /// The file lies outside the folder it must be in, links followed.
    case outside
    /// The gzip packing is broken or ends too early. The offset counts bytes of the packed file; the damage is there or a
    /// little before.
    case damaged(offset: Int)
  }

  /// The path of the file, as it was given.
  package let path: String
  /// What is wrong.
  package let reason: Reason

  /// One sentence for people, without a full stop: `there is no file 'cards.json'`.
  package var message: String {
    switch reason {
    case .missing: "there is no file '\(path)'"
    case .folder: "'\(path)' is a folder"
    case .unreadable: "'\(path)' cannot be read"
    case .special: "'\(path)' is not a regular file"
    case .tooLarge(let maximumBytes): "'\(path)' is larger than \(Self.size(maximumBytes))"
    case .outside: "'\(path)' lies outside the workspace"
    case .damaged(let offset): "the gzip packing of '\(path)' is damaged near byte \(offset)"
    }
  }

  private static func size(_ bytes: Int) -> String {
    bytes >= 1 << 20 ? "\(bytes >> 20) MB" : bytes >= 1 << 10 ? "\(bytes >> 10) KB" : "\(bytes) bytes"
  }
}

/// How far the reading of a file is.
package struct FileProgress: Hashable, Sendable {
  /// How many bytes of the file were taken, packed if it is packed.
  package var bytesRead: Int
  /// How many bytes the file has; nil where that is not known, as of a pipe.
  package var totalBytes: Int?
}
