/// A time zone as a fixed offset from UTC.
public struct ZoneOffset: Hashable, Sendable {
  /// The minutes to add to UTC, at most 18 hours either way.
  public let minutes: Int

  /// UTC itself, written `Z`.
  public static let utc = ZoneOffset(minutes: 0)

  private init(minutes: Int) { self.minutes = minutes }

  /// Reads `Z`, `UTC`, `+01:00`, `+0100` or `+01`; nil for anything else and beyond 18 hours.
  public init?(_ text: String) {
    if text == "Z" || text == "z" || text == "UTC" || text == "utc" {
      self = .utc
      return
    }
    let bytes = Array(text.utf8)
    guard let offset = bytes.withUnsafeBufferPointer({ ZoneOffset($0, from: 0) }) else { return nil }
    self = offset
  }

  /// The offset in microseconds.
  var microseconds: Int64 { Int64(minutes) * 60_000_000 }

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

extension ZoneOffset: CustomStringConvertible {
  /// `Z` for UTC, otherwise as in `+01:00`.
  public var description: String {
    if minutes == 0 { return "Z" }
    let (hours, rest) = (abs(minutes) / 60, abs(minutes) % 60)
    return (minutes < 0 ? "-" : "+") + (hours < 10 ? "0" : "") + "\(hours)" + (rest < 10 ? ":0" : ":") + "\(rest)"
  }
}
