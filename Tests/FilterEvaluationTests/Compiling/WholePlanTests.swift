import FilterAST
import FilterAnalysis
import FilterParser
import FilterText
import FilterVocabulary
import Testing
import _FilterTestSupport

@testable import FilterEvaluation
@testable import FilterSemantics

/// Plans that are refused if a term is not understood, and the diagnostics that say so.
@Suite struct WholePlanTests {
  private static func plan(_ text: String, _ vocabulary: Vocabulary = Everything.vocabulary) -> FilterPlan {
    FilterPlan(whole: AnalyzedQuery(parsing: text, vocabulary: vocabulary), for: Everything.list)
  }

  /// A query with a term that cannot be read, and the message of the refusal.
  @Test func aTermThatIsNotUnderstoodRefusesTheQuery() {
    let table: [(String, String)] = [
      ("zzz:1", "'zzz:1': unknown field"), ("plain:a zzz>1", "'zzz>1': unknown field"),
      ("plain:a or -zzz:1", "'-zzz:1': unknown field"), ("paint:rde", "'paint:rde': unknown value 'rde' for 'paint'"),
      ("is:old", "'is:old': unknown value 'old' for 'is'"),
      ("plain>=a", "'plain>=a': 'plain' does not take that operator"),
      ("number>big", "'number>big': 'big' is not a number"),
      ("time>2026-13", "'time>2026-13': '2026-13' has a month outside 01 to 12"),
      ("day>soon", "'day>soon': unknown day 'soon'"),
      ("took>1x", "'took>1x': '1x' is not a duration such as 1.5s"),
      ("colors:xyz", "'colors:xyz': 'xyz' is not a set of colors"),
      ("whole:/a/", "'whole:/a/': 'whole' takes no regular expression"),
      ("has:plian", "'has:plian': unknown field"),
      ("plain:/(/", "'plain:/(/': invalid pattern: unclosed '('"), ("unbound:a", "'unbound:a': no data for 'unbound'"),
      ("order:zzz", "'order:zzz': unknown value 'zzz' for 'order'"),
    ]
    for (text, message) in table {
      let plan = Self.plan(text)
      #expect(plan.isRefused, "\(text)")
      #expect(!plan.findsEverything, "\(text)")
      #expect(plan.reading.refusal?.message == message, "\(text)")
      let store = ColumnStore(Everything.list, items: [Everything(["plain": .text("a")]), Everything([:])])
      #expect(store.run(plan).rows() == [], "\(text)")
      #expect(store.rows(plan, limit: 5) == [], "\(text)")
      #expect(CompiledFilter(plan, for: Everything.list).count([Everything([:])]) == 0, "\(text)")
      // The tolerant plan goes on with the other terms.
      #expect(!Everything.list.plan(text).isRefused, "\(text)")
    }
  }

  /// What is understood is run, known or not.
  @Test func otherQueriesAreRun() {
    let rows: [String] = [
      "", "tag:new-value", "tag:a -plain:b", "mood:angry", "name", "order:name", "paint:red or size>small",
    ]
    for text in rows {
      #expect(!Self.plan(text).isRefused, "\(text)")
      #expect(Self.plan(text).reading.ignored.isEmpty, "\(text)")
    }
  }

  /// In a list that ignores such terms, as Scryfall does, the plan is that of the other terms.
  /// Without any the query is refused, and does not find everything.
  @Test func whereTermsAreIgnoredOneIsEnough() {
    let fields = Everything.vocabulary.fields
    let vocabulary = Vocabulary(name: "ignoring", nameField: "name", fields: fields, quirks: [.ignoredTerms])
    let bound = FilterableField<Everything>(fields[0]) { _, _ in .nothing }
    let list = FilterableList<Everything>(vocabulary: vocabulary, fields: [bound])
    let query = AnalyzedQuery(parsing: "zzz:1 paint:rde", vocabulary: vocabulary)
    #expect(vocabulary.ignoresUnreadTerms)
    #expect(!Everything.vocabulary.ignoresUnreadTerms)
    let plan = FilterPlan(whole: query, for: list)
    #expect(plan.reading.refusal?.message == "every term is ignored" && !plan.findsEverything)
    #expect(FilterPlan(query, for: list).findsEverything)
    for text in ["zzz:1 \(fields[0].name):a", "", "()"] {
      let query = AnalyzedQuery(parsing: text, vocabulary: vocabulary)
      #expect(!FilterPlan(whole: query, for: list).isRefused, "\(text)")
    }
    #expect(query.diagnostics.filter { $0.id.name == "unknown-field" }.map { $0.severity } == [.warning])
  }

  /// The diagnostics of a query have an error exactly if its plan is refused, or its syntax is broken. What only the data
  /// knows, the days that a word stands for, is left out.
  @Test func errorsAndRefusalsAgree() {
    let fields =
      Everything.vocabulary.fields.filter { $0.name != "unbound" && $0.name != "day" }.flatMap {
        [$0.name] + $0.aliases
      } + ["zzz", ""]
    let values = [
      "a", "red", "rde", "small", "7", "7x", "1.5s", "2026", "2026-13", "easter", "w", "xyz", "{w}", "{q}", "new",
      "true",
      "/a/", "/(/", "\"\"", "\"red\"", "5-6", "a,b", "even", "name", "3f2504e0-4f89-11d3-9a0c-0305e82c3301", "-2h",
      "1e9",
    ]
    var refused = 0
    for field in fields {
      for operation in [":", "=", "!=", ">", "<="] {
        for value in values {
          let text = field.isEmpty ? value : field + operation + value
          let query = AnalyzedQuery(parsing: text, vocabulary: Everything.vocabulary)
          if query.parsed.outcome != .valid { continue }
          let plan = FilterPlan(whole: query, for: Everything.list)
          let hasError = query.diagnostics.contains { $0.severity == .error }
          #expect(plan.isRefused == hasError, "\(text): \(plan.reading.refusal?.message ?? "-") \(query.diagnostics)")
          if plan.isRefused { refused += 1 }
        }
      }
    }
    #expect(refused > 1_000)
  }
}
