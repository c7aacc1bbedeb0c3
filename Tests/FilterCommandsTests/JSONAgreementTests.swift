import FilterJSON
import FilterQueryKit
import Foundation
import Testing
import _FilterTestSupport

/// What the commands print as JSON and what the values encode are one form: an app decodes the answer of a server that
/// prints either.
@Suite struct JSONAgreementTests {
  private static let texts = [
    "", "t:elf", "-t:elf (c:g or", "t:elf f:modren mv>3 mv<2", "o:/a(/ pow>x", "é\"", "tpe:elf or or bolt)",
    "is:foil year:20",
  ]

  private struct Answer: Decodable {
    let source: String
    let outcome: String
    let diagnostics: [Diagnostic]
  }

  @Test func diagnosticsOfParseAreDecoded() throws {
    var count = 0
    for text in Self.texts {
      let query = AnalyzedQuery(parsing: text, vocabulary: .scryfall)
      let answer = try JSONForm.value(Answer.self, fromJSON: QueryJSON.line(query))
      let expected = query.diagnostics.map { $0.withoutRelated }
      #expect(answer.diagnostics == expected, "\(text)")
      #expect(answer.source == text)
      #expect(answer.outcome == query.parsed.outcome.rawValue)
      for diagnostic in answer.diagnostics {
        for fix in diagnostic.fixes { #expect(fix.applied(to: query.source) != nil, "\(text): \(fix.title)") }
      }
      count += answer.diagnostics.count
    }
    #expect(count > 8)
  }

  @Test func whatADiagnosticEncodesIsWhatCheckPrints() throws {
    for text in Self.texts {
      let query = AnalyzedQuery(parsing: text, vocabulary: .scryfall)
      var json = JSONWriter()
      json.object { QueryJSON.writeDiagnostics(QueryDiagnostics(query).digest, withRelated: true, to: &$0) }
      struct Printed: Codable, Equatable { let diagnostics: [Diagnostic] }
      let printed = try JSONForm.value(Printed.self, fromJSON: json.text)
      #expect(printed.diagnostics == query.diagnostics, "\(text)")
      #expect(try Self.object(json.text) == Self.object(JSONForm.text(of: printed)), "\(text)")
    }
  }

  @Test func completionsOfCompleteAreDecoded() throws {
    let engine = CompletionEngine(vocabulary: .scryfall)
    for text in ["t:gob", "", "f:mod", "pow>=", "o:\"dra"] {
      let list = engine.complete(text, at: text.utf8.count)
      let read = try JSONForm.value(CompletionList.self, fromJSON: CompletionJSON.line(list))
      #expect(read.replace == list.replace && read.selected == list.selected, "\(text)")
      #expect(read.items.map { $0.label } == list.items.map { $0.label }, "\(text)")
      #expect(read.items.map { $0.edit } == list.items.map { $0.edit }, "\(text)")
      #expect(read.items.map { $0.highlights } == list.items.map { $0.highlights }, "\(text)")
      // What the command prints of an item is a part of what it encodes, but for the rounding of the score.
      let printed = try #require(try Self.object(CompletionJSON.line(list))["items"] as? [NSDictionary])
      let encoded = try #require(try Self.object(JSONForm.text(of: list))["items"] as? [NSDictionary])
      for (short, long) in zip(printed, encoded) {
        for (key, value) in short where key as? String != "score" {
          #expect((value as? NSObject) == (long[key] as? NSObject), "\(text): \(key)")
        }
      }
    }
  }

  @Test func explanationsArePrinted() throws {
    let query = AnalyzedQuery(parsing: "t:elf -c:g", vocabulary: .scryfall)
    let object = try Self.object(QueryJSON.explanation(of: query))
    #expect(object["explanation"] as? String == query.englishExplanation.description)
    #expect((object["phrases"] as? [Any])?.count == query.englishExplanation.phrases.count)
  }

  private static func object(_ json: String) throws -> NSDictionary {
    try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? NSDictionary)
  }
}

extension Diagnostic {
  /// `parse --json` prints no related ranges.
  fileprivate var withoutRelated: Diagnostic {
    Diagnostic(id: id, severity: severity, range: range, message: message, fixes: fixes)
  }
}
