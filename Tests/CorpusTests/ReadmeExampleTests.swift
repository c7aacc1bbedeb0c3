import FilterQueryKit
import Testing
import _FilterTestSupport

/// The Swift example of the README. `ReadmeTests` checks that the two are the same.
@Suite struct ReadmeExampleTests {
  /// Each value that the example prints is the one in the comment after it.
  @Test func theExamplePrintsWhatItSays() throws {
    var printed: [String] = []
    func print(_ value: Any) { printed.append("\(value)") }

    let parsed = ParsedQuery(parsing: "-t:elf (c:g or")
    print(parsed.outcome)  // recovered
    print(parsed.query?.canonicalText ?? "")  // -t:elf c:g
    print(parsed.autoclosed.description)  // -t:elf (c:g)

    let query: FilterQuery<FilterTerm> =
      .filter("o", .colon, "draw a card") && -(.name("bolt") || .exactName("Fire // Ice"))
    print(query.canonicalText)  // o:"draw a card" -(bolt or !"Fire // Ice")

    let analyzed = AnalyzedQuery(parsing: "t:elf f:modren mv>3 mv<2", vocabulary: .scryfall)
    print(analyzed.diagnostics.map { $0.id.name })  // ["unknown-value", "contradiction"]

    let names = CompletionCatalog("card-names", entries: [CatalogEntry("Ember Lantern"), CatalogEntry("Reed Hut")])
    let engine = CompletionEngine(vocabulary: .scryfall, catalogs: CompletionCatalogs([names]))
    print(engine.complete("t:elf embr lan", at: 14).items[0].label)  // Ember Lantern

    struct Person {
      let name: String
      let shoeSize: Int
    }
    let people = FilterableList<Person>(
      name: "people", nameField: "name",
      fields: [.text("name", rule: .collated) { $0.name }, .number("shoe") { $0.shoeSize }])
    print(people.filter("mar shoe>=40", in: [Person(name: "Maria", shoeSize: 41)]).count)  // 1

    #expect(
      printed == [
        "recovered", "-t:elf c:g", "-t:elf (c:g)", #"o:"draw a card" -(bolt or !"Fire // Ice")"#,
        #"["unknown-value", "contradiction"]"#, "Ember Lantern", "1",
      ])
  }

  @Test func savedQueriesSurvive() {
    expectRoundTrip("t:elf or -c:g")
    expectRoundTrip("T:Elf  (c:G)", canonical: "t:Elf c:G")
    expectRoundTrips(ofDocument: "# a comment\nt:elf or\n  -c:g\n\nbolt")
  }

  /// The message of the assertion for a query that does not round-trip.
  @Test func aBrokenQueryDoesNot() {
    #expect(RoundTrip("t:elf").difference() == nil)
    #expect(
      RoundTrip("t:elf").difference(canonical: "type:elf") == """
        `t:elf`
          prints as  `t:elf`
          instead of `type:elf`
        """)
    #expect(
      RoundTrip("t:elf or").difference() == """
        `t:elf or`
          is not valid but recovered
          t:elf or
                  ^ missing term after 'or'
        """)
  }
}
