import Foundation
import Testing

/// Explanations on the command line. Whole outputs are compared.
@Suite struct ExplainCommandTests {
  @Test func argumentsAndLines() {
    #expect(run("explain", "t:creature c:rg") == RunResult(printing: "creatures that are red and green\n"))
    #expect(
      run("explain", "--lines", input: "t:elf\n\nf:modern\n")
        == RunResult(printing: "Elf cards\nall cards\ncards that are legal in Modern\n"))
  }

  @Test func unfinishedAndUnknownTermsAreNamed() {
    #expect(run("explain", "t:elf foo:bar").output == "Elf cards; the term “foo:bar” is not understood\n")
    #expect(run("explain", "t:elf pow>").output.contains("“pow>”"))
  }

  @Test func json() throws {
    let line = run("explain", "--json", "t:elf -c:g").output
    let object = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    #expect(object["source"] as? String == "t:elf -c:g")
    let phrases = try #require(object["phrases"] as? [[String: Any]])
    #expect(phrases.compactMap { $0["text"] as? String }.joined() == object["explanation"] as? String)
    let ranges = phrases.compactMap { ($0["range"] as? [String: Int]).map { ($0["start"] ?? -1)..<($0["end"] ?? -1) } }
    #expect(ranges.contains(0..<5) && ranges.contains(6..<10), "\(ranges)")
    #expect(line.hasPrefix("{\"source\":\"t:elf -c:g\",\"explanation\":\""))
  }

  @Test func controlCharactersAreShown() {
    #expect(!run("explain", "o:\"\u{1B}[31m\"").output.contains("\u{1B}"))
  }

  @Test func aQueryBeyondTheLimitIsRefused() {
    let result = run("explain", input: "t:elf\n" + String(repeating: "a", count: 1 << 20) + "b\n")
    #expect(result.status == 2)
    #expect(result.lines.count == 1)
    #expect(result.errors == "filterq: <stdin>:2: query longer than 1 MB\n")
  }
}
