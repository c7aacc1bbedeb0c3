import Foundation
import Testing
import _FilterTestSupport

@testable import FilterReports

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The forms of the report of `check`.
@Suite struct CheckReportTests {
  /// A document with an error, a warning and a note, and one in Markdown whose text needs every escape.
  private func withReport(_ form: String, _ body: (TemporaryFolder, RunResult) throws -> Void) throws {
    try withTemporaryFolder { folder in
      _ = try folder.file("a, b%.filterq", "# <title> & \"more\"\nt:elf or\n--a t:elf t:elf\nfine\n")
      _ = try folder.file("c.md", "> text\n>\n> ```filterquery\n> \u{1F98A} f:\"a%0A::b\"\n> ```\n")
      try body(folder, run("check", "--format", form, folder.url.path))
    }
  }

  private func json(_ result: RunResult) throws -> Any {
    try JSONSerialization.jsonObject(with: Data(result.outputBytes))
  }

  /// Readers of reports know files from the top of their repository, wherever the command runs.
  @Test func pathsOfARepository() throws {
    try withTemporaryFolder { folder in
      for name in ["repo/.git", "repo/sub"] {
        try FileManager.default.createDirectory(atPath: folder.path(name), withIntermediateDirectories: true)
      }
      let path = try folder.file("repo/sub/a b.filterq", "t:elf or\n")
      let forms = [
        ("github", "file=sub/a b.filterq,line=1"), ("gitlab", "\"path\":\"sub/a b.filterq\""),
        ("sarif", "\"uri\":\"sub/a%20b.filterq\""), ("junit", "classname=\"sub/a b.filterq\""),
      ]
      for (form, expected) in forms {
        let result = run("check", "--format", form, path)
        #expect(result.output.contains(expected), "\(result)")
        #expect(!result.output.contains(folder.url.path), "\(result)")
      }
      #expect(run("check", path).output.hasPrefix(path))
    }
  }

