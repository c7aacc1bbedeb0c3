/// The offsets of a time zone from UTC: a fixed one, or those that a zone of the tz database has over time.
public struct ZoneRules: Hashable, Sendable {
  /// A change of the clocks.
  public struct Change: Hashable, Sendable {
    /// The first instant of the new offset, in microseconds since 1970-01-01T00:00Z.
    public let instant: Int64
    /// The minutes to add to UTC from then on.
    public let minutes: Int

    /// Makes a change to an offset in minutes, from an instant in microseconds since 1970-01-01T00:00Z on.
    public init(instant: Int64, minutes: Int) { (self.instant, self.minutes) = (instant, minutes) }
  }

  /// The name in the tz database: `Europe/Oslo`. Empty for a fixed offset.
  public let name: String
  /// The minutes to add to UTC before the first change.
  private let minutes: Int
  /// The changes, ascending.
  private let changes: [Change]

  /// UTC itself, written `Z`.
  public static let utc = ZoneRules(minutes: 0)

  private init(minutes: Int) { (name, self.minutes, changes) = ("", minutes, []) }

  /// Makes a named zone from its offset before the first change and its changes in ascending order. Linear.
  public init(name: String, minutes: Int, changes: [Change]) {
    (self.name, self.minutes, self.changes) = (name, minutes, changes)
  }

  /// Reads `Z`, `UTC`, `+01:00`, `+0100` or `+01`; nil for anything else and beyond 18 hours.
  public init?(_ text: String) {
    if text == "Z" || text == "z" || text == "UTC" || text == "utc" {
      self = .utc
      return
    }
    let bytes = Array(text.utf8)
    guard let offset = bytes.withUnsafeBufferPointer({ ZoneRules($0, from: 0) }) else { return nil }
    self = offset
  }

  /// The signed offset that fills the rest of a text.
  init?(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) {
    guard start < bytes.count, bytes[start] == UInt8(ascii: "+") || bytes[start] == UInt8(ascii: "-") else {
      return nil
    }
    let hasColon = start + 3 < bytes.count && bytes[start + 3] == UInt8(ascii: ":")
    let length = bytes.count - start
    guard length == 3 || length == (hasColon ? 6 : 5), let hours = InstantSpan.number(bytes, start + 1, count: 2) else {
      return nil
    }
    var minutes = hours * 60
    if length > 3 {
      guard let rest = InstantSpan.number(bytes, bytes.count - 2, count: 2), rest < 60 else { return nil }
      minutes += rest
    }
    guard minutes <= 18 * 60 else { return nil }
    self.init(minutes: bytes[start] == UInt8(ascii: "-") ? -minutes : minutes)
  }
}

extension ZoneRules {
  private static let minute: Int64 = 60_000_000

  /// The minutes to add to UTC at an instant, in microseconds since 1970-01-01T00:00Z. Logarithmic in the changes.
  public func minutes(at instant: Int64) -> Int {
    if changes.isEmpty { return minutes }
    var (low, high) = (0, changes.count)
    while low < high {
      let middle = (low + high) / 2
      if changes[middle].instant <= instant { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? minutes : changes[low - 1].minutes
  }

  /// The time that clocks of the zone show at an instant, in microseconds since 1970-01-01T00:00 there.
  package func local(at instant: Int64) -> Int64 {
    let (local, isBeyond) = instant.addingReportingOverflow(Int64(minutes(at: instant)) * ZoneRules.minute)
    return isBeyond ? instant : local
  }

  /// The first instant at which clocks of the zone show a time. A time that is skipped when the clocks go forward is
  /// read with the offset before it: 02:30 is then 03:30.
  package func instant(ofLocal local: Int64) -> Int64 {
    if changes.isEmpty { return local &- Int64(minutes) * ZoneRules.minute }
    // No offset is more than a day, so that the right one is that of a day before or after.
    let earlier = minutes(at: local &- InstantSpan.dayLength)
    let later = minutes(at: local &+ InstantSpan.dayLength)
    for minutes in [earlier, later] {
      let instant = local &- Int64(minutes) * ZoneRules.minute
      if self.minutes(at: instant) == minutes { return instant }
    }
    return local &- Int64(earlier) * ZoneRules.minute
  }

  /// The last instant at which clocks of the zone show a time; the first one, but where it comes twice.
  package func lastInstant(ofLocal local: Int64) -> Int64 {
    let first = instant(ofLocal: local)
    if changes.isEmpty { return first }
    let later = minutes(at: local &+ InstantSpan.dayLength)
    let instant = local &- Int64(later) * ZoneRules.minute
    return instant > first && minutes(at: instant) == later ? instant : first
  }

  /// The offset at an instant, alone.
  package func offset(at instant: Int64) -> ZoneRules {
    changes.isEmpty ? self : ZoneRules(minutes: minutes(at: instant))
  }
}

extension ZoneRules: CustomStringConvertible {
  /// The name, `Z` for UTC, otherwise as in `+01:00`.
  public var description: String {
    if !name.isEmpty { return name }
    if minutes == 0 { return "Z" }
    let (hours, rest) = (abs(minutes) / 60, abs(minutes) % 60)
    return (minutes < 0 ? "-" : "+") + (hours < 10 ? "0" : "") + "\(hours)" + (rest < 10 ? ":0" : ":") + "\(rest)"
  }
}
