/// Days of the proleptic Gregorian calendar, numbered from 1970-01-01.
package enum GregorianCalendar {
  /// The number of a day; month and day count from 1. A day beyond its month is one of the next.
  package static func day(year: Int64, month: Int, day: Int) -> Int64 {
    // Years that begin in March have their leap day at the end.
    let year = month < 3 ? year - 1 : year
    let months = Int64((month + 9) % 12)
    let leaps = floorDivision(year, by: 4) - floorDivision(year, by: 100) + floorDivision(year, by: 400)
    return 365 * year + leaps + (153 * months + 2) / 5 + Int64(day) - 1 - daysBefore1970
  }

  /// The year, month and day of a number; month and day count from 1.
  package static func date(ofDay number: Int64) -> (year: Int64, month: Int, day: Int) {
    let sinceYearZero = number + daysBefore1970
    let cycle = floorDivision(sinceYearZero, by: 146_097)
    var rest = sinceYearZero - cycle * 146_097
    // The last day of a leap century or a leap year still belongs to it.
    let century = min(rest / 36_524, 3)
    rest -= century * 36_524
    let leap = rest / 1_461
    rest -= leap * 1_461
    let single = min(rest / 365, 3)
    rest -= single * 365
    let months = (5 * rest + 2) / 153
    let year = cycle * 400 + century * 100 + leap * 4 + single
    let month = Int(months < 10 ? months + 3 : months - 9)
    return (month < 3 ? year + 1 : year, month, Int(rest - (153 * months + 2) / 5) + 1)
  }

  /// The number of days of a month.
  package static func days(ofMonth month: Int, year: Int64) -> Int {
    switch month {
    case 4, 6, 9, 11: 30
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    default: 31
    }
  }

  package static func floorDivision(_ number: Int64, by divisor: Int64) -> Int64 {
    let quotient = number / divisor
    return number % divisor < 0 ? quotient - 1 : quotient
  }

  /// From March 1 of the year 0.
  private static let daysBefore1970: Int64 = 719_468
}
