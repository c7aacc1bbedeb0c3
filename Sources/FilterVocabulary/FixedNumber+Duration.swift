/// Durations are numbers of seconds, exact to a microsecond.
extension FixedNumber {
  /// The seconds of a duration: `1.5s`, `200ms`, `3us`, `1h30m`, `1:30:00`.
  ///
  /// The units are `w`, `d`, `h`, `m`, `s`, `ms`, `us` (also `µs`) and `ns`, or longer words such as `min` and
  /// `seconds`, in any letter case. Several parts are added. A number without a unit is a number of seconds. Fractions
  /// of a microsecond are dropped. Linear in the text.
  public init(duration text: String) throws(AmountError) {
    try self.init(text) { bytes in
      do throws(AmountError) { return .success(try FixedNumber(duration: bytes)) } catch { return .failure(error) }
    }
  }

  /// The seconds of a duration given as bytes.
  package init(duration bytes: UnsafeBufferPointer<UInt8>) throws(AmountError) {
    var reader = AmountReader(bytes)
    let isNegative = reader.take(UInt8(ascii: "-"))
    if bytes.contains(UInt8(ascii: ":")) {
      self.init(magnitude: try FixedNumber.clock(&reader), isNegative: isNegative)
      return
    }
    var sum: UInt64 = 0
    var parts = 0
    repeat {
      let start = reader.offset
      guard let number = reader.decimal() else { throw .noNumber }
      reader.skipSpaces()
      let unitStart = reader.offset
      let word = reader.word()
      let unit: UInt64
      if word.isEmpty {
        if !reader.isAtEnd { throw .unknownUnit(start: unitStart, end: reader.bytes.count) }
        if parts > 0 { throw .missingUnit(start: start, end: unitStart) }
        unit = 1_000_000_000
      } else if let known = DurationUnit(word) {
        unit = known.nanoseconds
      } else {
        throw .unknownUnit(start: unitStart, end: reader.offset)
      }
      // In nanoseconds, a week has 50 bits.
      guard let part = number.times(unit, perUnit: 1_000) else { throw .outOfRange }
      sum += part
      if sum > AmountReader.limit { throw .outOfRange }
      parts += 1
      reader.skipSpaces()
    } while !reader.isAtEnd
    self.init(magnitude: sum, isNegative: isNegative)
  }

  /// Hours, minutes and seconds with colons, in microseconds.
  private static func clock(_ reader: inout AmountReader) throws(AmountError) -> UInt64 {
    var parts: [AmountReader.Decimal] = []
    repeat {
      guard let part = reader.decimal() else { throw .noNumber }
      parts.append(part)
    } while reader.take(UInt8(ascii: ":"))
    if !reader.isAtEnd { throw .unknownUnit(start: reader.offset, end: reader.bytes.count) }
    if parts.count == 2 { throw .ambiguousClock }
    guard parts.count == 3, parts[0].scale == 1, parts[1].scale == 1, parts[1].whole < 60, parts[2].whole < 60 else {
      throw .noNumber
    }
    guard let hours = parts[0].times(3_600_000_000), let minutes = parts[1].times(60_000_000),
      let seconds = parts[2].times(1_000_000), hours + minutes + seconds <= AmountReader.limit
    else { throw .outOfRange }
    return hours + minutes + seconds
  }

  /// The duration of this number of seconds as written in a query: `1.5s`, `200ms`, `1h30m`. Reading it gives the same
  /// number.
  public var durationText: String {
    let parts = durationParts.map { $0.number + $0.unit.name }
    return (millionths < 0 ? "-" : "") + parts.joined()
  }

  /// The parts of a duration with their units, the largest first; the sign is left out. Below a minute there is one
  /// part, and only the last may have a fraction.
  package var durationParts: [(number: String, unit: DurationUnit)] {
    var rest = millionths.magnitude
    if rest < 1_000, rest > 0 { return [(String(rest), .microsecond)] }
    if rest < 1_000_000, rest > 0 {
      return [(FixedNumber.decimal(rest, unit: 1_000), .millisecond)]
    }
    var parts: [(number: String, unit: DurationUnit)] = []
    for unit in [DurationUnit.day, .hour, .minute] {
      let length = unit.nanoseconds / 1_000
      if rest >= length { parts.append((String(rest / length), unit)) }
      rest %= length
    }
    if rest > 0 || parts.isEmpty { parts.append((FixedNumber.decimal(rest, unit: 1_000_000), .second)) }
    return parts
  }

  /// A number of units with an exact fraction; the unit is a power of ten.
  static func decimal(_ number: UInt64, unit: UInt64) -> String {
    var text = String(number / unit)
    var rest = number % unit
    if rest > 0 { text += "." }
    var place = unit / 10
    while rest > 0 {
      text += String(rest / place)
      rest %= place
      place /= 10
    }
    return text
  }
}

extension AmountReader.Decimal {
  /// The number times a unit and divided by a number that divides it or a power of ten, rounded down; nil beyond the
  /// limit.
  fileprivate func times(_ unit: UInt64, perUnit divisor: UInt64) -> UInt64? {
    if unit % divisor == 0 { return times(unit / divisor) }
    return times(unit).map { $0 / divisor }
  }
}

/// A unit of durations.
package enum DurationUnit: CaseIterable, Hashable, Sendable {
  case week, day, hour, minute, second, millisecond, microsecond, nanosecond

  /// The unit of a word in lower case, as bytes.
  init?(_ word: [UInt8]) {
    for spelling in DurationUnit.spellings where spelling.name == word {
      self = spelling.unit
      return
    }
    return nil
  }

  /// All names, the shortest first.
  private static let spellings: [(name: [UInt8], unit: DurationUnit)] =
    allCases.flatMap { unit in unit.names.map { (Array($0.utf8), unit) } }.sorted { $0.0.count < $1.0.count }

  /// The shortest name: `ms`.
  package var name: String { names[0] }

  /// The singular in English: `millisecond`.
  package var noun: String { names[names.count - 2] }

  /// The names, the shortest first; the last two are words.
  package var names: [String] {
    switch self {
    case .week: ["w", "wk", "week", "weeks"]
    case .day: ["d", "day", "days"]
    case .hour: ["h", "hr", "hrs", "hour", "hours"]
    case .minute: ["m", "min", "mins", "minute", "minutes"]
    case .second: ["s", "sec", "secs", "second", "seconds"]
    case .millisecond: ["ms", "msec", "millisecond", "milliseconds"]
    // The micro sign and the Greek letter.
    case .microsecond: ["us", "\u{B5}s", "\u{3BC}s", "microsecond", "microseconds"]
    case .nanosecond: ["ns", "nanosecond", "nanoseconds"]
    }
  }

  /// Its length.
  package var nanoseconds: UInt64 {
    switch self {
    case .week: 604_800_000_000_000
    case .day: 86_400_000_000_000
    case .hour: 3_600_000_000_000
    case .minute: 60_000_000_000
    case .second: 1_000_000_000
    case .millisecond: 1_000_000
    case .microsecond: 1_000
    case .nanosecond: 1
    }
  }
}
