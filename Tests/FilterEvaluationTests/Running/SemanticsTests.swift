import FilterTestSupport
import FilterVocabulary
import Testing

@testable import FilterEvaluation
@testable import FilterSemantics

/// The meaning of each kind of term, on a few simple items.
@Suite struct SemanticsTests {
  static let toys: [Toy] = [
    toy("Lim-Dûl's Rat", "Whenever the rat taps,\ndraw a card.", "Pirate Rat", 1, 1, cost: "{2}{W}", colors: [1]),
    toy("Zed of the Tower", "Zed of the Tower eats you.", "Demigod", 3, 2, cost: "{W}{W}", colors: [1, 4]),
    toy("Fire // Ice", nil, "Time Lord — God", nil, 4, cost: nil, colors: [0]),
    Toy(
      name: "Twins", texts: ["first part", "second half"], kind: "Assembly-Rat", strength: [1, 5], size: [4, 4],
      weight: 3, colors: [2, 8], cost: "{W/U}{W/U}", tags: ["First Strike", "fast"], flags: ["new"],
      editions: [
        .init(box: "Alpha", rarity: "common", price: FixedNumber(2), day: "2020-01-15", number: "12a"),
        .init(box: "Beta", rarity: "mythic", price: nil, day: "2021-06-01", number: "★5"),
      ]),
  ]

  private static func toy(
    _ name: String, _ text: String?, _ kind: String, _ strength: Int?, _ size: Int?, cost: String?, colors: [UInt8]
  ) -> Toy {
    Toy(
      name: name, texts: [text], kind: kind, strength: [strength], size: [size], weight: strength.map { 2 * $0 },
      colors: colors, cost: cost, tags: [], flags: ["loud"],
      editions: [.init(box: "alpha", rarity: "rare", price: FixedNumber(1), day: "2020-06-01", number: "7")])
  }

  static let rat = 0
  static let zed = 1
  static let fire = 2
  static let twins = 3

  func check(_ query: String, _ expected: [Int], sourceLocation: SourceLocation = #_sourceLocation) {
    var engines = Engines(Self.toys)
    do throws(Disagreement) {
      let rows = try engines.rows(query)
      #expect(rows == expected, "\(query)", sourceLocation: sourceLocation)
    } catch {
      Issue.record("\(error)", sourceLocation: sourceLocation)
    }
  }

  @Test(arguments: [
    ("limdul", [rat]), ("lim-dul", [rat]), ("\"lim-dûl\"", [rat]), ("\"lim-dul\"", []), ("srat", [rat]),
    ("\"s rat\"", [rat]), ("ofthe", [zed]), ("fire-ice", [fire]), ("!fireice", [fire]), ("!fire", []),
    ("!\"Lim Dul's Rat\"", [rat]), ("n:twins", [twins]), ("-n:twins", [rat, zed, fire]),
  ])
  func names(query: String, expected: [Int]) { check(query, expected) }

  @Test(arguments: [
    ("o:\"draw a card\"", [rat]), ("o:DRAW", [rat]), ("o:\"taps, draw\"", []), ("o:\"first half\"", []),
    ("o:second", [twins]), ("-o:e", [fire]), ("o:~", [zed]), ("o:\"~ eats\"", [zed]), ("o:\"zed of the tower\"", [zed]),
  ])
  func texts(query: String, expected: [Int]) { check(query, expected) }

  @Test(arguments: [
    ("t:rat", [rat]), ("t:pirate", [rat]), ("t:god", [fire]), ("t:emigod", [zed]), ("t:\"time lord\"", [fire]),
    ("t:\"pirate rat\"", [rat]), ("t:\"rat pirate\"", []), ("t:assembly", [twins]), ("t:—", [fire]),
  ])
  func words(query: String, expected: [Int]) { check(query, expected) }

  @Test(arguments: [
    ("pow=1", [rat, twins]), ("pow>=3", [zed, twins]), ("pow!=1", [zed, twins]), ("-pow>=0", [fire]),
    ("pow>tou", [zed, twins]), ("pow=tou", [rat]), ("tou>pow", [twins]), ("mv:even", [rat, zed]), ("mv:odd", [twins]),
    ("mv>pow", [rat, zed, twins]), ("pow<=-1", []),
  ])
  func numbers(query: String, expected: [Int]) { check(query, expected) }

  @Test(arguments: [
    ("c:w", [rat, zed]), ("c:wb", []), ("c=b", [zed]), ("c:c", [fire]), ("c=1", [rat, zed, twins]),
    ("c:u c:r", [twins]),
    ("-c:w", [fire, twins]), ("c<=w", [rat, zed, fire]), ("c:m", []),
  ])
  func colors(query: String, expected: [Int]) { check(query, expected) }

