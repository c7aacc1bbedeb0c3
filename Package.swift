// swift-tools-version: 6.1

import CompilerPluginSupport
import Foundation
import PackageDescription

/// The modules and what each may import, each after those that it imports. This is the only list: the targets below are
/// made from it, `.ci/embedded` compiles its core modules, and a test compares it with the imports both ways. A core
/// module imports nothing but other core modules and compiles as Embedded Swift; a host module may use Foundation and
/// the system. A macro is a program that the compiler runs.
let graph = """
  # language
  core FilterText
  core FilterLexer: FilterText
  core FilterAST: FilterText
  core FilterParser: FilterText FilterLexer FilterAST
  core FilterPrinter: FilterText FilterLexer FilterAST FilterParser
  core FilterVocabulary: FilterText FilterAST
  core FilterRegex: FilterText
  core FilterSemantics: FilterText FilterLexer FilterAST FilterParser FilterPrinter FilterVocabulary FilterRegex
  core FilterAnalysis: FilterText FilterLexer FilterAST FilterParser FilterPrinter FilterVocabulary FilterRegex
      FilterSemantics
  core FuzzyMatching
  core FilterExplanation: FilterText FilterAST FilterParser FilterVocabulary FilterSemantics
  core FilterDocuments: FilterText FilterLexer FilterAST FilterParser FilterPrinter FilterVocabulary FilterSemantics
      FilterAnalysis FilterExplanation FuzzyMatching
  core FilterCompletion: FilterText FilterLexer FilterAST FilterParser FilterPrinter FilterVocabulary FilterSemantics
      FilterAnalysis FilterExplanation FuzzyMatching
  core ScryfallDialect: FilterText FilterAST FilterVocabulary FilterRegex FilterSemantics
  # running
  core FilterEvaluation: FilterText FilterAST FilterParser FilterVocabulary FilterRegex FilterSemantics
  core FilterSQL: FilterText FilterAST FilterVocabulary FilterRegex FilterSemantics FilterEvaluation
  core DataStreams
  core FilterItems: FilterText FilterAST FilterVocabulary FilterRegex FilterSemantics FilterEvaluation DataStreams
  core FilterLists: FilterText FilterParser FilterVocabulary FilterSemantics FilterAnalysis FilterDocuments
      FilterEvaluation DataStreams FilterItems
  core ScryfallCards: FilterText FilterAST FilterVocabulary FilterSemantics ScryfallDialect FilterEvaluation FilterSQL
      DataStreams FilterItems FilterLists
  host DataFiles: FilterText DataStreams Yams
  host ListFiles: FilterText FilterVocabulary FilterEvaluation DataStreams FilterItems ScryfallCards DataFiles GRDB
      GRDBSQLite
  host FilterEngines: FilterText FilterAST FilterVocabulary FilterRegex FilterSemantics FilterEvaluation FilterSQL
      DataStreams FilterItems ScryfallCards FilterLists DataFiles ListFiles GRDB GRDBSQLite
  host FilterCatalogs: FilterText FilterCompletion DataStreams DataFiles GRDB
  # editor
  core EmbeddedQueries: FilterText FilterDocuments
  core FilterLanguageService: FilterText FilterLexer FilterAST FilterParser FilterPrinter FilterVocabulary FilterRegex
      FilterSemantics FilterAnalysis FilterDocuments FilterExplanation FilterCompletion
  host FilterLanguageServer: FilterText FilterAST FilterVocabulary FilterSemantics FilterAnalysis FilterDocuments
      FilterExplanation FilterCompletion FilterEvaluation FilterLists DataStreams DataFiles EmbeddedQueries
      FilterLanguageService
  # web
  core FilterJSON: FilterText FilterAST FilterParser FilterPrinter FilterVocabulary FilterSemantics FilterAnalysis
      FilterDocuments FilterExplanation FuzzyMatching FilterCompletion FilterLanguageService
  core FilterWeb: FilterText FilterAST FilterParser FilterPrinter FilterVocabulary FilterSemantics FilterAnalysis
      FilterDocuments FilterExplanation FilterCompletion ScryfallDialect FilterEvaluation FilterSQL FilterItems
      ScryfallCards FilterLists FilterLanguageService FilterJSON
  # program
  core TerminalUI
  host FilterReports: FilterText FilterLexer FilterAST FilterParser FilterPrinter FilterVocabulary FilterSemantics
      FilterAnalysis FilterDocuments FuzzyMatching FilterCompletion ScryfallDialect FilterEvaluation FilterSQL
      DataStreams FilterItems ScryfallCards FilterLists DataFiles ListFiles FilterEngines FilterCatalogs
      FilterLanguageService FilterJSON TerminalUI
  host FilterREPL: FilterText FilterLexer FilterAST FilterParser FilterPrinter FilterVocabulary FilterSemantics
      FilterAnalysis FilterDocuments FilterExplanation FuzzyMatching FilterCompletion ScryfallDialect FilterEvaluation
      DataStreams FilterItems ScryfallCards FilterLists DataFiles ListFiles FilterCatalogs FilterLanguageService
      FilterJSON TerminalUI FilterReports
  host FilterCommands: FilterText FilterAST FilterParser FilterPrinter FilterVocabulary FilterSemantics FilterAnalysis
      FilterDocuments FilterExplanation FilterCompletion ScryfallDialect FilterEvaluation FilterSQL DataStreams
      FilterItems ScryfallCards FilterLists DataFiles ListFiles FilterEngines FilterCatalogs EmbeddedQueries
      FilterLanguageService FilterLanguageServer FilterJSON TerminalUI FilterReports FilterREPL ArgumentParser
  program filterq: FilterReports FilterCommands
  # support
  core FilterQueryKit: FilterText FilterLexer FilterAST FilterParser FilterPrinter FilterVocabulary FilterRegex
      FilterSemantics FilterAnalysis FilterDocuments FilterExplanation FuzzyMatching FilterCompletion ScryfallDialect
      FilterEvaluation FilterSQL EmbeddedQueries FilterLanguageService
  host FilterSearch: FilterLists FilterQueryKit
  host FilterMacros: FilterQueryKit
  macro FilterMacroPlugin: FilterText FilterAST FilterParser FilterVocabulary FilterSemantics FilterAnalysis ScryfallDialect
      DataStreams DataFiles EmbeddedQueries
  host FilterTestSupport: FilterText FilterLexer FilterAST FilterParser FilterPrinter FilterVocabulary FilterRegex
      FilterSemantics FilterAnalysis FilterDocuments FilterExplanation FilterCompletion ScryfallDialect FilterEvaluation
      FilterLists
  host _FilterTestSupport: FilterText FilterAST FilterVocabulary FilterEvaluation DataStreams DataFiles FilterTestSupport
  program filterq-benchmarks: FilterText FilterAST FilterParser FilterVocabulary FilterRegex FilterSemantics
      FilterAnalysis FilterExplanation FuzzyMatching ScryfallDialect FilterEvaluation FilterSQL DataStreams FilterItems
      ScryfallCards FilterLists DataFiles ListFiles FilterEngines FilterQueryKit FilterSearch _FilterTestSupport GRDB
  program filterq-fuzz: FilterQueryKit _FilterTestSupport
  # tests
  tests FilterTextTests: FilterText _FilterTestSupport
  tests FilterLexerTests: FilterText FilterLexer _FilterTestSupport
  tests FilterASTTests: FilterText FilterLexer FilterAST _FilterTestSupport
  tests FilterParserTests: FilterText FilterLexer FilterAST FilterParser _FilterTestSupport
  tests FilterPrinterTests: FilterText FilterAST FilterParser FilterPrinter _FilterTestSupport
  tests FilterVocabularyTests: FilterText FilterAST FilterParser FilterVocabulary ScryfallDialect _FilterTestSupport
  tests FilterRegexTests: FilterText FilterRegex FilterSemantics ScryfallDialect _FilterTestSupport
  tests FilterAnalysisTests: FilterText FilterAST FilterParser FilterPrinter FilterVocabulary FilterSemantics
      FilterAnalysis FilterExplanation ScryfallDialect _FilterTestSupport
  tests FilterDocumentsTests: FilterText FilterAST FilterParser FilterVocabulary FilterSemantics FilterAnalysis
      FilterDocuments ScryfallDialect _FilterTestSupport
  tests FuzzyMatchingTests: FuzzyMatching _FilterTestSupport
  tests FilterCompletionTests: FilterText FilterAST FilterParser FilterVocabulary FilterSemantics FilterAnalysis
      FilterExplanation FuzzyMatching FilterCompletion ScryfallDialect _FilterTestSupport
  tests FilterEvaluationTests: FilterText FilterAST FilterParser FilterVocabulary FilterRegex FilterSemantics
      FilterAnalysis FilterExplanation FilterEvaluation _FilterTestSupport
  tests FilterSQLTests: FilterText FilterAST FilterVocabulary FilterRegex FilterSemantics ScryfallDialect
      FilterEvaluation FilterSQL _FilterTestSupport
  tests DataStreamsTests: DataStreams DataFiles _FilterTestSupport
  tests FilterItemsTests: FilterText FilterAST FilterParser FilterPrinter FilterVocabulary FilterSemantics FilterAnalysis
      FilterEvaluation DataStreams FilterItems DataFiles ListFiles FilterLanguageService _FilterTestSupport GRDB
  tests FilterListsTests: FilterText FilterParser FilterPrinter FilterVocabulary FilterSemantics FilterDocuments
      ScryfallDialect FilterEvaluation FilterItems FilterLists ScryfallCards _FilterTestSupport
  tests ScryfallCardsTests: FilterText FilterAST FilterVocabulary FilterSemantics FilterAnalysis FilterExplanation
      ScryfallDialect FilterEvaluation FilterSQL DataStreams FilterItems FilterLists ScryfallCards DataFiles ListFiles
      _FilterTestSupport
  tests FilterEnginesTests: FilterText FilterAST FilterVocabulary FilterRegex FilterSemantics FilterEvaluation FilterSQL
      FilterItems ScryfallCards FilterLists ListFiles FilterEngines _FilterTestSupport GRDB
  tests FilterCatalogsTests: FilterVocabulary FuzzyMatching FilterCompletion ScryfallDialect FilterCatalogs
      _FilterTestSupport GRDB
  tests EmbeddedQueriesTests: FilterText EmbeddedQueries _FilterTestSupport
  tests FilterLanguageServiceTests: FilterText FilterLexer FilterAST FilterParser FilterPrinter FilterVocabulary
      FilterRegex FilterSemantics FilterAnalysis FilterDocuments FilterExplanation FilterCompletion ScryfallDialect
      FilterLanguageService _FilterTestSupport
  tests FilterLanguageServerTests: FilterText FilterVocabulary FilterCompletion ScryfallDialect FilterEvaluation
      DataStreams DataFiles EmbeddedQueries FilterLanguageService FilterLanguageServer
      _FilterTestSupport
  tests FilterWebTests: FilterText FilterLanguageService FilterWeb _FilterTestSupport
  tests TerminalUITests: TerminalUI _FilterTestSupport
  tests FilterCommandsTests: FilterText FilterParser FilterPrinter FilterVocabulary FilterSemantics FilterAnalysis
      FilterDocuments FilterCompletion ScryfallDialect FilterEvaluation FilterSQL DataStreams FilterItems ScryfallCards
      FilterLists DataFiles ListFiles FilterEngines FilterLanguageService FilterLanguageServer FilterJSON TerminalUI
      FilterReports FilterREPL FilterCommands FilterQueryKit _FilterTestSupport ArgumentParser
  tests CorpusTests: FilterQueryKit FilterLists ScryfallCards FilterTestSupport _FilterTestSupport
  tests FilterSearchTests: FilterSearch _FilterTestSupport
  tests GrammarTests: FilterText FilterLexer FilterAST FilterParser _FilterTestSupport
  tests HouseTests
  """

