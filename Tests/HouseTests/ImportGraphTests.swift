import Foundation
import Testing

/// The direction of imports is a promise. SwiftPM accepts an import of any module that some dependency happens to
/// build, so the import lines themselves are compared with the architecture.
@Suite struct ImportGraphTests {
  /// What each module may import; a core module imports nothing else, not even Foundation.
  private static let core: [String: Set<String>] = [
    "FilterText": [],
    "FilterLexer": ["FilterText"],
    "FilterAST": [],
    "FilterParser": ["FilterText", "FilterLexer", "FilterAST"],
    "FilterPrinter": ["FilterText", "FilterLexer", "FilterAST", "FilterParser"],
    "FilterVocabulary": ["FilterAST"],
    "FilterRegex": ["FilterText"],
    "FilterAnalysis": [
      "FilterText", "FilterLexer", "FilterAST", "FilterParser", "FilterPrinter", "FilterVocabulary", "FilterRegex",
    ],
    "FilterEvaluation": [
      "FilterText", "FilterAST", "FilterParser", "FilterVocabulary", "FilterRegex", "FilterAnalysis",
    ],
    "FuzzyMatching": [],
    "FilterTerminal": [],
    "FilterCompletion": [
      "FilterText", "FilterLexer", "FilterAST", "FilterParser", "FilterPrinter", "FilterVocabulary", "FilterRegex",
      "FilterAnalysis", "FuzzyMatching",
    ],
    "FilterLanguageService": [
      "FilterText", "FilterLexer", "FilterAST", "FilterParser", "FilterPrinter", "FilterVocabulary", "FilterRegex",
      "FilterAnalysis", "FuzzyMatching", "FilterCompletion",
    ],
    "FilterQueryKit": [
      "FilterText", "FilterLexer", "FilterAST", "FilterParser", "FilterPrinter", "FilterVocabulary", "FilterRegex",
      "FilterAnalysis", "FilterEvaluation", "FuzzyMatching", "FilterCompletion", "FilterLanguageService",
    ],
  ]

  private static let system: Set<String> = [
    "Foundation", "Synchronization", "Dispatch", "Darwin", "Glibc", "Musl", "Android", "ucrt",
  ]

  private static let hosts: [String: Set<String>] = [
    "FilterTestSupport": [
      "FilterText", "FilterLexer", "FilterAST", "FilterParser", "FilterPrinter", "PackedFiles", "Testing",
    ],
    "FilterCommands": [
      "FilterText", "FilterLexer", "FilterAST", "FilterParser", "FilterPrinter", "FilterVocabulary", "FilterAnalysis",
      "FilterEvaluation", "FuzzyMatching", "FilterCompletion", "FilterCatalogs", "FilterLanguageService",
      "FilterLanguageServer", "FilterTerminal", "ScryfallCards", "PackedFiles", "ArgumentParser",
    ],
    "FilterLanguageServer": [
      "FilterText", "FilterVocabulary", "FilterAnalysis", "FilterCompletion", "FilterLanguageService",
    ],
    "PackedFiles": [],
    "ScryfallCards": [
      "FilterText", "FilterAST", "FilterParser", "FilterVocabulary", "FilterRegex", "FilterAnalysis",
      "FilterEvaluation",
      "PackedFiles",
    ],
    "FilterCatalogs": ["FilterCompletion", "PackedFiles", "GRDB"],
    "filterq": ["FilterCommands"],
    "filterq-benchmarks": [
      "FilterQueryKit", "FilterText", "FilterAST", "FilterParser", "FilterVocabulary", "FilterRegex", "FilterAnalysis",
      "FilterEvaluation", "FuzzyMatching", "ScryfallCards", "Filterator", "GRDB",
    ],
    "filterq-fuzz": ["FilterQueryKit", "FilterTestSupport"],
  ]

  @Test func modulesImportWhatTheArchitectureAllows() throws {
    var seen: Set<String> = []
    for path in Repository.swiftFiles(in: "Sources") {
      let module = String(path.split(separator: "/")[1])
      seen.insert(module)
      let allowed = try #require(
        Self.core[module]?.union(standingApart(path))
          ?? Self.hosts[module].map { $0.union(Self.system) }, "\(module) is not in the graph")
      for line in try Repository.lines(of: path) {
        guard let imported = importedModule(line) else { continue }
        #expect(allowed.contains(imported), "\(path) imports \(imported)")
      }
    }
    #expect(seen == Set(Self.core.keys).union(Self.hosts.keys))
  }

  @Test func theGraphHasNoCycle() {
    var resolved: Set<String> = []
    var rest = Self.core
    while let next = rest.first(where: { $0.value.isSubset(of: resolved) }) {
      resolved.insert(next.key)
      rest[next.key] = nil
    }
    #expect(rest.isEmpty)
  }

  /// Existentials, untyped throws and reflection would end the core as Embedded Swift. The compiler checks that too
  /// (`.ci/embedded`); this names the line.
  @Test func coreFilesStayEmbeddable() throws {
    for module in Self.core.keys.sorted() {
      for path in Repository.swiftFiles(in: "Sources/\(module)") {
        let text = try Repository.text(of: path)
        if text.contains("#if !hasFeature(Embedded)") { continue }
        for forbidden in ["any Error", "Mirror(", "\\.self", " as? ", " throws ->"] where text.contains(forbidden) {
          Issue.record("\(path) uses '\(forbidden)'")
        }
      }
    }
  }

  /// What a core file may import beyond the graph, because it is no part of the embedded core and says so in its first
  /// line of code: Foundation for its attributed text, in files named for that, and the standard library's locks.
  private func standingApart(_ path: String) throws -> Set<String> {
    switch try Repository.lines(of: path).first(where: { !$0.isEmpty && !$0.hasPrefix("//") }) {
    case "#if canImport(Foundation) && !hasFeature(Embedded)":
      path.hasSuffix("+AttributedString.swift") ? ["Foundation"] : []
    case "#if !hasFeature(Embedded)": ["Synchronization"]
    default: []
    }
  }

  private func importedModule(_ line: String) -> String? {
    var words = line.split(whereSeparator: { $0 == " " || $0 == "\t" }).map { String($0) }
    while let first = words.first,
      ["public", "internal", "package", "private", "@_exported", "@preconcurrency"].contains(first)
    {
      words.removeFirst()
    }
    return words.first == "import" && words.count > 1 ? words[1] : nil
  }
}
