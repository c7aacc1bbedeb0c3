import FilterRegex
import Testing
import _FilterTestSupport

/// The groups of a match, as Python's `re.search` finds them.
@Suite struct CapturePatternTests {
  /// The groups of the first match by name; nil without a match.
  private func groups(_ pattern: String, _ text: String) throws -> [String: String]? {
    let pattern = try CapturePattern(pattern)
    let bytes = Array(text.utf8)
    let ranges = bytes.withUnsafeBufferPointer { pattern.match($0) }
    guard let ranges else { return nil }
    var found: [String: String] = [:]
    for (name, range) in zip(pattern.names, ranges) {
      if let range { found[name] = String(decoding: bytes[range], as: UTF8.self) }
    }
    return found
  }

  static let cases: [(pattern: String, text: String, groups: [String: String]?)] = [
    (#"(?<status>\d+) (?<path>\S+)"#, #"GET 200 /api x"#, ["status": #"200"#, "path": #"/api"#]),
    (
      #"^(?<id>\d+) (?<state>\w+) took (?<took>\S+)$"#, #"17 done took 3ms"#,
      ["id": #"17"#, "state": #"done"#, "took": #"3ms"#]
    ),
    (#"^(?<id>\d+) (?<state>\w+) took (?<took>\S+)$"#, #"17 done took"#, nil),
    (#"(?<a>.*) (?<b>.*)"#, #"x y z"#, ["a": #"x y"#, "b": #"z"#]),
    (#"(?<a>.*?) (?<b>.*)"#, #"x y z"#, ["a": #"x"#, "b": #"y z"#]),
    (#"(?<a>x)?(?<b>y)"#, #"y"#, ["b": #"y"#]),
    (#"(?<a>a|ab)(?<b>c|bcd)?"#, #"abcd"#, ["a": #"a"#, "b": #"bcd"#]),
    (#"(?:(?<k>\w)=(?<v>\d);)+"#, #"a=1;b=2;c=3;"#, ["k": #"c"#, "v": #"3"#]),
    (#"\[(?<level>\w+)\] (?<message>.*)"#, #"[INFO] it starts"#, ["level": #"INFO"#, "message": #"it starts"#]),
    (#"(?<n>[(\]]+)\((?<m>[^)]*)\)"#, #"((](x)"#, ["n": #"((]"#, "m": #"x"#]),
    (#"(x)(?<b>y)(z)(?<d>w)"#, #"xyzw"#, ["b": #"y"#, "d": #"w"#]),
    (#"(?<w>é+) (?<r>.)"#, #"caféé ü"#, ["w": #"éé"#, "r": #"ü"#]),
    (#"(?<e>)$"#, #"abc"#, ["e": #""#]),
    (#"(?<x>a+?)(?<y>a*)"#, #"aaa"#, ["x": #"a"#, "y": #"aa"#]),
    (#"(?<x>a{2,3})(?<y>a*)"#, #"aaaa"#, ["x": #"aaa"#, "y": #"a"#]),
    (#"(?<h>\d\d):(?<m>\d\d)"#, #"at 09:30"#, ["h": #"09"#, "m": #"30"#]),
    (#"(?<A>A)"#, #"a"#, nil),
    (#"\((?<in>[^()]*)\)"#, #"f(x) g(y)"#, ["in": #"x"#]),
  ]

  @Test func groupsAreThoseOfPython() throws {
    for one in Self.cases {
      #expect(try groups(one.pattern, one.text) == one.groups, "\(one.pattern) on \(one.text)")
    }
  }

  @Test func patternsWithoutNamesAreRefused() {
    let rows: [(String, String)] = [
      ("(a)", "the pattern has no named group such as (?<status>\\d+)"),
      ("(?<n>a)(?<n>b)", "two groups of the pattern are called 'n'"), ("(?<n>a)(?=b)", "look-around finds no groups"),
      ("(?<n>a", ""), ("(?<n>*)", ""), ("(?<n>a)\\", ""),
    ]
    for (pattern, message) in rows {
      do {
        _ = try CapturePattern(pattern)
        Issue.record("\(pattern) is taken")
      } catch {
        #expect(message.isEmpty ? !error.message.isEmpty : error.message == message)
      }
    }
  }

  /// The steps grow with the text, and not with the number of ways to divide it.
  @Test func manyWaysToMatchTakeNoLonger() throws {
    let text = String(repeating: "a", count: 3_000)
    #expect(try groups("^(?<x>(a|a)*)*b$", text) == nil)
    #expect(try groups("(?<x>a*)(?<y>a*)(?<z>a*)$", text) == ["x": text, "y": "", "z": ""])
  }
}