/// Targets whose code is an example, with their folder below `Examples`.
let examples = """
  program SearchBar: FilterSearch
  tests SearchBarTests: FilterSearch SearchBar
  program Rewriter: FilterText FilterAST FilterParser FilterPrinter
  tests RewriterTests: FilterText FilterAST FilterParser FilterPrinter Rewriter
  library SavedQueries: FilterQueryKit
  tests SavedQueriesTests: FilterQueryKit FilterTestSupport SavedQueries
  program Server: FilterLists FilterQueryKit FilterJSON Hummingbird
  tests ServerTests: FilterLists FilterQueryKit Server
  library BookShelf: FilterText FilterVocabulary FilterEvaluation FilterCompletion FilterItems ListFiles
  tests BookShelfTests: _FilterTestSupport BookShelf
  library OrderDesk: FilterVocabulary FilterSemantics FilterSQL GRDB
  tests OrderDeskTests: FilterSQL OrderDesk GRDB
  library Filterator: FilterText FilterLexer FilterAST FilterParser FilterPrinter FilterVocabulary FilterSemantics
      FilterEvaluation FilterAnalysis FilterExplanation
  program filterator-terminal: FilterSemantics FilterEvaluation Filterator
  tests FilteratorTests: FilterText FilterAST FilterParser FilterSemantics FilterEvaluation FilterTestSupport Filterator
      filterator-terminal
  """

