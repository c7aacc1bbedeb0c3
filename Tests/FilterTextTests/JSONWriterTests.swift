import FilterText
import Foundation
import Testing
import _FilterTestSupport

@Suite struct JSONWriterTests {
  /// The text of one value.
  private func text(_ body: (inout JSONWriter) -> Void) -> String {
    var json = JSONWriter()
    body(&json)
    return json.text
  }

  @Test func commasStandBetween() {
    let text = text { json in
      json.object { json in
        json.pair("a", 1)
        json.pair("b", true)
        json.pair("c", "x")
        json.pair("none", String?.none)
        json.key("d")
        json.begin(UInt8(ascii: "["))
        json.null()
        json.number(-2)
        json.object { _ in }
        json.array([[1], []]) { $0.array($1) { $0.number($1) } }
        json.json(#"{"z":0}"#.utf8)
        json.string("y")
        json.end(UInt8(ascii: "]"))
        json.key("e")
        json.object { json in json.pair("f", false) }
        json.pair("g", ["x", "y"])
        json.pair("h", [3, 4])
      }
    }
    #expect(
      text == #"{"a":1,"b":true,"c":"x","d":[null,-2,{},[[1],[]],{"z":0},"y"],"e":{"f":false},"g":["x","y"],"h":[3,4]}"#
    )
  }

  @Test func numbers() {
    let rows: [Int] = [0, 9, 10, -12_345, Int.max, Int.min]
    for number in rows {
      #expect(text { $0.number(number) } == "\(number)", "\(number)")
    }
  }

  @Test func linesAreLeftOut() {
    var json = JSONWriter.leavingLinesOut()
    json.object { json in
      json.key("a")
      json.line(3)
      json.pair("b", 4)
    }
    #expect(json.text == #"{"a":,"b":4}"#)
    #expect(json.lines?.map { [$0.offset, $0.line] } == [[5, 3]])
    #expect(text { $0.line(3) } == "3")
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
    withoutActuallyEscaping(
      { pieces.append($0) },
      do: { sink in
        var json = JSONWriter(sink: sink)
        json.array(values) { $0.string($1) }
        json.string { write in for value in values { write(value) } }
        json.flush()
      })
    #expect(pieces.count > 2)
    #expect(pieces.dropLast().allSatisfy { (1 << 14..<1 << 15).contains($0.count) })
    let whole = text { json in
      json.array(values) { $0.string($1) }
      json.string(values.joined())
    }
    #expect(String(decoding: pieces.joined(), as: UTF8.self) == whole)
  }

  /// Characters that change how the text around them is shown are escaped, by both ways of writing.
  @Test func hiddenCharacters() throws {
    let rows: [(ClosedRange<UInt32>, Bool)] = [
      (0x00...0x1F, true), (0x7F...0x9F, true), (0xA0...0xA0, false), (0x061B...0x061B, false), (0x061C...0x061C, true),
      (0x061D...0x061D, false), (0x200B...0x200D, false), (0x200E...0x200F, true), (0x2010...0x2027, false),
      (0x2028...0x202E, true), (0x202F...0x2065, false), (0x2066...0x2069, true), (0x206A...0x206A, false),
      (0x20AC...0x20AC, false), (0xFEFF...0xFEFF, false), (0x1F409...0x1F409, false), (0x2_0027...0x2_0029, false),
    ]
    for (scalars, areEscaped) in rows {
      let short: [UInt32: String] = [0x9: "\\t", 0xA: "\\n", 0xD: "\\r"]
      for value in scalars {
        let scalar = try #require(Unicode.Scalar(value), "\(scalars)")
        let hex = String(value, radix: 16)
        let escape = short[value] ?? "\\u" + String(repeating: "0", count: max(0, 4 - hex.count)) + hex
        let expected = "\"t:\(areEscaped ? escape : String(scalar))elf\""
        #expect(JSONWriter.isEscaped(scalar) == areEscaped, "\(scalars)")
        #expect(text { $0.string("t:\(scalar)elf") } == expected, "\(scalars)")
        #expect(
          String(decoding: JSONWriter.singleLine(Array("\"t:\(scalar)elf\"".utf8)), as: UTF8.self) == expected,
          "\(scalars)")
      }
    }
  }

  @Test func otherJSONIsWrittenOnOneLine() {
    let json = "{\n  \"a\\\"\u{9B}\" :\t\"\u{202E}\\\\\"\n}"
    let line = JSONWriter.singleLine(Array(json.utf8))
    #expect(String(decoding: line, as: UTF8.self) == #"{ "a\"\u009b" : "\u202e\\" }"#)
  }

  @Test func anyStringComesBack() {
    let failure = checkProperty(
      "strings come back", cases: PropertyCases.count(long: 2_000), seed: PropertyCases.seed(default: 61),
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
        let json = text { json in json.array([original]) { $0.string($1) } }
        if json.unicodeScalars.contains(where: { $0.value < 0x20 }) { return "a raw control character" }
        let read = try? JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String]
        // Compared as scalars: Swift's strings are equal where only the composition of a letter differs.
        return read.map { $0.map { Array($0.unicodeScalars) } } == [Array(original.unicodeScalars)] ? nil : json
      })
    #expect(failure == nil)
  }
}
