/// A shorthand for a symbol, written as a backslash and letters: `\sm`, `\spt`. The raw values are the spellings.
///
/// The longest spelling wins: `\smr` is not `\sm` before `r`, but `\smart` is `\sm` before `art`.
package enum RegexShorthand: String, CaseIterable, Hashable, Sendable {
  /// Any mana symbol: `\sm`.
  case anyMana = "\\sm"
  /// Any colored mana symbol: `\sc`.
  case coloredMana = "\\sc"
  /// Any symbol in braces: `\ss`.
  case anySymbol = "\\ss"
  /// The same mana symbol twice or more: `\smr`.
  case repeatedMana = "\\smr"
  /// A hybrid mana symbol: `\smh`.
  case hybridMana = "\\smh"
  /// A Phyrexian mana symbol: `\smp`.
  case phyrexianMana = "\\smp"
  /// A pair such as `1/1`: `\spt`.
  case powerToughness = "\\spt"
  /// A pair such as `+1/+1`: `\spp`.
  case bonus = "\\spp"
  /// A pair such as `-1/-1`: `\smm`.
  case penalty = "\\smm"

  /// A description in lower case.
  package var summary: String {
    switch self {
    case .anyMana: "any mana symbol"
    case .coloredMana: "any colored mana symbol"
    case .anySymbol: "any symbol"
    case .repeatedMana: "a run of one repeated mana symbol"
    case .hybridMana: "hybrid mana symbol"
    case .phyrexianMana: "Phyrexian mana symbol"
    case .powerToughness: "power/toughness pair such as 1/1"
    case .bonus: "bonus pair such as +1/+1"
    case .penalty: "penalty pair such as -1/-1"
    }
  }

  /// Number of bytes of the spelling.
  var length: Int { rawValue.utf8.count }

  /// The longest shorthand that begins at `offset`; nil if there is none.
  init?(in bytes: [UInt8], at offset: Int) {
    func letter(_ distance: Int) -> UInt8 { offset + distance < bytes.count ? bytes[offset + distance] : 0 }
    guard letter(0) == UInt8(ascii: "\\"), letter(1) == UInt8(ascii: "s") else { return nil }
    switch (letter(2), letter(3)) {
    case (UInt8(ascii: "m"), UInt8(ascii: "r")): self = .repeatedMana
    case (UInt8(ascii: "m"), UInt8(ascii: "h")): self = .hybridMana
    case (UInt8(ascii: "m"), UInt8(ascii: "p")): self = .phyrexianMana
    case (UInt8(ascii: "m"), UInt8(ascii: "m")): self = .penalty
    case (UInt8(ascii: "m"), _): self = .anyMana
    case (UInt8(ascii: "c"), _): self = .coloredMana
    case (UInt8(ascii: "s"), _): self = .anySymbol
    case (UInt8(ascii: "p"), UInt8(ascii: "t")): self = .powerToughness
    case (UInt8(ascii: "p"), UInt8(ascii: "p")): self = .bonus
    default: return nil
    }
  }
}

/// The meaning of shorthands as patterns. They match every symbol of real cards, and amounts that are numbers, `X`,
/// `Y`, `Z` or `*`.
extension RegexShorthand {
  /// An equivalent pattern without shorthands, look-around and `~`. Braces are escaped, since ``RegexSyntax`` parses it
  /// like any other.
  var pattern: String {
    switch self {
    case .anyMana: "\\{(?:\(RegexShorthand.manaCodes.joined(separator: "|")))}"
    case .coloredMana: #"\{(?:(?:h|(?:2|c)/)?[wubrg]|[wubrg]/[wubrg])(?:/p)?}"#
    case .anySymbol: #"\{[^{} ]+}"#
    case .repeatedMana: RegexShorthand.runs(of: RegexShorthand.manaCodes)
    case .hybridMana: #"\{[wubrgc2]/[wubrgp](?:/p)?}"#
    case .phyrexianMana: #"\{(?:[wubrgc]/)?(?:[wubrg]/)?p}"#
    case .powerToughness: "\(RegexShorthand.amount)/\(RegexShorthand.amount)"
    case .bonus: "\\+\(RegexShorthand.amount)/\\+\(RegexShorthand.amount)"
    case .penalty: "[-\u{2212}]\(RegexShorthand.amount)/[-\u{2212}]\(RegexShorthand.amount)"
    }
  }

  /// A number, or a letter that stands for one.
  private static let amount = #"(?:[0-9]+|[xyz*∞])"#

  /// The codes between the braces of mana symbols.
  private static let manaCodes: [String] = {
    var codes = ["[0-9]+", "½", "∞"]
    codes += ["w", "u", "b", "r", "g", "c", "s", "x", "y", "z", "p", "l", "d", "hw", "hu", "hb", "hr", "hg"]
    for color in ["w", "u", "b", "r", "g"] {
      codes += ["2/\(color)", "c/\(color)", "\(color)/p"]
      for second in ["w", "u", "b", "r", "g"] where second != color {
        codes += ["\(color)/\(second)", "\(color)/\(second)/p"]
      }
    }
    return codes + ["c/p"]
  }()

  /// The same symbol at least twice. Each symbol has a branch of its own; the numbers are those in use.
  private static func runs(of codes: [String]) -> String {
    let numbers = (0...20).map { "\($0)" } + ["100", "1000000"]
    let all = numbers + codes.filter { $0 != "[0-9]+" }
    return "(?:" + all.map { "\\{\($0)}(?:\\{\($0)})+" }.joined(separator: "|") + ")"
  }
}
