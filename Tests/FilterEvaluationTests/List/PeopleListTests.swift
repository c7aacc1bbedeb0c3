import FilterAST
import FilterAnalysis
import FilterExplanation
import FilterParser
import FilterRegex
import FilterSemantics
import FilterVocabulary
import Testing

@testable import FilterEvaluation

/// A list as the developer of an app would write it, with the means of the README alone.
private struct Person: Sendable, Equatable {
  var name: String
  var note: String?
  var shoe: Int?
  var income: DecimalNumber?
  var born: String?
  var blood: String?
  var size: String?
  var speaks: [String] = []
  var roles: [String] = []
  var traits: [String] = []
  var team: UInt8?

  static let list = FilterableList<Person>(
    name: "people", summary: "Everybody", itemName: "person", itemNamePlural: "people", nameField: "name",
    palettes: [
      Palette(
        "teams", colors: [.init("r", name: "red"), .init("g", name: "green"), .init("b", name: "blue")],
        noneWords: ["c"])
    ],
    dayWords: ["now"],
    fields: [
      .text("name", aliases: ["n"], summary: "First and last name", rule: .collated) { $0.name },
      .text("note") { $0.note },
      .number("shoe", aliases: ["s"], summary: "Shoe size") { $0.shoe },
      .decimal("income") { $0.income },
      .date("born") { $0.born.flatMap { DateSpan($0) } },
      .enumeration("blood", values: ["a", "b", "ab", "0"].map { FieldValue($0) }) { $0.blood },
      .enumeration("size", values: ["small", "medium", "large"].map { FieldValue($0) }, isOrdered: true) { $0.size },
      .values("speaks", values: [FieldValue("french"), FieldValue("german")]) { $0.speaks },
      .values("role", values: [FieldValue("admin"), FieldValue("guest")], isClosed: true) { $0.roles },
      .flags(values: [FieldValue("member"), FieldValue("retired")]) { $0.traits },
      .colors("team", palette: "teams") { $0.team.map { ColorSet(bits: $0) } },
    ], namedDay: { $0 == "now" ? DateSpan("2024-01-01") : nil })

  static let everybody = [
    Person(
      name: "Marie Curie", note: "Two prizes.", shoe: 38, income: DecimalNumber(1_500_000, power: -6),
      born: "1867-11-07",
      blood: "ab", size: "small", speaks: ["French", "polish"], roles: ["admin"], traits: ["retired"], team: 1),
    Person(
      name: "Martín Müller", shoe: 44, income: DecimalNumber(2), born: "1990-05-01", blood: "a", size: "large",
      speaks: ["german"], roles: ["admin", "guest"], traits: ["member"], team: 6),
    Person(name: "Omar", note: "", born: "2024-01-01", team: 0),
  ]
}

@Suite struct PeopleListTests {
  private static let (marie, martin, omar) = (0, 1, 2)

