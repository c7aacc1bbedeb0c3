import FilterText

/// A pattern of paths: `src/**/*.swift`, `/health`.
///
/// A path is a row of parts between slashes; empty parts do not count, so slashes at its beginning, at its end or in a
/// row have no meaning. A pattern is a row of parts too, each of which matches one part of the path:
///
/// | in a part | matches |
/// |---|---|
/// | `*` | any number of characters, also none; alone at least one |
/// | `?` | one character |
/// | `**` alone | any number of parts, also none |
/// | anything else | itself |
///
/// The parts must match a row of parts of the path. The row may begin at any part; if the pattern begins with a slash,
/// only at the first. It may end at any part; if the pattern has a wildcard, only at the last. So `/health` matches
/// `/health` and `/health/live`, `src/a.swift` matches `/home/src/a.swift`, and `*.swift` matches `src/a.swift`. A whole
/// pattern (``isWhole``) must match from the first part to the last.
public struct PathPattern: Hashable, Sendable {
  /// The pattern without meaningless slashes.
  public let text: String
  /// Whether it must match the whole path.
  public let isWhole: Bool

  /// Makes a pattern of a text. Any text is accepted; linear.
  public init(_ text: String, isWhole: Bool = false) {
    self.isWhole = isWhole
    var parts: [Substring] = []
    for part in text.split(separator: "/") where part != "**" || parts.last != "**" { parts.append(part) }
    self.text = (text.utf8.first == UInt8(ascii: "/") ? "/" : "") + parts.joined(separator: "/")
  }

  /// Whether it begins with a slash.
  public var isAnchored: Bool { text.utf8.first == UInt8(ascii: "/") }

  /// Whether it has a `*` or a `?`.
  public var hasWildcards: Bool { text.utf8.contains { $0 == UInt8(ascii: "*") || $0 == UInt8(ascii: "?") } }

  /// The pattern as a regular expression, which is matched in linear time.
  package var regex: String {
    let parts = text.split(separator: "/")
    if parts.isEmpty { return isWhole ? "^\\/*$" : "^" }
    if parts.count == 1, parts[0] == "**" { return "^" }
    var regex = isAnchored || isWhole ? "^\\/*" : "(^|\\/)"
    for (index, part) in parts.enumerated() {
      let isLast = index == parts.count - 1
      if part == "**" {
        regex += isLast ? "(\\/+[^\\/]+)*" : "([^\\/]+\\/+)*"
      } else {
        regex += PathPattern.regex(ofPart: part)
        // A `**` at the end brings its own slashes.
        if !isLast, !(index == parts.count - 2 && parts[index + 1] == "**") { regex += "\\/+" }
      }
    }
    return regex + (hasWildcards || isWhole ? "\\/*$" : "(\\/|$)")
  }

  private static func regex(ofPart part: Substring) -> String {
    if part.utf8.allSatisfy({ $0 == UInt8(ascii: "*") }) { return "[^\\/]+" }
    var regex = ""
    var last: Unicode.Scalar?
    for scalar in part.unicodeScalars {
      switch scalar {
      case "*": if last != "*" { regex += "[^\\/]*" }
      case "?": regex += "[^\\/]"
      default:
        let isPlain =
          !scalar.isASCII || scalar.value <= 0x20 || UInt8(scalar.value).isLetter || UInt8(scalar.value).isDigit
        if !isPlain { regex += "\\" }
        regex.unicodeScalars.append(scalar)
      }
      last = scalar
    }
    return regex
  }
}

extension PathPattern: CustomStringConvertible {
  /// The same as ``text``.
  public var description: String { text }
}
