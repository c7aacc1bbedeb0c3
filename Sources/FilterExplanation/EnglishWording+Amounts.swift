import FilterAST
import FilterSemantics
import FilterText
import FilterVocabulary

extension EnglishWording {
  /// `a power of at least 3`
  func number(
    _ field: Field, relation: Comparison, number: DecimalNumber, written: String, range: SourceRange?
  ) -> EnglishClause {
    let template = PhraseTemplate(of: field)
    // A number before what it counts takes "fewer": "fewer than 3 printings", but "a loyalty of less than 3".
    let isCount = field.isWhole && !template.tail.isEmpty
    let digits = field.form.text(of: digits(number, written: written))
    let core = Prose(EnglishWording.amount(digits, relation: relation, isCount: isCount), range: range)
    if relation == .notEqual, !template.head.hasSuffix(" of") {
      // "with a number of printings other than 1": "with other than 1 printing" is no English.
      let head = "\(EnglishWords.article(before: field.label)) \(field.label)"
      return EnglishClause("have", head: head, core: core, range: range)
    }
    var clause = filled(template, with: core, range: range, isPlural: number != DecimalNumber(1))
    if relation == .notEqual { clause.head = EnglishWording.withoutOf(clause.head) }
    if relation == .equal || relation == .colon { clause.exactCore = Prose("exactly " + digits, range: range) }
    return clause
  }

  /// `whose time taken is more than 1.5 seconds`
  func amount(_ field: Field, relation: Comparison, amount: DecimalNumber, range: SourceRange?) -> EnglishClause {
    let words = EnglishWords.amount(amount, of: field)
    let value = relation == .notEqual ? words : EnglishWording.amount(words, relation: relation)
    var clause = filled(PhraseTemplate(of: field), with: Prose(value, range: range), range: range)
    if relation == .equal || relation == .colon { clause.exactCore = Prose("exactly " + words, range: range) }
    return relation == .notEqual ? clause.with(.negative) : clause
  }

  /// The number as written, if it is in digits; a word for zero with a note.
  private func digits(_ number: DecimalNumber, written: String) -> String {
    if EnglishWording.isDigits(written) { return written }
    return vocabulary.zeroWords.contains(written.lowercased()) ? "\(written) (counts as 0)" : "\(number)"
  }

  /// `at least 3`
  static func amount(_ value: String, relation: Comparison, isCount: Bool = false) -> String {
    switch relation {
    case .colon, .equal, .contains, .matches, .notMatches: value
    case .notEqual: "other than " + value
    case .less: (isCount ? "fewer than " : "less than ") + value
    case .lessOrEqual: "at most " + value
    case .greater: "more than " + value
    case .greaterOrEqual: "at least " + value
    }
  }

  /// Whether a number is shown as written: `0.50`, but not `x` and `.5`.
  private static func isDigits(_ text: String) -> Bool {
    guard let first = text.utf8.first, let last = text.utf8.last, first != UInt8(ascii: "."), last >= 0x30 else {
      return false
    }
    return text.utf8.allSatisfy { $0 >= 0x30 && $0 <= 0x39 || $0 == UInt8(ascii: ".") }
  }

  /// "a power of other than 3" is no English: "a power other than 3".
  static func withoutOf(_ head: String) -> String {
    head.hasSuffix(" of") ? String(head.dropLast(3)) : head
  }

  /// `an even mana value`
  func parity(_ field: Field, isEven: Bool, range: SourceRange?) -> EnglishClause {
    let words = (isEven ? "an even " : "an odd ") + field.label
    return EnglishClause("have", core: Prose(words, range: range), range: range)
  }

  /// `a power greater than their toughness`
  func columns(_ field: Field, relation: Comparison, other: Field, range: SourceRange?) -> EnglishClause {
    let isOfTimes = field.kind.traits.family == .time
    let words =
      switch relation {
      case .less where isOfTimes: "before"
      case .lessOrEqual where isOfTimes: "no later than"
      case .greater where isOfTimes: "after"
      case .greaterOrEqual where isOfTimes: "no earlier than"
      case .colon, .equal, .contains, .matches, .notMatches: "equal to"
      case .notEqual: "different from"
      case .less: "less than"
      case .lessOrEqual: "no greater than"
      case .greater: "greater than"
      case .greaterOrEqual: "no less than"
      }
    let label = field.label
    let core = "\(EnglishWords.article(before: label)) \(label) \(words) their \(other.label)"
    return EnglishClause("have", core: Prose(core, range: range), range: range)
  }
}

