import Foundation
import Testing
import _FilterTestSupport

@testable import DataStreams

extension JSONEventReader {
  mutating func read(_ bytes: [UInt8], found: Taking) throws(JSONError) {
    try bytes.withUnsafeBufferPointer { (bytes) throws(JSONError) in try read(bytes, found: found) }
  }
}

/// The events of a JSON stream.
@Suite struct JSONEventReaderTests {
  /// The events or the error: brackets and words unchanged, keys as `key:`, strings as `'text'`.
  private func events(_ text: String, chunk: Int = .max) -> String { events(Array(text.utf8), chunk: chunk) }

  private func events(_ bytes: [UInt8], chunk: Int = .max) -> String {
    var reader = JSONEventReader()
    var found: [String] = []
    func take(_ event: JSONEventReader.Event, _ text: [UInt8], _ offset: Int) {
      let text = String(decoding: text, as: UTF8.self)
      switch event {
      case .beginObject: found.append("{")
      case .endObject: found.append("}")
      case .beginArray: found.append("[")
      case .endArray: found.append("]")
      case .key: found.append(text + ":")
      case .string: found.append("'\(text)'")
      case .number, .literal: found.append(text)
      case .longString, .longKey: found.append("…")
      }
    }
    do throws(JSONError) {
      var start = 0
      while start < bytes.count {
        let end = chunk == .max ? bytes.count : min(bytes.count, start + chunk)
        try reader.read(Array(bytes[start..<end]), found: take)
        start = end
      }
      try reader.finish(take)
    } catch {
      found.append("\(error.offset)! \(error.message)")
    }
    return found.joined(separator: " ")
  }

