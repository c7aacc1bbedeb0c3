import FilterAST
import FilterParser
import FilterVocabulary
import Foundation
import Testing
import _FilterTestSupport

/// The example files, and the terms every vocabulary shows.
@Suite struct ExampleVocabularyTests {
  @Test func everyFileOfTheFolderIsAnExample() throws {
    let folder = VocabularyFiles.root.appending(path: "Examples/Vocabularies")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".json") }
    #expect(files.sorted().map { "Examples/Vocabularies/" + $0 } == VocabularyFiles.examples)
    let page = try VocabularyFiles.text(of: "Examples/Vocabularies/README.md")
    for file in files { #expect(page.contains("[\(file)](\(file))")) }
  }

  @Test(arguments: VocabularyFiles.examples) func everyExampleLoads(path: String) throws {
    #expect(DiagnosticExample.diagnostics(of: try VocabularyFiles.text(of: path)) == [])
  }

  @Test(arguments: VocabularyFiles.examples) func everyExampleIsComplete(path: String) throws {
    let vocabulary = try Vocabulary(json: try VocabularyFiles.text(of: path))
    #expect(path.hasSuffix("/\(vocabulary.name).json"))
    #expect(vocabulary.field(named: FieldName(vocabulary.nameField)) != nil)
    for field in vocabulary.fields {
      #expect(!field.summary.isEmpty && !field.summary.hasSuffix("."), "\(field.name)")
      #expect(!field.category.isEmpty && field.popularity > 0, "\(field.name)")
      #expect(field.examples.count > 0, "\(field.name)")
    }
  }

  @Test func everyExampleTermMeansSomething() throws {
    for vocabulary in try VocabularyFiles.all() {
      for field in vocabulary.fields {
        for example in field.examples {
          let query = ParsedQuery(parsing: example)
          #expect(query.diagnostics.isEmpty, "\(vocabulary.name): \(example)")
          let terms = query.query?.leaves ?? []
          #expect(terms.contains { name(of: $0) != nil }, "\(vocabulary.name): \(example)")
          for term in terms { #expect(vocabulary.error(in: term) == nil, "\(vocabulary.name): \(example)") }
          let fields = terms.compactMap { name(of: $0).flatMap { vocabulary.field(named: $0) } }
          #expect(fields.contains { $0.name == field.name }, "\(example) does not show \(field.name)")
        }
      }
    }
  }

  private func name(of term: FilterTerm) -> FieldName? {
    term.field
  }

  /// Blood types can be written bare and are different values.
  @Test func bloodTypesAreToldApart() throws {
    let rows: [(String, String)] = [
      ("O-", "O-"), ("o-", "O-"), ("O+", "O+"), ("o", "O"), ("0-", "O-"), ("AB+", "AB+"), ("ab", "AB"), ("A-", "A-"),
      ("a_negative", "A-"), ("B-Positive", "B+"), ("A", "A"),
    ]
    for (written, meant) in rows {
      let people = try Vocabulary(json: try VocabularyFiles.text(of: "Examples/Vocabularies/people.json"))
      let field = try #require(people.field(named: "blood"), "\(written)")
      #expect(FilterValue(bare: written) != nil, "\(written)")
      #expect(
        ParsedQuery(parsing: "blood:\(written)").query
          == .term(.filter(.positive, field: "blood", .colon, FilterValue(written))), "\(written)")
      #expect(people.value(written, of: field)?.text == meant, "\(written)")
    }
  }

  @Test func groupsOfValuesHaveTheirMembers() throws {
    let people = try Vocabulary(json: try VocabularyFiles.text(of: "Examples/Vocabularies/people.json"))
    let field = try #require(people.field(named: "blood"))
    for value in field.values {
      for member in value.members { #expect(people.value(member, of: field)?.text == member) }
    }
    #expect(people.value("negative", of: field)?.members == ["A-", "B-", "AB-", "O-"])
  }
}
