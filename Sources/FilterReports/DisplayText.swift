package import FilterText

/// Formats numbers for display.
package enum Counted {
  /// `30,563`
  package static func grouped(_ number: Int) -> String {
    let digits = Array(String(number.magnitude))
    var text = number < 0 ? "-" : ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { text += "," }
      text.append(digit)
    }
    return text
  }

  /// `1 card`, `30,563 cards`
  package static func cards(_ number: Int) -> String { of(number, "card") }

  /// A number with its noun; the plural is the singular with an `s` unless it is given.
  package static func of(_ number: Int, _ one: String, _ many: String? = nil) -> String {
    "\(grouped(number)) \(number == 1 ? one : many ?? one + "s")"
  }
}

/// Measures and formats durations.
package struct Stopwatch {
  private let clock = ContinuousClock()
  private var start: ContinuousClock.Instant

  package init() { start = clock.now }

  /// The time since the last lap, formatted.
  package mutating func lap() -> String {
    let now = clock.now
    defer { start = now }
    return Stopwatch.text(start.duration(to: now))
  }

  /// A duration with two or three digits: `85 µs`, `1.2 ms`, `3.4 s`.
  package static func text(_ duration: Duration) -> String {
    let microseconds =
      Double(duration.components.seconds) * 1e6 + Double(duration.components.attoseconds) / 1e12
    switch microseconds {
    case ..<1_000: return "\(Int(microseconds.rounded())) µs"
    case ..<1_000_000: return "\((microseconds / 100).rounded() / 10) ms"
    default: return "\((microseconds / 100_000).rounded() / 10) s"
    }
  }
}

/// Texts on one line, or cut, for messages.
package enum ShortText {
  /// The lines of a text without the white space around them, joined by spaces.
  package static func oneLine(_ text: String) -> String {
    text.split { $0.isNewline }.map { trimmed($0) }.filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// The first `limit` scalars of a text, with `…` if something is left out.
  package static func cut(_ text: String, to limit: Int) -> String {
    let scalars = text.unicodeScalars
    guard let end = scalars.index(scalars.startIndex, offsetBy: limit, limitedBy: scalars.endIndex),
      end < scalars.endIndex
    else { return text }
    return String(scalars[..<end]) + "…"
  }

  /// At most forty scalars of the text on one line.
  package static func excerpt(_ text: String) -> String { cut(oneLine(text), to: 40) }

  /// An excerpt between single quotes.
  package static func quoted(_ text: String) -> String { "'\(excerpt(text))'" }

  private static func trimmed(_ text: Substring) -> String {
    let start = text.drop { $0.isWhitespace }
    guard let end = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...end])
  }
}

extension Severity {
  /// The word for it in messages.
  package var word: String {
    switch self {
    case .error: "error"
    case .warning: "warning"
    case .information: "note"
    case .hint: "hint"
    }
  }
}

extension String {
  /// The text followed by spaces up to `width` characters.
  package func filled(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }

  /// The text preceded by spaces up to `width` characters.
  package func rightAligned(to width: Int) -> String { String(repeating: " ", count: max(0, width - count)) + self }
}
