import FilterVocabulary

/// Days, months and years in words.
enum DateWords {
  /// `March 17, 2020`, `March 2020`, `the year 2020`
  static func spelled(_ span: DateSpan) -> String {
    let (year, month, day) = DateSpan.components(ofDay: span.first)
    let name = months[min(max(month - 1, 0), 11)]
    return switch span.precision {
    case .year: "the year \(year)"
    case .month: "\(name) \(year)"
    case .day: "\(name) \(day), \(year)"
    }
  }

  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
    "December",
  ]
}
