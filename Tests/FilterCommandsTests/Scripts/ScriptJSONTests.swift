import FilterText
import Foundation
import Testing
import _FilterTestSupport

/// `filterq test --format json`: an object a query, with the members of the other commands.
@Suite struct ScriptJSONTests {
  @Test func aDocument() throws {
    let script = """
      # name: cheap
      # goblins
      t:goblin mv<=3
        expect count > 40
        expect round-trip
        expect cuont > 3

      t:elf or

      """
    let expected = """
      {"file":null,"line":3,"name":"cheap","title":"goblins","source":"t:goblin mv<=3","passed":false,"expectations":[\
      {"text":"expect count > 40","passed":false,"failure":"found 8 cards",\
      "location":{"line":4,"column":3,"endLine":4,"endColumn":20}},\
      {"text":"expect round-trip","passed":true,"location":{"line":5,"column":3,"endLine":5,"endColumn":20}}]}
      {"file":null,"line":8,"source":"t:elf or","passed":false,"expectations":[{"text":"expect no errors","passed":false,\
      "failure":"error at column 9: missing term after 'or' [missing-operand]",\
      "location":{"line":8,"column":1,"endLine":8,"endColumn":9}}]}
      {"file":null,"line":6,"source":"expect cuont > 3","diagnostics":[{"code":"unreadable-expectation","severity":"error",\
      "range":{"start":7,"end":12},"message":"unknown expectation 'cuont'; did you mean 'count'?","fixes":[{"title":"Change to 'count'",\
      "edits":[{"start":7,"end":12,"text":"count"}]}],"related":[],\
      "location":{"line":6,"column":10,"endLine":6,"endColumn":15}}]}

      """
    let result = run("test", "--format", "json", "-", input: script)
    #expect(result.output == expected)
    #expect(result.errors == "" && result.status == 2)
    #expect(run("test", "--json", "-", input: script) == result)
  }

  /// Any script gives lines of JSON, in which nothing is lost that the report for people has.
  @Test func hostileScripts() throws {
    var random = SeededGenerator(seed: PropertyCases.seed(default: 36))
    for _ in 0..<PropertyCases.count(long: 200) {
      var bytes = RandomText.bytes(length: 40, using: &random).bytes
      for word in ["\nexpect count > 3\n", "\n# name: \"a\n"] {
        bytes.insert(contentsOf: word.utf8, at: bytes.count / 2)
      }
      let result = run(["test", "--json", "-"], bytes: bytes)
      for line in result.lines {
        let object = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any], "\(line)")
        #expect((object["expectations"] == nil) != (object["diagnostics"] == nil), "\(line)")
      }
      let report = run(["test", "-"], bytes: bytes)
      #expect(report.status == result.status)
      let failed = result.output.ranges(of: "\"passed\":false,\"failure\"").count
      #expect(report.output.contains(", \(failed) failed"), "\(report.output) \(result.output)")
    }
  }

  @Test func formsThatExcludeEachOther() {
    let rows = [
      (["--json", "--format", "text"], "--format text and --json cannot be combined"),
      (["--json", "--junit", "-"], "--json and --junit - cannot be combined"),
    ]
    for (options, message) in rows {
      let result = run(["test"] + options + ["-"], bytes: [])
      #expect(result.status == 2 && result.errors.contains(message), "\(result)")
    }
    let xml = run("test", "--format", "junit", "-", input: "t:elf or\n")
    #expect(xml.output.hasPrefix("<?xml") && xml.errors.contains("1 failed"))
  }
}
