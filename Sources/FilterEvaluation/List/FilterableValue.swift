public import FilterVocabulary

/// A type of a property that a field can be made of: `.field("pages", \.pages)`.
///
/// Texts, numbers, `Bool`, `Duration` and ``DateSpan`` conform, and where Foundation is, `Date` (as an instant), `Decimal`,
/// `UUID`, `URL` and `Measurement<UnitDuration>`; so do optionals and arrays of all of these. An enumeration with `String`
/// raw values conforms by its declaration alone:
///
/// ```swift
/// enum State: String, CaseIterable, FilterableValue { case open, closed }
/// ```
public protocol FilterableValue: SendableMetatype {
  /// The entry of a field with one such value, under a name.
  static func field(named name: String) -> Field

  /// The entry of a field with any number of such values.
  static func fieldOfMany(named name: String) -> Field

  /// The content of a field with any number of such values.
  static func fieldContent(of values: [Self]) -> FieldContent

  /// The content of a field with this value.
  var fieldContent: FieldContent { get }
}

extension FilterableValue {
  /// The entry for one value, with any number of them.
  public static func fieldOfMany(named name: String) -> Field {
    var field = field(named: name)
    field.multiplicity = .many
    return field
  }

  /// The contents of the values one after another.
  public static func fieldContent(of values: [Self]) -> FieldContent {
    FieldContent(joining: values.map { $0.fieldContent })
  }
}

extension FilterableField {
  /// A field of a property, whose type decides the kind: `.field("pages", \.pages)`, `.field("added", \.added)`.
  /// `phrase` words a term after "items that", as in `have {is} pages`; that of the kind by default.
  public static func field<Value: FilterableValue>(
    _ name: String, aliases: [String] = [], summary: String = "", phrase: String? = nil,
    _ content: @escaping @Sendable (Element) -> Value
  ) -> FilterableField {
    var field = Value.field(named: name)
    field.aliases = aliases
    field.summary = summary
    field.phrase = phrase ?? field.phrase
    return FilterableField(field) { item, _ in content(item).fieldContent }
  }
}

extension Field {
  /// A field of a kind with the phrase of the kind.
  static func plain(
    _ name: String, _ kind: ValueKind, isWhole: Bool = false, isClosed: Bool = false, values: [FieldValue] = []
  ) -> Field {
    Field(
      name, kind, takesRegex: kind == .text, isClosed: isClosed, values: values, comparesColumns: kind == .number,
      isColumn: kind == .number, isWhole: isWhole, summary: "", phrase: kind.traits.phrase(name))
  }
}

extension FieldContent {
  /// The parts of several contents of one kind, one after another.
  init(joining contents: [FieldContent]) {
    var texts: [String?] = []
    var numbers: [DecimalNumber?] = []
    var dates: [DateSpan] = []
    var instants: [DecimalNumber] = []
    var values: [String] = []
    for content in contents {
      switch content {
      case .text(let text): texts.append(text)
      case .texts(let parts): texts += parts
      case .number(let number): numbers.append(number)
      case .numbers(let parts): numbers += parts
      case .date(let date): dates.append(date)
      case .dates(let parts): dates += parts
      case .instant(let instant): instants.append(instant)
      case .instants(let parts): instants += parts
      case .boolean: values += content.words
      case .values, .listed: values += content.spelledWords
      default: break
      }
    }
    if !texts.isEmpty {
      self = .texts(texts)
    } else if !numbers.isEmpty {
      self = .numbers(numbers)
    } else if !dates.isEmpty {
      self = .dates(dates)
    } else if !instants.isEmpty {
      self = .instants(instants)
    } else {
      self = values.isEmpty ? .nothing : .values(values)
    }
  }
}

extension Optional: FilterableValue where Wrapped: FilterableValue {
  /// The entry for the value, which an item may lack.
  public static func field(named name: String) -> Field {
    var field = Wrapped.field(named: name)
    if field.multiplicity == .one { field.multiplicity = .optional }
    return field
  }

  /// The content of the value; nothing without one.
  public var fieldContent: FieldContent { self?.fieldContent ?? .nothing }
}

extension Array: FilterableValue where Element: FilterableValue {
  /// The entry for any number of the elements.
  public static func field(named name: String) -> Field { Element.fieldOfMany(named: name) }

  /// The contents of the elements; a term holds if it holds for one.
  public var fieldContent: FieldContent { Element.fieldContent(of: self) }
}

extension String: FilterableValue {
  /// A field of texts: `note:word`.
  public static func field(named name: String) -> Field { .plain(name, .text) }

  /// A field with an open list of values, which completion counts: `tag:urgent`.
  public static func fieldOfMany(named name: String) -> Field {
    var field = Field.plain(name, .catalog)
    field.multiplicity = .many
    field.phrase = "have {is} among their \(name)"
    return field
  }

  /// The texts as values of a list; none for no texts.
  public static func fieldContent(of values: [String]) -> FieldContent { values.isEmpty ? .nothing : .values(values) }

  /// The text as it is, also an empty one.
  public var fieldContent: FieldContent { .text(self) }
}

extension Bool: FilterableValue {
  /// A field that is true or false: `done:yes`.
  public static func field(named name: String) -> Field { .plain(name, .boolean) }

  /// Whether the property holds.
  public var fieldContent: FieldContent { .boolean(self) }
}

extension DateSpan: FilterableValue {
  /// A field of days: `born>=1990-05`.
  public static func field(named name: String) -> Field { .plain(name, .date) }

  /// The first day of the span.
  public var fieldContent: FieldContent { .date(self) }
}

extension DecimalNumber: FilterableValue {
  /// A field of decimal numbers: `price<0.5`.
  public static func field(named name: String) -> Field { .plain(name, .number) }

  /// The number, which is exact.
  public var fieldContent: FieldContent { .number(self) }
}

extension FilterableValue where Self: BinaryInteger {
  /// A field of whole numbers: `shoe>=40`.
  public static func field(named name: String) -> Field { .plain(name, .number, isWhole: true) }

  /// The number, however large it is.
  public var fieldContent: FieldContent { .number(DecimalNumber(self)) }
}

extension FilterableValue where Self: BinaryFloatingPoint {
  /// A field of decimal numbers: `price<0.5`.
  public static func field(named name: String) -> Field { .plain(name, .number) }

  /// The shortest decimal that reads back; nothing if it is not a number. An infinity is beyond all numbers.
  public var fieldContent: FieldContent { DecimalNumber.content(of: self).map { .number($0) } ?? .nothing }
}

extension Int: FilterableValue {}
extension Int64: FilterableValue {}
extension Int32: FilterableValue {}
extension UInt: FilterableValue {}
extension UInt64: FilterableValue {}
extension Double: FilterableValue {}
extension Float: FilterableValue {}

extension FilterableValue where Self: CaseIterable & RawRepresentable, RawValue == String {
  /// A field with one of the cases: `state:open`.
  public static func field(named name: String) -> Field {
    .plain(name, .enumeration, isClosed: true, values: allCases.map { FieldValue($0.rawValue, aliases: []) })
  }

  /// The raw value of the case.
  public var fieldContent: FieldContent { .values([rawValue]) }
}

#if !hasFeature(Embedded)
  extension Duration: FilterableValue {
    /// A field of durations: `took>1.5s`.
    public static func field(named name: String) -> Field { .plain(name, .duration) }

    /// The number of seconds with all its places.
    public var fieldContent: FieldContent { .number(DecimalNumber(self)) }
  }
#endif
