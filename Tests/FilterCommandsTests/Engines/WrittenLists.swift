import FilterEngines
import FilterItems
import FilterLists
import FilterSQL
import FilterText
import FilterVocabulary
import ListFiles
import ScryfallCards
import _FilterTestSupport

@testable import FilterReports

/// Lists in files of SQLite, for sessions and scripts.
struct WrittenLists: Sendable {
  // Safe: it is not used after the lists are written.
  private nonisolated(unsafe) let folder: TemporaryFolder
  /// The sample cards.
  let cards: String
  /// The animals, under a vocabulary with an order that the engine sorts by and one that it does not.
  let animals: String

  #if SQLite
    static let areHere = true
  #else
    static let areHere = false
  #endif

  /// The lists, written once.
  static let shared = Result { try WrittenLists() }

  static let vocabulary = """
    {"name": "animals", "item": "animal", "items": "animals", "nameField": "name", "fields": [
      {"name": "name", "kind": "text", "summary": "The name"},
      {"name": "kind", "kind": "enumeration", "summary": "The kind", "values": ["mammal", "bird", "amphibian"]},
      {"name": "legs", "kind": "number", "summary": "The number of legs"},
      {"name": "weight", "kind": "number", "summary": "The weight in kilograms"},
      {"name": "order", "kind": "directive", "summary": "The order", "values": ["legs", "weight", "name"]},
      {"name": "direction", "kind": "directive", "summary": "The direction", "values": ["asc", "desc"]}]}
    """

  private init() throws {
    folder = try TemporaryFolder()
    cards = folder.path("cards.db")
    animals = folder.path("animals.db")
    try Self.write(to: cards) { makeWriter in
      try EngineCards.write(.sample, named: "sample", makeWriter)
    }
    let file = ItemFile(try folder.write("animals.csv", AnimalItems.csv))
    try Self.write(to: animals) { makeWriter in
      _ = try EngineItems.write([file], Vocabulary(json: Self.vocabulary), named: "animals.csv", makeWriter)
    }
  }

  private static func write(
    to path: String, _ write: ((SQLSchema) throws(EngineError) -> any ContentWriter) throws -> Void
  ) throws {
    let connection = try EngineConnections.open(.sqlite(path: path), isReadOnly: false, timeLimit: .seconds(60))
    defer { connection.close() }
    try write { schema throws(EngineError) in try EngineWriter(connection, schema, replaces: true) }
  }

  /// The animals in memory, under the same vocabulary.
  static func animalsInMemory() throws -> ItemCollection {
    let folder = try TemporaryFolder()
    return try ItemCollection(
      reading: [ItemFile(folder.write("animals.csv", AnimalItems.csv))], vocabulary: Vocabulary(json: vocabulary))
  }

  /// The answers of a list of a path.
  func answers(_ path: String) throws -> EngineAnswers { EngineAnswers(try OpenedEngine("sqlite:\(path)")) }

  /// A session over a list.
  func session(_ path: String, plain: Bool = false) throws -> AnsweredSession {
    AnsweredSession(.make(SearchableList(try answers(path))), plain: plain)
  }

  /// The answers of the sample cards or of the animals, over a connection that can be disturbed.
  func disturbed(_ path: String, as address: String? = nil) throws -> (EngineAnswers, DisturbedConnection) {
    let opened = try OpenedEngine("sqlite:\(path)")
    let connection = DisturbedConnection(opened.connection)
    let about = try EngineList.about(connection)
    let content: EngineAnswers.Content =
      about.entries["kind"] == EngineCards.kind
      ? .cards(try EngineCards(connection, about)) : .items(try EngineItems(connection, about))
    let place = try address.map { try EngineAddress($0) } ?? opened.address
    return (EngineAnswers(content, connection, place, name: "disturbed"), connection)
  }
}

/// A connection that fails, hangs or breaks in the middle of an answer, as a test requests.
final class DisturbedConnection: EngineConnection {
  enum Mode: Sendable {
    case works
    case fails(EngineError)
    /// Gives one row, and then fails.
    case breaks(EngineError)
    /// Answers when it is cancelled.
    case hangs
  }

  private struct State {
    var mode = Mode.works
    var isRunning = false
    var isCancelled = false
    var statements = 0
    var cancelled = 0
  }

  private let inner: any EngineConnection
  private let state = Lock(State())

  init(_ inner: any EngineConnection) { self.inner = inner }

  var mode: Mode {
    get { state.withLock { $0.mode } }
    set { state.withLock { $0.mode = newValue } }
  }

  /// The number of statements that were begun, and of those that were cancelled.
  var counts: (begun: Int, cancelled: Int) { state.withLock { ($0.statements, $0.cancelled) } }
  /// Whether a statement hangs now.
  var isHanging: Bool { state.withLock { $0.isRunning } }

  var dialect: SQLDialect { inner.dialect }

  func run(_ statement: SQLStatement, _ take: ([SQLValue]) -> Bool) throws(EngineError) {
    switch state.withLock({ state in
      state.statements += 1
      return state.mode
    }) {
    case .works: try inner.run(statement, take)
    case .fails(let error): throw error
    case .breaks(let error):
      try inner.run(statement) { row in
        _ = take(row)
        return false
      }
      throw error
    case .hangs:
      state.withLock { ($0.isRunning, $0.isCancelled) = (true, false) }
      defer { state.withLock { $0.isRunning = false } }
      for _ in 0..<6_000 {
        if state.withLock({ $0.isCancelled }) {
          state.withLock { $0.cancelled += 1 }
          throw EngineError(.cancelled, "the statement was cancelled")
        }
        Pause.milliseconds(10)
      }
      throw EngineError(.timedOut, "the statement was not cancelled")
    }
  }

  func cancel() { state.withLock { if $0.isRunning { $0.isCancelled = true } } }

  func execute(_ sql: [String]) throws(EngineError) { try inner.execute(sql) }

  func load(
    _ table: String, columns: [String], results: [SQLStatement.Result], _ next: () -> [SQLValue]?
  ) throws(EngineError) {
    try inner.load(table, columns: columns, results: results, next)
  }

  func lines(_ sql: String) throws(EngineError) -> [String] { try inner.lines(sql) }

  func close() { inner.close() }
}
