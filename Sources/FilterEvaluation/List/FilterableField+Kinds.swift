public import FilterAST
import FilterSemantics
public import FilterVocabulary

extension FilterableField {
  /// A field of text: `name:mar`, or bare words where it is the name field of the list.
  public static func text(
    _ name: String, aliases: [String] = [], summary: String = "", rule: TextRule = .literal,
    _ content: @escaping @Sendable (Element) -> String?
  ) -> FilterableField {
    FilterableField(
      Field(name, aliases: aliases, .text, takesRegex: true, summary: summary, phrase: "have {is} in their \(name)"),
      textRule: rule
    ) { item, _ in content(item).map { .text($0) } ?? .nothing }
  }

  /// A field of whole numbers: `shoe>=40`.
  public static func number(
    _ name: String, aliases: [String] = [], summary: String = "", _ content: @escaping @Sendable (Element) -> Int?
  ) -> FilterableField {
    FilterableField(
      Field(
        name, aliases: aliases, .number, comparesColumns: true, isColumn: true, isWhole: true, multiplicity: .optional,
        summary: summary, phrase: "have \(name) {is}")
    ) { item, _ in content(item).map { .number(FixedNumber($0)) } ?? .nothing }
  }

  /// A field of numbers with fractions: `price<0.5`. Exact to a millionth.
  public static func decimal(
    _ name: String, aliases: [String] = [], summary: String = "",
    _ content: @escaping @Sendable (Element) -> FixedNumber?
  ) -> FilterableField {
    FilterableField(
      Field(
        name, aliases: aliases, .number, comparesColumns: true, isColumn: true, multiplicity: .optional,
        summary: summary, phrase: "have \(name) {is}")
    ) { item, _ in content(item).map { .number($0) } ?? .nothing }
  }

  /// A field of dates: `born>=1990-05`.
  public static func date(
    _ name: String, aliases: [String] = [], summary: String = "",
    _ content: @escaping @Sendable (Element) -> DateSpan?
  ) -> FilterableField {
    FilterableField(
      Field(
        name, aliases: aliases, .date, multiplicity: .optional, summary: summary, phrase: "have \(name) {is}")
    ) { item, _ in content(item).map { .date($0) } ?? .nothing }
  }

  /// A field whose value is one of a list: `blood:ab`. With `isOrdered` the list is an order: `size>=large`.
  public static func enumeration(
    _ name: String, aliases: [String] = [], summary: String = "", values: [FieldValue], isOrdered: Bool = false,
    _ content: @escaping @Sendable (Element) -> String?
  ) -> FilterableField {
    FilterableField(
      Field(
        name, aliases: aliases, isOrdered ? .orderedEnumeration : .enumeration, isClosed: true, values: values,
        multiplicity: .optional, summary: summary, phrase: "have \(name) {is}")
    ) { item, _ in content(item).map { .values([$0]) } ?? .nothing }
  }

  /// A field of any number of values of a list: `speaks:french`. An open list takes values it does not know.
  public static func values(
    _ name: String, aliases: [String] = [], summary: String = "", values: [FieldValue] = [], isClosed: Bool = false,
    _ content: @escaping @Sendable (Element) -> [String]
  ) -> FilterableField {
    FilterableField(
      Field(
        name, aliases: aliases, isClosed ? .enumeration : .catalog, isClosed: isClosed, values: values,
        multiplicity: .many, summary: summary, phrase: "have {is} among their \(name)")
    ) { item, _ in .values(content(item)) }
  }

  /// A field of properties that hold or do not: `is:member`.
  public static func flags(
    _ name: String = "is", aliases: [String] = [], summary: String = "", values: [FieldValue],
    _ content: @escaping @Sendable (Element) -> [String]
  ) -> FilterableField {
    FilterableField(
      Field(
        name, aliases: aliases, .flag, isClosed: true, values: values, multiplicity: .many, summary: summary,
        phrase: "are {value}")
    ) { item, _ in .values(content(item)) }
  }

  /// A field of a small set of letters: `c:rg`. The palette of that name belongs to the list.
  public static func colors(
    _ name: String, aliases: [String] = [], summary: String = "", palette: String, colon: Comparison = .greaterOrEqual,
    _ content: @escaping @Sendable (Element) -> ColorSet?
  ) -> FilterableField {
    FilterableField(
      Field(
        name, aliases: aliases, .colors, colon: colon, palette: palette, summary: summary, phrase: "have \(name) {is}")
    ) { item, _ in content(item).map { .colors($0) } ?? .nothing }
  }
}
