import FilterText

/// Days and times whose year the writer left out, as logs by RFC 3164 do: `Nov 20 03:23:30`.
extension WrittenDate {
  /// The day or instant of a text as the language writes it, in the form of a field; nil for texts of no form.
  package static func text(_ text: String, _ form: WrittenForm) -> String? {
    if let latest = form.latestDay, let found = self.text(withoutYear: text, upTo: latest) { return found }
    return self.text(text, order: form.dateOrder)
  }

  /// The day or instant of a text without a year, in the last year in which it is not after a day; nil for texts of other
  /// forms, and for days that are in no year.
  ///
  /// The forms are `Nov 20 03:23:30`, `Nov  2 03:23:30.125`, `Nov 20 03:23` and `Nov 20`, with the English name of the month or
  /// the first three letters of it, and with the day before the month.
  static func text(withoutYear text: String, upTo latest: DateSpan) -> String? {
    if text.utf8.count > 40 { return nil }
    let bytes = Array(text.utf8)
    let words = bytes.split(separator: 0x20, maxSplits: 2)
    guard words.count >= 2 else { return nil }
    let isMonthFirst = words[0].first.map { !$0.isDigit } ?? false
    let (name, number) = isMonthFirst ? (words[0], words[1]) : (words[1], words[0])
    guard let month = month(String(decoding: name, as: UTF8.self)), (1...2).contains(number.count),
      let day = Int(String(decoding: number, as: UTF8.self)), (1...31).contains(day)
    else { return nil }
    var clock = ""
    if words.count == 3 {
      guard let time = time(words[2].drop { $0 == 0x20 }) else { return nil }
      clock = "T" + time
    }
    var year = DateSpan.components(ofOrdinal: latest.first).year
    // A leap day comes again after four years, or eight.
    for _ in 0...8 {
      let text = "\(year)-\(month < 10 ? "0" : "")\(month)-\(day < 10 ? "0" : "")\(day)"
      if let span = DateSpan(text), span.exists, span.first <= latest.first { return text + clock }
      year -= 1
    }
    return nil
  }
}

extension Vocabulary {
  /// This vocabulary with times without a year up to a day, in the fields that have such times. Linear in the vocabulary.
  package func yearless(upTo latestDay: @autoclosure () -> DateSpan) -> Vocabulary {
    if !fields.contains(where: { $0.form.latestDay != nil }) { return self }
    let latest = latestDay()
    var changed = fields
    for index in changed.indices where changed[index].form.latestDay != nil {
      // A summary that a person wrote stays.
      let isNote = changed[index].summary == changed[index].form.yearNote
      changed[index].form.latestDay = latest
      if isNote { changed[index].summary = changed[index].form.yearNote }
    }
    return changed == fields ? self : replacing(fields: changed)
  }
}

extension WrittenForm {
  /// A note on the years of times that have none; empty if times have their years.
  package var yearNote: String { latestDay.map { "the times have no year: they are the last ones up to \($0)" } ?? "" }
}