  @Test(arguments: [
    ("m:w", [rat, zed]), ("m:2", [rat]), ("m={w}{w}", [zed]), ("m>w", [rat, zed]), ("m<=2ww", [rat, zed]),
    ("m:{u/w}", [twins]), ("devotion:ww", [zed]), ("devotion:{w/u}{w/u}", [twins]), ("devotion<ww", [rat, twins]),
    ("-m:w", [fire, twins]),
  ])
  func costs(query: String, expected: [Int]) { check(query, expected) }

  @Test(arguments: [
    ("tag:firststrike", [twins]), ("tag:\"first strike\"", [twins]), ("tag:strike", []), ("is:new", [twins]),
    ("not:new", [rat, zed, fire]), ("-not:new", [twins]), ("-is:loud", [twins]), ("e:alpha", [rat, zed, fire, twins]),
    ("e:gamma", []), ("cn:12a", [twins]), ("cn>=12", [twins]), ("cn=12", []), ("cn:★5", [twins]),
  ])
  func values(query: String, expected: [Int]) { check(query, expected) }

  /// Conditions on variants must hold for the same variant.
  @Test(arguments: [
    ("r:mythic e:beta", [twins]), ("r:mythic e:alpha", []), ("r>=rare", [rat, zed, fire, twins]), ("r<rare", [twins]),
    ("-r:mythic", [rat, zed, fire, twins]), ("-r:mythic e:beta", []), ("usd>=1", [rat, zed, fire, twins]),
    ("usd!=1", [twins]), ("-usd>=0", [twins]), ("-usd>=0 e:alpha", []), ("-(r:mythic or e:alpha)", []),
    ("r:mythic t:assembly", [twins]), ("r:rare or pow=5", [rat, zed, fire, twins]), ("usd<mv", [rat, zed, twins]),
  ])
  func variants(query: String, expected: [Int]) { check(query, expected) }

  @Test(arguments: [
    ("date=2020", [rat, zed, fire, twins]), ("date>2020", [twins]), ("date<2020-06", [twins]),
    ("date=2020-06", [rat, zed, fire]), ("date<=launch", [rat, zed, fire, twins]), ("date>launch", [twins]),
  ])
  func days(query: String, expected: [Int]) { check(query, expected) }

  @Test(arguments: [
    ("", [rat, zed, fire, twins]), ("t:rat or t:god", [rat, fire]), ("-(t:rat or t:god)", [zed, twins]),
    ("(t:rat or pow=3) c:w", [rat, zed]), ("t:rat t:god", []), ("!", [rat, zed, fire, twins]),
  ])
  func logic(query: String, expected: [Int]) { check(query, expected) }

  /// Unreadable and unanswered terms are ignored and reported.
  @Test(arguments: [
    ("t:rat foo:bar", [rat], ["foo:bar: unknown field"]),
    ("t:rat maker:hasbro", [rat], ["maker:hasbro: no data for 'maker'"]),
    ("is:secret or t:god", [fire], ["is:secret: no one knows the secrets"]),
    ("(is:secret) t:god", [fire], ["is:secret: no one knows the secrets"]),
    (
      "date>relaunch", [rat, zed, fire, twins],
      ["date>relaunch: 'relaunch' is not a date such as 2020, 2020-03 or 2020-03-17"]
    ),
    ("t:rat pow>big", [rat], ["pow>big: 'big' is not a number"]),
  ])
  func ignored(query: String, expected: [Int], ignored: [String]) {
    check(query, expected)
    #expect(Toy.list.plan(query).reading.ignored.map { "\($0.text): \($0.reason)" } == ignored)
  }

  /// A field may have an independent text in which `~` replaces the item.
  @Test func unrelatedTextsWithTheNameOfTheItem() {
    let list = FilterableList<String>(
      vocabulary: Vocabulary(
        name: "words", fields: [Field("o", .text, takesRegex: true, summary: "", phrase: "say {is}")]),
      fields: [
        FilterableField(
          Field("o", .text, takesRegex: true, summary: "", phrase: "say {is}"),
          selfReferringContent: { word, _ in .text("\(word.count) ~ xyz") }, content: { word, _ in .text(word) })
      ])
    let words = ["a", "ab", "abc", "~"]
    let store = ColumnStore(list, items: words)
    for (query, expected) in [
      ("o:\"2 ~\"", [1]), ("o:/^\\d ~ xyz$/", [0, 1, 2, 3]), ("o:~", [0, 1, 2, 3]), ("o:ab", [1, 2]),
    ] {
      let plan = list.plan(query)
      #expect(store.run(plan).rows() == expected, "\(query)")
      let filter = CompiledFilter(plan, for: list)
      #expect(words.indices.filter { filter.matches(words[$0]) } == expected, "\(query)")
    }
  }
}
