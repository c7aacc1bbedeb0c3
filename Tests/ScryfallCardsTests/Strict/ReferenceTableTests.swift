import FilterAST
import FilterSemantics
import FilterVocabulary
import Foundation
import ScryfallDialect
import Testing
import _FilterTestSupport

@testable import DataStreams
@testable import ScryfallCards

/// Executes the tables of `Grammar/Reference.md`.
@Suite struct ReferenceTableTests {
  private let tables: [ReferenceTable]

  init() throws {
    tables = try ReferenceTable.all()
  }

  /// Tables `query | reads as`: the strict reading in the notation of section 0.1.
  @Test func queriesReadAsStated() {
    let rows = tables.filter { $0.header == ["query", "reads as"] }.flatMap { $0.rows }
    #expect(rows.count > 180)
    for row in rows {
      #expect(strict(row.code(0)) == row.code(1), "Reference.md:\(row.line)")
    }
  }

  /// Tables `query | result`: the fixed words that a result can begin with.
  @Test func resultsBeginAsStated() {
    let rows = tables.filter { $0.header == ["query", "result"] }.flatMap { $0.rows }
    #expect(rows.count > 60)
    for row in rows {
      let query = row.code(0)
      let reading = QueryReading(strict: query)
      if row.cells[1].hasPrefix("ignored") {
        #expect(reading.ignored.map { $0.text } == [query], "Reference.md:\(row.line)")
      } else {
        #expect(reading.refusal == nil, "Reference.md:\(row.line)")
        #expect(reading.ignored.isEmpty, "Reference.md:\(row.line)")
      }
    }
  }

  /// Tables of fields and directives name every field of the vocabulary, with its aliases.
  @Test func fieldsAreThoseOfTheVocabulary() throws {
    let vocabulary = Vocabulary.scryfall
    var stated: [String: [String]] = [:]
    for table in tables where ["field", "directive"].contains(table.header[0]) && table.header.count > 2 {
      for row in table.rows {
        let aliases = table.header.firstIndex(of: "aliases").map { row.codes($0) } ?? []
        for name in row.codes(0) {
          let other = stated.updateValue(aliases.sorted(), forKey: name)
          #expect(other == nil || other == aliases.sorted(), "Reference.md:\(row.line)")
        }
      }
    }
    for field in vocabulary.fields {
      #expect(stated[field.name] == field.aliases.sorted(), "\(field.name)")
    }
    #expect(stated.keys.filter { vocabulary.field(named: FieldName($0)) == nil }.sorted() == [])
  }

  /// The column `operators`: `all` or `eq`, whether patterns are taken, and what `:` means where it is not `contains`.
  @Test func operatorsAreThoseOfTheVocabulary() throws {
    var rows = 0
    for table in tables where table.header[0] == "field" {
      guard let column = table.header.firstIndex(of: "operators") else { continue }
      for row in table.rows {
        let cell = row.cells[column]
        for name in row.codes(0) {
          rows += 1
          let field = try #require(Vocabulary.scryfall.field(named: FieldName(name)))
          let count = cell.hasPrefix("all") ? 7 : 2
          #expect(field.operators.count == count, "Reference.md:\(row.line): \(field.operators)")
          #expect(field.takesRegex == cell.contains("pattern"), "Reference.md:\(row.line)")
        }
      }
    }
    #expect(rows > 40)
  }

  /// Every value of a closed list stands in section 3 with its aliases, and every flag in the tables of 3.8 is known.
  @Test func valuesAreThoseOfTheVocabulary() throws {
    let vocabulary = Vocabulary.scryfall
    let text = try PackageFolder.text(of: "Grammar/Reference.md")
    let spans = Set(
      text.split(separator: "`", omittingEmptySubsequences: false).enumerated()
        .filter { $0.offset % 2 == 1 }.map { String($0.element).replacing("_", with: "") })
    // `ffi` to `ffxvi` stand for all numbers between them.
    let games = Set("ffii ffiii ffiv ffv ffvi ffvii ffviii ffix ffx ffxi ffxii ffxiii ffxiv ffxv".split(separator: " "))
    for name in [
      "is", "format", "language", "rarity", "game", "settype", "border", "stamp", "frame", "layout", "new", "cheapest",
      "cube",
    ] {
      let field = try #require(vocabulary.field(named: FieldName(name)))
      let missing = vocabulary.values(of: field).flatMap { [$0.text] + $0.aliases }
        .filter { !spans.contains($0.replacing("_", with: "")) && !games.contains($0[...]) }
      #expect(missing == [], "\(name)")
    }
    let flags = try #require(vocabulary.field(named: "is"))
    for table in tables where table.header[0] == "value" && ["matches", "lands"].contains(table.header[1]) {
      for row in table.rows {
        for value in row.codes(0) {
          #expect(vocabulary.value(value, of: flags) != nil, "Reference.md:\(row.line): \(value)")
        }
      }
    }
  }
}

/// A table of the reference: its header and its rows.
private struct ReferenceTable {
  struct Row {
    let line: Int
    let cells: [String]

    /// The code spans of a cell.
    func codes(_ column: Int) -> [String] {
      cells[column].split(separator: "`", omittingEmptySubsequences: false).enumerated()
        .filter { $0.offset % 2 == 1 }.map { String($0.element) }
    }

    /// The only code span of a cell, or its text.
    func code(_ column: Int) -> String { codes(column).first ?? cells[column] }
  }

  let header: [String]
  var rows: [Row] = []

  static func all() throws -> [ReferenceTable] {
    let text = try PackageFolder.text(of: "Grammar/Reference.md")
    var tables: [ReferenceTable] = []
    var isInside = false
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      guard line.hasPrefix("|") else {
        isInside = false
        continue
      }
      let cells = cells(of: line)
      if !isInside {
        tables.append(ReferenceTable(header: cells))
        isInside = true
      } else if !cells[0].hasPrefix("--") {
        tables[tables.count - 1].rows.append(Row(line: index + 1, cells: cells))
      }
    }
    return tables
  }

  /// The cells of a line; `\|` is a bar inside a cell.
  private static func cells(of line: Substring) -> [String] {
    line.replacing("\\|", with: "\u{0}").split(separator: "|").map {
      $0.replacing("\u{0}", with: "|").trimmingCharacters(in: .whitespaces)
    }
  }
}
