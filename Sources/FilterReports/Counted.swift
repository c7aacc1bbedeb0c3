import TerminalUI

/// Numbers for people.
package enum Counted {
  /// `30,563`
  package static func grouped(_ number: Int) -> String {
    let digits = Array(String(number.magnitude))
    var text = number < 0 ? "-" : ""
    for (place, digit) in digits.enumerated() {
      if place > 0, (digits.count - place) % 3 == 0 { text += "," }
      text.append(digit)
    }
    return text
  }

  /// `1 card`, `30,563 cards`
  package static func cards(_ number: Int) -> String { of(number, "card") }

  /// A number of things whose name takes an `s`.
  package static func of(_ number: Int, _ one: String) -> String {
    "\(grouped(number)) \(number == 1 ? one : one + "s")"
  }
}

extension String {
  /// The text with spaces behind it.
  package func filled(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }

  /// The text with spaces before it.
  package func rightAligned(to width: Int) -> String { String(repeating: " ", count: max(0, width - count)) + self }
}
