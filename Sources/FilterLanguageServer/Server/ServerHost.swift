public import FilterCompletion
public import FilterDocuments
import FilterText
public import FilterVocabulary

/// The environment of a language server: files, catalogs, clock and log. Closures let a host or a test replace each of
/// them.
public struct ServerHost: Sendable {
  /// An error of the host with a message for the user.
  public struct Failure: Error, Hashable, Sendable {
    /// The message, in one or more lines.
    public let message: String

    /// Creates an error with a message for the user.
    public init(_ message: String) {
      self.message = message
    }

    /// The error of a host that reads no items.
    public static let noItems = Failure("this server does not read items")
  }

  /// The catalogs for completion and their files.
  public struct Catalogs: Sendable {
    /// The lists of values to complete.
    public var catalogs: CompletionCatalogs
    /// The queries that were used before.
    public var history: CompletionHistory

    /// Creates a value; both parts are empty by default.
    public init(catalogs: CompletionCatalogs = .none, history: CompletionHistory = .empty) {
      self.catalogs = catalogs
      self.history = history
    }
  }

  /// Loads the vocabulary of a file, or the standard one for `nil`. Throws ``Failure``.
  public var vocabulary: @Sendable (_ path: String?) throws -> Vocabulary
  /// Loads the catalogs of a store, or of the user's store for `nil`. Throws ``Failure``.
  public var catalogs: @Sendable (_ path: String?, _ vocabulary: Vocabulary) throws -> Catalogs
  /// The completion engine of a vocabulary. A host of several servers may give them one engine, so that its indexes are
  /// built once.
  public var engine: @Sendable (_ vocabulary: Vocabulary) -> CompletionEngine
  /// Resolves a path of the settings for ``vocabulary``, ``catalogs`` and ``items``. Settings may come from an untrusted
  /// workspace: a host that reads files must resolve relative paths in the workspace folders, and throw ``Failure`` for
  /// paths outside of them. The default returns the path unchanged.
  public var locate: @Sendable (_ path: String, _ folders: [String]) throws -> String
  /// The path of the standard vocabulary, whose changes are watched; `nil` if it has no file.
  public var standardVocabulary: String?
  /// The bytes of a vocabulary file in use, for the places of its fields and values; `nil` if it is unreadable.
  public var readVocabulary: @Sendable (_ path: String) -> [UInt8]?
  /// The path of the user's catalog store, whose changes are watched; `nil` if there is none.
  public var standardStore: String?
  /// Infers the vocabulary of files of items from their first records. Throws ``Failure``.
  public var inferredVocabulary: @Sendable (_ paths: [String]) throws -> Vocabulary
  /// Reads files of items with a vocabulary, or with one inferred from them for `nil`. Called from a thread that no
  /// request waits for. Throws ``Failure``.
  public var items: @Sendable (_ paths: [String], _ vocabulary: Vocabulary?, _ progress: Progress) throws -> ServedItems
  /// The file of a list that a document names.
  public struct ListFile: Hashable, Sendable {
    /// The path of the file.
    public var path: String
    /// Whether it is a vocabulary, and not a file of items.
    public var isVocabulary: Bool

    /// Creates the file of a list; nothing is checked.
    public init(path: String, isVocabulary: Bool) {
      (self.path, self.isVocabulary) = (path, isVocabulary)
    }
  }

