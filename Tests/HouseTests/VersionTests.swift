import Foundation
import Testing

/// The version of the program stands in one place; the packages beside it repeat it.
@Suite struct VersionTests {
  @Test func packagesHaveTheVersionOfTheProgram() throws {
    let source = try Repository.text(of: "Sources/FilterLanguageServer/Server/LanguageServer+Lifecycle.swift")
    let declared = try #require(source.firstMatch(of: /static let version = "([0-9.]+)"/))
    for path in ["Sources/FilterWeb/JavaScript/package.json", "Examples/Editors/vscode/package.json"] {
      let found = try #require(try Repository.text(of: path).firstMatch(of: /"version": "([0-9.]+)"/))
      #expect(found.1 == declared.1, "\(path)")
    }
  }
}
