import FilterVocabulary
import Testing
import _FilterTestSupport

@testable import FilterEvaluation
@testable import FilterSemantics

/// The content of columns as other forms of them read it: rows of items, of variants and of further parts.
@Suite struct ColumnContentsTests {
  /// A toy with three parts and two variants, one of nothing much, and one of two parts.
  private static let toys: [Toy] = [
    toy("Zed", texts: ["Zed draws.", nil, "Tap Zed"], strength: [1, nil, 3]) {
      $0.weight = 2
      $0.cost = "{2}{W}"
      $0.tags = ["fast", "First Strike"]
      $0.flags = ["new"]
      $0.isDone = true
      $0.made = 7
      $0.took = DecimalNumber(1_500_000, power: -6)
      $0.editions = [edition("alpha", "rare", 500_000, "2020-06-01", "12a"), edition("beta", nil, nil, nil, "★5")]
    },
    toy("x", texts: [nil], strength: [nil]) { _ in },
    toy("Lim-Dûl", texts: ["Draw", "Draw"], strength: [5, 6]) {
      $0.kind = "God"
      $0.cost = "{W}{W}"
      $0.tags = ["FAST"]
      $0.path = "SRC/a.swift"
    },
  ]

  private static func toy(
    _ name: String, texts: [String?], strength: [Int?], _ change: (inout Toy) -> Void
  ) -> Toy {
    var toy = Toy(
      name: name, texts: texts, kind: "", strength: strength, size: [], weight: nil, colors: [3], cost: nil, tags: [],
      flags: [], editions: [edition("gamma", "common", nil, nil, "7")])
    change(&toy)
    return toy
  }

  private static func edition(
    _ box: String, _ rarity: String?, _ price: Int64?, _ day: String?, _ number: String
  ) -> Toy.Edition {
    .init(box: box, rarity: rarity, price: price.map { DecimalNumber($0, power: -6) }, day: day, number: number)
  }

  private static let store = ColumnStore(Toy.list, items: toys)

  /// The index of a field of toys; -1 for a name that no field has.
  private static func field(_ name: String) -> Int { Toy.vocabulary.fieldID(spelled: name)?.index ?? -1 }

  private static func text(_ bytes: (some Sequence<UInt8>)?) -> String? {
    bytes.map { String(decoding: Array($0), as: UTF8.self) }
  }

  /// How the content of a field is stored, in words.
  private static func form(_ contents: FieldContents?) -> String {
    guard let contents else { return "" }
    var words = ["\(contents.shape)"]
    if contents.isOfVariant { words.append("of variants") }
    if contents.isCollated { words.append("collated") }
    if contents.hasWords { words.append("words") }
    if contents.refersToItself { words.append("self") }
    if contents.hasPrintedCosts { words.append("printed") }
    return words.joined(separator: " ")
  }

  @Test func contentsOfToys() {
    let rows: [(String, String)] = [
      ("name", "texts collated"), ("text", "texts self"), ("type", "texts words"), ("strength", "keys"),
      ("weight", "keys"), ("color", "keys"), ("cost", "costs"), ("devotion", "costs"), ("tag", "values"),
      ("is", "values"), ("not", "values"), ("box", "values of variants"), ("rarity", "keys of variants"),
      ("price", "keys of variants"), ("date", "keys of variants"), ("number", "numberedValues of variants"),
      ("took", "keys"), ("load", "keys"), ("made", "keys"), ("path", "texts"), ("done", "values"), ("maker", ""),
    ]
    for (field, expected) in rows {
      let contents = Toy.list.contents
      #expect(contents.count == Toy.vocabulary.fields.count, "\(field)")
      #expect(Self.form(contents[Self.field(field)]) == expected, "\(field)")
      #expect(contents[Self.field(field)].map { $0.field == Self.field(field) } ?? true, "\(field)")
    }
  }

  /// A field that is united with one searched by letters and digits is searched so too, and one that mirrors another
  /// has no content of its own.
  @Test func contentsOfEverything() {
    let rows: [(String, String)] = [
      ("name", "texts collated"), ("nickname", "texts collated"), ("motto", "texts"), ("plain", "texts self"),
      ("whole", "texts collated"), ("words", "texts words"), ("edition", "keys of variants"),
      ("serial", "numberedValues"), ("since", "keys"), ("time", "keys"), ("path", "texts"), ("cost", "costs printed"),
      ("devotion", "costs"), ("paint", "values"), ("size", "keys"), ("is", "values"), ("not", ""), ("id", "values"),
      ("unbound", ""),
    ]
    for (field, expected) in rows {
      #expect(Self.form(Everything.list.contents[Everything.id(field).index]) == expected, "\(field)")
    }
  }

