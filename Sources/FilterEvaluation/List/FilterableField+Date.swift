#if canImport(Foundation) && !hasFeature(Embedded)
  public import FilterVocabulary
  public import Foundation

  extension FilterableField {
    /// A field of instants: `changed>=2026-01-01T10:00`, `changed>-2h`. The latter needs the `now` of the list.
    public static func instant(
      _ name: String, aliases: [String] = [], summary: String = "",
      _ content: @escaping @Sendable (Element) -> Date?
    ) -> FilterableField {
      .instant(name, aliases: aliases, summary: summary) { item in content(item)?.microseconds }
    }

    /// A field of days, each that of an instant in `timeZone`: `born>=1990-05`.
    public static func date(
      _ name: String, aliases: [String] = [], summary: String = "", timeZone: ZoneRules = .utc,
      _ content: @escaping @Sendable (Element) -> Date?
    ) -> FilterableField {
      .date(name, aliases: aliases, summary: summary) { item in
        content(item)?.microseconds.map { DateSpan(dayOf: $0, in: timeZone) }
      }
    }
  }

  extension Date {
    /// The microseconds since 1970-01-01T00:00Z; nil if they do not fit.
    var microseconds: Int64? { Int64(exactly: (timeIntervalSince1970 * 1e6).rounded(.down)) }
  }
#endif
