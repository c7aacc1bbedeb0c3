import FilterEvaluation
import FilterSQL
import FilterText
import FilterVocabulary
import Testing
import _FilterTestSupport

/// The tables in which a list stands. The names of columns are made from the numbers of fields.
@Suite struct SQLSchemaTests {
  /// Fields 0 to 5 of a small list: a text, values, and of each variant a number; costs with a printed text; a text
  /// without accents; a field that no item has.
  private struct Book: Sendable {}

  private static func list() -> FilterableList<Book> {
    let fields = [
      Field("title", .text, takesRegex: true, summary: "Title", phrase: ""),
      Field("genre", .catalog, multiplicity: .many, summary: "Genre", phrase: ""),
      Field("price", .number, comparesColumns: true, summary: "Price", phrase: ""),
      Field("fee", .cost, takesRegex: true, summary: "Fee", phrase: ""),
      Field("kind", .text, summary: "Kind", phrase: ""),
      Field("shelf", .text, summary: "Of which nothing is known", phrase: ""),
    ]
    func bound(_ index: Int, isOfVariant: Bool = false, rule: TextRule = .literal) -> FilterableField<Book> {
      FilterableField(fields[index], isOfVariant: isOfVariant, textRule: rule) { _, _ in .nothing }
    }
    return FilterableList(
      vocabulary: Vocabulary(
        name: "books", nameField: "title", fields: fields, symbols: Toy.vocabulary.symbols, syntax: .cards),
      fields: [bound(0), bound(1), bound(2, isOfVariant: true), bound(3), bound(4, rule: .words)])
  }

  private static func schema(
    hasVariants: Bool, parts: Set<Int>? = nil, supplements: [SQLSchema.Supplement] = []
  ) -> SQLSchema {
    var facts = SQLFacts()
    facts.fieldsWithParts = parts
    return SQLSchema(list(), hasVariants: hasVariants, facts: facts, supplements: supplements)
  }

