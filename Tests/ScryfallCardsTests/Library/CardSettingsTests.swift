import FilterEvaluation
import Testing

@testable import ScryfallCards

/// What a library says beside its cards: the settings of its search, and the ranks that rows are ordered by.
@Suite struct CardSettingsTests {
  private static let settings = CardSettings(
    coverage: DataCoverage(rawValue: 5, formats: ["penny", "modern"]), setDays: ["xyz": -3, "abc": 730_000],
    extraSets: ["pln", "setofpln"])

  private static let entries = [
    "coverage": "5", "formats": "modern\npenny", "days": "abc\t730000\nxyz\t-3", "extras": "pln\nsetofpln",
  ]

  // MARK: settings

  @Test func entriesComeBack() {
    #expect(Self.settings.entries == Self.entries)
    #expect(CardSettings(entries: Self.entries) == Self.settings)
    let none = CardSettings(coverage: DataCoverage(), setDays: [:], extraSets: [])
    #expect(none.entries == ["coverage": "0", "formats": "", "days": "", "extras": ""])
    #expect(CardSettings(entries: none.entries) == none)
    let all = CardSettings(coverage: DataCoverage(rawValue: -1, formats: []), setDays: [:], extraSets: [])
    #expect(CardSettings(entries: all.entries) == all)
    for library in [CardCollection.sample.library, CardLibrary(HiddenExtrasTests.cards)] {
      #expect(CardSettings(entries: library.settings.entries) == library.settings)
    }
  }

  /// A name of a set with a line break would be two, so it is left out.
  @Test func namesWithLineBreaks() {
    let settings = CardSettings(coverage: DataCoverage(), setDays: [:], extraSets: ["a\nb", "c"])
    #expect(settings.entries["extras"] == "c")
  }

  @Test func damagedEntries() {
    let rows: [(String, String?)] = [
      ("coverage", nil), ("coverage", ""), ("coverage", "x"), ("coverage", "1.5"),
      ("coverage", "99999999999999999999"),
      ("formats", nil), ("days", nil), ("extras", nil),
      // A day without a set, two days, and what is no day.
      ("days", "abc"), ("days", "abc\t1\t2"), ("days", "abc\t"), ("days", "abc\tx"), ("days", "xyz\t1\nabc 2"),
      ("days", "abc\t10000001"), ("days", "abc\t-10000001"), ("days", "abc\t99999999999999999999"),
    ]
    for (name, value) in rows {
      var entries = Self.entries
      entries[name] = value
      #expect(CardSettings(entries: entries) == nil, "\(name)")
    }
  }

  @Test(arguments: [("formats", "a\n"), ("extras", "a\n"), ("days", "a\t1\n")])
  func tooManyLines(name: String, line: String) {
    var entries = Self.entries
    entries[name] = String(repeating: line, count: 100_000)
    #expect(CardSettings(entries: entries) != nil)
    entries[name] = String(repeating: line, count: 100_001)
    #expect(CardSettings(entries: entries) == nil)
  }

  @Test func entriesAtTheirBounds() {
    var entries = Self.entries
    entries["days"] = "\nabc\t10000000\n\nxyz\t-10000000\n"
    entries["more"] = "than is read"
    #expect(CardSettings(entries: entries)?.setDays == ["abc": 10_000_000, "xyz": -10_000_000])
  }

  // MARK: visibility

