#if os(macOS) || os(Linux)
  import _FilterTestSupport
  import Foundation
  import Testing

  /// The macros in a package of its own, outside of this one: the program of the article, what the compiler says about wrong
  /// uses, and the fixes of the plug-in.
  @Suite(
    .serialized,
    .enabled(
      if: ProcessInfo.processInfo.environment["FILTERQ_MACROS"] == "1" && Compiler.path != nil,
      "FILTERQ_MACROS=1 builds a package with macros"))
  struct MacroBuildTests {
    /// SwiftPM fetches nothing, with the trait as without it.
    @Test(arguments: [#"traits: ["Macros"]"#, "traits: []"])
    func nothingIsFetched(traits: String) throws {
      let package = try MacroPackage(traits: traits)
      let result = try package.swift("package", "show-dependencies", "--format", "flatlist")
      #expect(result.status == 0, "\(result)")
      #expect(result.lines.map { $0.lowercased() } == ["filterquerykit"], "\(result)")
    }

    @Test func theProgramOfTheArticleRuns() throws {
      let package = try MacroPackage.built.get()
      let result = try RunResult(of: package.folder.path(".build/debug/Desk"), [])
      let expected = package.program.compactMap { $0.wholeMatch(of: /print\(.*\)  \/\/ (.+)/).map { String($0.1) } }
      #expect(expected.count >= 5)
      #expect(result == RunResult(printing: expected.map { $0 + "\n" }.joined()))
    }

    /// The golden has each use with what the compiler prints, without the caret lines: a name, the source, and after arrows
    /// the lines of the expansion, and the place, the severity and the words of each message. The titles of fixes are notes.
    @Test func usesAreExpandedOrErrorsAtTheirPlaces() throws {
      let package = try MacroPackage.built.get()
      var page: [String] = []
      let uses = try MacroPackage.uses()
      #expect(uses.count >= 30)
      for (name, source) in uses {
        page += ["== \(name)"] + source + (try package.messages(about: source)).map { "=> \($0)" } + [""]
      }
      try Golden.expect(page.joined(separator: "\n"), inFile: MacroPackage.golden)
    }

    /// Fixes of the plug-in applied one after another, the first of the first diagnostic that has one, until none is left.
    @Test func fixesEditTheLiteral() throws {
      let plugin = try MacroPlugin(in: MacroPackage.built.get())
      let table: [(wrong: String, right: String)] = [
        (##"#filterQuery("t:elf (c:g or")"##, ##"#filterQuery("t:elf (c:g)")"##),
        (##"#filterQuery("naïve é🐉 tpe:elf")"##, ##"#filterQuery("naïve é🐉 type:elf")"##),
        (##"#filterQuery("o:\"draw\" tpe:elf o:\"a")"##, ##"#filterQuery("o:\"draw\" type:elf o:\"a\"")"##),
        (##"#filterQuery("\u{6f}:x \u{74}pe:elf")"##, ##"#filterQuery("\u{6f}:x type:elf")"##),
        (##"#filterQuery(#"o:"draw" f:modren o:"a"#)"##, ##"#filterQuery(#"o:"draw" f:modern o:"a""#)"##),
        (
          "#filterQuery(\n  \"\"\"\n    t:elf\n    f:modren\n    (c:g\n    \"\"\")",
          "#filterQuery(\n  \"\"\"\n    t:elf\n    f:modern\n    (c:g)\n    \"\"\")"
        ),
        ("#filterQuery(\"(a or\", syntax: .lists)", "#filterQuery(\"(a)\", syntax: .lists)"),
      ]
      for (wrong, right) in table {
        var source = wrong
        for _ in 0..<8 {
          let result = try plugin.expand(source)
          guard let fix = result.fixes.first else {
            #expect(result.expansion != nil, "\(source)")
            break
          }
          // From the back, so that the offsets stay valid.
          for edit in fix.sorted(by: { $0.start > $1.start }) {
            var bytes = Array(source.utf8)
            bytes.replaceSubrange(
              (edit.start - MacroPlugin.offset)..<(edit.end - MacroPlugin.offset), with: edit.text.utf8)
            source = String(decoding: bytes, as: UTF8.self)
          }
        }
        #expect(source == right)
      }
    }
  }

  extension MacroBuildTests {
    /// The plug-in answers every prefix of the uses, whatever macro it is asked for, and does not end.
    @Test func everyPrefixIsAnswered() throws {
      let plugin = try MacroPlugin(in: MacroPackage.built.get())
      var requests: [[String: Any]] = []
      for source in try MacroPackage.uses().map({ $0.source.joined(separator: "\n") }) {
        for length in 0...source.unicodeScalars.count {
          let prefix = String(source.unicodeScalars.prefix(length))
          for macro in ["FilterQueryMacro", "FilterableMacro", "FieldFactsMacro"] {
            requests.append(MacroPlugin.use(macro, in: prefix))
          }
        }
      }
      #expect(requests.count > 10_000)
      #expect(try plugin.results(of: requests).count == requests.count)
    }
  }

  /// A package with the manifest, the program and the vocabulary of the article on macros, which depends on this checkout.
  private final class MacroPackage: Sendable {
    /// The package after `swift build`, which takes minutes.
    static let built = Result {
      let package = try MacroPackage(traits: #"traits: ["Macros"]"#)
      let result = try package.swift("build", "--disable-sandbox")
      try #require(result.status == 0, "\(result)")
      return package
    }

    /// The golden of the uses.
    static let golden = "Tests/FilterCommandsTests/Goldens/macros.txt"

    /// The uses of the golden: the name and the lines of the source of each.
    static func uses() throws -> [(name: String, source: [String])] {
      try PackageFolder.text(of: golden).components(separatedBy: "== ").dropFirst().map { text in
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
        return (lines[0], Array(lines.dropFirst().prefix { !$0.hasPrefix("=> ") && $0 != "" }))
      }
    }

    nonisolated(unsafe) let folder: TemporaryFolder
    /// The lines of the program.
    let program: [String]

    init(traits: String) throws {
      folder = try TemporaryFolder()
      func fence(_ language: String, with part: String) throws -> [String] {
        let fences = try ArticleFence.all(language).filter { $0.article.hasSuffix("/Macros.md") }
        return try #require(fences.first { $0.lines.contains { $0.contains(part) } }).lines
      }
      program = try fence("swift", with: "print(")
      let manifest = try fence("swift", with: "import PackageDescription").joined(separator: "\n")
        .replacing("url: \"https://example.com/FilterQueryKit\", branch: \"main\"", with: "path: \"FilterQueryKit\"")
        .replacing(#"traits: ["Macros"]"#, with: traits)
      try #require(manifest.contains("path: \"FilterQueryKit\", \(traits)"))
      let files = FileManager.default
      // The last part of the path is the name of the package.
      try files.createSymbolicLink(atPath: folder.path("FilterQueryKit"), withDestinationPath: PackageFolder.path)
      for path in ["Sources/Desk", "Queries", "Cases"] {
        try files.createDirectory(atPath: folder.path(path), withIntermediateDirectories: true)
      }
      _ = try folder.write("Package.swift", manifest + "\n")
      _ = try folder.write("Sources/Desk/main.swift", program.joined(separator: "\n") + "\n")
      _ = try folder.write("Queries/tickets.json", try fence("json", with: "tickets").joined(separator: "\n"))
      _ = try folder.write("Queries/broken.json", #"{ "name": "tickets", "fields": [{ "name": "level" }] }"#)
    }

    func swift(_ command: String, _ arguments: String...) throws -> RunResult {
      let swift = try #require(Compiler.path.map { $0.dropLast("swiftc".count) + "swift" })
      return try RunResult(of: String(swift), [command, "--package-path", folder.url.path] + arguments)
    }

    /// The lines of the compiler about a source: `1:20: error: …`, counted without the import before it.
    func messages(about source: [String]) throws -> [String] {
      let text = (["import FilterMacros"] + source).joined(separator: "\n")
      let path = try folder.write("Cases/Case.swift", text + "\n")
      let plugin = folder.path(".build/debug/FilterMacroPlugin-tool") + "#FilterMacroPlugin"
      let result = try RunResult(
        of: try #require(Compiler.path),
        [
          "-typecheck", "-swift-version", "6", "-diagnostic-style", "llvm", "-I", folder.path(".build/debug/Modules"),
          "-load-plugin-executable", plugin, "-Xfrontend", "-dump-macro-expansions", path,
        ])
      // The name of an expansion, a rule of hyphens, its lines, and another rule.
      var rules: Int?
      return result.errors.split(separator: "\n").compactMap { line in
        if line.hasPrefix("@__swiftmacro") {
          rules = 0
          return nil
        }
        if let count = rules {
          if line.hasPrefix("-----") { rules = count == 0 ? 1 : nil }
          return line.hasPrefix("-----") ? nil : "| \(line)"
        }
        guard let match = line.wholeMatch(of: /.*\/Case\.swift:(\d+):(\d+): (error|warning|note): (.*)/),
          let row = Int(match.1)
        else { return nil }
        let words = match.4.replacing(#/ \(from macro '[^']*'\)$/#, with: "")
        return "\(row - 1):\(match.2): \(match.3): \(words)"
      }
    }
  }

  /// The plug-in by itself, which answers one request.
  private struct MacroPlugin {
    struct Edit {
      let start: Int
      let end: Int
      let text: String
    }

    /// The offset in the file at which the source of a request begins.
    static let offset = 1_000

    private let path: String

    init(in package: MacroPackage) { path = package.folder.path(".build/debug/FilterMacroPlugin-tool") }

    /// The expansion of `#filterQuery(…)`, and the edits of the first fix of each diagnostic.
    func expand(_ source: String) throws -> (expansion: String?, fixes: [[Edit]]) {
      let result = try #require(try results(of: [Self.use("FilterQueryMacro", in: source)]).first)
      return (
        result.expandedSource,
        result.diagnostics.compactMap { $0.fixIts.first }.map { fix in
          fix.changes.map { Edit(start: $0.range.startOffset, end: $0.range.endOffset, text: $0.newText) }
        }
      )
    }

    /// The request for the use of a macro in a source, which is the attribute and the declaration of one that is attached.
    static func use(_ macro: String, in source: String) -> [String: Any] {
      let location: [String: Any] = ["fileName": "/desk/main.swift", "offset": Self.offset]
      let part: [String: Any] = ["source": source, "location": location]
      var request: [String: Any] = ["macro": ["typeName": macro]]
      if macro == "FilterQueryMacro" {
        request["syntax"] = part
        return ["expandFreestandingMacro": request]
      }
      request["attributeSyntax"] = part
      request["declSyntax"] = part
      request["lexicalContext"] = [part]
      return ["expandAttachedMacro": request]
    }

    /// The results of requests, which one process answers in their order. The file of the requests spares a thread that
    /// writes while another reads.
    func results(of requests: [[String: Any]]) throws -> [Response.Result] {
      var bytes = Data()
      for request in requests {
        let body = try JSONSerialization.data(withJSONObject: request)
        bytes += withUnsafeBytes(of: UInt64(body.count).littleEndian) { Data($0) } + body
      }
      let folder = try TemporaryFolder()
      let file = try folder.write("requests", Array(bytes))
      let process = Process()
      let output = Pipe()
      process.executableURL = URL(filePath: path)
      process.standardInput = try FileHandle(forReadingFrom: URL(filePath: file))
      process.standardOutput = output
      try process.run()
      var rest = (try output.fileHandleForReading.readToEnd() ?? Data())[...]
      process.waitUntilExit()
      #expect(process.terminationStatus == 0)
      var results: [Response.Result] = []
      while rest.count > 8 {
        let count = rest.prefix(8).reversed().reduce(0) { $0 << 8 | Int($1) }
        let body = Data(rest.dropFirst(8).prefix(count))
        results.append(try JSONDecoder().decode(Response.self, from: body).expandMacroResult)
        rest = rest.dropFirst(8 + count)
      }
      return results
    }

    fileprivate struct Response: Decodable {
      struct Result: Decodable {
        let expandedSource: String?
        let diagnostics: [Diagnostic]
      }
      struct Diagnostic: Decodable {
        let fixIts: [FixIt]
      }
      struct FixIt: Decodable {
        let changes: [Change]
      }
      struct Change: Decodable {
        let range: Range
        let newText: String
      }
      struct Range: Decodable {
        let startOffset: Int
        let endOffset: Int
      }

      let expandMacroResult: Result
    }
  }
#endif