let features: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

// Warnings are errors where `.ci/run` asks for it: a flag in the published manifest would bar its use as a dependency.
let settings =
  Context.environment["FILTERQ_STRICT"] == "1" ? features + [.unsafeFlags(["-warnings-as-errors"])] : features

/// Tests and examples use what systems have that are newer than the floor of the package. No product depends on them.
let newerSystem: [SwiftSetting] = {
  #if os(macOS)
    #if arch(arm64)
      let processor = "arm64"
    #else
      let processor = "x86_64"
    #endif
    return [.unsafeFlags(["-target", "\(processor)-apple-macosx15.0"], .when(platforms: [.macOS]))]
  #else
    return []
  #endif
}()

/// Whether SQLite's header is here: the store of catalogs needs it, nothing else does. Without it the package builds
/// and passes its tests all the same, and `filterq catalogs` says what is missing. `FILTERQ_SQLITE=0` or `1` decides
/// instead.
let hasSQLite: Bool = {
  if let wish = Context.environment["FILTERQ_SQLITE"] { return wish == "1" }
  #if os(Linux)
    return ["/usr/include", "/usr/local/include"].contains { FileManager.default.fileExists(atPath: "\($0)/sqlite3.h") }
  #else
    return true
  #endif
}()

/// libFuzzer brings the `main` of this target, so it exists only in the build that `.ci/fuzz` makes.
let hasFuzzer = Context.environment["FILTERQ_FUZZ"] == "1"

