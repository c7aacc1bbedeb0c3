import FilterEvaluation
import FilterText
import FilterVocabulary
import Testing
import _FilterTestSupport

@testable import FilterSQL

/// The tables in which a list stands.
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
        "CREATE TABLE books (id INTEGER PRIMARY KEY, fee_code INTEGER, title_folded TEXT, title_letters TEXT, "
          + "fee_folded TEXT, kind_folded TEXT, kind_marked TEXT)",
        "CREATE TABLE books_parts (item INTEGER, part INTEGER, title_folded TEXT, title_letters TEXT, "
          + "fee_code INTEGER, fee_folded TEXT, kind_folded TEXT, kind_marked TEXT)",
        "CREATE TABLE books_genre (value TEXT, item INTEGER, PRIMARY KEY (value, item)) WITHOUT ROWID",
        "CREATE TABLE books_kind_words (value TEXT, item INTEGER, PRIMARY KEY (value, item)) WITHOUT ROWID",
        "CREATE TABLE books_variants (id INTEGER PRIMARY KEY, item INTEGER, price INTEGER)",
        "CREATE TABLE books_variant_parts (variant INTEGER, part INTEGER, price INTEGER)",
        "CREATE TABLE fq_about (\"name\" TEXT, value TEXT)",
        "CREATE TABLE fq_costs (field INTEGER, code INTEGER, cost TEXT)",
      ])
  }

  /// What is of a variant is of its item, where items have one each.
  @Test func tablesWithoutVariants() {
    let definition = Self.schema(hasVariants: false).definition(in: .sqlite)
    #expect(
      definition[0]
        == "CREATE TABLE books (id INTEGER PRIMARY KEY, price INTEGER, fee_code INTEGER, title_folded TEXT, "
        + "title_letters TEXT, fee_folded TEXT, kind_folded TEXT, kind_marked TEXT)")
    #expect(definition.count == 6)
    #expect(!definition.contains { $0.contains("variant") })
  }

  /// What a column holds stands with it, where an engine has a place for that.
  @Test func comments() {
    let schema = Self.schema(hasVariants: true)
    for dialect in [SQLDialect.postgresql, .duckdb] {
      let comments = schema.definition(in: dialect).filter { $0.hasPrefix("COMMENT") }
      #expect(comments.count == schema.tables.reduce(0) { $0 + schema.columns(of: $1).count })
      #expect(comments.contains("COMMENT ON COLUMN books_variants.price IS 'Price, in millionths'"), "\(dialect)")
      #expect(comments.contains("COMMENT ON COLUMN books.title_letters IS 'Title, its letters and digits'"))
      #expect(comments.contains("COMMENT ON COLUMN books_genre.value IS 'Genre, folded'"))
    }
    for dialect in [SQLDialect.spark, .clickhouse, .trino] {
      let definition = schema.definition(in: dialect)[0]
      #expect(definition.contains(" COMMENT 'Fee, its code in fq_costs', "), "\(dialect)")
    }
    #expect(!schema.definition(in: .sqlite).contains { $0.contains("COMMENT") })
  }

  /// Texts are compared byte by byte, and numbers have 64 bits.
  @Test func types() {
    let rows: [(SQLDialect, String)] = [
      (
        SQLDialect.postgresql,
        "id BIGINT PRIMARY KEY, fee_code BIGINT, title_folded TEXT COLLATE \"C\", title_letters TEXT COLLATE \"C\""
      ),
      (.duckdb, "id BIGINT, fee_code BIGINT, title_folded VARCHAR, title_letters VARCHAR"),
      (.sqlite, "id INTEGER PRIMARY KEY, fee_code INTEGER, title_folded TEXT, title_letters TEXT"),
      (.spark, "id BIGINT, fee_code BIGINT, title_folded STRING, title_letters STRING"),
      (
        .clickhouse,
        "id Nullable(Int64), fee_code Nullable(Int64), title_folded Nullable(String), title_letters Nullable(String)"
      ),
      (.trino, "id BIGINT, fee_code BIGINT, title_folded VARCHAR, title_letters VARCHAR"),
    ]
    for (dialect, columns) in rows {
      #expect(
        Self.schema(hasVariants: true).definition(in: dialect)[0].replacing(/\ COMMENT '[^']*'/, with: "")
          .hasPrefix("CREATE TABLE books (\(columns), "), "\(dialect)")
    }
  }

  /// In the layout of arrays an item is one row.
  @Test func arrays() {
    let parts =
      "parts ARRAY<STRUCT<title_folded: STRING, title_letters: STRING, fee_code: BIGINT, fee_folded: STRING, "
      + "kind_folded: STRING, kind_marked: STRING>>"
    #expect(
      Self.schema(hasVariants: true).definition(in: .spark).map { $0.replacing(/\ COMMENT '[^']*'/, with: "") } == [
        "CREATE TABLE books (id BIGINT, fee_code BIGINT, title_folded STRING, title_letters STRING, "
          + "fee_folded STRING, kind_folded STRING, kind_marked STRING, genre ARRAY<STRING>, "
          + "kind_words ARRAY<STRING>, \(parts), "
          + "variants ARRAY<STRUCT<id: BIGINT, price: BIGINT, parts: ARRAY<STRUCT<price: BIGINT>>>>) USING PARQUET",
        "CREATE TABLE fq_about (`name` STRING, value STRING) USING PARQUET",
        "CREATE TABLE fq_costs (field BIGINT, code BIGINT, cost STRING) USING PARQUET",
      ])
    let trino = Self.schema(hasVariants: true).nestedColumns(in: .trino)
    #expect(trino.map { $0.name }.suffix(3) == ["kind_words", "parts", "variants"])
    #expect(trino.last?.type == "ARRAY(ROW(id BIGINT, price BIGINT, parts ARRAY(ROW(price BIGINT))))")
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
          "CREATE INDEX books_by_fee_code ON books (fee_code)",
          "CREATE INDEX books_parts_by_item ON books_parts (item)",
          "CREATE INDEX books_variants_by_item ON books_variants (item)",
          "CREATE INDEX books_variants_by_price ON books_variants (price)",
          "CREATE INDEX books_variant_parts_by_variant ON books_variant_parts (variant)",
        ])
      #expect(
        Self.schema(hasVariants: false).indexes(in: dialect) == [
          "CREATE INDEX books_by_price ON books (price)", "CREATE INDEX books_by_fee_code ON books (fee_code)",
          "CREATE INDEX books_parts_by_item ON books_parts (item)",
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
    #expect(schema.columns(of: .items).map { $0.name }.prefix(3) == ["id", "fee_code", "rank"])
    #expect(schema.columns(of: .variants).map { $0.name } == ["id", "item", "price", "extra", "row"])
    #expect(schema.columns(of: .variants).map { $0.result } == [.integer, .integer, .integer, .integer, .text])
    let single = Self.schema(hasVariants: false, supplements: supplements)
    let names = single.columns(of: .items).map { $0.name }
    #expect(names.prefix(5) == ["id", "price", "fee_code", "rank", "extra"])
    #expect(names.last == "row")
    #expect(single.supplements(ofVariants: true).isEmpty)
    // A part of an item has none.
    #expect(!schema.columns(of: .parts(ofVariants: false)).contains { ["rank", "row", "extra"].contains($0.name) })
  }

  /// Which columns a field has, by the way in which it is searched.
  @Test func columns() throws {
    let rows: [(String, [String])] = [
      ("name", ["name_folded", "name_letters"]), ("text", ["text_folded", "text_self"]),
      ("type", ["type_folded", "type_marked"]), ("weight", ["weight"]), ("color", ["color"]), ("cost", ["cost_code"]),
      ("tag", []), ("number", ["number_number"]), ("date", ["date"]), ("path", ["path_folded"]), ("done", []),
    ]
    for (field, expected) in rows {
      let schema = SQLSchema(Toy.list)
      let contents = try #require(schema.fields[ToyStatements.field(field)], "\(field)")
      let columns: [SQLSchema.Column] = schema.columns(of: contents)
      #expect(columns.map { schema.name(of: $0) } == expected, "\(field)")
    }
  }

  @Test func valueFields() {
    func names(_ schema: SQLSchema, ofVariants: Bool) -> [String] {
      schema.valueFields(ofVariants: ofVariants).map { Toy.vocabulary.fields[$0].name }
    }
    #expect(names(ToyStatements.schema(), ofVariants: false) == ["type", "tag", "is", "not", "done", "model"])
    #expect(names(ToyStatements.schema(), ofVariants: true) == ["box", "number"])
    #expect(names(ToyStatements.schema(hasVariants: false), ofVariants: true) == [])
    #expect(
      ToyStatements.schema().tables.map { ToyStatements.schema().name(of: $0) } == [
        "toys", "toys_parts", "toys_type_words", "toys_tag", "toys_is", "toys_not", "toys_done", "toys_model",
        "toys_variants", "toys_variant_parts", "toys_box", "toys_number",
      ])
  }

  /// What is not known may be: only facts tell that a field has single parts.
  @Test func partsOfWhichNothingIsKnown() {
    let unknown = Self.schema(hasVariants: true)
    func mayHaveParts(_ schema: SQLSchema) -> [Bool] {
      (0..<6).map { field in schema.contents(of: field).map { schema.facts.mayHaveParts($0) } ?? false }
    }
    #expect(mayHaveParts(unknown) == [true, false, true, true, true, false])
    let known = Self.schema(hasVariants: true, parts: [0])
    #expect(mayHaveParts(known) == [true, false, false, false, false, false])
  }
}
