import FilterTestSupport
import FilterText
import Foundation
import Testing

@Suite struct JSONTextWriterTests {
  /// The text of one value.
  private func text(_ body: (inout JSONTextWriter) -> Void) -> String {
    var json = JSONTextWriter()
    body(&json)
    return json.text
  }

  @Test func commasStandBetween() {
    let text = text { json in
      json.object { json in
        json.pair("a", 1)
        json.pair("b", true)
        json.pair("c", "x")
        json.key("d")
        json.array { json in
          json.null()
          json.number(-2)
          json.object { _ in }
          json.array { _ in }
          json.string("y")
        }
        json.key("e")
        json.object { json in json.pair("f", false) }
      }
    }
    #expect(text == #"{"a":1,"b":true,"c":"x","d":[null,-2,{},[],"y"],"e":{"f":false}}"#)
  }

  @Test func escapes() {
    #expect(text { $0.string("\"\\/\n\r\t") } == #""\"\\/\n\r\t""#)
    #expect(text { $0.string("\u{0}\u{1F}\u{7F}\u{9F}\u{A0}") } == "\"\\u0000\\u001f\\u007f\\u009f\u{A0}\"")
    #expect(text { $0.string("\u{2027}\u{2028}\u{2029}") } == "\"\u{2027}\\u2028\\u2029\"")
    #expect(text { $0.pair("a\"b", "") } == #""a\"b":"""#)
    #expect(text { $0.string("e\u{301}\u{1F468}\u{200D}\u{1F469}") } == "\"e\u{301}\u{1F468}\u{200D}\u{1F469}\"")
  }

  @Test func aSinkGetsEverythingInPieces() {
    var pieces: [[UInt8]] = []
    let values = (0..<3_000).map { "value \($0)" }
    withoutActuallyEscaping({ pieces.append($0) }) { sink in
      var json = JSONTextWriter(sink: sink)
      json.array { json in for value in values { json.string(value) } }
      json.string { write in for value in values { write(value) } }
      json.flush()
    }
    #expect(pieces.count > 2)
    #expect(pieces.dropLast().allSatisfy { (1 << 14..<1 << 15).contains($0.count) })
    let whole = text { json in
      json.array { json in for value in values { json.string(value) } }
      json.string(values.joined())
    }
    #expect(String(decoding: pieces.joined(), as: UTF8.self) == whole)
  }

  @Test func otherJSONIsWrittenOnOneLine() {
    let json = "{\n  \"a\\\"\u{9B}\" :\t\"\u{202E}\\\\\" }"
    let line = JSONTextWriter.singleLine(Array(json.utf8))
    #expect(String(decoding: line, as: UTF8.self) == #"{   "a\"\u009b" : "\u202e\\" }"#)
  }

  @Test func anyStringComesBack() {
    let failure = checkProperty(
      "strings come back", cases: PropertyCases.count(default: 2_000), seed: PropertyCases.seed(default: 61),
      generate: { random in
        let ranges: [ClosedRange<UInt32>] = [0...0x7F, 0...0x2FF, 0x2000...0x2070, 0xE000...0xFFFF, 0x10000...0x10FFFF]
        var text = ""
        for _ in 0..<random.below(20) {
          let range = ranges[random.below(ranges.count)]
          let value = range.lowerBound + UInt32(random.below(range.count))
          text.unicodeScalars.append(Unicode.Scalar(value) ?? " ")
        }
        return text
      },
      shrink: { RandomText.shrinks(of: $0) },
      describe: { $0.debugDescription },
      law: { original in
        let json = text { json in json.array { $0.string(original) } }
        if json.unicodeScalars.contains(where: { $0.value < 0x20 }) { return "a raw control character" }
        let read = try? JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String]
        // Compared as scalars: Swift's strings are equal where only the composition of a letter differs.
        return read.map { $0.map { Array($0.unicodeScalars) } } == [Array(original.unicodeScalars)] ? nil : json
      })
    #expect(failure == nil)
  }
}
