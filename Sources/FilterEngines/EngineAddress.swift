public import FilterSQL
import Foundation

/// Where an engine is: the value of `--engine`.
///
/// ```swift
/// let address = try EngineAddress("sqlite:cards.db")
/// ```
public enum EngineAddress: Hashable, Sendable {
  /// `sqlite:FILE`: a file that SQLite wrote.
  case sqlite(path: String)
  /// `postgres://…` or `postgresql://…`: a server, as libpq reads its address. It may hold a password.
  case postgresql(String)
  /// `command:CLIENT ARGUMENT …` or `command:DIALECT:CLIENT ARGUMENT …`: a program that reads statements on standard
  /// input and writes rows, and the dialect that it speaks.
  case command([String], dialect: SQLDialect)

  /// Reads an address.
  ///
  /// The words of a command are split as a shell does it: at spaces outside quotes, with backslashes. No shell runs, and
  /// nothing is expanded.
  ///
  /// - Throws: `.unreachable` for anything else, with a message that has no password in it.
  public init(_ text: String) throws(EngineError) {
    if text.utf8.contains(0) { throw EngineError(.unreachable, "the address of an engine has a zero byte") }
    if text.utf8.count > 65_536 { throw EngineError(.unreachable, "the address of an engine is too long") }
    switch text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).first {
    case "sqlite" where text.utf8.count > 7: self = .sqlite(path: String(text.dropFirst(7)))
    case "postgres" where text.hasPrefix("postgres://"), "postgresql" where text.hasPrefix("postgresql://"):
      self = .postgresql(text)
    case "command" where text.utf8.count > 8: self = try Self.command(text.dropFirst(8))
    default:
      throw EngineError(
        .unreachable,
        "unknown engine '\(EngineText.shown(PostgreSQLAddress.withoutPassword(text)))'; expected sqlite:FILE, "
          + "postgresql://HOST/DATABASE or command:CLIENT")
    }
  }

  /// The dialect of the engine's statements.
  public var dialect: SQLDialect {
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
        "the dialect of the client '\(EngineText.shown(file))' is not known; write command:DIALECT:CLIENT, where "
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
  public var description: String {
    switch self {
    case .sqlite(let path): "sqlite:\(EngineText.shown(path))"
    case .postgresql(let address): EngineText.shown(PostgreSQLAddress.withoutPassword(address))
    case .command(let words, _): "command:\(EngineText.shown(words.first ?? ""))"
    }
  }
}

/// The address of a PostgreSQL server.
enum PostgreSQLAddress {
  /// The address with `***` in the place of each password: what is between a colon and the last `@` before the path,
  /// and the value of each parameter whose name has `password` in it.
  static func withoutPassword(_ address: String) -> String {
    guard let scheme = address.range(of: "://") else { return address }
    var rest = address[scheme.upperBound...]
    var query = ""
    // A question mark within a password would have to be encoded; where it is not, everything up to the last @ goes.
    let at = rest.lastIndex(of: "@")
    if let mark = rest[(at ?? rest.startIndex)...].firstIndex(of: "?") {
      let parameters = rest[mark...].dropFirst().split(separator: "&", omittingEmptySubsequences: false)
      query =
        "?"
        + parameters.map { parameter in
          let name = parameter.prefix { $0 != "=" }
          return name.lowercased().contains("password") || name.contains("%") ? "\(name)=***" : String(parameter)
        }.joined(separator: "&")
      rest = rest[..<mark]
    }
    if let at, let colon = rest[..<at].firstIndex(of: ":") {
      rest = rest[..<colon] + ":***" + rest[at...]
    }
    return String(address[..<scheme.upperBound]) + rest + query
  }
}

/// The words of a command.
enum CommandWords {
  /// The words as a shell splits them; nil if a quote is not closed or nothing follows a backslash.
  static func split(_ text: Substring) -> [String]? {
    var words: [String] = []
    var word: String?
    var quote: Character?
    var isEscaped = false
    for character in text {
      if isEscaped {
        // Within double quotes a backslash stands for itself before most characters.
        let isKept = quote == "\"" && !["\"", "\\", "$", "`"].contains(character)
        word = (word ?? "") + (isKept ? "\\" : "") + String(character)
        isEscaped = false
      } else if character == "\\", quote != "'" {
        isEscaped = true
      } else if character == quote {
        quote = nil
      } else if quote == nil, character == "'" || character == "\"" {
        quote = character
        word = word ?? ""
      } else if quote == nil, character == " " || character == "\t" || character == "\n" {
        if let word { words.append(word) }
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    if quote != nil || isEscaped { return nil }
    if let word { words.append(word) }
    return words
  }
}
