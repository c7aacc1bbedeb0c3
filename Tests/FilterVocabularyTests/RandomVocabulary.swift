import FilterAST
import FilterText
import FilterVocabulary
import _FilterTestSupport

/// Makes vocabularies without errors, with every value of every property.
enum RandomVocabulary {
  private static let texts = [
    "", "a", "shoe size", "\"", "\\", "\n\r\t", "\u{0}\u{1F}\u{7F}\u{2028}", "é", "e\u{301}", "😀", "'", "{is}", "//",
    "日本語",
    "\u{FEFF}", "</script>",
  ]

  private static func text(_ random: inout SeededGenerator) -> String {
    (0..<random.below(4)).map { _ in texts[random.below(texts.count)] }.joined(separator: " ")
  }

  private static func texts(_ random: inout SeededGenerator) -> [String] {
    (0..<random.below(3)).map { _ in text(&random) + "x" }
  }

  private static func phrase(_ random: inout SeededGenerator) -> String {
    ["have {is}", "are {value} \"x\"", "\n{is}{value}é", "{is}", "are {is|rarer|more common} thing{s}"][random.below(5)]
  }

  /// Values with generated names: `v3`, `V3-a`.
  private static func values(_ prefix: String, _ random: inout SeededGenerator) -> [FieldValue] {
    (0..<random.below(4)).map { index in
      let name = prefix + ["v", "V ", "v-", "ü"][random.below(4)] + String(index)
      if random.chance(30) { return FieldValue(name) }
      return FieldValue(
        name, aliases: random.chance(40) ? [name + "+", name + "\""] : [], label: text(&random), text(&random),
        phrase: text(&random), noun: text(&random), category: text(&random), predicate: text(&random),
        isAboutPrinting: random.chance(20), isRefused: random.chance(10),
        confidence: random.pick(Confidence.allCases) ?? .sure)
    }
  }

  private static func field(_ index: Int, _ random: inout SeededGenerator) -> Field {
    let kind = random.pick(ValueKind.allCases) ?? .text
    let isNumber = kind == .number || kind == .numberOrText
    let name = "f\(index)"
    var values = isNumber ? [FieldValue("even", text(&random)), FieldValue("odd")] : values(name, &random)
    if kind.isListed { values.insert(FieldValue("first"), at: 0) }
    if values.count > 2, !isNumber { values[0].members = [values[1].text, values[2].text] }
    let unordered: [Comparison] = [.colon, .equal, .notEqual]
    let allowed = kind.isOrdered ? Comparison.ofCards : unordered
    let operators = allowed.filter { _ in random.chance(50) }
    let column = random.chance(20) ? column(&random) : nil
    return Field(
      name, aliases: random.chance(50) ? [name + "-x", "_" + name] : [], label: text(&random),
      sources: column == nil && random.chance(40) ? texts(&random) : [], kind,
      operators: operators.isEmpty || random.chance(50) ? nil : operators,
      colon: kind.isOrdered && random.chance(30) ? .greaterOrEqual : .equal, colonMeaning: text(&random),
      takesRegex: random.chance(30), isClosed: kind.isListed && random.chance(50), values: values,
      catalogs: random.chance(50) ? [] : ["c0", "out\(index) \""], palette: kind == .colors ? "p" : "",
      comparesColumns: isNumber && random.chance(50), isColumn: isNumber && random.chance(50),
      isWhole: isNumber && random.chance(50), multiplicity: random.pick(Multiplicity.allCases) ?? .one,
      states: random.chance(20) ? texts(&random) : [], category: text(&random), summary: text(&random),
      phrase: phrase(&random), examples: texts(&random),
      notes: text(&random), popularity: random.below(101), confidence: random.pick(Confidence.allCases) ?? .sure,
      column: column)
  }

  private static func column(_ random: inout SeededGenerator) -> ColumnSource {
    let table = random.chance(50) ? "app.\"order \"\"lines\"" : ""
    var source = ColumnSource(
      column: text(&random) + "c", table: table, key: table.isEmpty ? "" : "k\"",
      reference: !table.isEmpty && random.chance(50) ? "id" : "", type: random.pick(ColumnType.allCases))
    if random.chance(30) { (source.column, source.expression) = ("", "a \"b\" 'c'") }
    if random.chance(30) { (source.type, source.scale) = (.integer, random.below(7)) }
    return source
  }

