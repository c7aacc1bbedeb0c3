import FilterText

/// The forms of days besides `2026-11-03` that queries and data of lists may have.
package enum WrittenDate {
  /// The day or month of a text as `YYYY-MM-DD` or `YYYY-MM`; nil for texts of no form.
  ///
  /// The forms are `2026/11/3`, `2026/11`, `20261103`, `3.11.2026`, `03.11.26`, `Nov 3, 2026`, `3 November 2026`, `3-Nov-2026`,
  /// `Tue, 3 Nov 2026`, `11/2026` and `November 2026`. `01/02/2026` and `01-02-2026` are read in an order, and are none
  /// without one.
  package static func iso(_ text: String, order: WrittenForm.DateOrder? = nil) -> String? {
    if text.utf8.count > 30 { return nil }
    if text.utf8.count == 8, text.utf8.allSatisfy({ $0.isDigit }) {
      return iso(
        number(String(text.prefix(4))), number(String(text.dropFirst(4).prefix(2))),
        number(String(text.suffix(2))), hasDay: true)
    }
    if !mayBeDay(text) { return nil }
    var parts = parts(of: text)
    if parts.count == 4, isWeekday(parts[0].text) { parts.removeFirst() }
    let numbers = parts.map { number($0.text) }
    switch parts.count {
    case 2:
      if parts[0].separator == "/", parts[0].text.utf8.count == 4 { return iso(numbers[0], numbers[1], nil) }
      if parts[0].separator == "/", parts[1].text.utf8.count == 4 { return iso(numbers[1], numbers[0], nil) }
      return iso(numbers[1], month(parts[0].text), nil)
    case 3 where numbers[0] != nil && numbers[1] == nil && parts[0].separator == parts[1].separator:
      return iso(year(parts[2].text), month(parts[1].text), numbers[0], hasDay: true)
    case 3 where parts[0].separator == parts[1].separator && ["/", "-"].contains(parts[0].separator):
      // With hyphens a day is written as ISO 8601 has it.
      if parts[0].text.utf8.count == 4,
        parts[0].separator == "/" || parts[1].text.utf8.count == 2 && parts[2].text.utf8.count == 2
      {
        return iso(numbers[0], numbers[1], numbers[2], hasDay: true)
      }
      switch order {
      case nil: return nil
      case .dayMonth: return iso(year(parts[2].text), numbers[1], numbers[0], hasDay: true)
      case .monthDay: return iso(year(parts[2].text), numbers[0], numbers[1], hasDay: true)
      }
    case 3 where parts[0].separator == "." && parts[1].separator == ".":
      return iso(year(parts[2].text), numbers[1], numbers[0], hasDay: true)
    case 3 where parts[1].separator == " " || parts[1].separator == ", ":
      if let month = month(parts[0].text) { return iso(numbers[2], month, numbers[1], hasDay: true) }
      return iso(numbers[2], month(parts[1].text), numbers[0], hasDay: true)
    default: return nil
    }
  }

  /// The instant of a text of seconds or milliseconds since 1970-01-01T00:00Z; nil for other texts. Nine and ten digits
  /// are seconds, twelve and thirteen milliseconds.
  package static func epoch(_ text: String) -> String? {
    guard text.utf8.allSatisfy({ $0.isDigit }), let number = Int64(text) else { return nil }
    let (seconds, fraction): (Int64, String)
    switch text.utf8.count {
    case 9, 10: (seconds, fraction) = (number, "")
    case 12, 13: (seconds, fraction) = (number / 1_000, "." + String(text.suffix(3)))
    default: return nil
    }
    func two(_ number: Int64) -> String { (number < 10 ? "0" : "") + "\(number)" }
    let day = GregorianCalendar.date(ofDay: seconds / 86_400)
    let rest = seconds % 86_400
    return "\(day.year)-\(two(Int64(day.month)))-\(two(Int64(day.day)))"
      + "T\(two(rest / 3_600)):\(two(rest / 60 % 60)):\(two(rest % 60))\(fraction)Z"
  }

  /// The day, month or instant of a text as the language writes it; nil for texts of no form.
  package static func text(_ text: String, order: WrittenForm.DateOrder? = nil) -> String? {
    iso(text, order: order) ?? instant(text, order: order)
  }

  /// The instant of a text as the language writes it; nil for texts of no form.
  ///
  /// The forms are those of days with a time after them: `03/11/2026 10:00`, `Nov 3, 2026 9:05 PM`,
  /// `Tue, 3 Nov 2026 10:00:05 GMT`, `03/Nov/2026:10:00:05 +0100`, and those of logs: `2026-11-03 10:00:05,123`,
  /// `2026-11-03 10:00:05.123 UTC`, `20261103T100005Z`, `Tue Nov  3 10:00:05 2026`.
  package static func instant(_ text: String, order: WrittenForm.DateOrder? = nil) -> String? {
    var bytes = Array(text.utf8)
    if let compact = compactInstant(bytes) { return compact }
    guard bytes.count <= 60, let colon = bytes.firstIndex(of: UInt8(ascii: ":")) else { return nil }
    let hourDigits = bytes[..<colon].reversed().prefix { $0.isDigit }.count
    let start = hourDigits > 2 ? colon + 1 : colon - hourDigits
    let isEnd: (UInt8) -> Bool = { " ,T:".utf8.contains($0) }
    var day = Array(bytes[..<start].reversed().drop(while: isEnd).reversed())
    // ctime has the year at the end.
    if let blank = bytes.lastIndex(of: 0x20), blank > start, bytes.count == blank + 5,
      bytes[(blank + 1)...].allSatisfy({ $0.isDigit })
    {
      day += bytes[blank...]
      bytes.removeLast(5)
    }
    guard let date = iso(String(decoding: day, as: UTF8.self), order: order),
      day.count < start || bytes.count < text.utf8.count,
      date.utf8.count == 10, let time = time(bytes[start...])
    else { return nil }
    return date + "T" + time
  }

  /// The instant of `20261103T100005`, with a fraction and a zone or not; nil for other texts.
  private static func compactInstant(_ bytes: [UInt8]) -> String? {
    guard (15...40).contains(bytes.count), bytes[8] == UInt8(ascii: "T") || bytes[8] == 0x20,
      bytes[..<8].allSatisfy({ $0.isDigit }), bytes[9..<15].allSatisfy({ $0.isDigit })
    else { return nil }
    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
    guard let day = iso(text(0..<8)) else { return nil }
    let clock = Array("\(text(9..<11)):\(text(11..<13)):\(text(13..<15))".utf8) + bytes[15...]
    return time(clock[...]).map { day + "T" + $0 }
  }

  /// A time of day with its zone as the language writes it.
  static func time(_ bytes: ArraySlice<UInt8>) -> String? {
    var bytes = bytes
    // A comma stands before milliseconds where a point does not.
    if let comma = bytes.firstIndex(of: UInt8(ascii: ",")), bytes[..<comma].allSatisfy({ $0.isDigit || $0 == 0x3A }),
      bytes[(comma + 1)...].first?.isDigit == true
    {
      bytes[comma] = UInt8(ascii: ".")
    }
    let clock = bytes.prefix { $0.isDigit || $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: ".") }
    var rest = String(decoding: bytes.dropFirst(clock.count), as: UTF8.self).drop { $0 == " " }
    let parts = clock.split(separator: UInt8(ascii: ":"), maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, (1...2).contains(parts[0].count), parts[1].count >= 2,
      var hour = Int(String(decoding: parts[0], as: UTF8.self))
    else { return nil }
    let half = rest.lowercased()
    if half.hasPrefix("am") || half.hasPrefix("pm") {
      guard (1...12).contains(hour) else { return nil }
      hour = hour % 12 + (half.hasPrefix("pm") ? 12 : 0)
      rest = rest.dropFirst(2).drop { $0 == " " }
    }
    let zone: String
    switch rest {
    case "": zone = ""
    case "UTC", "GMT", "Z": zone = "Z"
    default:
      guard ZoneRules(String(rest)) != nil else { return nil }
      zone = String(rest)
    }
    return (hour < 10 ? "0" : "") + "\(hour):" + String(decoding: parts[1], as: UTF8.self) + zone
  }

  private static let weekdays = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]

  private static func isWeekday(_ text: String) -> Bool {
    let word = text.lowercased()
    return word.utf8.count >= 3 && weekdays.contains { $0 == word || word.utf8.count == 3 && $0.hasPrefix(word) }
  }

  /// Whether a text has two to four runs of letters and digits, each a short number or one that begins as the name of a
  /// month or a weekday does. True for a text beyond ASCII. Most texts are no days, and this tells it soon.
  private static func mayBeDay(_ text: String) -> Bool {
    var runs = 0
    var (digits, letters, key) = (0, 0, 0 as UInt32)
    func isSound() -> Bool {
      letters == 0 ? digits <= 4 : digits == 0 && letters >= 3 && names.contains(key)
    }
    for byte in text.utf8 {
      if byte >= 0x80 { return true }
      let isDigit = byte &- 0x30 < 10
      let isLetter = (byte | 0x20) &- 0x61 < 26
      if isDigit || isLetter {
        if digits + letters == 0 { runs += 1 }
        if isLetter, letters < 3 { key = key << 8 | UInt32(byte | 0x20) }
        if isDigit { digits += 1 } else { letters += 1 }
      } else if digits + letters > 0 {
        if runs > 4 || !isSound() { return false }
        (digits, letters, key) = (0, 0, 0)
      }
    }
    return (2...4).contains(runs) && (digits + letters == 0 || isSound())
  }

  /// The first three letters of the names of months and weekdays.
  private static let names = Set((months + weekdays).map { $0.utf8.prefix(3).reduce(0) { $0 << 8 | UInt32($1) } })

  /// The runs of letters and digits, each with what follows it.
  private static func parts(of text: String) -> [(text: String, separator: String)] {
    var parts: [(text: String, separator: String)] = []
    for character in text.unicodeScalars {
      let isWord = character.properties.isAlphabetic || character.value &- 0x30 < 10
      if parts.isEmpty || isWord && !(parts.last?.separator.isEmpty ?? true) { parts.append(("", "")) }
      if isWord {
        parts[parts.count - 1].text.unicodeScalars.append(character)
      } else {
        parts[parts.count - 1].separator.unicodeScalars.append(character)
      }
    }
    return parts.last?.separator.isEmpty == false ? [] : parts
  }

  private static func number(_ text: String) -> Int? {
    text.utf8.count <= 4 && text.utf8.allSatisfy { $0.isDigit } ? Int(text) : nil
  }

  /// A year of two digits is one from 1970 to 2069.
  private static func year(_ text: String) -> Int? {
    guard let year = number(text) else { return nil }
    return text.utf8.count == 2 ? year + (year < 70 ? 2_000 : 1_900) : year
  }

  private static let months = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september", "october", "november",
    "december",
  ]

  /// The number of a month by its English name or the first three letters of it.
  static func month(_ text: String) -> Int? {
    let word = text.lowercased()
    if word.utf8.count < 3 { return nil }
    return months.firstIndex { $0 == word || word.utf8.count == 3 && $0.hasPrefix(word) }.map { $0 + 1 }
  }

  private static func iso(_ year: Int?, _ month: Int?, _ day: Int?, hasDay: Bool = false) -> String? {
    guard let year, let month, (1_000...9_999).contains(year), (1...12).contains(month) else { return nil }
    let start = "\(year)-\(month < 10 ? "0" : "")\(month)"
    if !hasDay { return start }
    guard let day, (1...31).contains(day) else { return nil }
    return start + "-\(day < 10 ? "0" : "")\(day)"
  }
}
