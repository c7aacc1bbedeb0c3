import EmbeddedQueries
import FilterLanguageService
import FilterText
import Foundation
import Testing
import _FilterTestSupport

@testable import FilterLanguageServer

@Suite struct ServerSettingsTests {
  private func read(_ json: String) throws -> (settings: ServerSettings, errors: [String]) {
    ServerSettings.read(try JSONDecoder().decode(JSONValue.self, from: Data(json.utf8)))
  }

  @Test func everySetting() throws {
    let (settings, errors) = try read(
      """
      {"vocabulary": "/v.json", "catalogs": "/c.sqlite", "items": ["a.jsonl", "b.csv"],
       "style": "long", "lineWidth": 80,
       "severities": {"redundant-term": "off", "unknown-value": "error"},
       "inlayHints": {"connectives": false, "groups": false, "aliases": false},
       "codeLens": false, "searchAddress": "https://example.org/?q={query}",
       "embedded": {"keys": ["search", "the-filter"]}}
      """)
    var expected = ServerSettings()
    expected.vocabulary = "/v.json"
    expected.catalogs = "/c.sqlite"
    expected.items = ["a.jsonl", "b.csv"]
    expected.style = .long
    expected.lineWidth = 80
    expected.severities = ["unknown-value": .error]
    expected.severities.updateValue(nil, forKey: "redundant-term")
    expected.showsConnectives = false
    expected.showsGroups = false
    expected.showsAliases = false
    expected.showsLenses = false
    expected.searchAddress = "https://example.org/?q={query}"
    expected.embeddedKeys = EmbeddedKeys(["search", "theFilter"])
    #expect(settings == expected)
    #expect(errors.isEmpty)
  }

  @Test func nothingSet() throws {
    let rows: [String] = [
      "{}", "null", "5", #"{"vocabulary": null, "other": 1}"#, #"{"vocabulary": "", "catalogs": "", "items": ""}"#,
      #"{"items": []}"#, #"{"items": [""]}"#,
    ]
    for json in rows {
      let (settings, errors) = try read(json)
      #expect(settings == .standard, "\(json)")
      #expect(errors.isEmpty, "\(json)")
    }
  }

  /// A malformed setting is reported, and the others are used.
  @Test func malformedSettings() throws {
    let (settings, errors) = try read(
      #"{"style": "wide", "lineWidth": "80", "codeLens": 1, "severities": {"a": "loud"}, "vocabulary": "/v"}"#)
    #expect(settings.vocabulary == "/v")
    #expect(settings.style == .tidy)
    #expect(
      errors == [
        "'filterq.style' must be one of tidy, short, long, canonical, lines", "'filterq.lineWidth' must be an integer",
        "'filterq.severities.a' must be one of error, warning, information, hint, off",
        "'filterq.codeLens' must be true or false",
      ])
    #expect(ServerSettings.read(nil).settings == .standard)
  }

  @Test(arguments: [#"{"keys": "a"}"#, #"{"keys": [1, "a"]}"#])
  func malformedKeys(embedded: String) throws {
    let (settings, errors) = try read(#"{"embedded": \#(embedded)}"#)
    #expect(settings == .standard)
    #expect(errors == ["'filterq.embedded.keys' must be a list of strings"])
  }

  /// A path or a list of paths.
  @Test func items() throws {
    #expect(try read(#"{"items": "a.csv"}"#).settings.items == ["a.csv"])
    let many = "[" + Array(repeating: #""a""#, count: 65).joined(separator: ",") + "]"
    for json in ["1", #"["a", 1]"#, "{}", many] {
      let (settings, errors) = try read(#"{"items": \#(json)}"#)
      #expect(settings == .standard)
      #expect(errors == ["'filterq.items' must be a path or a list of at most 64 paths"])
    }
  }

  @Test func negativeWidthIsNone() throws {
    #expect(try read(#"{"lineWidth": -3}"#).settings.lineWidth == 0)
  }

  /// Settings may come from an untrusted workspace, so only web pages are accepted.
  @Test func searchAddresses() throws {
    let rows: [(String, Bool)] = [
      ("https://example.org/{query}", true), ("HTTP://example.org/{query}", true), ("file:///etc/passwd", false),
      ("javascript:alert(1)", false), ("command:workbench.action.terminal.new", false), ("//example.org", false),
      (" https://x", false),
    ]
    for (address, isTaken) in rows {
      let (settings, errors) = try read(#"{"searchAddress": \#(address.asJSON)}"#)
      #expect((settings.searchAddress == address) == isTaken, "\(address)")
      #expect(errors == (isTaken ? [] : ["'filterq.searchAddress' must start with https:// or http://"]), "\(address)")
    }
  }
}

/// With random JSON as parameters of `initialize` and as settings, the server still serves.
@Suite(.longTier, .timeLimit(.minutes(PropertyCases.count(long: 60) > 60 ? 600 : 20))) struct SettingsMutationTests {
  private static let names = [
    "vocabulary", "catalogs", "items", "style", "lineWidth", "severities", "inlayHints", "connectives", "groups",
    "aliases", "codeLens", "embedded", "keys",
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

  /// Random JSON of a few levels.
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

  /// Parameters in which some members are random JSON.
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
    for round in 0..<PropertyCases.count(long: 60) {
      let client = TestClient(host: host)
      let params = Self.params(&random).text
      let result = try await client.ask("initialize", params)
      #expect(result["capabilities"] != nil, "round \(round): \(params)")
      client.notify("initialized", Self.value(&random).text)
      for _ in 0..<4 {
        let settings = Self.value(&random).text
        client.notify("workspace/didChangeConfiguration", #"{"settings":\#(settings)}"#)
        client.notify("workspace/didChangeWorkspaceFolders", #"{"event":\#(Self.value(&random).text)}"#)
        client.openPlain("file:///w/b.filterq", "age>3 nosuch:1")
        _ = try await client.ask("workspace/symbol", #"{"query":"a"}"#)
        _ = try await client.ask("workspace/diagnostic", #"{"previousResultIds":[]}"#)
        _ = try await client.ask("textDocument/diagnostic", #"{"textDocument":{"uri":"file:///w/b.filterq"}}"#)
      }
      let received = client.received("window/showMessage").compactMap { $0["message"]?.string?.utf8.count }
      #expect(received.allSatisfy { $0 <= 4_100 }, "round \(round): \(params)")
      #expect(client.server.exitStatus == nil)
    }
    #expect(opened.withLock { $0 }.allSatisfy { $0.hasPrefix("/") })
  }
}
