import FilterAST
import FilterSemantics
import FilterText
package import FilterVocabulary

extension EnglishWording {
  /// `whose time is at or after 2026-01-01 10:00 UTC`
  func instant(_ field: Field, relation: Comparison, span: InstantSpan, range: SourceRange?) -> EnglishClause {
    let text = EnglishWording.time(
      EnglishWords.instant(span), at: EnglishWords.preposition(of: span), relation: relation)
    return dated(field, relation: relation, text, range: range)
  }

  /// `whose time is less than 2 hours ago`
  func relativeInstant(
    _ field: Field, relation: Comparison, instant: RelativeInstant, range: SourceRange?
  ) -> EnglishClause {
    let text: String
    let words = EnglishWords.relative(instant)
    var isPast = false
    if case .ago = instant { isPast = !instant.isShifted }
    if case .months(let months, isDay: false) = instant { isPast = months < 0 }
    if isPast {
      text =
        switch relation {
        case .colon, .equal, .notEqual, .contains, .matches, .notMatches: "exactly \(words)"
        // What is later is less long ago.
        case .greater: "less than \(words)"
        case .greaterOrEqual: "at most \(words)"
        case .less: "more than \(words)"
        case .lessOrEqual: "at least \(words)"
        }
    } else {
      text = EnglishWording.period(words, relation: relation)
    }
    return dated(field, relation: relation, text, range: range)
  }
}

extension EnglishWords {
  /// A time that depends on the present: `2 hours ago`, `yesterday`.
  package static func relative(_ instant: RelativeInstant) -> String {
    func counted(_ count: Int, _ noun: String) -> String {
      let number = "\(abs(count)) \(noun)\(abs(count) == 1 ? "" : "s")"
      return count < 0 ? number + " ago" : "in " + number
    }
    switch instant {
    case .ago(let duration) where instant.isShifted:
      return "in " + EnglishWords.duration(-duration)
    case .ago(let duration): return EnglishWords.duration(duration) + " ago"
    case .day(let distance) where abs(distance) > 1: return counted(distance, "day")
    case .months(let months, isDay: _):
      return months % 12 == 0 ? counted(months / 12, "year") : counted(months, "month")
    case .now, .day: return "\(instant)"
    }
  }

  /// A day, a month or a year: `January 2, 2026`, `January 2026`, `2026`.
  static func date(_ span: DateSpan) -> String {
    let (year, month, day) = DateSpan.components(ofOrdinal: span.first)
    let name = EnglishWording.monthNames[max(0, min(month - 1, 11))]
    return switch span.precision {
    case .year: "\(year)"
    case .month: "\(name) \(year)"
    case .day: "\(name) \(day), \(year)"
    }
  }

  /// A span with its zone: `January 2, 2026 UTC`, `2026-01-02 10:00 UTC`, `the hour from 2026-01-02 10:00 UTC`.
  package static func instant(_ span: InstantSpan) -> String {
    let zone = span.zone == .utc ? " UTC" : " " + span.zone.description
    let text = span.literal(in: span.zone, separator: " ")
    switch span.precision {
    case .year: return text + zone
    case .month, .day:
      let parts = text.split(separator: "-")
      let name = EnglishWording.monthNames[min(max((Int(parts[1]) ?? 1) - 1, 0), 11)]
      return (parts.count > 2 ? "\(name) \(Int(parts[2]) ?? 1), \(parts[0])" : "\(name) \(parts[0])") + zone
    case .hour: return "the hour from " + text + ":00" + zone
    case .minute, .second, .fraction: return text + zone
    }
  }

  /// The preposition before a span: `in` a month, `on` a day, `at` a minute.
  package static func preposition(of span: InstantSpan) -> String {
    switch span.precision {
    case .year, .month, .hour: "in"
    case .day: "on"
    case .minute, .second, .fraction: "at"
    }
  }
}
