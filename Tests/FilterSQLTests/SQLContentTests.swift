import FilterEvaluation
import FilterSQL
import FilterVocabulary
import Testing
import _FilterTestSupport

/// A list as rows of tables.
@Suite struct SQLContentTests {
  /// A toy with three parts and two variants, one of nothing much, and one with another script.
  static let toys: [Toy] = [
    toy("Zed", texts: ["Zed draws.", nil, "a\u{3}b"], kind: "Time Lord — Rat", strength: [1, nil, 3], size: [2, 4]) {
      $0.weight = 2
      $0.cost = "{2}{W}"
      $0.tags = ["fast", "First Strike"]
      $0.flags = ["new"]
      $0.isDone = true
      $0.editions = [edition("alpha", "rare", 500_000, "2020-06-01", "12a"), edition("beta", nil, nil, nil, "★5")]
    },
    toy("x", texts: [nil], kind: "", strength: [nil], size: [nil]) { _ in },
    toy("Lim-Dûl", texts: ["Ωmega"], kind: "God", strength: [5], size: [-1]) { $0.cost = "{W}{W}" },
  ]

  private static func toy(
    _ name: String, texts: [String?], kind: String, strength: [Int?], size: [Int?], _ change: (inout Toy) -> Void
  ) -> Toy {
    var toy = Toy(
      name: name, texts: texts, kind: kind, strength: strength, size: size, weight: nil, colors: [1], cost: nil,
      tags: [], flags: [], editions: [edition("gamma", "common", nil, nil, "7")])
    change(&toy)
    return toy
  }

  private static func edition(
    _ box: String, _ rarity: String?, _ price: Int64?, _ day: String?, _ number: String
  ) -> Toy.Edition {
    .init(box: box, rarity: rarity, price: price.map { DecimalNumber($0, power: -6) }, day: day, number: number)
  }

  static let schema = SQLSchema(Toy.list, hasVariants: true)
  static var content: SQLContent { SQLContent(schema, ColumnStore(Toy.list, items: toys)) }

  /// The values of a row by the names of the columns: `name_folded`.
  static func row(_ index: Int, ofVariants: Bool = false) -> [String: SQLValue] {
    var codes = SQLCostCodes()
    let values = content.row(index, ofVariants: ofVariants, &codes)
    let names = schema.columns(of: ofVariants ? .variants : .items).map { $0.name }
    return Dictionary(zip(names, values)) { first, _ in first }
  }

  @Test func items() {
    #expect(Self.content.count(ofVariants: false) == 3)
    let zed = Self.row(0)
    #expect(zed["id"] == .integer(0))
    #expect(zed["name_folded"] == .text("zed"))
    #expect(zed["name_letters"] == .text("zed"))
    #expect(zed["text_folded"] == .text("zed draws."))
    #expect(zed["text_self"] == .text("~ draws."))
    #expect(zed["type_folded"] == .text("time lord — rat"))
    #expect(zed["type_marked"] == .text("\u{1}time\u{2} \u{1}lord\u{2} \u{1}—\u{2} \u{1}rat\u{2}"))
    #expect(zed["strength"] == .integer(1_000_000))
    #expect(zed["color"] == .integer(1))
    #expect(zed["cost_code"] == .integer(0))
    #expect(zed["made"] == .null)
    #expect(Self.row(2)["name_letters"] == .text("limdul"))
    #expect(Self.row(2)["name_folded"] == .text("lim-dûl"))
  }

  /// A missing value is NULL, and an empty text is a text.
  @Test func missingValues() {
    let row = Self.row(1)
    #expect(row["text_folded"] == .null)
    #expect(row["text_self"] == .null)
    #expect(row["type_folded"] == .text(""))
    #expect(row["type_marked"] == .text("\u{2}\u{1}"))
    for name in ["strength", "size", "weight", "cost_code", "took", "path_folded"] {
      #expect(row[name] == .null, "\(name)")
    }
    // A text that does not name its own item is not stored twice.
    #expect(Self.row(2)["text_self"] == .null)
  }

