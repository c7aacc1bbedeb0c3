import FilterEvaluation
import FilterSQL
import Testing
import _FilterTestSupport

/// The check of rows that an engine returned for a query that it cannot say exactly.
@Suite struct SQLRecheckTests {
  /// The columns: the item, then for each term its truth or its texts.
  private static func run(
    _ query: String, _ facts: SQLFacts = ToyStatements.plain, _ dialect: SQLDialect = .duckdb
  ) throws -> SQLRecheckRun {
    SQLRecheckRun(try #require(try ToyStatements.statement(query, dialect, facts).recheck))
  }

  private static func holds(_ query: String, _ values: SQLValue...) throws -> Bool {
    var run = try run(query)
    return run.holds([.integer(0)] + values)
  }

  /// A text of one part, as it is returned.
  private static func text(_ parts: String...) -> SQLValue { .text(parts.map { "\u{1}\($0)" }.joined()) }

  @Test func oneText() throws {
    let rows: [(String, String, Bool)] = [
      ("o:/(?<=a)b/", "ab", true), ("o:/(?<=a)b/", "cb", false), ("o:/(?<=a)b/", "", false),
      ("-o:/(?<=a)b/", "ab", false), ("-o:/(?<=a)b/", "cb", true), ("-o:/(?<=a)b/", "", true),
      ("o:/^(?!a)/", "", true), ("o:/(?<=é)b/", "éb", true),
    ]
    for (query, text, expected) in rows {
      #expect(try Self.holds(query, Self.text(text)) == expected, "\(query), \(text)")
    }
  }

  /// Stored characters are read back before they are searched.
  @Test(arguments: [("\u{3}\u{4}\u{4}\u{4}b", true), ("\u{4}b", false), ("\u{3}\u{4}\u{4}\u{5}b", false)])
  func reservedCharacters(stored: String, expected: Bool) throws {
    var run = try Self.run(#"o:/[\x00]b/"#, ToyStatements.facts(reserved: ["text"]))
    #expect(run.holds([.integer(0), Self.text(stored)]) == expected)
  }

  /// One of the parts must pass, and each is searched alone.
  @Test func parts() throws {
    #expect(try Self.holds("o:/(?<=a)b/", Self.text("x", "ab", "y")))
    #expect(try !Self.holds("o:/(?<=a)b/", Self.text("a", "b")))
    #expect(try !Self.holds("-o:/(?<=a)b/", Self.text("x", "ab")))
    #expect(try Self.holds("o:/^(?!a)b?$/", Self.text("x", "")))
    // No part at all: an item without a text.
    #expect(try !Self.holds("o:/^(?!a)/", .text("")))
    #expect(try Self.holds("-o:/^(?!a)/", .text("")))
  }

  /// What comes before the first mark is of no part.
  @Test func textsWithoutAMark() throws {
    #expect(try !Self.holds("o:/(?<=a)b/", .text("ab")))
    #expect(try !Self.holds("o:/(?<=a)b/", .text("ab\u{1}x")))
  }

  /// Truths of other terms come as numbers.
  @Test func truths() throws {
    let rows: [(SQLValue, String, Bool)] = [
      (SQLValue.integer(1), "cb", true), (.integer(0), "cb", false), (.integer(0), "ab", true),
      (.integer(2), "cb", false),
      (.null, "cb", false), (.text("1"), "cb", false), (.integer(.min), "ab", true),
    ]
    for (truth, text, expected) in rows {
      #expect(try Self.holds("mv=3 or o:/(?<=a)b/", truth, Self.text(text)) == expected, "\(truth), \(text)")
    }
  }

  @Test func groups() throws {
    let query = "(mv=3 or o:/(?<=a)b/) n:/(?<=x)y/"
    #expect(try Self.holds(query, .integer(1), Self.text(""), Self.text("xy")))
    #expect(try Self.holds(query, .integer(0), Self.text("ab"), Self.text("xy")))
    #expect(try !Self.holds(query, .integer(1), Self.text("ab"), Self.text("y")))
    #expect(try !Self.holds(query, .integer(0), Self.text("a"), Self.text("xy")))
    let negated = "-(mv=3 o:/(?<=a)b/)"
    #expect(try Self.holds(negated, .integer(0), Self.text("ab")))
    #expect(try Self.holds(negated, .integer(1), Self.text("a")))
    #expect(try !Self.holds(negated, .integer(1), Self.text("ab")))
  }

  /// Rows that no engine should return: a term whose column is missing or of the wrong kind does not hold.
  @Test func hostileRows() throws {
    let values: [SQLValue] = [
      .null, .integer(0), .integer(1), .integer(.max), .text(""), .text("\u{1}"), .text("\u{1}ab"), .text("\u{3}"),
      .text("\u{1}\u{3}\u{4}"), .text("\u{1}\u{1}\u{2}"), .text(String(repeating: "\u{1}", count: 100)),
    ]
    for query in ["o:/(?<=a)b/", "mv=3 or o:/(?<=a)b/", "-(mv=3 n:/(?<=a)b/) o:/(?<=~)b/"] {
      var run = try Self.run(query)
      #expect(!run.holds([]) || query.hasPrefix("-"))
      for first in values {
        _ = run.holds([first])
        for second in values {
          _ = run.holds([.integer(0), first, second])
          _ = run.holds([.integer(0), second, first, first, second])
        }
      }
    }
    #expect(try !Self.holds("o:/(?<=a)b/"))
    #expect(try Self.holds("-o:/(?<=a)b/"))
    #expect(try !Self.holds("o:/(?<=a)b/", .integer(1)))
    #expect(try !Self.holds("o:/(?<=a)b/", .null))
  }
}