  @Test func visibility() {
    let rows: [(String, Bool, Bool)] = [
      ("", false, false), ("t:token", true, false), ("-t:token", false, false), ("e:pln", true, false),
      ("e:\"set of pln\"", true, false), ("e:abc", false, false), ("-e:pln", false, false), ("lang:ja", false, true),
      ("-lang:ja", false, true), ("include:extras", true, false), ("include:multilingual", false, true),
      ("include:extras lang:ja", true, true), ("unique:art", true, false), ("unique:prints", false, false),
    ]
    for (query, showsExtras, showsTranslations) in rows {
      let reading = CardSearch(query).readQuery
      let shown = Self.settings.visibility(reading, includesExtras: false)
      #expect(
        shown == CardSettings.Visibility(showsExtras: showsExtras, showsTranslations: showsTranslations), "\(query)")
      let more = Self.settings.visibility(reading, includesExtras: true)
      #expect(more == CardSettings.Visibility(showsExtras: true, showsTranslations: showsTranslations), "\(query)")
    }
  }

  /// What is hidden is found if a query asks for it, and only then.
  @Test(arguments: [
    ("++", false, false), ("++ include:extras", true, false), ("++ include:multilingual", false, true),
    ("++ include:extras include:multilingual", true, true),
  ])
  func hiddenPrintings(query: String, showsExtras: Bool, showsTranslations: Bool) {
    for library in [CardCollection.sample.library, CardLibrary(HiddenExtrasTests.cards)] {
      let found = library.hits(library.search(CardSearch(query))).map { $0.printing }.sorted()
      let expected = (0..<library.printingCount).filter { printing in
        let hidden = library.isHidden(printing)
        return (showsExtras || !hidden.asExtra) && (showsTranslations || !hidden.asTranslation)
      }
      #expect(found == expected)
    }
    let sample = CardCollection.sample.library
    #expect((0..<sample.printingCount).contains { sample.isHidden($0).asExtra })
    #expect((0..<sample.printingCount).contains { sample.isHidden($0).asTranslation })
  }

  // MARK: ranks

  /// Ant has the printings 0 to 2, Bee 3, Cat 4 and 5, and Dog 6.
  @Test func ranks() {
    let library = CardLibrary(DirectiveTests.cards)
    let cards = (0..<4).map { library.ranks(ofCard: $0) }
    #expect(cards.map { $0.name } == [0, 1, 2, 3])
    #expect(cards.map { $0.penny } == [nil, 5, 4, 9])
    // Green, white and blue, colorless, white.
    #expect((0..<4).map { library.colorRank(ofCard: $0) } == [4, 203, 1_000, 0])
    let printings = (0..<7).map { library.ranks(ofPrinting: $0) }
    #expect(printings.map { $0.set } == [6, 1, 5, 2, 0, 4, 3])
    #expect(printings.map { $0.art } == [1, 2, 1, nil, 3, 4, nil])
    let artists = printings.map { $0.artist }
    #expect(artists.map { $0 == nil } == [false, false, false, false, false, false, true])
    // Ann, Bob, Cid, Max, Zoe.
    #expect([1, 3, 4, 2, 0].map { artists[$0] ?? 0 } == artists.compactMap { $0 }.uniqueSorted())
    #expect(artists[4] == artists[5])
  }

  /// The rows of a search are in the order of the ranks, and those without a rank come last.
  @Test(arguments: ["name", "penny", "color", "set", "artist"])
  func rowsInTheOrderOfRanks(order: String) {
    for library in [CardCollection.sample.library, CardLibrary(DirectiveTests.cards)] {
      let query = "++ include:extras include:multilingual order:\(order)"
      let ranks = library.hits(library.search(CardSearch(query))).map { hit -> Int in
        switch order {
        case "name": library.ranks(ofCard: hit.card).name
        case "penny": library.ranks(ofCard: hit.card).penny ?? .max
        case "color": library.colorRank(ofCard: hit.card).map { Int($0) } ?? .max
        case "set": library.ranks(ofPrinting: hit.printing).set
        default: library.ranks(ofPrinting: hit.printing).artist ?? .max
        }
      }
      #expect(ranks.count == library.printingCount)
      #expect(ranks == ranks.sorted())
    }
  }

  // MARK: flags

  @Test func printingsOfFlags() {
    let library = CardLibrary(DirectiveTests.cards)
    #expect(library.printings(being: "promo").rows() == [2])
    #expect(library.printings(being: "no such flag") == Bitset(size: library.printingCount))
    let sample = CardCollection.sample.library
    for flag in ["promo", "reprint", "token"] {
      let query = "is:\(flag) ++ include:extras include:multilingual"
      let found = sample.hits(sample.search(CardSearch(query))).map { $0.printing }.sorted()
      #expect(sample.printings(being: flag).rows() == found, "\(flag)")
    }
  }
}

extension [Int] {
  /// The different numbers, ascending.
  fileprivate func uniqueSorted() -> [Int] { Set(self).sorted() }
}
