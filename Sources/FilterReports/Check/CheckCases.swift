import FilterLists
import FilterText

/// The queries of a run of `filterq check` as JUnit's XML: a suite per file, a case per query. Errors and warnings are
/// failures of the case, other diagnostics its output. By the schema of Jenkins, which has no lines; the texts name them.
struct CheckCases {
  private struct Case {
    let name: String
    let diagnostics: [ReportedDiagnostic]

    var isFailure: Bool { diagnostics.contains { isFailed($0) } }

    func isFailed(_ diagnostic: ReportedDiagnostic) -> Bool {
      diagnostic.severity == .error || diagnostic.severity == .warning
    }
  }

  private struct Suite {
    let file: String
    var names = CaseNames()
    var cases: [Case] = []
  }

  private var suites: [Suite] = []

  mutating func add(_ diagnostics: [ReportedDiagnostic], of query: CheckedQuery, in file: String) {
    if suites.last?.file != file { suites.append(Suite(file: file)) }
    let index = suites.count - 1
    let text = query.name ?? query.title ?? ShortText.oneLine(query.source.description)
    let name = suites[index].names.name(ShortText.cut(text, to: JUnitReport.maximumNameLength))
    suites[index].cases.append(Case(name: name, diagnostics: diagnostics))
  }

  /// The XML document.
  func xml(failures: [String]) -> String {
    var xml = XMLText()
    let tests = suites.reduce(0) { $0 + $1.cases.count } + failures.count
    let failed = suites.reduce(0) { $0 + $1.cases.count { $0.isFailure } }
    let attributes = [("name", "filterq check")] + Self.counts(tests: tests, failures: failed, errors: failures.count)
    xml.element("testsuites", attributes: attributes) { xml in
      for suite in suites { Self.write(suite, to: &xml) }
      if !failures.isEmpty { Self.write(failures, to: &xml) }
    }
    return xml.text
  }

  private static func write(_ suite: Suite, to xml: inout XMLText) {
    let failed = suite.cases.count { $0.isFailure }
    let attributes = [("name", suite.file)] + counts(tests: suite.cases.count, failures: failed, errors: 0)
    xml.element("testsuite", attributes: attributes) { xml in
      for testcase in suite.cases {
        let attributes = [("classname", suite.file), ("name", testcase.name), ("time", "0.000")]
        xml.element("testcase", attributes: attributes) { xml in write(testcase, to: &xml) }
      }
    }
  }

  private static func write(_ testcase: Case, to xml: inout XMLText) {
    let failed = testcase.diagnostics.filter { testcase.isFailed($0) }
    if let first = failed.first {
      xml.element("failure", attributes: [("message", first.message), ("type", first.code)]) { xml in
        for diagnostic in failed { xml.line(line(of: diagnostic)) }
      }
    }
    let others = testcase.diagnostics.filter { !testcase.isFailed($0) }
    if !others.isEmpty {
      xml.element("system-out", attributes: []) { xml in
        for diagnostic in others { xml.line(line(of: diagnostic)) }
      }
    }
  }

  private static func line(of diagnostic: ReportedDiagnostic) -> String {
    let word = diagnostic.severity.word
    return "\(diagnostic.file):\(diagnostic.start): \(word): \(diagnostic.message) [\(diagnostic.code)]"
  }

  private static func write(_ failures: [String], to xml: inout XMLText) {
    let attributes = [("name", "filterq")] + counts(tests: failures.count, failures: 0, errors: failures.count)
    xml.element("testsuite", attributes: attributes) { xml in
      var names = CaseNames()
      for failure in failures {
        let name = names.name(ShortText.cut(failure, to: JUnitReport.maximumNameLength))
        xml.element("testcase", attributes: [("classname", "filterq"), ("name", name), ("time", "0.000")]) { xml in
          xml.element("error", attributes: [("message", failure), ("type", "unreadable-file")]) { $0.line(failure) }
        }
      }
    }
  }

  private static func counts(tests: Int, failures: Int, errors: Int) -> [(String, String)] {
    [("tests", "\(tests)"), ("failures", "\(failures)"), ("errors", "\(errors)"), ("time", "0.000")]
  }
}
