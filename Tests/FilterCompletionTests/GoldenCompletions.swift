/// The table of ``CompletionGoldenTests``: a place, and indented below it the eight best items with the text after each.
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
    t‸
      type → type:‸
      : → t:‸
      = → t=‸
      toughness → toughness>=‸
      tix → tix<‸
      tcgplayerid → tcgplayerid:‸
    po‸
      power → power>=‸
      powtou → powtou>=‸
      porcupine → t:porcupine‸
      possum → t:possum‸
      power-plant → t:power-plant‸
      powerstone → t:powerstone‸
      portrait → is:portrait‸
      poster → is:poster‸
    pow‸
      >= → pow>=‸
      : → pow:‸
      power → power>=‸
      = → pow=‸
      != → pow!=‸
      < → pow<‸
      <= → pow<=‸
      powtou → powtou>=‸
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
    pow>=‸3
      tou → pow>=tou‸
      loy → pow>=loy‸
      pt → pow>=pt‸
      edhrec → pow>=edhrec‸
      0 → pow>=0‸
      1 → pow>=1‸
      2 → pow>=2‸
      8 → pow>=8‸
    flying‸
      flying → kw:flying‸
      Flying Men → !"Flying Men"‸
      flying → o:flying‸
      flying → ft:flying‸
    modern‸
      modern → f:modern‸
      modern → is:modern‸
      Modern Event Deck 2014 → s:md1‸
      Modern Horizons → s:mh1‸
      Modern Horizons 1 Timeshifts → s:h1r‸
      Modern Horizons 2 → s:mh2‸
      Modern Horizons 2 Timeshifts → s:h2r‸
      Modern Horizons 3 → s:mh3‸
    goblin‸
      goblin → t:goblin‸
      Goblin Guide → !"Goblin Guide"‸
      goblinexplosioneers → wm:goblinexplosioneers‸
      goblin → o:goblin‸
      goblin → ft:goblin‸
    first str‸
      first strike → kw:"first strike"‸
      first str → o:"first str"‸
      strive → first kw:strive‸
      Streets of New Capenna → first s:snc‸
      Strixhaven Mystical Archive → first s:sta‸
      Strixhaven: School of Mages → first s:stx‸
      Stronghold → first s:sth‸
      first str → ft:"first str"‸
    draw a card‸
      draw a card → o:"draw a card"‸
      card → draw a t:card‸
      cardmarket → draw a is:cardmarket‸
      draw a card → ft:"draw a card"‸
      type → draw a type:‸
      paper → draw a new:paper‸
      is → draw a is:‸
      color → draw a color:‸
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
    -fly‸
      flying → -kw:flying‸
      Flying Men → -!"Flying Men"‸
      fly → -o:fly‸
      fly → -ft:fly‸
    t:elf ‸
      type → t:elf type:‸
      identity → t:elf identity<=‸
      is → t:elf is:‸
      color → t:elf color:‸
      or → t:elf or ‸
      oracle → t:elf oracle:‸
      format → t:elf format:‸
      set → t:elf set:‸
    t:elf or ‸
      type → t:elf or type:‸
      identity → t:elf or identity<=‸
      is → t:elf or is:‸
      color → t:elf or color:‸
      oracle → t:elf or oracle:‸
      format → t:elf or format:‸
      set → t:elf or set:‸
      name → t:elf or name:‸
    t:elf (c:g ‸
      type → t:elf (c:g type:‸
      ) → t:elf (c:g)‸
      identity → t:elf (c:g identity<=‸
      is → t:elf (c:g is:‸
      color → t:elf (c:g color:‸
      or → t:elf (c:g or ‸
      oracle → t:elf (c:g oracle:‸
      format → t:elf (c:g format:‸
    t:creature f:‸
      alchemy → t:creature f:alchemy‸
      brawl → t:creature f:brawl‸
      commander → t:creature f:commander‸
      competitivebrawl → t:creature f:competitivebrawl‸
      duel → t:creature f:duel‸
      future → t:creature f:future‸
      gladiator → t:creature f:gladiator‸
      historic → t:creature f:historic‸
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
    c:az‸
      azorius → c:azorius‸
    id:uw‸
      azorius → id:azorius‸
    is:fetch‸
      fetchland → is:fetchland‸
    is:"fetch‸
      fetchland → is:fetchland‸
    order:‸
      name → order:name‸
      set → order:set‸
      released → order:released‸
      rarity → order:rarity‸
      color → order:color‸
      usd → order:usd‸
      tix → order:tix‸
      eur → order:eur‸
    order:cmc or‸
      oracle → order:cmc oracle:‸
      oracletag → order:cmc oracletag:‸
      or → order:cmc or ‸
      oracleid → order:cmc oracleid:‸
      orb → order:cmc t:orb‸
      orc → order:cmc t:orc‸
      orgg → order:cmc t:orgg‸
      orion → order:cmc t:orion‸
    date>=‸
      now → date>=now‸
      today → date>=today‸
      2027 → date>=2027‸
      2026 → date>=2026‸
      2025 → date>=2025‸
      2024 → date>=2024‸
      2023 → date>=2023‸
      2022 → date>=2022‸
    date>2020-‸
      2020-01 → date>2020-01‸
      2020-02 → date>2020-02‸
      2020-03 → date>2020-03‸
      2020-04 → date>2020-04‸
      2020-05 → date>2020-05‸
      2020-06 → date>2020-06‸
      2020-07 → date>2020-07‸
      2020-08 → date>2020-08‸
    year>=‸
      2027 → year>=2027‸
      2026 → year>=2026‸
      2025 → year>=2025‸
      2024 → year>=2024‸
      2023 → year>=2023‸
      2022 → year>=2022‸
      2021 → year>=2021‸
      2020 → year>=2020‸
    mv:‸
      0 → mv:0‸
      1 → mv:1‸
      2 → mv:2‸
      3 → mv:3‸
      5 → mv:5‸
      4 → mv:4‸
      even → mv:even‸
      6 → mv:6‸
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
      " → "light"‸
      light → o:light‸
      light → ft:light‸
    a:reb‸
      Rebecca Guay → a:"Rebecca Guay"‸
    kw:first‸
      first strike → kw:"first strike"‸
    price‸
      usd → usd<‸
      tix → tix<‸
      eur → eur<‸
      usdfoil → usdfoil<‸
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
    lang:‸
      any → lang:any‸
      ar → lang:ar‸
      de → lang:de‸
      en → lang:en‸
      es → lang:es‸
      fr → lang:fr‸
      grc → lang:grc‸
      he → lang:he‸
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
    ‸c:g
      type → type:‸ c:g
      identity → identity<=‸ c:g
      is → is:‸ c:g
      color → color:‸ c:g
      oracle → oracle:‸ c:g
      format → format:‸ c:g
      set → set:‸ c:g
      name → name:‸ c:g
    e‸
      e → e:‸
      = → e=‸
      eur → eur<‸
      edhrec → edhrec<=‸
      Elf Replica → !"Elf Replica"‸
      Ends with \ → !"Ends with \\"‸
    f‸
      : → f:‸
      format → format:‸
      = → f=‸
      function → function:‸
      flavor → flavor:‸
      frame → frame:‸
      fulloracle → fulloracle:‸
      Fire // Ice → !"Fire // Ice"‸
    c‸
      ci → ci<=‸
      : → c:‸
      color → color:‸
      cmc → cmc=‸
      = → c=‸
      != → c!=‸
      cn → cn:‸
      < → c<‸
    is‸
      is → is:‸
      = → is=‸
      island → t:island‸
      isd → s:isd‸
      islandcycling → kw:islandcycling‸
      islandwalk → kw:islandwalk‸
    pt‸
      >= → pt>=‸
      : → pt:‸
      = → pt=‸
      != → pt!=‸
      < → pt<‸
      <= → pt<=‸
      > → pt>‸
      pt → lang:pt‸
    or‸
      oracle → oracle:‸
      oracletag → oracletag:‸
      order → order:‸
      oracleid → oracleid:‸
      orb → t:orb‸
      orc → t:orc‸
      orgg → t:orgg‸
      orion → t:orion‸
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
      Legendary Cube Prize Pack → s:pz1‸
      Legends → s:leg‸
      legendary → frame:legendary‸
      lege → o:lege‸
      lege → ft:lege‸
    comm‸
      commander → commander<=‸
      commander → f:commander‸
      commander ninjutsu → kw:"commander ninjutsu"‸
      commander → is:commander‸
      commanderparty → is:commanderparty‸
      commanderpromo → is:commanderpromo‸
      Commander 2020 → s:c20‸
      Commander 2021 → s:c21‸
    rare‸
      rare → r:rare‸
      rare → o:rare‸
      rare → ft:rare‸
    foil‸
      foil → is:foil‸
      foil → new:foil‸
      usd → usd<‸
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
      landcycling → kw:landcycling‸
      landfall → kw:landfall‸
      landship → kw:landship‸
      landwalk → kw:landwalk‸
      land → o:land‸
      land → ft:land‸
    draw‸
      Drawn from Dreams → !"Drawn from Dreams"‸
      draw → o:draw‸
      draw → ft:draw‸
    draw a‸
      artist → draw artist:‸
      : → draw a:‸
      arttag → draw arttag:‸
      as → draw as:‸
      = → draw a=‸
      artists → draw artists=‸
      arenaid → draw arenaid:‸
      draw a → o:"draw a"‸
    enters tapped‸
      enters tapped → o:"enters tapped"‸
      enters tapped → ft:"enters tapped"‸
    whenever you cast‸
      whenever you cast → o:"whenever you cast"‸
      whenever you cast → ft:"whenever you cast"‸
      cast → whenever you kw:cast‸
    sword of fire and i‸
      Sword of Fire and Ice → !"Sword of Fire and Ice"‸
      identity → sword of fire and identity<=‸
      is → sword of fire and is:‸
      sword of fire and i → o:"sword of fire and i"‸
      include → sword of fire and include:‸
      in → sword of fire and in:‸
      illustrationid → sword of fire and illustrationid:‸
      illustrations → sword of fire and illustrations=‸
    urza's s‸
      Urza's Saga → !"Urza's Saga"‸
      set → urza's set:‸
      : → urza's s:‸
      sort → urza's sort:‸
      settype → urza's settype:‸
      = → urza's s=‸
      sets → urza's sets=‸
      stamp → urza's stamp:‸
    lim-d‸
      Lim-Dûl's Vault → !"Lim-Dûl's Vault"‸
      lim-d → o:lim-d‸
      lim-d → ft:lim-d‸
    fire // i‸
      identity → fire // identity<=‸
      is → fire // is:‸
      include → fire // include:‸
      in → fire // in:‸
      illustrationid → fire // illustrationid:‸
      illustrations → fire // illustrations=‸
    /draw‸ a card/
      /draw/ → o:/draw/‸ a card/
      /draw/ → ft:/draw/‸ a card/
      Drawn from Dreams → / !"Drawn from Dreams"‸ a card/
    -/^tap‸/
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
    t:elf -t:e‸
      enchantment → t:elf -t:enchantment‸
      emblem → t:elf -t:emblem‸
      elite → t:elf -t:elite‸
      echidna → t:elf -t:echidna‸
      efreet → t:elf -t:efreet‸
      egg → t:elf -t:egg‸
      elder → t:elf -t:elder‸
      eldrazi → t:elf -t:eldrazi‸
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
    kw:"double‸
      double agenda → kw:"double agenda"‸
      double strike → kw:"double strike"‸
      double team → kw:"double team"‸
      double → kw:"double"‸
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
    s:mur‸
      Murders at Karlov Manor Commander → s:mkc‸
      Murders at Karlov Manor → s:mkm‸
    e:zz‸
      zzz → e:zzz‸
    b:zen‸
      Zendikar Rising Commander → b:znc‸
      Zendikar Rising Expeditions → b:zne‸
      Zendikar Rising → b:znr‸
      Zendikar Expeditions → b:exp‸
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
    has:‸
      permanent → has:permanent‸
      spell → has:spell‸
      historic → has:historic‸
      party → has:party‸
      outlaw → has:outlaw‸
      modal → has:modal‸
      vanilla → has:vanilla‸
      frenchvanilla → has:frenchvanilla‸
    wm:or‸
      orderofthewidget → wm:orderofthewidget‸
      orzhov → wm:orzhov‸
    cube:‸
      amaz → cube:amaz‸
      april → cube:april‸
      arena → cube:arena‸
      chromatic → cube:chromatic‸
      chuck → cube:chuck‸
      grixis → cube:grixis‸
      legacy → cube:legacy‸
      livethedream → cube:livethedream‸
    in:‸
      1993 → in:1993‸
      alchemy → in:alchemy‸
      ar → in:ar‸
      booster → in:booster‸
      common → in:common‸
      mbc → in:mbc‸
      paper → in:paper‸
      sds → in:sds‸
    new:‸
      rarity → new:rarity‸
      art → new:art‸
      artist → new:artist‸
      flavor → new:flavor‸
      frame → new:frame‸
      language → new:language‸
      foil → new:foil‸
      nonfoil → new:nonfoil‸
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
    loy=‸
      pow → loy=pow‸
      tou → loy=tou‸
      pt → loy=pt‸
      edhrec → loy=edhrec‸
      0 → loy=0‸
      1 → loy=1‸
      2 → loy=2‸
      3 → loy=3‸
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
    edhrec<‸
      pow → edhrec<pow‸
      tou → edhrec<tou‸
      loy → edhrec<loy‸
      pt → edhrec<pt‸
      0 → edhrec<0‸
      1 → edhrec<1‸
      2 → edhrec<2‸
      100 → edhrec<100‸
    eur>=‸
      usd → eur>=usd‸
      tix → eur>=tix‸
      usdfoil → eur>=usdfoil‸
      0 → eur>=0‸
      1 → eur>=1‸
      2 → eur>=2‸
      20 → eur>=20‸
      3 → eur>=3‸
    date:‸
      now → date:now‸
      today → date:today‸
      2027 → date:2027‸
      2026 → date:2026‸
      2025 → date:2025‸
      2024 → date:2024‸
      2023 → date:2023‸
      2022 → date:2022‸
    date>mk‸
      MKM Standard Showdown → date>pss4‸
      mkc → date>mkc‸
      mkm → date>mkm‸
    date>19‸
      1999 → date>1999‸
      1998 → date>1998‸
      1997 → date>1997‸
      1996 → date>1996‸
      1995 → date>1995‸
      1994 → date>1994‸
      1993 → date>1993‸
      1992 → date>1992‸
    date>2020-1‸
      2020-10 → date>2020-10‸
      2020-11 → date>2020-11‸
      2020-12 → date>2020-12‸
    year:199‸
      1999 → year:1999‸
      1998 → year:1998‸
      1997 → year:1997‸
      1996 → year:1996‸
      1995 → year:1995‸
      1994 → year:1994‸
      1993 → year:1993‸
      1992 → year:1992‸
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
      +2 Mace → name:"+2 Mace"‸
      Dark Ritual → name:"Dark Ritual"‸
      Drawn from Dreams → name:"Drawn from Dreams"‸
      Elf Replica → name:"Elf Replica"‸
      Fire // Ice → name:"Fire // Ice"‸
      Flying Men → name:"Flying Men"‸
      Forest → name:Forest‸
      Goblin Guide → name:"Goblin Guide"‸
    name:"fire‸
      Fire // Ice → name:"Fire // Ice"‸
      " → name:"fire"‸
    !‸
      +2 Mace → !"+2 Mace"‸
      Dark Ritual → !"Dark Ritual"‸
      Drawn from Dreams → !"Drawn from Dreams"‸
      Elf Replica → !"Elf Replica"‸
      Fire // Ice → !"Fire // Ice"‸
      Flying Men → !"Flying Men"‸
      Forest → !"Forest"‸
      Goblin Guide → !"Goblin Guide"‸
    !"‸
      +2 Mace → !"+2 Mace"‸
      Dark Ritual → !"Dark Ritual"‸
      Drawn from Dreams → !"Drawn from Dreams"‸
      Elf Replica → !"Elf Replica"‸
      Fire // Ice → !"Fire // Ice"‸
      Flying Men → !"Flying Men"‸
      Forest → !"Forest"‸
      Goblin Guide → !"Goblin Guide"‸
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
    (t:elf‸
      ) → (t:elf)‸
    ((t:elf or c:g ‸
      type → ((t:elf or c:g type:‸
      ) → ((t:elf or c:g)‸
      identity → ((t:elf or c:g identity<=‸
      is → ((t:elf or c:g is:‸
      color → ((t:elf or c:g color:‸
      or → ((t:elf or c:g or ‸
      oracle → ((t:elf or c:g oracle:‸
      format → ((t:elf or c:g format:‸
    (t:elf) ‸
      type → (t:elf) type:‸
      identity → (t:elf) identity<=‸
      is → (t:elf) is:‸
      color → (t:elf) color:‸
      or → (t:elf) or ‸
      oracle → (t:elf) oracle:‸
      format → (t:elf) format:‸
      set → (t:elf) set:‸
    t:elf or‸ c:g
      oracle → t:elf oracle:‸ c:g
      oracletag → t:elf oracletag:‸ c:g
      order → t:elf order:‸ c:g
      oracleid → t:elf oracleid:‸ c:g
      orb → t:elf t:orb‸ c:g
      orc → t:elf t:orc‸ c:g
      orgg → t:elf t:orgg‸ c:g
      orion → t:elf t:orion‸ c:g
    a ‸ or b
      type → a type:‸ or b
      identity → a identity<=‸ or b
      is → a is:‸ or b
      color → a color:‸ or b
      oracle → a oracle:‸ or b
      format → a format:‸ or b
      set → a set:‸ or b
      name → a name:‸ or b
    t:elf ‸ c:g
      type → t:elf type:‸ c:g
      identity → t:elf identity<=‸ c:g
      is → t:elf is:‸ c:g
      color → t:elf color:‸ c:g
      or → t:elf or ‸c:g
      oracle → t:elf oracle:‸ c:g
      format → t:elf format:‸ c:g
      set → t:elf set:‸ c:g
    o:"draw a ‸card" c:g
    o:"‸"
      draw a card → o:"draw a card"‸
      flying → o:"flying"‸
      ~ enters → o:"~ enters"‸
    o:/‸/
    t‸:elf
      type → type‸:elf
      toughness → toughness‸:elf
      tix → tix‸:elf
      tcgplayerid → tcgplayerid‸:elf
    colr‸:red
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
      foil → is:foil -is:foil‸
    """#
}
