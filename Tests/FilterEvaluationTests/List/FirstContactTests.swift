import FilterAST
import FilterVocabulary
import Testing

@testable import FilterEvaluation
@testable import FilterSemantics

/// A list made of the types that an app has, without conversions.
private struct Issue: Sendable {
  enum State: String, CaseIterable {
    case open, closed
    case inProgress = "in-progress"
  }
  enum Level: String, CaseIterable { case low, medium, high }

  var title: String
  var state: State
  var level: Level?
  var effort: Double?
  var rate: Float = 0
  var took: Duration?
  var created: Int64
  var size: Int
  var file: String
  var isDone: Bool?

  static let list = FilterableList<Issue>(
    name: "issues", itemName: "issue", itemNamePlural: "issues", nameField: "title",
    fields: [
      .text("title") { $0.title },
      .enumeration("state") { $0.state },
      .enumeration("level", isOrdered: true) { $0.level },
      .enumeration("color", values: ["red", "green"]) { $0.title == "Crash" ? "red" : nil },
      .decimal("effort") { $0.effort },
      .decimal("rate") { $0.rate },
      .duration("took") { $0.took },
      .instant("created", aliases: ["at"]) { $0.created },
      .size("size") { $0.size },
      .path("file") { $0.file },
      .boolean("done") { $0.isDone },
    ], now: { 1_767_268_800_000_000 })

  static let all = [
    Issue(
      title: "Crash", state: .open, level: .high, effort: 0.1 + 0.2, rate: 0.5, took: .milliseconds(1_500),
      created: 1_767_261_600_000_000, size: 10_485_760, file: "/src/app/main.swift", isDone: false),
    Issue(
      title: "Typo", state: .inProgress, effort: .nan, took: .seconds(90), created: 0, size: 0, file: "docs/a.md",
      isDone: true),
    Issue(title: "Old", state: .closed, level: .low, effort: .infinity, created: .min, size: .max, file: ""),
  ]
}

@Suite struct FirstContactTests {
  /// 2026-01-01T12:00Z is now.
  @Test func queries() {
    let table: [(String, [String])] = [
      ("state:open", ["Crash"]), ("state:inprogress", ["Typo"]), ("level>low", ["Crash"]), ("level<=low", ["Old"]),
      ("color:red", ["Crash"]), ("effort=0.30000000000000004", ["Crash"]), ("effort>1000", ["Old"]),
      ("rate=0.5", ["Crash"]),
      ("took>1s", ["Crash", "Typo"]), ("took=1500ms", ["Crash"]), ("took:1m30s", ["Typo"]),
      ("at:2026-01-01T10", ["Crash"]), ("at>-3h", ["Crash"]), ("at<today", ["Typo", "Old"]), ("at:today", ["Crash"]),
      ("at:1970-01-01", ["Typo"]), ("size:10MiB", ["Crash"]), ("size>8EB", ["Old"]), ("file:src/**", ["Crash"]),
      ("file:*.md", ["Typo"]), ("done:yes", ["Typo"]), ("done!=true", ["Crash"]), ("-done:true", ["Crash", "Old"]),
      ("done:no at>=2026 file:/src", ["Crash"]),
    ]
    for (query, titles) in table {
      #expect(Issue.list.filter(query, in: Issue.all).map { $0.title } == titles, "\(query)")
      let store = ColumnStore(Issue.list, items: Issue.all)
      #expect(store.run(Issue.list.plan(query)).rows().map { Issue.all[$0].title } == titles, "\(query)")
    }
  }

  @Test func withoutAClockRelativeInstantsAreUnanswered() {
    let list = FilterableList<Issue>(vocabulary: Issue.list.vocabulary, fields: [.instant("created") { $0.created }])
    let plan = list.plan("created>-2h")
    #expect(plan.reading.ignored.map { $0.reason } == ["this list has no clock for '-2h'"])
    #expect(plan.reading.ignored.allSatisfy { $0.isUnanswered })
    #expect(list.plan("created>2026").reading.ignored.isEmpty)
  }

  @Test func phrasesAndValues() {
    let vocabulary = Issue.list.vocabulary
    #expect(vocabulary.field(named: "state")?.values.map { $0.text } == ["open", "closed", "in-progress"])
    #expect(vocabulary.field(named: "done")?.phrase == "are done")
    #expect(vocabulary.field(named: "took")?.phrase == "whose took is {is}")
    let value: FieldValue = "open"
    #expect(value == FieldValue("open", aliases: []))
  }
}
