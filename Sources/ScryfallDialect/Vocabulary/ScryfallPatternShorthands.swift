import FilterVocabulary

/// The shorthands of patterns for mana symbols and for pairs of power and toughness. They match every symbol of real
/// cards, and amounts that are numbers, `X`, `Y`, `Z` or `*`. Braces are escaped, as in any other pattern.
enum ScryfallPatternShorthands {
  static let all: [PatternShorthand] = [
    PatternShorthand(
      #"\sm"#, summary: "any mana symbol", pattern: "\\{(?:\(manaCodes.joined(separator: "|")))}"),
    PatternShorthand(
      #"\sc"#, summary: "any colored mana symbol",
      pattern: #"\{(?:(?:h|(?:2|c)/)?[wubrg]|[wubrg]/[wubrg])(?:/p)?}"#),
    PatternShorthand(#"\ss"#, summary: "any symbol", pattern: #"\{[^{} ]+}"#),
    PatternShorthand(#"\smr"#, summary: "a run of one repeated mana symbol", pattern: runs(of: manaCodes)),
    PatternShorthand(#"\smh"#, summary: "hybrid mana symbol", pattern: #"\{[wubrgc2]/[wubrgp](?:/p)?}"#),
    PatternShorthand(#"\smp"#, summary: "Phyrexian mana symbol", pattern: #"\{(?:[wubrgc]/)?(?:[wubrg]/)?p}"#),
    PatternShorthand(
      #"\spt"#, summary: "power/toughness pair such as 1/1", pattern: "\(amount)/\(amount)"),
    PatternShorthand(#"\spp"#, summary: "bonus pair such as +1/+1", pattern: "\\+\(amount)/\\+\(amount)"),
    PatternShorthand(
      #"\smm"#, summary: "penalty pair such as -1/-1",
      pattern: "[-\u{2212}]\(amount)/[-\u{2212}]\(amount)"),
  ]

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
