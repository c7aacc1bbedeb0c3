/// A group of kinds whose values behave alike: they are read, compared, stored and worded by the same rules.
package enum KindFamily: Hashable, Sendable {
  /// Texts that are searched.
  case text
  /// Numbers, which may be compared with other fields.
  case number
  /// Numbers with a unit.
  case amount
  /// Days and instants.
  case time
  /// Sets of colors.
  case colors
  /// Costs made of symbols.
  case cost
  /// Words of a list.
  case word
  /// Names of properties.
  case property
  /// True or false.
  case boolean
  /// Texts that are compared by a key; see ``KeyedText``.
  case keyed
  /// No conditions.
  case directive
}

/// How a column holds the values of a field.
package enum ColumnShape: Hashable, Sendable {
  /// Texts that are searched.
  case texts
  /// Numbers of 64 bits with the order of the values.
  case keys
  /// Costs, with their printed texts where patterns are taken.
  case costs
  /// Words, any number for an item.
  case values
  /// One word and one number for each part.
  case numberedValues
}

/// The role of a value in a query, which an editor colors.
package enum ValueRole: Hashable, Sendable {
  case text
  case number
  case word
  case property
}

/// The facts about a kind: its row in the table of kinds, ``ValueKind/traits``.
package struct KindTraits: Sendable {
  package let family: KindFamily
  package let shape: ColumnShape
  package let role: ValueRole
  /// Whether values can be smaller or greater than others.
  package let isOrdered: Bool
  /// Whether `--field` can declare a field of the kind.
  package let isDeclarable: Bool
  /// How many values an item has by default. Terms about texts or flags must not contradict each other, and what data
  /// measures may be missing.
  package let multiplicity: Multiplicity
  /// The noun for a value, as in `pow >= number`. ASCII, so that its length is the same in every encoding.
  package let noun: String
  /// A description of its values for a table of fields: `a day, a month or a year`.
  package let values: String
  /// A description of its values in a sentence, with examples between back quotes.
  package let summary: String
  /// The phrase of a field with a label that has none of its own.
  package let phrase: @Sendable (_ label: String) -> String
  /// How values are read, for kinds whose values are compared by a key.
  package let keyed: KeyedReading?
  /// Whether two fields of the kind are compared by their texts or keys, and not as numbers.
  package var hasWords: Bool { family == .text || family == .word || family == .keyed || shape == .numberedValues }

  fileprivate init(
    _ family: KindFamily, _ shape: ColumnShape, _ role: ValueRole, isOrdered: Bool = false, isDeclarable: Bool = false,
    _ multiplicity: Multiplicity = .one, noun: String, values: String, summary: String = "",
    phrase: @escaping @Sendable (String) -> String,
    keyed: KeyedReading? = nil
  ) {
    self.family = family
    self.shape = shape
    self.role = role
    self.isOrdered = isOrdered
    self.isDeclarable = isDeclarable
    self.multiplicity = multiplicity
    self.noun = noun
    self.values = values
    self.summary = summary
    self.phrase = phrase
    self.keyed = keyed
  }
}

