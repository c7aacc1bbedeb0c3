import FilterSQL
import Testing
import _FilterTestSupport

/// How values are written where a client takes text only: nothing of them can end the literal or the statement.
@Suite struct LiteralTests {
  private static let hexadecimal: [SQLDialect: @Sendable (String) -> String] = [
    .sqlite: { "CAST(x'\($0)' AS TEXT)" },
    .postgresql: { #"convert_from('\x\#($0)'::bytea, 'UTF8')"# },
    .duckdb: { "decode(unhex('\($0)'))" },
    .spark: { "decode(unhex('\($0)'), 'UTF-8')" },
    .clickhouse: { "unhex('\($0)')" },
    .trino: { "from_utf8(X'\($0)')" },
  ]

  /// Plain texts are readable in all dialects.
  @Test func plainTexts() {
    let rows: [String] = [
      "", "draw a card", "{2}{w/u}", "100%", "a_b", "\"", "-- x", "/* x */", ":name", "~!@#^&*()[]|<>,.",
    ]
    for text in rows {
      for dialect in SQLDialect.all { #expect(dialect.literal(text) == "'\(text)'", "\(text)") }
    }
  }

  /// An apostrophe is doubled where a backslash is a character like others; elsewhere it is a digit like all.
  @Test(arguments: [("it's", "it''s", "69742773"), ("'", "''", "27"), ("' or 1=1", "'' or 1=1", "27206F7220313D31")])
  func apostrophes(text: String, doubled: String, digits: String) {
    for dialect in SQLDialect.all {
      let isDoubled = ![SQLDialect.spark, .clickhouse].contains(dialect)
      #expect(dialect.literal(text) == (isDoubled ? "'\(doubled)'" : Self.hexadecimal[dialect]?(digits)))
    }
  }

  /// What an engine, a client or a shell might read otherwise is written as digits, and so is all beyond ASCII.
  @Test func otherTexts() {
    let rows: [(String, String)] = [
      ("back\\slash", "6261636B5C736C617368"), ("\\'", "5C27"), ("a;b", "613B62"), ("?1", "3F31"), ("$1", "2431"),
      ("`q`", "607160"), ("\u{0}", "00"), ("\u{1}rat\u{2}", "0172617402"), ("\n", "0A"), ("\u{7F}", "7F"),
      ("é", "C3A9"), ("😀", "F09F9880"),
    ]
    for (text, digits) in rows {
      for dialect in SQLDialect.all { #expect(dialect.literal(text) == Self.hexadecimal[dialect]?(digits), "\(text)") }
    }
  }

  @Test func values() {
    let rows: [(SQLValue, String)] = [
      (SQLValue.null, "NULL"), (.integer(0), "0"), (.integer(-7), "-7"), (.integer(.max), "9223372036854775807"),
      (.integer(.min + 1), "-9223372036854775807"),
      // The digits of the least number are beyond the greatest one, before the sign is Self.read.
      (.integer(.min), "(-9223372036854775807 - 1)"), (.text("a"), "'a'"),
    ]
    for (value, expected) in rows {
      for dialect in SQLDialect.all { #expect(dialect.literal(value) == expected, "\(value)") }
    }
  }

  @Test func hexadecimalDigits() {
    let all = Array(UInt8.min ... .max)
    let digits = SQLDialect.hexadecimal(all)
    #expect(digits.hasPrefix("000102030405060708090A0B0C0D0E0F10"))
    #expect(SQLDialect.bytes(hexadecimal: Array(digits.utf8)) == all)
    #expect(SQLDialect.bytes(hexadecimal: Array(digits.lowercased().utf8)) == all)
    #expect(SQLDialect.bytes(hexadecimal: []) == [])
    for bad in ["0", "0g", "g0", " 00", "0x", "é", "000"] {
      #expect(SQLDialect.bytes(hexadecimal: Array(bad.utf8)) == nil, "\(bad)")
    }
  }

  /// A literal is read back as its engine reads it: digits, or a text in which apostrophes are doubled.
  @Test func literalsComeBack() {
    let failure = checkProperty(
      "literals come back", cases: PropertyCases.count(long: 2_000), seed: PropertyCases.seed(default: 4),
      generate: { random in
        (0..<random.below(8)).map { _ -> String in
          if random.chance(50) { return random.pick(["'", "\\", "''", ";", "a", " ", "?"]) ?? "" }
          return String(Unicode.Scalar(UInt32(random.below(0x800))) ?? "x")
        }
      },
      shrink: { shorterArrays($0) }, describe: { $0.joined().debugDescription },
      law: { pieces in
        let text = pieces.joined()
        for dialect in SQLDialect.all {
          let literal = dialect.literal(text)
          if Self.read(literal, in: dialect) != Array(text.utf8) { return "\(dialect): \(literal)" }
        }
        return nil
      })
    #expect(failure == nil, "\(failure?.description ?? "")")
  }

  /// The bytes of a literal; nil if it ends before its last byte, or has a byte that no literal should have.
  static func read(_ literal: String, in dialect: SQLDialect) -> [UInt8]? {
    let parts = (hexadecimal[dialect]?("|") ?? "").split(separator: "|").map { String($0) }
    if parts.count == 2, literal.hasPrefix(parts[0]), literal.hasSuffix(parts[1]) {
      return SQLDialect.bytes(hexadecimal: Array(literal.dropFirst(parts[0].count).dropLast(parts[1].count).utf8))
    }
    guard literal.count >= 2, literal.hasPrefix("'"), literal.hasSuffix("'") else { return nil }
    var bytes: [UInt8] = []
    var isQuote = false
    for byte in literal.utf8.dropFirst().dropLast() {
      if byte < 0x20 || byte > 0x7E || byte == UInt8(ascii: "\\") || byte == UInt8(ascii: ";") { return nil }
      if byte == UInt8(ascii: "'"), !dialect.literals.keepsBackslashes { return nil }
      if byte == UInt8(ascii: "'"), !isQuote {
        isQuote = true
        continue
      }
      if isQuote != (byte == UInt8(ascii: "'")) { return nil }
      isQuote = false
      bytes.append(byte)
    }
    return isQuote ? nil : bytes
  }

  /// Operands are not searched for places.
  @Test(arguments: [
    ("f(%1, %2)", "f(a, %1)"), ("%2 %2", "%1 %1"), ("%3|%9|%%", "||%"), ("100%", "100"), ("", ""),
  ])
  func templates(template: String, expected: String) {
    #expect(SQLTemplate.filled(template, "a", "%1") == expected)
  }

  @Test func names() {
    #expect(SQLDialect.all.map { "\($0)" } == ["sqlite", "postgresql", "duckdb", "spark", "clickhouse", "trino"])
    for dialect in SQLDialect.all { #expect(SQLDialect(named: dialect.name) == dialect) }
    #expect(SQLDialect(named: "postgres") == .postgresql)
    for name in ["", "SQLite", "mysql", "postgres "] { #expect(SQLDialect(named: name) == nil) }
  }
}
