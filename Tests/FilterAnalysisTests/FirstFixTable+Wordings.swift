extension FirstFixTable {
  /// Words of older cards, of players and of other sites. Each first fix is right.
  static let wordings = """
    o:"enters the battlefield" t:elf  →  o:"enters" t:elf
    o:"when ~ enters the battlefield, draw a card"  →  o:"when ~ enters, draw a card"
    o:"Enters the Battlefield tapped"  →  o:"enters tapped"
    o:'as ~ enters the battlefield'  →  o:'as ~ enters'
    o:"whenever a creature comes into play"  →  o:"whenever a creature enters"
    o:"from play"  →  o:"from the battlefield"
    o:"add {G} to your mana pool"  →  o:"add {G}"
    o:"CARDNAME deals 3 damage"  →  o:"~ deals 3 damage"
    o:"removed from the game"  →  o:"exiled"
    o:"converted mana cost 3 or less"  →  o:"mana value 3 or less"
    o:"damage to target creature or player"  →  o:"damage to any target"
    o:"search your library for a card, then shuffle your library"  →  o:"search your library for a card, then shuffle"
    o:"reveals his or her hand"  →  o:"reveals their hand"
    o:"unless he or she pays {2}"  →  o:"unless they pays {2}"
    o:unblockable  →  o:"can't be blocked"
    o:etb  →  o:enters
    -o:etb t:elf  →  -o:enters t:elf
    o:"this creature cannot block"  →  o:"this creature can't block"
    o:"cannot be countered"  →  o:"can't be countered"
    o:"at end of turn, sacrifice"  →  o:"at the beginning of the next end step, sacrifice"
    fo:"enters the battlefield tapped"  →  fo:"enters tapped"
    t:tribal  →  t:kindred
    t:interrupt c:u  →  t:instant c:u
    t:"enchant creature"  →  t:aura
    t:viashino  →  t:lizard
    kw:unblockable  →  o:"can't be blocked"
    -kw:unblockable t:elf  →  -o:"can't be blocked" t:elf
    kw:etb  →  o:enters
    keyword:cantrip  →  o:"draw a card"
    kw:lifegain  →  o:"gain life"
    kw:counterspell mv<=2  →  o:"counter target spell" mv<=2
    f:cedh  →  f:commander
    legal:t2  →  legal:standard
    f:arena  →  game:arena
    c:grn  →  c:g
    id:grn f:edh  →  id:g f:edh
    is:white  →  c:white  ¦  c:w
    -is:white  →  -c:white
    not:white  →  -c:white
    -not:white  →  c:white
    is:monored  →  c=r
    is:multicolor  →  c:multicolor
    is:banned  →  banned:commander
    is:dual-lands  →  is:dual
    is:nonland  →  -t:land
    not:nonland  →  t:land
    not:goblin  →  -t:goblin
    not:t:elf  →  -t:elf
    -is:t:elf  →  -t:elf
    is:pow>3  →  pow>3
    order:price t:elf  →  order:usd t:elf
    order:date t:elf  →  order:released t:elf
    sort:popularity t:elf  →  sort:edhrec t:elf
    order:alphabetical t:elf  →  order:name t:elf
    order:manacost t:elf  →  order:cmc t:elf
    description:draw  →  o:draw
    defence>3  →  tou>3
    attack>=5  →  pow>=5
    pt:3/3  →  pow=3 tou=3
    3/3  →  pow=3 tou=3
    3/3 t:elf  →  pow=3 tou=3 t:elf
    -2/2 t:bear  →  -(pow=2 tou=2) t:bear
    (1/1 or 2/2) t:elf  →  ((pow=1 tou=1) or (pow=2 tou=2)) t:elf
    """
}
