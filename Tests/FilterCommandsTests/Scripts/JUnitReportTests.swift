import Foundation
import Testing
import _FilterTestSupport

@testable import FilterCommands
@testable import FilterLists
@testable import FilterREPL
@testable import FilterReports
@testable import TerminalUI

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Reports for build servers. The tests compare whole documents except for times.
@Suite struct JUnitReportTests {
  private func masked(_ text: String) -> String { text.replacing(/time="[0-9]+\.[0-9]{3}"/, with: "time=\"T\"") }

  @Test func aDocument() throws {
    try withTemporaryFolder { folder in
      let path = try folder.file(
        "a & b.filterq-test",
        """
        # "cheap" goblins
        t:goblin mv<=3
          expect count > 40
          expect round-trip
          expect round-trip
          expect cuont > 3

        t:elf

        """)
      let missing = folder.path("missing")
      let file = path.replacing("&", with: "&amp;")
      let result = run("test", "--junit", "-", path, missing)
      #expect(
        masked(result.output) == """
          <?xml version="1.0" encoding="UTF-8"?>
          <testsuites name="filterq test" tests="6" failures="1" errors="2" time="T">
            <testsuite name="\(file)" tests="5" failures="1" errors="1" time="T">
              <testcase classname="\(file)" name="&quot;cheap&quot; goblins: expect count &gt; 40" time="T">
                <failure message="found 8 cards" type="expectation">\(file):3:3
          t:goblin mv&lt;=3
          expect count &gt; 40
          found 8 cards</failure>
              </testcase>
              <testcase classname="\(file)" name="&quot;cheap&quot; goblins: expect round-trip" time="T"/>
              <testcase classname="\(file)" name="&quot;cheap&quot; goblins: expect round-trip (2)" time="T"/>
              <testcase classname="\(file)" name="t:elf: expect no errors" time="T"/>
              <testcase classname="\(file)" name="&quot;cheap&quot; goblins: expect cuont &gt; 3" time="T">
                <error message="unknown expectation 'cuont'; did you mean 'count'?" type="unreadable-expectation">\(file):6:10
          expect cuont &gt; 3
          unknown expectation 'cuont'; did you mean 'count'?</error>
              </testcase>
            </testsuite>
            <testsuite name="\(missing)" tests="1" failures="0" errors="1" time="T">
              <testcase classname="\(missing)" name="\(missing)" time="T">
                <error message="there is no file '\(missing)'" type="unreadable-file">there is no file '\(missing)'</error>
              </testcase>
            </testsuite>
          </testsuites>

          """)
      #expect(
        result.errors == """
          \(path):6:10: error: unknown expectation 'cuont'; did you mean 'count'? [unreadable-expectation]
              expect cuont > 3
                     ^^^^^
            fix: Change to 'count' →   expect count > 3
          \(path):2:1: failed: t:goblin mv<=3 — "cheap" goblins
            failed  expect count > 40
                    found 8 cards
          filterq: there is no file '\(missing)'
          2 queries, 4 expectations, 1 failed, 2 errors

          """)
      #expect(result.status == 2)
      #expect(JUnitDocument(result.outputBytes).error == nil)
    }
  }

  @Test func aFile() throws {
    try withTemporaryFolder { folder in
      let path = try folder.file("t", "t:elf\nexpect count = 7\n")
      let xml = folder.path("report.xml")
      #expect(
        run("test", "--junit", xml, path) == RunResult(printing: "1 query, 1 expectation, 0 failed\n"))
      #expect(
        masked(try folder.text("report.xml")) == """
          <?xml version="1.0" encoding="UTF-8"?>
          <testsuites name="filterq test" tests="1" failures="0" errors="0" time="T">
            <testsuite name="\(path)" tests="1" failures="0" errors="0" time="T">
              <testcase classname="\(path)" name="t:elf: expect count = 7" time="T"/>
            </testsuite>
          </testsuites>

          """)
      let nowhere = folder.path("no/such/folder/report.xml")
      let result = run("test", "--junit", nowhere, path)
      #expect(result.status == 2)
      #expect(result.output == "1 query, 1 expectation, 0 failed\n")
      #expect(result.errors.hasPrefix("filterq: cannot write '\(nowhere)': "))
    }
  }

  /// Nothing a query holds can damage the document: it is read back by another program's parser.
  @Test func textsAreEscaped() {
    let script = "# <&>\"']]> \u{1}\u{B}\u{FFFF}\u{85} ok\n\"a\u{1B}b&<\u{FFFE}\" \u{1F409}\nexpect count > 999\n"
    let result = run("test", "--junit", "-", "-", input: script)
    let document = JUnitDocument(result.outputBytes)
    #expect(document.error == nil)
    #expect(document.names == ["<&>\"']]> \u{FFFD} \u{FFFD} ok: expect count > 999"])
    #expect(
      document.texts.last
        == "<stdin>:3:1\n\"a\u{FFFD}b&<\u{FFFD}\" \u{1F409}\nexpect count > 999\nfound 0 cards")
    for byte in result.outputBytes where byte < 0x20 { #expect(byte == 0x0A) }
  }

  @Test func xmlByItself() {
    var xml = XMLText()
    xml.element("a", attributes: [("b", "1\t2\n3\r4<5>6&7\"8'9"), ("c", "")]) { xml in
      xml.element("d", attributes: []) { _ in }
      xml.element("e", attributes: [("f", "\u{0}\u{8}\u{C}\u{1F}\u{7F}\u{9F}\u{A0}\u{FFFD}\u{FFFE}\u{10FFFF}")]) {
        xml in
        xml.line("x<y>&\"z'\tu\rv")
        xml.line("")
      }
    }
    #expect(
      xml.text == """
        <?xml version="1.0" encoding="UTF-8"?>
        <a b="1&#9;2&#10;3&#13;4&lt;5&gt;6&amp;7&quot;8'9" c="">
          <d/>
          <e f="\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{A0}\u{FFFD}\u{FFFD}\u{10FFFF}">x&lt;y&gt;&amp;"z'\tu&#13;v
        </e>
        </a>

        """)
    #expect(JUnitDocument(Array(xml.text.utf8)).isWellFormed)
  }
}

