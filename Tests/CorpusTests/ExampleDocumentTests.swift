import FilterQueryKit
import Foundation
import Testing
import _FilterTestSupport

/// The documents in `Examples/` match their README.
@Suite struct ExampleDocumentTests {
  private func file(_ name: String) -> URL {
    URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Examples/\(name)").standardizedFileURL
  }

  private func document(_ name: String) throws -> QueryDocument {
    QueryDocument(SourceText(bytes: Array(try Data(contentsOf: file(name)))))
  }

  @Test func theGoodDocumentHasNoDiagnostic() throws {
    let document = try document("queries.filterq")
    #expect(document.queries.count == 7)
    for index in document.queries.indices {
      let parsed = ParsedQuery(parsing: document.source(ofQuery: index))
      #expect(parsed.outcome == .valid && parsed.diagnostics.isEmpty, "\(parsed.source)")
    }
    expectRoundTrips(ofFile: file("queries.filterq").path)
  }

  @Test func everyQueryOfTheBrokenDocumentHasOne() throws {
    let document = try document("broken.filterq")
    #expect(document.queries.count == 11)
    for index in document.queries.indices {
      let parsed = ParsedQuery(parsing: document.source(ofQuery: index))
      #expect(!parsed.diagnostics.isEmpty, "\(parsed.source)")
    }
  }
}
