extension GoldenStructure {
  static let selections = ##"""
    t:e‸lf
      elf
      t:elf
    -t:elf‸ c:g
      elf
      t:elf
      -t:elf
      -t:elf c:g
    t‸:elf
      t
      t:elf
    t:‸elf
      elf
      t:elf
    o:"draw ‸a card"
      a
      draw a card
      "draw a card"
      o:"draw a card"
    o:"dra‸w a card" t:elf
      draw
      draw a card
      "draw a card"
      o:"draw a card"
      o:"draw a card" t:elf
    -o:/^dr‸aw (a|b)/
      draw
      ^draw (a|b)
      /^draw (a|b)/
      o:/^draw (a|b)/
      -o:/^draw (a|b)/
    o:/^draw (a|‸b)+/ c:g
      b
      a|b
      (a|b)
      (a|b)+
      ^draw (a|b)+
      /^draw (a|b)+/
      o:/^draw (a|b)+/
      o:/^draw (a|b)+/ c:g
    t:elf ‸or c:g
      or
      t:elf or c:g
    t:elf c:‸g or c:w
      g
      c:g
      t:elf c:g
      t:elf c:g or c:w
    t:elf (c:‸g or c:w) f:edh
      g
      c:g
      c:g or c:w
      (c:g or c:w)
      t:elf (c:g or c:w) f:edh
    -‸(a b) c
      (a b)
      -(a b)
      -(a b) c
    -(a -(b‸ c))
      b
      b c
      (b c)
      -(b c)
      a -(b c)
      (a -(b c))
      -(a -(b c))
    (a)‸ b
      (a)
      (a) b
    a ‸ b
      a  b
    !"Lightning B‸olt"
      Bolt
      Lightning Bolt
      "Lightning Bolt"
      !"Lightning Bolt"
    lightning bo‸lt
      bolt
      lightning bolt
    m:{2}{w}‸{w}
      {2}{w}{w}
      m:{2}{w}{w}
    ## El‸ves
    t:elf
    ¶
    # title
    t:elf c:‸g
    ¶
    t:orc
      Elves
      ## Elves
      ## Elves⏎t:elf
      ## Elves⏎t:elf⏎⏎# title⏎t:elf c:‸g⏎⏎t:orc
    ## Elves
    t:elf
    ··or c:‸g
    ## Orcs
    t:orc
      g
      c:g
      t:elf⏎  or c:g
      ## Elves⏎t:elf⏎  or c:g
      ## Elves⏎t:elf⏎  or c:g⏎## Orcs⏎t:orc
    t:elf␍
    ··or c:‸g␍
    c:w
      g
      c:g
      t:elf␍⏎  or c:g
      t:elf␍⏎  or c:g␍⏎c:w
    ‸
    t:elf
      ⏎t:elf
    t:elf
    ¶
    ‸
    t:orc
      t:elf⏎⏎⏎t:orc
    t:🧝‸ or a
      🧝
      t:🧝
      t:🧝 or a
    (t:elf or‸
      or
      t:elf or
      (t:elf or
    t:‸
      :
      t:
    o:"unfin‸ished
      unfinished
      "unfinished
      o:"unfinished
    pow>=‸tou
      tou
      pow>=tou
    mv:1‸0
      10
      mv:10
    ++‸ a
      ++
      ++ a
    """##
}
