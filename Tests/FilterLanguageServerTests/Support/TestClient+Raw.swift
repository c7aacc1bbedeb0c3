import FilterLanguageService
import FilterText
import Foundation

@testable import FilterLanguageServer

// For tests that send messages without waiting for each response.
extension TestClient {
  /// A client that does not send `initialized`, so that the server loads no resources.
  static func introduced(
    _ capabilities: String = "{}", options: String = "{}",
    host: ServerHost = ServerHost(vocabulary: TestVocabularies.standard),
    answers: [String: JSONValue] = [:]
  ) async throws -> TestClient {
    let client = TestClient(host: host, answers: answers)
    _ = try await client.ask(
      "initialize", #"{"capabilities":\#(capabilities),"initializationOptions":\#(options)}"#)
    return client
  }

  /// The responses to a request of ``begin(_:_:_:)``. Its id must be higher than those of ``ask(_:_:)``.
  func answers(to id: Int) -> [JSONValue] {
    stray.filter { $0["id"] == .integer(id) }
  }

  /// The error codes of ``stray``.
  var strayCodes: [Int?] { stray.map { $0["error"]?["code"]?.integer } }

  /// Waits for a number of changes of settings and resources.
  func loaded(_ times: Int = 1) async throws {
    while server.state.withLock({ $0.generation }) < times {
      try await Task.sleep(for: .milliseconds(1))
    }
  }

  /// Waits until the last published diagnostics have this count.
  func waitForDiagnostics(count: Int) async throws {
    while received("textDocument/publishDiagnostics").last?["diagnostics"]?.array?.count != count {
      try await Task.sleep(for: .milliseconds(1))
    }
  }

  /// All messages of the server so far.
  func allMessages() async -> [ServerMessage] {
    let seen = GuardedValue<[ServerMessage]>([])
    await wait { received in
      seen.withLock { $0 = received }
      return true
    }
    return seen.withLock { $0 }
  }

  /// The text of an open document in the server.
  func text(of uri: String) -> String? {
    server.state.withLock { $0.documents[uri] }.map { $0.snapshot.source.description }
  }

  /// Sends `didChange` with changes as JSON.
  func edit(_ uri: String, _ version: Int, _ changes: String...) {
    notify(
      "textDocument/didChange",
      #"{"textDocument":{"uri":"\#(uri)","version":\#(version)},"contentChanges":[\#(changes.joined(separator: ","))]}"#
    )
  }

  /// Opens a document without marks.
  func openPlain(_ uri: String, _ text: String, version: Int = 1) {
    notify(
      "textDocument/didOpen",
      #"{"textDocument":{"uri":"\#(uri)","languageId":"filterquery","version":\#(version),"text":\#(text.asJSON)}}"#)
  }
}

extension String {
  /// The string as JSON.
  var asJSON: String {
    var writer = JSONWriter()
    writer.string(self)
    return writer.text
  }

  /// The string as JSON in ASCII, with other characters escaped.
  var asEscapedJSON: String {
    let units = utf16.map { unit in
      if unit >= 0x20, unit < 0x7F, unit != 0x22, unit != 0x5C { return String(UnicodeScalar(UInt8(unit))) }
      return "\\u" + String(repeating: "0", count: 4 - String(unit, radix: 16).count) + String(unit, radix: 16)
    }
    return "\"" + units.joined() + "\""
  }
}

extension JSONValue {
  /// The value as JSON.
  var text: String { (try? MessageCoding.json(self)).map { String(decoding: $0, as: UTF8.self) } ?? "" }

  /// The texts of a list.
  var strings: [String]? { array?.compactMap(\.string) }

  /// The whole numbers of a list.
  var integers: [Int]? { array?.compactMap(\.integer) }
}