/// The benchmarks and the examples are compiled only where asked for: using and testing the package needs neither.
let hasBenchmarks = Context.environment["FILTERQ_BENCHMARKS"] == "1"
let hasExamples = Context.environment["FILTERQ_EXAMPLES"] == "1"

/// The trait YAML without naming it, so that the tests of the reader are a part of the others where `.ci/run` asks for it.
let hasYAML = Context.environment["FILTERQ_YAML"] == "1"

/// The test targets to build, separated by blanks; all of them without the variable. Fewer compile faster while a
/// module is changed.
let wantedTests = Context.environment["FILTERQ_TESTS"].map { Set($0.split(separator: " ")) }

/// Programs that only measure or test.
let belowTests = ["filterq-benchmarks", "filterq-fuzz"]

/// A line of a list of modules: what it is, its name, and the modules it may import.
func modules(_ list: String) -> [(kind: Substring, name: String, imports: [Substring])] {
  var lines: [Substring] = []
  for line in list.split(separator: "\n") where !line.hasPrefix("#") {
    if line.hasPrefix(" ") { lines[lines.count - 1] += line } else { lines.append(line) }
  }
  return lines.map { line in
    let words = line.split { $0 == " " || $0 == ":" }
    return (words[0], String(words[1]), Array(words.dropFirst(2)))
  }
}

func dependency(_ name: Substring) -> Target.Dependency? {
  switch name {
  case "ArgumentParser":
    .product(name: "ArgumentParser", package: "swift-argument-parser", condition: .when(traits: ["CommandLine"]))
  case "GRDB": hasSQLite ? .product(name: "GRDB", package: "GRDB.swift", condition: .when(traits: ["SQLite"])) : nil
  case "GRDBSQLite":
    hasSQLite ? .product(name: "GRDBSQLite", package: "GRDB.swift", condition: .when(traits: ["SQLite"])) : nil
  case "Hummingbird":
    .product(name: "Hummingbird", package: "hummingbird", condition: .when(traits: ["Examples"]))
  case "Yams": .product(name: "Yams", package: "Yams", condition: .when(traits: ["YAML"]))
  case "FilterCatalogs": hasSQLite ? "FilterCatalogs" : nil
  default: .init(stringLiteral: String(name))
  }
}

/// A dependency of the macros. Without their trait both targets are empty, so that no module is compiled a second time
/// for the plug-in.
func macroDependency(_ name: Substring) -> Target.Dependency {
  .target(name: String(name), condition: .when(traits: ["Macros"]))
}

