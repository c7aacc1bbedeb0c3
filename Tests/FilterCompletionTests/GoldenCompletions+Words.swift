extension GoldenCompletions {
  /// Bare words.
  static let words = #"""
    pow‸
      power → power>=‸
      >= → pow>=‸
      : → pow:‸
      = → pow=‸
      != → pow!=‸
      < → pow<‸
      <= → pow<=‸
      > → pow>‸
      powtou → powtou>=‸
      power-plant → t:power-plant‸
      powerstone → t:powerstone‸
      power-up → kw:power-up‸
      pow → o:pow‸
      pow → ft:pow‸
    flying‸
      flying → kw:flying‸
      Flying Men → !"Flying Men"‸
      flying → o:flying‸
      flying → ft:flying‸
    modern‸
      modern → f:modern‸
      modern → is:modern‸
      modern → frame:modern‸
      modern → cube:modern‸
      frame:2015 → frame:2015‸
      Modern Horizons 2 → s:mh2‸
      Modern Horizons 3 → s:mh3‸
      Modern Horizons → s:mh1‸
      Modern Masters → s:mma‸
      Modern Horizons 3 Commander → s:m3c‸
      Modern Masters 2015 → s:mm2‸
      Modern Masters 2017 → s:mm3‸
      Modern Horizons 1 Timeshifts → s:h1r‸
      Modern Event Deck 2014 → s:md1‸
    goblin‸
      goblin → t:goblin‸
      _____ Goblin → !"_____ Goblin"‸
      Goblin Guide → !"Goblin Guide"‸
      goblinexplosioneers → wm:goblinexplosioneers‸
      goblin → o:goblin‸
      goblin → ft:goblin‸
    price‸
      usd< → usd<‸
      usd>=20 → usd>=20‸
      tix< → tix<‸
      eur< → eur<‸
      usdfoil → usdfoil<‸
      price → o:price‸
      price → ft:price‸
    ele‸
      elemental → t:elemental‸
      elephant → t:elephant‸
      ele → o:ele‸
      ele → ft:ele‸
    elf‸
      elf → t:elf‸
      Elf Replica → !"Elf Replica"‸
      elf → o:elf‸
      elf → ft:elf‸
    hum‸
      human → t:human‸
      hum → o:hum‸
      hum → ft:hum‸
    lege‸
      legendary → t:legendary‸
      legendary landwalk → kw:"legendary landwalk"‸
      Legends → s:leg‸
      Legendary Cube Prize Pack → s:pz1‸
      legendary → frame:legendary‸
      legal → legal:‸
      lege → o:lege‸
      lege → ft:lege‸
    comm‸
      commander → commander<=‸
      commander → f:commander‸
      common → r:common‸
      commander → is:commander‸
      identity<= → identity<=‸
      Commander Masters → s:cmm‸
      Commander Legends → s:cmr‸
      Commander Legends: Battle for Baldur's Gate → s:clb‸
      Commander 2013 → s:c13‸
      Commander 2016 → s:c16‸
      Commander 2014 → s:c14‸
      Commander 2015 → s:c15‸
      Commander 2020 → s:c20‸
      Commander 2021 → s:c21‸
    rare‸
      rare → r:rare‸
      rarity: → rarity:‸
      arena → arena:‸
      rare → o:rare‸
      in → in:‸
      game → game:‸
      new → new:‸
      rare → ft:rare‸
    foil‸
      foil → is:foil‸
      foil → new:foil‸
      usd → usd<‸
      eur → eur<‸
      usdfoil → usdfoil<‸
      foil → o:foil‸
      foil → ft:foil‸
    azor‸
      azorius → c:azorius‸
      azorius → wm:azorius‸
      azor → o:azor‸
      azor → ft:azor‸
    haste‸
      haste → kw:haste‸
      haste → o:haste‸
      haste → ft:haste‸
    Flying‸
      flying → kw:flying‸
      Flying Men → !"Flying Men"‸
      Flying → o:Flying‸
      Flying → ft:Flying‸
    land‸
      land → t:land‸
      lander → t:lander‸
      landfall → kw:landfall‸
      landwalk → kw:landwalk‸
      landcycling → kw:landcycling‸
      o:"additional land" → o:"additional land"‸
      landship → kw:landship‸
      landfall → o:landfall‸
      lang → lang:‸
      Sword of Fire and Ice → !"Sword of Fire and Ice"‸
      Back\slash "and" 'both' → !"Back\slash \"and\" 'both'"‸
      land → o:land‸
      in → in:‸
      layout → layout:‸
    draw‸
      draw a card → o:"draw a card"‸
      artist: → artist:‸
      Drawn from Dreams → !"Drawn from Dreams"‸
      Kongming, "Sleeping Dragon" → !'Kongming, "Sleeping Dragon"'‸
      draw → o:draw‸
      draw → ft:draw‸
    prod‸
      produces → produces:‸
      is → is:‸
      prod → o:prod‸
      not → not:‸
      prod → ft:prod‸
    art‸
      arttag → arttag:‸
      : → art:‸
      = → art=‸
      artist → artist:‸
      artifact → t:artifact‸
      artists → artists=‸
      artificer → t:artificer‸
      artifice → c:artifice‸
      art → new:art‸
      is:historic → is:historic‸
      artist → is:artist‸
      artseries → is:artseries‸
      misprint → is:misprint‸
      art_series → layout:art_series‸
    """#
}
