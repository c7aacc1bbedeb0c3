import FilterAST
import FilterVocabulary
import Foundation
import ScryfallDialect
import Testing
import _FilterTestSupport

/// The schema for editors agrees with the reader.
@Suite struct VocabularySchemaTests {
  private let schema: [String: Any]

  init() throws {
    let data = Data(try VocabularyFiles.text(of: "Grammar/Vocabulary.schema.json").utf8)
    schema = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  private func definition(_ name: String) throws -> [String: Any] {
    try #require((schema["$defs"] as? [String: Any])?[name] as? [String: Any], "no definition of \(name)")
  }

  private func expectKeys<Key: VocabularyKey>(
    of object: [String: Any], _ keys: Key.Type, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let properties = (object["properties"] as? [String: Any]) ?? [:]
    #expect(Set(properties.keys) == Set(Key.allCases.map { $0.rawValue }), sourceLocation: sourceLocation)
    let required = (object["required"] as? [String]) ?? []
    #expect(required == Key.required.map { $0.rawValue }, sourceLocation: sourceLocation)
    #expect(object["additionalProperties"] as? Bool == false, sourceLocation: sourceLocation)
    for (key, value) in properties {
      let property = value as? [String: Any]
      #expect(property?["description"] != nil || property?["$ref"] != nil, "\(key)", sourceLocation: sourceLocation)
    }
  }

  @Test func theKeysAreThoseOfTheReader() throws {
    expectKeys(of: schema, RootKey.self)
    expectKeys(of: try definition("field"), FieldKey.self)
    expectKeys(of: try definition("columnSource"), ColumnKey.self)
    expectKeys(of: try definition("valueObject"), ValueKey.self)
    expectKeys(of: try definition("catalog"), CatalogKey.self)
    expectKeys(of: try definition("palette"), PaletteKey.self)
    expectKeys(of: try definition("color"), ColorKey.self)
    expectKeys(of: try definition("nickname"), NicknameKey.self)
    expectKeys(of: try definition("countWord"), CountWordKey.self)
    expectKeys(of: try definition("symbol"), SymbolKey.self)
    expectKeys(of: try definition("absentField"), AbsentFieldKey.self)
    expectKeys(of: try definition("synonym"), SynonymKey.self)
    expectKeys(of: try definition("patternShorthand"), PatternShorthandKey.self)
    expectKeys(of: try definition("limits"), LimitKey.self)
  }

  @Test func theWordsAreThoseOfTheReader() throws {
    func words(_ name: String) throws -> [String] { try definition(name)["enum"] as? [String] ?? [] }
    #expect(try words("kind") == ValueKind.allCases.map { $0.rawValue })
    #expect(try words("operator") == Comparison.ofCards.map { $0.rawValue })
    #expect(try words("relation") == Comparison.ofCards.filter { $0 != .colon }.map { $0.rawValue })
    #expect(try words("columnType") == ColumnType.allCases.map { $0.rawValue })
    #expect(try words("multiplicity") == Multiplicity.allCases.map { $0.rawValue })
    #expect(try words("quirk") == Quirk.allCases.map { $0.rawValue })
    #expect(try words("confidence") == Confidence.allCases.map { $0.rawValue })
    #expect(try words("symbolKind") == CostSymbol.Kind.allCases.map { $0.rawValue })
  }

  @Test func everyDefinitionIsUsed() throws {
    let text = try VocabularyFiles.text(of: "Grammar/Vocabulary.schema.json")
    let names = try #require(schema["$defs"] as? [String: Any]).keys
    for name in names { #expect(text.contains("\"#/$defs/\(name)\""), "\(name)") }
    for match in text.matches(of: /"#\/\$defs\/(\w+)"/) { #expect(names.contains(String(match.1))) }
  }

  @Test func theShippedVocabulariesFitTheSchema() throws {
    for path in VocabularyFiles.examples {
      #expect(SchemaCheck(schema).errors(in: try VocabularyFiles.text(of: path)) == [], "\(path)")
    }
    #expect(SchemaCheck(schema).errors(in: Vocabulary.scryfall.json) == [])
  }

  /// The reader rejects whatever the schema rejects, so that an editor does not warn about a file that loads.
  @Test func whatTheSchemaRefusesIsRefused() {
    let rows = VocabularyDiagnosticTests.keys + VocabularyDiagnosticTests.types + VocabularyDiagnosticTests.choices
    for example in rows {
      // The schema cannot express whole numbers and some of the words above, but most of the examples.
      if !SchemaCheck(schema).errors(in: example.text).isEmpty {
        #expect(!DiagnosticExample.diagnostics(of: example.text).isEmpty, "\(example.testDescription)")
      }
    }
  }

  @Test func theSchemaRefusesMostErrors() {
    let examples = VocabularyDiagnosticTests.keys + VocabularyDiagnosticTests.types + VocabularyDiagnosticTests.choices
    let seen = examples.filter { !SchemaCheck(schema).errors(in: $0.text).isEmpty }
    #expect(seen.count == examples.count, "\(examples.filter { SchemaCheck(schema).errors(in: $0.text).isEmpty })")
  }
}
