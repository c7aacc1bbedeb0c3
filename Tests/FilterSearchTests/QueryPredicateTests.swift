import FilterSearch
import Foundation
import Testing
import _FilterTestSupport

/// A predicate finds what the query finds in memory, or more where it says so.
@Suite struct QueryPredicateTests {
  private struct Part: Sendable {
    enum State: String, CaseIterable, Codable, FilterableValue { case new, used, broken }

    var name: String
    var price: Double
    var count: Int
    var rank: Int32?
    var weight: Double?
    var isSold: Bool
    var state: State?
    var added: Date
    var seen: Date?
    var id: UUID
    var day: Date
  }

  private static let list = FilterableList<Part>(
    name: "parts", itemName: "part", itemNamePlural: "parts", nameField: "name",
    fields: [
      .text("name", rule: .collated) { $0.name }, .field("price", \.price), .field("count", \.count),
      .field("rank", \.rank), .field("weight", \.weight), .field("sold", \.isSold),
      .field("state", \.state), .field("added", \.added), .field("seen", \.seen), .field("id", \.id),
      .date("day") { $0.day },
    ])

  private static let fields: [PredicateField<Part>] = [
    .field("price", \.price), .field("count", \.count), .field("rank", \.rank), .field("weight", \.weight),
    .field("sold", \.isSold), .field("state", \.state), .field("added", \.added), .field("seen", \.seen),
    .field("day", \.day),
  ]

  private static let ids = (0..<4).map { UUID(uuidString: "5D131784-C1A3-463E-A37B-B720AF67AB6\($0)") ?? UUID() }
  private static let numbers = [
    -1, 0, 0.5, 19.99, 20, 20.000_000_4, 20.000_000_6, 40, 1e13, .infinity, -.infinity, .nan,
  ]
  private static let dates =
    ["2026-01-01T00:00:00Z", "2026-01-01T00:00:00.5Z", "2025-12-31T23:59:59Z", "2026-02-03T10:00:00Z"]
    .map { text in
      (try? Date(text, strategy: Date.ISO8601FormatStyle(includingFractionalSeconds: text.contains("."))))
        ?? .distantPast
    } + [.distantPast, .distantFuture]

  private static func part(_ random: inout SeededGenerator) -> Part {
    func some<Value>(_ values: [Value]) -> Value { random.pick(values) ?? values[0] }
    return Part(
      name: some(["Moss Lamp", "Table"]), price: some(numbers),
      count: some([.min, -3, 0, 1, 20, 9_300_000_000_000, .max]),
      rank: some([nil, 0, 3, 20, 255]), weight: some(numbers.map { .some($0) } + [nil]), isSold: random.chance(50),
      state: some(Part.State.allCases.map { .some($0) } + [nil]), added: some(dates),
      seen: some(dates.map { .some($0) } + [nil]),
      id: some(ids), day: some(dates))
  }

  private static let exactTerms = [
    "price<20", "price<=20", "price>19.99", "price=20", "price!=20", "price:20..40", "has:price", "count>=1", "count<0",
    "count!=1", "count>9223372036854", "rank<=3", "rank>=255", "has:rank", "no:rank", "rank:null", "weight>0.5",
    "weight<1",
    "no:weight", "sold:yes", "sold:no", "has:sold", "state:new", "state!=broken", "state:(new or used)", "has:state",
    "no:state",
    "added>=2026-01-01", "added:2026-01-01", "added<2026", "added!=2026-01-01T00:00:00", "seen>2025", "no:seen",
  ]
  private static let otherTerms = [
    "id:5d131784-c1a3-463e-a37b-b720af67ab61", "lamp", "name:mo", "price<count", "day>2026-01-01",
    "name=\"Table\"",
  ]

  private static func query(_ terms: [String], _ random: inout SeededGenerator, depth: Int = 3) -> String {
    let sign = random.chance(25) ? "-" : ""
    if depth == 0 || random.chance(35) { return sign + (random.pick(terms) ?? "") }
    let parts = (0...random.below(3)).map { _ in query(terms, &random, depth: depth - 1) }
    return sign + "(" + parts.joined(separator: random.chance(50) ? " or " : " ") + ")"
  }

