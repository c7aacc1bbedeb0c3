import FilterTestSupport
import Foundation
import Testing

@testable import FilterLanguageServer

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
        let text = String(decoding: bytes, as: UTF8.self)
        var writer = JSONWriter()
        writer.array([text]) { $0.value($1) }
        let read = try? JSONDecoder().decode([String].self, from: Data(writer.bytes))
        return read == [text] ? nil : "reads back as \(String(describing: read))"
      })
    #expect(failure == nil)
  }
}
