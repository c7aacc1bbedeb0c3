extension GoldenCompletions {
  /// Carets within queries, and terms that are already present.
  static let inQueries = #"""
    t:creature ‸ c:r
      type → t:creature type:‸ c:r
      identity → t:creature identity<=‸ c:r
      is → t:creature is:‸ c:r
      or → t:creature or ‸c:r
      color → t:creature color:‸ c:r
      oracle → t:creature oracle:‸ c:r
      format → t:creature format:‸ c:r
      set → t:creature set:‸ c:r
      name → t:creature name:‸ c:r
      power → t:creature power>=‸ c:r
      manavalue → t:creature manavalue=‸ c:r
      mana → t:creature mana:‸ c:r
      rarity → t:creature rarity:‸ c:r
      unique → t:creature unique:‸ c:r
    t:creature c:r ‸pow>3
      type → t:creature c:r type:‸ pow>3
      identity → t:creature c:r identity<=‸ pow>3
      is → t:creature c:r is:‸ pow>3
      color → t:creature c:r color:‸ pow>3
      oracle → t:creature c:r oracle:‸ pow>3
      format → t:creature c:r format:‸ pow>3
      set → t:creature c:r set:‸ pow>3
      name → t:creature c:r name:‸ pow>3
      power → t:creature c:r power>=‸ pow>3
      manavalue → t:creature c:r manavalue=‸ pow>3
      mana → t:creature c:r mana:‸ pow>3
      rarity → t:creature c:r rarity:‸ pow>3
      unique → t:creature c:r unique:‸ pow>3
      artist → t:creature c:r artist:‸ pow>3
    t:cr‸eature c:r
      creature → t:creature‸ c:r
      crab → t:crab‸ c:r
      crocodile → t:crocodile‸ c:r
    (t:elf or ‸)
      type → (t:elf or type:‸)
      identity → (t:elf or identity<=‸)
      is → (t:elf or is:‸)
      color → (t:elf or color:‸)
      oracle → (t:elf or oracle:‸)
      format → (t:elf or format:‸)
      set → (t:elf or set:‸)
      name → (t:elf or name:‸)
      power → (t:elf or power>=‸)
      manavalue → (t:elf or manavalue=‸)
      mana → (t:elf or mana:‸)
      rarity → (t:elf or rarity:‸)
      unique → (t:elf or unique:‸)
      artist → (t:elf or artist:‸)
    (t:elf or t:gob‸)
      goblin → (t:elf or t:goblin‸)
    -(t:elf ‸)
      type → -(t:elf type:‸)
      identity → -(t:elf identity<=‸)
      is → -(t:elf is:‸)
      color → -(t:elf color:‸)
      oracle → -(t:elf oracle:‸)
      format → -(t:elf format:‸)
      set → -(t:elf set:‸)
      name → -(t:elf name:‸)
      power → -(t:elf power>=‸)
      manavalue → -(t:elf manavalue=‸)
      mana → -(t:elf mana:‸)
      rarity → -(t:elf rarity:‸)
      unique → -(t:elf unique:‸)
      artist → -(t:elf artist:‸)
    t:elf -c:‸
      white → t:elf -c:white‸
      blue → t:elf -c:blue‸
      black → t:elf -c:black‸
      red → t:elf -c:red‸
      green → t:elf -c:green‸
      azorius → t:elf -c:azorius‸
      dimir → t:elf -c:dimir‸
      rakdos → t:elf -c:rakdos‸
      gruul → t:elf -c:gruul‸
      selesnya → t:elf -c:selesnya‸
      orzhov → t:elf -c:orzhov‸
      izzet → t:elf -c:izzet‸
      golgari → t:elf -c:golgari‸
      boros → t:elf -c:boros‸
    t:elf f:mod‸ern
      modern → t:elf f:modern‸
    c:rg t:el‸ pow>=3
      elf → c:rg t:elf‸ pow>=3
      elemental → c:rg t:elemental‸ pow>=3
      eldrazi → c:rg t:eldrazi‸ pow>=3
      elephant → c:rg t:elephant‸ pow>=3
      elder → c:rg t:elder‸ pow>=3
      elk → c:rg t:elk‸ pow>=3
      elspeth → c:rg t:elspeth‸ pow>=3
      elite → c:rg t:elite‸ pow>=3
      ellywick → c:rg t:ellywick‸ pow>=3
      elminster → c:rg t:elminster‸ pow>=3
    mv<=3 ‸
      type → mv<=3 type:‸
      identity → mv<=3 identity<=‸
      is → mv<=3 is:‸
      or → mv<=3 or ‸
      color → mv<=3 color:‸
      oracle → mv<=3 oracle:‸
      format → mv<=3 format:‸
      set → mv<=3 set:‸
      name → mv<=3 name:‸
      power → mv<=3 power>=‸
      manavalue → mv<=3 manavalue=‸
      mana → mv<=3 mana:‸
      rarity → mv<=3 rarity:‸
      unique → mv<=3 unique:‸
    c:u c:‸
      white → c:u c:white‸
      black → c:u c:black‸
      red → c:u c:red‸
      green → c:u c:green‸
      azorius → c:u c:azorius‸
      dimir → c:u c:dimir‸
      rakdos → c:u c:rakdos‸
      gruul → c:u c:gruul‸
      selesnya → c:u c:selesnya‸
      orzhov → c:u c:orzhov‸
      izzet → c:u c:izzet‸
      golgari → c:u c:golgari‸
      boros → c:u c:boros‸
      simic → c:u c:simic‸
    id<=esper id<=‸
      white → id<=esper id<=white‸
      blue → id<=esper id<=blue‸
      black → id<=esper id<=black‸
      red → id<=esper id<=red‸
      green → id<=esper id<=green‸
      azorius → id<=esper id<=azorius‸
      dimir → id<=esper id<=dimir‸
      rakdos → id<=esper id<=rakdos‸
      gruul → id<=esper id<=gruul‸
      selesnya → id<=esper id<=selesnya‸
      orzhov → id<=esper id<=orzhov‸
      izzet → id<=esper id<=izzet‸
      golgari → id<=esper id<=golgari‸
      boros → id<=esper id<=boros‸
    o:"draw a card" o:‸
      flying → o:"draw a card" o:flying‸
      ~ enters → o:"draw a card" o:"~ enters"‸
      enters tapped → o:"draw a card" o:"enters tapped"‸
      destroy target → o:"draw a card" o:"destroy target"‸
      create a → o:"draw a card" o:"create a"‸
      +1/+1 counter → o:"draw a card" o:"+1/+1 counter"‸
      target creature → o:"draw a card" o:"target creature"‸
      whenever ~ attacks → o:"draw a card" o:"whenever ~ attacks"‸
      at the beginning of your upkeep → o:"draw a card" o:"at the beginning of your upkeep"‸
      counter target spell → o:"draw a card" o:"counter target spell"‸
      exile target → o:"draw a card" o:"exile target"‸
      search your library → o:"draw a card" o:"search your library"‸
      sacrifice a creature → o:"draw a card" o:"sacrifice a creature"‸
      gain life → o:"draw a card" o:"gain life"‸
    kw:flying kw:‸
      enchant → kw:flying kw:enchant‸
      trample → kw:flying kw:trample‸
      vigilance → kw:flying kw:vigilance‸
      haste → kw:flying kw:haste‸
      equip → kw:flying kw:equip‸
      flash → kw:flying kw:flash‸
      mill → kw:flying kw:mill‸
      scry → kw:flying kw:scry‸
      cycling → kw:flying kw:cycling‸
      first strike → kw:flying kw:"first strike"‸
      reach → kw:flying kw:reach‸
      menace → kw:flying kw:menace‸
      lifelink → kw:flying kw:lifelink‸
      defender → kw:flying kw:defender‸
    is:commander is:‸
      spell → is:commander is:spell‸
      permanent → is:commander is:permanent‸
      foil → is:commander is:foil‸
      reprint → is:commander is:reprint‸
      historic → is:commander is:historic‸
      paupercommander → is:commander is:paupercommander‸
      universesbeyond → is:commander is:universesbeyond‸
      party → is:commander is:party‸
      brawler → is:commander is:brawler‸
      duelcommander → is:commander is:duelcommander‸
      promo → is:commander is:promo‸
      jumpstart → is:commander is:jumpstart‸
      frenchvanilla → is:commander is:frenchvanilla‸
      outlaw → is:commander is:outlaw‸
    r>=rare r‸
      rarity → r>=rare rarity:‸
      : → r>=rare r:‸
      = → r>=rare r=‸
      != → r>=rare r!=‸
      < → r>=rare r<‸
      <= → r>=rare r<=‸
      > → r>=rare r>‸
      >= → r>=rare r>=‸
      restricted → r>=rare restricted:‸
      edhrec_rank → r>=rare edhrec_rank<=‸
      Dark Ritual → r>=rare !"Dark Ritual"‸
      Ritual of the Machine → r>=rare !"Ritual of the Machine"‸
      Elf Replica → r>=rare !"Elf Replica"‸
    s:neo s:‸
      zzz → s:neo s:zzz‸
      sld → s:neo s:sld‸
      prm → s:neo s:prm‸
      j22 → s:neo s:j22‸
      j25 → s:neo s:j25‸
      cmm → s:neo s:cmm‸
      clb → s:neo s:clb‸
      dbl → s:neo s:dbl‸
      cmr → s:neo s:cmr‸
      fdn → s:neo s:fdn‸
      jmp → s:neo s:jmp‸
      5ed → s:neo s:5ed‸
      tsr → s:neo s:tsr‸
      pio → s:neo s:pio‸
    t:legendary t:‸
      creature → t:legendary t:creature‸
      human → t:legendary t:human‸
      artifact → t:legendary t:artifact‸
      enchantment → t:legendary t:enchantment‸
      instant → t:legendary t:instant‸
      sorcery → t:legendary t:sorcery‸
      aura → t:legendary t:aura‸
      land → t:legendary t:land‸
      warrior → t:legendary t:warrior‸
      wizard → t:legendary t:wizard‸
      soldier → t:legendary t:soldier‸
      spirit → t:legendary t:spirit‸
      elf → t:legendary t:elf‸
      cleric → t:legendary t:cleric‸
    pow>3 tou‸
      toughness → pow>3 toughness>=‸
      >= → pow>3 tou>=‸
      : → pow>3 tou:‸
      = → pow>3 tou=‸
      != → pow>3 tou!=‸
      < → pow>3 tou<‸
      <= → pow>3 tou<=‸
      > → pow>3 tou>‸
      tou>=5 → pow>3 tou>=5‸
      tourney → pow>3 is:tourney‸
      powtou → pow>3 powtou>=‸
      tou → pow>3 o:tou‸
      tou → pow>3 ft:tou‸
    usd<5 eur‸
      eur → usd<5 eur<‸
      : → usd<5 eur:‸
      = → usd<5 eur=‸
      != → usd<5 eur!=‸
      <= → usd<5 eur<=‸
      > → usd<5 eur>‸
      >= → usd<5 eur>=‸
      eur → usd<5 cheapest:eur‸
      European Land Program → usd<5 s:pelp‸
      eur → usd<5 o:eur‸
      eur → usd<5 ft:eur‸
    order:name or dir:‸
      auto → order:name or dir:auto‸
      asc → order:name or dir:asc‸
      desc → order:name or dir:desc‸
    a:"Rebecca Guay" a:‸
      Terese Nielsen → a:"Rebecca Guay" a:"Terese Nielsen"‸
    flavor‸
      flavor → flavor:‸
      = → flavor=‸
      flavor → is:flavor‸
      flavorname → is:flavorname‸
      flavor → wm:flavor‸
      flavor → new:flavor‸
      new → new:‸
      lore → lore:‸
      flavor → o:flavor‸
      flavor → ft:flavor‸
    artist‸
      artist → artist:‸
      = → artist=‸
      artists → artists=‸
      artist → is:artist‸
      artist → new:artist‸
      misprint → is:misprint‸
      new → new:‸
      artist → o:artist‸
      artist → ft:artist‸
    """#
}
