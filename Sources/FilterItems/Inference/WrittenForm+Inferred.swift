import FilterEvaluation
import FilterVocabulary

/// The form that all values of a sampled field have.
extension WrittenForm {
  /// The form of numbers with one unit, or with signs between groups of digits; nil if some text is no number, for
  /// units of several kinds, and for numbers whose points may be anything.
  init?(numbersOf field: ObservedField) {
    guard field.units.count <= 1 else { return nil }
    let unit = field.units.first ?? ""
    if field.isAlways(.pointNumber) {
      self.init(unit: unit, decimalMark: .point)
    } else if field.isAlways(.commaNumber), !unit.isEmpty || field.distinct.keys.contains(where: { $0.contains(",") }) {
      self.init(unit: unit, decimalMark: .comma)
    } else {
      return nil
    }
  }

  /// The form of days; nil if some are none in every order, or if days and months cannot be told apart.
  init?(daysOf field: ObservedField) { self.init(field, .dayMonth, .monthDay) }

  /// The form of instants, some of which may be days.
  init?(instantsOf field: ObservedField) { self.init(field, .dayMonthTime, .monthDayTime) }

  private init?(_ field: ObservedField, _ dayMonth: TextShape, _ monthDay: TextShape) {
    func share(_ time: TextShape, _ day: TextShape) -> Double {
      time == day ? field.share(day) : field.share(time) + field.share(day)
    }
    guard field.texts == field.values else { return nil }
    let first = share(dayMonth, .dayMonth)
    let second = share(monthDay, .monthDay)
    guard max(first, second) >= 0.95 else { return nil }
    if field.share(.ordered) == 0 {
      self.init()
    } else if first != second {
      self.init(dateOrder: first > second ? .dayMonth : .monthDay)
    } else {
      return nil
    }
  }

  /// Instants without years, of the last year up to tomorrow: a clock in another zone may be ahead.
  static let yearless = WrittenForm(
    latestDay: DateSpan(daysSince1970: Int((SystemClock.now() ?? 0) / InstantSpan.dayLength) + 1))

  /// A note on what to check; empty if there is nothing.
  var doubt: String {
    switch (dateOrder, decimalMark) {
    case _ where latestDay != nil: yearNote
    case (.dayMonth, _): "days come before months, as in 31/12/2026"
    case (.monthDay, _): "months come before days, as in 12/31/2026"
    case (nil, .comma): "a comma is the decimal mark"
    case (nil, .point), (nil, nil): ""
    }
  }
}
