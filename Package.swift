// swift-tools-version: 6.1

import Foundation
import PackageDescription

/// Settings shared by every target: the language of tomorrow, today, so that each import and each existential is written
/// down where it is used.
let features: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

// Warnings are errors where `.ci/run` asks for it: a flag in the published manifest would bar its use as a dependency.
let settings =
  Context.environment["FILTERQ_STRICT"] == "1" ? features + [.unsafeFlags(["-warnings-as-errors"])] : features

/// Whether SQLite's header is here: the store of catalogs needs it, nothing else does. Without it the package builds and
/// passes its tests all the same, and says in `filterq catalogs` what is missing. `FILTERQ_SQLITE=0` or `1` decides instead.
let hasSQLite: Bool = {
  if let wish = Context.environment["FILTERQ_SQLITE"] { return wish == "1" }
  #if os(Linux)
    return ["/usr/include", "/usr/local/include"].contains { FileManager.default.fileExists(atPath: "\($0)/sqlite3.h") }
  #else
    return true
  #endif
}()

/// A core module: pure values over its declared dependencies, no Foundation. It also compiles as Embedded Swift.
func core(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: settings)
}

/// A module that talks to the world outside: files, terminals, test frameworks.
func host(_ name: String, _ dependencies: [Target.Dependency], defines: [String] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: settings + defines.map { .define($0) })
}

func tests(_ name: String, _ dependencies: [Target.Dependency], defines: [String] = []) -> Target {
  .testTarget(name: name, dependencies: dependencies, swiftSettings: settings + defines.map { .define($0) })
}

let argumentParser: Target.Dependency = .product(name: "ArgumentParser", package: "swift-argument-parser")