/// A report as the parser of Foundation reads it.
final class JUnitDocument: NSObject, XMLParserDelegate {
  private(set) var names: [String] = []
  private(set) var texts: [String] = []
  private(set) var isWellFormed = false
  private var counts = ["testcase": 0, "failure": 0, "error": 0]
  private var isInText = false
  private var promises: [[String: Int]] = []

  init(_ bytes: [UInt8]) {
    super.init()
    let parser = XMLParser(data: Data(bytes))
    parser.delegate = self
    isWellFormed = parser.parse()
  }

  /// An error in the document; nil if it is well-formed and its sums are right.
  var error: String? {
    if !isWellFormed { return "the document is not well-formed" }
    guard let whole = promises.first else { return "no suites" }
    let keys = [("tests", "testcase"), ("failures", "failure"), ("errors", "error")]
    for (key, element) in keys {
      if whole[key] != counts[element] { return "\(counts[element] ?? 0) \(element) but \(key)=\(whole[key] ?? -1)" }
      let sum = promises.dropFirst().reduce(0) { $0 + ($1[key] ?? 0) }
      if sum != whole[key] { return "the suites have \(sum) \(key)" }
    }
    return Set(names).count == names.count ? nil : "two cases have one name"
  }

  func parser(
    _ parser: XMLParser, didStartElement element: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    if element == "testsuite" || element == "testsuites" { promises.append(attributes.compactMapValues { Int($0) }) }
    if counts[element] != nil { counts[element, default: 0] += 1 }
    if element == "testcase" { names.append(attributes["name"] ?? "") }
    isInText = element == "failure" || element == "error"
    if isInText { texts.append("") }
  }

  func parser(
    _ parser: XMLParser, didEndElement element: String, namespaceURI: String?, qualifiedName: String?
  ) {
    isInText = false
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    if isInText { texts[texts.count - 1] += string }
  }
}
