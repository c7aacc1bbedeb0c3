import Foundation
import Testing
import _FilterTestSupport

@testable import FilterLanguageServer

@Suite struct LoneSurrogatesTests {
  private func repaired(_ text: String) -> String? {
    LoneSurrogates.repaired(Array(text.utf8)).map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func examples() {
    let rows: [(String, String?)] = [
      ("", nil),
      (#""plain é🐉""#, nil),
      (#""\ud83d\udc09""#, nil),
      (#""\uD83D\uDC09""#, nil),
      (#""\ud800""#, #""\ufffd""#),
      (#""\uDFFF""#, #""\ufffd""#),
      (#""a\udc09\ud83db""#, #""a\ufffd\ufffdb""#),
      // The second of three halves has found its own.
      (#""\ud83d\ud83d\udc09""#, #""\ufffd\ud83d\udc09""#),
      (#""\ud83d\udc09\udc09""#, #""\ud83d\udc09\ufffd""#),
      (#""\ud83d\n\udc09""#, #""\ufffd\n\ufffd""#),
      (#""\ud83d\u0041""#, #""\ufffd\u0041""#),
      // An escaped backslash, and text after it that looks like an escape.
      (#""\\ud800""#, nil),
      (#""\\\ud800""#, #""\\\ufffd""#),
      (#""\\\\ud800\"\ud800""#, #""\\\\ud800\"\ufffd""#),
      (#"{"\ud800":["\udc00"]}"#, #"{"\ufffd":["\ufffd"]}"#),
      // Invalid escapes are unchanged.
      (#""\ud8"#, nil),
      (#""\ud80g""#, nil),
      ("\\", nil),
      ("\\u", nil),
      (#"\ud800"#, #"\ufffd"#),
    ]
    for (json, expected) in rows {
      #expect(repaired(json) == expected, "\(json)")
    }
  }

  /// Any sequence of escaped UTF-16 units is read like a `String`, with each lone surrogate replaced.
  @Test func anyUnits() {
    let failure = checkProperty(
      "escaped units read as UTF-16", cases: PropertyCases.count(long: 2_000), seed: PropertyCases.seed(default: 17),
      generate: { generator in
        let units: [UInt16] = [
          0x41, 0x5C, 0x22, 0x75, 0xD800, 0xD83D, 0xDBFF, 0xDC00, 0xDC09, 0xDFFF, 0xFFFD, 0xE000, 0,
        ]
        return (0..<generator.below(12)).map { _ in generator.pick(units) ?? 0 }
      },
      shrink: shorterArrays, describe: { "\($0.map { String($0, radix: 16) })" },
      law: { (units: [UInt16]) in
        let escaped = units.map { unit -> String in
          if unit == 0x5C || unit == 0x22 { return "\\" + String(UnicodeScalar(UInt8(unit))) }
          if unit == 0x75 { return "u" }
          let digits = String(unit, radix: 16)
          return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }
        let json = Array("[\"\(escaped.joined())\"]".utf8)
        let expected = String(decoding: units, as: UTF16.self)
        let read = try? MessageCoding.read([String].self, from: MessageBody(whole: json))
        if read.map({ Array($0[0].utf8) }) != Array(expected.utf8) { return "reads as \(String(describing: read))" }
        let isWhole = Array(expected.utf16) == units
        return isWhole == (LoneSurrogates.repaired(json) == nil) ? nil : "repaired where nothing is broken, or not"
      })
    #expect(failure == nil)
  }

  /// Whatever a message is, a half of a character in it does not keep it from being understood.
  @Test func messages() async throws {
    let client = try await TestClient.introduced()
    client.openPlain("file:///a", "t:elf")
    let all = #""start":{"line":0,"character":0},"end":{"line":0,"character":1}"#
    client.edit("file:///a", 2, #"{"text":"x\ud800y"}"#)
    #expect(client.text(of: "file:///a") == "x\u{FFFD}y")
    // The surrogate is one unit in the client, and so is its replacement.
    client.edit(
      "file:///a", 3, #"{"range":{\#(all)},"text":"\udc09"}"#,
      #"{"range":{"start":{"line":0,"character":2},"end":{"line":0,"character":3}},"text":"z"}"#)
    #expect(client.text(of: "file:///a") == "\u{FFFD}\u{FFFD}z")
    #expect(await client.errorCode("workspace/symbol", #"{"query":"\ud800"}"#) == nil)
    #expect(await client.errorCode("no/\\ud800", "{}") == -32600)
    client.notify(
      "textDocument/didOpen", #"{"textDocument":{"uri":"file:///\udc00","languageId":"","version":1,"text":""}}"#)
    #expect(client.text(of: "file:///\u{FFFD}") == "")
    client.send(body: #"{"\ud800":1}"#)
    #expect(client.strayCodes == [-32600])
    try await client.idle()
  }
}
