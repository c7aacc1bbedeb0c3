extension GoldenCompletions {
  /// Plain words and their meanings; operators and costs.
  static let plainWords = #"""
    released‸
      date>= → date>=‸
      released → o:released‸
      year → year=‸
      released → ft:released‸
    expensive‸
      usd>=20 → usd>=20‸
      mv>=7 → mv>=7‸
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
      bant → o:bant‸
      defense → defense>=‸
      bant → ft:bant‸
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
      sorcery → o:sorcery‸
      sorcery → ft:sorcery‸
    planeswalker‸
      planeswalker → t:planeswalker‸
      planeswalker → wm:planeswalker‸
      Planeswalker Deck → is:planeswalkerdeck‸
      stamped → is:stamped‸
      loyalty → loyalty=‸
      planeswalker → o:planeswalker‸
      planeswalker → ft:planeswalker‸
    legendary‸
      legendary → t:legendary‸
      legendary → frame:legendary‸
      legendary landwalk → kw:"legendary landwalk"‸
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
      showcase → o:showcase‸
      showcase → ft:showcase‸
    fetchland‸
      fetchland → is:fetchland‸
      fetchland → o:fetchland‸
      fetchland → ft:fetchland‸
    japanese‸
      lang:ja → lang:ja‸
      Japanese Planeswalker → is:jpwalker‸
      japanese → o:japanese‸
      japanese → ft:japanese‸
    zombie‸
      zombie → t:zombie‸
      zombie → o:zombie‸
      zombie → ft:zombie‸
    dragon elf‸
      elf → dragon t:elf‸
      t:dragon t:elf → t:dragon t:elf‸
      t:dragon elf → t:dragon elf‸
      Kongming, "Sleeping Dragon" → !'Kongming, "Sleeping Dragon"'‸
      Elf Replica → !"Elf Replica"‸
      dragon elf → o:"dragon elf"‸
      dragon elf → ft:"dragon elf"‸
    bolt t:‸
      creature → bolt t:creature‸
      human → bolt t:human‸
      artifact → bolt t:artifact‸
      enchantment → bolt t:enchantment‸
      instant → bolt t:instant‸
      sorcery → bolt t:sorcery‸
      legendary → bolt t:legendary‸
      aura → bolt t:aura‸
      land → bolt t:land‸
      warrior → bolt t:warrior‸
      wizard → bolt t:wizard‸
      soldier → bolt t:soldier‸
      spirit → bolt t:spirit‸
      elf → bolt t:elf‸
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
      legendary → forest t:legendary‸
      land → forest t:land‸
      lizard → forest t:lizard‸
      leviathan → forest t:leviathan‸
      leech → forest t:leech‸
      lesson → forest t:lesson‸
      lhurgoyf → forest t:lhurgoyf‸
      liliana → forest t:liliana‸
      licid → forest t:licid‸
      lair → forest t:lair‸
      lammasu → forest t:lammasu‸
      locus → forest t:locus‸
      lukka → forest t:lukka‸
      lamia → forest t:lamia‸
    pow=tou‸
      tou → pow=tou‸
    pow>=t‸
      tou → pow>=tou‸
      tix → pow>=tix‸
    c>=r‸
      r → c>=r‸
      red → c>=red‸
      rakdos → c>=rakdos‸
      gruul → c>=gruul‸
      rainbow → c>=rainbow‸
    c=wub‸
      wub → c=wub‸
      esper → c=esper‸
      artifice → c=artifice‸
      growth → c=growth‸
    m:2r‸
      2r → m:2r‸
    devotion:r‸
      r → devotion:r‸
      rrr → devotion:rrr‸
    produces:g‸
      g → produces:g‸
      green → produces:green‸
      gruul → produces:gruul‸
      golgari → produces:golgari‸
      grixis → produces:grixis‸
      chaos → produces:chaos‸
      growth → produces:growth‸
    """#
}
