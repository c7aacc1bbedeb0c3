/// One thing that is wrong with a file of a vocabulary.
public struct VocabularyMistake: Hashable, Sendable {
  /// What is wrong, in one sentence without a full stop, with the repair.
  public let message: String
  /// The line, the first being 1. A line ends with LF, CR LF or a lone CR.
  public let line: Int
  /// The column, the first being 1, in Unicode scalars. A byte order mark does not count.
  public let column: Int
  /// The value it is about, by the keys that lead there: `fields[3].kind`. Empty for the file as a whole, and where the
  /// file is no JSON.
  public let path: String

  /// Makes a mistake.
  public init(_ message: String, line: Int, column: Int, path: String = "") {
    self.message = message
    self.line = line
    self.column = column
    self.path = path
  }
}

extension VocabularyMistake: CustomStringConvertible {
  /// `3:12: ` and the message.
  public var description: String { "\(line):\(column): \(message)" }
}

/// Everything that is wrong with a file of a vocabulary, in the order of the file.
public struct VocabularyError: Error, Hashable, Sendable {
  /// The mistakes; at least one.
  public let mistakes: [VocabularyMistake]

  /// Makes an error.
  public init(mistakes: [VocabularyMistake]) {
    self.mistakes = mistakes
  }
}

extension VocabularyError: CustomStringConvertible {
  /// A line for each mistake: `3:12: 'numbr' is no kind: …`.
  public var description: String { mistakes.map { $0.description }.joined(separator: "\n") }
}
