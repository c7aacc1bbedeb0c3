import DataStreams

/// Reads values that many cards share, through caches of their JSON.
struct SharedValues {
  private var strings = ValueCache<String>(places: 4096)
  private var lists = ValueCache<[String]>(places: 1024)
  private var legalities = ValueCache<FormatLegalities>(places: 1024)

  /// A string; nil for `null`.
  mutating func string(_ scanner: inout JSONScanner) throws(RecordProblem) -> String? {
    guard scanner.peek() == UInt8(ascii: "\""), let place = strings.place(&scanner, end: UInt8(ascii: "\"")) else {
      return try scanner.optionalString()
    }
    if let kept = strings.value(at: place, &scanner) { return kept }
    let start = scanner.offset
    let value = try scanner.string()
    strings.keep(value, at: place, scanner, from: start)
    return value
  }

  /// An array of strings; nil for `null`.
  mutating func list(_ scanner: inout JSONScanner) throws(RecordProblem) -> [String]? {
    guard scanner.peek() == UInt8(ascii: "["), let place = lists.place(&scanner, end: UInt8(ascii: "]")) else {
      return try scanner.optionalStrings()
    }
    if let kept = lists.value(at: place, &scanner) { return kept }
    let start = scanner.offset
    let value = try scanner.strings()
    lists.keep(value, at: place, scanner, from: start)
    return value
  }

  /// An object of strings, the legalities of a card; none for `null`.
  mutating func legalities(_ scanner: inout JSONScanner) throws(RecordProblem) -> FormatLegalities {
    guard scanner.peek() == UInt8(ascii: "{"), let place = legalities.place(&scanner, end: UInt8(ascii: "}")) else {
      return try scanner.takeNull() ? .none : FormatLegalities(scanner.dictionary())
    }
    if let kept = legalities.value(at: place, &scanner) { return kept }
    let start = scanner.offset
    let value = FormatLegalities(try scanner.dictionary())
    legalities.keep(value, at: place, scanner, from: start)
    return value
  }
}
