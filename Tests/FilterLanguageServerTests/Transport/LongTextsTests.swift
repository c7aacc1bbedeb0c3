import FilterText
import Foundation
import Testing
import _FilterTestSupport

@testable import FilterLanguageServer

@Suite struct LongTextsTests {
  /// The decoded member `text` of a message, and whether it was extracted.
  private func read(_ json: String) -> (text: String, isTaken: Bool)? {
    struct Message: Decodable { var text: LSP.DocumentText }
    let bytes = Array(json.utf8)
    guard let body = MessageBody(takingTextsOutOf: bytes),
      let message = try? MessageCoding.read(Message.self, from: body)
    else { return nil }
    return (message.text.source.description, body.json.count < LongTexts.shortest)
  }

  private static let filler = String(repeating: "t:elf ", count: 12_000)

  /// A long text is decoded as Foundation does, without using it.
  @Test func texts() throws {
    let rows: [(String, String)] = [
      (#"{"text":"@"}"#, "@"),
      (#"{"a":"text","text" : "@","b":1}"#, "@"),
      (#"{"text":"\" \\ \/ \b \f \n \r \t@"}"#, "\" \\ / \u{8} \u{C} \n \r \t@"),
      (#"{"text":"@\u00e9\ud83d\udc09\u2028é🐉"}"#, "@é🐉\u{2028}é🐉"),
      // Half a character is one that cannot be shown.
      (#"{"text":"@\ud83d x \udc09"}"#, "@\u{FFFD} x \u{FFFD}"),
      (#"{"text":"@\ud83d\ud83d\udc09"}"#, "@\u{FFFD}🐉"),
      (#"{"text":"@\\"}"#, "@\\"),
    ]
    for (json, expected) in rows {
      let found = try #require(read(json.replacing("@", with: Self.filler)), "\(json)")
      #expect(found.text == expected.replacing("@", with: Self.filler), "\(json)")
      #expect(found.isTaken, "\(json)")
    }
  }

  /// Invalid JSON stays invalid.
  @Test func damage() {
    let rows: [String] = [
      #"{"text":"@"#, #"{"text":"@\"}"#, #"{"text":"@\x"}"#, #"{"text":"@\u12"}"#, #"{"text":"@\u12g4"}"#,
      "{\"text\":\"@\n\"}",
      "{\"text\":\"@\u{1}\"}", #"{"text":"@",}}"#, #""text":"@"}"#,
    ]
    for json in rows {
      #expect(read(json.replacing("@", with: Self.filler)) == nil, "\(json)")
    }
  }

  @Test(arguments: [[0xFF], [0xC3], [0xED, 0xA0, 0x80], [0x80]] as [[UInt8]])
  func notUTF8(bytes: [UInt8]) {
    let json = Array(#"{"text":""#.utf8) + Array(Self.filler.utf8) + bytes + Array(#""}"#.utf8)
    #expect(MessageBody(takingTextsOutOf: json) == nil)
  }

  /// Other long members are not extracted, and a text that looks like a marker is a text.
  @Test func onlyTexts() throws {
    let whole = Array(#"{"newText":"\#(Self.filler)","text":"x"}"#.utf8)
    let body = try #require(MessageBody(takingTextsOutOf: whole))
    #expect(body.json == whole)
    let marked = try #require(read(#"{"text":"text-0-0","other":{"text":"\#(Self.filler)"}}"#))
    #expect(marked.text == "text-0-0")
  }

  /// Any text of any length is decoded as Foundation does.
  @Test func anyText() {
    let failure = checkProperty(
      "a long text reads as a short one", cases: PropertyCases.count(long: 60),
      seed: PropertyCases.seed(default: 131),
      generate: { randomBytes(&$0, pieces: 40) }, shrink: shorterArrays, describe: { shown($0) },
      law: { bytes in
        let text = String(decoding: bytes, as: UTF8.self)
        for json in [text.asJSON, text.asEscapedJSON] {
          // By scalars: a combining mark would be one character with the quote.
          let inside = String(String.UnicodeScalarView(json.unicodeScalars.dropFirst().dropLast()))
          guard let found = read(#"{"text":"\#(inside)\#(Self.filler)\#(inside)"}"#) else { return "does not read" }
          if found.text != text + Self.filler + text { return "reads as something else" }
          if !found.isTaken { return "goes through the decoder" }
        }
        return nil
      })
    #expect(failure == nil)
  }

  /// Each byte is read and written a constant number of times, for any text.
  @Test func growth() throws {
    let rows: [String] = ["t:elf or c:g\\n", "\\\"", "\\\\", "x", "\\u0000", "é"]
    for piece in rows {
      for count in [50_000, 200_000] {
        let json = Array((#"{"text":""# + String(repeating: piece, count: count) + #""}"#).utf8)
        let body = MessageBody(takingTextsOutOf: json)
        let work = try #require(body?.texts.work, "\(piece)")
        #expect(work <= 3 * json.count, "\(piece)")
      }
    }
  }
}
