extension GoldenLenses {
  static let queries = ##"""
    t:elf
      [t:elf] 0: Finds Elf cards
    t:elf c:g mv<=2 -is:reprint
      [t:elf c:g mv<=2 -is:reprint] 0: Finds green Elf cards that have a mana value of at most 2 and are not reprints
    # elves⏎t:elf c:g⏎⏎# orcs⏎t:orc or t:goblin
      [t:elf c:g] 0: Finds green Elf cards
      [t:orc or t:goblin] 1: Finds Orc or Goblin cards
    t:elf⏎  c:g⏎  f:modern⏎bolt
      [t:elf] 0: Finds green Elf cards that are legal in Modern
      [bolt] 1: Finds cards with “bolt” in their name
    t:creature (c:rg or id<=esper) -o:"draw a card" pow>=tou !"Lightning Bolt"
      [t:creature (c:rg or id<=esper) -o:"draw a card" pow>=tou !"Lightning Bolt"] 0: Finds creatures, and 4 more conditions
    lightning bolt
      [lightning bolt] 0: Finds cards with “lightning” and “bolt” in their name
    "fire // ice"
      ["fire // ice"] 0: Finds cards with “fire // ice” in their name
    !"Lightning Bolt"
      [!"Lightning Bolt"] 0: Finds the card named exactly “Lightning Bolt”
    c:2 id:c
      [c:2 id:c] 0: Finds cards with exactly two colors and a colorless color identity
    c>=uw -c:red
      [c>=uw -c:red] 0: Finds cards that are white and blue, and are not red
    produces:any t:land
      [produces:any t:land] 0: Finds lands that can produce at least one kind of mana
    m:{2/w} devotion:ww
      [m:{2/w} devotion:ww] 0: Finds cards with {2/W} in their mana cost and a devotion of at least {W}{W}
    mv:odd pow=mv
      [mv:odd pow=mv] 0: Finds cards with an odd mana value and a power equal to their mana value
    pow+tou>3
      [pow+tou>3] 0: Finds cards with “pow+tou>3” in their name
    usd<1 or tix<0.1
      [usd<1 or tix<0.1] 0: Finds cards that cost less than 1 US dollar or less than 0.1 Magic Online tickets
    date>2020-03 r>=rare
      [date>2020-03 r>=rare] 0: Finds cards that were released after March 2020, and are rare or rarer
    e:war is:foil lang:ja
      [e:war is:foil lang:ja] 0: Finds cards from War of the Spark that exist in foil and are printed in Japanese
    f:edh banned:legacy
      [f:edh banned:legacy] 0: Finds cards that are legal in Commander and banned in Legacy
    -(t:elf or t:orc) kw:flying
      [-(t:elf or t:orc) kw:flying] 0: Finds cards that have flying, and are neither Elf cards nor Orc cards
    not:reprint in:mtgo
      [not:reprint in:mtgo] 0: Finds cards that were ever printed on Magic Online and are not reprints
    o:/^tap/ ft:"jace"
      [o:/^tap/ ft:"jace"] 0: Finds cards that match the pattern /^tap/ in their rules text and have “jace” in their flavor text
    cn:12a prints=1 sets>3
      [cn:12a prints=1 sets>3] 0: Finds cards with a collector number of 12a and 1 printing, and 1 more condition
    a:guay wm:izzet frame:old border:black
      [a:guay wm:izzet frame:old border:black] 0: Finds cards that were illustrated by “guay” and have the izzet watermark, and 2 more conditions
    oracleid:5d131784-c1a3-463e-a37b-b720af67ab62
      [oracleid:5d131784-c1a3-463e-a37b-b720af67ab62] 0: Finds cards with the Oracle id 5d131784-c1a3-463e-a37b-b720af67ab62
    otag:ramp art:squirrel cube:vintage
      [otag:ramp art:squirrel cube:vintage] 0: Finds cards that are tagged “ramp” and in the vintage cube, and have art tagged “squirrel”
    unique:prints order:usd dir:desc
      [unique:prints order:usd dir:desc] 0: Finds all cards; one row per printing, sorted by price in US dollars, in descending order
    t:dragon order:edhrec as:full include:extras ++
      [t:dragon order:edhrec as:full include:extras ++] 0: Finds Dragon cards; sorted by EDHREC rank, shown with full details; and 2 more settings
    order:cmc
      [order:cmc] 0: Finds all cards; sorted by mana value
    ++
      [++] 0: Finds all cards; one row per printing
    foo:bar
      [foo:bar] 0: The term “foo:bar” is not understood
    foo:bar t:elf
      [foo:bar t:elf] 0: Finds Elf cards; the term “foo:bar” is not understood
    f:modren
      [f:modren] 0: The term “f:modren” is not understood
    pow> t:elf
      [pow> t:elf] 0: Finds Elf cards; “pow>” is unfinished
    t:
      [t:] 0: “t:” is unfinished
    (t:elf or c:g
      [(t:elf or c:g] 0: Finds Elf cards or green cards
    t:elf )
      [t:elf )] 0: Finds Elf cards
    or
      nothing
    ()
      nothing
    -()
      nothing
    # just words
      nothing
    🧝 or ¿
      [🧝 or �] 0: Finds cards with “🧝” or “�” in their name
    t:elf or t:goblin or t:orc or t:merfolk or t:vampire or t:zombie or t:angel or t:demon or t:dragon
      [t:elf or t:goblin or t:orc or t:merfolk or t:vampire or t:zombie or t:angel or t:demon or t:dragon] 0: Finds Elf, Goblin, Orc, Merfolk, Vampire, Zombie, Angel, Demon or Dragon cards
    """##
}
