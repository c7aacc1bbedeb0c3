/// The table of ``CompletionGoldenTests``: a place, and indented below it the six best items with the text after each.
enum GoldenCompletions {
  static let table = #"""
    ‸
      type → type:‸
      identity → identity<=‸
      is → is:‸
      color → color:‸
      oracle → oracle:‸
      format → format:‸
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
    pow‸
      >= → pow>=‸
      : → pow:‸
      power → power>=‸
      = → pow=‸
      != → pow!=‸
      < → pow<‸
    pow!‸
      >= → pow>=‸
      : → pow:‸
      = → pow=‸
      != → pow!=‸
      < → pow<‸
      <= → pow<=‸
    pow>‸
      tou → pow>tou‸
      loy → pow>loy‸
      pt → pow>pt‸
      edhrec → pow>edhrec‸
      0 → pow>0‸
      1 → pow>1‸
    pow>=‸3
      tou → pow>=tou‸
      loy → pow>=loy‸
      pt → pow>=pt‸
      edhrec → pow>=edhrec‸
      0 → pow>=0‸
      1 → pow>=1‸
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
    draw a card‸
      draw a card → o:"draw a card"‸
      card → draw a t:card‸
      cardmarket → draw a is:cardmarket‸
      draw a card → ft:"draw a card"‸
      type → draw a type:‸
      paper → draw a new:paper‸
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
    t:elf or ‸
      type → t:elf or type:‸
      identity → t:elf or identity<=‸
      is → t:elf or is:‸
      color → t:elf or color:‸
      oracle → t:elf or oracle:‸
      format → t:elf or format:‸
    t:elf (c:g ‸
      type → t:elf (c:g type:‸
      ) → t:elf (c:g)‸
      identity → t:elf (c:g identity<=‸
      is → t:elf (c:g is:‸
      color → t:elf (c:g color:‸
      or → t:elf (c:g or ‸
    t:creature f:‸
      alchemy → t:creature f:alchemy‸
      brawl → t:creature f:brawl‸
      commander → t:creature f:commander‸
      competitivebrawl → t:creature f:competitivebrawl‸
      duel → t:creature f:duel‸
      future → t:creature f:future‸
    f:mod‸
      modern → f:modern‸
    c:‸
      white → c:white‸
      blue → c:blue‸
      black → c:black‸
      red → c:red‸
      green → c:green‸
      azorius → c:azorius‸
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
    order:cmc or‸
      oracle → order:cmc oracle:‸
      oracletag → order:cmc oracletag:‸
      or → order:cmc or ‸
      oracleid → order:cmc oracleid:‸
      orb → order:cmc t:orb‸
      orc → order:cmc t:orc‸
    date>=‸
      now → date>=now‸
      today → date>=today‸
      2027 → date>=2027‸
      2026 → date>=2026‸
      2025 → date>=2025‸
      2024 → date>=2024‸
    date>2020-‸
      2020-01 → date>2020-01‸
      2020-02 → date>2020-02‸
      2020-03 → date>2020-03‸
      2020-04 → date>2020-04‸
      2020-05 → date>2020-05‸
      2020-06 → date>2020-06‸
    year>=‸
      2027 → year>=2027‸
      2026 → year>=2026‸
      2025 → year>=2025‸
      2024 → year>=2024‸
      2023 → year>=2023‸
      2022 → year>=2022‸
    mv:‸
      0 → mv:0‸
      1 → mv:1‸
      2 → mv:2‸
      3 → mv:3‸
      5 → mv:5‸
      4 → mv:4‸
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
    lang:‸
      any → lang:any‸
      ar → lang:ar‸
      de → lang:de‸
      en → lang:en‸
      es → lang:es‸
      fr → lang:fr‸
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
    ‸c:g
      type → type:‸ c:g
      identity → identity<=‸ c:g
      is → is:‸ c:g
      color → color:‸ c:g
      oracle → oracle:‸ c:g
      format → format:‸ c:g
    """#
}
