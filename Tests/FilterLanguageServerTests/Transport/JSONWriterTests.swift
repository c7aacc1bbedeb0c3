import FilterTestSupport
import Foundation
import Testing

@testable import FilterLanguageServer
@testable import LanguageServerProtocol

@Suite struct JSONWriterTests {
  private func written(_ body: (inout JSONWriter) -> Void) -> String {
    var writer = JSONWriter()
    body(&writer)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  @Test func values() {
    #expect(written { $0.value(0) } == "0")
    #expect(written { $0.value(-12_345) } == "-12345")
    #expect(written { $0.value(Int.min) } == "-9223372036854775808")
    #expect(written { $0.value(true) } == "true")
    #expect(written { $0.null() } == "null")
    #expect(written { $0.value("a\"b\\c\n\u{1}é🎉") } == "\"a\\\"b\\\\c\\u000a\\u0001é🎉\"")
  }

  /// Characters that change how the text around them is shown are escaped, by both ways of writing.
  @Test(arguments: [
    (0x7F...0x9F, true), (0xA0...0xA0, false), (0x061B...0x061B, false), (0x061C...0x061C, true),
    (0x061D...0x061D, false), (0x200B...0x200D, false), (0x200E...0x200F, true), (0x2010...0x2027, false),
    (0x2028...0x202E, true), (0x202F...0x2065, false), (0x2066...0x2069, true), (0x206A...0x206A, false),
    (0x20AC...0x20AC, false), (0xFEFF...0xFEFF, false), (0x1F409...0x1F409, false), (0x2_0027...0x2_0029, false),
  ])
  func hiddenCharacters(scalars: ClosedRange<UInt32>, areEscaped: Bool) throws {
    for value in scalars {
      let scalar = try #require(Unicode.Scalar(value))
      let hex = String(value, radix: 16)
      let escape = "\\u" + String(repeating: "0", count: max(0, 4 - hex.count)) + hex
      let expected = "\"t:\(areEscaped ? escape : String(scalar))elf\""
      let direct = written { $0.value("t:\(scalar)elf") }
      #expect(direct == expected)
      let encoded = try MessageCoding.json("t:\(scalar)elf")
      #expect(String(decoding: encoded, as: UTF8.self) == expected)
    }
  }

  @Test func commasStandBetween() {
    let text = written {
      $0.object {
        $0.member("a", 1)
        $0.member("b", String?.none)
        $0.member("c", ["x", "y"])
        $0.name("d")
        $0.array([[1, 2], []]) { $0.array($1) { $0.value($1) } }
        $0.name("e")
        $0.object { _ in }
        $0.member("f", false)
      }
    }
    #expect(text == #"{"a":1,"c":["x","y"],"d":[[1,2],[]],"e":{},"f":false}"#)
  }

  /// Any text reads back as itself.
  @Test func textsReadBack() {
    let failure = checkProperty(
      "a text written as JSON reads back", cases: PropertyCases.count(default: 2_000),
      seed: PropertyCases.seed(default: 91),
      generate: { randomBytes(&$0, pieces: 10) }, shrink: shorterArrays, describe: { shown($0) },
      law: { bytes in
        let text = String(decoding: bytes, as: UTF8.self) + "\u{202E}\u{9B}\u{7F}\u{2066}"
        var writer = JSONWriter()
        writer.array([text]) { $0.value($1) }
        let read = try? JSONDecoder().decode([String].self, from: Data(writer.bytes))
        return read == [text] ? nil : "reads back as \(String(describing: read))"
      })
    #expect(failure == nil)
  }
}
