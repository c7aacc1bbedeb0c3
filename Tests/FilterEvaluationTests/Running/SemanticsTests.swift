import FilterText
import FilterVocabulary
import Testing
import _FilterTestSupport

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
        .init(box: "Alpha", rarity: "common", price: DecimalNumber(2), day: "2020-01-15", number: "12a"),
        .init(box: "Beta", rarity: "mythic", price: nil, day: "2021-06-01", number: "★5"),
      ]),
  ]

  private static func toy(
    _ name: String, _ text: String?, _ kind: String, _ strength: Int?, _ size: Int?, cost: String?, colors: [UInt8]
  ) -> Toy {
    Toy(
      name: name, texts: [text], kind: kind, strength: [strength], size: [size], weight: strength.map { 2 * $0 },
      colors: colors, cost: cost, tags: [], flags: ["loud"],
      editions: [.init(box: "alpha", rarity: "rare", price: DecimalNumber(1), day: "2020-06-01", number: "7")])
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

  @Test func names() {
    let rows: [(String, [Int])] = [
      ("limdul", [Self.rat]), ("lim-dul", [Self.rat]), ("\"lim-dûl\"", [Self.rat]), ("\"lim-dul\"", []),
      ("srat", [Self.rat]),
      ("\"s rat\"", [Self.rat]), ("ofthe", [Self.zed]), ("fire-ice", [Self.fire]), ("!fireice", [Self.fire]),
      ("!fire", []),
      ("!\"Lim Dul's Rat\"", [Self.rat]), ("n:twins", [Self.twins]), ("-n:twins", [Self.rat, Self.zed, Self.fire]),
    ]
    for (query, expected) in rows {
      check(query, expected)
    }
  }

  @Test func texts() {
    let rows: [(String, [Int])] = [
      ("o:\"draw a card\"", [Self.rat]), ("o:DRAW", [Self.rat]), ("o:\"taps, draw\"", []), ("o:\"first half\"", []),
      ("o:second", [Self.twins]), ("-o:e", [Self.fire]), ("o:~", [Self.zed]), ("o:\"~ eats\"", [Self.zed]),
      ("o:\"zed of the tower\"", [Self.zed]),
    ]
    for (query, expected) in rows {
      check(query, expected)
    }
  }

  @Test func words() {
    let rows: [(String, [Int])] = [
      ("t:rat", [Self.rat]), ("t:pirate", [Self.rat]), ("t:god", [Self.fire]), ("t:emigod", [Self.zed]),
      ("t:\"time lord\"", [Self.fire]),
      ("t:\"pirate rat\"", [Self.rat]), ("t:\"rat pirate\"", []), ("t:assembly", [Self.twins]), ("t:—", [Self.fire]),
    ]
    for (query, expected) in rows {
      check(query, expected)
    }
  }

  @Test func numbers() {
    let rows: [(String, [Int])] = [
      ("pow=1", [Self.rat, Self.twins]), ("pow>=3", [Self.zed, Self.twins]), ("pow!=1", [Self.zed, Self.twins]),
      ("-pow>=0", [Self.fire]),
      ("pow>tou", [Self.zed, Self.twins]), ("pow=tou", [Self.rat]), ("tou>pow", [Self.twins]),
      ("mv:even", [Self.rat, Self.zed]), ("mv:odd", [Self.twins]),
      ("mv>pow", [Self.rat, Self.zed, Self.twins]), ("pow<=-1", []),
    ]
    for (query, expected) in rows {
      check(query, expected)
    }
  }

  @Test func colors() {
    let rows: [(String, [Int])] = [
      ("c:w", [Self.rat, Self.zed]), ("c:wb", []), ("c=b", [Self.zed]), ("c:c", [Self.fire]),
      ("c=1", [Self.rat, Self.zed, Self.twins]),
      ("c:u c:r", [Self.twins]),
      ("-c:w", [Self.fire, Self.twins]), ("c<=w", [Self.rat, Self.zed, Self.fire]), ("c:m", []),
    ]
    for (query, expected) in rows {
      check(query, expected)
    }
  }

  @Test func costs() {
    let rows: [(String, [Int])] = [
      ("m:w", [Self.rat, Self.zed]), ("m:2", [Self.rat]), ("m={w}{w}", [Self.zed]), ("m>w", [Self.rat, Self.zed]),
      ("m<=2ww", [Self.rat, Self.zed]),
      ("m:{u/w}", [Self.twins]), ("devotion:ww", [Self.zed]), ("devotion:{w/u}{w/u}", [Self.twins]),
      ("devotion<ww", [Self.rat, Self.twins]),
      ("-m:w", [Self.fire, Self.twins]),
    ]
    for (query, expected) in rows {
      check(query, expected)
    }
  }

  @Test func values() {
    let rows: [(String, [Int])] = [
      ("tag:firststrike", [Self.twins]), ("tag:\"first strike\"", [Self.twins]), ("tag:strike", []),
      ("is:new", [Self.twins]),
      ("not:new", [Self.rat, Self.zed, Self.fire]), ("-not:new", [Self.twins]), ("-is:loud", [Self.twins]),
      ("e:alpha", [Self.rat, Self.zed, Self.fire, Self.twins]),
      ("e:gamma", []), ("cn:12a", [Self.twins]), ("cn>=12", [Self.twins]), ("cn=12", []), ("cn:★5", [Self.twins]),
    ]
    for (query, expected) in rows {
      check(query, expected)
    }
  }

  /// Conditions on variants must hold for the same variant.
  @Test func variants() {
    let rows: [(String, [Int])] = [
      ("r:mythic e:beta", [Self.twins]), ("r:mythic e:alpha", []),
      ("r>=rare", [Self.rat, Self.zed, Self.fire, Self.twins]), ("r<rare", [Self.twins]),
      ("-r:mythic", [Self.rat, Self.zed, Self.fire, Self.twins]), ("-r:mythic e:beta", []),
      ("usd>=1", [Self.rat, Self.zed, Self.fire, Self.twins]),
      ("usd!=1", [Self.twins]), ("-usd>=0", [Self.twins]), ("-usd>=0 e:alpha", []), ("-(r:mythic or e:alpha)", []),
      ("r:mythic t:assembly", [Self.twins]), ("r:rare or pow=5", [Self.rat, Self.zed, Self.fire, Self.twins]),
      ("usd<mv", [Self.rat, Self.zed, Self.twins]),
    ]
    for (query, expected) in rows {
      check(query, expected)
    }
  }

  @Test func days() {
    let rows: [(String, [Int])] = [
      ("date=2020", [Self.rat, Self.zed, Self.fire, Self.twins]), ("date>2020", [Self.twins]),
      ("date<2020-06", [Self.twins]),
      ("date=2020-06", [Self.rat, Self.zed, Self.fire]), ("date<=launch", [Self.rat, Self.zed, Self.fire, Self.twins]),
      ("date>launch", [Self.twins]),
    ]
    for (query, expected) in rows {
      check(query, expected)
    }
  }

  @Test func logic() {
    let rows: [(String, [Int])] = [
      ("", [Self.rat, Self.zed, Self.fire, Self.twins]), ("t:rat or t:god", [Self.rat, Self.fire]),
      ("-(t:rat or t:god)", [Self.zed, Self.twins]),
      ("(t:rat or pow=3) c:w", [Self.rat, Self.zed]), ("t:rat t:god", []),
      ("!", [Self.rat, Self.zed, Self.fire, Self.twins]),
    ]
    for (query, expected) in rows {
      check(query, expected)
    }
  }

  /// Unreadable and unanswered terms are ignored and reported.
  @Test func ignored() {
    let rows: [(String, [Int], [String])] = [
      ("t:rat foo:bar", [Self.rat], ["foo:bar: unknown field"]),
      ("t:rat maker:hasbro", [Self.rat], ["maker:hasbro: no data for 'maker'"]),
      ("is:secret or t:god", [Self.fire], ["is:secret: no one knows the secrets"]),
      ("(is:secret) t:god", [Self.fire], ["is:secret: no one knows the secrets"]),
      (
        "date>relaunch", [Self.rat, Self.zed, Self.fire, Self.twins],
        ["date>relaunch: 'relaunch' is not a date such as 2020, 2020-03 or 2020-03-17"]
      ),
      ("t:rat pow>big", [Self.rat], ["pow>big: 'big' is not a number"]),
    ]
    for (query, expected, ignored) in rows {
      check(query, expected)
      #expect(Toy.list.plan(query).reading.ignored.map { "\($0.text): \($0.reason)" } == ignored, "\(query)")
    }
  }

  /// A field may have an independent text in which `~` replaces the item.
  @Test func unrelatedTextsWithTheNameOfTheItem() {
    let list = FilterableList<String>(
      vocabulary: Vocabulary(
        name: "words", fields: [Field("o", .text, takesRegex: true, summary: "", phrase: "say {is}")], syntax: .cards),
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
