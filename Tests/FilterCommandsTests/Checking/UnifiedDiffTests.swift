import FilterText
import Testing
import _FilterTestSupport

@testable import FilterReports

/// Unified diffs, which `patch` applies.
@Suite struct UnifiedDiffTests {
  private func diff(_ text: String, _ edits: [(Int, Int, String)]) -> [String] {
    let edits = edits.map { TextEdit(range: SourceRange(start: $0.0, end: $0.1), replacement: $0.2) }
    let bytes = UnifiedDiff(SourceText(text), edits).text(file: "a.filterq")
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map { String($0) }
  }

  @Test func hunks() {
    #expect(diff("a\nb\n", []) == [])
    #expect(diff("a\nb\n", [(0, 1, "a")]) == [])
    #expect(
      diff("a\nb\nc\n", [(2, 3, "x")])
        == ["--- a/a.filterq", "+++ b/a.filterq", "@@ -1,3 +1,3 @@", " a", "-b", "+x", " c"])
    // A line more, a line less, and the end of a text without a line end.
    #expect(diff("a\n", [(2, 2, "b\n")]).dropFirst(2) == ["@@ -1,1 +1,2 @@", " a", "+b"])
    #expect(diff("a\nb\n", [(0, 2, "")]).dropFirst(2) == ["@@ -1,2 +1,1 @@", "-a", " b"])
    #expect(diff("", [(0, 0, "a\n")]).dropFirst(2) == ["@@ -0,0 +1,1 @@", "+a"])
    #expect(
      diff("a", [(0, 1, "b\n")]).dropFirst(2) == ["@@ -1,1 +1,1 @@", "-a", "\\ No newline at end of file", "+b"])
    // Changes that are near share a hunk.
    let text = (0..<20).map { "\($0 % 10)\n" }.joined()
    #expect(diff(text, [(0, 1, "x"), (12, 13, "y")]).filter { $0.hasPrefix("@@") } == ["@@ -1,10 +1,10 @@"])
    #expect(
      diff(text, [(0, 2, ""), (30, 31, "y")]).filter { $0.hasPrefix("@@") } == ["@@ -1,4 +1,3 @@", "@@ -13,7 +12,7 @@"])
  }

  /// The lines that stay and those that are added are the new text, for any edits.
  @Test func laws() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<3_000 {
      let pieces = ["a", "b", "\n", "\n", "\r\n", "\u{E9}", "\r"]
      let text = (0..<Int.random(in: 0...40, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }
        .joined()
      let source = SourceText(text)
      var edits: [TextEdit] = []
      var offset = 0
      while offset <= source.length, Bool.random(using: &random) {
        let start = Int.random(in: offset...source.length, using: &random)
        let end = Int.random(in: start...min(source.length, start + 6), using: &random)
        let replacement = (0..<Int.random(in: 0...4, using: &random))
          .map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
        edits.append(TextEdit(range: SourceRange(start: start, end: end), replacement: replacement))
        offset = end + 1
      }
      guard let after = source.applying(edits) else { continue }
      let diff = UnifiedDiff(source, edits).text(file: "f")
      #expect(Patch.applied(diff, to: source.bytes) == after.bytes, "\(text.debugDescription) \(edits)")
    }
  }
}

/// Applies a unified diff strictly: every line must be where the diff says.
private enum Patch {
  static func applied(_ diff: [UInt8], to text: [UInt8]) -> [UInt8]? {
    let before = lines(of: text)
    var after: [UInt8] = []
    var next = 0
    var left = (before: 0, after: 0)
    var written = 0
    for line in lines(of: diff).dropFirst(2) {
      let body = Array(line.dropFirst())
      switch line.first {
      case UInt8(ascii: "@"):
        guard left == (0, 0) else { return nil }
        let numbers = String(decoding: line, as: UTF8.self).split { !$0.isNumber }.compactMap { Int($0) }
        let start = numbers[1] == 0 ? numbers[0] : numbers[0] - 1
        guard start >= next, start <= before.count else { return nil }
        for same in before[next..<start] { after += same }
        written += start - next
        guard written == (numbers[3] == 0 ? numbers[2] : numbers[2] - 1) else { return nil }
        next = start
        left = (numbers[1], numbers[3])
      case UInt8(ascii: "\\"): continue
      case UInt8(ascii: "+"):
        after += body
        written += 1
        left.after -= 1
      case let sign?:
        // The line feed of a line without one is that of the diff.
        guard next < before.count, before[next] == body || before[next] + [0x0A] == body else { return nil }
        if sign == UInt8(ascii: " ") {
          after += before[next]
          written += 1
          left.after -= 1
        }
        left.before -= 1
        next += 1
      case nil: return nil
      }
    }
    if diff.isEmpty { return text }
    guard left == (0, 0) else { return nil }
    for same in before[next...] { after += same }
    // `\ No newline at end of file` after the last line that was added.
    let signs = lines(of: diff).suffix(2).map { $0.first }
    let tail = signs == [UInt8(ascii: "+"), UInt8(ascii: "\\")]
    if tail, next == before.count, after.last == 0x0A { after.removeLast() }
    return after
  }

  private static func lines(of text: [UInt8]) -> [[UInt8]] {
    var lines: [[UInt8]] = []
    var start = 0
    while start < text.count {
      let end = (text[start...].firstIndex(of: 0x0A) ?? text.count - 1) + 1
      lines.append(Array(text[start..<end]))
      start = end
    }
    return lines
  }
}
