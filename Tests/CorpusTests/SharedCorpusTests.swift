import FilterQueryKit
import Testing
import _FilterTestSupport

/// Thousands of real queries.
@Suite(.needsShared(SharedFolder.queriesFile))
struct SharedCorpusTests {
  /// Rows marked valid that do not parse as valid, each with the reason. All were written for engines that accept more
  /// than the language does.
  static let notValid: [String: String] = [
    #""query": "c:r t:instant mv=1","#: "a line of JSON: text is glued to a quote",
    "t:artifact cmc:=4 usd:<=5": "':=' and ':<' are no operators (Reference 1.3)",
    "date:<2018": "':<' is no operator",
    "set:=mh2": "':=' is no operator",
    "set==fin": "'==' is no operator",
    "AND(ci:m)": "the notation of another engine's tests: 'and' joins nothing",
    "AND(ci=w)": "the same",
    "AND(t:creature)": "the same",
    "AND(ci:grixis)": "the same",
    "t:creature !": "a lone '!' names nothing; the service reads it as a word that matches everything",
    "t:creature OR !": "the same",
    "-!": "the same",
    "-/bolt/": "an engine with bare regular expressions; here a slash between '-' and its word is ignored",
    ":flying": "no field stands before the operator",
    "=": "the same",
    ">=": "the same",
    "kw : flying": "spaces around an operator are not allowed (Reference 6)",
    "kw :flying": "the same",
    "name :foo": "the same",
  ]

  /// Rows marked broken without a syntax diagnostic, with the reason why the language accepts them.
  static let accepted: [String: String] = {
    var accepted: [String: String] = [:]
    let unknownFields = [
      "colr:red t:instant", "is:commander ids=wu", "mm:123", #"-t:instant "bolt" OR xyz:bad"#, "t:creature OR foo:bar",
      "t:creature foo:bar", "foo:bar OR baz:qux", "foo:bar baz:qux", "(c:red or c:white) ip>1.4",
      "set:dmu collector_number<=100", "c:red inclusion_percent>1.4",
      "color<=mardu legal:commander is:legendary frame:2015 inclusion_percent>1", "inclusion_percent>1", "n=jace",
      "profile_frame:2015", "unknown:value",
    ]
    for query in unknownFields { accepted[query] = "an unknown field, which is a matter of the vocabulary" }
    for query in ["/ang", "/oracle", "/partial", "/", "/bolt"] {
      accepted[query] = "a slash that is no value only separates words (Reference 1.5)"
    }
    return accepted
  }()

  @Test func rowsMarkedValidAreValid() throws {
    let rows = try SharedFolder.queries(marked: "valid")
    let failing = rows.filter { query in
      let parsed = ParsedQuery(parsing: query)
      return parsed.outcome != .valid || !parsed.diagnostics.isEmpty
    }
    #expect(Set(failing) == Set(Self.notValid.keys))
    #expect(Double(failing.count) <= 0.01 * Double(rows.count), "\(failing.count) of \(rows.count)")
  }

  @Test func rowsMarkedBrokenHaveDiagnostics() throws {
    let silent = try SharedFolder.queries(marked: "broken").filter { ParsedQuery(parsing: $0).diagnostics.isEmpty }
    #expect(Set(silent) == Set(Self.accepted.keys))
  }

  @Test func everyRowObeysTheLaws() throws {
    for query in try SharedFolder.queries() {
      if let reason = LawsOfText.check(SourceText(query)) { Issue.record("`\(query)`: \(reason)") }
    }
  }
}
