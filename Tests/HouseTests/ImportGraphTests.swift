import Foundation
import Testing

/// The list of modules in the manifest: one per line, with its kind and its permitted imports.
struct ModuleGraph {
  struct Module {
    let kind: String
    let name: String
    let imports: Set<String>
  }

  let modules: [Module]

  init() throws {
    let manifest = try Repository.text(of: "Package.swift")
    let start = try #require(manifest.range(of: "let graph = \"\"\"\n"))
    let end = try #require(manifest.range(of: "\n  \"\"\"", range: start.upperBound..<manifest.endIndex))
    var lines: [Substring] = []
    for line in manifest[start.upperBound..<end.lowerBound].split(separator: "\n") where !line.hasPrefix("  #") {
      if line.hasPrefix("    ") { lines[lines.count - 1] += line } else { lines.append(line) }
    }
    modules = lines.map { line in
      let words = line.split { $0 == " " || $0 == ":" }.map { String($0) }
      return Module(kind: words[0], name: words[1], imports: Set(words.dropFirst(2)))
    }
  }
}

/// SwiftPM accepts an import of any module that some dependency happens to build, so the imports themselves are
/// compared with the graph of the manifest.
@Suite struct ImportGraphTests {
  private static let system: Set<String> = [
    "Foundation", "FoundationEssentials", "FoundationXML", "Observation", "Synchronization", "Dispatch", "Darwin",
    "Glibc", "Musl",
    "Android", "ucrt",
  ]

  /// Libraries of others.
  private static let libraries: Set<String> = ["GRDB", "GRDBSQLite", "ArgumentParser", "Yams"]

  /// Every import is in the graph, and every edge of the graph is an import: both ways, in sources and tests.
  @Test func importsAreThoseOfTheGraph() throws {
    let graph = try ModuleGraph().modules
    let names = Set(graph.map { $0.name }).union(Self.libraries)
    for module in graph {
      let folder = Self.isInTests(module) ? "Tests" : "Sources"
      let paths = Repository.swiftFiles(in: "\(folder)/\(module.name)")
      #expect(!paths.isEmpty, "\(module.name) has no files")
      var used: Set<String> = []
      for path in paths {
        let system = module.kind == "core" ? try standingApart(path) : Self.system.union(["Testing", "XCTest"])
        for line in try Repository.lines(of: path) {
          guard let imported = importedModule(line), !system.contains(imported), imported != module.name else {
            continue
          }
          used.insert(imported)
          #expect(module.imports.contains(imported), "\(path) imports \(imported)")
        }
      }
      #expect(module.imports.subtracting(used).sorted() == [], "allowed, but not used by \(module.name)")
      #expect(module.imports.subtracting(names).sorted() == [])
    }
    let folders = Repository.swiftFiles(in: "Sources").map { String($0.split(separator: "/")[1]) }
    #expect(Set(folders) == Set(graph.filter { !Self.isInTests($0) }.map { $0.name }))
  }

  /// Whether a module is below `Tests`: it tests, measures, or is the entry point of the fuzzer.
  private static func isInTests(_ module: ModuleGraph.Module) -> Bool {
    module.kind == "tests" || ["filterq-fuzz", "filterq-benchmarks"].contains(module.name)
  }

  @Test func theGraphHasNoCycle() throws {
    var resolved = Self.libraries
    var rest = try ModuleGraph().modules
    while let next = rest.firstIndex(where: { $0.imports.isSubset(of: resolved) }) {
      resolved.insert(rest.remove(at: next).name)
    }
    #expect(rest.map { $0.name } == [])
  }

  /// A core module imports core modules only; evaluation imports no advice.
  @Test func coreModulesImportOnlyCoreModules() throws {
    let graph = try ModuleGraph().modules
    let core = Set(graph.filter { $0.kind == "core" }.map { $0.name })
    for module in graph where module.kind == "core" {
      #expect(module.imports.subtracting(core) == [], "\(module.name)")
    }
    let evaluation = try #require(graph.first { $0.name == "FilterEvaluation" })
    #expect(evaluation.imports.isDisjoint(with: ["FilterAnalysis", "FilterExplanation"]))
  }

  /// Existentials, untyped throws and reflection would end the core as Embedded Swift. The compiler checks that too
  /// (`.ci/embedded`); this names the line.
  @Test func coreFilesStayEmbeddable() throws {
    for module in try ModuleGraph().modules where module.kind == "core" {
      for path in Repository.swiftFiles(in: "Sources/\(module.name)") {
        let text = try Repository.text(of: path)
        if text.contains("#if !hasFeature(Embedded)") { continue }
        for forbidden in ["any Error", "Mirror(", "\\.self", " as? ", " throws ->"] where text.contains(forbidden) {
          Issue.record("\(path) uses '\(forbidden)'")
        }
      }
    }
  }

  /// The permitted imports of a core file beyond the graph, if its first line of code excludes it from the embedded
  /// core: Foundation for its attributed text, dates, zones, clock and other values, in files named for that, and locks of the
  /// system.
  private func standingApart(_ path: String) throws -> Set<String> {
    switch try Repository.lines(of: path).first(where: { !$0.isEmpty && !$0.hasPrefix("//") }) {
    case "#if canImport(Foundation) && !hasFeature(Embedded)":
      ["+AttributedString.swift", "+Date.swift", "+Foundation.swift", "+TimeZone.swift", "/SystemClock.swift"].contains
      {
        path.hasSuffix($0)
      }
        ? ["Foundation", "FoundationEssentials"] : []
    case "#if !hasFeature(Embedded)": ["Synchronization", "os"]
    default: []
    }
  }

  private func importedModule(_ line: String) -> String? {
    var words = line.split(whereSeparator: { $0 == " " || $0 == "\t" }).map { String($0) }
    while let first = words.first,
      ["public", "internal", "package", "private", "@_exported", "@preconcurrency", "@testable"].contains(first)
    {
      words.removeFirst()
    }
    return words.first == "import" && words.count == 2 ? words[1] : nil
  }
}
