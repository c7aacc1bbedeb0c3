import FilterVocabulary
import ScryfallDialect

@testable import FilterLanguageServer
@testable import LanguageServerProtocol

/// Vocabularies as small as can be, so that loading one takes no time.
enum TestVocabularies {
  /// One that knows `age`, also as `a`, and takes that for a number.
  static let people = vocabulary("people", "age", "a")
  /// One that knows `weight`, also as `w`.
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
  /// How often each was read.
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

  /// A world with these files. `reading` is told each path before it is read.
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