  @Test func variantBounds() {
    #expect(Self.store.variantBounds == [0, 2, 3, 4])
    #expect(ColumnStore(Toy.list, items: Self.toys[1...]).variantBounds.isEmpty)
    #expect(ColumnStore(Toy.list, items: Self.toys[..<1]).variantBounds == [0, 2])
  }

  /// The rows of items or variants come first, then those of further parts.
  @Test func rows() {
    let rows: [(String, Int, [UInt32])] = [
      ("name", 3, []), ("text", 3, [0, 0, 2]), ("strength", 3, [0, 0, 2]), ("size", 3, []), ("color", 3, []),
      ("cost", 3, []), ("tag", 3, []), ("box", 4, []), ("price", 4, []), ("number", 4, []), ("maker", 0, []),
    ]
    for (field, base, owners) in rows {
      #expect(Self.store.baseCount(in: Self.field(field)) == base, "\(field)")
      #expect(Self.store.partOwners(in: Self.field(field)) == owners, "\(field)")
    }
  }

  @Test func texts() {
    let rows: [(String, [String?])] = [
      ("name", ["zed", "x", "lim-dûl"]), ("text", ["zed draws.", nil, "draw", nil, "tap zed", "draw"]),
      ("type", ["", "", "god"]), ("path", [nil, nil, "src/a.swift"]), ("cost", [nil, nil, nil]),
      ("weight", [nil, nil, nil]), ("tag", [nil, nil, nil]), ("maker", [nil, nil, nil]),
    ]
    for (field, expected) in rows {
      let found = expected.indices.map { Self.text(Self.store.text(of: $0, in: Self.field(field))) }
      #expect(found == expected, "\(field)")
    }
  }

