import FilterAST
package import FilterEvaluation
import FilterText
package import FilterVocabulary

/// An invented item with content of every kind: parts, variants, gaps.
package struct Toy: Sendable {
  package var name: String
  package var texts: [String?]
  package var kind: String
  package var strength: [Int?]
  package var size: [Int?]
  package var weight: Int?
  package var colors: [UInt8]
  package var cost: String?
  package var tags: [String]
  package var flags: [String]
  package var took: DecimalNumber?
  package var load: DecimalNumber?
  package var isDone: Bool?
  package var made: Int64?
  package var path: String?
  package var model: String?
  package var editions: [Edition]

  package init(
    name: String, texts: [String?], kind: String, strength: [Int?], size: [Int?], weight: Int?, colors: [UInt8],
    cost: String?, tags: [String], flags: [String], took: DecimalNumber? = nil, load: DecimalNumber? = nil,
    isDone: Bool? = nil, made: Int64? = nil, path: String? = nil, model: String? = nil,
    editions: [Edition]
  ) {
    self.name = name
    self.texts = texts
    self.kind = kind
    self.strength = strength
    self.size = size
    self.weight = weight
    self.colors = colors
    self.cost = cost
    self.tags = tags
    self.flags = flags
    self.took = took
    self.load = load
    self.isDone = isDone
    self.made = made
    self.path = path
    self.model = model
    self.editions = editions
  }

  package struct Edition: Sendable {
    package var box: String
    package var rarity: String?
    package var price: DecimalNumber?
    package var day: String?
    package var number: String

    package init(box: String, rarity: String?, price: DecimalNumber?, day: String?, number: String) {
      self.box = box
      self.rarity = rarity
      self.price = price
      self.day = day
      self.number = number
    }
  }
}

extension Toy {
  package static let palette = Palette(
    "paint",
    colors: [
      .init("w", name: "white"), .init("u", name: "blue"), .init("b", name: "black"), .init("r", name: "red"),
      .init("g", name: "green"),
    ],
    noneWords: ["c", "colorless"], manyWords: ["m", "many"])

  package static let rarities = [
    FieldValue("common", aliases: ["c"]), FieldValue("uncommon", aliases: ["u"]), FieldValue("rare", aliases: ["r"]),
    FieldValue("mythic", aliases: ["m"]),
  ]

  package static let knownWords: Set<String> = ["rat", "pirate", "god", "timelord", "red", "car"]

  package static let vocabulary = Vocabulary(
    name: "toys", itemName: "toy", itemNamePlural: "toys", nameField: "name",
    fields: [
      Field("name", aliases: ["n"], .text, takesRegex: true, summary: "Name", phrase: "are called {is}"),
      Field("text", aliases: ["o"], .text, takesRegex: true, summary: "Text", phrase: "say {is}"),
      Field("type", aliases: ["t"], .text, takesRegex: true, summary: "Type", phrase: "are {is}"),
      Field(
        "strength", aliases: ["pow"], .number, comparesColumns: true, isColumn: true, multiplicity: .perPart,
        summary: "Strength", phrase: "have strength {is}"),
      Field(
        "size", aliases: ["tou"], .number, comparesColumns: true, isColumn: true, multiplicity: .perPart,
        summary: "Size", phrase: "have size {is}"),
      Field(
        "weight", aliases: ["mv"], .number, values: [FieldValue("even"), FieldValue("odd")], comparesColumns: true,
        isColumn: true, multiplicity: .optional, summary: "Weight", phrase: "weigh {is}"),
      Field(
        "color", aliases: ["c"], .colors, colon: .greaterOrEqual, palette: "paint", summary: "Color",
        phrase: "are {is}"),
      Field("cost", aliases: ["m"], .cost, colon: .greaterOrEqual, summary: "Cost", phrase: "cost {is}"),
      Field("devotion", .devotion, colon: .greaterOrEqual, summary: "Devotion", phrase: "are devoted to {is}"),
      Field("tag", .catalog, multiplicity: .many, summary: "Tag", phrase: "have {is}"),
      Field(
        "is", .flag, isClosed: true, values: [FieldValue("new"), FieldValue("loud"), FieldValue("secret")],
        multiplicity: .many, summary: "Property", phrase: "are {is}"),
      Field(
        "not", .absentFlag, isClosed: true, values: [FieldValue("new"), FieldValue("loud"), FieldValue("secret")],
        multiplicity: .many, summary: "No property", phrase: "are not {is}"),
      Field("box", aliases: ["e"], .catalog, summary: "Box", phrase: "are in {is}"),
      Field(
        "rarity", aliases: ["r"], .orderedEnumeration, isClosed: true, values: rarities, summary: "Rarity",
        phrase: "are {is}"),
      Field(
        "price", aliases: ["usd"], .number, comparesColumns: true, isColumn: true, multiplicity: .optional,
        summary: "Price", phrase: "cost {is}"),
      Field("date", .date, multiplicity: .optional, summary: "Day", phrase: "came out {is}"),
      Field("number", aliases: ["cn"], .numberOrText, isColumn: true, summary: "Number", phrase: "are number {is}"),
      Field("took", .duration, multiplicity: .optional, summary: "Time to make", phrase: "took {is}"),
      Field("load", .size, multiplicity: .optional, summary: "Size of its plan", phrase: ""),
      Field("made", .instant, multiplicity: .optional, summary: "When it was made", phrase: ""),
      Field("path", .path, multiplicity: .optional, summary: "Where its plan is", phrase: ""),
      Field("done", .boolean, multiplicity: .optional, summary: "Whether it is made", phrase: "are done"),
      Field("model", .version, multiplicity: .optional, summary: "Version", phrase: "are of model {is}"),
      Field("maker", .text, summary: "Of which the list says nothing", phrase: "are made by {is}"),
    ], palettes: [palette],
    symbols: [
      CostSymbol("W", kind: .color), CostSymbol("U", kind: .color), CostSymbol("R", kind: .color),
      CostSymbol("W/U", kind: .hybrid),
      CostSymbol("X", kind: .variable, halves: 0),
    ] + (0...9).map { CostSymbol("\($0)", kind: .generic, halves: 2 * $0) },
    bareSymbols: "wurx", zeroWords: [], dayWords: ["launch"], syntax: .cards)

