import FilterLanguageService
import Foundation
import Testing
import _FilterTestSupport

@testable import FilterCommands

/// The schema of `.filterq.json` for editors agrees with its reader.
@Suite struct ConfigurationSchemaTests {
  private let schema: [String: Any]

  init() throws {
    let text = try PackageFolder.text(of: "Grammar/Configuration.schema.json")
    schema = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  private func words(_ name: String) -> [String] {
    ((schema["$defs"] as? [String: Any])?[name] as? [String: Any])?["enum"] as? [String] ?? []
  }

  @Test func keysAndWords() throws {
    let properties = try #require(schema["properties"] as? [String: Any])
    #expect(Set(properties.keys) == Set(ConfigurationKey.allCases.map { $0.rawValue }))
    #expect(schema["additionalProperties"] as? Bool == false)
    #expect(words("style") == FormattingOptions.Style.allCases.map { $0.rawValue })
    #expect(words("severity") == CheckConfiguration.Level.allCases.map { $0.rawValue })
  }

  @Test func examplesFit() throws {
    let example = try PackageFolder.text(of: "Examples/CI/.filterq.json")
    #expect(SchemaCheck(schema).errors(in: example) == [])
  }

  /// The codes of diagnostics are too many for the schema; it refuses all else that the reader refuses.
  @Test(arguments: CheckFolderTests.wrong) func errors(text: String, message: String) {
    if !message.contains("unknown code") { #expect(SchemaCheck(schema).errors(in: text) != [], "\(text)") }
  }

  /// Every code that the sources derive from a literal name is known to settings and comments.
  @Test func everyCodeIsKnown() throws {
    let sources = PackageFolder.path(of: "Sources")
    let files = try #require(FileManager.default.enumerator(atPath: sources))
    var found = 0
    for case let file as String in files where file.hasSuffix(".swift") {
      let text = try String(contentsOfFile: sources + "/" + file, encoding: .utf8)
      for match in text.matches(of: /DiagnosticID\(declaration: "([A-Za-z]+)"\)/) {
        let code = String(match.1).replacing(/[A-Z]/) { "-" + $0.0.lowercased() }
        #expect(DiagnosticCodes.all.contains(code), "\(file): \(code)")
        found += 1
      }
    }
    #expect(found >= 2)
  }
}
