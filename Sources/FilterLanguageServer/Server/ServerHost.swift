public import FilterCompletion
public import FilterVocabulary
import LanguageServerProtocol

/// What the server needs of its surroundings: closures, so that tests give it files of their own.
public struct ServerHost: Sendable {
  /// What went wrong with something from outside, in words for people.
  public struct Failure: Error, Hashable, Sendable {
    /// One sentence or some lines.
    public let message: String

    /// Makes a failure.
    public init(_ message: String) {
      self.message = message
    }
  }

  /// Names to complete, and what was used before.
  public struct Catalogs: Sendable {
    /// The names.
    public var catalogs: CompletionCatalogs
    /// What was used before.
    public var history: CompletionHistory

    /// Makes a value.
    public init(catalogs: CompletionCatalogs = .none, history: CompletionHistory = .empty) {
      self.catalogs = catalogs
      self.history = history
    }
  }

  /// Reads the vocabulary of a file; the standard one for nil. Throws ``Failure``.
  public var vocabulary: @Sendable (_ path: String?) throws -> Vocabulary
  /// Reads the catalogs of a store; the user's for nil. Throws ``Failure``.
  public var catalogs: @Sendable (_ path: String?, _ vocabulary: Vocabulary) throws -> Catalogs
  /// Where a path of the settings leads, which may have been written by a stranger: relative paths begin at a workspace folder, and
  /// paths outside of all the folders are refused by throwing ``Failure``. What it answers is handed to ``vocabulary`` or
  /// ``catalogs``. The standard one takes paths as they are, for hosts without files; one that reads files must check them.
  public var locate: @Sendable (_ path: String, _ folders: [String]) throws -> String
  /// The vocabulary that is in use where no setting names one, so that changes of it can be watched; nil for one without a file.
  public var standardVocabulary: String?
  /// Where the user's store of catalogs is, so that changes of it can be watched; nil where there can be none.
  public var standardStore: String?
  /// The bytes of a regular file of the workspace; nil where it cannot be read, has more than `maximumBytes`, or lies outside the
  /// folder once all links are followed.
  public var readFile: @Sendable (_ path: String, _ folder: String, _ maximumBytes: Int) -> [UInt8]?
  /// The paths of the query documents under a folder, at most so many, in a stable order. It must end soon, whatever the folder
  /// holds: the request that needs it waits.
  public var queryFiles: @Sendable (_ folder: String, _ limit: Int) -> [String]
  /// Seconds since 1970, for the age of what was used before.
  public var now: @Sendable () -> Double
  /// Whether a process lives: the one that started the server may end without a word.
  public var isAlive: @Sendable (_ process: Int) -> Bool
  /// Takes a line of the log.
  public var log: @Sendable (_ level: LogLevel, _ line: String) -> Void

  /// Makes a host. What is not given is a world with nothing in it.
  public init(
    vocabulary: @escaping @Sendable (String?) throws -> Vocabulary,
    catalogs: @escaping @Sendable (String?, Vocabulary) throws -> Catalogs = { _, _ in Catalogs() },
    locate: @escaping @Sendable (String, [String]) throws -> String = { path, _ in path },
    standardVocabulary: String? = nil,
    standardStore: String? = nil,
    readFile: @escaping @Sendable (String, String, Int) -> [UInt8]? = { _, _, _ in nil },
    queryFiles: @escaping @Sendable (String, Int) -> [String] = { _, _ in [] },
    now: @escaping @Sendable () -> Double = { 0 },
    isAlive: @escaping @Sendable (Int) -> Bool = { _ in true },
    log: @escaping @Sendable (LogLevel, String) -> Void = { _, _ in }
  ) {
    self.vocabulary = vocabulary
    self.catalogs = catalogs
    self.locate = locate
    self.standardVocabulary = standardVocabulary
    self.standardStore = standardStore
    self.readFile = readFile
    self.queryFiles = queryFiles
    self.now = now
    self.isAlive = isAlive
    self.log = log
  }
}
