#if os(macOS) || os(Linux)
  import _FilterTestSupport
  import Foundation
  import Testing

  /// Every Swift example of an article compiles with the imports that it shows.
  @Suite struct SwiftFenceTests {
    /// An example that is a part of another file.
    private static let parts = [
      ".package(": ("import PackageDescription\nfunc dependency() -> Package.Dependency {", "}")
    ]

    @Test(.enabled(if: Compiler.path != nil && Compiler.modules != nil, "needs swiftc and the modules of this build"))
    func everyExampleCompiles() throws {
      let folder = try TemporaryFolder()
      var places: [String: String] = [:]
      for (index, fence) in try ArticleFence.all("swift").enumerated() where !Self.isPartOfAnExample(fence) {
        let name = "fence\(index).swift"
        let whole = Self.parts.first { fence.lines.first?.hasPrefix($0.key) ?? false }?.value
        let text = whole.map { ([$0.0] + fence.lines + [$0.1]).joined(separator: "\n") } ?? Self.function(fence, index)
        let path = try folder.write(name, text + "\n")
        places[path] = fence.testDescription
      }
      #expect(places.count >= 9)
      let messages = try Compiler.errors(of: places.keys.sorted())
      for message in messages {
        let place = places.first { message.hasPrefix($0.key) }?.value ?? ""
        Issue.record("\(place): \(message)")
      }
    }

    /// The test sees errors: a name that does not exist is one.
    @Test(.enabled(if: Compiler.path != nil && Compiler.modules != nil, "needs swiftc and the modules of this build"))
    func aWrongExampleDoesNotCompile() throws {
      let folder = try TemporaryFolder()
      let path = try folder.write("a.swift", "import FilterQueryKit\nlet a = ParsedQuary(parsing: \"\")\n")
      #expect(try Compiler.errors(of: [path]).first?.contains("ParsedQuary") ?? false)
    }

    /// Whether an example is a part of a file of `Examples`, which is compiled by itself: those of a tutorial, but for its
    /// manifest. Those with macros need the plug-in; `MacroBuildTests` compiles them.
    private static func isPartOfAnExample(_ fence: ArticleFence) -> Bool {
      fence.lines.contains("import FilterMacros")
        || fence.article.hasSuffix("Tutorial.md") && !fence.lines.contains("import PackageDescription")
    }

    /// The example as a function of its own file, so that all files compile together. Without an import it has that of
    /// the whole library.
    private static func function(_ fence: ArticleFence, _ index: Int) -> String {
      let imports = fence.lines.filter { $0.hasPrefix("import ") }
      let body = fence.lines.filter { !$0.hasPrefix("import ") }
      return
        ((imports.isEmpty ? ["import FilterQueryKit"] : imports) + ["func fence\(index)() async throws {"] + body
        + ["}"]).joined(separator: "\n")
    }
  }

  /// The compiler, and what this build made for it.
  enum Compiler {
    static let path: String? = {
      let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
      return folders.map { "\($0)/swiftc" }.first { FileManager.default.isExecutableFile(atPath: $0) }
    }()

    /// The folder of the modules, beside the program of these tests.
    static let modules: String? = Program.path.flatMap { program in
      let folder = URL(filePath: program).deletingLastPathComponent().appending(path: "Modules").path
      return FileManager.default.fileExists(atPath: folder + "/FilterQueryKit.swiftmodule") ? folder : nil
    }

    /// The lines of errors, with further folders of modules.
    static func errors(of files: [String], searching folders: [String] = []) throws -> [String] {
      guard let path, let modules else { return [] }
      let manifest = URL(filePath: path).resolvingSymlinksInPath().appending(path: "../../lib/swift/pm/ManifestAPI")
      // The modules of SQLite and of libyaml, which the modules of files import.
      let sqlite = PackageFolder.path(of: ".build/checkouts/GRDB.swift/Sources/GRDBSQLite")
      let yaml = PackageFolder.path(of: ".build/checkouts/Yams/Sources/CYaml/include")
      let arguments =
        [
          "-I", sqlite, "-I", yaml, "-package-description-version", "6.1", "-typecheck", "-parse-as-library",
          "-swift-version", "6",
          "-suppress-warnings", "-I", modules, "-I",
        ]
        + [manifest.standardizedFileURL.path, "-package-name", "articles"]
        + folders.flatMap { ["-I", $0] } + files
      let result = try RunResult(of: path, arguments)
      let lines = result.errors.split(separator: "\n").map { String($0) }.filter { $0.contains(": error: ") }
      return lines.isEmpty && result.status != 0 ? [result.errors] : lines
    }
  }
#endif
