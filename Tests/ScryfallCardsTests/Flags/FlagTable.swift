/// The cards that a value of `is:` must match, and those that it must not.
///
/// A card is given by its name, a printing by its name and set: `Sol Ring (lea)`. A name alone stands for all of its
/// printings: at least one of a positive example matches, and none of a negative one.
struct FlagRow: Sendable {
  /// The value.
  let flag: String
  /// The cards that must be found.
  let inside: [String]
  /// The cards that must not be found: near misses.
  let outside: [String]
  /// The reason why the data has too few such cards; nil if it has enough.
  let reason: String?

  init(_ flag: String, in inside: [String], out outside: [String]) {
    self.init(flag: flag, inside: inside, outside: outside, reason: nil)
  }

  private init(flag: String, inside: [String], outside: [String], reason: String?) {
    self.flag = flag
    self.inside = inside
    self.outside = outside
    self.reason = reason
  }

  /// A value that no card of the data has, for a reason.
  static func noData(_ flag: String, _ reason: String) -> FlagRow {
    FlagRow(flag: flag, inside: [], outside: [], reason: reason)
  }
}

/// Real cards for each value of `is:`, with their printed names. The data is that of the shared folder.
enum FlagTable {
  static let rows = cards + legality + layouts + lands + printings + sets + absent + promos

  /// The names of the cards of the table.
  static var names: [String] {
    rows.flatMap { $0.inside + $0.outside }.map { FlagTable.parts(of: $0).name }
  }

  /// The name and the set of an entry; nil for all sets. A name may end in parentheses, which do not contain a set
  /// code.
  static func parts(of entry: String) -> (name: String, set: String?) {
    guard entry.hasSuffix(")"), let open = entry.lastIndex(of: "(") else { return (entry, nil) }
    let set = entry[entry.index(after: open)...].dropLast()
    let isCode = set.utf8.count < 7 && set.utf8.allSatisfy { (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) }
    return isCode ? (String(entry[..<open].dropLast()), String(set)) : (entry, nil)
  }
}
