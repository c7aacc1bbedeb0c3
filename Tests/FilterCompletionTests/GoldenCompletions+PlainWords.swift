extension GoldenCompletions {
  /// Plain words and their meanings; operators and costs.
  static let plainWords = #"""
    released‸
      release → is:release‸
      released → o:released‸
      date → date>=‸
      year → year=‸
      related → is:related‸
      released → ft:released‸
    expensive‸
      expensive → o:expensive‸
      expensive → ft:expensive‸
    mythic‸
      mythic → r:mythic‸
      Mythic Edition → s:med‸
      rarity → rarity:‸
      mythic → o:mythic‸
      mythic → ft:mythic‸
    uncommon‸
      uncommon → r:uncommon‸
      uncommon → cube:uncommon‸
      uncommon → o:uncommon‸
      uncommon → ft:uncommon‸
      rarity → rarity:‸
    white‸
      white → c:white‸
      white → border:white‸
      white → o:white‸
      white → ft:white‸
    multicolor‸
      multicolor → c:multicolor‸
      multicolor → o:multicolor‸
      multicolor → ft:multicolor‸
    gruul‸
      gruul → c:gruul‸
      gruul → wm:gruul‸
      gruul → o:gruul‸
      gruul → ft:gruul‸
    bant‸
      bant → c:bant‸
      banned → banned:‸
      bat → t:bat‸
      tangoland → is:tangoland‸
      bondland → is:bondland‸
      battle → t:battle‸
      Battlebond → s:bbd‸
      antelope → t:antelope‸
      manticore → t:manticore‸
      Battlebond Promos → s:pbbd‸
      lanthanite → t:lanthanite‸
      Battle for Zendikar → s:bfz‸
      Battle Royale Box Set → s:brb‸
      Battle for Zendikar Promos → s:pbfz‸
    vigilance‸
      vigilance → kw:vigilance‸
      vigilance → o:vigilance‸
      vigilance → ft:vigilance‸
    deathtouch‸
      deathtouch → kw:deathtouch‸
      deathtouch → o:deathtouch‸
      deathtouch → ft:deathtouch‸
    sorcery‸
      sorcery → t:sorcery‸
      sorcerer → t:sorcerer‸
      sorcery → o:sorcery‸
      sorcery → ft:sorcery‸
    planeswalker‸
      planeswalker → t:planeswalker‸
      Planeswalker Deck → is:planeswalkerdeck‸
      stamped → is:stamped‸
      planeswalker → wm:planeswalker‸
      Japanese Planeswalker → is:jpwalker‸
      will of the planeswalkers → kw:"will of the planeswalkers"‸
      Duels of the Planeswalkers → s:dpa‸
      Duels of the Planeswalkers 2009 Promos → s:pdtp‸
      Duels of the Planeswalkers 2010 Promos → s:pdp10‸
      Duels of the Planeswalkers 2012 Promos → s:pdp12‸
      Duels of the Planeswalkers 2013 Promos → s:pdp13‸
      Duels of the Planeswalkers 2014 Promos → s:pdp14‸
      Duels of the Planeswalkers 2015 Promos → s:pdp15‸
      loyalty → loyalty=‸
    legendary‸
      legendary → t:legendary‸
      legendary landwalk → kw:"legendary landwalk"‸
      legendary → frame:legendary‸
      Legendary Cube Prize Pack → s:pz1‸
      legendary → o:legendary‸
      legendary → ft:legendary‸
    vintage‸
      vintage → f:vintage‸
      vintage → cube:vintage‸
      Vintage Masters → s:vma‸
      Vintage Championship → s:ovnt‸
      vintage → o:vintage‸
      vintage → ft:vintage‸
    pauper‸
      pauper → f:pauper‸
      Pauper Commander → f:paupercommander‸
      paupercommander → is:paupercommander‸
      papersets → papersets=‸
      paperprints → paperprints=‸
      paperart → is:paperart‸
      paper → game:paper‸
      paper → new:paper‸
      pauper → o:pauper‸
      game → game:‸
      pauper → ft:pauper‸
    borderless‸
      borderless → is:borderless‸
      borderless → border:borderless‸
      border → border:‸
      borderless → o:borderless‸
      borderless → ft:borderless‸
    showcase‸
      showcase → is:showcase‸
      showcase → frame:showcase‸
      Japan Showcase → is:japanshowcase‸
      showcase → o:showcase‸
      showcase → ft:showcase‸
    fetchland‸
      fetchland → is:fetchland‸
      fetchland → o:fetchland‸
      fetchland → ft:fetchland‸
    japanese‸
      Japanese Planeswalker → is:jpwalker‸
      ja → lang:ja‸
      japanese → o:japanese‸
      japanese → ft:japanese‸
    zombie‸
      zombie → t:zombie‸
      zombie → o:zombie‸
      zombie → ft:zombie‸
    dragon elf‸
      elf → dragon t:elf‸
      Kongming, "Sleeping Dragon" → !'Kongming, "Sleeping Dragon"'‸
      Elf Replica → !"Elf Replica"‸
      dragon elf → o:"dragon elf"‸
      dragon elf → ft:"dragon elf"‸
    bolt t:‸
      artifact → bolt t:artifact‸
      battle → bolt t:battle‸
      creature → bolt t:creature‸
      enchantment → bolt t:enchantment‸
      instant → bolt t:instant‸
      kindred → bolt t:kindred‸
      land → bolt t:land‸
      planeswalker → bolt t:planeswalker‸
      sorcery → bolt t:sorcery‸
      tribal → bolt t:tribal‸
      conspiracy → bolt t:conspiracy‸
      dungeon → bolt t:dungeon‸
      phenomenon → bolt t:phenomenon‸
      plane → bolt t:plane‸
    light bolt‸
      Lightning Bolt → !"Lightning Bolt"‸
      light bolt → o:"light bolt"‸
      light bolt → ft:"light bolt"‸
    goblin g‸
      Goblin Guide → !"Goblin Guide"‸
      : → goblin g:‸
      = → goblin g=‸
      group → goblin group:‸
      game → goblin game:‸
      goblin g → o:"goblin g"‸
      goblin g → ft:"goblin g"‸
    urzas saga‸
      Urza's Saga → !"Urza's Saga"‸
      Urza's Saga → s:usg‸
      saga → urzas layout:saga‸
      saga → urzas t:saga‸
      Urza's Saga → urzas s:usg‸
      urzas saga → o:"urzas saga"‸
      urzas saga → ft:"urzas saga"‸
    lim dul‸
      Lim-Dûl's Vault → !"Lim-Dûl's Vault"‸
      lim dul → o:"lim dul"‸
      lim dul → ft:"lim dul"‸
    drak ritual‸
      Dark Ritual → !"Dark Ritual"‸
      drak ritual → o:"drak ritual"‸
      drak ritual → ft:"drak ritual"‸
    lightnng b‸
      Lightning Bolt → !"Lightning Bolt"‸
      : → lightnng b:‸
      = → lightnng b=‸
      block → lightnng block:‸
      border → lightnng border:‸
      banned → lightnng banned:‸
      lightnng b → o:"lightnng b"‸
      lightnng b → ft:"lightnng b"‸
    forest t:l‸
      land → forest t:land‸
      legendary → forest t:legendary‸
      lamia → forest t:lamia‸
      leech → forest t:leech‸
      lemur → forest t:lemur‸
      lammasu → forest t:lammasu‸
      licid → forest t:licid‸
      lanthanite → forest t:lanthanite‸
      llama → forest t:llama‸
      lizard → forest t:lizard‸
      lhurgoyf → forest t:lhurgoyf‸
      leviathan → forest t:leviathan‸
      lobster → forest t:lobster‸
      lair → forest t:lair‸
    pow=tou‸
      nothing
    pow>=t‸
      tou → pow>=tou‸
      tix → pow>=tix‸
    c>=r‸
      red → c>=red‸
      gruul → c>=gruul‸
      rakdos → c>=rakdos‸
      rainbow → c>=rainbow‸
    c=wub‸
      esper → c=esper‸
      artifice → c=artifice‸
      growth → c=growth‸
    m:2r‸
      nothing
    devotion:r‸
      rrr → devotion:rrr‸
    produces:g‸
      green → produces:green‸
      gruul → produces:gruul‸
      golgari → produces:golgari‸
      grixis → produces:grixis‸
      chaos → produces:chaos‸
      growth → produces:growth‸
    """#
}
