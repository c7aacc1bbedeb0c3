import FilterAST
import FilterParser
import FilterSemantics
import FilterText
import FilterVocabulary
import Testing

@testable import FilterEvaluation

/// Queries that are made of values, not of a text: a scope with a name from outside.
@Suite struct QueryOfValuesTests {
  private struct Note: Sendable {
    let owner: String
    let size: Int
    let day: DateSpan?
  }

  private static let list = FilterableList<Note>(
    name: "notes",
    fields: [
      .text("owner") { $0.owner }, .number("size") { $0.size }, .date("day") { $0.day },
    ])

  private static let owners = [
    "ann", "bob", "ann,bob", "ann bob", "*", "a*", "null", "$me", "1..3", "2", "a|b", "[a", "~a", "!=a", "-ann", "or",
    "a/b", "/ann/", "/ann", "\"ann\"", "owner:ann", "(ann or bob)", "ann or bob", "", " ", "\\", "{ann}", "not", "in",
  ]
  private static let notes = owners.map { Note(owner: $0, size: -3, day: nil) }

  /// A value from outside finds what is equal to it, and nothing else.
  @Test func aScopeIsNeverWidened() {
    for owner in Self.owners {
      let scope = FilterQuery.filter("owner", .equal, Self.list.value(owner, of: "owner"))
      let found = Self.list.filter(scope, in: Self.notes).map { $0.owner }
      #expect(
        found.allSatisfy { $0.lowercased() == owner } && (owner == " " || found.contains(owner)), "\(owner): \(found)")
      // The same by its text, with a query that a person types.
      let typed = Self.list.parse("size:-3 or size:1").query
      let both = typed.map { scope && $0 } ?? scope
      #expect(Self.list.filter(Self.list.text(of: both), in: Self.notes).map { $0.owner } == found, "\(owner)")
    }
  }

  @Test func valuesReadAsTheirFieldDoes() {
    for (text, field, found) in [("-3", "size", Self.owners.count), ("3", "size", 0)] {
      guard let name = FieldName(exactly: field) else { continue }
      let query = FilterQuery.filter(name, .equal, Self.list.value(text, of: name))
      #expect(Self.list.filter(query, in: Self.notes).count == found, "\(text)")
    }
  }

  /// A list without a clock gets one.
  @Test func aClockIsSupplied() {
    let items = [
      Note(owner: "a", size: 1, day: DateSpan("2026-01-02")), Note(owner: "b", size: 1, day: DateSpan("2020")),
    ]
    #expect(Self.list.plan("day>-7d").diagnostics.map { $0.severity } == [.warning])
    #expect(
      FilterPlan(whole: AnalyzedQuery(parsing: "day>-7d", vocabulary: Self.list.vocabulary), for: Self.list)
        .diagnostics.map { $0.message } == ["'day>-7d': this list has no clock for '-7d'; the query is refused"])
    let clocked = Self.list.withClock { 1_767_355_200_000_000 }
    #expect(clocked.filter("day>-7d", in: items).map { $0.owner } == ["a"])
    #expect(clocked.filter("-day>-7d", in: items).map { $0.owner } == ["b"])
    #expect(clocked.withClock { nil }.plan("day>-7d").diagnostics.isEmpty)
  }
}
