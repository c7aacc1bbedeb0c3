import Testing

/// The package deploys to macOS 13, iOS 16, tvOS 16, watchOS 9 and visionOS 1. The compiler checks that for systems of
/// Apple only; this looks for what is known to need a newer one.
@Suite struct SystemFloorTests {
  /// A module, type or function of the system that needs a newer one.
  struct Newer: Sendable {
    let name: String
    /// The first macOS that has it.
    let macOS: String
    /// The files that use it where it exists, from `Sources`, each with how that is said.
    let uses: [String: Use]
  }

  /// How a file keeps to the floor.
  enum Use: Sendable {
    /// The declarations say from when on they exist.
    case available
    /// The file uses it on other systems only.
    case elsewhere
  }

  static let newer = [
    Newer(name: "Synchronization", macOS: "15", uses: ["FilterText/Lock.swift": .elsewhere]),
    Newer(name: "Mutex", macOS: "15", uses: ["FilterText/Lock.swift": .elsewhere]),
    Newer(name: "Atomic", macOS: "15", uses: ["FilterText/Lock.swift": .elsewhere]),
    Newer(name: "UInt128", macOS: "15", uses: [:]),
    Newer(name: "Int128", macOS: "15", uses: [:]),
    Newer(name: "String(validating:", macOS: "15", uses: [:]),
    Newer(name: "RangeSet", macOS: "15", uses: [:]),
    Newer(name: "TaskExecutor", macOS: "15", uses: executors),
    Newer(name: "executorPreference", macOS: "15", uses: executors),
    Newer(name: "withTaskExecutorPreference", macOS: "15", uses: [:]),
    Newer(name: "AsyncSequence<", macOS: "15", uses: [:]),
    Newer(name: "isolated deinit", macOS: "15.4", uses: [:]),
    Newer(name: "Span<", macOS: "26", uses: [:]),
    Newer(name: "InlineArray", macOS: "26", uses: [:]),
    Newer(name: "DiscardingTaskGroup", macOS: "14", uses: [:]),
    Newer(name: "UnownedJob", macOS: "14", uses: ["FilterLanguageServer/Server/WorkLanes.swift": .available]),
    Newer(name: "ExecutorJob", macOS: "14", uses: ["FilterLanguageServer/Server/WorkLanes.swift": .available]),
    Newer(name: "<each ", macOS: "14", uses: [:]),
    Newer(name: "Observation", macOS: "14", uses: ["FilterSearch/SearchModel.swift": .available]),
    Newer(name: "@Observable", macOS: "14", uses: ["FilterSearch/SearchModel.swift": .available]),
    Newer(name: "Predicate<", macOS: "14", uses: predicates.filter { $0.key.hasSuffix("QueryPredicate.swift") }),
    Newer(name: "PredicateExpressions", macOS: "14", uses: predicates),
    Newer(name: "encodingInvalidCharacters", macOS: "14", uses: [:]),
  ]

  private static let executors: [String: Use] = [
    "FilterCompletion/Session/WorkExecutor.swift": .available,
    "FilterLanguageServer/Server/WorkLanes.swift": .available,
  ]

  private static let predicates: [String: Use] = [
    "FilterSearch/PredicateField.swift": .available, "FilterSearch/QueryPredicate.swift": .available,
  ]

  /// Every use is in the table, and every row of the table is a use.
  @Test func newerNamesAreOnlyWhereTheyExist() throws {
    var found: [String: Set<String>] = [:]
    for path in Repository.swiftFiles(in: "Sources") {
      let code = try Self.code(of: path)
      for newer in Self.newer where Self.contains(newer.name, in: code) {
        found[newer.name, default: []].insert(String(path.dropFirst("Sources/".count)))
      }
    }
    for newer in Self.newer {
      #expect(found[newer.name, default: []] == Set(newer.uses.keys), "\(newer.name) needs macOS \(newer.macOS)")
      for (path, use) in newer.uses {
        let text = try Repository.text(of: "Sources/\(path)")
        switch use {
        case .available: #expect(text.contains("@available(macOS "), "\(path) uses \(newer.name)")
        case .elsewhere: #expect(text.contains("#if canImport(os)"), "\(path) uses \(newer.name)")
        }
      }
    }
  }

  @Test func aNewerNameIsFound() {
    #expect(Self.contains("Mutex", in: "let a = Mutex(0)") && !Self.contains("Mutex", in: "let aMutexes = 1"))
    #expect(Self.contains("<each ", in: "func f<each T>()") && !Self.contains("Span<", in: "let a: KeySpan<Int>"))
    #expect(Self.contains("String(validating:", in: "String(validating: bytes, as: UTF8.self)"))
  }

  /// The floor of the manifest is that of the README.
  @Test func theFloorIsThatOfTheManifest() throws {
    let manifest = try Repository.text(of: "Package.swift")
    #expect(manifest.contains("platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)]"))
    let readme = try Repository.text(of: "README.md").replacing("\n", with: " ")
    #expect(readme.contains("macOS 13, iOS 16, tvOS 16, watchOS 9, visionOS 1 and Linux"))
  }

  /// The lines of a file without comments.
  private static func code(of path: String) throws -> String {
    try Repository.lines(of: path).filter { !$0.drop { $0 == " " }.hasPrefix("//") }.joined(separator: "\n")
  }

  /// Whether a name is in code, and no part of a longer word.
  private static func contains(_ name: String, in code: String) -> Bool {
    var rest = code[...]
    while let range = rest.firstRange(of: name) {
      let before = code[..<range.lowerBound].last
      let after = code[range.upperBound...].first
      let isWord = { (character: Character?) in character.map { $0.isLetter || $0.isNumber || $0 == "_" } ?? false }
      let endsOpen = isWord(name.last) && isWord(after)
      if !(isWord(name.first) && isWord(before)), !endsOpen { return true }
      rest = rest[range.upperBound...]
    }
    return false
  }
}
