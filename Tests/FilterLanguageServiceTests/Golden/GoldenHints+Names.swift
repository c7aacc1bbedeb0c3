extension GoldenHints {
  static let names = ##"""
    c:esper
      c:esper‹ white, blue, black›
      'esper' stands for white, blue, black → c:wub
    id<=yore-tiller
      id<=yore-tiller‹ white, blue, black, red›
      'yore-tiller' stands for white, blue, black, red → id<=wubr
    c:azorius or c:Boros
      c:azorius‹ white, blue› or c:Boros‹ white, red›
      'azorius' stands for white, blue → c:wu or c:Boros
      'Boros' stands for white, red → c:azorius or c:wr
    c>=lorehold
      c>=lorehold‹ white, red›
      'lorehold' stands for white, red → c>=wr
    id:rainbow
      id:rainbow‹ all 5 colors›
      'rainbow' stands for all 5 colors → id:5
    id:all
      id:all‹ all 5 colors›
      'all' stands for all 5 colors → id:5
    c:wub
      nothing
    c:blue
      nothing
    c:c
      nothing
    c:m
      nothing
    c:2
      nothing
    produces:all
      produces:all‹ all 6 colors›
      'all' stands for all 6 colors → produces:6
    s:neo
      s:neo‹ Kamigawa: Neon Dynasty›
      'neo' stands for Kamigawa: Neon Dynasty
    s:lea e:war
      s:lea‹ Limited Edition Alpha› e:war‹ War of the Spark›
      'lea' stands for Limited Edition Alpha
      'war' stands for War of the Spark
    -s:neo
      -s:neo‹ Kamigawa: Neon Dynasty›
      'neo' stands for Kamigawa: Neon Dynasty
    s:NEO
      s:NEO‹ Kamigawa: Neon Dynasty›
      'NEO' stands for Kamigawa: Neon Dynasty
    s:"war of the spark"
      nothing
    s:zzzz
      nothing
    b:zen
      b:zen‹ Zendikar›
      'zen' stands for Zendikar
    g:znr
      g:znr‹ Zendikar Rising›
      'znr' stands for Zendikar Rising
    in:neo
      in:neo‹ Kamigawa: Neon Dynasty›
      'neo' stands for Kamigawa: Neon Dynasty
    in:ja
      in:ja‹ Japanese›
      'ja' stands for Japanese
    in:rare
      nothing
    date>war
      date>war‹ War of the Spark›
      'war' stands for War of the Spark
    date>now
      nothing
    date>zzzz
      nothing
    lang:ja
      lang:ja‹ Japanese›
      'ja' stands for Japanese
    lang:jp
      lang:jp‹ Japanese›
      'jp' stands for Japanese → lang:ja
    lang:japanese
      nothing
    lang:any
      nothing
    f:edh
      f:edh‹ commander›
      'edh' stands for commander → f:commander
    f:commander
      nothing
    f:pdh
      f:pdh‹ paupercommander›
      'pdh' stands for paupercommander → f:paupercommander
    r:m
      r:m‹ mythic›
      'm' stands for mythic → r:mythic
    r>=u
      r>=u‹ uncommon›
      'u' stands for uncommon → r>=uncommon
    st:core
      nothing
    kw:flying
      nothing
    is:edh
      nothing
    is:foil
      nothing
    is:showcase
      nothing
    not:reprint
      nothing
    wm:izzet
      nothing
    border:black
      nothing
    frame:old
      frame:old‹ old (1993 or 1997)›
      'old' stands for old (1993 or 1997)
    frame:retro
      frame:retro‹ old (1993 or 1997)›
      'retro' stands for old (1993 or 1997) → frame:old
    layout:dfc
      nothing
    game:mtgo
      game:mtgo‹ Magic Online›
      'mtgo' stands for Magic Online
    cheapest:$
      cheapest:$‹ US dollars›
      '$' stands for US dollars → cheapest:usd
    cube:vintage
      nothing
    new:art
      nothing
    order:mv
      order:mv‹ mana value›
      'mv' stands for mana value → order:cmc
    order:cmc
      nothing
    sort:manavalue
      nothing
    dir:up
      dir:up‹ ascending›
      'up' stands for ascending → dir:asc
    dir:asc
      nothing
    prefer:ub
      prefer:ub‹ universesbeyond›
      'ub' stands for universesbeyond → prefer:universesbeyond
    as:images
      nothing
    unique:arts
      unique:arts‹ artworks›
      'arts' stands for artworks → unique:art
    include:extras
      nothing
    t:elf
      nothing
    o:draw
      nothing
    m:2ww
      nothing
    otag:ramp
      nothing
    id<="esper"
      id<="esper"‹ white, blue, black›
      'esper' stands for white, blue, black
    c:esper or s:neo f:edh
      c:esper‹ white, blue, black› or ‹(›s:neo‹ Kamigawa: Neon Dynasty› ‹and ›f:edh‹ commander›‹)›
      'esper' stands for white, blue, black → c:wub or s:neo f:edh
      'or' binds loosest: this is one alternative → c:esper or (s:neo f:edh)
      'neo' stands for Kamigawa: Neon Dynasty
      adjacent terms must all match → c:esper or s:neo and f:edh
      'edh' stands for commander → c:esper or s:neo f:commander
    t:elf⏎  s:neo⏎  -f:edh
      t:elf⏎  s:neo‹ Kamigawa: Neon Dynasty›⏎  -f:edh‹ commander›
      'neo' stands for Kamigawa: Neon Dynasty
      'edh' stands for commander → t:elf⏎  s:neo⏎  -f:commander
    # s:neo
      nothing
    s:
      nothing
    foo:esper
      nothing
    """##
}