  private func check(_ query: String, _ expected: [Int], sourceLocation: SourceLocation = #_sourceLocation) {
    let people = Person.list
    let store = ColumnStore(people, items: Person.everybody)
    let plan = people.plan(query)
    #expect(store.run(plan).rows() == expected, "\(query)", sourceLocation: sourceLocation)
    #expect(
      people.filter(query, in: Person.everybody) == expected.map { Person.everybody[$0] }, "\(query)",
      sourceLocation: sourceLocation)
    #expect(
      CompiledFilter(plan, for: people).count(Person.everybody) == expected.count, "\(query)",
      sourceLocation: sourceLocation)
    #expect(store.rows(plan, limit: 9) == expected, "\(query)", sourceLocation: sourceLocation)
    #expect(plan.reading.ignored.isEmpty, "\(query)", sourceLocation: sourceLocation)
  }

  @Test func queries() {
    let rows: [(String, [Int])] = [
      ("mar", [Self.marie, Self.martin, Self.omar]), ("muller", [Self.martin]), ("martin", [Self.martin]),
      ("\"martin\"", []), ("!omar", [Self.omar]),
      ("!mar", []), ("n:curie", [Self.marie]), ("name:/^m/", [Self.marie, Self.martin]),
      ("note:prizes", [Self.marie]), ("-note:prizes", [Self.martin, Self.omar]), ("note:/^$/", [Self.omar]),
      ("shoe=38", [Self.marie]), ("s>38", [Self.martin]), ("shoe!=38", [Self.martin]),
      ("-shoe=38", [Self.martin, Self.omar]),
      ("shoe>income", [Self.marie, Self.martin]), ("income<shoe", [Self.marie, Self.martin]),
      ("income=1.5", [Self.marie]), ("income>1.5", [Self.martin]), ("income<=2", [Self.marie, Self.martin]),
      ("born<1900", [Self.marie]), ("born:1990-05", [Self.martin]), ("born>=1990", [Self.martin, Self.omar]),
      ("born:now", [Self.omar]),
      ("born<now", [Self.marie, Self.martin]),
      ("blood:ab", [Self.marie]), ("blood=a", [Self.martin]), ("-blood:ab", [Self.martin, Self.omar]),
      ("size>small", [Self.martin]), ("size<=medium", [Self.marie]), ("size!=large", [Self.marie]),
      ("-size:large", [Self.marie, Self.omar]),
      ("speaks:french", [Self.marie]), ("speaks:Polish", [Self.marie]), ("speaks:dutch", []),
      ("role:admin", [Self.marie, Self.martin]), ("role:admin -role:guest", [Self.marie]),
      ("is:member", [Self.martin]), ("-is:member", [Self.marie, Self.omar]),
      ("team:r", [Self.marie]), ("team:gb", [Self.martin]), ("team:c", [Self.omar]), ("team=2", [Self.martin]),
      ("team>=r", [Self.marie]),
      ("mar shoe>=40 -blood:ab", [Self.martin]), ("(is:member or is:retired) size:small", [Self.marie]),
      ("", [Self.marie, Self.martin, Self.omar]),
    ]
    for (query, expected) in rows {
      check(query, expected)
    }
  }

  /// The vocabulary made from the fields: kinds, aliases, operators, words for explanations.
  @Test func vocabulary() throws {
    let vocabulary = Person.list.vocabulary
    #expect(vocabulary.name == "people")
    #expect(vocabulary.itemNamePlural == "people")
    #expect(vocabulary.nameField == "name")
    #expect(
      vocabulary.fields.map { $0.name } == [
        "name", "note", "shoe", "income", "born", "blood", "size", "speaks", "role", "is", "team",
      ])
    #expect(
      vocabulary.fields.map { $0.kind } == [
        .text, .text, .number, .number, .date, .enumeration, .orderedEnumeration, .catalog, .enumeration, .flag,
        .colors,
      ])
    #expect(vocabulary.field(named: "s")?.name == "shoe")
    #expect(vocabulary.field(named: "shoe")?.summary == "Shoe size")
    #expect(vocabulary.field(named: "shoe")?.isWhole == true)
    #expect(vocabulary.field(named: "income")?.isWhole == false)
    #expect(vocabulary.field(named: "name")?.takesRegex == true)
    #expect(vocabulary.field(named: "blood")?.isClosed == true)
    #expect(vocabulary.field(named: "speaks")?.isClosed == false)
    #expect(vocabulary.field(named: "team")?.colon == .greaterOrEqual)
    #expect(vocabulary.field(named: "blood")?.values.map { $0.text } == ["a", "b", "ab", "0"])
    for field in vocabulary.fields {
      #expect(field.phrase.contains("{is}") || field.phrase.contains("{value}"), "\(field.name)")
    }
  }

  /// Diagnostics and explanations need nothing but the list.
  @Test func diagnostics() {
    let rows: [(String, Int)] = [
      ("shoe>=40", 0), ("shoo>=40", 1), ("blood:c", 1), ("shoe:big", 1), ("is:famous", 1), ("speaks:klingon", 0),
      ("born>someday", 1), ("role:boss shoe:x", 2),
    ]
    for (query, errors) in rows {
      let analyzed = AnalyzedQuery(parsing: query, vocabulary: Person.list.vocabulary)
      #expect(analyzed.leaves.filter { $0.error != nil }.count == errors, "\(query)")
      #expect(Person.list.plan(query).reading.ignored.count == errors, "\(query)")
      #expect(analyzed.diagnostics.isEmpty == (errors == 0), "\(query): \(analyzed.diagnostics)")
    }
  }

  @Test func explanations() {
    func explanation(_ query: String) -> String {
      AnalyzedQuery(parsing: query, vocabulary: Person.list.vocabulary).englishExplanation.description
    }
    #expect(explanation("shoe>=40") == "people with shoe at least 40")
    #expect(explanation("speaks:french").contains("among their speaks"))
    #expect(explanation("is:member") == "member people")
  }

  /// The five lines of the README.
  @Test func fiveLines() {
    let people = FilterableList<Person>(
      name: "people", nameField: "name",
      fields: [.text("name", rule: .collated) { $0.name }, .number("shoe") { $0.shoe }])
    let store = ColumnStore(people, items: Person.everybody)
    #expect(people.filter("mar shoe>=40", in: Person.everybody).map { $0.name } == ["Martín Müller"])
    #expect(store.run(people.plan("mar shoe>=40")).count == 1)
    #expect(store.run(people.plan("blood:ab")).count == 3)
    #expect(people.plan("blood:ab").reading.ignored.map { $0.reason } == ["unknown field"])
  }

  /// `!` compares whole names for any rule of the name field.
  @Test(arguments: [TextRule.literal, .collated, .words, .whole])
  func wholeNames(rule: TextRule) {
    let people = FilterableList<Person>(
      name: "people", nameField: "name", fields: [.text("name", rule: rule) { $0.name }])
    let store = ColumnStore(people, items: Person.everybody)
    for (query, expected) in [("!omar", [2]), ("!\"Martin Müller\"", [1]), ("!mar", [])] {
      #expect(store.run(people.plan(query)).rows() == expected, "\(query)")
      #expect(people.filter(query, in: Person.everybody) == expected.map { Person.everybody[$0] })
    }
  }
}

