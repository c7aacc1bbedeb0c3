import FilterAST
import FilterExplanation
import FilterParser
import FilterSemantics
import FilterText
import FilterVocabulary
import Foundation
import Testing

@testable import FilterEvaluation

/// Fields made of properties, whose types decide the kinds.
@Suite struct FilterableValueTests {
  private enum Priority: String, CaseIterable, FilterableValue { case low, high }

  private struct Ticket: Sendable {
    var title = "Lamp"
    var note: String?
    var count = 3
    var weights: [Double] = []
    var price = Decimal(string: "19.99")
    var rate: Decimal = 0.5
    var id = UUID(uuidString: "5d131784-c1a3-463e-a37b-b720af67ab62")
    var links: [URL] = [URL(string: "https://example.com/docs/api?x=1")!]
    var added = Date(timeIntervalSince1970: 1_767_225_600)  // 2026-01-01
    var seen: [Date] = [Date(timeIntervalSince1970: 0), Date(timeIntervalSince1970: 86_400)]
    var took = Measurement(value: 1.5, unit: UnitDuration.minutes)
    var waits: [Measurement<UnitDuration>]? = [Measurement(value: 2, unit: .seconds)]
    var isDone = false
    var checks: [Bool] = [true, false]
    var isPaid: Bool?
    var tags = ["new", "On Hold"]
    var priority: Priority? = .high
    var born: DateSpan? = DateSpan("1984-05")
    var lap: Duration = .milliseconds(1_250)
  }

  private static let list = FilterableList<Ticket>(
    name: "tickets", itemName: "ticket", nameField: "title",
    fields: [
      .field("title", \.title), .field("note", \.note), .field("count", aliases: ["n"], \.count),
      .field("weights", \.weights), .field("price", \.price), .field("rate", \.rate), .field("id", \.id),
      .field("links", \.links), .field("added", \.added), .field("seen", \.seen), .field("took", \.took),
      .field("waits", \.waits), .field("done", \.isDone), .field("checks", \.checks), .field("paid", \.isPaid),
      .field("tags", \.tags), .field("priority", \.priority), .field("born", \.born), .field("lap", \.lap),
      .decimal("cost") { (ticket: Ticket) -> Decimal? in ticket.price },
      .duration("length") { (ticket: Ticket) -> Measurement<UnitDuration>? in ticket.took },
    ])

  /// Item by item and over columns alike.
  private func finds(_ query: String, _ ticket: Ticket = Ticket()) -> Bool {
    let items = Self.list.filter(query, in: [ticket]).count
    let plan = Self.list.plan(query)
    #expect(plan.reading.ignored == [], "\(query)")
    #expect(ColumnStore(Self.list, items: [ticket]).run(plan).count == items, "\(query)")
    return items == 1
  }

  @Test func eachTypeIsFoundByItsTerms() {
    let table: [(finds: String, not: String)] = [
      ("title:lamp", "title:tub"), ("count=3", "count>3"), ("n:3", "n<3"), ("price=19.99", "price<19.99"),
      ("rate:0.5", "rate>0.5"), ("id:5D131784-c1a3-463e-a37b-b720af67ab62", "-id:5d131784-c1a3-463e-a37b-b720af67ab62"),
      ("links:/docs/api", "links:/blog"), ("links~example.com", "links~example.org"),
      ("added:2026-01-01", "added<2026"), ("seen:1970-01-02", "seen:1970-01-03"), ("seen<1970-01-02", "seen>1971"),
      ("took=90s", "took>1m30s"), ("waits>1s", "waits>2s"), ("done:no", "done:yes"), ("checks:true", "-checks:false"),
      ("tags:new", "tags:old"), ("tags:\"on hold\"", "tags=on"), ("priority:high", "priority:low"),
      ("born>=1984", "born<1984"), ("lap:1250ms", "lap<1s"), ("cost>19", "cost>20"), ("length:90s", "length:91s"),
    ]
    for row in table {
      #expect(finds(row.finds), "\(row.finds)")
      #expect(!finds(row.not), "\(row.not)")
    }
  }

