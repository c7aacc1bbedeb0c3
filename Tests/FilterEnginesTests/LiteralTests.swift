import FilterEngines
import FilterSQL
import Foundation
import Testing
import _FilterTestSupport

private let environment = ProcessInfo.processInfo.environment

/// Random texts through the literals and the parameters of each engine: what comes back is the text, byte for byte.
/// `FILTERQ_LITERALS` is the number of texts of each engine, `FILTERQ_SEED` another seed.
@Suite(.serialized) struct EngineLiteralTests {
  private static let count = environment["FILTERQ_LITERALS"].flatMap { Int($0) } ?? 3_000

  #if SQLite
    @Test func sqlite() async throws {
      let folder = try ScratchFolder()
      let path = folder.file("a.db")
      #expect(await Self.problem(.sqlite(path: path), isReadOnly: false, perStatement: 500) == nil)
    }
  #endif

  @Test(.enabled(if: environment["FILTERQ_POSTGRESQL"] != nil, "FILTERQ_POSTGRESQL is not set: no PostgreSQL server"))
  func postgresql() async throws {
    let address = try EngineAddress(environment["FILTERQ_POSTGRESQL"] ?? "")
    #expect(await Self.problem(address, perStatement: 500) == nil)
  }

  @Test(.enabled(if: environment["FILTERQ_DUCKDB"] != nil, "FILTERQ_DUCKDB is not set: no client of DuckDB"))
  func duckdb() async throws {
    let address = try EngineAddress("command:\(environment["FILTERQ_DUCKDB"] ?? "")")
    #expect(await Self.problem(address, perStatement: 200) == nil)
  }

  @Test(.enabled(if: environment["FILTERQ_SPARK"] != nil, "FILTERQ_SPARK is not set: no client of Spark"))
  func spark() async throws {
    let address = try EngineAddress("command:\(environment["FILTERQ_SPARK"] ?? "")")
    #expect(await Self.problem(address, perStatement: 100) == nil)
  }

  /// The first text that does not come back, or an error; nil if there is none.
  private static func problem(
    _ address: EngineAddress, isReadOnly: Bool = true, perStatement size: Int
  ) async -> String? {
    await onThread {
      do throws(EngineError) {
        let connection = try EngineConnections.open(address, isReadOnly: isReadOnly, timeLimit: .seconds(120))
        let seed = PropertyCases.seed(default: 0x5EED)
        var random = SeededGenerator(seed: seed)
        var done = 0
        while done < count {
          let texts = (0..<min(size, count - done)).map { _ in hostile(&random) }
          if let problem = try problem(connection, texts) {
            return "\(problem); again with FILTERQ_SEED=\(seed) FILTERQ_LITERALS=\(count)"
          }
          done += texts.count
        }
        return nil
      } catch { return error.message }
    }
  }

  /// The values are asked for as hexadecimal digits, which no engine or client can change.
  private static func problem(
    _ connection: any EngineConnection, _ texts: [String]
  ) throws(EngineError) -> String? {
    let dialect = connection.dialect
    let digits = { (operand: String) in SQLTemplate.filled(dialect.functions.hexadecimal, operand) }
    let results = texts.map { _ in SQLStatement.Result.text }
    var ways = [("literal", texts.map { digits(dialect.literal($0)) }, [SQLValue]())]
    if case .numbered(let mark) = dialect.parameters {
      let places = texts.indices.map { digits("CAST(\(mark)\($0 + 1) AS TEXT)") }
      ways.append(("parameter", places, texts.map { .text($0) }))
    }
    for (way, columns, parameters) in ways {
      let rows = try connection.rows("SELECT \(columns.joined(separator: ", "))", parameters, results)
      guard rows.count == 1 else { return "\(rows.count) rows" }
      for (text, value) in zip(texts, rows[0]) {
        let isEqual = SQLDialect.bytes(hexadecimal: Array((value.text ?? "?").utf8)) == Array(text.utf8)
        if !isEqual { return "the \(way) of \(text.debugDescription) comes back as \(value)" }
      }
    }
    return nil
  }

  private static let pieces: [String] = [
    "'", "''", "\"", "`", "\\", "\\\\", "%", "_", ";", "--", "/*", "*/", "?", "$1", "$$", ":a", "${a}", "\\'", "\\x41",
    "\\u0041", "\\N", "\n", "\r", "\t", "\u{6}", "\u{1B}", "\u{7F}", "\u{85}", "\u{2028}", "\u{FEFF}", "\u{FFFF}",
    "\u{10FFFF}", "é", "e\u{301}", "ß", "日", "👩‍👧", "𝔘", "x' or 1=1 --", "a", "B", "0", " ", "E'", "N'", "x'41'", "||",
    "\u{1}", "\u{2}", "\u{3}\u{4}\u{4}\u{5}", ")", "(", ",", ".", "fq-", "NULL",
  ]

  /// A text of up to 13 pieces, one in four of which is any character but U+0000.
  static func hostile(_ random: inout SeededGenerator) -> String {
    var text = ""
    for _ in 0..<random.below(14) {
      if random.chance(25) {
        let bits = [7, 11, 16, 21][random.below(4)]
        let scalar = Unicode.Scalar(UInt32(1 + random.below(min(1 << bits, 0x10FFFF)))) ?? "\u{D7FF}"
        text.unicodeScalars.append(scalar)
      } else {
        text += pieces[random.below(pieces.count)]
      }
    }
    return text
  }
}