  @Test func reads() {
    let rows: [(String, String)] = [
      ("", ""), ("  \r\n\t", ""), ("{}", "{ }"), ("{}{}", "{ } { }"), ("{}\n{}\n", "{ } { }"), ("[]", ""),
      ("[{},{}]", "{ } { }"), ("[{} {}]", "{ } { }"), ("\u{FEFF}{}", "{ }"), ("[][{}]", "{ }"),
      (" [ {\"a\":[1,{}]} , {} ] ", "{ a: [ 1 { } ] } { }"), ("{\"a\":\"}{\"}", "{ a: '}{' }"),
      ("{\"a\":\"\\\"}\"}", "{ a: '\"}' }"), ("{\"\":true,\"b\":null}", "{ : true b: null }"),
      ("{\"a\":-0.5e+10}", "{ a: -0.5e+10 }"), ("{\"a\":[0,10,1.5,2E3]}", "{ a: [ 0 10 1.5 2E3 ] }"),
      (#"{"a":"\\\/\b\f\n\r\t"}"#, "{ a: '\\/\u{8}\u{C}\n\r\t' }"),
      (#"{"a":"\u0041\u00e9\u2603\ud83d\ude00"}"#, "{ a: 'Aé☃😀' }"),
      ("{", "{ 0! this object has no end"), ("{\"", "{ 0! this object has no end"),
      ("[{}", "{ } 3! the array has no end"),
      (" {\"a\":12", "{ a: 12 1! this object has no end"), ("}", "0! nothing is open here"),
      ("]", "0! nothing is open here"),
      ("{}]", "{ } 2! nothing is open here"), ("x", "0! an object was expected here"),
      ("{} 1", "{ } 3! an object was expected here"), ("\"a\"", "0! an object was expected here"),
      ("[[1]]", "1! an object was expected here"), ("{\"a\":}", "{ a: 5! a value was expected here"),
      ("{\"a\" 1}", "{ a: 5! ':' was expected here"),
      ("{\"a\":1,}", "{ a: 1 7! a key in double quotes was expected here"),
      ("{,}", "{ 1! a key in double quotes was expected here"),
      ("{a:1}", "{ 1! a key in double quotes was expected here"),
      ("{\"a\":[1,]}", "{ a: [ 1 8! a value was expected here"),
      ("{\"a\":[1 2]}", "{ a: [ 1 8! ',' or ']' was expected here"),
      ("{\"a\":[1}", "{ a: [ 1 7! ',' or ']' was expected here"),
      ("{\"a\":1]", "{ a: 1 6! ',' or '}' was expected here"),
      ("{\"a\":01}", "{ a: 5! this is no JSON value"), ("{\"a\":1.}", "{ a: 5! this is no JSON value"),
      ("{\"a\":-}", "{ a: 5! this is no JSON value"), ("{\"a\":1e}", "{ a: 5! this is no JSON value"),
      ("{\"a\":nul}", "{ a: 5! this is no JSON value"), ("{\"a\":+1}", "{ a: 5! a value was expected here"),
      ("{\"a\":\"\n\"}", "{ a: 6! a control character inside a string"),
      (#"{"a":"\x"}"#, "{ a: 7! an escape that JSON does not know"),
      (#"{"a":"\u12"}"#, "{ a: 10! four hexadecimal digits were expected after '\\u'"),
      (#"{"a":"\ud83d"}"#, "{ a: 12! half of a surrogate pair"),
      (#"{"a":"\ud83dx"}"#, "{ a: 12! half of a surrogate pair"),
      (#"{"a":"\ude00"}"#, "{ a: 11! half of a surrogate pair"),
    ]
    for (text, expected) in rows {
      #expect(events(text) == expected, "\(text)")
      // However the stream is cut, it means the same.
      for chunk in 1...3 { #expect(events(text, chunk: chunk) == expected, "\(text): cut every \(chunk) bytes") }
    }
  }

  @Test func longStringsAreReportedWithoutTheirBytes() {
    let longest = JSONEventReader.maximumKept
    func text(_ count: Int) -> String { String(repeating: "a", count: count) }
    #expect(events("{\"a\":\"\(text(longest))\"}") == "{ a: '\(text(longest))' }")
    #expect(events("{\"a\":\"\(text(longest + 1))\"}") == "{ a: … }")
    #expect(events("{\"\(text(longest + 1))\":1}") == "{ … 1 }")
    #expect(events("{\"a\":\"\(text(JSONEventReader.maximumText + 1))\"}") == "{ a: 5! this string is longer than 1 MB")
    #expect(events("{\"a\":\(text(0))1\(String(repeating: "0", count: 200))}") == "{ a: 5! this is no JSON value")
  }

  @Test func nestingHasALimit() {
    let deepest = JSONEventReader.maximumNesting
    func text(_ depth: Int) -> String {
      "{\"a\":" + String(repeating: "[", count: depth - 1) + String(repeating: "]", count: depth - 1) + "}"
    }
    #expect(events(text(deepest)).hasSuffix("] }"))
    #expect(events(text(deepest + 1)).hasSuffix("! more than 128 values inside one another"))
  }

  /// At most one string is buffered.
  @Test func onlyTheCurrentTokenIsHeld() throws {
    for part in ["a", "\n", "{\"a\":[1,2,\"b\"]}\n", "\\u0041", "[", "{\"a\":"] {
      var reader = JSONEventReader()
      try reader.read(Array(part == "a" || part.hasPrefix("\\") ? "{\"a\":\"".utf8 : "".utf8)) { _, _, _ in }
      let bytes = [UInt8](String(repeating: part, count: 3_000).utf8)
      for _ in 0..<20 {
        do { try reader.read(bytes) { _, _, _ in } } catch { break }
        #expect(reader.bytesHeld < 4 * JSONEventReader.maximumKept, "\(part)")
      }
    }
  }

  /// Accepts inside an object exactly what another JSON reader accepts.
  @Test func agreesWithAnotherReader() {
    let letters =
      Array("{}[]\",:\\ a1u0e-.\ntr").map { String($0) } + ["true", "null", "\"a\":", "\"b\"", "1.5", "\\u00e9"]
    let failure = checkProperty(
      "objects are read as another reader reads them", cases: PropertyCases.count(long: 1_500),
      seed: PropertyCases.seed(default: 3),
      generate: { generator in
        "{\"a\":" + (0..<generator.below(12)).map { _ in generator.pick(letters) ?? "" }.joined() + "}"
      }, shrink: { (_: String) -> [String] in [] }, describe: { $0 },
      law: { text in
        // The other reader takes a comma after the last value.
        if text.contains(/,\s*[}\]]/) { return nil }
        let isRead = !events(text).contains("!")
        let isJSON = (try? JSONSerialization.jsonObject(with: Data("[\(text)]".utf8))) != nil
        return isJSON && !isRead ? "refused: \(events(text))" : nil
      })
    #expect(failure == nil, "\(failure?.description ?? "")")
  }
}