  /// A missing value, an empty array and a number that is none fail every comparison.
  @Test func whatIsMissingIsNeverFound() {
    var ticket = Ticket()
    (ticket.price, ticket.id, ticket.waits, ticket.priority, ticket.born) = (nil, nil, nil, nil, nil)
    (ticket.links, ticket.seen, ticket.checks, ticket.tags, ticket.weights) = ([], [], [], [], [.nan])
    ticket.rate = .nan
    ticket.took = Measurement(value: .nan, unit: .seconds)
    for field in ["price", "waits", "born", "weights", "rate", "took", "seen"] {
      #expect(
        !finds(
          "\(field)>=0001 or \(field)<0001".replacing(
            "0001", with: field.hasPrefix("b") || field == "seen" ? "1900" : "0"), ticket), "\(field)")
    }
    for query in ["has:id", "has:priority", "has:links", "has:checks", "has:tags", "has:paid", "has:note"] {
      #expect(!finds(query, ticket), "\(query)")
    }
    #expect(
      finds(
        "paid:yes",
        {
          var ticket = Ticket()
          ticket.isPaid = true
          return ticket
        }()))
    #expect(
      finds(
        "weights>1 weights<1",
        {
          var ticket = Ticket()
          ticket.weights = [0.5, 1.5]
          return ticket
        }()))
  }

  @Test func theKindFollowsFromTheType() {
    let kinds = Self.list.vocabulary.fields.prefix(19).map { $0.kind }
    #expect(
      kinds == [
        .text, .text, .number, .number, .number, .number, .uuid, .path, .instant, .instant, .duration, .duration,
        .boolean, .boolean, .boolean, .catalog, .enumeration, .date, .duration,
      ])
    let many = Self.list.vocabulary.fields.filter { $0.multiplicity == .many }.map { $0.name }
    #expect(many == ["weights", "links", "seen", "waits", "checks", "tags"])
    #expect(Self.list.vocabulary.field(named: "priority")?.values.map { $0.text } == ["low", "high"])
  }

  @Test func aTextHasAPhraseAndACatalog() {
    let list = FilterableList<Ticket>(
      name: "tickets", itemNamePlural: "tickets", nameField: "title",
      fields: [
        .text("title") { $0.title },
        .text("by", catalog: "authors", phrase: "were written by {value}") { $0.note },
        .field("count", phrase: "come {value} times", \.count),
      ])
    #expect(list.vocabulary.field(named: "by")?.catalogs == ["authors"])
    func words(_ query: String) -> String {
      AnalyzedQuery(parsing: query, vocabulary: list.vocabulary).englishExplanation.description
    }
    #expect(list.vocabulary.field(named: "by")?.phrase == "were written by {value}")
    #expect(words("count=3").contains("come 3 times"), "\(words("count=3"))")
  }

  /// The counted list has one vocabulary for all, and finds the same.
  @Test func aCountedListHasTheValuesAndACatalogOfNames() {
    let items = [Ticket(), Ticket(title: "Lamp"), Ticket(title: "Tub", tags: ["new"])]
    let store = ColumnStore(Self.list, items: items)
    let counted = Self.list.counting(in: store)
    #expect(counted.vocabulary.field(named: "tags")?.values.map { $0.text } == ["new", "On Hold"])
    #expect(counted.vocabulary.field(named: "tags")?.values.map { $0.frequency } == [3, 2])
    #expect(counted.nameCatalog == "ticket-names" && Self.list.nameCatalog == nil)
    #expect(counted.names(of: items) == ["Lamp", "Tub"])
    for query in ["tags:new", "lamp", "-lamp price>1", "tags:\"on hold\" or tub", ""] {
      #expect(store.run(counted.plan(query)) == store.run(Self.list.plan(query)), "\(query)")
      #expect(counted.filter(query, in: items).count == store.run(counted.plan(query)).count, "\(query)")
    }
    let unnamed = FilterableList<Ticket>(name: "x", fields: [.field("count", \.count)])
    #expect(
      unnamed.names(of: items) == [] && unnamed.counting(in: ColumnStore(unnamed, items: items)).nameCatalog == nil)
  }

  @Test func decimalsAreExact() {
    let table: [(String, String?)] = [
      ("19.99", "19.99"), ("-0.1", "-0.1"), ("0.0000004", "0.0000004"), ("0.0000005", "0.0000005"), ("1e3", "1000"),
      ("-1.2345675", "-1.2345675"), ("99999999999999999999", "99999999999999999999"),
    ]
    for (text, expected) in table {
      #expect(Decimal(string: text).flatMap { DecimalNumber($0) }?.description == expected, "\(text)")
    }
    #expect(DecimalNumber(Decimal.nan) == nil)
  }

  /// A name with capital letters is that of the data: queries find it in any letter case, in lists of both makes.
  @Test func namesMayHaveCapitals() {
    let fields: [FilterableField<Ticket>] = [
      .text("title") { $0.title }, .field("itemCount", aliases: ["iC"], \.count),
      .size("Weight") { (ticket: Ticket) -> Int? in ticket.count }.worded("take {is} on disk"),
    ]
    let list = FilterableList<Ticket>(name: "tickets", nameField: "title", fields: fields)
    for query in ["itemCount=3", "itemcount=3", "ITEMCOUNT>2", "ic:3", "weight>=3b"] {
      #expect(list.filter(query, in: [Ticket()]).count == 1, "\(query)")
      #expect(list.filter("-" + query, in: [Ticket()]).isEmpty, "\(query)")
    }
    #expect(list.vocabulary.fields.map { $0.name } == ["title", "itemcount", "weight"])
    #expect(list.vocabulary.fields.map { $0.sources } == [[], ["itemCount"], ["Weight"]])
    #expect(list.vocabulary.fields[1].aliases == ["ic"])
    let bound = FilterableList(vocabulary: list.vocabulary, fields: fields)
    #expect(bound.filter("itemcount:3 weight>=3b", in: [Ticket()]).count == 1)
  }

  @Test func phrasesAreReplaced() {
    let field = FilterableField<Ticket>.size("weight") { (ticket: Ticket) -> Int? in ticket.count }
    let list = FilterableList<Ticket>(name: "tickets", fields: [field.worded("take {is} on disk")])
    let query = AnalyzedQuery(parsing: "weight>=3MB", vocabulary: list.vocabulary)
    #expect(query.englishExplanation.description == "items that take at least 3 MB on disk")
  }

  /// A parsed query finds what its text does, also one of another syntax, which is read again.
  @Test(arguments: ["count=3 -title:tub", "count>3", "title:lamp or done:yes", "count:(3 or 4)", "title:lamp (", ""])
  func parsedQueriesAreRun(query: String) {
    for syntax in [SyntaxOptions.lists, .cards] {
      let parsed = ParsedQuery(parsing: query, syntax: syntax)
      #expect(Self.list.filter(parsed, in: [Ticket()]).count == Self.list.filter(query, in: [Ticket()]).count)
      #expect(Self.list.plan(parsed).reading == Self.list.plan(query).reading)
    }
  }
}
