import FilterAST
import FilterSemantics
import FilterText
import FilterVocabulary

extension EnglishWording {
  /// `were released in March 2020 or later`
  func date(_ field: Field, _ relation: Comparison, _ span: DateSpan, _ range: SourceRange?) -> EnglishClause {
    let (year, month, day) = DateSpan.components(ofDay: span.first)
    let name = EnglishWording.monthNames[max(0, min(month - 1, 11))]
    let period =
      switch span.precision {
      case .year: "\(year)"
      case .month: "\(name) \(year)"
      case .day: "\(name) \(day), \(year)"
      }
    let core = Prose(
      EnglishWording.time(period, relation, isDay: span.precision == .day), range,
      EnglishWording.isDivided(relation) ? .connective : .none)
    return dated(field, relation, core, range)
  }

  /// `were released after the day War of the Spark was released`
  func namedDay(_ field: Field, _ relation: Comparison, _ day: String, _ range: SourceRange?) -> EnglishClause {
    let core: String
    let value = vocabulary.value(day, of: field)
    if vocabulary.dayWords.contains(day) {
      // For a day "now" is no moment: what comes after it comes after today.
      let name = value.map { EnglishWording.label(of: $0) } ?? (day == "now" ? "today" : day)
      core =
        switch relation {
        case .colon, .equal, .notEqual: name
        case .less: "before \(name)"
        case .lessOrEqual: "\(name) or earlier"
        case .greater: "after \(name)"
        case .greaterOrEqual: "\(name) or later"
        }
    } else {
      let name = value.map { $0.label.isEmpty ? $0.text.uppercased() : $0.label } ?? day.uppercased()
      core = EnglishWording.time(eventDay(field, name), relation, isDay: true)
    }
    let isDivided = EnglishWording.isDivided(relation)
    return dated(field, relation, Prose(core, range, isDivided ? .connective : .none), range)
  }

  private func dated(
    _ field: Field, _ relation: Comparison, _ core: Prose, _ range: SourceRange?
  ) -> EnglishClause {
    let clause = filled(PhraseTemplate(of: field), core, range)
    return relation == .notEqual ? clause.with(.negative) : clause
  }

  /// The day a thing did once what the items did: for "were released" it is "the day … was released".
  private func eventDay(_ field: Field, _ name: String) -> String {
    let template = PhraseTemplate(of: field)
    if template.verb == "were", template.tail.isEmpty { return "the day \(name) was \(template.head)" }
    return "the day of \(name)"
  }

  private static func time(_ period: String, _ relation: Comparison, isDay: Bool) -> String {
    switch relation {
    case .colon, .equal, .notEqual: (isDay ? "on " : "in ") + period
    case .less: "before \(period)"
    case .greater: "after \(period)"
    case .lessOrEqual: isDay ? "on or before \(period)" : "in \(period) or earlier"
    case .greaterOrEqual: isDay ? "on or after \(period)" : "in \(period) or later"
    }
  }

  private static func isDivided(_ relation: Comparison) -> Bool {
    relation == .greaterOrEqual || relation == .lessOrEqual
  }

  private static let monthNames = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
    "December",
  ]
}
