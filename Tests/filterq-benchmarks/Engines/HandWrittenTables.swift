import FilterEngines
import FilterSQL
import Foundation

/// Cards in tables as a person would make them, and the conditions of ``EvaluationQuery`` for each engine.
struct HandWrittenTables {
  private let rows: [PlainCard]

  init(_ rows: [PlainCard]) { self.rows = rows }

  private static let numbers = [
    "colors", "colorcount", "power", "toughness", "loyalty", "generic", "white", "greendevotion",
  ]

  func load(into database: inout BenchmarkDatabase) throws {
    let sides = Self.numbers.flatMap { [$0, $0 + "2"] } + ["identity", "manavalue", "day", "commander"]
    let texts = ["names", "plainnames", "typeline", "rules", "artist", "rarity"]
    try database.load(
      "plain_cards", [("id", .integer)] + sides.map { ($0, .integer) } + texts.map { ($0, .text) },
      rows: rows.enumerated().map { Self.values($0.offset, $0.element) })
    for (table, words) in [
      ("types", rows.map { $0.types }), ("keywords", rows.map { $0.keywords }), ("formats", rows.map { $0.formats }),
    ] {
      let all = words.enumerated().flatMap { card, words in
        Set(words).map { [SQLValue.text($0), .integer(Int64(card))] }
      }
      try database.load(table, [("word", .text), ("card", .integer)], rows: all)
    }
    if database.engine == .sqlite || database.engine == .postgresql {
      try database.connection.execute(
        ["types", "keywords", "formats"].map { "CREATE INDEX by_\($0) ON \($0) (word, card)" }
          + ["identity", "manavalue", "day", "rarity", "loyalty", "loyalty2"].map {
            "CREATE INDEX by_\($0) ON plain_cards (\($0))"
          }
          + ["ANALYZE"])
    }
  }

  private static func values(_ id: Int, _ row: PlainCard) -> [SQLValue] {
    func number(_ value: Double?) -> SQLValue { value.map { .integer(Int64($0)) } ?? .null }
    var values: [SQLValue] = [.integer(Int64(id))]
    func both(_ value: (PlainCard.Side) -> Double?) {
      values += [number(value(row.front)), number(row.back.flatMap(value))]
    }
    both { Double($0.colors) }
    both { Double($0.colors.nonzeroBitCount) }
    both { $0.power }
    both { $0.toughness }
    both { $0.loyalty }
    both { $0.generic.map { Double($0) } }
    both { Double($0.white) }
    both { Double($0.greenDevotion) }
    values += [
      .integer(Int64(row.identity)), number(row.manaValue), number(row.day.map { Double($0) }),
      .integer(row.isCommander ? 1 : 0),
    ]
    let plainNames = "\n" + row.plainNames.joined(separator: "\n") + "\n"
    return values + [
      .text(row.names.joined(separator: "\n")), .text(plainNames), .text(row.typeLine), .text(row.rules),
      .text(row.artist), .text(row.rarity),
    ]
  }

  /// A condition of SQLite in the language of another engine.
  static func condition(_ sql: String, _ engine: BenchmarkedEngine) -> String {
    func replacing(_ text: String, _ pattern: String, _ template: String) -> String {
      text.replacingOccurrences(of: pattern, with: template, options: .regularExpression)
    }
    // `colors & 8` is a condition in SQLite only.
    var text = replacing(sql, #"(\w+ & \d+)(?! =)(?=[ )]|$)"#, "(($1) <> 0)")
    text = replacing(text, #"(\w+ & \d+) = (\d+)"#, "(($1) = $2)")
    text = replacing(text, #"^commander$"#, "commander = 1")
    let newline = engine == .sqlite ? "char(10)" : "chr(10)"
    text = text.replacingOccurrences(of: "char(10)", with: newline)
    let call =
      switch engine {
      case .sqlite, .duckdb, .spark: "(instr($1) > 0)"
      case .postgresql: "(strpos($1) > 0)"
      }
    text = replacing(text, #"instr\(((?:[^()']|'[^']*'|chr?a?r?\(10\))*)\)"#, call)
    switch engine {
    case .sqlite: return replacing(text, #"(\w+) regexp ('(?:[^']|'')*')"#, "$1 <> '' AND fq_matches($2, $1)")
    case .postgresql: return replacing(text, #"(\w+) regexp '"#, "$1 ~ '(?n)")
    case .duckdb: return replacing(text, #"(\w+) regexp '((?:[^']|'')*)'"#, "regexp_matches($1, '(?m)$2')")
    case .spark:
      return replacing(text.replacingOccurrences(of: "\\", with: "\\\\"), #"(\w+) regexp '"#, "$1 rlike '(?m)")
    }
  }
}
