import FilterCompletion
import FilterVocabulary
import Foundation
import ScryfallDialect
import Testing

/// Lists other than cards: the example vocabularies.
@Suite struct CompletionVocabularyTests {
  private static func engine(_ name: String, _ catalogs: CompletionCatalogs = .none) throws -> CompletionEngine {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Examples/Vocabularies/\(name).json").standardizedFileURL
    let vocabulary = try Vocabulary(jsonBytes: Array(try Data(contentsOf: file)))
    return CompletionEngine(vocabulary: vocabulary, catalogs: catalogs)
  }

  @Test func issues() throws {
    let engine = try Self.engine("issues")
    expectFirst("is:o‸", "is:open", engine)
    expectFirst("is:oepn‸", "is:open", engine)
    #expect(Offered("‸", engine).list.items.allSatisfy { $0.kind == .field })
    #expect(Offered("open‸", engine).results.contains("is:open"))
  }

  @Test func people() throws {
    let engine = try Self.engine("people")
    #expect(!Offered("‸", engine).labels.isEmpty)
    #expect(Offered("t:gob‸", engine).labels == [])
  }

  /// A field with dots is found by any of its parts.
  @Test func fieldsWithDotsCompleteByParts() {
    func field(_ name: String) -> Field { Field(name, .text, summary: "", phrase: "") }
    let engine = CompletionEngine(
      vocabulary: Vocabulary(
        name: "events", fields: ["user.login", "user.id", "user.home.city", "message"].map { field($0) }))
    expectFirst("log‸", "user.login:", engine)
    expectFirst("user.lo‸", "user.login:", engine)
    expectFirst("cit‸", "user.home.city:", engine)
    expectFirst("user.home.‸", "user.home.city:", engine)
    #expect(Set(Offered("user.‸", engine).labels).isSuperset(of: ["user.login", "user.id", "user.home.city"]))
    #expect(!Offered("user.‸", engine).labels.contains("message"))
    #expect(Offered("user.login‸", engine).labels.first == "user.login")
  }

  @Test(arguments: ["issues", "people"])
  func everyFieldAndValueIsReached(_ name: String) throws {
    let engine = try Self.engine(name)
    for field in engine.vocabulary.fields {
      let letters = String(field.name.prefix(3))
      #expect(
        Offered(letters + "‸", engine, limit: 60).list.items.contains {
          $0.label == field.name || field.aliases.contains($0.label)
        },
        "\(letters) → \(field.name)")
      // A complete value is not offered.
      for value in field.values where value.text.count > 2 {
        let text = Offered("\(field.name):\(value.text.prefix(2))‸", engine, limit: 200).labels
        #expect(text.contains(value.text), "\(field.name):\(value.text.prefix(2)) → \(text)")
      }
    }
  }

  @Test(arguments: ["issues", "people"])
  func theLawHolds(_ name: String) throws {
    let engine = try Self.engine(name)
    for field in engine.vocabulary.fields {
      for example in field.examples {
        for caret in 0...example.utf8.count {
          if let reason = LawOfCompletion.check(engine, example, at: caret) {
            Issue.record("`\(example)` at \(caret): \(reason)")
          }
        }
      }
    }
  }

  /// Every closed value of the Scryfall vocabulary is found by its prefix at its field.
  @Test func everyClosedValueOfTheHomeDialect() {
    let engine = CompletionEngine(vocabulary: .scryfall)
    for field in engine.vocabulary.fields where field.isClosed && field.kind != .colors {
      for value in field.values {
        let typed = String(value.text.prefix(max(3, value.text.count - 2)))
        let offered = Offered("\(field.name):\(typed)‸", engine, limit: 100)
        let isWhole = typed == value.text
        #expect(
          isWhole || offered.labels.contains(value.text) || offered.labels.contains(value.label),
          "\(field.name):\(typed)")
      }
    }
  }
}