  private static func palette(_ random: inout SeededGenerator) -> Palette {
    Palette(
      "p",
      colors: [
        Palette.Color("r", name: "red", aliases: random.chance(50) ? ["ruby"] : []),
        Palette.Color(
          "g", name: "Green tea", srgb: random.chance(50) ? ScreenColor(red: 1, green: 0xAB, blue: 0) : nil),
      ],
      nicknames: random.chance(50)
        ? [Palette.Nickname("gruul", aliases: ["g-r"], "rg", family: text(&random), confidence: .likely)] : [],
      countWords: random.chance(50) ? [Palette.CountWord("both", count: 2)] : [],
      noneWords: random.chance(50) ? ["c", "none \""] : [], manyWords: random.chance(50) ? ["m"] : [],
      anyWords: random.chance(50) ? ["any"] : [], refusedNames: texts(&random),
      foreignNicknames: random.chance(50) ? [Palette.Nickname("other", "g")] : [], skipsEmptyBelow: random.chance(50))
  }

  static func make(_ random: inout SeededGenerator) -> Vocabulary {
    let syntax: SyntaxOptions.Base = random.chance(50) ? .cards : .lists
    let fields = (0...random.below(5)).map { index in
      var field = field(index, &random)
      if field.kind == .integerID, syntax == .lists {
        (field.kind, field.isIdentifier, field.isWhole, field.values) = (.number, true, true, [])
      }
      return field
    }
    return Vocabulary(
      name: text(&random) + "n", summary: text(&random), itemName: text(&random), itemNamePlural: text(&random),
      nameField: random.chance(50) ? "f0" : "", fields: fields,
      catalogs: [
        Catalog("c0", summary: text(&random), values: values("c", &random)),
        Catalog("c1 é", summary: "", values: values("d", &random)),
      ],
      palettes: [palette(&random)],
      symbols: random.chance(50)
        ? [
          CostSymbol("W", kind: .color, summary: text(&random)), CostSymbol("½", kind: .half, halves: 1),
          CostSymbol("X", kind: .text, halves: nil),
        ]
        : [],
      bareSymbols: random.chance(50) ? "wx" : "", zeroWords: random.chance(50) ? ["*", "x"] : [],
      dayWords: random.chance(50) ? ["now"] : [],
      timeZone: random.pick(["Z", "+01:00", "-05:30", "+18:00"].compactMap { ZoneRules($0) }) ?? .utc,
      absentFields: random.chance(50) ? [AbsentField("gone"), AbsentField("lost", replacement: "f0")] : [],
      synonyms: random.chance(50)
        ? [Synonym("cheap", field: "f0", rest: "<1"), Synonym("price tag", field: "f0")] : [],
      wordings: random.chance(50)
        ? [Wording("old words", of: "f0", .part, ""), Wording("older", of: "f0", .term, "f0:new")] : [],
      patternShorthands: random.chance(50)
        ? [
          PatternShorthand(#"\id"#, summary: text(&random), pattern: "[a-z]+"),
          PatternShorthand(#"\ID"#, summary: "x", pattern: "\""),
        ]
        : [],
      limits: QueryLimits(
        queryCharacters: random.below(2_000), regexes: random.below(3), number: Int64(random.below(3) * 5_000_000_000),
        regexDepth: random.below(3), regexComplexity: random.below(99), regexCharacters: random.below(3) * 100,
        regexRepetitions: random.below(2) * 50),
      quirks: random.chance(50) ? [.negatedNumbers] : [], notes: texts(&random),
      syntax: syntax)
  }

  /// The vocabulary with fewer fields.
  static func shrinks(of vocabulary: Vocabulary) -> [Vocabulary] {
    shorterArrays(vocabulary.fields).filter { !$0.isEmpty && $0.contains { $0.name == "f0" } }.map { fields in
      Vocabulary(
        name: vocabulary.name, nameField: vocabulary.nameField, fields: fields, catalogs: vocabulary.catalogs,
        palettes: vocabulary.palettes)
    }
  }
}
