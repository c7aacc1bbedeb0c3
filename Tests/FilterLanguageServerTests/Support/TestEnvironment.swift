import FilterCompletion
import FilterVocabulary
import ScryfallDialect

@testable import FilterLanguageServer

/// Small vocabularies that load fast.
enum TestVocabularies {
  /// One numeric field `age`, alias `a`.
  static let people = vocabulary("people", "age", "a")
  /// One numeric field `weight`, alias `w`.
  static let parcels = vocabulary("parcels", "weight", "w")

  private static func vocabulary(_ name: String, _ field: String, _ alias: String) -> Vocabulary {
    let field = #"{"name":"\#(field)","aliases":["\#(alias)"],"kind":"number","summary":"A number"}"#
    guard let vocabulary = try? Vocabulary(json: #"{"name":"\#(name)","fields":[\#(field)]}"#) else {
      fatalError("the vocabulary of a test can be read")
    }
    return vocabulary
  }

  /// The vocabulary of Scryfall for no path, and nothing else.
  @Sendable static func standard(_ path: String?) throws -> Vocabulary {
    guard let path else { return .scryfall }
    throw ServerHost.Failure("there is no file '\(path)'")
  }

  /// The engine of a vocabulary. All servers share the one of Scryfall, whose indexes take long in a debug build.
  @Sendable static func engine(_ vocabulary: Vocabulary) -> CompletionEngine {
    let isShared = vocabulary.name == Vocabulary.scryfall.name && vocabulary.fields == Vocabulary.scryfall.fields
    return isShared ? scryfall : CompletionEngine(vocabulary: vocabulary)
  }

  private static let scryfall = CompletionEngine(vocabulary: .scryfall)

  /// `people` for no path, `parcels` for `/parcels.json`, and nothing else.
  @Sendable static func load(_ path: String?) throws -> Vocabulary {
    switch path {
    case nil: return people
    case "/parcels.json": return parcels
    case let path?: throw ServerHost.Failure("there is no file '\(path)'")
    }
  }
}

/// Files that tests write.
final class TestFiles: Sendable {
  private let files: GuardedValue<[String: String]>
  /// The number of reads by path.
  let reads = GuardedValue<[String: Int]>([:])

  init(_ files: [String: String]) {
    self.files = GuardedValue(files)
  }

  subscript(_ path: String) -> String? {
    get { files.withLock { $0[path] } }
    set { files.withLock { $0[path] = newValue } }
  }

  func read(_ path: String) -> [UInt8]? {
    reads.withLock { $0[path, default: 0] += 1 }
    return self[path].map { Array($0.utf8) }
  }

  func under(_ folder: String, limit: Int) -> [String] {
    Array(files.withLock { $0.keys.filter { $0.hasPrefix(folder + "/") } }.sorted().prefix(limit))
  }

  /// A host with these files. `reading` is called before each read.
  func host(reading: @escaping @Sendable (String) -> Void = { _ in }) -> ServerHost {
    ServerHost(
      vocabulary: TestVocabularies.load,
      readFile: { [self] path, _, maximumBytes in
        reading(path)
        return read(path).flatMap { $0.count <= maximumBytes ? $0 : nil }
      },
      queryFiles: { [self] in under($0, limit: $1) })
  }
}

/// Completion engines for tests: preparing one takes milliseconds, so they are shared.
enum TestEngine {
  /// The time in tests, in seconds since 1970.
  static let now = 1_000_000_000.0

  /// Some names, some searches and a pinned one.
  static let full = CompletionEngine(
    vocabulary: .scryfall,
    catalogs: CompletionCatalogs([
      CompletionCatalog(
        "card-names",
        entries: [
          CatalogEntry("Lightning Bolt", popularity: 9), CatalogEntry("Dark Ritual", popularity: 5),
          CatalogEntry("Éomer of the Riddermark"), CatalogEntry("Fire // Ice"),
        ])
    ]),
    history: history(["t:elf c:g", "f:modern (t:goblin or t:orc)", "o:\"draw a card\""], pinned: ["t:elf mv<=2"]))

  /// The shipped vocabulary and nothing else.
  static let bare = CompletionEngine(vocabulary: .scryfall)

  /// An engine whose history is this.
  static func remembering(_ history: CompletionHistory) -> CompletionEngine {
    CompletionEngine(vocabulary: .scryfall, history: history)
  }

  /// A history of searches, the last used first.
  static func history(_ texts: [String], pinned: [String] = []) -> CompletionHistory {
    let uses = texts.enumerated().map { CompletionHistory.Use($1, at: now - Double($0 + 1) * 3_600) }
    return pinned.reduce(CompletionHistory.empty.recording(uses, vocabulary: .scryfall)) {
      $0.pinning($1, vocabulary: .scryfall)
    }
  }
}

/// The capabilities of test clients.
enum TestCapabilities {
  /// All capabilities that the server uses, with UTF-16.
  static let rich = client(encoding: "utf-16")

  /// The same, counting in UTF-8.
  static let richInUTF8 = client(encoding: "utf-8")

  private static func client(encoding: String) -> String {
    """
    {"general": {"positionEncodings": ["\(encoding)"]},
     "window": {"workDoneProgress": true, "showDocument": {"support": true}},
     "workspace": {"applyEdit": true, "workspaceEdit": {"documentChanges": true}},
     "textDocument": {
       "hover": {"contentFormat": ["markdown", "plaintext"]}, "diagnostic": {},
       "publishDiagnostics": {"relatedInformation": true, "tagSupport": {"valueSet": [1, 2]}},
       "signatureHelp": {"signatureInformation": {"documentationFormat": ["markdown"],
         "parameterInformation": {"labelOffsetSupport": true}}},
       "completion": {"completionItem": {"insertReplaceSupport": true, "labelDetailsSupport": true,
         "commitCharactersSupport": true,
         "documentationFormat": ["markdown"], "resolveSupport": {"properties": ["documentation"]}}},
       "documentSymbol": {"hierarchicalDocumentSymbolSupport": true},
       "codeAction": {"codeActionLiteralSupport": {"codeActionKind": {"valueSet": ["quickfix"]}}}}}
    """
  }
}
