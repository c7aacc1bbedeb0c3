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
      powtou → powtou>=‸
      > → pow>‸
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
      Modern Masters → s:mma‸
      Modern Horizons → s:mh1‸
      Modern Horizons 2 → s:mh2‸
      Modern Horizons 3 → s:mh3‸
      Modern Masters 2015 → s:mm2‸
      Modern Masters 2017 → s:mm3‸
      Modern Event Deck 2014 → s:md1‸
      Modern Horizons Promos → s:pmh1‸
      Modern Horizons 3 Commander → s:m3c‸
      Modern Horizons 2 Timeshifts → s:h2r‸
    goblin‸
      goblin → t:goblin‸
      _____ Goblin → !"_____ Goblin"‸
      Goblin Guide → !"Goblin Guide"‸
      Duel Decks: Elves vs. Goblins → s:dd1‸
      Duel Decks: Merfolk vs. Goblins → s:ddt‸
      goblinexplosioneers → wm:goblinexplosioneers‸
      goblin → o:goblin‸
      goblin → ft:goblin‸
    price‸
      usd → usd<‸
      tix → tix<‸
      eur → eur<‸
      usdfoil → usdfoil<‸
      prism → t:prism‸
      processor → t:processor‸
      prismari → wm:prismari‸
      prismari → c:prismari‸
      Legendary Cube Prize Pack → s:pz1‸
      price → o:price‸
      price → ft:price‸
    ele‸
      elephant → t:elephant‸
      elemental → t:elemental‸
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
      Commander Legends → s:cmr‸
      Multiverse Legends → s:mul‸
      DCI Legend Membership → s:plgm‸
      From the Vault: Legends → s:v11‸
      Marvel Legends Series Inserts → s:lmar‸
      Commander Legends: Battle for Baldur's Gate → s:clb‸
      legendary → frame:legendary‸
      legal → legal:‸
      leveler → is:leveler‸
      leech → t:leech‸
    comm‸
      commander → commander<=‸
      commander → f:commander‸
      commander → is:commander‸
      commanderparty → is:commanderparty‸
      commanderpromo → is:commanderpromo‸
      Commander 2014 → s:c14‸
      Commander 2015 → s:c15‸
      Commander 2016 → s:c16‸
      Commander 2017 → s:c17‸
      Commander 2018 → s:c18‸
      Commander 2019 → s:c19‸
      Commander 2020 → s:c20‸
      Commander 2021 → s:c21‸
      rarity → rarity:‸
    rare‸
      rare → r:rare‸
      mythic rare → r:mythic‸
      rarity → rarity:‸
      arena → arena:‸
      arenaid → is:arenaid‸
      arenaleague → is:arenaleague‸
      jared → t:jared‸
      daretti → t:daretti‸
      Arena League 2003 → s:pal03‸
      Arena League 2004 → s:pal04‸
      Arena League 2005 → s:pal05‸
      Arena League 2006 → s:pal06‸
      rarity → new:rarity‸
      rare → o:rare‸
    foil‸
      foil → is:foil‸
      Halo Foil → is:halofoil‸
      Mana Foil → is:manafoil‸
      Facet Foil → is:facetfoil‸
      Surge Foil → is:surgefoil‸
      Cosmic Foil → is:cosmicfoil‸
      Dazzle Foil → is:dazzlefoil‸
      Galaxy Foil → is:galaxyfoil‸
      Gilded Foil → is:gilded‸
      Raised Foil → is:raisedfoil‸
      Ripple Foil → is:ripplefoil‸
      Silver Foil → is:silverfoil‸
      Rainbow Foil → is:rainbowfoil‸
      foil → new:foil‸
    azor‸
      azorius → c:azorius‸
      azorius → wm:azorius‸
      azra → t:azra‸
      azor → o:azor‸
      acorn → stamp:acorn‸
      azor → ft:azor‸
    haste‸
      haste → kw:haste‸
      hamster → t:hamster‸
      masters → is:masters‸
      masterpiece → is:masterpiece‸
      Masters 25 → s:a25‸
      Masters Edition → s:me1‸
      Masters Edition II → s:me2‸
      Masters Edition IV → s:me4‸
      Masters Edition III → s:me3‸
      haste → o:haste‸
      Double Masters → s:2xm‸
      Iconic Masters → s:ima‸
      Modern Masters → s:mma‸
      masters → st:masters‸
    Flying‸
      flying → kw:flying‸
      Flying Men → !"Flying Men"‸
      Flying → o:Flying‸
      Flying → ft:Flying‸
    land‸
      land → t:land‸
      lander → t:lander‸
      landfall → kw:landfall‸
      landship → kw:landship‸
      landwalk → kw:landwalk‸
      landcycling → kw:landcycling‸
      Moonlit Land → is:moonlitland‸
      basic landcycling → kw:"basic landcycling"‸
      nonbasic landwalk → kw:"nonbasic landwalk"‸
      legendary landwalk → kw:"legendary landwalk"‸
      European Land Program → s:pelp‸
      Asia Pacific Land Program → s:palp‸
      lang → lang:‸
      Sword of Fire and Ice → !"Sword of Fire and Ice"‸
    draw‸
      Drawn from Dreams → !"Drawn from Dreams"‸
      Kongming, "Sleeping Dragon" → !'Kongming, "Sleeping Dragon"'‸
      draculaseries → is:draculaseries‸
      draftweekend → is:draftweekend‸
      dragonscalefoil → is:dragonscalefoil‸
      brawler → is:brawler‸
      drake → t:drake‸
      brawldeck → is:brawldeck‸
      dragon → t:dragon‸
      Dragon Con → s:pdrc‸
      Dragon's Maze → s:dgm‸
      draw → o:draw‸
      draw → ft:draw‸
    prod‸
      produces → produces:‸
      promo → is:promo‸
      promopack → is:promopack‸
      stamped → is:stamped‸
      proe → s:proe‸
      processor → t:processor‸
      Pro Tour Promos → s:ppro‸
      Pro Tour Collector Set → s:ptc‸
      Prophecy → s:pcy‸
      is → is:‸
      promo → st:promo‸
      predh → f:predh‸
      prod → o:prod‸
      prowl → kw:prowl‸
    art‸
      arttag → arttag:‸
      : → art:‸
      = → art=‸
      artist → artist:‸
      artists → artists=‸
      artifact → t:artifact‸
      artificer → t:artificer‸
      art → new:art‸
      artifice → c:artifice‸
      artist → is:artist‸
      artseries → is:artseries‸
      misprint → is:misprint‸
      Concept Art → is:concept‸
      Simplified Chinese Alternate Art → is:schinesealtart‸
    """#
}
