package import FilterSQL
import Foundation

/// The address of an engine: the value of `--engine`.
///
/// ```swift
/// let address = try EngineAddress("sqlite:cards.db")
/// ```
package enum EngineAddress: Hashable, Sendable {
  /// `sqlite:FILE`: a file that SQLite wrote.
  case sqlite(path: String)
  /// `postgres://…` or `postgresql://…`, or keywords such as `host=db dbname=cards`: a server, as libpq reads its
  /// address. It may hold a password.
  case postgresql(String)
  /// `command:CLIENT ARGUMENT …` or `command:DIALECT:CLIENT ARGUMENT …`: a program that reads statements on standard
  /// input and writes rows, and its dialect.
  case command([String], dialect: SQLDialect)

  /// Reads an address.
  ///
  /// The words of a command are split as a shell does it: at spaces outside quotes, with backslashes. No shell runs, and
  /// nothing is expanded.
  ///
  /// - Throws: `.unreachable` for anything else, with a message that contains no password.
  package init(_ text: String) throws(EngineError) {
    if text.utf8.contains(0) { throw EngineError(.unreachable, "the address of an engine has a zero byte") }
    if text.utf8.count > 65_536 { throw EngineError(.unreachable, "the address of an engine is too long") }
    switch text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).first {
    case "sqlite" where text.utf8.count > 7: self = .sqlite(path: String(text.dropFirst(7)))
    case "postgres" where text.hasPrefix("postgres://"), "postgresql" where text.hasPrefix("postgresql://"):
      self = .postgresql(text)
    case "command" where text.utf8.count > 8: self = try Self.command(text.dropFirst(8))
    case "postgres", "postgresql":
      throw EngineError(
        .unreachable,
        "the address of a PostgreSQL server is postgresql://USER@HOST/DATABASE or host=HOST user=USER dbname=DATABASE")
    default:
      if PostgreSQLAddress.isOfKeywords(text) {
        self = .postgresql(text)
        return
      }
      throw EngineError(
        .unreachable,
        "unknown engine\(EngineAddress.shown(text).map { " '\($0)'" } ?? ""); expected sqlite:FILE, "
          + "postgresql://HOST/DATABASE or command:CLIENT")
    }
  }

  /// A text that should have been an address, for messages: unchanged if it cannot contain a password, or its
  /// beginning; nil if nothing of it can be shown.
  package static func shown(_ text: String) -> String? {
    let isPlain = !text.contains { $0 == ":" || $0 == "@" || $0 == "=" || $0 == "?" || $0.isWhitespace }
    if isPlain { return EngineText.shown(text, limit: 100) }
    let scheme = text.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "+") }
    guard text[scheme.endIndex...].first == ":", !scheme.isEmpty, scheme.count <= 20 else { return nil }
    return "\(scheme):" + (scheme.endIndex == text.index(before: text.endIndex) ? "" : "…")
  }

  /// An address, perhaps of a table, without a password.
  package static func masked(_ text: String) -> String {
    if let table = try? TableAddress(text) { return "\(table.engine):\(EngineText.shown(table.table.written))" }
    return (try? EngineAddress(text))?.description ?? shown(text) ?? "…"
  }

  /// A message without the passwords of addresses among the arguments that it may quote.
  package static func masked(_ message: String, quoting arguments: [String]) -> String {
    var message = message
    for argument in arguments where isServer(argument) || PostgreSQLAddress.isOfKeywords(argument) {
      message = message.replacing(argument, with: masked(argument))
    }
    return message
  }

  /// Whether a text is the URL of a server of PostgreSQL, which is no query.
  package static func isServer(_ text: String) -> Bool {
    text.hasPrefix("postgresql://") || text.hasPrefix("postgres://")
  }

  /// Whether a text is the address of a server or a client, not a file.
  package static func isAddress(_ text: String) -> Bool {
    if text.contains("://") || text.hasPrefix("command:") || PostgreSQLAddress.isOfKeywords(text) { return true }
    // A user, a password and a host.
    guard let at = text.lastIndex(of: "@") else { return false }
    return text[..<at].contains(":")
  }

  /// The dialect of the engine's statements.
  package var dialect: SQLDialect {
    switch self {
    case .sqlite: .sqlite
    case .postgresql: .postgresql
    case .command(_, let dialect): dialect
    }
  }

  private static func command(_ text: Substring) throws(EngineError) -> EngineAddress {
    var text = text
    var named: SQLDialect?
    if let colon = text.firstIndex(of: ":"), let known = SQLDialect(named: String(text[..<colon])) {
      named = known
      text = text[text.index(after: colon)...]
    }
    guard let words = CommandWords.split(text) else {
      throw EngineError(.unreachable, "unclosed quote or backslash in the engine's command")
    }
    guard let program = words.first, !program.isEmpty else {
      throw EngineError(.unreachable, "the engine's command names no program")
    }
    let file = program.split(separator: "/").last.map { String($0) } ?? program
    guard let dialect = named ?? clients[file] else {
      throw EngineError(
        .unreachable,
        "the dialect of the client\(shown(file).map { " '\($0)'" } ?? "") is not known; write command:DIALECT:CLIENT, where "
          + "DIALECT is one of \(SQLDialect.all.map { $0.name }.joined(separator: ", "))")
    }
    return .command(words, dialect: dialect)
  }

  private static let clients: [String: SQLDialect] = [
    "duckdb": .duckdb, "spark-sql": .spark, "clickhouse-client": .clickhouse, "clickhouse": .clickhouse,
    "trino": .trino, "sqlite3": .sqlite, "psql": .postgresql,
  ]
}

extension EngineAddress: CustomStringConvertible {
  /// The address without a password, for messages.
  package var description: String {
    switch self {
    case .sqlite(let path): "sqlite:\(EngineText.shown(path))"
    case .postgresql(let address): PostgreSQLAddress(address).shown
    case .command(let words, _): "command:\(EngineAddress.shown(words.first ?? "") ?? "…")"
    }
  }
}
