import Foundation
import Testing

/// What the documents say of the repository is true.
@Suite struct ReadmeTests {
  @Test func theTwoCommandsStandInTheReadme() throws {
    let readme = try Repository.text(of: "README.md")
    #expect(readme.contains("swift run filterq repl"))
    #expect(readme.contains("swift test"))
    #expect(try Repository.text(of: ".ci/run").contains("swift test"))
  }

  @Test func everyModuleStandsInTheReadme() throws {
    let readme = try Repository.text(of: "README.md")
    let modules = try FileManager.default.contentsOfDirectory(
      atPath: Repository.root.appending(path: "Sources").path)
    for module in modules.sorted() { #expect(readme.contains("`\(module)`"), "\(module)") }
  }

  @Test(arguments: ["README.md", "Grammar/Grammar.md", "Examples/README.md"])
  func everyLinkedFileExists(document: String) throws {
    let folder = document.split(separator: "/").dropLast().joined(separator: "/")
    let text = try Repository.text(of: document)
    for match in text.matches(of: /\]\(([^)#:]+)\)/) {
      let path = folder.isEmpty ? String(match.1) : folder + "/" + match.1
      #expect(Repository.exists(path), "\(document) links \(match.1)")
    }
  }

  /// The top level of the repository is exactly what the architecture names.
  @Test func theTopLevelIsTidy() throws {
    let allowed: Set<String> = ["Package.swift", "Sources", "Tests", "Grammar", "Examples", "README.md", "LICENSE"]
    let entries = try FileManager.default.contentsOfDirectory(atPath: Repository.root.path)
    let strange = entries.filter { !$0.hasPrefix(".") && !allowed.contains($0) && $0 != "Package.resolved" }
    #expect(strange == [])
  }
}