  @Test func annotationsOfGitHub() throws {
    try withReport("github") { folder, result in
      let file = folder.url.path + "/a%2C b%25.filterq"
      #expect(
        result.lines == [
          "::error file=\(file),line=2,col=9,endLine=2,title=missing-operand::missing term after 'or'%0Afix: Remove 'or'",
          "::warning file=\(file),line=3,col=1,endLine=3,endColumn=3,title=repeated-minus::"
            + "these '-' cancel each other out%0Afix: Remove '--'",
          "::notice file=\(file),line=3,col=11,endLine=3,endColumn=16,title=duplicate-term::"
            + "'t:elf' is written twice%0Afix: Remove 't:elf'",
          "::warning file=\(folder.path("c.md")),line=4,col=7,endLine=4,endColumn=16,title=unknown-value::"
            + "unknown value '\"a%250A::b\"' for 'format'; this term is ignored",
        ], "\(result)")
      #expect(result.status == 1)
    }
  }

  @Test func codeQualityOfGitLab() throws {
    try withReport("gitlab") { folder, result in
      let issues = try #require(try json(result) as? [[String: Any]])
      #expect(issues.map { $0["severity"] as? String } == ["major", "minor", "info", "minor"])
      #expect(issues.map { $0["check_name"] as? String }.first == "missing-operand")
      for issue in issues {
        #expect(Set(issue.keys) == ["description", "check_name", "fingerprint", "severity", "location"])
      }
      let location = try #require(issues[3]["location"] as? [String: Any])
      #expect(location["path"] as? String == folder.path("c.md"))
      let positions = try #require(location["positions"] as? [String: [String: Int]])
      #expect(positions == ["begin": ["line": 4, "column": 7], "end": ["line": 4, "column": 16]])
    }
    #expect(run("check", "--format", "gitlab", input: "t:elf\n") == RunResult(printing: "[]\n"))
  }

  /// A fingerprint stays while other lines change, and no two are the same.
  @Test func fingerprints() throws {
    func fingerprints(_ text: String) throws -> [String] {
      let issues = try json(run("check", "--format", "gitlab", input: text)) as? [[String: Any]]
      return try #require(issues).compactMap { $0["fingerprint"] as? String }
    }
    let once = try fingerprints("t:elf or\nt:\nt:elf or\n")
    #expect(Set(once).count == 3)
    #expect(try fingerprints("# moved\n\nc:g\nt:elf or\nt:\nt:elf or\n") == once)
    #expect(try fingerprints("c:g or\nt:\n") != Array(once.prefix(2)))
  }

  @Test func sarif() throws {
    try withReport("sarif") { folder, result in
      let log = try #require(try json(result) as? [String: Any])
      #expect(log["version"] as? String == "2.1.0")
      let run = try #require((log["runs"] as? [[String: Any]])?.first)
      let driver = try #require((run["tool"] as? [String: [String: Any]])?["driver"])
      let rules = try #require(driver["rules"] as? [[String: Any]]).compactMap { $0["id"] as? String }
      #expect(rules == ["duplicate-term", "missing-operand", "repeated-minus", "unknown-value"])
      let helps = try #require(driver["rules"] as? [[String: Any]]).compactMap { $0["help"] as? [String: String] }
      #expect(helps.count == 4 && helps[0]["text"]?.contains("# filterq: ignore duplicate-term'") == true)
      let results = try #require(run["results"] as? [[String: Any]])
      #expect(results.map { $0["level"] as? String } == ["error", "warning", "note", "warning"])
      for result in results {
        #expect((result["ruleIndex"] as? Int).map { rules[$0] } == result["ruleId"] as? String)
      }
      let location = try #require((results[0]["locations"] as? [[String: [String: Any]]])?.first?["physicalLocation"])
      #expect(
        (location["artifactLocation"] as? [String: String])?["uri"]
          == "file://" + folder.url.path + "/a%2C%20b%25.filterq")
      #expect(
        location["region"] as? [String: Int] == ["startLine": 2, "startColumn": 9, "endLine": 2, "endColumn": 9])
      let fixes = try #require(results[0]["fixes"] as? [[String: Any]])
      let change = try #require((fixes[0]["artifactChanges"] as? [[String: Any]])?.first)
      let replacement = try #require((change["replacements"] as? [[String: Any]])?.first)
      #expect(
        replacement["deletedRegion"] as? [String: Int]
          == ["startLine": 2, "startColumn": 6, "endLine": 2, "endColumn": 9])
      #expect(run["columnKind"] as? String == "unicodeCodePoints")
    }
    let failed = try json(run("check", "--format", "sarif", "/there/is/no.filterq")) as? [String: Any]
    let invocation = ((failed?["runs"] as? [[String: Any]])?.first?["invocations"] as? [[String: Any]])?.first
    #expect(invocation?["executionSuccessful"] as? Bool == false)
  }

  @Test func junit() throws {
    try withReport("junit") { folder, result in
      let text = result.output
      #expect(text.contains(#"<testsuites name="filterq check" tests="4" failures="3" errors="0" time="0.000">"#))
      #expect(text.contains(#"name="&lt;title&gt; &amp; &quot;more&quot;""#))
      #expect(text.contains("/a, b%.filterq:2:9: error: missing term after 'or' [missing-operand]</failure>"))
      #expect(text.contains("<system-out>") == false || text.contains("duplicate-term"))
      let parser = XMLCounter(text)
      #expect(parser.isValid && parser.counts["testcase"] == 4 && parser.counts["failure"] == 3, "\(text)")
      withExtendedLifetime(folder) {}
    }
  }

  /// Several forms at once are refused, and so are fixes with a report for programs.
  @Test func combinations() {
    for arguments in [
      ["--json", "--format", "sarif"], ["--fix", "--format", "github"], ["--fix", "--json"], ["--format", "xml"],
    ] {
      #expect(run(["check"] + arguments, bytes: []).status == 2, "\(arguments)")
    }
    #expect(run("check", "--json", "--format", "json", input: "t:elf\n").status == 0)
  }

  /// The example repository passes as it is, and every form reports what is broken in it.
  @Test(arguments: ReportForm.allCases) func exampleRepository(form: ReportForm) throws {
    let path = PackageFolder.path(of: "Examples/CI")
    let clean = run("check", "--format", form.rawValue, path)
    #expect(clean.status == 0 && clean.errors == "", "\(clean)")
    #expect(run("format", "--check", path) == RunResult(printing: ""))
    try withTemporaryFolder { folder in
      let copy = folder.path("repository")
      try FileManager.default.copyItem(atPath: path, toPath: copy)
      let file = copy + "/docs/on-call.md"
      let text = try String(contentsOfFile: file, encoding: .utf8).replacing("took>2s", with: "tok>2s")
      try Data(text.utf8).write(to: URL(filePath: file))
      let broken = run("check", "--format", form.rawValue, copy)
      #expect(broken.status == 1 && broken.output.contains("unknown field 'tok'"), "\(broken)")
    }
  }
}

/// Counts the elements of an XML document.
private final class XMLCounter: NSObject, XMLParserDelegate {
  var counts: [String: Int] = [:]
  var isValid = false

  init(_ text: String) {
    super.init()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = self
    isValid = parser.parse()
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String] = [:]
  ) {
    counts[name, default: 0] += 1
  }
}
