import FilterTestSupport
package import FilterVocabulary

/// A kind of values of a ``WrittenColumn``.
package enum WrittenKind: String, CaseIterable, Sendable {
  case number, whole, percent, numberOrText, size, duration, date, year, instant, version, address, boolean, uuid
  case identifier, text, path, enumeration, ranked, catalog

  package var kind: ValueKind {
    switch self {
    case .number, .whole, .percent: .number
    case .numberOrText: .numberOrText
    case .size: .size
    case .duration: .duration
    case .date: .date
    case .year: .year
    case .instant: .instant
    case .version: .version
    case .address: .address
    case .boolean: .boolean
    case .uuid: .uuid
    case .identifier: .integerID
    case .text: .text
    case .path: .path
    case .enumeration: .enumeration
    case .ranked: .orderedEnumeration
    case .catalog: .catalog
    }
  }

  /// Whether values have an order.
  package var isOrdered: Bool {
    switch self {
    case .boolean, .uuid, .text, .path, .enumeration, .catalog: false
    default: true
    }
  }

  /// Whether a value may be a number of JSON.
  var isOfNumbers: Bool { [.number, .whole, .numberOrText, .identifier].contains(self) }

  /// The listed values, in their order.
  var listed: [String] { self == .ranked ? ["low", "mid level", "high", "highest"] : [] }

  /// Some values, among them near twins and other spellings of the one before.
  func values(_ count: Int, _ random: inout SeededGenerator) -> [WrittenValue] {
    var last = Source()
    return (0..<count).map { place in
      last.isTwin = place > 0 && random.chance(50)
      return value(&last, &random)
    }
  }

  /// The parts of the value before.
  private struct Source {
    var isTwin = false
    var text = ""
    var places: [Int] = []
  }

  private func value(_ last: inout Source, _ random: inout SeededGenerator) -> WrittenValue {
    switch self {
    case .number, .numberOrText:
      last.text = last.isTwin ? WrittenNumbers.twin(of: last.text, &random) : WrittenNumbers.spelling(&random)
      return WrittenValue(last.text, .decimal(PlainDecimal(last.text)))
    case .whole, .identifier:
      last.text = Self.whole(last, isNegative: self == .whole, &random)
      return WrittenValue(last.text, .decimal(PlainDecimal(last.text)))
    case .percent:
      last.text = last.isTwin ? WrittenNumbers.twin(of: last.text, &random) : WrittenNumbers.digits(&random)
      // Longer ones are no numbers with a sign.
      last.text = String(last.text.prefix(40))
      if last.text.hasSuffix(".") { last.text += "0" }
      return WrittenValue(last.text + ["%", " %"][random.below(2)], .decimal(PlainDecimal(last.text)))
    case .size, .duration: return amount(&last, &random)
    case .date, .year, .instant: return time(&last, &random)
    case .version: return Self.version(&last, &random)
    case .address: return Self.address(&last, &random)
    case .boolean:
      let isTrue = random.chance(50)
      let texts = isTrue ? ["true", "yes", "1", "TRUE", "Yes"] : ["false", "no", "0", "False", "NO"]
      return WrittenValue(texts[random.below(5)], .word(isTrue ? "true" : "false"))
    case .uuid:
      if last.places.isEmpty || !last.isTwin { last.places = (0..<32).map { _ in random.below(16) } }
      if last.isTwin, random.chance(50) { last.places[random.below(32)] = random.below(16) }
      let digits = last.places.map { String($0, radix: 16) }
      let groups = [0..<8, 8..<12, 12..<16, 16..<20, 20..<32].map { digits[$0].joined() }
      let text = groups.joined(separator: "-")
      return WrittenValue(random.chance(30) ? text.uppercased() : text, .word(text))
    case .ranked:
      let place = random.below(listed.count)
      let texts = [listed[place], listed[place].uppercased()]
      return WrittenValue(texts[random.below(2)], .places([place]))
    case .text, .path, .enumeration, .catalog: return text(&last, &random)
    }
  }

  /// The spans of a query: a month and a year of a day, a minute of an instant.
  func spans(of values: [WrittenValue]) -> [WrittenValue] {
    guard case .places(let places)? = values.first?.meaning else { return [] }
    func padded(_ number: Int, _ width: Int = 2) -> String {
      String(repeating: "0", count: width - "\(number)".count) + "\(number)"
    }
    switch self {
    case .date:
      let month = padded(places[0], 4) + "-" + padded(places[1])
      return [
        WrittenValue(month, .places(Array(places.prefix(2)))), WrittenValue(padded(places[0], 4), .places([places[0]])),
      ]
    case .instant:
      let minute =
        padded(places[0], 4) + places[1...2].map { "-" + padded($0) }.joined() + "T"
        + places[3...4].map { padded($0) }.joined(separator: ":") + "Z"
      return [WrittenValue(minute, .places(Array(places.prefix(5))))]
    default: return []
    }
  }

  /// A whole number, or one beside it.
  private static func whole(_ last: Source, isNegative: Bool, _ random: inout SeededGenerator) -> String {
    if last.isTwin {
      let digit = last.text.last?.wholeNumberValue ?? 0
      return random.chance(40) ? last.text : last.text.dropLast() + "\(digit == 9 ? 8 : digit + 1)"
    }
    let edges = [
      "9223372036854775807", "9223372036854775808", "18446744073709551615", "9007199254740993", "0",
      "170141183460469231731687303715884105727", "4294967296", "1000000000000000000000",
    ]
    let text =
      random.chance(30) ? edges[random.below(edges.count)] : WrittenNumbers.digits(&random).filter { $0 != "." }
    return (isNegative && random.chance(30) && text != "0" ? "-" : "") + text
  }

  /// An amount with its unit.
  private func amount(_ last: inout Source, _ random: inout SeededGenerator) -> WrittenValue {
    if self == .duration, random.chance(25) {
      let (hours, minutes, seconds) = (random.below(30), random.below(60), random.below(60))
      let total = PlainDecimal("\(hours * 3_600 + minutes * 60 + seconds)")
      let clock = [hours, minutes, seconds].map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
      return WrittenValue(random.chance(50) ? clock : "\(hours)h\(minutes)m\(seconds)s", .decimal(total))
    }
    // The value before may have been one of hours and minutes.
    last.isTwin = last.isTwin && !last.text.isEmpty
    last.text = last.isTwin ? WrittenNumbers.twin(of: last.text, &random) : WrittenNumbers.digits(&random)
    let units: [(String, power: Int, factor: Int)] =
      self == .size
      ? [("", 0, 1), ("kB", 3, 1), ("MB", 6, 1), ("EB", 18, 1), ("KiB", 0, 1_024), ("MiB", 0, 1_048_576), ("b", 0, 1)]
      : [("ns", -9, 1), ("us", -6, 1), ("ms", -3, 1), ("s", 0, 1), ("m", 0, 60), ("h", 0, 3_600), ("d", 0, 86_400)]
    let unit = units[random.below(units.count)]
    return WrittenValue(
      last.text + unit.0, .decimal(PlainDecimal(last.text, shiftedBy: unit.power).times(unit.factor)))
  }

  /// A year, a day or an instant.
  private func time(_ last: inout Source, _ random: inout SeededGenerator) -> WrittenValue {
    func padded(_ number: Int, _ width: Int = 2) -> String {
      String(repeating: "0", count: width - "\(number)".count) + "\(number)"
    }
    if !last.isTwin {
      let year = [1_000 + random.below(9_000), 1_970, 2_026, 9_999, 2_000][random.below(5)]
      last.places = [year, 1 + random.below(12), 1 + random.below(28)]
      last.places += [random.below(24), random.below(60), random.below(60)]
      last.text = random.chance(30) ? "" : WrittenNumbers.digits(&random).filter { $0 != "." }
    } else if random.chance(60) {
      let place = random.below(self == .year ? 1 : self == .date ? 3 : 6)
      last.places[place] = last.places[place] == 5 ? 6 : 5
      if place == 0 { last.places[0] += 2_020 }
      if random.chance(30) { last.text += "\(random.below(3))" }
    }
    let places = last.places
    if self == .year { return WrittenValue(padded(places[0], 4), .places([places[0]])) }
    let (year, month, day) = (padded(places[0], 4), padded(places[1]), padded(places[2]))
    if self == .date {
      let name = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"][places[1] - 1]
      let forms = [
        "\(year)-\(month)-\(day)", "\(year)/\(month)/\(day)", "\(year)\(month)\(day)", "\(day).\(month).\(year)",
        "\(places[2]) \(name) \(year)", "\(name) \(places[2]), \(year)", "\(places[2])-\(name)-\(year)",
      ]
      return WrittenValue(forms[random.chance(50) ? 0 : random.below(7)], .places(Array(places[0..<3])))
    }
    let digits = String(last.text.prefix(14))
    let fraction = digits.isEmpty ? "" : "." + digits
    // A zone in which the instant is on the same day.
    let hour = max(0, places[3] - 12) + random.below(12)
    let offset = random.chance(60) ? 0 : hour - places[3]
    let zone =
      offset == 0
      ? ["Z", "+00:00", ""][random.below(3)] : (offset < 0 ? "-" : "+") + padded(abs(offset)) + ":00"
    let clock = [places[3] + offset, places[4], places[5]].map { padded($0) }.joined(separator: ":")
    let between = random.chance(80) || zone == "" && fraction == "" ? "T" : " "
    return WrittenValue(
      "\(year)-\(month)-\(day)\(between)\(clock)\(fraction)\(zone)",
      .places(places + digits.compactMap { $0.wholeNumberValue }))
  }

  private static func version(_ last: inout Source, _ random: inout SeededGenerator) -> WrittenValue {
    if last.places.isEmpty || !last.isTwin {
      last.places = (0..<[1, 2, 3, 3, 3, 3, 4][random.below(7)]).map { _ in
        random.below([2, 12, 1_000][random.below(3)])
      }
    } else {
      let place = random.below(last.places.count)
      last.places[place] += [0, 1, 9, 90][random.below(4)]
      if random.chance(20) { last.places.append(0) }
    }
    var numbers = last.places.map { "\($0)" }
    if random.chance(10) { numbers[0] = "18446744073709551616" }
    let all = ["", "", "", "rc.1", "rc.2", "rc.10", "alpha", "alpha.1", "Beta", "0", "10", "9", "alpha-1", "x-y-z"]
    let parts = all[random.below(all.count)]
    // With metadata of a build, which is not compared.
    let text =
      (random.chance(20) ? "v" : "") + numbers.joined(separator: ".") + (parts.isEmpty ? "" : "-" + parts)
      + (random.chance(20) ? "+b\(random.below(9))" : "")
    return WrittenValue(
      text, .version(numbers.map { PlainDecimal($0) }, parts.split(separator: ".").map { String($0) }))
  }

  private static func address(_ last: inout Source, _ random: inout SeededGenerator) -> WrittenValue {
    if last.places.isEmpty || !last.isTwin {
      last.places =
        random.chance(50)
        ? [4] + (0..<4).map { _ in random.below(256) }
        : [6] + (0..<8).map { _ in random.chance(50) ? 0 : random.below(65_536) }
      // An address of version 6 that stands for one of version 4, or has its form, is made by spelling alone.
      if last.places[0] == 6 { last.places[1] = 0x2001 }
    } else if random.chance(60) {
      let place = 1 + random.below(last.places.count - 1)
      if place > 1 { last.places[place] = (last.places[place] + 1) % 256 }
    }
    let numbers = Array(last.places.dropFirst())
    let meaning = WrittenValue.Meaning.places(last.places)
    if last.places[0] == 4 {
      let text = numbers.map { "\($0)" }.joined(separator: ".")
      return WrittenValue(
        (random.chance(20) ? ["::ffff:", "::FFFF:", "0:0:0:0:0:ffff:"][random.below(3)] : "") + text, meaning)
    }
    let groups = numbers.map { String($0, radix: 16) }
    var text = groups.joined(separator: ":")
    if random.chance(20) {
      text = groups.map { String(repeating: "0", count: 4 - $0.count) + $0 }.joined(separator: ":")
    } else if let zero = numbers.firstIndex(of: 0), random.chance(70) {
      let end = numbers[zero...].firstIndex { $0 != 0 } ?? 8
      text = groups[..<zero].joined(separator: ":") + "::" + groups[end...].joined(separator: ":")
    }
    return WrittenValue(random.chance(30) ? text.uppercased() : text, meaning)
  }

  /// A text whose letter case, accents, width, quotes and blanks do not count.
  private func text(_ last: inout Source, _ random: inout SeededGenerator) -> WrittenValue {
    // A star is a glob of paths, in quotes too.
    let words = [
      "fine", "a", "b-c", "o'neil", "x_y", "strasse", "007", "7", "1.50", "new york", "york", "new-york", "newyork",
      "c++",
      "a/b", "\\d", "50%", "\"q\"", "(x)", "-", "n/a", "true", "2026-01-01", "10.0.0.1", "北京", "москва", "a,b", "a*",
      "~",
    ].filter { self != .path || !$0.contains("*") }
    if !last.isTwin {
      last.text = (0..<1 + random.below(3)).map { _ in words[random.below(words.count)] }.joined(separator: " ")
    } else if random.chance(50) {
      last.text =
        ["x" + last.text, last.text + "s", last.text.replacing(" ", with: "-"), last.text + " b"][
          random.below(4)]
    }
    var text = last.text
    for _ in 0..<random.below(3) {
      switch random.below(7) {
      case 0: text = text.uppercased()
      case 1: text = text.replacing("e", with: "é")
      case 2: text = text.replacing("fi", with: "ﬁ")
      case 3: text = text.replacing(" ", with: ["  ", "\u{A0}", " \t "][random.below(3)])
      case 4: text = text.replacing("'", with: "’")
      case 5: text = text.replacing("a", with: "ａ")
      default: text = text.replacing("o", with: "o\u{301}")
      }
    }
    return WrittenValue(text, .word(last.text))
  }
}
