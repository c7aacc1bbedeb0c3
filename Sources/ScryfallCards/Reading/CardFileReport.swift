import DataStreams

/// A record of a file that is no card, and why.
public struct CardFileProblem: Hashable, Sendable {
  /// The line the record begins on, from 1.
  public var line: Int
  /// The place of the record among the records of the file, from 0.
  public var record: Int
  /// Where the mistake is, in bytes from the beginning of the unpacked text.
  public var offset: Int
  /// What is wrong: `'cmc': a number was expected here`.
  public var message: String
}

extension CardFileProblem: CustomStringConvertible {
  /// The place and the message: `line 3, byte 512: the record has no 'name'`.
  public var description: String { "line \(line), byte \(offset): \(message)" }
}

/// What came of the reading of a file.
public struct CardFileReport: Hashable, Sendable {
  /// How many records there are, those with problems among them.
  public var records = 0
  /// How many of them were read as cards.
  public var cards = 0
  /// How many problems there are: records that are no cards, and an array without an end.
  public var problemCount = 0
  /// The first problems, at most `mostProblems` of them.
  public var problems: [CardFileProblem] = []
  /// How many bytes the unpacked text has.
  public var textBytes = 0

  /// How many problems are kept.
  public static let mostProblems = 100

  mutating func add(_ problem: CardFileProblem) {
    problemCount += 1
    if problems.count < Self.mostProblems { problems.append(problem) }
  }

  /// Adds the report of another file that was read behind this one.
  mutating func add(_ more: CardFileReport) {
    records += more.records
    cards += more.cards
    problemCount += more.problemCount
    problems += more.problems.prefix(max(0, Self.mostProblems - problems.count))
    textBytes += more.textBytes
  }
}

/// How far the reading of a file is.
public struct CardFileProgress: Hashable, Sendable {
  /// How many bytes of the file were taken, packed if it is packed.
  public var bytesRead: Int
  /// How many bytes the file has; nil where that is not known, as of a pipe.
  public var totalBytes: Int?
  /// How many records were read.
  public var records: Int
}