  private static func law(_ text: String, isExact: Bool, _ parts: [Part]) -> String? {
    let query = AnalyzedQuery(parsing: text, vocabulary: list.vocabulary)
    let predicate = QueryPredicate(query, for: list, fields: fields)
    if let refusal = predicate.refusal { return "refused: \(refusal.message)" }
    if isExact, !predicate.isExact { return "left out: \(predicate.unexpressed.map { "\($0.text): \($0.reason)" })" }
    let filter = CompiledFilter(FilterPlan(whole: query, for: list), for: list)
    for part in parts {
      guard let found = try? predicate.predicate.evaluate(part) else { return "throws for \(part)" }
      let expected = filter.matches(part)
      if found != expected, predicate.isExact || expected { return "\(found) instead of \(expected) for \(part)" }
    }
    return nil
  }

  private func check(_ terms: [String], isExact: Bool, seed: UInt64) -> PropertyFailure? {
    var random = SeededGenerator(seed: seed)
    let parts = (0..<120).map { _ in Self.part(&random) }
    return checkProperty(
      "a predicate finds what the query finds", cases: PropertyCases.count(long: 250),
      seed: PropertyCases.seed(default: seed), generate: { Self.query(terms, &$0) }, shrink: { _ in terms },
      describe: { $0 }, law: { Self.law($0, isExact: isExact, parts) })
  }

  @Test func everyTermAlone() {
    var random = SeededGenerator(seed: 1)
    let parts = (0..<400).map { _ in Self.part(&random) }
    for term in Self.exactTerms {
      #expect(Self.law(term, isExact: true, parts) == nil, "\(term)")
      #expect(Self.law("-" + term, isExact: true, parts) == nil, "-\(term)")
    }
  }

  @Test func whatIsExpressedIsExact() { #expect(check(Self.exactTerms, isExact: true, seed: 2) == nil) }

  /// With terms that are left out, no item is missing.
  @Test func whatIsLeftOutHidesNothing() {
    #expect(check(Self.exactTerms + Self.otherTerms, isExact: false, seed: 3) == nil)
  }

  private func predicate(_ text: String, _ fields: [PredicateField<Part>] = fields) -> QueryPredicate<Part> {
    QueryPredicate(AnalyzedQuery(parsing: text, vocabulary: Self.list.vocabulary), for: Self.list, fields: fields)
  }

  @Test func termsThatAreLeftOutAreTold() {
    let told = predicate("lamp price<20 price<count -day>2026").unexpressed.map {
      "\($0.text): \($0.reason)"
    }
    #expect(
      told == [
        "lamp: the texts of 'name' are folded, which a predicate does not",
        "price<count: a predicate has no such comparison",
        "-day>2026: a predicate compares the property of 'day' otherwise",
      ])
    #expect(predicate("price<20", []).unexpressed.map { $0.reason } == ["no property for 'price'"])
    #expect(predicate("price<20").isExact)
    // The other operand of an alternative alone would hide items.
    var random = SeededGenerator(seed: 4)
    let part = Self.part(&random)
    #expect((try? predicate("(price<-99 or lamp)").predicate.evaluate(part)) == true)
  }

  @Test func aRefusedQueryFindsNothing() {
    let refused = predicate("prise<20")
    #expect(refused.refusal?.message == "'prise<20': unknown field")
    var random = SeededGenerator(seed: 5)
    #expect((try? refused.predicate.evaluate(Self.part(&random))) == false)
  }

  @Test func thousandsOfTermsAreLeftOut() {
    let text = (0..<2_000).map { "price!=\($0)" }.joined(separator: " ")
    let large = predicate(text)
    #expect(large.unexpressed.count == 2_000)
    #expect(large.unexpressed.first?.reason == "more than 200 terms")
    let most = predicate((0..<200).map { "price!=\($0)" }.joined(separator: " "))
    #expect(most.isExact)
    var random = SeededGenerator(seed: 6)
    #expect((try? most.predicate.evaluate(Self.part(&random))) != nil)
  }
}
