/// Why a record of a file is not a card.
public struct CardRecordError: Hashable, Sendable {
  /// The line on which the record begins, from 1.
  public var line: Int
  /// The index of the record in the file, from 0.
  public var record: Int
  /// The offset of the error in the uncompressed text, in bytes.
  public var offset: Int
  /// The key of the value, if known, and the reason: `'cmc': expected a number`.
  public var message: String

  package init(line: Int, record: Int, offset: Int, message: String) {
    self.line = line
    self.record = record
    self.offset = offset
    self.message = message
  }
}

extension CardRecordError: CustomStringConvertible {
  /// The position and the message: `line 3, byte 512: missing 'name'`.
  public var description: String { "line \(line), byte \(offset): \(message)" }
}

/// The number of records of a file that were read, and the errors in them.
public struct CardFileReport: Hashable, Sendable {
  /// The number of records, with or without errors.
  public var records = 0
  /// The number of records that were read as cards.
  public var cards = 0
  /// The number of errors: records that are not cards, and an unclosed array.
  public var errorCount = 0
  /// The first errors, at most 100.
  public var errors: [CardRecordError] = []
  /// The size of the uncompressed text in bytes.
  package var textBytes = 0

  package init(
    records: Int = 0, cards: Int = 0, errorCount: Int = 0, errors: [CardRecordError] = [], textBytes: Int = 0
  ) {
    self.records = records
    self.cards = cards
    self.errorCount = errorCount
    self.errors = errors
    self.textBytes = textBytes
  }

  private static let maximumErrors = 100

  package mutating func add(_ error: CardRecordError) {
    errorCount += 1
    if errors.count < Self.maximumErrors { errors.append(error) }
  }

  /// Adds the report of a file that was read after this one.
  package mutating func add(_ more: CardFileReport) {
    records += more.records
    cards += more.cards
    errorCount += more.errorCount
    errors += more.errors.prefix(max(0, Self.maximumErrors - errors.count))
    textBytes += more.textBytes
  }
}

/// How much of a file has been read.
public struct CardFileProgress: Hashable, Sendable {
  /// The number of bytes read of the file itself, before decompression.
  public var bytesRead: Int
  /// The size of the file in bytes; nil for a pipe.
  public var totalBytes: Int?
  /// The number of records so far.
  public var records: Int

  package init(bytesRead: Int, totalBytes: Int?, records: Int) {
    self.bytesRead = bytesRead
    self.totalBytes = totalBytes
    self.records = records
  }
}

/// Why a card file cannot be read, or prepared cards cannot be written.
public enum CardFileError: Error, Hashable, Sendable {
  /// The file does not exist.
  case missing(path: String)
  /// The path names a folder.
  case folder(path: String)
  /// The file exists but cannot be opened or read.
  case unreadable(path: String)
  /// The path names a device or a socket.
  case special(path: String)
  /// The file, or the text compressed in it, exceeds a limit.
  case tooLarge(path: String, maximumBytes: Int)
  /// The file cannot be written. The reason is a sentence that names the file.
  case unwritable(path: String, reason: String)
  /// The prepared cards are damaged, or were written by another version.
  case outdated(path: String)
  /// The gzip data is damaged or truncated at this offset of the compressed file, or shortly before it.
  case damaged(path: String, offset: Int)
  /// The file contains only blanks, or nothing.
  case empty(path: String)
  /// The file has records, but no card. The error is the first one.
  case noCard(path: String, error: CardRecordError?)
  /// The progress closure returned false.
  case stopped(path: String)

  /// One sentence without a full stop: `there is no file 'cards.json'`.
  public var message: String {
    switch self {
    case .missing(let path): "there is no file '\(path)'"
    case .folder(let path): "'\(path)' is a folder; expected a card file"
    case .unreadable(let path): "'\(path)' cannot be read"
    case .special(let path): "'\(path)' is not a regular file"
    case .tooLarge(let path, let maximumBytes): "'\(path)' holds more than \(maximumBytes) bytes"
    case .unwritable(_, let reason): reason
    case .outdated(let path):
      "'\(path)' is damaged or of another version; prepare it again with 'filterq cards prepare'"
    case .damaged(let path, let offset): "the gzip packing of '\(path)' is damaged near byte \(offset)"
    case .empty(let path): "'\(path)' is empty"
    case .noCard(let path, nil): "there is no card in '\(path)'"
    case .noCard(let path, let error?): "there is no card in '\(path)'; \(error)"
    case .stopped(let path): "the reading of '\(path)' was stopped"
    }
  }
}

extension CardFileError: CustomStringConvertible {
  /// The same as ``message``.
  public var description: String { message }
}