@Suite struct FilterableListTests {
  private func field(_ name: String, _ value: Int) -> FilterableField<Int> { .number(name) { _ in value } }

  /// Of two bindings with one name the first counts; one of another vocabulary is left out.
  @Test func bindings() {
    let vocabulary = Vocabulary(
      name: "n", fields: [field("a", 0).field, field("b", 0).field, field("c", 0).field])
    let list = FilterableList<Int>(
      vocabulary: vocabulary, fields: [field("b", 1), field("x", 9), field("b", 2), field("a", 3)])
    #expect(list.bindings.map { $0 != nil } == [true, true, false])
    #expect(list.filter("b=1 a=3", in: [0]) == [0])
    #expect(list.filter("b=2", in: [0]) == [])
    #expect(list.plan("c=1").reading.ignored.map { $0.reason } == ["no data for 'c'"])
    #expect(list.variantCount(7) == 1)
    #expect(list.namedDay("now") == nil)
  }

  /// A list whose variant count is zero or negative has one variant per item.
  @Test(arguments: [0, -5, 1]) func variantCounts(count: Int) {
    let list = FilterableList<Int>(
      name: "n", fields: [.number("a") { $0 }], variantCount: { _ in count })
    let store = ColumnStore(list, items: [1, 2])
    #expect(store.variantCount == 2)
    #expect(store.run(list.plan("a=2")).rows() == [1])
    #expect(list.filter("a=2", in: [1, 2]) == [2])
    #expect(list.filter("-a=2", in: [1, 2]) == [1])
  }

  /// A field that mirrors another has its content; if that does not exist, its own.
  @Test func mirrors() {
    func flags(_ name: String, _ kind: ValueKind, mirrors: String, _ content: [String]) -> FilterableField<Int> {
      FilterableField(
        Field(name, kind, isClosed: true, values: [FieldValue("new")], summary: "", phrase: "are {is}"),
        mirrors: mirrors
      ) { _, _ in .values(content) }
    }
    let table: [(String, String, [Int], [Int])] = [
      // What `not` mirrors, what `has` mirrors, and what `not:new` and `has:new` find.
      ("is", "is", [], [0]), ("nowhere", "nowhere", [0], []), ("not", "has", [0], []), ("has", "not", [0], []),
      ("has", "is", [0], [0]), ("", "", [0], []),
    ]
    for (ofNot, ofHas, expectedNot, expectedHas) in table {
      let list = FilterableList<Int>(
        name: "n",
        fields: [
          flags("is", .flag, mirrors: "", ["new"]), flags("not", .absentFlag, mirrors: ofNot, []),
          flags("has", .flag, mirrors: ofHas, []),
        ])
      let store = ColumnStore(list, items: [7])
      for (query, expected) in [("not:new", expectedNot), ("has:new", expectedHas), ("is:new", [0])] {
        #expect(store.run(list.plan(query)).rows() == expected, "\(query) where not mirrors \(ofNot), has \(ofHas)")
      }
    }
  }

  /// United fields are searched by the rule of the field in the query.
  @Test func unitedFieldsOfOtherRules() {
    let list = FilterableList<[String]>(
      name: "n", nameField: "name",
      fields: [
        FilterableField(
          FilterableField<[String]>.text("name") { $0[0] }.field, textRule: .collated, unites: ["other", "gone"]
        ) {
          item, _ in .text(item[0])
        },
        .text("other") { $0[1] },
      ])
    let items = [["Zed", "Lim-Dûl"], ["Lim Dul", "Zed"], ["a", "b"]]
    let store = ColumnStore(list, items: items)
    for (query, expected) in [
      ("limdul", [0, 1]), ("\"lim-dûl\"", [0]), ("other:limdul", []), ("other:lim-dûl", [0]), ("!limdul", [1]),
      ("name:/z.d/", [0, 1]), ("-limdul", [2]),
    ] {
      #expect(store.run(list.plan(query)).rows() == expected, "\(query)")
      #expect(list.filter(query, in: items) == expected.map { items[$0] }, "\(query)")
    }
  }
}
