import DataStreams
import ScryfallDialect
import Testing
import _FilterTestSupport

@testable import ScryfallCards

@Suite struct ReminderTextTests {
  @Test func removal() {
    let rows: [(String, String)] = [
      ("", ""),
      ("Flying", "Flying"),
      ("Flying (This creature can't be blocked.)", "Flying"),
      ("Flying (a)\nVigilance (b)", "Flying\nVigilance"),
      ("({T}: Add {G}.)", ""),
      ("({T}: Add {G}.)\nCycling {2}", "Cycling {2}"),
      ("Devoid (This card has no color.)\n(Reminder only.)\nHaste", "Devoid\nHaste"),
      ("Haste\n(Reminder only.)", "Haste"),
      ("(one)\n(two)\n(three)", ""),
      ("a (b) c", "a c"),
      ("a(b)c", "ac"),
      ("(b) c", "c"),
      ("x (y (z) w) v", "x v"),
      ("a (unclosed\nb (c)", "a (unclosed\nb"),
      ("a (( b) c\nd", "a (( b) c\nd"),
      ("a) b", "a) b"),
      ("a\n\nb", "a\n\nb"),
      ("\n(x)\n", "\n"),
      ("— Æther (ü) —", "— Æther —"),
      ("()", ""), ("(", "("), (")", ")"),
    ]
    for (text, expected) in rows {
      #expect(ReminderText.removing(from: text) == expected, "\(text)")
    }
  }

  @Test func itAppends() {
    var bytes = Array("(kept)\n".utf8)
    Array("(gone)".utf8).withUnsafeBufferPointer { ReminderText.removing(from: $0, into: &bytes) }
    #expect(String(decoding: bytes, as: UTF8.self) == "(kept)\n")
  }

  @Test func manyParenthesesTakeLinearTime() {
    let text = String(repeating: "(", count: 200_000)
    #expect(ReminderText.removing(from: text) == text)
    let nested = text + String(repeating: ")", count: 200_000)
    #expect(ReminderText.removing(from: "a " + nested) == "a")
    let lines = String(repeating: "(\n", count: 50_000)
    #expect(ReminderText.removing(from: lines) == lines)
  }

  @Test func lawsHoldForRandomTexts() {
    let pieces = ["(", ")", " ", "\n", "a", "B.", "{T}", "—"]
    let failure = checkProperty(
      "what is left is a part of the text, and stays", cases: PropertyCases.count(long: 3_000),
      seed: PropertyCases.seed(default: 5),
      generate: { generator in
        (0..<Int.random(in: 0...14, using: &generator)).map { _ in pieces.randomElement(using: &generator)! }
      },
      shrink: { shorterArrays($0) }, describe: { "\($0.joined().debugDescription)" },
      law: { (pieces: [String]) in
        let text = pieces.joined()
        let left = ReminderText.removing(from: text)
        if ReminderText.removing(from: left) != left, !left.contains("(") { return "removing twice differs: \(left)" }
        if left.utf8.count > text.utf8.count { return "longer" }
        var rest = text.utf8[...]
        for byte in left.utf8 {
          guard let place = rest.firstIndex(of: byte) else { return "not a part of the text: \(left)" }
          rest = rest[rest.index(after: place)...]
        }
        if !text.contains("("), left != text { return "changed without a parenthesis" }
        return nil
      })
    #expect(failure == nil, "\(failure?.description ?? "")")
  }
}