  @Test func tables() {
    #expect(
      Self.schema(hasVariants: true).definition(in: .sqlite) == [
        "CREATE TABLE fq_items (id INTEGER PRIMARY KEY, f3_key INTEGER, f0_text TEXT, f0_letters TEXT, f3_text TEXT, "
          + "f4_text TEXT, f4_words TEXT)",
        "CREATE TABLE fq_item_parts (item INTEGER, part INTEGER, f0_text TEXT, f0_letters TEXT, f3_key INTEGER, "
          + "f3_text TEXT, f4_text TEXT, f4_words TEXT)",
        "CREATE TABLE fq_item_values (field INTEGER, word TEXT, item INTEGER, PRIMARY KEY (field, word, item)) "
          + "WITHOUT ROWID",
        "CREATE TABLE fq_variants (id INTEGER PRIMARY KEY, item INTEGER, f2_key INTEGER)",
        "CREATE TABLE fq_variant_parts (variant INTEGER, part INTEGER, f2_key INTEGER)",
        "CREATE TABLE fq_about (name TEXT, value TEXT)",
        "CREATE TABLE fq_costs (field INTEGER, code INTEGER, cost TEXT)",
      ])
  }

  /// What is of a variant is of its item, where items have one each.
  @Test func tablesWithoutVariants() {
    let definition = Self.schema(hasVariants: false).definition(in: .sqlite)
    #expect(
      definition[0]
        == "CREATE TABLE fq_items (id INTEGER PRIMARY KEY, f2_key INTEGER, f3_key INTEGER, f0_text TEXT, "
        + "f0_letters TEXT, f3_text TEXT, f4_text TEXT, f4_words TEXT)")
    #expect(definition.count == 5)
    #expect(!definition.contains { $0.contains("variant") })
  }

  /// Texts are compared byte by byte, and numbers have 64 bits.
  @Test func types() {
    let rows: [(SQLDialect, String)] = [
      (
        SQLDialect.postgresql,
        "id BIGINT PRIMARY KEY, f3_key BIGINT, f0_text TEXT COLLATE \"C\", f0_letters TEXT COLLATE \"C\""
      ),
      (.duckdb, "id BIGINT, f3_key BIGINT, f0_text VARCHAR, f0_letters VARCHAR"),
      (.sqlite, "id INTEGER PRIMARY KEY, f3_key INTEGER, f0_text TEXT, f0_letters TEXT"),
      (.spark, "id BIGINT, f3_key BIGINT, f0_text STRING, f0_letters STRING"),
      (
        .clickhouse, "id Nullable(Int64), f3_key Nullable(Int64), f0_text Nullable(String), f0_letters Nullable(String)"
      ),
      (.trino, "id BIGINT, f3_key BIGINT, f0_text VARCHAR, f0_letters VARCHAR"),
    ]
    for (dialect, columns) in rows {
      #expect(
        Self.schema(hasVariants: true).definition(in: dialect)[0].hasPrefix("CREATE TABLE fq_items (\(columns), "),
        "\(dialect)")
    }
  }

  /// In the layout of arrays an item is one row.
  @Test func arrays() {
    let parts =
      "parts ARRAY<STRUCT<f0_text: STRING, f0_letters: STRING, f3_key: BIGINT, f3_text: STRING, f4_text: STRING, "
      + "f4_words: STRING>>"
    #expect(
      Self.schema(hasVariants: true).definition(in: .spark) == [
        "CREATE TABLE fq_items (id BIGINT, f3_key BIGINT, f0_text STRING, f0_letters STRING, f3_text STRING, "
          + "f4_text STRING, f4_words STRING, f1_values ARRAY<STRING>, f4_values ARRAY<STRING>, \(parts), "
          + "variants ARRAY<STRUCT<id: BIGINT, f2_key: BIGINT, parts: ARRAY<STRUCT<f2_key: BIGINT>>>>) USING PARQUET",
        "CREATE TABLE fq_about (name STRING, value STRING) USING PARQUET",
        "CREATE TABLE fq_costs (field BIGINT, code BIGINT, cost STRING) USING PARQUET",
      ])
    let trino = Self.schema(hasVariants: true).nestedColumns(in: .trino)
    #expect(trino.map { $0.name }.suffix(3) == ["f4_values", "parts", "variants"])
    #expect(trino.last?.type == "ARRAY(ROW(id BIGINT, f2_key BIGINT, parts ARRAY(ROW(f2_key BIGINT))))")
    #expect(Self.schema(hasVariants: false).nestedColumns(in: .trino).map { $0.name }.last == "parts")
  }

  /// ClickHouse asks for an engine of each table, and sorts by no column that may be missing.
  @Test func tablesOfClickHouse() {
    for statement in Self.schema(hasVariants: true).definition(in: .clickhouse) {
      #expect(statement.hasSuffix(") ENGINE = MergeTree ORDER BY tuple()"))
    }
  }

  @Test func indexes() {
    let schema = Self.schema(hasVariants: true)
    for dialect in [SQLDialect.sqlite, .postgresql] {
      #expect(
        schema.indexes(in: dialect) == [
          "CREATE INDEX fq_items_f3_key ON fq_items (f3_key)",
          "CREATE INDEX fq_item_parts_item ON fq_item_parts (item)",
          "CREATE INDEX fq_variants_item ON fq_variants (item)",
          "CREATE INDEX fq_variants_f2_key ON fq_variants (f2_key)",
          "CREATE INDEX fq_variant_parts_variant ON fq_variant_parts (variant)",
        ])
      #expect(
        Self.schema(hasVariants: false).indexes(in: dialect) == [
          "CREATE INDEX fq_items_f2_key ON fq_items (f2_key)", "CREATE INDEX fq_items_f3_key ON fq_items (f3_key)",
          "CREATE INDEX fq_item_parts_item ON fq_item_parts (item)",
        ])
    }
    for dialect in [SQLDialect.duckdb, .spark, .clickhouse, .trino] { #expect(schema.indexes(in: dialect).isEmpty) }
  }

  /// The further columns stand after the fields, numbers before all texts; those of variants with the items where there
  /// are no variants.
  @Test func supplements() {
    let supplements: [SQLSchema.Supplement] = [
      .init("rank", .integer), .init("row", isOfVariant: true, .text), .init("extra", isOfVariant: true, .integer),
    ]
    let schema = Self.schema(hasVariants: true, supplements: supplements)
    #expect(schema.columns(of: .items).map { $0.name }.prefix(3) == ["id", "f3_key", "s_rank"])
    #expect(schema.columns(of: .variants).map { $0.name } == ["id", "item", "f2_key", "s_extra", "s_row"])
    #expect(schema.columns(of: .variants).map { $0.result } == [.integer, .integer, .integer, .integer, .text])
    let single = Self.schema(hasVariants: false, supplements: supplements)
    let names = single.columns(of: .items).map { $0.name }
    #expect(names.prefix(5) == ["id", "f2_key", "f3_key", "s_rank", "s_extra"])
    #expect(names.last == "s_row")
    #expect(single.supplements(ofVariants: true).isEmpty)
    // A part of an item has none.
    #expect(!schema.columns(of: .itemParts).contains { $0.name.hasPrefix("s_") })
  }

  /// Which columns a field has, by the way in which it is searched.
  @Test func columns() throws {
    let rows: [(String, [String])] = [
      ("name", ["f0_text", "f0_letters"]), ("text", ["f1_text", "f1_self"]), ("type", ["f2_text", "f2_words"]),
      ("weight", ["f5_key"]), ("color", ["f6_key"]), ("cost", ["f7_key"]), ("tag", []), ("number", ["f16_key"]),
      ("date", ["f15_key"]), ("path", ["f20_text"]), ("done", []),
    ]
    for (field, expected) in rows {
      let schema = SQLSchema(Toy.list)
      let contents = try #require(schema.fields[ToyStatements.field(field)], "\(field)")
      #expect(schema.columns(of: contents).map { $0.name } == expected, "\(field)")
      let results = schema.columns(of: .items).filter { $0.name.hasPrefix("f") }
      #expect(results.allSatisfy { ($0.result == .integer) == $0.name.hasSuffix("_key") }, "\(field)")
    }
  }

  @Test func valueFields() {
    func names(_ schema: SQLSchema, ofVariants: Bool) -> [String] {
      schema.valueFields(ofVariants: ofVariants).map { Toy.vocabulary.fields[$0].name }
    }
    #expect(names(ToyStatements.schema(), ofVariants: false) == ["type", "tag", "is", "not", "done", "model"])
    #expect(names(ToyStatements.schema(), ofVariants: true) == ["box", "number"])
    #expect(names(ToyStatements.schema(hasVariants: false), ofVariants: true) == [])
    #expect(ToyStatements.schema().tables == SQLSchema.Table.allCases)
  }

  /// What is not known may be: only facts tell that a field has single parts.
  @Test func partsOfWhichNothingIsKnown() {
    let unknown = Self.schema(hasVariants: true)
    #expect((0..<6).map { unknown.mayHaveParts($0) } == [true, false, true, true, true, false])
    let known = Self.schema(hasVariants: true, parts: [0])
    #expect((0..<6).map { known.mayHaveParts($0) } == [true, false, false, false, false, false])
  }

  /// No identifier has a letter that a person chose: names of fields with quotes give the same tables.
  @Test func namesAreNumbers() {
    let plain = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_ (),\"")
    for hasVariants in [true, false] {
      let schema = ToyStatements.schema(hasVariants: hasVariants)
      for statement in schema.definition(in: .postgresql) + schema.indexes(in: .postgresql) {
        #expect(plain.isSuperset(of: statement))
        for name in ["strength", "weight", "rarity", "maker"] { #expect(!statement.contains(name), "\(statement)") }
      }
    }
  }
}
