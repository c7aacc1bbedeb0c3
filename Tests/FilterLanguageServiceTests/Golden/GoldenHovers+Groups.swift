extension GoldenHovers {
  static let groups = ##"""
    ‸-t:elf
      [-] negation: not
        Leaves out Elf cards
        Finds cards that are not Elf cards
    ‸--t:elf
      [--] negation: not, 2 times
        An even number of minuses cancels out
        Finds Elf cards
    ‸---t:elf
      [---] negation: not
        Leaves out Elf cards
        Finds cards that are not Elf cards
    ‸-bolt
      [-] negation: not
        Leaves out cards with “bolt” in their name
        Finds cards that do not have “bolt” in their name
    ‸-!bolt
      [-] negation: not
        Leaves out the card named exactly “bolt”
        Finds cards that are not named exactly “bolt”
    ‸-"fire ice"
      [-] negation: not
        Leaves out cards with “fire ice” in their name
        Finds cards that do not have “fire ice” in their name
    ‸-pow>=3
      [-] negation: not
        Leaves out cards with a power of at least 3
        Finds cards that do not have a power of at least 3
    ‸-mv:even
      [-] negation: not
        Leaves out cards with an even mana value
        Finds cards that do not have an even mana value
    ‸-is:foil
      [-] negation: not
        Leaves out cards that exist in foil
        Finds cards that do not exist in foil
    ‸-not:foil
      [-] negation: not
        Leaves out cards that do not exist in foil
        Finds cards that exist in foil
    ‸-c:w
      [-] negation: not
        Leaves out white cards
        Finds cards that are not white
    ‸-date>2020
      [-] negation: not
        Leaves out cards that were released after 2020
        Finds cards that were not released after 2020
    ‸-o:/^tap/
      [-] negation: not
        Leaves out cards that match the pattern /^tap/ in their rules text
        Finds cards that do not match the pattern /^tap/ in their rules text
    ‸-order:cmc
      [-] negation: not
        A minus before an instruction means nothing
    ‸-foo:bar
      [-] negation: not
    ‸-(t:elf c:g)
      [-] negation: not
        Leaves out green Elf cards
        Finds cards that are not both Elf cards and green
    ‸-(t:elf or c:g)
      [-] negation: not
        Leaves out Elf cards or green cards
        Finds cards that are neither Elf cards nor green
    ‸-(-t:elf)
      [-] negation: not
        Leaves out cards that are not Elf cards
        Finds Elf cards
    ‸--(t:elf or c:g)
      [--] negation: not, 2 times
        An even number of minuses cancels out
        Finds Elf cards or green cards
    ‸-()
      [-] negation: not
        A group with nothing in it has no effect
    c:u ‸-(r:rare or r:mythic)
      [-] negation: not
        Leaves out cards that are rare or mythic rare
        Finds cards that are neither rare nor mythic rare
    ‸(t:elf)
      [(t:elf)] group: group
        Finds Elf cards
    ‸(t:elf c:g mv<=2)
      [(t:elf c:g mv<=2)] group: group
        Finds green Elf cards with a mana value of at most 2
    ‸(t:elf or t:goblin or t:orc)
      [(t:elf or t:goblin or t:orc)] group: group
        Finds Elf cards, Goblin cards or Orc cards
    ((t:elf or c:g) ‸(pow>2 tou>2))
      [(pow>2 tou>2)] group: group
        Finds cards with a power of more than 2 and a toughness of more than 2
    (‸()
      [()] group: group
        A group with nothing in it has no effect
    (t:elf or (c:g -o:draw‸)) f:modern
      [(c:g -o:draw)] group: group
        Finds green cards that do not have “draw” in their rules text
    t:elf ‸or c:g
      [or] connective: or: one of them is enough
        Finds Elf cards or green cards
    t:elf ‸OR c:g d
      [OR] connective: or: one of them is enough
        Finds Elf cards, or green cards with “d” in their name
        'or' binds weaker than a space: each side is one group
    a b ‸or c d ‸or e
      [or] connective: or: one of them is enough
        Finds cards that have “e” in their name, have “a” and “b” in their name, or have “c” and “d” in their name
        'or' binds weaker than a space: each side is one group
    a ‸or b or c
      [or] connective: or: one of them is enough
        Finds cards with “a”, “b” or “c” in their name
    t:elf ‸and c:g
      [and] connective: and: all of them must hold
        Finds green Elf cards
        Between two terms 'and' may be left out
    t:elf And‸ c:g or d
      [And] connective: and: all of them must hold
        Finds green Elf cards
        Between two terms 'and' may be left out
    t:elf ‸or order:cmc
      [or] connective: or: one of them is enough
        Finds Elf cards; sorted by mana value
    t:elf ‸or or c:g
      [or] connective: or: one of them is enough
        Finds Elf cards or green cards
    ‸or t:elf
      nothing
    t:elf ‸or
      [or] connective: or: one of them is enough
        Finds Elf cards
    (t:elf ‸or c:g
      [or] connective: or: one of them is enough
        Finds Elf cards or green cards
    ‸++
      [++] shorthand: shorthand ++
        Short for 'unique:prints'
        Results: one row per printing
    t:elf ‸@@
      [@@] shorthand: shorthand @@
        Short for 'unique:art'
        Results: one row per artwork
        = Finds Elf cards; one row per artwork
    -‸++
      [++] shorthand: shorthand ++
        Short for 'unique:prints'
        Results: one row per printing
    ++ or ‸@@
      [@@] shorthand: shorthand @@
        Short for 'unique:art'
        Results: one row per artwork
        = Finds all cards; one row per artwork; “++” is overridden by a later term
    """##
}
