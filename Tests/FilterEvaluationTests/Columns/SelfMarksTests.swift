import Testing
import _FilterTestSupport

@testable import FilterEvaluation
@testable import FilterSemantics

@Suite struct SelfMarksTests {
  private func written(_ marks: SelfMarks, _ place: Int, _ text: String) -> String {
    var result: [UInt8] = [1, 2, 3]
    Array(text.utf8).withUnsafeBufferPointer { marks.write(place, bytes: $0, into: &result) }
    return String(decoding: result, as: UTF8.self)
  }

  @Test func writesTheOtherText() {
    let rows: [(String, String, Bool)] = [
      ("when zed enters", "when ~ enters", true), ("zed", "~", true), ("zed zed", "~ ~", true), ("zedzed", "~~", true),
      ("a ~ b", "a ~ b", false), ("zed ~ zed", "~ ~ ~", true), ("", "", false), ("zed eats zed", "~ eats zed", true),
      ("tap zed: draw, zed", "tap ~: draw, ~", true), ("abc", "xyz", true), ("abc", "~x", true), ("", "~", true),
      ("aaa", "~a", true), ("a", "aa", true),
    ]
    for (text, replaced, isMarked) in rows {
      var marks = SelfMarks()
      marks.append([])
      marks.append(Array(text.utf8), replacedBy: Array(replaced.utf8))
      #expect(marks.count == 2, "\(text), \(replaced)")
      #expect(written(marks, 0, text) == text, "\(text), \(replaced)")
      #expect(written(marks, 1, text) == replaced, "\(text), \(replaced)")
      #expect(!marks.hasMarks(0), "\(text), \(replaced)")
      #expect(marks.hasMarks(1) == isMarked, "\(text), \(replaced)")
      #expect(!marks.hasMarks(2) && !marks.hasMarks(-1), "\(text), \(replaced)")
    }
  }

  /// The texts without one of their characters.
  private static func shortened(_ text: String) -> [String] {
    text.indices.map { index in
      var shorter = text
      shorter.remove(at: index)
      return shorter
    }
  }

  @Test func anyTexts() {
    let failure = checkProperty(
      "a marked text is the other text", cases: PropertyCases.count(long: 2_000),
      seed: PropertyCases.seed(default: 41),
      generate: { generator -> (String, String) in
        func text() -> String {
          String((0..<Int.random(in: 0...8, using: &generator)).map { _ in "ab~".randomElement(using: &generator)! })
        }
        let original = text()
        return (original, Bool.random(using: &generator) ? original.replacing("ab", with: "~") : text())
      },
      shrink: { one, other -> [(String, String)] in
        let shorter: [(String, String)] = Self.shortened(one).map { ($0, other) }
        return shorter + Self.shortened(other).map { (one, $0) }
      },
      describe: { "\($0.0) -> \($0.1)" },
      law: { text, replaced in
        var marks = SelfMarks()
        marks.append(Array(text.utf8), replacedBy: Array(replaced.utf8))
        var texts = TextArena()
        texts.append(Array(text.utf8))
        texts.finish()
        var writer = PreparedWriter()
        marks.write(to: &writer)
        var copy: SelfMarks?
        writer.bytes.withUnsafeBytes { bytes in
          var reader = PreparedReader(bytes)
          do throws(PreparedFormError) { copy = try SelfMarks(&reader, of: texts) } catch {}
        }
        guard let copy else { return "not read again" }
        for one in [marks, copy] where written(one, 0, text) != replaced { return written(one, 0, text) }
        return nil
      })
    #expect(failure == nil, "\(failure?.description ?? "")")
  }
}
