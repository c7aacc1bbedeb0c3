import Foundation
import Testing

/// The documents are right about the repository.
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

  @Test func theReadmeIsShort() throws {
    #expect(try Repository.lines(of: "README.md").count <= 150)
  }

  /// A test compiles and runs the Swift example, and checks the values in its comments.
  @Test func theSwiftExampleIsThatOfItsTest() throws {
    let readme = try Repository.text(of: "README.md")
    let test = try Repository.lines(of: "Tests/CorpusTests/ReadmeExampleTests.swift")
      .map { $0.hasPrefix("    ") ? String($0.dropFirst(4)) : $0 }.joined(separator: "\n")
    let examples = readme.components(separatedBy: "```swift\nimport FilterQueryKit\n\n").dropFirst()
    #expect(examples.count == 1)
    for example in examples {
      let code = example.components(separatedBy: "```")[0]
      #expect(test.contains(code))
      for line in code.split(separator: "\n") where line.hasPrefix("print(") {
        let value = line.components(separatedBy: ")  // ").last ?? ""
        #expect(test.contains("\"\(value)\""), "\(value)")
      }
    }
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

  /// The top level of the repository contains exactly the entries named in the architecture.
  @Test func theTopLevelIsTidy() throws {
    let allowed: Set<String> = [
      "Package.swift", "Sources", "Tests", "Grammar", "Examples", "README.md", "LICENSE",
    ]
    let entries = try FileManager.default.contentsOfDirectory(atPath: Repository.root.path)
    let strange = entries.filter { !$0.hasPrefix(".") && !allowed.contains($0) && $0 != "Package.resolved" }
    #expect(strange == [])
  }
}
