import FilterSQL
import Testing

@testable import FilterEngines

@Suite struct PostgreSQLRowsTests {
  /// A row, and how COPY writes it.
  @Test func rowsAreEscaped() {
    let table: [([SQLValue], String)] = [
      ([SQLValue](), "\n"), ([.null], "\\N\n"), ([.text("")], "\n"), ([.text("\\N")], "\\\\N\n"),
      ([.text("\\."), .null], "\\\\.\t\\N\n"), ([.text("a\tb\nc\rd\\e")], "a\\tb\\nc\\rd\\\\e\n"),
      ([.integer(.min), .text("'é\"")], "-9223372036854775808\t'é\"\n"), ([.text("\u{1}\u{B}")], "\u{1}\u{B}\n"),
    ]
    for (row, expected) in table {
      var rows = PostgreSQLRows()
      let isAdded = rows.append(row)
      #expect(isAdded, "\(row)")
      #expect(String(decoding: rows.bytes, as: UTF8.self) == expected, "\(row)")
    }
  }

  /// PostgreSQL has no U+0000; nothing of such a row is written.
  @Test func zeroBytesAreRefused() {
    var rows = PostgreSQLRows()
    let added = [rows.append([.text("a")]), rows.append([.integer(1), .text("c\0d")]), rows.append([.text("e")])]
    #expect(added == [true, false, true])
    #expect(String(decoding: rows.bytes, as: UTF8.self) == "a\ne\n")
  }
}