  /// Letters and digits are there where they are searched.
  @Test func collatedTexts() {
    let store = Self.store
    #expect(
      (0..<3).map { Self.text(store.text(of: $0, in: Self.field("name"), collated: true)) } == ["zed", "x", "limdul"])
    #expect((0..<3).allSatisfy { store.text(of: $0, in: Self.field("text"), collated: true) == nil })
  }

  /// Only texts that name their own item have another form, also in further parts.
  @Test func selfReferringTexts() {
    let found = (0..<6).map { Self.text(Self.store.selfReferringText(of: $0, in: Self.field("text"))) }
    #expect(found == ["~ draws.", nil, nil, nil, "tap ~", nil])
    #expect(Self.store.selfReferringText(of: 0, in: Self.field("name")) == nil)
    #expect(Self.store.selfReferringText(of: 0, in: Self.field("weight")) == nil)
    let items = [Everything(["plain": .text("Eat Ann"), "self": .text("Eat ~")]), Everything(["plain": .text("Eat")])]
    let store = ColumnStore(Everything.list, items: items)
    let plain = Everything.id("plain").index
    #expect((0..<2).map { Self.text(store.selfReferringText(of: $0, in: plain)) } == ["eat ~", nil])
    #expect((0..<2).map { Self.text(store.text(of: $0, in: plain)) } == ["eat ann", "eat"])
  }

  /// Numbers are what they are, days are ordinals, ordered values are ranks, and colors are bits.
  @Test func keys() {
    let rows: [(String, [String?])] = [
      ("strength", ["1", nil, "5", nil, "3", "6"]), ("size", [nil, nil, nil]), ("weight", ["2", nil, nil]),
      ("color", ["3", "3", "3"]), ("rarity", ["2", nil, "0", "0"]), ("price", ["0.5", nil, nil, nil]),
      ("number", ["12", nil, "7", "7"]), ("made", ["7", nil, nil]), ("took", ["1.5", nil, nil]),
      ("name", [nil, nil, nil]), ("cost", [nil, nil, nil]), ("maker", [nil]),
    ]
    for (field, expected) in rows {
      #expect(
        expected.indices.map { Self.store.key(of: $0, in: Self.field(field))?.description } == expected, "\(field)")
    }
  }

  @Test func days() {
    #expect(Self.store.key(of: 0, in: Self.field("date")) == DateSpan("2020-06-01").map { DecimalNumber($0.first) })
    #expect(Self.store.key(of: 1, in: Self.field("date")) == nil)
  }

  @Test func costs() throws {
    let expected: [Cost?] = try [Toy.vocabulary.cost("{2}{W}"), nil, Toy.vocabulary.cost("{W}{W}")]
    for field in ["cost", "devotion"] {
      #expect((0..<3).map { Self.store.cost(of: $0, in: Self.field(field)) } == expected)
    }
    #expect(Self.store.cost(of: 0, in: Self.field("weight")) == nil)
    #expect(Self.store.cost(of: 0, in: Self.field("maker")) == nil)
  }

  /// A cost that takes patterns has the text that is printed, or the spelling of the vocabulary.
  @Test func printedCosts() {
    let (one, other) = (Everything.cost("{2}{W}"), Everything.cost("{U}"))
    let items = [
      Everything(["cost": .printedCosts(["{W}{2}", nil], [one, other])]), Everything(["cost": .cost(one)]),
      Everything([:]),
    ]
    let store = ColumnStore(Everything.list, items: items)
    let field = Everything.id("cost").index
    #expect(store.partOwners(in: field) == [0])
    #expect((0..<4).map { store.cost(of: $0, in: field) } == [one, one, nil, other])
    #expect((0..<4).map { Self.text(store.text(of: $0, in: field)) } == ["{w}{2}", "{2}{w}", nil, nil])
  }

  /// Each folded word with the items or variants that have it.
  @Test func words() {
    let table: [(String, [String])] = [
      ("tag", ["fast: 0 2", "firststrike: 0"]), ("is", ["new: 0"]), ("not", ["new: 0"]), ("done", ["true: 0"]),
      ("box", ["alpha: 0", "beta: 1", "gamma: 2 3"]), ("number", ["12a: 0", "7: 2 3", "★5: 1"]), ("name", []),
      ("type", []), ("rarity", []), ("maker", []),
    ]
    for (field, expected) in table {
      var found: [String] = []
      Self.store.forEachWord(in: Self.field(field)) { word, rows in
        found.append("\(word): \(rows.map { "\($0)" }.joined(separator: " "))")
      }
      #expect(found.sorted() == expected, "\(field)")
    }
  }

  /// No field has the index -1, and none is behind the last one.
  @Test(arguments: [-1, Toy.vocabulary.fields.count, Int.max])
  func noSuchField(field: Int) {
    #expect(Self.store.text(of: 0, in: field) == nil)
    #expect(Self.store.selfReferringText(of: 0, in: field) == nil)
    #expect(Self.store.key(of: 0, in: field) == nil)
    #expect(Self.store.cost(of: 0, in: field) == nil)
    #expect(Self.store.baseCount(in: field) == 0)
    #expect(Self.store.partOwners(in: field).isEmpty)
    Self.store.forEachWord(in: field) { word, _ in Issue.record("\(word)") }
  }

  /// Rows that share their texts are read like others.
  @Test func sharedTexts() {
    let toys = (0..<120).map { index in
      var toy = Self.toys[index % 3]
      toy.path = ["/A", "/b", nil][index % 3]
      return toy
    }
    let plain = ColumnStore(Toy.list, items: toys)
    var builder = ColumnStoreBuilder(Toy.list, rowsUntilSharing: 12)
    builder.append(contentsOf: toys)
    let sharing = builder.finish()
    for field in ["name", "path"] {
      guard case .sharedTexts = sharing.columns[Self.field(field)]?.content else {
        Issue.record("no texts of \(field) are shared")
        return
      }
    }
    let paths = (0..<6).map { Self.text(sharing.text(of: $0, in: Self.field("path"))) }
    #expect(paths == ["/a", "/b", nil, "/a", "/b", nil])
    for field in ["name", "text", "type", "path"].map({ Self.field($0) }) {
      #expect(sharing.baseCount(in: field) == 120)
      #expect(sharing.partOwners(in: field) == plain.partOwners(in: field))
      for row in 0..<120 {
        #expect(Self.text(sharing.text(of: row, in: field)) == Self.text(plain.text(of: row, in: field)))
        let letters = Self.text(plain.text(of: row, in: field, collated: true))
        #expect(Self.text(sharing.text(of: row, in: field, collated: true)) == letters)
        #expect(sharing.selfReferringText(of: row, in: field) == plain.selfReferringText(of: row, in: field))
      }
    }
  }
}