  @Test func variants() {
    #expect(Self.content.count(ofVariants: true) == 4)
    let rows = (0..<4).map { Self.row($0, ofVariants: true) }
    #expect(rows.map { $0["id"] } == [.integer(0), .integer(1), .integer(2), .integer(3)])
    #expect(rows.map { $0["item"] } == [.integer(0), .integer(0), .integer(1), .integer(2)])
    #expect(rows.map { $0["rarity"] } == [.integer(2), .null, .integer(0), .integer(0)])
    #expect(rows.map { $0["price"] } == [.integer(500_000), .null, .null, .null])
    #expect(
      rows.map { $0["number_number"] } == [.integer(12_000_000), .null, .integer(7_000_000), .integer(7_000_000)])
    #expect((0..<3).map { Self.content.variants(of: $0) } == [0..<2, 2..<3, 3..<4])
  }

  /// A row has as many values as its table has columns.
  @Test func rowsFitTheirTables() throws {
    for hasVariants in [true, false] {
      let schema = SQLSchema(Toy.list, hasVariants: hasVariants, supplements: [ToyStatements.rank])
      let content = SQLContent(schema, ColumnStore(Toy.list, items: Self.toys)) { ofVariants, row in
        ofVariants ? [] : [.integer(Int64(10 * row))]
      }
      var codes = SQLCostCodes()
      for row in 0..<3 {
        let values = content.row(row, ofVariants: false, &codes)
        #expect(values.count == schema.columns(of: .items).count)
        let rank = try #require(schema.columns(of: .items).firstIndex { $0.name == "rank" })
        #expect(values[rank] == .integer(Int64(10 * row)))
      }
      let count = content.count(ofVariants: true)
      #expect(count == (hasVariants ? 4 : 3))
      guard hasVariants else { continue }
      for row in 0..<count {
        #expect(content.row(row, ofVariants: true, &codes).count == schema.columns(of: .variants).count)
      }
    }
  }

  /// The further parts, by owner and number. A key of one part stands beside each part of another field, so that they
  /// are compared; a text does not.
  @Test func parts() {
    var codes = SQLCostCodes()
    var parts: [(owner: Int, part: Int, values: [String: SQLValue])] = []
    let names = Self.schema.partColumns(ofVariants: false).map { Self.schema.name(of: $0) }
    Self.content.forEachPart(ofVariants: false, &codes) { owner, part, values in
      #expect(values.count == names.count)
      parts.append((owner, part, Dictionary(zip(names, values)) { first, _ in first }))
    }
    #expect(parts.map { $0.owner } == [0, 0])
    #expect(parts.map { $0.part } == [1, 2])
    #expect(parts.map { $0.values["text_folded"] } == [.null, .text("a\u{3}\u{4}\u{5}\u{5}b")])
    #expect(parts.map { $0.values["strength"] } == [.null, .integer(3_000_000)])
    // Two parts beside three: the last one has no counterpart.
    #expect(parts.map { $0.values["size"] } == [.integer(4_000_000), .null])
    #expect(parts.map { $0.values["weight"] } == [.integer(2_000_000), .integer(2_000_000)])
    #expect(parts.map { $0.values["name_folded"] } == [.null, .null])
    #expect(parts.map { $0.values["cost_code"] } == [.null, .null])
    Self.content.forEachPart(ofVariants: true, &codes) { _, _, _ in Issue.record("no variant has several parts") }
  }

  @Test func words() {
    func words(ofVariants: Bool) -> [String] {
      var all: [String] = []
      for field in Self.schema.valueFields(ofVariants: ofVariants) {
        Self.content.forEachWord(in: field) { word, rows in
          all.append("\(Toy.vocabulary.fields[field].name) \(word): \(rows.map { "\($0)" }.joined(separator: " "))")
        }
      }
      return all.sorted()
    }
    #expect(
      words(ofVariants: false)
        == [
          "done true: 0", "is new: 0", "not new: 0", "tag fast: 0", "tag firststrike: 0", "type god: 2", "type lord: 0",
          "type rat: 0", "type time: 0", "type —: 0",
        ])
    #expect(
      words(ofVariants: true)
        == ["box alpha: 0", "box beta: 1", "box gamma: 2 3", "number 12a: 0", "number 7: 2 3", "number ★5: 1"])
  }

  /// The numbers of a later piece go on from those of the first one, and so do the codes of costs.
  @Test func pieces() {
    let first = SQLContent(Self.schema, ColumnStore(Toy.list, items: Array(Self.toys[..<2])))
    let second = SQLContent(
      Self.schema, ColumnStore(Toy.list, items: Array(Self.toys[2...]) + [Self.toys[0]]), firstItem: 2, firstVariant: 3)
    var codes = SQLCostCodes()
    let cost = Self.schema.columns(of: .items).firstIndex { $0.name == "cost_code" } ?? 0
    let items =
      (0..<2).map { first.row($0, ofVariants: false, &codes) }
      + (0..<2).map { second.row($0, ofVariants: false, &codes) }
    #expect(items.map { $0[0] } == [.integer(0), .integer(1), .integer(2), .integer(3)])
    #expect(items.map { $0[cost] } == [.integer(0), .null, .integer(1), .integer(0)])
    let variants = (0..<3).map { second.row($0, ofVariants: true, &codes) }
    #expect(variants.map { $0[0] } == [.integer(3), .integer(4), .integer(5)])
    #expect(variants.map { $0[1] } == [.integer(2), .integer(3), .integer(3)])
    #expect(second.number(of: 1, ofVariants: false) == 3)
    #expect(second.number(of: 1, ofVariants: true) == 4)
    #expect(codes.costs[ToyStatements.field("cost")] == ["{2}{W}", "{W}{W}"].map { try! Toy.vocabulary.cost($0) })
    #expect(codes.costs[ToyStatements.field("devotion")]?.count == 2)
  }

  /// What is known of the content grows with each piece.
  @Test func facts() {
    func names(_ fields: Set<Int>?) -> [String]? { fields?.sorted().map { Toy.vocabulary.fields[$0].name } }
    var facts = SQLFacts()
    SQLContent(Self.schema, ColumnStore(Toy.list, items: [Self.toys[1]])).add(to: &facts)
    #expect(names(facts.fieldsWithParts) == [])
    #expect(names(facts.fieldsWithReserved) == [])
    #expect(names(facts.fieldsWithOtherLetters) == [])
    SQLContent(Self.schema, ColumnStore(Toy.list, items: [Self.toys[0]])).add(to: &facts)
    #expect(names(facts.fieldsWithParts) == ["text", "strength", "size"])
    // U+0003 is in a further part.
    #expect(names(facts.fieldsWithReserved) == ["text"])
    // A dash is beyond ASCII, but no letter.
    #expect(names(facts.fieldsWithOtherLetters) == [])
    SQLContent(Self.schema, ColumnStore(Toy.list, items: [Self.toys[2]])).add(to: &facts)
    #expect(names(facts.fieldsWithParts) == ["text", "strength", "size"])
    #expect(names(facts.fieldsWithOtherLetters) == ["name", "text"])
  }
}
