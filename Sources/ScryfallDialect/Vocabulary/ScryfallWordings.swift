import FilterVocabulary

/// Wordings that cards had before a change of rules or that players and other sites use, with what is written now.
///
/// A line has the name of a field, `~` for words within its values, `=` for a whole value and `>` for a value that is another
/// term, the words, and the replacement. The changes are those of the rules and of the Oracle texts, as the updates of
/// Wizards of the Coast announce them (magic.wizards.com): `enters` in 2024, `kindred` in 2024, `mana value` and the shorter
/// `shuffle` in 2021, `dies` in 2011, `exile` and `battlefield` in 2009.
enum ScryfallWordings {
  static let all = read(
    """
    oracle ~ enters the battlefield | enters
    oracle ~ enter the battlefield | enter
    oracle ~ entering the battlefield | entering
    oracle ~ comes into play | enters
    oracle ~ come into play | enter
    oracle ~ came into play | entered
    oracle ~ into play | onto the battlefield
    oracle ~ leaves play | leaves the battlefield
    oracle ~ from play | from the battlefield
    oracle ~ in play | on the battlefield
    oracle ~ etb | enters
    oracle ~ ltb | leaves the battlefield
    oracle ~ to your mana pool |
    oracle ~ to their mana pool |
    oracle ~ to its controller's mana pool |
    oracle ~ cardname | ~
    oracle ~ removed from the game | exiled
    oracle ~ remove from the game | exile
    oracle ~ removed from game | exiled
    oracle ~ rfg | exile
    oracle ~ converted mana cost | mana value
    oracle ~ casting cost | mana value
    oracle ~ cmc | mana value
    oracle ~ target creature or player | any target
    oracle ~ shuffle your library | shuffle
    oracle ~ shuffles their library | shuffles
    oracle ~ shuffles his or her library | shuffles
    oracle ~ his or her | their
    oracle ~ he or she | they
    oracle ~ him or her | them
    oracle ~ goes to the graveyard | dies
    oracle ~ creature token onto the battlefield | creature token
    oracle ~ is unblockable | can't be blocked
    oracle ~ unblockable | can't be blocked
    oracle ~ cannot | can't
    oracle ~ bury | destroy
    oracle ~ buried | destroyed
    oracle ~ successfully cast | cast
    oracle ~ at end of turn | at the beginning of the next end step
    oracle ~ untap phase | untap step
    oracle ~ draw phase | draw step
    oracle ~ local enchantment | aura
    oracle ~ interrupt | instant
    oracle ~ gy | graveyard
    oracle ~ lifegain | gain life
    oracle ~ tap: | {T}:
    type = tribal | kindred
    type = summon | creature
    type = interrupt | instant
    type = mana source | instant
    type = enchant world | world enchantment
    type = enchant creature | aura
    type = local enchantment | aura
    type = hound | dog
    type = naga | snake
    type = viashino | lizard
    type = cephalid | octopus
    type = mammoth | elephant
    type > noncreature | -t:creature
    type > nonland | -t:land
    type > nonartifact | -t:artifact
    type > nonlegendary | -t:legendary
    keyword > unblockable | o:"can't be blocked"
    keyword > can't be blocked | o:"can't be blocked"
    keyword > evasion | o:"can't be blocked"
    keyword > etb | o:enters
    keyword > cantrip | o:"draw a card"
    keyword > draw | o:"draw a card"
    keyword > removal | o:"destroy target"
    keyword > counterspell | o:"counter target spell"
    keyword > counter | o:"counter target spell"
    keyword > tutor | o:"search your library"
    keyword > ramp | o:"search your library for a basic land"
    keyword > lifegain | o:"gain life"
    keyword > bounce | o:"to its owner's hand"
    keyword > burn | o:"damage to any target"
    keyword > sacrifice | o:sacrifice
    keyword > sac | o:sacrifice
    keyword > discard | o:discard
    keyword > token | o:"create a"
    keyword > tokens | o:"create a"
    keyword > wrath | o:"destroy all creatures"
    keyword > loot | o:"draw a card, then discard a card"
    keyword > looting | o:"draw a card, then discard a card"
    keyword > blink | o:"exile target creature you control, then return"
    format = cedh | commander
    format = t2 | standard
    format = type2 | standard
    format > arena | game:arena
    format > mtgo | game:mtgo
    format > paper | game:paper
    color = grn | g
    color = blk | b
    color = wht | w
    color = bk | b
    is > banned | banned:commander
    is > restricted | restricted:vintage
    is > legal | f:commander
    is > dual-lands | is:dual
    is > duallands | is:dual
    is > nonland | -t:land
    is > noncreature | -t:creature
    order = price | usd
    order = prices | usd
    order = dollars | usd
    order = euro | eur
    order = tickets | tix
    order = date | released
    order = newest | released
    order = age | released
    order = year | released
    order = popularity | edhrec
    order = popular | edhrec
    order = rank | edhrec
    order = alphabetical | name
    order = alpha | name
    order = abc | name
    order = title | name
    order = manacost | cmc
    order = mana | cmc
    order = cost | cmc
    order = strength | power
    order = number | set
    order = illustrator | artist
    """)

  /// Fields with the same values, of which a line names the first.
  private static let twins = ["oracle": "fulloracle", "is": "not", "color": "identity"]

  private static func read(_ table: StaticString) -> [Wording] {
    table.withUTF8Buffer { bytes in
      bytes.split(separator: UInt8(ascii: "\n")).flatMap { line -> [Wording] in
        let parts = line.split(separator: UInt8(ascii: "|"), omittingEmptySubsequences: false)
        let head = parts[0].split(separator: UInt8(ascii: " "), maxSplits: 2)
        guard head.count == 3, parts.count == 2 else { return [] }
        func text(_ bytes: some Sequence<UInt8>) -> String {
          String(decoding: Array(Array(bytes).split(separator: 0x20).joined(separator: [0x20])), as: UTF8.self)
        }
        let extent: Wording.Extent =
          switch head[1].first {
          case UInt8(ascii: "~"): .part
          case UInt8(ascii: "="): .value
          default: .term
          }
        let (field, words, replacement) = (text(head[0]), text(head[2]), text(parts[1]))
        return ([field] + (twins[field].map { [$0] } ?? [])).map { Wording(words, of: $0, extent, replacement) }
      }
    }
  }
}