extension ValueKind {
  /// The row of the kind in the table of kinds.
  package var traits: KindTraits {
    switch self {
    case .text:
      KindTraits(
        .text, .texts, .text, isDeclarable: true, .many, noun: "text", values: "words, or a text in quotes",
        summary: "A word or quoted text", phrase: { "have {is} in the \($0)" })
    case .path:
      KindTraits(
        .text, .texts, .text, isDeclarable: true, .optional, noun: "path", values: "parts of a path, with * and **",
        summary: "Parts of a path in a row, with `*` in a part and `**` over parts: `/health`, `src/**/*.swift`",
        phrase: { "whose \($0) {is}" })
    case .number:
      KindTraits(
        .number, .keys, .number, isOrdered: true, isDeclarable: true, noun: "number", values: "a number",
        summary: "A number", phrase: { "have \($0) {is}" })
    case .numberOrText:
      KindTraits(
        .number, .numberedValues, .text, isOrdered: true, isDeclarable: true, noun: "number or text",
        values: "a number or a text",
        summary: "A number or text; `<`, `<=`, `>`, `>=` compare the leading number", phrase: { "have \($0) {is}" })
    case .date:
      KindTraits(
        .time, .keys, .number, isOrdered: true, isDeclarable: true, noun: "date", values: "a day, a month or a year",
        summary: "A date, month or year: `2020-03-17`, `2020-03`, `2020`", phrase: { "have \($0) {is}" })
    case .year:
      KindTraits(
        .time, .keys, .number, isOrdered: true, isDeclarable: true, noun: "year", values: "a year",
        summary: "A year of four digits", phrase: { "have \($0) {is}" })
    case .instant:
      KindTraits(
        .time, .keys, .number, isOrdered: true, isDeclarable: true, .optional, noun: "instant",
        values: "an instant, a day, a month or a year, or -2h before now",
        summary: "An instant, day, month or year: `2026-01-02T10:00`, `2026-01-02`, `2026-01`, `2026`, "
          + "`now`, `today`, `yesterday`, `tomorrow`, or a time before now: `-2h`, `-7d`",
        phrase: { "whose \($0) is {is}" })
    case .duration:
      KindTraits(
        .amount, .keys, .number, isOrdered: true, isDeclarable: true, .optional, noun: "duration",
        values: "a duration: 1.5s, 200ms, 1h30m, or seconds",
        summary: "A duration: `1.5s`, `200ms`, `1h30m`, or a number of seconds", phrase: { "whose \($0) is {is}" })
    case .size:
      KindTraits(
        .amount, .keys, .number, isOrdered: true, isDeclarable: true, .optional, noun: "size",
        values: "a size: 10MB, 10MiB, or bytes", summary: "A size: `10MB`, `10MiB`, or a number of bytes",
        phrase: { "whose \($0) is {is}" })
    case .colors:
      KindTraits(
        .colors, .keys, .word, isOrdered: true, noun: "colors", values: "colors, or how many", summary: "Colors",
        phrase: { "have \($0) {is}" })
    case .cost:
      KindTraits(
        .cost, .costs, .word, isOrdered: true, noun: "cost", values: "symbols of a cost", phrase: { "have \($0) {is}" })
    case .devotion:
      KindTraits(
        .cost, .costs, .word, isOrdered: true, noun: "symbols", values: "one symbol, repeated",
        phrase: { "have \($0) {is}" })
    case .enumeration:
      KindTraits(.word, .values, .word, noun: "value", values: "a name from a list", phrase: { "have \($0) {is}" })
    case .orderedEnumeration:
      KindTraits(
        .word, .keys, .word, isOrdered: true, noun: "value", values: "one of the words below, in their order",
        phrase: { "have \($0) {is}" })
    case .catalog:
      KindTraits(
        .word, .values, .text, isDeclarable: true, noun: "name", values: "a name from a list",
        phrase: { "have \($0) {is}" })
    case .flag:
      KindTraits(
        .property, .values, .property, .many, noun: "property", values: "one of the properties below",
        phrase: { _ in "are {is}" })
    case .absentFlag:
      KindTraits(
        .property, .values, .property, .many, noun: "property", values: "one of the properties below",
        phrase: { _ in "are not {is}" })
    case .boolean:
      KindTraits(
        .boolean, .values, .word, isDeclarable: true, .optional, noun: "true or false", values: "true or false",
        summary: "`true` or `false`", phrase: { "are \($0)" })
    case .uuid:
      KindTraits(
        .keyed, .values, .text, isDeclarable: true, noun: "uuid", values: "a UUID",
        summary: "A UUID: 32 hexadecimal digits, with or without hyphens", phrase: { "have \($0) {is}" }, keyed: .uuid)
    case .integerID:
      KindTraits(
        .keyed, .values, .number, isDeclarable: true, noun: "number", values: "a whole number",
        summary: "A whole number", phrase: { "have \($0) {is}" }, keyed: .digits)
    case .version:
      KindTraits(
        .keyed, .values, .number, isOrdered: true, isDeclarable: true, .optional, noun: "version",
        values: "a version such as 1.10.0",
        summary: "A version: `1.10.0`, `2.0.0-rc.1`, or `1.9` for all that begin so",
        phrase: { "have \($0) {is|newer|older}" }, keyed: .version)
    case .address:
      KindTraits(
        .keyed, .values, .number, isOrdered: true, isDeclarable: true, .optional, noun: "address",
        values: "an address, or a network such as 10.0.0.0/16",
        summary: "An address: `10.0.3.7`, `2001:db8::1`, or a network with its addresses: `10.0.0.0/16`",
        phrase: { "have \($0) {is|higher|lower}" }, keyed: .address)
    case .directive:
      KindTraits(
        .directive, .values, .word, noun: "setting", values: "one of the settings below",
        phrase: { "are shown with \($0) {value}" })
    }
  }

  /// Whether values can be smaller or greater than others.
  package var isOrdered: Bool { traits.isOrdered }

  /// Whether a value is one of a list of words.
  package var isListed: Bool {
    switch traits.family {
    case .word, .property, .boolean, .directive: true
    case .text, .number, .amount, .time, .colors, .cost, .keyed: false
    }
  }
}
