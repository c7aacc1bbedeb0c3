import FilterEngines
import FilterEvaluation
import FilterSQL
import FilterVocabulary
import Foundation
import Testing
import _FilterTestSupport

/// Lists as files that engines read themselves: their content, and the statements that load them.
@Suite struct EngineFolderTests {
  private struct Pet: Sendable {
    var name: String?
    var age: Int?
    var tags: [String] = []
    var colors: [String] = ["red"]
  }

  private static let pets = FilterableList<Pet>(
    vocabulary: Vocabulary(
      name: "pets", nameField: "",
      fields: [
        Field("name", .text, summary: "Name", phrase: ""), Field("age", .number, summary: "Age", phrase: ""),
        Field("tag", .catalog, multiplicity: .many, summary: "Tag", phrase: ""),
        Field("color", .catalog, summary: "Color", phrase: ""),
      ]),
    fields: [
      FilterableField(Field("name", .text, summary: "", phrase: "")) { pet, _ in pet.name.map { .text($0) } ?? .nothing
      },
      FilterableField(Field("age", .number, summary: "", phrase: "")) { pet, _ in
        pet.age.map { .number(DecimalNumber($0)) } ?? .nothing
      },
      FilterableField(Field("tag", .catalog, summary: "", phrase: "")) { pet, _ in .values(pet.tags) },
      FilterableField(Field("color", .catalog, summary: "", phrase: ""), isOfVariant: true) { pet, place in
        .values([pet.colors[place]])
      },
    ], variantCount: { $0.colors.count })

  private static let some = [
    Pet(name: "Ann's \"cat\"\n\\", age: 3, tags: ["b", "a"], colors: ["red", "blue"]), Pet(tags: ["a"]),
  ]

  /// Writes each piece of pets.
  private func write(_ pieces: [[Pet]], _ path: String, _ dialect: SQLDialect) throws {
    let schema = SQLSchema(Self.pets, hasVariants: true)
    var writer = try EngineFolder(path, schema, dialect)
    var (items, variants) = (0, 0)
    for piece in pieces {
      let store = ColumnStore(Self.pets, items: piece)
      try writer.append(SQLContent(schema, store, firstItem: items, firstVariant: variants))
      items += store.count
      variants += store.variantCount
    }
    var about = SQLAbout()
    about.entries["fields"] = EngineList.signature(of: Self.pets)
    try writer.finish(about)
  }

  private func text(_ path: String) throws -> String { try String(contentsOfFile: path, encoding: .utf8) }