  /// The list of toys.
  package static let list = FilterableList<Toy>(
    vocabulary: vocabulary,
    fields: [
      bind("name", textRule: .collated) { toy, _ in .text(toy.name) },
      FilterableField(
        field("text"), selfReferringContent: { toy, _ in .texts(toy.texts.map { $0?.replacing(toy.name, with: "~") }) },
        content: { toy, _ in .texts(toy.texts) }),
      FilterableField(field("type"), textRule: .words, knownWords: knownWords) { toy, _ in .text(toy.kind) },
      bind("strength") { toy, _ in .numbers(toy.strength.map { $0.map { DecimalNumber($0) } }) },
      bind("size") { toy, _ in .numbers(toy.size.map { $0.map { DecimalNumber($0) } }) },
      bind("weight") { toy, _ in toy.weight.map { .number(DecimalNumber($0)) } ?? .nothing },
      bind("color") { toy, _ in .colorsOfParts(toy.colors.map { ColorSet(bits: $0) }) },
      bind("cost") { toy, _ in toy.cost.flatMap { try? vocabulary.cost($0) }.map { .cost($0) } ?? .nothing },
      bind("devotion") { toy, _ in toy.cost.flatMap { try? vocabulary.cost($0) }.map { .cost($0) } ?? .nothing },
      bind("tag") { toy, _ in .values(toy.tags) },
      FilterableField(field("is"), unanswered: ["secret": "no one knows the secrets"]) { toy, _ in .values(toy.flags) },
      FilterableField(field("not"), unanswered: ["secret": "no one knows the secrets"]) { toy, _ in .values(toy.flags)
      },
      bind("box", isOfVariant: true) { toy, place in .values([toy.editions[place].box]) },
      bind("rarity", isOfVariant: true) { toy, place in toy.editions[place].rarity.map { .values([$0]) } ?? .nothing },
      bind("price", isOfVariant: true) { toy, place in toy.editions[place].price.map { .number($0) } ?? .nothing },
      bind("date", isOfVariant: true) { toy, place in
        toy.editions[place].day.flatMap { DateSpan($0) }.map { .date($0) } ?? .nothing
      },
      bind("number", isOfVariant: true) { toy, place in
        .numbered(toy.editions[place].number, DecimalNumber.prefix(of: toy.editions[place].number.utf8)?.number)
      },
      bind("took") { toy, _ in toy.took.map { .number($0) } ?? .nothing },
      bind("load") { toy, _ in toy.load.map { .number($0) } ?? .nothing },
      bind("made") { toy, _ in toy.made.map { .instant(DecimalNumber($0)) } ?? .nothing },
      bind("path") { toy, _ in toy.path.map { .text($0) } ?? .nothing },
      bind("model") { toy, _ in toy.model.map { .text($0) } ?? .nothing },
      bind("done") { toy, _ in toy.isDone.map { .boolean($0) } ?? .nothing },
    ],
    variantCount: { $0.editions.count }, namedDay: { $0 == "launch" ? DateSpan("2020-06-01") : nil },
    now: { now })

  /// 2020-06-01T12:00Z
  package static let now: Int64 = 1_591_012_800_000_000
  package static let hour: Int64 = 3_600_000_000

  private static func field(_ name: String) -> Field { vocabulary.fields.first { $0.name == name }! }

  private static func bind(
    _ name: String, isOfVariant: Bool = false, textRule: TextRule = .literal,
    _ content: @escaping FilterableField<Toy>.Content
  ) -> FilterableField<Toy> {
    FilterableField(field(name), isOfVariant: isOfVariant, textRule: textRule, content: content)
  }
}