  /// Finds the file that `# list:` names in the folder of a document. Throws `ListFault` with the reason why it cannot be
  /// used. The default joins the two, and has a vocabulary for each name that ends with `.json`.
  public var documentList: @Sendable (_ name: String, _ folder: String) throws(ListFault) -> ListFile
  /// Reports how much of some work is done: its phase, and a fraction from 0 to 1 if that is known.
  public typealias Progress = (_ phase: String, _ fraction: Double?) -> Void
  /// The paths of the files of items that are read if the settings name none.
  public var standardItems: [String]
  /// The configuration of a document, from the file `.filterq.json` in its folder or in one above it within the folders
  /// of the workspace, which is not trusted; `nil` without one. Throws ``Failure``.
  public var configuration: @Sendable (_ document: String, _ folders: [String]) throws -> DocumentConfiguration?
  /// A text that changes whenever a file is written or replaced; `nil` if there is none.
  public var stamp: @Sendable (_ path: String) -> String?
  /// Reads a regular file of the workspace. Returns `nil` if it is unreadable, has more than `maximumBytes`, or is
  /// outside the folder after all links are resolved.
  public var readFile: @Sendable (_ path: String, _ folder: String, _ maximumBytes: Int) -> [UInt8]?
  /// The paths of up to `limit` query documents under a folder, in a stable order. Requests wait for it, so it must
  /// limit its time in large folders.
  public var queryFiles: @Sendable (_ folder: String, _ limit: Int) -> [String]
  /// The time in seconds since 1970, to rank the history by age.
  public var now: @Sendable () -> Double
  /// Whether a process is running. The server ends when the process that started it is gone.
  public var isAlive: @Sendable (_ process: Int) -> Bool
  /// Writes a line to the log. May be called from any thread.
  public var log: @Sendable (_ level: LogLevel, _ line: String) -> Void

  /// Creates a host. The defaults have no catalogs, no files and no log.
  public init(
    vocabulary: @escaping @Sendable (String?) throws -> Vocabulary,
    catalogs: @escaping @Sendable (String?, Vocabulary) throws -> Catalogs = { _, _ in Catalogs() },
    engine: @escaping @Sendable (Vocabulary) -> CompletionEngine = { CompletionEngine(vocabulary: $0) },
    locate: @escaping @Sendable (String, [String]) throws -> String = { path, _ in path },
    standardVocabulary: String? = nil,
    readVocabulary: @escaping @Sendable (String) -> [UInt8]? = { _ in nil },
    standardStore: String? = nil,
    inferredVocabulary: @escaping @Sendable ([String]) throws -> Vocabulary = { _ in throw Failure.noItems },
    items: @escaping @Sendable ([String], Vocabulary?, Progress) throws -> ServedItems = { _, _, _ in
      throw Failure.noItems
    },
    documentList: @escaping @Sendable (String, String) throws(ListFault) -> ListFile = ServerHost.joinedPath,
    standardItems: [String] = [],
    configuration: @escaping @Sendable (String, [String]) throws -> DocumentConfiguration? = { _, _ in nil },
    stamp: @escaping @Sendable (String) -> String? = { _ in nil },
    readFile: @escaping @Sendable (String, String, Int) -> [UInt8]? = { _, _, _ in nil },
    queryFiles: @escaping @Sendable (String, Int) -> [String] = { _, _ in [] },
    now: @escaping @Sendable () -> Double = { 0 },
    isAlive: @escaping @Sendable (Int) -> Bool = { _ in true },
    log: @escaping @Sendable (LogLevel, String) -> Void = { _, _ in }
  ) {
    self.vocabulary = vocabulary
    self.catalogs = catalogs
    self.engine = engine
    self.locate = locate
    self.standardVocabulary = standardVocabulary
    self.readVocabulary = readVocabulary
    self.standardStore = standardStore
    self.inferredVocabulary = inferredVocabulary
    self.items = items
    self.documentList = documentList
    self.standardItems = standardItems
    self.configuration = configuration
    self.stamp = stamp
    self.readFile = readFile
    self.queryFiles = queryFiles
    self.now = now
    self.isAlive = isAlive
    self.log = log
  }
}

extension ServerHost {
  /// The file of a name in a folder, which need not exist.
  public static func joinedPath(_ name: String, _ folder: String) throws(ListFault) -> ListFile {
    if name.hasPrefix("/") { throw .unusable("is not relative to the document; name a file in its folder") }
    let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
    return ListFile(path: path, isVocabulary: name.lowercased().hasSuffix(".json"))
  }
}

/// The level of a line of the log, from the most important to the least.
public enum LogLevel: String, CaseIterable, Comparable, Sendable {
  /// An operation that failed.
  case error
  /// Something unexpected that the server handled.
  case warning
  /// An event such as the start of the server.
  case info
  /// A message of the protocol.
  case debug

  /// Whether `left` is more important than `right`.
  public static func < (left: LogLevel, right: LogLevel) -> Bool {
    left.rank < right.rank
  }

  private var rank: Int { LogLevel.allCases.firstIndex(of: self) ?? 0 }
}
