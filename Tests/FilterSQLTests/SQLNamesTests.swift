import FilterEvaluation
import FilterSQL
import FilterVocabulary
import Testing
import _FilterTestSupport

/// The names of tables, columns and indexes, made from whatever a list and its fields are called.
@Suite struct SQLNamesTests {
  private struct Thing: Sendable {}

  private static func schema(
    _ name: String, _ fields: [String], kind: ValueKind = .number, supplements: [String] = []
  ) -> SQLSchema {
    let fields = fields.map { Field($0, kind, takesRegex: kind == .text, summary: "", phrase: "") }
    let list = FilterableList<Thing>(
      vocabulary: Vocabulary(name: name, nameField: "", fields: fields),
      fields: fields.map { FilterableField($0, textRule: kind == .text ? .words : .literal) { _, _ in .nothing } })
    return SQLSchema(list, hasVariants: false, supplements: supplements.map { .init($0, .integer) })
  }

  private static func columns(_ schema: SQLSchema) -> [String] {
    schema.columns(of: .items).map { $0.name }
  }

  @Test(arguments: [
    ("orders", "orders"), ("Open Orders", "open_orders"), ("2024", "2024"), ("", "items"), ("--", "items"),
    ("größe", "gr__e"), ("a\"; DROP TABLE x", "a___drop_table_x"), ("sqlite_stat", "list_sqlite_stat"),
    ("fq_about", "fq_about_2"), ("SELECT", "select"),
  ])
  func tables(name: String, expected: String) {
    #expect(Self.schema(name, ["n"]).name(of: .items) == expected)
  }

  /// The noun of the items is better than the name of the vocabulary.
  @Test func nouns() {
    #expect(ToyStatements.schema().name(of: .items) == "toys")
    #expect(
      ToyStatements.schema().named("Dolls").tables.prefix(2).map {
        ToyStatements.schema().named("Dolls").name(of: $0)
      } == ["dolls", "dolls_parts"])
  }

  @Test(arguments: [
    (["total"], ["total"]), (["lines.price"], ["lines_price"]), (["größe"], ["größe"]), (["id"], ["id_2"]),
    (["a.b", "a b", "a_b"], ["a_b", "a_b_2", "a_b_3"]),
    (["xmin", "item"], ["xmin_2", "item_2"]), (["order"], ["order"]), (["?"], ["field"]),
  ])
  func numbers(fields: [String], expected: [String]) {
    #expect(Self.columns(Self.schema("things", fields)) == ["id"] + expected)
  }

  /// Further columns come after those of fields.
  @Test func supplements() {
    #expect(Self.columns(Self.schema("things", ["rank"], supplements: ["rank"])) == ["id", "rank", "rank_2"])
  }

  /// A long name is cut at a character.
  @Test func longNames() {
    let long = String(repeating: "ä", count: 100)
    #expect(Self.columns(Self.schema("things", [long]))[1] == String(repeating: "ä", count: 31))
    let two = Self.columns(Self.schema("things", [long, long + "b"]))
    #expect(two[2] == String(repeating: "ä", count: 30) + "_2")
  }

  /// A name that an engine reserves is quoted wherever it stands.
  @Test func quotes() throws {
    let schema = Self.schema("select", ["order"])
    #expect(
      schema.definition(in: .sqlite)[0] == "CREATE TABLE \"select\" (id INTEGER PRIMARY KEY, \"order\" INTEGER)")
    #expect(
      schema.indexes(in: .postgresql)[0] == "CREATE INDEX select_by_order ON \"select\" (\"order\")")
  }

  /// Whatever names a vocabulary has: identifiers are distinct without letter case, short, and without signs.
  @Test func hostileNames() {
    let pieces = [
      "a", "A", "é", "É", "_", "1", " ", ".", "\"", "'", ";", "--", "/*", "\\", "`", "\u{0}", "\u{1}", "日本", "ſ", "ẞ",
      "parts", "variants", "words", "trigrams", "data", "pkey", "by", "id", "item", "folded", "letters", "marked",
      String(repeating: "x", count: 70),
    ]
    let failure = checkProperty(
      "names are distinct identifiers", cases: PropertyCases.count(long: 300), seed: PropertyCases.seed(default: 3),
      generate: { random in
        (0..<(2 + random.below(12))).map { _ in
          (0..<(1 + random.below(4))).map { _ in random.pick(pieces)! }.joined(
            separator: random.below(2) == 0 ? "" : "_")
        }
      }, shrink: { shorterArrays($0) }, describe: { "\($0)" },
      law: { names in
        guard let name = names.first else { return nil }
        for kind in [ValueKind.number, .text, .catalog] {
          let schema = Self.schema(name, Array(names.dropFirst()), kind: kind, supplements: Array(Set(names)).sorted())
          for table in schema.tables {
            let columns = schema.columns(of: table).map { $0.name }
            if Set(columns.map { $0.lowercased() }).count != columns.count { return "columns \(columns)" }
            for column in columns where !Self.isName(column) { return "column \(column)" }
          }
          let relations = schema.tables.map { schema.name(of: $0) } + schema.indexNames + [schema.trigramTable]
          if Set(relations.map { $0.lowercased() }).count != relations.count { return "relations \(relations)" }
          for relation in relations where !Self.isName(relation) { return "relation \(relation)" }
          if !schema.relations.isSuperset(of: relations.map { $0.lowercased() }) { return "unknown \(relations)" }
          // The same names when the list is opened again.
          let again = schema.named(schema.name(of: .items))
          if again.tables.map({ again.name(of: $0) }) != schema.tables.map({ schema.name(of: $0) }) {
            return "not kept"
          }
        }
        return nil
      })
    #expect(failure == nil, "\(failure?.description ?? "")")
  }

  private static func isName(_ name: String) -> Bool {
    !name.isEmpty && name.utf8.count <= 63
      && name.unicodeScalars.allSatisfy { $0.properties.isAlphabetic || ("0"..."9").contains($0) || $0 == "_" }
  }
}
