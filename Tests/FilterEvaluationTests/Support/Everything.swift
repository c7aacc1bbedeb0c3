import FilterAST
import FilterRegex
import FilterText
import FilterVocabulary
import _FilterTestSupport

@testable import FilterEvaluation
@testable import FilterSemantics

/// A list with a field of every kind, each with content given by the test.
struct Everything: Sendable {
  var contents: [String: [FieldContent]]

  /// An item with one variant.
  init(_ contents: [String: FieldContent]) {
    self.contents = contents.mapValues { [$0] }
  }

  /// An item whose fields differ from variant to variant.
  init(variants contents: [String: [FieldContent]]) {
    self.contents = contents
  }

  var variantCount: Int { contents.values.map { $0.count }.max() ?? 1 }
}

extension Everything {
  static let sizes = [FieldValue("small", aliases: ["s"]), FieldValue("medium"), FieldValue("large", aliases: ["l"])]
  static let words = [FieldValue("red", aliases: ["rouge"], members: ["scarlet", "crimson"]), FieldValue("Sky Blue")]

  static let vocabulary = Vocabulary(
    name: "everything", nameField: "name",
    fields: [
      Field("name", .text, takesRegex: true, summary: "", phrase: "are called {is}"),
      field("plain", .text, takesRegex: true), field("collated", .text, takesRegex: true), field("whole", .text),
      field("words", .text, takesRegex: true), field("nickname", .text), field("motto", .text),
      field("number", .number, isColumn: true), field("other", .number, isColumn: true),
      field("edition", .number, isColumn: true), field("serial", .numberOrText, isColumn: true),
      Field("day", .date, catalogs: ["holidays"], summary: "", phrase: "came {is}"), field("since", .year),
      field("time", .instant), field("path", .path), field("took", .duration), field("load", .size),
      field("done", .boolean),
      Field("colors", .colors, colon: .greaterOrEqual, palette: "paint", summary: "", phrase: "are {is}"),
      Field("cost", .cost, colon: .greaterOrEqual, takesRegex: true, summary: "", phrase: "cost {is}"),
      Field("devotion", .devotion, colon: .greaterOrEqual, summary: "", phrase: "are devoted to {is}"),
      Field("paint", .enumeration, isClosed: true, values: words, summary: "", phrase: "are {is}"),
      Field("size", .orderedEnumeration, isClosed: true, values: sizes, summary: "", phrase: "are {is}"),
      Field("mood", .orderedEnumeration, values: sizes, summary: "", phrase: "are {is}"),
      Field(
        "is", .flag, isClosed: true, values: [FieldValue("new"), FieldValue("odd one")], summary: "", phrase: "are {is}"
      ),
      Field(
        "not", .absentFlag, isClosed: true, values: [FieldValue("new"), FieldValue("odd one")], summary: "",
        phrase: "are {is}"),
      field("tag", .catalog), field("id", .uuid), field("key", .integerID),
      Field(
        "order", .directive, isClosed: true, values: [FieldValue("name"), FieldValue("size")], summary: "", phrase: ""),
      field("unbound", .text, takesRegex: true),
    ], catalogs: [Catalog("holidays", summary: "", values: [FieldValue("Easter")])],
    palettes: [Toy.palette],
    symbols: [CostSymbol("W", kind: .color), CostSymbol("U", kind: .color), CostSymbol("W/U", kind: .hybrid)]
      + (0...9).map { CostSymbol("\($0)", kind: .generic, halves: 2 * $0) }, bareSymbols: "wu", zeroWords: ["*"],
    dayWords: ["now", "never"], timeZone: ZoneRules("+02:00")!, limits: QueryLimits(number: 1_000), syntax: .cards)

  private static func field(
    _ name: String, _ kind: ValueKind, takesRegex: Bool = false, isColumn: Bool = false
  ) -> Field {
    let values = name == "number" ? [FieldValue("even"), FieldValue("odd")] : []
    return Field(
      name, kind, takesRegex: takesRegex, values: values, comparesColumns: isColumn, isColumn: isColumn, summary: "",
      phrase: "have \(name) {is}")
  }

  static let list = FilterableList<Everything>(
    vocabulary: vocabulary,
    fields: [
      bind("name", rule: .collated, unites: ["nickname"]), bind("plain", selfReferring: "self"),
      bind("collated", rule: .collated), bind("whole", rule: .whole),
      bind("words", rule: .words, knownWords: ["rat", "redrat", "red"]), bind("nickname"), bind("motto"),
      bind("number"), bind("other"), bind("edition", isOfVariant: true), bind("serial"), bind("day"), bind("since"),
      bind("time"), bind("path"), bind("took"), bind("load"), bind("done"),
      bind("colors"), bind("cost"), bind("devotion"), bind("paint"), bind("size"), bind("mood"),
      bind("is", unanswered: ["odd one": "nobody counts"]), bind("not", mirrors: "is"), bind("tag"), bind("id"),
      bind("key"), bind("order"),
    ], variantCount: { $0.variantCount },
    namedDay: { $0 == "now" ? DateSpan("2020-06-15") : $0 == "Easter" ? DateSpan("2020-04") : nil },
    now: { now })

  /// 2020-06-15T12:00Z
  static let now: Int64 = 1_592_222_400_000_000

  private static func bind(
    _ name: String, isOfVariant: Bool = false, rule: TextRule = .literal, knownWords: Set<String> = [],
    unites: [String] = [], mirrors: String = "", unanswered: [String: String] = [:], selfReferring: String? = nil
  ) -> FilterableField<Everything> {
    func content(_ name: String) -> FilterableField<Everything>.Content {
      { item, variant in
        guard let all = item.contents[name], let first = all.first else { return .nothing }
        return isOfVariant && all.indices.contains(variant) ? all[variant] : first
      }
    }
    return FilterableField(
      vocabulary.fields.first { $0.name == name }!, isOfVariant: isOfVariant, textRule: rule, knownWords: knownWords,
      unites: unites, mirrors: mirrors, unanswered: unanswered, selfReferringContent: selfReferring.map { content($0) },
      content: content(name))
  }

  static func id(_ name: String) -> FieldID { vocabulary.fieldID(spelled: name)! }

  static func cost(_ text: String) -> Cost { (try? vocabulary.cost(text))! }

  /// The indices of the items that a query finds; nil if the engines disagree.
  static func rows(_ query: String, _ items: [Everything]) -> [Int]? {
    let plan = list.plan(query)
    let filter = CompiledFilter(plan, for: list)
    let expected = items.indices.filter { filter.matches(items[$0]) }
    let store = ColumnStore(list, items: items)
    var incremental = IncrementalFilter(store)
    incremental.update(plan)
    let found = [store.run(plan).rows(), incremental.result.rows(), store.rows(plan, limit: items.count)]
    return found.allSatisfy { $0 == expected } ? expected : nil
  }

  /// Whether a query finds an item with one content; nil if the engines disagree.
  static func finds(_ query: String, _ field: String, _ content: FieldContent) -> Bool? {
    rows(query, [Everything([field: content])]).map { !$0.isEmpty }
  }
}
