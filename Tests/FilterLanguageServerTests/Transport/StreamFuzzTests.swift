import Testing
import _FilterTestSupport

@testable import FilterLanguageServer

/// Streams no client should send.
@Suite struct StreamFuzzTests {
  private static func message(_ body: String) -> [UInt8] { MessageCoding.framed(Array(body.utf8)) }

  private static func sound(_ generator: inout SeededGenerator) -> [UInt8] {
    let id = generator.below(50)
    let uri = "file:///\(generator.below(3))"
    let document = #""textDocument":{"uri":"\#(uri)","version":\#(id),"languageId":"","text":"t:elf or\nc:\#(id)"}"#
    let place = #""start":{"line":0,"character":\#(generator.below(9))},"end":{"line":1,"character":1}"#
    let change = #""contentChanges":[{"range":{\#(place)},"text":"\ud83d\udc09 é"},{"text":"(t:elf"}]"#
    let method = generator.pick(ServedRequests.all.keys.sorted()) ?? ""
    let position = #""position":{"line":0,"character":\#(generator.below(9))}"#
    let parts = #""range":{\#(place)},"query":"e","newName":"x","context":{"diagnostics":[]},"label":"a","ch":")""#
    let bodies = [
      #"{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{\#(document)}}"#,
      #"{"jsonrpc":"2.0","method":"textDocument/didChange","params":{\#(document),\#(change)}}"#,
      #"{"jsonrpc":"2.0","method":"textDocument/didClose","params":{\#(document)}}"#,
      #"{"jsonrpc":"2.0","id":\#(id),"method":"\#(method)","params":{\#(document),\#(position),\#(parts)}}"#,
      #"{"jsonrpc":"2.0","id":"\#(id)","method":"\#(method)","params":{\#(document),\#(position)}}"#,
      #"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":\#(id)}}"#,
      #"{"jsonrpc":"2.0","id":"filterq-\#(id)","result":null}"#,
      #"{"jsonrpc":"2.0","id":"filterq-\#(id)","error":{"code":1,"message":"no"}}"#,
      #"{"jsonrpc":"2.0","method":"workspace/didChangeConfiguration","params":{"settings":{"lineWidth":\#(id)}}}"#,
      "[]", "{}", "null", "{\"id\":", String(repeating: "[", count: id * 20), "",
    ]
    return message(generator.pick(bodies) ?? "")
  }

  /// Bytes that were messages once: cut, doubled, in another order, into each other, or spoilt.
  private static func stream(_ generator: inout SeededGenerator) -> [UInt8] {
    var messages = (0...generator.below(12)).map { _ in sound(&generator) }
    for _ in 0..<generator.below(6) {
      let index = generator.below(messages.count)
      let place = generator.below(messages[index].count)
      switch generator.below(6) {
      case 0: messages[index] = Array(messages[index].prefix(place))
      case 1: messages[index] = Array(messages[index].dropFirst(place))
      case 2: messages.insert(messages[index], at: index)
      case 3: messages.shuffle(using: &generator)
      case 4:
        let other = messages[generator.below(messages.count)]
        messages[index].insert(contentsOf: other, at: place)
      default:
        let noise = randomBytes(&generator, pieces: 8)
        messages[index].replaceSubrange(place..<min(place + noise.count, messages[index].count), with: noise)
      }
    }
    return messages.flatMap { $0 }
  }

  /// After any bytes, a valid request is answered once the stream is in step again.
  @Test func soundRequestsAreAnswered() async throws {
    let rounds = PropertyCases.count(long: 200)
    var generator = SeededGenerator(seed: PropertyCases.seed(default: 97))
    var client = try await TestClient.introduced()
    for round in 0..<rounds {
      // Use a fresh server regularly, because state accumulates.
      if round % 20 == 19 {
        try await client.idle()
        client = try await TestClient.introduced()
      }
      let bytes = StreamFuzzTests.stream(&generator)
      var framing = MessageFraming()
      var rest = bytes[...]
      while !rest.isEmpty {
        let piece = Array(rest.prefix(1 + generator.below(200)))
        _ = framing.receive(piece)
        client.send(piece)
        rest = rest.dropFirst(piece.count)
      }
      // Blank lines complete a message that was announced, and are ignored between messages.
      let padding = [UInt8](repeating: UInt8(ascii: "\n"), count: 64)
      var padded = 0
      while !framing.isBetweenMessages, padded < 64 << 20 {
        _ = framing.receive(padding)
        client.send(padding)
        padded += padding.count
      }
      #expect(framing.isBetweenMessages)
      let uri = "file:///sound"
      client.openPlain(uri, "t:elf")
      client.begin(1_000_000 + round, "textDocument/foldingRange", #"{"textDocument":{"uri":"\#(uri)"}}"#)
      try await client.idle()
      let answers = client.answers(to: 1_000_000 + round)
      #expect(answers.map { $0["result"] } == [.array([])], "round \(round): \(shown(bytes))")
      #expect(client.text(of: uri) == "t:elf")
      #expect(client.server.exitStatus == nil)
    }
  }
}