func target(_ kind: Substring, _ name: String, _ imports: [Substring], path: String? = nil) -> Target? {
  let dependencies = imports.compactMap { dependency($0) }
  switch (kind, name) {
  case (_, "FilterCatalogs"), (_, "FilterCatalogsTests"): if !hasSQLite { return nil }
  case (_, "filterq-fuzz"): if !hasFuzzer { return nil }
  case (_, "filterq-benchmarks"): if !hasBenchmarks { return nil }
  case ("tests", _): if let wantedTests, !wantedTests.contains(Substring(name)) { return nil }
  default: break
  }
  if name == "FilterMacros" {
    return .target(
      name: name, dependencies: (imports + ["FilterMacroPlugin"]).map { macroDependency($0) }, swiftSettings: settings)
  }
  return switch kind {
  case "macro":
    .macro(name: name, dependencies: imports.map { macroDependency($0) }, swiftSettings: settings)
  case "tests":
    .testTarget(
      name: name, dependencies: dependencies, path: path,
      exclude: [
        "CorpusTests": ["Corpus"], "FilterAnalysisTests": ["Goldens"], "FilterCommandsTests": ["Goldens"],
        "FilterWebTests": ["JavaScript"], "HouseTests": ["Interfaces"],
      ][name] ?? [],
      swiftSettings: settings + newerSystem)
  case "program":
    .executableTarget(
      name: name, dependencies: dependencies, path: path,
      swiftSettings: name == "filterq-fuzz"
        ? settings + [.unsafeFlags(["-parse-as-library"])]
        : path == nil ? settings : settings + newerSystem)
  default:
    .target(
      name: name, dependencies: dependencies, path: path,
      // The module of WebAssembly, which `.ci/web` links.
      exclude: name == "FilterWeb" ? ["Exports", "JavaScript"] : [], swiftSettings: settings)
  }
}

let package = Package(
  name: "FilterQueryKit",
  platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
  products: [
    "FilterText", "EmbeddedQueries", "FilterLexer", "FilterAST", "FilterParser", "FilterPrinter", "FilterVocabulary",
    "FilterRegex",
    "FilterSemantics", "FilterAnalysis", "FilterDocuments", "FilterExplanation", "ScryfallDialect", "FuzzyMatching",
    "FilterCompletion",
    "FilterEvaluation", "FilterSQL", "FilterItems", "FilterLists", "ListFiles", "ScryfallCards",
    "FilterLanguageService", "FilterLanguageServer", "FilterJSON",
    "FilterTestSupport", "FilterQueryKit", "FilterSearch", "FilterMacros",
  ].map { .library(name: $0, targets: [$0]) } + [.executable(name: "filterq", targets: ["filterq"])],
  traits: [
    .default(enabledTraits: Set((hasSQLite ? ["SQLite"] : []) + ["CommandLine"] + (hasYAML ? ["YAML"] : []))),
    .trait(
      name: "SQLite",
      description: "Databases as lists and engines, and catalogs of names and the history in a store; fetches GRDB."),
    .trait(name: "CommandLine", description: "The program filterq; fetches swift-argument-parser."),
    .trait(name: "Macros", description: "The macros of FilterMacros, with their compiler plug-in; fetches nothing."),
    .trait(name: "YAML", description: "Files of YAML as lists; fetches Yams."),
    .trait(name: "Examples", description: "The example of a server; fetches Hummingbird."),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
  ],
  targets: modules(graph).compactMap {
    target($0.kind, $0.name, $0.imports, path: belowTests.contains($0.name) ? "Tests/\($0.name)" : nil)
  },
  swiftLanguageModes: [.v6]
)

if hasSQLite {
  package.dependencies.append(.package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"))
  package.products.append(.library(name: "FilterCatalogs", targets: ["FilterCatalogs"]))
}
// `swift package generate-documentation`, where the environment asks for its plugin.
if Context.environment["FILTERQ_DOCC"] == "1" {
  package.dependencies.append(.package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.4.0"))
}
if hasFuzzer { package.products.append(.executable(name: "filterq-fuzz", targets: ["filterq-fuzz"])) }

for example in modules(examples) where hasExamples {
  let name = example.name
  let folders = ["SearchBar", "BookShelf", "Rewriter", "SavedQueries", "Server", "OrderDesk"]
  let folder = folders.first { name.hasPrefix($0) } ?? "Filterator"
  let path = "Examples/\(folder)/\(example.kind == "tests" ? "Tests" : "Sources")/\(name)"
  package.targets += [target(example.kind, name, example.imports, path: path)].compactMap { $0 }
}

// Without a target that could use it, SwiftPM would fetch it with all that it depends on.
if hasExamples {
  package.dependencies.append(
    .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1", traits: []))
}
