import FilterDocuments
package import FilterLists
import FilterText

/// The report of scripts in JUnit's XML: a suite per file, a case per expectation. By the schema of Jenkins
/// (https://github.com/jenkinsci/xunit-plugin, `junit-10.xsd`), which has no lines; the texts of failures name them.
package struct JUnitReport {
  package let outcomes: [ScriptOutcome]

  package init(outcomes: [ScriptOutcome]) {
    self.outcomes = outcomes
  }

  /// Scalars of a query or an expectation in a name; a longer one is cut.
  static let maximumNameLength = 200
  /// The same for the text of a failure.
  private static let maximumTextLength = 2_000

  /// The XML document.
  package var text: String {
    var xml = XMLText()
    let suites = outcomes.map { Suite($0) }
    var attributes = [("name", "filterq test")]
    attributes += counts(
      tests: suites.reduce(0) { $0 + $1.tests }, failures: suites.reduce(0) { $0 + $1.failures },
      errors: suites.reduce(0) { $0 + $1.errors }, suites.reduce(.zero) { $0 + $1.duration })
    xml.element("testsuites", attributes: attributes) { xml in
      for suite in suites { write(suite, to: &xml) }
    }
    return xml.text
  }

  private struct Suite {
    let outcome: ScriptOutcome
    var tests: Int { outcome.results.count + errors }
    var failures: Int { outcome.failureCount }
    var errors: Int { outcome.errorCount }
    var duration: Duration { outcome.results.reduce(.zero) { $0 + $1.duration } }

    init(_ outcome: ScriptOutcome) {
      self.outcome = outcome
    }
  }

  private func write(_ suite: Suite, to xml: inout XMLText) {
    let outcome = suite.outcome
    let script = outcome.script
    var names = CaseNames()
    let attributes =
      [("name", outcome.file)]
      + counts(tests: suite.tests, failures: suite.failures, errors: suite.errors, suite.duration)
    xml.element("testsuite", attributes: attributes) { xml in
      let errors = [(outcome.readError, "unreadable-file"), (outcome.engineError, "engine")]
      for case (let error?, let type) in errors {
        let attributes = [("classname", outcome.file), ("name", outcome.file), ("time", seconds(.zero))]
        xml.element("testcase", attributes: attributes) { xml in
          xml.element("error", attributes: [("message", error), ("type", type)]) { $0.line(error) }
        }
      }
      for result in outcome.results {
        let entry = script.entries[result.entry]
        let start = result.range == entry.range ? script.start(of: entry) : result.range.start
        let name = names.name(name(of: entry, result.text, in: script))
        xml.element(
          "testcase",
          attributes: testcase(outcome, name: name, duration: result.duration)
        ) { xml in
          guard let failure = result.failure else { return }
          xml.element("failure", attributes: [("message", failure), ("type", "expectation")]) { xml in
            xml.line("\(outcome.file):\(script.lines.position(of: start, in: .utf32))")
            xml.line(ShortText.cut(script.text(entry.range), to: Self.maximumTextLength))
            xml.line(ShortText.cut(result.text, to: Self.maximumTextLength))
            xml.line(failure)
          }
        }
      }
      for error in script.errors {
        let entry = error.entry.map { script.entries[$0] }
        let name = names.name(name(of: entry, script.text(error.expectation), in: script))
        xml.element("testcase", attributes: testcase(outcome, name: name, duration: .zero)) { xml in
          xml.element("error", attributes: [("message", error.message), ("type", error.kind.id.name)]) { xml in
            xml.line("\(outcome.file):\(script.lines.position(of: error.range.start, in: .utf32))")
            xml.line(ShortText.cut(script.text(error.expectation), to: Self.maximumTextLength))
            xml.line(error.message)
          }
        }
      }
    }
  }

  private func name(of entry: QueryScript.Entry?, _ expectation: String, in script: QueryScript) -> String {
    let expectation = ShortText.cut(expectation, to: Self.maximumNameLength)
    guard let entry else { return expectation }
    return ShortText.cut(entry.title ?? script.text(entry.range), to: Self.maximumNameLength) + ": " + expectation
  }

  private func testcase(
    _ outcome: ScriptOutcome, name: String, duration: Duration
  ) -> [(String, String)] {
    [("classname", outcome.file), ("name", name), ("time", seconds(duration))]
  }

  private func counts(tests: Int, failures: Int, errors: Int, _ duration: Duration) -> [(String, String)] {
    [("tests", "\(tests)"), ("failures", "\(failures)"), ("errors", "\(errors)"), ("time", seconds(duration))]
  }

  /// Seconds with three decimals: `0.012`.
  private func seconds(_ duration: Duration) -> String {
    let (seconds, attoseconds) = duration.components
    let milliseconds = seconds * 1_000 + attoseconds / 1_000_000_000_000_000
    let rest = String(milliseconds % 1_000)
    return "\(milliseconds / 1_000)." + String(repeating: "0", count: 3 - rest.utf8.count) + rest
  }
}

/// Makes the names of cases unique: build servers treat two cases of one name as one.
struct CaseNames {
  private var uses: [String: Int] = [:]

  mutating func name(_ wish: String) -> String {
    uses[wish, default: 0] += 1
    guard let count = uses[wish], count > 1 else { return wish }
    return name("\(wish) (\(count))")
  }
}

/// Writes indented XML, an element a line.
package struct XMLText {
  package private(set) var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
  private var depth = 0
  private var state = State.beside

  /// The kind of the last output.
  private enum State {
    /// A tag whose `>` is not written yet; without content it becomes `/>`.
    case tag
    /// An element.
    case beside
    /// Text.
    case text
  }

  /// An element with its attributes in order. It may hold elements or text, not both.
  package mutating func element(
    _ name: String, attributes: [(name: String, value: String)], _ content: (inout XMLText) -> Void
  ) {
    let indent = String(repeating: "  ", count: depth)
    if state == .tag { text += ">\n" }
    text += "\(indent)<\(name)"
    for attribute in attributes {
      text += " \(attribute.name)=\""
      write(attribute.value, inAttribute: true)
      text += "\""
    }
    state = .tag
    depth += 1
    content(&self)
    depth -= 1
    switch state {
    case .tag: text += "/>\n"
    case .beside: text += "\(indent)</\(name)>\n"
    case .text: text += "</\(name)>\n"
    }
    state = .beside
  }

  /// A line of text.
  package mutating func line(_ line: String) {
    text += state == .tag ? ">" : "\n"
    state = .text
    write(line, inAttribute: false)
  }

  /// Writes text with the escapes of XML 1.0. Characters that XML does not allow, and other control characters, become
  /// U+FFFD.
  private mutating func write(_ value: String, inAttribute: Bool) {
    for scalar in value.unicodeScalars {
      switch scalar.value {
      case 0x26: text += "&amp;"
      case 0x3C: text += "&lt;"
      case 0x3E: text += "&gt;"
      case 0x22 where inAttribute: text += "&quot;"
      // XML readers turn these into spaces in attributes, and a carriage return into a line feed.
      case 0x09, 0x0A: if inAttribute { text += "&#\(scalar.value);" } else { text.unicodeScalars.append(scalar) }
      case 0x0D: text += "&#13;"
      case 0x00...0x1F, 0x7F...0x9F, 0xFFFE, 0xFFFF: text += "\u{FFFD}"
      default: text.unicodeScalars.append(scalar)
      }
    }
  }
}