extension EnglishWording {
  /// `{2}{W}{W} in their mana cost`, or for devotion `a devotion of at least {R}{R}`.
  func cost(_ field: Field, relation: Comparison, cost: Cost, range: SourceRange?) -> EnglishClause {
    let template = PhraseTemplate(of: field)
    let symbols = vocabulary.text(of: cost)
    if field.kind == .devotion {
      let amount = EnglishWording.amount(relation == .equal ? "exactly \(symbols)" : symbols, relation: relation)
      var clause = filled(template, with: Prose(amount, range: range), range: range)
      if relation == .notEqual { clause.head = EnglishWording.withoutOf(clause.head) }
      return clause
    }
    let (words, isPlain) =
      template.isAttribute ? attribute(symbols, relation: relation) : contents(symbols, relation: relation)
    var clause = filled(template, with: Prose(words, range: range), range: range)
    clause.standsAlone = !isPlain
    if relation == .lessOrEqual, !template.isAttribute {
      clause.opposite = Prose("something beyond \(symbols)", range: range)
    }
    return relation == .notEqual && !template.isAttribute ? clause.with(.negative) : clause
  }

  /// After "have a mana cost".
  private func attribute(_ symbols: String, relation: Comparison) -> (String, isPlain: Bool) {
    switch relation {
    case .colon, .greaterOrEqual, .contains, .matches, .notMatches: ("that includes \(symbols)", true)
    case .equal: ("of exactly \(symbols)", true)
    case .notEqual: ("other than \(symbols)", true)
    case .greater: ("that includes \(symbols) and more", false)
    case .lessOrEqual: ("of nothing beyond \(symbols)", true)
    case .less: ("of less than \(symbols)", true)
    }
  }

  /// Between "have" and "in their mana cost".
  private func contents(_ symbols: String, relation: Comparison) -> (String, isPlain: Bool) {
    switch relation {
    case .colon, .greaterOrEqual, .contains, .matches, .notMatches: (symbols, true)
    case .equal, .notEqual: ("exactly \(symbols)", false)
    case .greater: ("\(symbols) and more", false)
    case .lessOrEqual: ("nothing beyond \(symbols)", false)
    case .less: ("only a part of \(symbols)", false)
    }
  }
}

extension EnglishWording {
  /// `were released in March 2020 or later`
  func date(_ field: Field, relation: Comparison, span: DateSpan, range: SourceRange?) -> EnglishClause {
    let period = EnglishWords.date(span)
    let core =
      span.precision == .day
      ? EnglishWording.time(period, at: "on", relation: relation)
      : EnglishWording.period(period, in: "in ", relation: relation)
    return dated(field, relation: relation, core, range: range)
  }

  /// `were released after the day War of the Spark was released`
  func namedDay(_ field: Field, relation: Comparison, day: String, range: SourceRange?) -> EnglishClause {
    let core: String
    let value = vocabulary.value(day, of: field)
    if vocabulary.dayWords.contains(day) {
      // Compared with days, "now" is today.
      let name = value.map { EnglishWording.label(of: $0) } ?? (day == "now" ? "today" : day)
      core = EnglishWording.period(name, relation: relation)
    } else {
      let name = value.map { $0.label.isEmpty ? $0.text.uppercased() : $0.label } ?? day.uppercased()
      core = EnglishWording.time(eventDay(field, name: name), at: "on", relation: relation)
    }
    return dated(field, relation: relation, core, range: range)
  }

  /// The clause of a field with the words for a time and its relation.
  func dated(_ field: Field, relation: Comparison, _ words: String, range: SourceRange?) -> EnglishClause {
    let core = Prose(words, range: range, division: EnglishWording.isDivided(relation) ? .connective : .none)
    let clause = filled(PhraseTemplate(of: field), with: core, range: range)
    return relation == .notEqual ? clause.with(.negative) : clause
  }

  /// The day of an event with the words of the field: "the day … was released" for "were released".
  private func eventDay(_ field: Field, name: String) -> String {
    let template = PhraseTemplate(of: field)
    if template.verb == "were", template.tail.isEmpty { return "the day \(name) was \(template.head)" }
    return "the day of \(name)"
  }

  /// A time in a relation: `on January 2`, `before January 2`, `on or before January 2`.
  static func time(_ name: String, at place: String, relation: Comparison) -> String {
    switch relation {
    case .colon, .equal, .notEqual, .contains, .matches, .notMatches: "\(place) \(name)"
    case .less: "before \(name)"
    case .greater: "after \(name)"
    case .lessOrEqual: "\(place) or before \(name)"
    case .greaterOrEqual: "\(place) or after \(name)"
    }
  }

  /// A period in a relation: `in 2026`, `before 2026`, `in 2026 or earlier`; without a place `now or earlier`.
  static func period(_ name: String, in place: String = "", relation: Comparison) -> String {
    switch relation {
    case .colon, .equal, .notEqual, .contains, .matches, .notMatches: place + name
    case .less: "before \(name)"
    case .greater: "after \(name)"
    case .lessOrEqual: "\(place)\(name) or earlier"
    case .greaterOrEqual: "\(place)\(name) or later"
    }
  }

  static func isDivided(_ relation: Comparison) -> Bool {
    relation == .greaterOrEqual || relation == .lessOrEqual
  }

  static let monthNames = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
    "December",
  ]
}
