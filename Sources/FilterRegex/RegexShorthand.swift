/// A symbol of the game written as a backslash and letters: `\sm`, `\spt`. The raw values are the spellings.
///
/// They are the service's own (help page "Regular Expressions"); the longest spelling wins, so `\smr` is no `\sm` before an
/// `r`, and `\smart` is a `\sm` before `art`.
public enum RegexShorthand: String, CaseIterable, Hashable, Sendable {
  /// `\sm`: any mana symbol.
  case anyMana = "\\sm"
  /// `\sc`: any colored mana symbol.
  case coloredMana = "\\sc"
  /// `\ss`: any symbol.
  case anySymbol = "\\ss"
  /// `\smr`: the same mana symbol again and again.
  case repeatedMana = "\\smr"
  /// `\smh`: a hybrid mana symbol.
  case hybridMana = "\\smh"
  /// `\smp`: a Phyrexian mana symbol.
  case phyrexianMana = "\\smp"
  /// `\spt`: `1/1` and its like.
  case powerToughness = "\\spt"
  /// `\spp`: `+1/+1` and its like.
  case bonus = "\\spp"
  /// `\smm`: `-1/-1` and its like.
  case penalty = "\\smm"

  /// What it stands for, in words.
  public var summary: String {
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

  /// Number of bytes.
  var length: Int { rawValue.utf8.count }

  /// The longest shorthand that begins at `offset`; nil where none does.
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