  @Test func filesOfTables() throws {
    let folder = try ScratchFolder()
    let path = folder.file("pets")
    try write([Self.some, [Pet(age: 0)]], path, .duckdb)
    let names = try FileManager.default.contentsOfDirectory(atPath: path).sorted()
    let tables = ["pets", "pets_parts", "pets_tag", "pets_variants", "pets_color"]
    #expect(
      names
        == (["fq_about.jsonl", "fq_costs.jsonl", "load.sql", "remove.sql"]
        + tables.flatMap { ["\($0)-00000.jsonl", "\($0)-00001.jsonl"] }).sorted())
    func lines(_ table: String, _ piece: Int = 0) throws -> String {
      try text("\(path)/\(table)-0000\(piece).jsonl")
    }
    #expect(
      try lines("pets") == #"{"id":0,"age":3000000,"name_folded":"ann's \"cat\"\n\\"}"# + "\n" + #"{"id":1}"# + "\n")
    #expect(try lines("pets", 1) == #"{"id":2,"age":0}"# + "\n")
    #expect(
      try Set(lines("pets_tag").split(separator: "\n")) == [
        #"{"value":"a","item":0}"#, #"{"value":"a","item":1}"#, #"{"value":"b","item":0}"#,
      ])
    #expect(
      try lines("pets_variants") == #"{"id":0,"item":0}"# + "\n" + #"{"id":1,"item":0}"# + "\n" + #"{"id":2,"item":1}"#
        + "\n")
    #expect(try lines("pets_variants", 1) == #"{"id":3,"item":2}"# + "\n")
    #expect(try lines("pets_parts") == "")
    #expect(try text("\(path)/fq_costs.jsonl") == "")
    let about = try text("\(path)/fq_about.jsonl")
    #expect(about.contains(#"{"name":"items","value":"3"}"# + "\n"))
    #expect(about.contains(#"{"name":"variants","value":"4"}"# + "\n"))
    #expect(about.contains(#"{"name":"version","value":"5"}"# + "\n"))
  }

  @Test(arguments: [SQLDialect.spark, .clickhouse, .trino]) func filesOfArrays(dialect: SQLDialect) throws {
    let folder = try ScratchFolder()
    let path = folder.file("pets")
    try write([Self.some], path, dialect)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: path).sorted()
        == ["fq_about.jsonl", "fq_costs.jsonl", "load.sql", "pets-00000.jsonl", "remove.sql"])
    let lines = try text("\(path)/pets-00000.jsonl").split(separator: "\n")
    #expect(
      lines == [
        #"{"id":0,"age":3000000,"name_folded":"ann's \"cat\"\n\\","tag":["b","a"],"parts":[],"#
          + #""variants":[{"id":0,"color":["red"]},{"id":1,"color":["blue"]}]}"#,
        #"{"id":1,"tag":["a"],"parts":[],"variants":[{"id":2,"color":["red"]}]}"#,
      ])
  }

  @Test func statementsOfSparkNameFilesWithoutExpressions() throws {
    let folder = try ScratchFolder()
    try write([Self.some], folder.file("a'b; é{x}"), .spark)
    let statements = try EngineFolder.statements(in: folder.file("a'b; é{x}"))
    #expect(!statements.contains { $0.hasPrefix("DROP TABLE") })
    let removing = try EngineFolder.statements(EngineFolder.removingFile, in: folder.file("a'b; é{x}"))
    #expect(removing == ["pets", "fq_costs", "fq_about"].map { "DROP TABLE IF EXISTS \($0)" })
    let view = try #require(statements.first { $0.hasPrefix("CREATE TEMPORARY VIEW fq_about_lines") })
    #expect(
      view.hasSuffix(
        #"/a\u0027b\u003b \u00e9\u005c\u007bx\u005c\u007d', pathGlobFilter 'fq_about.jsonl')"#), "\(view)")
    #expect(
      view.hasPrefix("CREATE TEMPORARY VIEW fq_about_lines (`name` STRING, value STRING) USING JSON OPTIONS (path '/"))
    #expect(statements.suffix(2).first == "INSERT INTO fq_about SELECT * FROM fq_about_lines")
    #expect(statements.count == 3 + 3 * 4)
  }

  @Test(arguments: SQLDialect.all) func everyDialectHasStatements(dialect: SQLDialect) throws {
    let folder = try ScratchFolder()
    try write([Self.some], folder.file("pets"), dialect)
    let statements = try EngineFolder.statements(in: folder.file("pets"))
    #expect(statements.first?.hasPrefix("CREATE TABLE pets (") == true)
    for table in ["pets", "fq_costs", "fq_about"] {
      #expect(statements.contains { $0.contains("CREATE TABLE \(table)") }, "\(table)")
      #expect(statements.contains { $0.contains("\(table)") && $0.contains(".jsonl") }, "\(table)")
    }
    #expect(statements.allSatisfy { !$0.hasSuffix(";") && !$0.isEmpty })
  }

  @Test func foldersMustBeNewOrEmpty() throws {
    let folder = try ScratchFolder()
    let schema = SQLSchema(Self.pets, hasVariants: true)
    let made = folder.file("a/b/c")
    try write([], made, .duckdb)
    let again = engineError { _ = try EngineFolder(made, schema, .duckdb) }
    #expect(again == EngineError(.unusable, "the folder '\(made)' is not empty; name a new one"))
    try FileManager.default.createDirectory(atPath: folder.file("empty"), withIntermediateDirectories: false)
    let empty = engineError { _ = try EngineFolder(folder.file("empty"), schema, .duckdb) }
    #expect(empty == nil)
    try Data("x".utf8).write(to: URL(fileURLWithPath: folder.file("file")))
    let file = engineError { _ = try EngineFolder(folder.file("file"), schema, .duckdb) }
    #expect(file == EngineError(.unreachable, "cannot make the folder '\(folder.file("file"))'"))
    let below = engineError { _ = try EngineFolder(folder.file("file/below"), schema, .duckdb) }
    #expect(below?.kind == .unreachable)
  }

  /// A folder that is gone before the end is an error.
  @Test func filesThatCannotBeWrittenAreErrors() throws {
    let folder = try ScratchFolder()
    let schema = SQLSchema(Self.pets, hasVariants: true)
    var writer = try EngineFolder(folder.file("a"), schema, .spark)
    try FileManager.default.removeItem(atPath: folder.file("a"))
    let store = ColumnStore(Self.pets, items: Self.some)
    let appended = engineError { try writer.append(SQLContent(schema, store)) }
    #expect(appended?.kind == .unreachable)
    let finished = engineError { try writer.finish(SQLAbout()) }
    #expect(finished?.kind == .unreachable)
  }

  /// The engine reads the files of any folder.
  @Test(
    .enabled(if: TestedEngine.duckdb.isHere, "needs FILTERQ_DUCKDB"),
    arguments: ["pets", "a b", "it's", "é \u{1F600}", "[x]*", "a;b", "q?"])
  func duckDBLoadsFoldersOfAnyName(name: String) throws {
    let folder = try ScratchFolder()
    try write([Self.some, Self.some], folder.file(name), .duckdb)
    let connection = try EngineConnections.open(
      TestedEngine.duckdb.address(in: folder.path), timeLimit: .seconds(60))
    defer { connection.close() }
    // A table that is there is kept, and what was loaded can be removed and loaded again.
    try connection.execute(["CREATE TABLE pets (mine INTEGER)"])
    #expect(engineError { try connection.execute(EngineFolder.statements(in: folder.file(name))) } != nil)
    try connection.execute(["DROP TABLE pets"])
    for _ in 0..<2 {
      try connection.execute(EngineFolder.statements(EngineFolder.removingFile, in: folder.file(name)))
      try connection.execute(EngineFolder.statements(in: folder.file(name)))
      let list = try EngineList(connection, EngineList.about(connection), Self.pets)
      #expect(list.count == 4)
      #expect(try list.rows(of: Self.pets.plan("tag:b")).rows.map { $0.item }.sorted() == [0, 2])
      #expect(try list.count(of: Self.pets.plan("color:red -color:blue")) == 4)
    }
  }
}
