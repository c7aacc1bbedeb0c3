/// The table of ``CompletionGoldenTests``: a place, and indented below it the fourteen best items with the text after each.
enum GoldenCompletions {
  static let table = #"""
    ‸
      type → type:‸
      identity → identity<=‸
      is → is:‸
      color → color:‸
      oracle → oracle:‸
      format → format:‸
      set → set:‸
      name → name:‸
      power → power>=‸
      manavalue → manavalue=‸
      mana → mana:‸
      rarity → rarity:‸
      unique → unique:‸
      artist → artist:‸
    t‸
      type → type:‸
      : → t:‸
      = → t=‸
      toughness → toughness>=‸
      oracle_tag → oracle_tag:‸
      tix → tix<‸
      art_tag → art_tag:‸
      flavor_text → flavor_text:‸
      set_type → set_type:‸
      tcgplayerid → tcgplayerid:‸
      Ritual of the Machine → !"Ritual of the Machine"‸
    po‸
      power → power>=‸
      powtou → powtou>=‸
      possum → t:possum‸
      porcupine → t:porcupine‸
      power-plant → t:power-plant‸
      powerstone → t:powerstone‸
      poster → is:poster‸
      portrait → is:portrait‸
      por → s:por‸
      pogw → s:pogw‸
      pori → s:pori‸
      Portal Second Age → s:p02‸
      Portal Three Kingdoms → s:ptk‸
      power-up → kw:power-up‸
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
    pow!‸
      >= → pow>=‸
      : → pow:‸
      = → pow=‸
      != → pow!=‸
      < → pow<‸
      <= → pow<=‸
      > → pow>‸
    pow>‸
      tou → pow>tou‸
      loy → pow>loy‸
      pt → pow>pt‸
      edhrec → pow>edhrec‸
      0 → pow>0‸
      1 → pow>1‸
      2 → pow>2‸
      8 → pow>8‸
      3 → pow>3‸
      4 → pow>4‸
      5 → pow>5‸
      6 → pow>6‸
      7 → pow>7‸
      9 → pow>9‸
    pow>=‸3
      tou → pow>=tou‸
      loy → pow>=loy‸
      pt → pow>=pt‸
      edhrec → pow>=edhrec‸
      0 → pow>=0‸
      1 → pow>=1‸
      2 → pow>=2‸
      8 → pow>=8‸
      4 → pow>=4‸
      5 → pow>=5‸
      6 → pow>=6‸
      7 → pow>=7‸
      9 → pow>=9‸
      10 → pow>=10‸
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
    first str‸
      first strike → kw:"first strike"‸
      first str → o:"first str"‸
      Stronghold → first s:sth‸
      Streets of New Capenna → first s:snc‸
      Strixhaven: School of Mages → first s:stx‸
      Strixhaven Mystical Archive → first s:sta‸
      strive → first kw:strive‸
      Secrets of Strixhaven → first s:sos‸
      Alchemy: Secrets of Strixhaven → first s:ysos‸
      Secrets of Strixhaven Commander → first s:soc‸
      Secrets of Strixhaven Mystical Archive → first s:soa‸
      first strike → first kw:"first strike"‸
      double strike → first kw:"double strike"‸
      first str → ft:"first str"‸
    draw a card‸
      draw a card → o:"draw a card"‸
      card → draw a t:card‸
      paper → draw a new:paper‸
      draw a card → ft:"draw a card"‸
      type → draw a type:‸
      cardmarket → draw a is:cardmarket‸
      15th Anniversary Cards → draw s:p15a‸
      is → draw a is:‸
      color → draw a color:‸
      Judge Gift Cards 2015 → draw a s:j15‸
      Judge Gift Cards 2016 → draw a s:j16‸
      Judge Gift Cards 2017 → draw a s:j17‸
      Judge Gift Cards 2018 → draw a s:j18‸
      Judge Gift Cards 2019 → draw a s:j19‸
    dark rit‸
      Dark Ritual → !"Dark Ritual"‸
      dark rit → o:"dark rit"‸
      dark rit → ft:"dark rit"‸
    t:elf dark rit‸
      Dark Ritual → t:elf !"Dark Ritual"‸
      dark rit → t:elf o:"dark rit"‸
      dark rit → t:elf ft:"dark rit"‸
    /^tap‸/
      /^tap/ → o:/^tap/‸
      tap → / kw:tap‸ /
      /^tap/ → ft:/^tap/‸
    t:gob‸
      goblin → t:goblin‸
    -t:gob‸
      goblin → -t:goblin‸
    -‸
      type → -type:‸
      identity → -identity<=‸
      is → -is:‸
      color → -color:‸
      oracle → -oracle:‸
      format → -format:‸
      set → -set:‸
      name → -name:‸
      power → -power>=‸
      manavalue → -manavalue=‸
      mana → -mana:‸
      rarity → -rarity:‸
      unique → -unique:‸
      artist → -artist:‸
    -fly‸
      flying → -kw:flying‸
      Flying Men → -!"Flying Men"‸
      fly → -o:fly‸
      fly → -ft:fly‸
    t:elf ‸
      type → t:elf type:‸
      identity → t:elf identity<=‸
      is → t:elf is:‸
      or → t:elf or ‸
      color → t:elf color:‸
      oracle → t:elf oracle:‸
      format → t:elf format:‸
      set → t:elf set:‸
      name → t:elf name:‸
      power → t:elf power>=‸
      manavalue → t:elf manavalue=‸
      mana → t:elf mana:‸
      rarity → t:elf rarity:‸
      unique → t:elf unique:‸
    t:elf or ‸
      type → t:elf or type:‸
      identity → t:elf or identity<=‸
      is → t:elf or is:‸
      color → t:elf or color:‸
      oracle → t:elf or oracle:‸
      format → t:elf or format:‸
      set → t:elf or set:‸
      name → t:elf or name:‸
      power → t:elf or power>=‸
      manavalue → t:elf or manavalue=‸
      mana → t:elf or mana:‸
      rarity → t:elf or rarity:‸
      unique → t:elf or unique:‸
      artist → t:elf or artist:‸
    t:elf (c:g ‸
      type → t:elf (c:g type:‸
      ) → t:elf (c:g)‸
      identity → t:elf (c:g identity<=‸
      is → t:elf (c:g is:‸
      or → t:elf (c:g or ‸
      color → t:elf (c:g color:‸
      oracle → t:elf (c:g oracle:‸
      format → t:elf (c:g format:‸
      set → t:elf (c:g set:‸
      name → t:elf (c:g name:‸
      power → t:elf (c:g power>=‸
      manavalue → t:elf (c:g manavalue=‸
      mana → t:elf (c:g mana:‸
      rarity → t:elf (c:g rarity:‸
    t:creature f:‸
      alchemy → t:creature f:alchemy‸
      brawl → t:creature f:brawl‸
      commander → t:creature f:commander‸
      competitivebrawl → t:creature f:competitivebrawl‸
      duel → t:creature f:duel‸
      future → t:creature f:future‸
      gladiator → t:creature f:gladiator‸
      historic → t:creature f:historic‸
      legacy → t:creature f:legacy‸
      modern → t:creature f:modern‸
      oathbreaker → t:creature f:oathbreaker‸
      oldschool → t:creature f:oldschool‸
      pauper → t:creature f:pauper‸
      paupercommander → t:creature f:paupercommander‸
    f:mod‸
      modern → f:modern‸
    c:‸
      white → c:white‸
      blue → c:blue‸
      black → c:black‸
      red → c:red‸
      green → c:green‸
      azorius → c:azorius‸
      dimir → c:dimir‸
      rakdos → c:rakdos‸
      gruul → c:gruul‸
      selesnya → c:selesnya‸
      orzhov → c:orzhov‸
      izzet → c:izzet‸
      golgari → c:golgari‸
      boros → c:boros‸
    c:az‸
      azorius → c:azorius‸
    id:uw‸
      azorius → id:azorius‸
    is:fetch‸
      fetchland → is:fetchland‸
      etched → is:etched‸
    is:"fetch‸
      fetchland → is:fetchland‸
      etched → is:etched‸
    order:‸
      name → order:name‸
      set → order:set‸
      released → order:released‸
      rarity → order:rarity‸
      color → order:color‸
      usd → order:usd‸
      tix → order:tix‸
      eur → order:eur‸
      cmc → order:cmc‸
      power → order:power‸
      toughness → order:toughness‸
      edhrec → order:edhrec‸
      penny → order:penny‸
      artist → order:artist‸
    order:cmc or‸
      oracle → order:cmc oracle:‸
      oracletag → order:cmc oracletag:‸
      or → order:cmc or ‸
      oracleid → order:cmc oracleid:‸
      orb → order:cmc t:orb‸
      orc → order:cmc t:orc‸
      orgg → order:cmc t:orgg‸
      orion → order:cmc t:orion‸
      orzhov → order:cmc c:orzhov‸
      ori → order:cmc s:ori‸
      Magic Origins Promos → order:cmc s:pori‸
      Magic Origins Clash Pack → order:cmc s:cp3‸
      orzhov → order:cmc wm:orzhov‸
      orderofthewidget → order:cmc wm:orderofthewidget‸
    date>=‸
      now → date>=now‸
      today → date>=today‸
      2027 → date>=2027‸
      2026 → date>=2026‸
      2025 → date>=2025‸
      2024 → date>=2024‸
      2023 → date>=2023‸
      2022 → date>=2022‸
      2021 → date>=2021‸
      2020 → date>=2020‸
      2019 → date>=2019‸
      2018 → date>=2018‸
      2017 → date>=2017‸
      2016 → date>=2016‸
    date>2020-‸
      2020-01 → date>2020-01‸
      2020-02 → date>2020-02‸
      2020-03 → date>2020-03‸
      2020-04 → date>2020-04‸
      2020-05 → date>2020-05‸
      2020-06 → date>2020-06‸
      2020-07 → date>2020-07‸
      2020-08 → date>2020-08‸
      2020-09 → date>2020-09‸
      2020-10 → date>2020-10‸
      2020-11 → date>2020-11‸
      2020-12 → date>2020-12‸
      Commander 2020 → date>c20‸
      Love Your LGS 2020 → date>plg20‸
    year>=‸
      2027 → year>=2027‸
      2026 → year>=2026‸
      2025 → year>=2025‸
      2024 → year>=2024‸
      2023 → year>=2023‸
      2022 → year>=2022‸
      2021 → year>=2021‸
      2020 → year>=2020‸
      2019 → year>=2019‸
      2018 → year>=2018‸
      2017 → year>=2017‸
      2016 → year>=2016‸
      2015 → year>=2015‸
      2014 → year>=2014‸
    mv:‸
      0 → mv:0‸
      1 → mv:1‸
      2 → mv:2‸
      3 → mv:3‸
      5 → mv:5‸
      4 → mv:4‸
      6 → mv:6‸
      7 → mv:7‸
      even → mv:even‸
      8 → mv:8‸
      9 → mv:9‸
      10 → mv:10‸
      pow → mv:pow‸
      usd → mv:usd‸
    r:rare r:‸
      common → r:rare r:common‸
      uncommon → r:rare r:uncommon‸
      special → r:rare r:special‸
      mythic → r:rare r:mythic‸
      bonus → r:rare r:bonus‸
    o:"draw‸
      " → o:"draw"‸
      draw a card → o:"draw a card"‸
    o:'draw‸
      ' → o:'draw'‸
      draw a card → o:'draw a card'‸
    o:"draw‸ t:elf
      " → o:"draw"‸ t:elf
      draw a card → o:"draw a card"‸ t:elf
    o:/^tap‸
      / → o:/^tap/‸
    name:dark‸
      Dark Ritual → name:"Dark Ritual"‸
    name:'kong‸'
      Kongming, "Sleeping Dragon" → name:'Kongming, "Sleeping Dragon"'‸
    !light‸
      Lightning Bolt → !"Lightning Bolt"‸
    !"light‸"
      Lightning Bolt → !"Lightning Bolt"‸
    "light‸
      Lightning Bolt → !"Lightning Bolt"‸
      light → o:light‸
      light → ft:light‸
      " → "light"‸
    a:reb‸
      Rebecca Guay → a:"Rebecca Guay"‸
    kw:first‸
      first strike → kw:"first strike"‸
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
    usd<‸
      tix → usd<tix‸
      eur → usd<eur‸
      usdfoil → usd<usdfoil‸
      0 → usd<0‸
      1 → usd<1‸
      2 → usd<2‸
      20 → usd<20‸
      3 → usd<3‸
      4 → usd<4‸
      5 → usd<5‸
      6 → usd<6‸
      7 → usd<7‸
      8 → usd<8‸
      9 → usd<9‸
    lang:‸
      any → lang:any‸
      ar → lang:ar‸
      de → lang:de‸
      en → lang:en‸
      es → lang:es‸
      fr → lang:fr‸
      grc → lang:grc‸
      he → lang:he‸
      it → lang:it‸
      ja → lang:ja‸
      ko → lang:ko‸
      la → lang:la‸
      ph → lang:ph‸
      pt → lang:pt‸
    po‸w>3
      power → power‸>3
      powtou → powtou‸>3
    (a)‸
      type → (a) type:‸
      identity → (a) identity<=‸
      is → (a) is:‸
      color → (a) color:‸
      oracle → (a) oracle:‸
      format → (a) format:‸
      set → (a) set:‸
      name → (a) name:‸
      power → (a) power>=‸
      manavalue → (a) manavalue=‸
      mana → (a) mana:‸
      rarity → (a) rarity:‸
      unique → (a) unique:‸
      artist → (a) artist:‸
    ‸c:g
      type → type:‸ c:g
      identity → identity<=‸ c:g
      is → is:‸ c:g
      color → color:‸ c:g
      oracle → oracle:‸ c:g
      format → format:‸ c:g
      set → set:‸ c:g
      name → name:‸ c:g
      power → power>=‸ c:g
      manavalue → manavalue=‸ c:g
      mana → mana:‸ c:g
      rarity → rarity:‸ c:g
      unique → unique:‸ c:g
      artist → artist:‸ c:g
    e‸
      e → e:‸
      = → e=‸
      eur → eur<‸
      edhrec → edhrec<=‸
      Ends with \ → !"Ends with \\"‸
      Elf Replica → !"Elf Replica"‸
    f‸
      format → format:‸
      : → f:‸
      = → f=‸
      function → function:‸
      flavor → flavor:‸
      frame → frame:‸
      fulloracle → fulloracle:‸
      Forest → !"Forest"‸
      Sword of Fire and Ice → !"Sword of Fire and Ice"‸
      Fire // Ice → !"Fire // Ice"‸
      Flying Men → !"Flying Men"‸
      Drawn from Dreams → !"Drawn from Dreams"‸
    c‸
      color → color:‸
      ci → ci<=‸
      : → c:‸
      = → c=‸
      cmc → cmc=‸
      != → c!=‸
      < → c<‸
      cn → cn:‸
      <= → c<=‸
      cube → cube:‸
      > → c>‸
      cheapest → cheapest:‸
      collector → collector>=‸
      >= → c>=‸
    is‸
      is → is:‸
      = → is=‸
      island → t:island‸
      In-Store → is:instore‸
      isd → s:isd‸
      islandwalk → kw:islandwalk‸
      islandcycling → kw:islandcycling‸
    pt‸
      pt → pt>=‸
      : → pt:‸
      = → pt=‸
      != → pt!=‸
      < → pt<‸
      <= → pt<=‸
      > → pt>‸
      pt → lang:pt‸
      ptc → s:ptc‸
      ptk → s:ptk‸
      pthb → s:pthb‸
      pths → s:pths‸
      ptkdf → s:ptkdf‸
      pack tactics → kw:"pack tactics"‸
    or‸
      oracle → oracle:‸
      oracletag → oracletag:‸
      order → order:‸
      oracleid → oracleid:‸
      orb → t:orb‸
      orc → t:orc‸
      orgg → t:orgg‸
      orion → t:orion‸
      orzhov → c:orzhov‸
      ori → s:ori‸
      Magic Origins Promos → s:pori‸
      Magic Origins Clash Pack → s:cp3‸
      orzhov → wm:orzhov‸
      orderofthewidget → wm:orderofthewidget‸
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
      oracletag → oracletag:‸
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
    draw a‸
      Drawn from Dreams → !"Drawn from Dreams"‸
      : → draw a:‸
      = → draw a=‸
      artist → draw artist:‸
      arttag → draw arttag:‸
      as → draw as:‸
      draw a → o:"draw a"‸
      artists → draw artists=‸
      arenaid → draw arenaid:‸
      draw a → ft:"draw a"‸
    enters tapped‸
      enters tapped → o:"enters tapped"‸
      enters tapped → ft:"enters tapped"‸
    whenever you cast‸
      whenever you cast → o:"whenever you cast"‸
      whenever you cast → ft:"whenever you cast"‸
      cast → whenever you kw:cast‸
      identity → whenever you identity<=‸
      color → whenever you color:‸
      manavalue → whenever you manavalue=‸
      mana → whenever you mana:‸
    sword of fire and i‸
      Sword of Fire and Ice → !"Sword of Fire and Ice"‸
      identity → sword of fire and identity<=‸
      is → sword of fire and is:‸
      include → sword of fire and include:‸
      in → sword of fire and in:‸
      sword of fire and i → o:"sword of fire and i"‸
      illustrations → sword of fire and illustrations=‸
      illustrationid → sword of fire and illustrationid:‸
      mtgo_id → sword of fire and mtgo_id:‸
      arena_id → sword of fire and arena_id:‸
      oracle_id → sword of fire and oracle_id:‸
      scryfall_id → sword of fire and scryfall_id:‸
      tcgplayer_id → sword of fire and tcgplayer_id:‸
      multiverse_id → sword of fire and multiverse_id:‸
    urza's s‸
      Urza's Saga → !"Urza's Saga"‸
      : → urza's s:‸
      = → urza's s=‸
      set → urza's set:‸
      sort → urza's sort:‸
      settype → urza's settype:‸
      urza's s → o:"urza's s"‸
      sets → urza's sets=‸
      stamp → urza's stamp:‸
      spellbook → urza's spellbook:‸
      scryfallid → urza's scryfallid:‸
      urza's s → ft:"urza's s"‸
    lim-d‸
      Lim-Dûl's Vault → !"Lim-Dûl's Vault"‸
      date → date>=‸
      dir → dir:‸
      display → display:‸
      def → def>=‸
      devotion → devotion:‸
      lim-d → o:lim-d‸
      Duel Decks: Garruk vs. Liliana → s:ddd‸
      Premium Deck Series: Fire and Lightning → s:pd2‸
      include → include:‸
      oracletag → oracletag:‸
      usd → usd<‸
      usdfoil → usdfoil<‸
      lim-d → ft:lim-d‸
    fire // i‸
      Fire // Ice → !"Fire // Ice"‸
      Sword of Fire and Ice → !"Sword of Fire and Ice"‸
      identity → fire // identity<=‸
      is → fire // is:‸
      include → fire // include:‸
      in → fire // in:‸
      fire // i → o:"fire // i"‸
      illustrations → fire // illustrations=‸
      illustrationid → fire // illustrationid:‸
      mtgo_id → fire // mtgo_id:‸
      arena_id → fire // arena_id:‸
      oracle_id → fire // oracle_id:‸
      scryfall_id → fire // scryfall_id:‸
      tcgplayer_id → fire // tcgplayer_id:‸
    /draw‸ a card/
      /draw/ → o:/draw/‸ a card/
      /draw/ → ft:/draw/‸ a card/
      Drawn from Dreams → / !"Drawn from Dreams"‸ a card/
      Kongming, "Sleeping Dragon" → / !'Kongming, "Sleeping Dragon"'‸ a card/
      draculaseries → / is:draculaseries‸ a card/
      draftweekend → / is:draftweekend‸ a card/
      dragonscalefoil → / is:dragonscalefoil‸ a card/
      brawler → / is:brawler‸ a card/
      drake → / t:drake‸ a card/
      brawldeck → / is:brawldeck‸ a card/
      dragon → / t:dragon‸ a card/
      Dragon Con → / s:pdrc‸ a card/
      Dragon's Maze → / s:dgm‸ a card/
    -/^tap‸/
      tap → -/ kw:tap‸ /
      ^tap → -/ o:^tap‸ /
      ^tap → -/ ft:^tap‸ /
    t:"gob‸"
      goblin → t:"goblin"‸
    t:'gob‸
      goblin → t:'goblin'‸
      ' → t:'gob'‸
    t:leg‸ t:elf
      legendary → t:legendary‸ t:elf
    t:elf t:‸
      artifact → t:elf t:artifact‸
      battle → t:elf t:battle‸
      creature → t:elf t:creature‸
      enchantment → t:elf t:enchantment‸
      instant → t:elf t:instant‸
      kindred → t:elf t:kindred‸
      land → t:elf t:land‸
      planeswalker → t:elf t:planeswalker‸
      sorcery → t:elf t:sorcery‸
      tribal → t:elf t:tribal‸
      conspiracy → t:elf t:conspiracy‸
      dungeon → t:elf t:dungeon‸
      phenomenon → t:elf t:phenomenon‸
      plane → t:elf t:plane‸
    t:elf -t:e‸
      enchantment → t:elf -t:enchantment‸
      emblem → t:elf -t:emblem‸
      elite → t:elf -t:elite‸
      egg → t:elf -t:egg‸
      elk → t:elf -t:elk‸
      eye → t:elf -t:eye‸
      elder → t:elf -t:elder‸
      efreet → t:elf -t:efreet‸
      echidna → t:elf -t:echidna‸
      eldrazi → t:elf -t:eldrazi‸
      elephant → t:elf -t:elephant‸
      elemental → t:elf -t:elemental‸
      eternal → t:elf -t:eternal‸
      employee → t:elf -t:employee‸
    -kw:fly‸
      flying → -kw:flying‸
    kw:‸
      absorb → kw:absorb‸
      affinity → kw:affinity‸
      afflict → kw:afflict‸
      afterlife → kw:afterlife‸
      aftermath → kw:aftermath‸
      amplify → kw:amplify‸
      annihilator → kw:annihilator‸
      ascend → kw:ascend‸
      assist → kw:assist‸
      augment → kw:augment‸
      aura swap → kw:"aura swap"‸
      awaken → kw:awaken‸
      backup → kw:backup‸
      banding → kw:banding‸
    kw:"double‸
      double → kw:"double"‸
      double team → kw:"double team"‸
      double agenda → kw:"double agenda"‸
      double strike → kw:"double strike"‸
    otag:‸
    set:‸
      mbc → set:mbc‸
      sds → set:sds‸
      trc → set:trc‸
      trk → set:trk‸
      fra → set:fra‸
      frc → set:frc‸
      hob → set:hob‸
      hoc → set:hoc‸
      msc → set:msc‸
      msh → set:msh‸
      ysos → set:ysos‸
      soa → set:soa‸
      soc → set:soc‸
      sos → set:sos‸
    s:mur‸
      Murders at Karlov Manor → s:mkm‸
      Murders at Karlov Manor Commander → s:mkc‸
      Alchemy: Murders at Karlov Manor → s:ymkm‸
    e:zz‸
      zzz → e:zzz‸
    b:zen‸
      Zendikar Rising → b:znr‸
      Zendikar Rising Commander → b:znc‸
      Zendikar Rising Expeditions → b:zne‸
      Zendikar Expeditions → b:exp‸
      Battle for Zendikar → b:bfz‸
      Battle for Zendikar Promos → b:pbfz‸
      Duel Decks: Zendikar vs. Eldrazi → b:ddp‸
      Zendikar Promos → b:pzen‸
    st:‸
      alchemy → st:alchemy‸
      archenemy → st:archenemy‸
      arsenal → st:arsenal‸
      box → st:box‸
      commander → st:commander‸
      core → st:core‸
      draft_innovation → st:draft_innovation‸
      duel_deck → st:duel_deck‸
      eternal → st:eternal‸
      expansion → st:expansion‸
      from_the_vault → st:from_the_vault‸
      funny → st:funny‸
      masterpiece → st:masterpiece‸
      masters → st:masters‸
    r>=‸
      common → r>=common‸
      uncommon → r>=uncommon‸
      rare → r>=rare‸
      special → r>=special‸
      mythic → r>=mythic‸
      bonus → r>=bonus‸
    r:m‸
      mythic → r:mythic‸
    frame:‸
      1993 → frame:1993‸
      colorshifted → frame:colorshifted‸
      companion → frame:companion‸
      compasslanddfc → frame:compasslanddfc‸
      1997 → frame:1997‸
      convertdfc → frame:convertdfc‸
      devoid → frame:devoid‸
      draft → frame:draft‸
      2003 → frame:2003‸
      enchantment → frame:enchantment‸
      etched → frame:etched‸
      extendedart → frame:extendedart‸
      2015 → frame:2015‸
      fandfc → frame:fandfc‸
    border:b‸
      black → border:black‸
      borderless → border:borderless‸
    stamp:‸
      acorn → stamp:acorn‸
      arena → stamp:arena‸
      circle → stamp:circle‸
      heart → stamp:heart‸
      oval → stamp:oval‸
      triangle → stamp:triangle‸
    game:‸
      paper → game:paper‸
      mtgo → game:mtgo‸
      arena → game:arena‸
      astral → game:astral‸
      sega → game:sega‸
    lang:ja‸
    not:f‸
      frenchvanilla → not:frenchvanilla‸
      flip → not:flip‸
      funny → not:funny‸
      foil → not:foil‸
      fullart → not:fullart‸
      firstprint → not:firstprint‸
      future → not:future‸
      flavor → not:flavor‸
      flavorname → not:flavorname‸
      fbb → not:fbb‸
      fwb → not:fwb‸
      fastland → not:fastland‸
      fetchland → not:fetchland‸
      filterland → not:filterland‸
    has:‸
      permanent → has:permanent‸
      spell → has:spell‸
      historic → has:historic‸
      party → has:party‸
      outlaw → has:outlaw‸
      modal → has:modal‸
      vanilla → has:vanilla‸
      frenchvanilla → has:frenchvanilla‸
      bear → has:bear‸
      hybrid → has:hybrid‸
      phyrexian → has:phyrexian‸
      indicator → has:indicator‸
      companion → has:companion‸
      partner → has:partner‸
    wm:or‸
      orzhov → wm:orzhov‸
      orderofthewidget → wm:orderofthewidget‸
    cube:‸
      amaz → cube:amaz‸
      april → cube:april‸
      arena → cube:arena‸
      chromatic → cube:chromatic‸
      chuck → cube:chuck‸
      grixis → cube:grixis‸
      legacy → cube:legacy‸
      livethedream → cube:livethedream‸
      modern → cube:modern‸
      protour → cube:protour‸
      tinkerer → cube:tinkerer‸
      twisted → cube:twisted‸
      uncommon → cube:uncommon‸
      vintage → cube:vintage‸
    in:‸
      1993 → in:1993‸
      alchemy → in:alchemy‸
      ar → in:ar‸
      booster → in:booster‸
      common → in:common‸
      mbc → in:mbc‸
      paper → in:paper‸
      sds → in:sds‸
      trc → in:trc‸
      trk → in:trk‸
      fra → in:fra‸
      frc → in:frc‸
      hob → in:hob‸
      hoc → in:hoc‸
    new:‸
      rarity → new:rarity‸
      art → new:art‸
      artist → new:artist‸
      flavor → new:flavor‸
      frame → new:frame‸
      language → new:language‸
      foil → new:foil‸
      nonfoil → new:nonfoil‸
      paper → new:paper‸
      mtgo → new:mtgo‸
      arena → new:arena‸
      game → new:game‸
      astral → new:astral‸
      sega → new:sega‸
    cheapest:‸
      usd → cheapest:usd‸
      eur → cheapest:eur‸
      tix → cheapest:tix‸
    layout:m‸
      meld → layout:meld‸
      modal_dfc → layout:modal_dfc‸
      mutate → layout:mutate‸
    id<=‸
      white → id<=white‸
      blue → id<=blue‸
      black → id<=black‸
      red → id<=red‸
      green → id<=green‸
      azorius → id<=azorius‸
      dimir → id<=dimir‸
      rakdos → id<=rakdos‸
      gruul → id<=gruul‸
      selesnya → id<=selesnya‸
      orzhov → id<=orzhov‸
      izzet → id<=izzet‸
      golgari → id<=golgari‸
      boros → id<=boros‸
    id:esp‸
      esper → id:esper‸
    c>=2‸
    c:c‸
      chaos → c:chaos‸
      colorless → c:colorless‸
    produces:‸
      white → produces:white‸
      blue → produces:blue‸
      black → produces:black‸
      red → produces:red‸
      green → produces:green‸
      azorius → produces:azorius‸
      dimir → produces:dimir‸
      rakdos → produces:rakdos‸
      gruul → produces:gruul‸
      selesnya → produces:selesnya‸
      orzhov → produces:orzhov‸
      izzet → produces:izzet‸
      golgari → produces:golgari‸
      boros → produces:boros‸
    m:‸
      2WW → m:2WW‸
      3WU → m:3WU‸
      {G}{U} → m:{G}{U}‸
      {R/P} → m:{R/P}‸
    m:{‸
      {R/P} → m:{R/P}‸
      {G}{U} → m:{G}{U}‸
    devotion:‸
      rrr → devotion:rrr‸
      ww → devotion:ww‸
      {u/b}{u/b}{u/b} → devotion:{u/b}{u/b}{u/b}‸
    mv>=3 mv<‸
      5 → mv>=3 mv<5‸
      4 → mv>=3 mv<4‸
      6 → mv>=3 mv<6‸
      7 → mv>=3 mv<7‸
      8 → mv>=3 mv<8‸
      9 → mv>=3 mv<9‸
      10 → mv>=3 mv<10‸
      pow → mv>=3 mv<pow‸
      usd → mv>=3 mv<usd‸
      tou → mv>=3 mv<tou‸
      year → mv>=3 mv<year‸
      cn → mv>=3 mv<cn‸
      loy → mv>=3 mv<loy‸
      tix → mv>=3 mv<tix‸
    mv:e‸
      even → mv:even‸
      eur → mv:eur‸
      edhrec → mv:edhrec‸
    tou<‸
      pow → tou<pow‸
      loy → tou<loy‸
      pt → tou<pt‸
      edhrec → tou<edhrec‸
      0 → tou<0‸
      1 → tou<1‸
      2 → tou<2‸
      5 → tou<5‸
      3 → tou<3‸
      4 → tou<4‸
      6 → tou<6‸
      7 → tou<7‸
      8 → tou<8‸
      9 → tou<9‸
    loy=‸
      pow → loy=pow‸
      tou → loy=tou‸
      pt → loy=pt‸
      edhrec → loy=edhrec‸
      0 → loy=0‸
      1 → loy=1‸
      2 → loy=2‸
      3 → loy=3‸
      6 → loy=6‸
      4 → loy=4‸
      5 → loy=5‸
      7 → loy=7‸
      8 → loy=8‸
      9 → loy=9‸
    cn:‸
      50 → cn:50‸
      * → cn:*‸
    prints>‸
      cn → prints>cn‸
      papersets → prints>papersets‸
      sets → prints>sets‸
      paperprints → prints>paperprints‸
      0 → prints>0‸
      1 → prints>1‸
      2 → prints>2‸
      3 → prints>3‸
      4 → prints>4‸
      5 → prints>5‸
      6 → prints>6‸
      7 → prints>7‸
      8 → prints>8‸
      9 → prints>9‸
    edhrec<‸
      pow → edhrec<pow‸
      tou → edhrec<tou‸
      loy → edhrec<loy‸
      pt → edhrec<pt‸
      0 → edhrec<0‸
      1 → edhrec<1‸
      2 → edhrec<2‸
      100 → edhrec<100‸
      3 → edhrec<3‸
      4 → edhrec<4‸
      5 → edhrec<5‸
      6 → edhrec<6‸
      7 → edhrec<7‸
      8 → edhrec<8‸
    eur>=‸
      usd → eur>=usd‸
      tix → eur>=tix‸
      usdfoil → eur>=usdfoil‸
      0 → eur>=0‸
      1 → eur>=1‸
      2 → eur>=2‸
      20 → eur>=20‸
      3 → eur>=3‸
      4 → eur>=4‸
      5 → eur>=5‸
      6 → eur>=6‸
      7 → eur>=7‸
      8 → eur>=8‸
      9 → eur>=9‸
    date:‸
      now → date:now‸
      today → date:today‸
      2027 → date:2027‸
      2026 → date:2026‸
      2025 → date:2025‸
      2024 → date:2024‸
      2023 → date:2023‸
      2022 → date:2022‸
      2021 → date:2021‸
      2020 → date:2020‸
      2019 → date:2019‸
      2018 → date:2018‸
      2017 → date:2017‸
      2016 → date:2016‸
    date>mk‸
      mkc → date>mkc‸
      mkm → date>mkm‸
      MKM Standard Showdown → date>pss4‸
    date>19‸
      1999 → date>1999‸
      1998 → date>1998‸
      1997 → date>1997‸
      1996 → date>1996‸
      1995 → date>1995‸
      1994 → date>1994‸
      1993 → date>1993‸
      1992 → date>1992‸
      1991 → date>1991‸
      1990 → date>1990‸
      Starter 1999 → date>s99‸
      World Championship Decks 1999 → date>wc99‸
      Arena League 1999 → date>pal99‸
      Judge Gift Cards 1999 → date>g99‸
    date>2020-1‸
      2020-10 → date>2020-10‸
      2020-11 → date>2020-11‸
      2020-12 → date>2020-12‸
      2021 Heroes of the Realm → date>ph21‸
      Love Your LGS 2021 → date>plg21‸
      Commander 2021 → date>c21‸
      Wizards Play Network 2021 → date>pw21‸
      Year of the Ox 2021 → date>pl21‸
      Judge Gift Cards 2021 → date>pj21‸
      Core Set 2021 → date>m21‸
      Commander 2020 → date>c20‸
      Love Your LGS 2020 → date>plg20‸
      MagicFest 2020 → date>pf20‸
      Core Set 2020 → date>m20‸
    year:199‸
      1999 → year:1999‸
      1998 → year:1998‸
      1997 → year:1997‸
      1996 → year:1996‸
      1995 → year:1995‸
      1994 → year:1994‸
      1993 → year:1993‸
      1992 → year:1992‸
      1991 → year:1991‸
      1990 → year:1990‸
    unique:‸
      cards → unique:cards‸
      prints → unique:prints‸
      art → unique:art‸
    dir:‸
      auto → dir:auto‸
      asc → dir:asc‸
      desc → dir:desc‸
    prefer:usd‸
      usd-low → prefer:usd-low‸
      usd-high → prefer:usd-high‸
    display:‸
      grid → display:grid‸
      checklist → display:checklist‸
      full → display:full‸
      text → display:text‸
    include:‸
      extras → include:extras‸
      variations → include:variations‸
      multilingual → include:multilingual‸
      all → include:all‸
      funny → include:funny‸
      digital → include:digital‸
    include:extras include:‸
      variations → include:extras include:variations‸
      multilingual → include:extras include:multilingual‸
      all → include:extras include:all‸
      funny → include:extras include:funny‸
      digital → include:extras include:digital‸
    order:cmc dir:‸
      auto → order:cmc dir:auto‸
      asc → order:cmc dir:asc‸
      desc → order:cmc dir:desc‸
    ft:‸
      jace → ft:jace‸
      mizzium → ft:mizzium‸
    name:‸
      Lightning Bolt → name:"Lightning Bolt"‸
      Dark Ritual → name:"Dark Ritual"‸
      Goblin Guide → name:"Goblin Guide"‸
      Sword of Fire and Ice → name:"Sword of Fire and Ice"‸
      Forest → name:Forest‸
      Urza's Saga → name:"Urza's Saga"‸
      +2 Mace → name:"+2 Mace"‸
      Back\slash "and" 'both' → name:"Back\slash \"and\" 'both'"‸
      Drawn from Dreams → name:"Drawn from Dreams"‸
      Elf Replica → name:"Elf Replica"‸
      Ends with \ → name:"Ends with \\"‸
      Fire // Ice → name:"Fire // Ice"‸
      Flying Men → name:"Flying Men"‸
      Kongming, "Sleeping Dragon" → name:'Kongming, "Sleeping Dragon"'‸
    name:"fire‸
      Fire // Ice → name:"Fire // Ice"‸
      Sword of Fire and Ice → name:"Sword of Fire and Ice"‸
      Forest → name:"Forest"‸
      " → name:"fire"‸
    !‸
      Lightning Bolt → !"Lightning Bolt"‸
      Dark Ritual → !"Dark Ritual"‸
      Goblin Guide → !"Goblin Guide"‸
      Sword of Fire and Ice → !"Sword of Fire and Ice"‸
      Forest → !"Forest"‸
      Urza's Saga → !"Urza's Saga"‸
      +2 Mace → !"+2 Mace"‸
      Back\slash "and" 'both' → !"Back\slash \"and\" 'both'"‸
      Drawn from Dreams → !"Drawn from Dreams"‸
      Elf Replica → !"Elf Replica"‸
      Ends with \ → !"Ends with \\"‸
      Fire // Ice → !"Fire // Ice"‸
      Flying Men → !"Flying Men"‸
      Kongming, "Sleeping Dragon" → !'Kongming, "Sleeping Dragon"'‸
    !"‸
      Lightning Bolt → !"Lightning Bolt"‸
      Dark Ritual → !"Dark Ritual"‸
      Goblin Guide → !"Goblin Guide"‸
      Sword of Fire and Ice → !"Sword of Fire and Ice"‸
      Forest → !"Forest"‸
      Urza's Saga → !"Urza's Saga"‸
      +2 Mace → !"+2 Mace"‸
      Back\slash "and" 'both' → !"Back\slash \"and\" 'both'"‸
      Drawn from Dreams → !"Drawn from Dreams"‸
      Elf Replica → !"Elf Replica"‸
      Ends with \ → !"Ends with \\"‸
      Fire // Ice → !"Fire // Ice"‸
      Flying Men → !"Flying Men"‸
      Kongming, "Sleeping Dragon" → !'Kongming, "Sleeping Dragon"'‸
    -!dark‸
      Dark Ritual → -!"Dark Ritual"‸
    (‸
      type → (type:‸
      identity → (identity<=‸
      is → (is:‸
      color → (color:‸
      oracle → (oracle:‸
      format → (format:‸
      set → (set:‸
      name → (name:‸
      power → (power>=‸
      manavalue → (manavalue=‸
      mana → (mana:‸
      rarity → (rarity:‸
      unique → (unique:‸
      artist → (artist:‸
    (t:elf‸
      ) → (t:elf)‸
    ((t:elf or c:g ‸
      type → ((t:elf or c:g type:‸
      ) → ((t:elf or c:g)‸
      identity → ((t:elf or c:g identity<=‸
      is → ((t:elf or c:g is:‸
      or → ((t:elf or c:g or ‸
      color → ((t:elf or c:g color:‸
      oracle → ((t:elf or c:g oracle:‸
      format → ((t:elf or c:g format:‸
      set → ((t:elf or c:g set:‸
      name → ((t:elf or c:g name:‸
      power → ((t:elf or c:g power>=‸
      manavalue → ((t:elf or c:g manavalue=‸
      mana → ((t:elf or c:g mana:‸
      rarity → ((t:elf or c:g rarity:‸
    (t:elf) ‸
      type → (t:elf) type:‸
      identity → (t:elf) identity<=‸
      is → (t:elf) is:‸
      or → (t:elf) or ‸
      color → (t:elf) color:‸
      oracle → (t:elf) oracle:‸
      format → (t:elf) format:‸
      set → (t:elf) set:‸
      name → (t:elf) name:‸
      power → (t:elf) power>=‸
      manavalue → (t:elf) manavalue=‸
      mana → (t:elf) mana:‸
      rarity → (t:elf) rarity:‸
      unique → (t:elf) unique:‸
    t:elf or‸ c:g
      oracle → t:elf oracle:‸ c:g
      oracletag → t:elf oracletag:‸ c:g
      order → t:elf order:‸ c:g
      oracleid → t:elf oracleid:‸ c:g
      orb → t:elf t:orb‸ c:g
      orc → t:elf t:orc‸ c:g
      orgg → t:elf t:orgg‸ c:g
      orion → t:elf t:orion‸ c:g
      orzhov → t:elf c:orzhov‸ c:g
      ori → t:elf s:ori‸ c:g
      Magic Origins Promos → t:elf s:pori‸ c:g
      Magic Origins Clash Pack → t:elf s:cp3‸ c:g
      orzhov → t:elf wm:orzhov‸ c:g
      orderofthewidget → t:elf wm:orderofthewidget‸ c:g
    a ‸ or b
      type → a type:‸ or b
      identity → a identity<=‸ or b
      is → a is:‸ or b
      color → a color:‸ or b
      oracle → a oracle:‸ or b
      format → a format:‸ or b
      set → a set:‸ or b
      name → a name:‸ or b
      power → a power>=‸ or b
      manavalue → a manavalue=‸ or b
      mana → a mana:‸ or b
      rarity → a rarity:‸ or b
      unique → a unique:‸ or b
      artist → a artist:‸ or b
    t:elf ‸ c:g
      type → t:elf type:‸ c:g
      identity → t:elf identity<=‸ c:g
      is → t:elf is:‸ c:g
      or → t:elf or ‸c:g
      color → t:elf color:‸ c:g
      oracle → t:elf oracle:‸ c:g
      format → t:elf format:‸ c:g
      set → t:elf set:‸ c:g
      name → t:elf name:‸ c:g
      power → t:elf power>=‸ c:g
      manavalue → t:elf manavalue=‸ c:g
      mana → t:elf mana:‸ c:g
      rarity → t:elf rarity:‸ c:g
      unique → t:elf unique:‸ c:g
    o:"draw a ‸card" c:g
    o:"‸"
      draw a card → o:"draw a card"‸
      flying → o:"flying"‸
      ~ enters → o:"~ enters"‸
    o:/‸/
    t‸:elf
      type → type‸:elf
      toughness → toughness‸:elf
      oracle_tag → oracle_tag‸:elf
      tix → tix‸:elf
      art_tag → art_tag‸:elf
      flavor_text → flavor_text‸:elf
      set_type → set_type‸:elf
      tcgplayerid → tcgplayerid‸:elf
    colr‸:red
      color → color‸:red
      collector → collector‸:red
    pow>‸=3
      : → pow:‸3
      = → pow=‸3
      != → pow!=‸3
      < → pow<‸3
      <= → pow<=‸3
      > → pow>‸3
    t!‸
      : → t:‸
      = → t=‸
    f=mod‸
      modern → f=modern‸
    f:modern f:leg‸
      legacy → f:modern f:legacy‸
    is:foil -is:fo‸
      Chocobo Track Foil → is:foil -is:chocobotrackfoil‸
      Confetti Foil → is:foil -is:confettifoil‸
      Cosmic Foil → is:foil -is:cosmicfoil‸
      Dazzle Foil → is:foil -is:dazzlefoil‸
      Dragonscale Foil → is:foil -is:dragonscalefoil‸
      Facet Foil → is:foil -is:facetfoil‸
      First-Place Foil → is:foil -is:firstplacefoil‸
      Galaxy Foil → is:foil -is:galaxyfoil‸
      Fracture Foil → is:foil -is:fracturefoil‸
      Gilded Foil → is:foil -is:gilded‸
      Halo Foil → is:foil -is:halofoil‸
      Mana Foil → is:foil -is:manafoil‸
      Rainbow Foil → is:foil -is:rainbowfoil‸
      Raised Foil → is:foil -is:raisedfoil‸
    in‸
      in → in:‸
      = → in=‸
      include → include:‸
      insect → t:insect‸
      inhuman → t:inhuman‸
      inkling → t:inkling‸
      instant → t:instant‸
      infinity → t:infinity‸
      incubator → t:incubator‸
      inquisitor → t:inquisitor‸
      incarnation → t:incarnation‸
      In-Store → is:instore‸
      intro → is:intro‸
      mediainsert → is:mediainsert‸
    n‸
      name → name:‸
      not → not:‸
      number → number:‸
      new → new:‸
    prod‸
      produces → produces:‸
      promo → is:promo‸
      promopack → is:promopack‸
      stamped → is:stamped‸
      tcgplayerid → tcgplayerid:‸
      proe → s:proe‸
      processor → t:processor‸
      Pro Tour Promos → s:ppro‸
      Pro Tour Collector Set → s:ptc‸
      Prophecy → s:pcy‸
      is → is:‸
      promo → st:promo‸
      predh → f:predh‸
      prod → o:prod‸
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
    t:c‸
      creature → t:creature‸
      card → t:card‸
      conspiracy → t:conspiracy‸
      c'tan → t:c'tan‸
      cat → t:cat‸
      camel → t:camel‸
      caitian → t:caitian‸
      camarid → t:camarid‸
      caribou → t:caribou‸
      capybara → t:capybara‸
      child → t:child‸
      carrier → t:carrier‸
      centaur → t:centaur‸
      clown → t:clown‸
    is:s‸
      spell → is:spell‸
      hybrid → is:hybrid‸
      split → is:split‸
      spellbook → is:spellbook‸
      spikey → is:spikey‸
      spotlight → is:spotlight‸
      scryfallpreview → is:scryfallpreview‸
      showcase → is:showcase‸
      stamp → is:stamp‸
      starter → is:starter‸
      shadowland → is:shadowland‸
      scryland → is:scryland‸
      shockland → is:shockland‸
      slowland → is:slowland‸
    e:m‸
      mbc → e:mbc‸
      msc → e:msc‸
      msh → e:msh‸
      mar → e:mar‸
      MagicFest 2026 → e:pf26‸
      Marvel Legends Series Inserts → e:lmar‸
      Marvel's Spider-Man → e:spm‸
      Marvel's Spider-Man Eternal → e:spe‸
      mb2 → e:mb2‸
      m3c → e:m3c‸
      mh3 → e:mh3‸
      MagicFest 2025 → e:pf25‸
      mkc → e:mkc‸
      mkm → e:mkm‸
    kw:s‸
      aura swap → kw:"aura swap"‸
      double strike → kw:"double strike"‸
      saddle → kw:saddle‸
      shadow → kw:shadow‸
      skulk → kw:skulk‸
      scavenge → kw:scavenge‸
      shroud → kw:shroud‸
      sneak → kw:sneak‸
      solved → kw:solved‸
      slivercycling → kw:slivercycling‸
      soulbond → kw:soulbond‸
      soulshift → kw:soulshift‸
      splice → kw:splice‸
      spree → kw:spree‸
    """#
}