let package = Package(
  name: "FilterQueryKit",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [
    .library(name: "FilterText", targets: ["FilterText"]),
    .library(name: "FilterLexer", targets: ["FilterLexer"]),
    .library(name: "FilterAST", targets: ["FilterAST"]),
    .library(name: "FilterParser", targets: ["FilterParser"]),
    .library(name: "FilterPrinter", targets: ["FilterPrinter"]),
    .library(name: "FilterVocabulary", targets: ["FilterVocabulary"]),
    .library(name: "FilterRegex", targets: ["FilterRegex"]),
    .library(name: "FilterAnalysis", targets: ["FilterAnalysis"]),
    .library(name: "FuzzyMatching", targets: ["FuzzyMatching"]),
    .library(name: "FilterCompletion", targets: ["FilterCompletion"]),
    .library(name: "FilterEvaluation", targets: ["FilterEvaluation"]),
    .library(name: "ScryfallCards", targets: ["ScryfallCards"]),
    .library(name: "FilterLanguageService", targets: ["FilterLanguageService"]),
    .library(name: "FilterLanguageServer", targets: ["FilterLanguageServer"]),
    .library(name: "FilterTestSupport", targets: ["FilterTestSupport"]),
    .library(name: "FilterQueryKit", targets: ["FilterQueryKit"]),
    .executable(name: "filterq", targets: ["filterq"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")
  ],
  targets: [
    core("FilterText"),
    core("FilterLexer", ["FilterText"]),
    core("FilterAST"),
    core("FilterParser", ["FilterText", "FilterLexer", "FilterAST"]),
    core("FilterPrinter", ["FilterText", "FilterLexer", "FilterAST", "FilterParser"]),
    core("FilterVocabulary", ["FilterAST"]),
    core("FilterRegex", ["FilterText"]),
    core(
      "FilterAnalysis",
      [
        "FilterText", "FilterLexer", "FilterAST", "FilterParser", "FilterPrinter", "FilterVocabulary", "FilterRegex",
      ]),
    core(
      "FilterEvaluation",
      ["FilterText", "FilterAST", "FilterParser", "FilterVocabulary", "FilterRegex", "FilterAnalysis"]),
    core("FuzzyMatching"),
    core(
      "FilterCompletion",
      [
        "FilterText", "FilterLexer", "FilterAST", "FilterParser", "FilterPrinter", "FilterVocabulary", "FilterRegex",
        "FilterAnalysis", "FuzzyMatching",
      ]),
    core(
      "FilterLanguageService",
      [
        "FilterText", "FilterLexer", "FilterAST", "FilterParser", "FilterPrinter", "FilterVocabulary", "FilterRegex",
        "FilterAnalysis", "FuzzyMatching", "FilterCompletion",
      ]),
    core(
      "FilterQueryKit",
      [
        "FilterText", "FilterLexer", "FilterAST", "FilterParser", "FilterPrinter", "FilterVocabulary", "FilterRegex",
        "FilterAnalysis", "FilterEvaluation", "FuzzyMatching", "FilterCompletion", "FilterLanguageService",
      ]),
    host(
      "FilterLanguageServer",
      ["FilterText", "FilterVocabulary", "FilterAnalysis", "FilterCompletion", "FilterLanguageService"]),

    core("FilterTerminal"),
    host("PackedFiles", []),
    host(
      "ScryfallCards",
      [
        "FilterText", "FilterAST", "FilterParser", "FilterVocabulary", "FilterRegex", "FilterAnalysis",
        "FilterEvaluation",
        "PackedFiles",
      ]),
    host(
      "FilterTestSupport", ["FilterText", "FilterLexer", "FilterAST", "FilterParser", "FilterPrinter", "PackedFiles"]),
    host(
      "FilterCommands",
      [
        "FilterText", "FilterLexer", "FilterAST", "FilterParser", "FilterPrinter", "FilterVocabulary", "FilterAnalysis",
        "FuzzyMatching", "FilterCompletion", "FilterLanguageService", "FilterLanguageServer", "FilterEvaluation",
        "ScryfallCards", "PackedFiles", "FilterTerminal", argumentParser,
      ] + (hasSQLite ? ["FilterCatalogs"] : []),
      defines: hasSQLite ? ["FILTERQ_SQLITE"] : []),

    .executableTarget(name: "filterq", dependencies: ["FilterCommands"], swiftSettings: settings),
    .executableTarget(
      name: "filterq-benchmarks",
      dependencies: ["FilterQueryKit", "FuzzyMatching", "ScryfallCards", "Filterator"]
        + (hasSQLite ? [.product(name: "GRDB", package: "GRDB.swift")] : []),
      swiftSettings: settings + (hasSQLite ? [.define("FILTERQ_SQLITE")] : [])),

    tests("FilterTextTests", ["FilterText", "FilterTestSupport"]),
    tests("FilterLexerTests", ["FilterLexer", "FilterText", "FilterTestSupport"]),
    tests("FilterASTTests", ["FilterAST", "FilterLexer", "FilterText", "FilterTestSupport"]),
    tests("FilterParserTests", ["FilterParser", "FilterLexer", "FilterText", "FilterAST", "FilterTestSupport"]),
    tests(
      "FilterPrinterTests",
      ["FilterPrinter", "FilterParser", "FilterLexer", "FilterText", "FilterAST", "FilterTestSupport"]),
    tests("FilterVocabularyTests", ["FilterVocabulary", "FilterParser", "FilterAST", "FilterTestSupport"]),
    tests("FilterRegexTests", ["FilterRegex", "FilterText", "FilterTestSupport"]),
    tests(
      "FilterAnalysisTests",
      [
        "FilterAnalysis", "FilterVocabulary", "FilterRegex", "FilterPrinter", "FilterParser", "FilterLexer",
        "FilterText", "FilterAST", "FilterTestSupport",
      ]),
    tests(
      "FilterEvaluationTests",
      [
        "FilterEvaluation", "FilterAnalysis", "FilterVocabulary", "FilterRegex", "FilterParser", "FilterText",
        "FilterAST", "FilterTestSupport",
      ]),
    tests("PackedFilesTests", ["PackedFiles", "FilterTestSupport"]),
    tests("FilterTerminalTests", ["FilterTerminal", "FilterTestSupport"]),
    tests(
      "ScryfallCardsTests",
      [
        "ScryfallCards", "FilterEvaluation", "FilterAnalysis", "FilterVocabulary", "FilterRegex", "FilterParser",
        "FilterText", "FilterAST", "PackedFiles", "FilterTestSupport",
      ]),
    tests("FuzzyMatchingTests", ["FuzzyMatching", "FilterTestSupport"]),
    tests(
      "FilterCompletionTests",
      [
        "FilterCompletion", "FuzzyMatching", "FilterAnalysis", "FilterVocabulary", "FilterRegex", "FilterPrinter",
        "FilterParser", "FilterLexer", "FilterText", "FilterAST", "FilterTestSupport",
      ]),
    tests(
      "FilterLanguageServiceTests",
      [
        "FilterLanguageService", "FilterCompletion", "FuzzyMatching", "FilterAnalysis", "FilterVocabulary",
        "FilterRegex",
        "FilterPrinter", "FilterParser", "FilterLexer", "FilterText", "FilterAST", "FilterTestSupport",
      ]),
    tests(
      "FilterLanguageServerTests",
      [
        "FilterLanguageServer", "FilterLanguageService", "FilterCompletion", "FuzzyMatching", "FilterAnalysis",
        "FilterVocabulary", "FilterText", "FilterTestSupport",
      ]),
    .executableTarget(
      name: "SearchBar", dependencies: ["FilterCompletion"], path: "Examples/SearchBar/Sources/SearchBar",
      swiftSettings: settings),
    .testTarget(
      name: "SearchBarTests", dependencies: ["SearchBar", "FilterCompletion", "FilterText"],
      path: "Examples/SearchBar/Tests/SearchBarTests", swiftSettings: settings),
    .target(
      name: "Filterator",
      dependencies: [
        "FilterText", "FilterLexer", "FilterAST", "FilterParser", "FilterPrinter", "FilterVocabulary", "FilterAnalysis",
        "FilterEvaluation",
      ],
      path: "Examples/Filterator/Sources/Filterator", swiftSettings: settings),
    .executableTarget(
      name: "filterator-terminal", dependencies: ["Filterator", "FilterEvaluation"],
      path: "Examples/Filterator/Sources/filterator-terminal", swiftSettings: settings),
    .testTarget(
      name: "FilteratorTests",
      dependencies: [
        "Filterator", "filterator-terminal", "FilterEvaluation", "FilterAnalysis", "FilterParser", "FilterText",
        "FilterAST", "FilterTestSupport",
      ],
      path: "Examples/Filterator/Tests/FilteratorTests", swiftSettings: settings),
    tests("GrammarTests", ["FilterParser", "FilterLexer", "FilterText", "FilterAST", "FilterTestSupport"]),
    .testTarget(
      name: "CorpusTests", dependencies: ["FilterQueryKit", "FilterTestSupport"], exclude: ["Corpus"],
      swiftSettings: settings),
    tests(
      "FilterCommandsTests",
      [
        "FilterCommands", "FilterQueryKit", "FilterLanguageServer", "FilterTerminal", "ScryfallCards",
        "FilterTestSupport",
      ],
      defines: hasSQLite ? ["FILTERQ_SQLITE"] : []),
    tests("HouseTests", []),
  ],
  swiftLanguageModes: [.v6]
)

if hasSQLite {
  package.dependencies.append(.package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"))
  package.products.append(.library(name: "FilterCatalogs", targets: ["FilterCatalogs"]))
  package.targets += [
    host("FilterCatalogs", ["FilterCompletion", "PackedFiles", .product(name: "GRDB", package: "GRDB.swift")]),
    tests(
      "FilterCatalogsTests",
      [
        "FilterCatalogs", "FilterCompletion", "FuzzyMatching", "FilterVocabulary", "FilterTestSupport",
        .product(name: "GRDB", package: "GRDB.swift"),
      ]),
  ]
}

// libFuzzer brings the `main` of this target, so it exists only in the build `.ci/fuzz` makes.
if Context.environment["FILTERQ_FUZZ"] == "1" {
  package.targets.append(
    .executableTarget(
      name: "filterq-fuzz", dependencies: ["FilterQueryKit", "FilterTestSupport"],
      swiftSettings: settings + [.unsafeFlags(["-parse-as-library"])]))
  package.products.append(.executable(name: "filterq-fuzz", targets: ["filterq-fuzz"]))
}
