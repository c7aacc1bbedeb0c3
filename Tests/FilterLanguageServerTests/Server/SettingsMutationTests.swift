import FilterTestSupport
import Testing

@testable import FilterLanguageServer
@testable import LanguageServerProtocol

/// Parameters of `initialize` and settings that are any JSON: each is answered, and the server serves on.
@Suite(.timeLimit(.minutes(5))) struct SettingsMutationTests {
  private static let names = [
    "vocabulary", "catalogs", "style", "lineWidth", "severities", "inlayHints", "connectives", "groups", "aliases",
    "codeLens",
    "searchAddress", "filterq", "unknown-field", "capabilities", "workspaceFolders", "rootUri", "rootPath", "trace",
    "processId",
    "clientInfo", "name", "uri", "general", "positionEncodings", "textDocument", "workspace", "configuration",
  ]
  private static let texts = [
    "", "/etc/passwd", "/dev/zero", "../../etc/passwd", "file:///dev/zero", "file://", "%00", "a\u{0}b", "\u{1B}[31m",
    "\u{202E}gpj",
    "canonical", "off", "utf-8", "file:///w", "/", "é🎉", String(repeating: "x", count: 3_000), "{query}",
    "javascript:x",
  ]

  /// Any JSON, of a few levels.
  private static func value(_ random: inout SeededGenerator, depth: Int = 4) -> JSONValue {
    switch random.below(depth == 0 ? 6 : 9) {
    case 0: return .null
    case 1: return .bool(random.chance(50))
    case 2: return .integer(random.pick([0, -1, 1, 80, .max, .min, 1 << 40]) ?? 0)
    case 3: return .number(random.pick([0.5, -1e300, 1e-300]) ?? 0)
    case 4, 5: return .string(random.pick(texts) ?? "")
    case 6: return .array((0..<random.below(4)).map { _ in value(&random, depth: depth - 1) })
    default:
      let members = (0..<random.below(7)).map { _ in (random.pick(names) ?? "", value(&random, depth: depth - 1)) }
      return .object(Dictionary(members) { $1 })
    }
  }

  /// Parameters of the right shape, some of whose members are anything.
  private static func params(_ random: inout SeededGenerator) -> JSONValue {
    var members: [String: JSONValue] = [
      "capabilities": .object([:]), "rootUri": .string("file:///w"),
      "workspaceFolders": .array([.object(["uri": .string("file:///w"), "name": .string("w")])]),
      "initializationOptions": .object(["filterq": .object(["style": .string("long")])]),
    ]
    for name in [
      "capabilities", "rootUri", "workspaceFolders", "initializationOptions", "trace", "rootPath", "processId",
    ]
    where random.chance(40) {
      members[name] = value(&random)
    }
    return .object(members)
  }

  @Test func everythingIsAnswered() async throws {
    var random = SeededGenerator(seed: PropertyCases.seed(default: 139))
    let opened = GuardedValue<Set<String>>([])
    let host = ServerHost(
      vocabulary: TestVocabularies.load,
      locate: { path, _ in throw ServerHost.Failure("'\(path)' lies outside") },
      readFile: { path, folder, _ in
        _ = opened.withLock { $0.insert("\(folder) \(path)") }
        return nil
      },
      queryFiles: { folder, _ in [folder + "/a.filterq"] })
    for round in 0..<PropertyCases.count(default: 60) {
      let client = TestClient(host: host)
      let params = Self.params(&random).text
      let result = try await client.ask("initialize", params)
      #expect(result["capabilities"] != nil, "round \(round): \(params)")
      client.tell("initialized", Self.value(&random).text)
      for _ in 0..<4 {
        let settings = Self.value(&random).text
        client.tell("workspace/didChangeConfiguration", #"{"settings":\#(settings)}"#)
        client.tell("workspace/didChangeWorkspaceFolders", #"{"event":\#(Self.value(&random).text)}"#)
        client.openPlain("file:///w/b.filterq", "age>3 nosuch:1")
        _ = try await client.ask("workspace/symbol", #"{"query":"a"}"#)
        _ = try await client.ask("workspace/diagnostic", #"{"previousResultIds":[]}"#)
        _ = try await client.ask("textDocument/diagnostic", #"{"textDocument":{"uri":"file:///w/b.filterq"}}"#)
      }
      let told = client.said("window/showMessage").compactMap { $0["message"]?.string?.utf8.count }
      #expect(told.allSatisfy { $0 <= 4_100 }, "round \(round): \(params)")
      #expect(client.server.exitStatus == nil)
    }
    #expect(opened.withLock { $0 }.allSatisfy { $0.hasPrefix("/") })
  }
}
