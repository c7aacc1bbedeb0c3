#if canImport(Foundation) && !hasFeature(Embedded)
  public import FilterVocabulary
  public import Foundation

  extension Date: FilterableValue {
    /// A field of instants: `changed>=2026-01-01T10:00`, `changed>-2h`. A field of days is
    /// `FilterableField.date(_:aliases:summary:timeZone:_:)`.
    public static func field(named name: String) -> Field { .plain(name, .instant) }

    /// The instant in microseconds; nothing if it does not fit.
    public var fieldContent: FieldContent { microseconds.map { .instant(DecimalNumber($0)) } ?? .nothing }
  }

  extension Decimal: FilterableValue {
    /// A field of decimal numbers: `price<0.5`.
    public static func field(named name: String) -> Field { .plain(name, .number) }

    /// The number; nothing if it is none.
    public var fieldContent: FieldContent { DecimalNumber(self).map { .number($0) } ?? .nothing }
  }

  extension UUID: FilterableValue {
    /// A field of identifiers: `id:5d131784-c1a3-463e-a37b-b720af67ab62`.
    public static func field(named name: String) -> Field { .plain(name, .uuid) }

    /// The identifier in hexadecimal digits.
    public var fieldContent: FieldContent { .values([uuidString]) }
  }

  extension URL: FilterableValue {
    /// A field of paths, which are addresses too: `link:/docs`, `link:example.com`.
    public static func field(named name: String) -> Field { .plain(name, .path) }

    /// The absolute address as a text.
    public var fieldContent: FieldContent { .text(absoluteString) }
  }

  extension Measurement: FilterableValue where UnitType == UnitDuration {
    /// A field of durations: `took>1.5s`, `took<1h30m`.
    public static func field(named name: String) -> Field { .plain(name, .duration) }

    /// The seconds, as the shortest decimal that reads back; nothing if it is not a number.
    public var fieldContent: FieldContent {
      DecimalNumber.content(of: converted(to: .seconds).value).map { .number($0) } ?? .nothing
    }
  }

  extension DecimalNumber {
    /// The number of a decimal of Foundation. Nil for a value that is not a number.
    public init?(_ decimal: Decimal) {
      if decimal.isNaN { return nil }
      self.init("\(decimal)")
    }
  }

  extension FilterableField {
    /// A field of decimal numbers: `price<0.5`.
    public static func decimal(
      _ name: String, aliases: [String] = [], summary: String = "",
      _ content: @escaping @Sendable (Element) -> Decimal?
    ) -> FilterableField {
      .field(name, aliases: aliases, summary: summary, content)
    }

    /// A field of durations: `took>1.5s`, `took<1h30m`.
    public static func duration(
      _ name: String, aliases: [String] = [], summary: String = "",
      _ content: @escaping @Sendable (Element) -> Measurement<UnitDuration>?
    ) -> FilterableField {
      .field(name, aliases: aliases, summary: summary, content)
    }
  }
#endif
