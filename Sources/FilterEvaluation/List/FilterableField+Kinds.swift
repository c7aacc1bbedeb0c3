import FilterAST
public import FilterVocabulary

extension FilterableField {
  /// A field of decimal numbers from binary fractions, each the shortest decimal that reads back: `price<0.5`. What is
  /// not a number has no content.
  public static func decimal<Number: BinaryFloatingPoint & SendableMetatype>(
    _ name: String, aliases: [String] = [], summary: String = "",
    _ content: @escaping @Sendable (Element) -> Number?
  ) -> FilterableField {
    .decimal(name, aliases: aliases, summary: summary) { item in content(item).flatMap { DecimalNumber.content(of: $0) }
    }
  }

  /// A field of instants in microseconds since 1970-01-01T00:00Z: `time>=2026-01-01T10:00`, `time>-2h`. The latter needs
  /// the `now` of the list.
  public static func instant(
    _ name: String, aliases: [String] = [], summary: String = "",
    _ content: @escaping @Sendable (Element) -> Int64?
  ) -> FilterableField {
    FilterableField(.optional(name, aliases, .instant, summary)) { item, _ in
      content(item).map { .instant(DecimalNumber($0)) } ?? .nothing
    }
  }

  /// A field of sizes in bytes: `size>10MB`.
  public static func size<Bytes: BinaryInteger & SendableMetatype>(
    _ name: String, aliases: [String] = [], summary: String = "",
    _ content: @escaping @Sendable (Element) -> Bytes?
  ) -> FilterableField {
    FilterableField(.optional(name, aliases, .size, summary)) { item, _ in
      content(item).map { .number(DecimalNumber($0).shifted(by: -6)) } ?? .nothing
    }
  }

  /// A field of paths: `path:src/**/*.swift`, `path:/health`.
  public static func path(
    _ name: String, aliases: [String] = [], summary: String = "",
    _ content: @escaping @Sendable (Element) -> String?
  ) -> FilterableField {
    FilterableField(.optional(name, aliases, .path, summary)) { item, _ in content(item).map { .text($0) } ?? .nothing }
  }

  /// A field of versions: `release>=1.9`. What is no version has no content.
  public static func version(
    _ name: String, aliases: [String] = [], summary: String = "",
    _ content: @escaping @Sendable (Element) -> String?
  ) -> FilterableField {
    FilterableField(.optional(name, aliases, .version, summary)) { item, _ in
      content(item).map { .text($0) } ?? .nothing
    }
  }

  /// A field that is true or false: `done:true`, `done:no`.
  public static func boolean(
    _ name: String, aliases: [String] = [], summary: String = "",
    _ content: @escaping @Sendable (Element) -> Bool?
  ) -> FilterableField {
    FilterableField(.optional(name, aliases, .boolean, summary)) { item, _ in
      content(item).map { .boolean($0) } ?? .nothing
    }
  }

  /// A field with one of the cases of an enumeration, by their raw values: `state:open`. With `isOrdered` the cases are
  /// in order, the smallest first: `level>=warning`.
  public static func enumeration<Value: CaseIterable & RawRepresentable & SendableMetatype>(
    _ name: String, aliases: [String] = [], summary: String = "", isOrdered: Bool = false,
    _ content: @escaping @Sendable (Element) -> Value?
  ) -> FilterableField where Value.RawValue == String {
    .enumeration(
      name, aliases: aliases, summary: summary, values: Value.allCases.map { FieldValue($0.rawValue, aliases: []) },
      isOrdered: isOrdered
    ) { item in content(item).map { $0.rawValue } }
  }

  #if !hasFeature(Embedded)
    /// A field of durations: `took>1.5s`, `took<1h30m`.
    public static func duration(
      _ name: String, aliases: [String] = [], summary: String = "",
      _ content: @escaping @Sendable (Element) -> Duration?
    ) -> FilterableField {
      FilterableField(.optional(name, aliases, .duration, summary)) { item, _ in
        content(item).map { .number(DecimalNumber($0)) } ?? .nothing
      }
    }
  #endif
}

extension DecimalNumber {
  /// The number of a binary fraction; one beyond all others for an infinity, and nil for what is no number.
  static func content(of value: some BinaryFloatingPoint) -> DecimalNumber? {
    value.isInfinite ? (value < 0 ? .least : -.least) : DecimalNumber(value)
  }
}

extension Field {
  /// A field that an item may have no value in, with the phrase of its kind.
  fileprivate static func optional(
    _ name: String, _ aliases: [String], _ kind: ValueKind, _ summary: String
  ) -> Field {
    Field(
      name, aliases: aliases, kind, multiplicity: .optional, summary: summary,
      phrase: kind.traits.phrase(name))
  }
}

#if !hasFeature(Embedded)
  extension DecimalNumber {
    /// The seconds of a duration.
    public init(_ duration: Duration) {
      let (seconds, attoseconds) = duration.components
      let whole = DecimalNumber(seconds)
      self = whole.adding(DecimalNumber(attoseconds, power: -18)) ?? whole
    }
  }
#endif
