/// What the symbols of the game look like in a text, written in the language of patterns itself.
///
/// The service documents what a shorthand stands for, not how it is read; these patterns hold for every symbol that occurs
/// in real cards, and for the amounts `X`, `Y`, `Z`, `*` as well as numbers.
extension RegexShorthand {
  /// A pattern without shorthands, look-around or `~` that matches the same. Braces are escaped: it is read by
  /// ``RegexSyntax`` like any other.
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

  /// A number or a letter that stands for one.
  private static let amount = #"(?:[0-9]+|[xyz*∞])"#

  /// What may stand between the braces of a mana symbol.
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

  /// The same symbol at least twice. A symbol is repeated as it is written, so each has a branch of its own; the numbers are
  /// those that exist.
  private static func runs(of codes: [String]) -> String {
    let numbers = (0...20).map { "\($0)" } + ["100", "1000000"]
    let all = numbers + codes.filter { $0 != "[0-9]+" }
    return "(?:" + all.map { "\\{\($0)}(?:\\{\($0)})+" }.joined(separator: "|") + ")"
  }
}
