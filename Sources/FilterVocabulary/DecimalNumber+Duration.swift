/// Durations are numbers of seconds.
extension DecimalNumber {
  /// The seconds of a duration: `1.5s`, `200ms`, `3us`, `1h30m`, `1:30:00`.
  ///
  /// The units are `w`, `d`, `h`, `m`, `s`, `ms`, `us` (also `µs`) and `ns`, or longer words such as `min` and
  /// `seconds`, in any letter case. Several parts are added. A number without a unit is a number of seconds. Linear in
  /// the text.
  public init(duration text: String) throws(AmountError) {
    try self.init(text) { bytes in
      do throws(AmountError) { return .success(try DecimalNumber(duration: bytes)) } catch { return .failure(error) }
    }
  }

  /// The seconds of a duration given as bytes.
  package init(duration bytes: UnsafeBufferPointer<UInt8>) throws(AmountError) {
    var reader = AmountReader(bytes)
    let isNegative = reader.take(UInt8(ascii: "-"))
    if bytes.contains(UInt8(ascii: ":")) {
      let clock = try DecimalNumber.clock(&reader)
      self = isNegative ? -clock : clock
      return
    }
    var sum = DecimalNumber.zero
    var parts = 0
    repeat {
      let start = reader.offset
      guard let number = reader.decimal() else { throw .noNumber }
      reader.skipSpaces()
      let unitStart = reader.offset
      let word = reader.word()
      var part = number
      if word.isEmpty {
        if !reader.isAtEnd { throw .unknownUnit(start: unitStart, end: reader.bytes.count) }
        if parts > 0 { throw .missingUnit(start: start, end: unitStart) }
      } else if let known = DurationUnit(word) {
        part = number.times(known.nanoseconds).shifted(by: -9)
      } else {
        throw .unknownUnit(start: unitStart, end: reader.offset)
      }
      guard parts < DecimalNumber.maximumParts, let next = sum.adding(part) else { throw .outOfRange }
      sum = next
      parts += 1
      reader.skipSpaces()
    } while !reader.isAtEnd
    self = isNegative ? -sum : sum
  }

  /// The parts of a duration that are added at most, so that reading stays linear.
  private static var maximumParts: Int { 32 }

  /// The seconds of hours, minutes and seconds with colons.
  private static func clock(_ reader: inout AmountReader) throws(AmountError) -> DecimalNumber {
    var parts: [DecimalNumber] = []
    repeat {
      guard parts.count < 4, let part = reader.decimal() else { throw .noNumber }
      parts.append(part)
    } while reader.take(UInt8(ascii: ":"))
    if !reader.isAtEnd { throw .unknownUnit(start: reader.offset, end: reader.bytes.count) }
    if parts.count == 2 { throw .ambiguousClock }
    let sixty = DecimalNumber(60)
    guard parts.count == 3, parts[0].isWhole, parts[1].isWhole, parts[1] < sixty, parts[2] < sixty else {
      throw .noNumber
    }
    guard let start = parts[0].times(3_600).adding(parts[1].times(60)), let sum = start.adding(parts[2]) else {
      throw .outOfRange
    }
    return sum
  }

  /// The duration of this number of seconds as written in a query: `1.5s`, `200ms`, `1h30m`. Reading it gives the same
  /// number.
  public var durationText: String {
    let parts = durationParts.map { $0.number + $0.unit.name }
    return (isNegative ? "-" : "") + parts.joined()
  }

  /// The parts of a duration with their units, the largest first; the sign is left out. Below a minute there is one
  /// part, and only the last may have a fraction.
  package var durationParts: [(number: String, unit: DurationUnit)] {
    let rest = magnitude
    let second = DecimalNumber(1)
    if rest < second, !rest.isZero {
      for (unit, power) in [(DurationUnit.millisecond, 3), (.microsecond, 6)] {
        let number = rest.shifted(by: power)
        if number >= second { return [(number.amountText, unit)] }
      }
      return [(rest.shifted(by: 9).amountText, .nanosecond)]
    }
    guard let whole = rest.floor(power: 0)?.number, let fraction = rest.adding(-DecimalNumber(whole)) else {
      return [(rest.amountText, .second)]
    }
    var left = whole
    var parts: [(number: String, unit: DurationUnit)] = []
    for unit in [DurationUnit.day, .hour, .minute] {
      let length = Int64(unit.nanoseconds / 1_000_000_000)
      if left >= length { parts.append((String(left / length), unit)) }
      left %= length
    }
    let seconds = DecimalNumber(left).adding(fraction) ?? fraction
    if !seconds.isZero || parts.isEmpty { parts.append((seconds.amountText, .second)) }
    return parts
  }

  /// The number in digits, since amounts have no exponents, as far as that is reasonable.
  var amountText: String { text(zeros: 10_000) }
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
