import _FilterTestSupport

#if os(macOS) || os(Linux)
  import ArgumentParser
  import FilterLanguageServer
  import Foundation
  import Testing

  @testable import FilterCommands

  /// A server in a workspace made to harm: every request is answered, nothing outside is opened, nothing is written.
  @Suite(.timeLimit(.minutes(20))) struct HostileWorkspaceTests {
    /// Creates the workspace `w` and files outside it that must not be read.
    private func make(_ folder: TemporaryFolder) throws {
      let files = FileManager.default
      for name in ["w/sub/deep", "w/.hidden", "other"] {
        try files.createDirectory(at: folder.url.appending(path: name), withIntermediateDirectories: true)
      }
      _ = try folder.file("other/secret.filterq", "# secret\nt:elf")
      _ = try folder.file("other/vocabulary.json", #"{"name":"secret","fields":[]}"#)
      _ = try folder.file("other/store.sqlite", "not a store")
      _ = try folder.file("w/good.filterq", "# good\nt:elf or f:modren")
      _ = try folder.file("w/bytes.filterq", bytes: [0xFF, 0x00, 0xC3, 0x0A, 0x74, 0x3A, 0x1B, 0x5B, 0x33, 0x31, 0x6D])
      _ = try folder.file("w/a\nb\u{1B}[31m\u{202E}.filterq", "# strange name\nt:elf")
      _ = try folder.file("w/quotes.filterq", String(repeating: "\"", count: 15_000))
      _ = try folder.file("w/groups.filterq", String(repeating: "(", count: 15_000))
      _ = try folder.file("w/diagnostics.filterq", String(repeating: "nosuch:1\n", count: 15_000))
      for (name, target) in [
        ("passwd.filterq", "/etc/passwd"), ("zero.filterq", "/dev/zero"), ("secret.filterq", "../other/secret.filterq"),
        ("out", "../other"), ("root", "/"), ("self", "."), ("loop1", "loop2"), ("loop2", "loop1"),
        ("v.json", "/dev/zero"),
        ("s.sqlite", "../other/store.sqlite"), ("sub/deep/up", "../.."),
      ] {
        try files.createSymbolicLink(atPath: folder.path("w/" + name), withDestinationPath: target)
      }
      for name in ["w/pipe.filterq", "w/pipe.json", "w/pipe.sqlite"] { #expect(mkfifo(folder.path(name), 0o600) == 0) }
      for name in ["w/huge.filterq", "w/huge.json", "w/huge.sqlite"] {
        truncate(try folder.file(name, ""), 10 << 30)
      }
      for number in 0..<TestTier.size(400, long: 3_000) { _ = try folder.file("w/sub/\(number).filterq", "t:elf c:g") }
      try files.createDirectory(
        atPath: folder.path("w/" + Array(repeating: "d", count: 100).joined(separator: "/")),
        withIntermediateDirectories: true)
    }

    /// All that is under a folder: paths, kinds, sizes and times of change.
    private func listing(_ folder: TemporaryFolder) throws -> [String] {
      try FileManager.default.subpathsOfDirectory(atPath: folder.url.path).sorted().map { path in
        var status = stat()
        lstat(folder.path(path), &status)
        #if os(Linux)
          let time = status.st_mtim
        #else
          let time = status.st_mtimespec
        #endif
        return "\(path) \(status.st_mode) \(status.st_size) \(time.tv_sec).\(time.tv_nsec)"
      }
    }

    /// Runs `body` with a temporary folder.
    private func withFolder(_ body: (TemporaryFolder) async throws -> Void) async throws {
      let folder = try TemporaryFolder()
      try await body(folder)
      withExtendedLifetime(folder) {}
    }

    @Test func everyRequestIsAnswered() async throws {
      try await withFolder { folder in
        try make(folder)
        let before = try listing(folder)
        let opened = Recorded()
        let client = try await HostileClient(folder.path("w"), home: folder.path("home"), opened)
        for (vocabulary, store) in [
          ("/dev/zero", "/dev/zero"), ("/etc/passwd", "/etc/passwd"), ("v.json", "s.sqlite"),
          ("pipe.json", "pipe.sqlite"),
          ("huge.json", "huge.sqlite"), ("../other/vocabulary.json", "../other/store.sqlite"),
          (folder.path("other/vocabulary.json"), folder.path("other/store.sqlite")), ("sub", "sub"),
          ("good.filterq", "missing.sqlite"),
        ] {
          client.notify(
            "workspace/didChangeConfiguration",
            ["settings": ["filterq": ["vocabulary": vocabulary, "catalogs": store, "items": [vocabulary, store]]]])
          #expect(await client.ask("textDocument/completion", client.caret) != nil)
        }
        for value in [NSNull(), true, -1, 0.5, "x", [], ["a"], ["b": ["c": 1]]] as [Any] {
          for key in [
            "vocabulary", "catalogs", "items", "style", "lineWidth", "severities", "inlayHints", "codeLens",
            "searchAddress",
          ] {
            client.notify("workspace/didChangeConfiguration", ["settings": ["filterq": [key: value]]])
          }
          #expect(await client.ask("textDocument/diagnostic", client.caret) != nil)
        }
        let changes = before.prefix(500).map { line in
          ["uri": URL(filePath: folder.path(String(line.split(separator: " ")[0]))).absoluteString, "type": 2]
            as [String: Any]
        }
        for round in 0..<2 {
          let symbols = try #require(await client.ask("workspace/symbol", ["query": round == 0 ? "" : "secret"]))
          let shown = String(describing: symbols)
          #expect(
            !shown.contains("passwd") && !shown.contains("root:") && (round == 0 || !shown.contains("secret.filterq")))
          #expect(await client.ask("workspace/diagnostic", ["previousResultIds": []]) != nil)
          client.notify("workspace/didChangeWatchedFiles", ["changes": changes])
          client.notify(
            "workspace/didChangeWatchedFiles",
            ["changes": [["uri": URL(filePath: folder.path("other/secret.filterq")).absoluteString, "type": 1]]])
        }
        let good = try #require(await client.ask("workspace/symbol", ["query": "good"]))
        #expect(String(describing: good).contains("good.filterq"))
        #expect(await client.ask("shutdown", [:]) != nil)

        #expect(try listing(folder) == before)
        let root = folder.path("w") + "/"
        #expect(!opened.paths.isEmpty && opened.paths.allSatisfy { $0.hasPrefix(root) }, "\(opened.paths)")
        // All files together, however often they were read.
        #expect(opened.bytes < 64 << 20 && opened.largest <= 512 << 10)
      }
    }

    /// Without a folder only the files of the command line are read.
    @Test func withoutAFolder() async throws {
      try await withFolder { folder in
        let vocabulary = try folder.file(
          "v.json", #"{"name":"own","fields":[{"name":"age","kind":"number","summary":"A"}]}"#)
        let opened = Recorded()
        let client = try await HostileClient(
          nil, home: folder.path("home"), opened, options: ["--vocabulary", vocabulary])
        client.notify("workspace/didChangeConfiguration", ["settings": ["filterq": ["vocabulary": "/etc/passwd"]]])
        client.notify("workspace/didChangeConfiguration", ["settings": ["filterq": ["vocabulary": vocabulary]]])
        #expect(await client.ask("workspace/symbol", ["query": ""]) != nil)
        await client.waitUntil { $0.contains("ignored '/etc/passwd': no workspace folder is open") }
        #expect(opened.paths.isEmpty)
      }
    }
  }

  /// The files read through a host.
  private final class Recorded: @unchecked Sendable {
    private let lock = NSLock()
    private var found: Set<String> = []
    private(set) var bytes = 0
    private(set) var largest = 0

    var paths: Set<String> { lock.withLock { found } }

    func add(_ path: String, _ content: [UInt8]?) {
      guard let content else { return }
      lock.withLock {
        found.insert(URL(filePath: path).resolvingSymlinksInPath().path)
        bytes += content.count
        largest = max(largest, content.count)
      }
    }
  }

  /// Drives a server with the host of the program, in this process.
  private final class HostileClient: @unchecked Sendable {
    private let lock = NSLock()
    private var answers: [Int: [String: Any]] = [:]
    private var messages = ""
    private var count = 0
    private var server: LanguageServer?

    let caret: [String: Any] = [
      "textDocument": ["uri": "file:///open.filterq"], "position": ["line": 0, "character": 3],
    ]

    init(_ folder: String?, home: String, _ recorded: Recorded, options: [String] = []) async throws {
      let choice = try ListOption.parse(options).choice()
      var host = ServerHost.standard(
        choice, loaded: try choice.vocabulary(), catalogs: try CatalogOption.parse([]),
        environment: ["HOME": home, "XDG_DATA_HOME": home], logLevel: .error)
      let read = host.readFile
      host.readFile = { path, folder, limit in
        let content = read(path, folder, limit)
        recorded.add(path, content)
        return content
      }
      host.log = { _, _ in }
      server = LanguageServer(host: host) { [weak self] bytes in self?.take(bytes) }
      let folders = folder.map { [["uri": URL(filePath: $0).absoluteString, "name": "w"]] } ?? []
      _ = await ask("initialize", ["capabilities": [:], "workspaceFolders": folders])
      notify("initialized", [:])
      notify(
        "textDocument/didOpen",
        ["textDocument": ["uri": "file:///open.filterq", "languageId": "filterquery", "version": 1, "text": "t:elf"]])
    }

    private func take(_ message: [UInt8]) {
      guard let start = message.firstIndex(of: UInt8(ascii: "{")),
        let json = try? JSONSerialization.jsonObject(with: Data(message[start...])) as? [String: Any]
      else { return }
      lock.lock()
      if json["method"] == nil, let id = json["id"] as? Int { answers[id] = json }
      if let params = json["params"] as? [String: Any], let text = params["message"] as? String {
        messages += text + "\n"
      }
      lock.unlock()
    }

    private func send(_ message: [String: Any]) {
      guard let body = try? JSONSerialization.data(withJSONObject: message) else { return }
      server?.receive(Array("Content-Length: \(body.count)\r\n\r\n".utf8) + Array(body))
    }

    func notify(_ method: String, _ params: [String: Any]) {
      send(["jsonrpc": "2.0", "method": method, "params": params])
    }

    /// Sends a request and returns the result; nil on an error or after a minute. Does not block a thread, because the
    /// server needs them.
    func ask(_ method: String, _ params: [String: Any]) async -> Any? {
      let id = lock.withLock {
        count += 1
        return count
      }
      send(["jsonrpc": "2.0", "id": id, "method": method, "params": params])
      _ = await comes { answers[id] != nil }
      return lock.withLock { answers[id]?["result"] }
    }

    /// Waits up to a minute for a message to the user that meets a condition.
    func waitUntil(_ isMet: (String) -> Bool) async {
      let isMetInTime = await comes { isMet(messages) }
      #expect(isMetInTime, "\(lock.withLock { messages })")
    }

    private func comes(_ isMet: () -> Bool) async -> Bool {
      for _ in 0..<12_000 {
        if lock.withLock(isMet) { return true }
        try? await Task.sleep(for: .milliseconds(5))
      }
      return false
    }
  }
#endif
