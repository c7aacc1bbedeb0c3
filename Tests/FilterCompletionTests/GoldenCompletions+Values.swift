extension GoldenCompletions {
  /// The values of lists.
  static let values = #"""
    t:elf dark rit‸
      Dark Ritual → t:elf !"Dark Ritual"‸
      dark rit → t:elf o:"dark rit"‸
      dark rit → t:elf ft:"dark rit"‸
    t:gob‸
      goblin → t:goblin‸
    -t:gob‸
      goblin → -t:goblin‸
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
      commander → t:creature f:commander‸
      modern → t:creature f:modern‸
      standard → t:creature f:standard‸
      pioneer → t:creature f:pioneer‸
      pauper → t:creature f:pauper‸
      legacy → t:creature f:legacy‸
      vintage → t:creature f:vintage‸
      historic → t:creature f:historic‸
      brawl → t:creature f:brawl‸
      alchemy → t:creature f:alchemy‸
      penny → t:creature f:penny‸
      premodern → t:creature f:premodern‸
      duel → t:creature f:duel‸
      oathbreaker → t:creature f:oathbreaker‸
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
      uw → id:uw‸
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
      cmc → order:cmc‸
      power → order:power‸
      toughness → order:toughness‸
      edhrec → order:edhrec‸
      penny → order:penny‸
      artist → order:artist‸
    order:cmc or‸
      or → order:cmc or ‸
      oracle → order:cmc oracle:‸
      oracletag → order:cmc oracletag:‸
      oracleid → order:cmc oracleid:‸
      is:firstprint → order:cmc is:firstprint‸
      orc → order:cmc t:orc‸
      orzhov → order:cmc c:orzhov‸
      orgg → order:cmc t:orgg‸
      ori → order:cmc s:ori‸
      frame:1993 → order:cmc frame:1993‸
      orb → order:cmc t:orb‸
      orion → order:cmc t:orion‸
      orzhov → order:cmc wm:orzhov‸
      orderofthewidget → order:cmc wm:orderofthewidget‸
    r:rare r:‸
      common → r:rare r:common‸
      uncommon → r:rare r:uncommon‸
      mythic → r:rare r:mythic‸
      special → r:rare r:special‸
      bonus → r:rare r:bonus‸
    o:"draw‸ t:elf
      draw a card → o:"draw a card"‸ t:elf
      " → o:"draw"‸ t:elf
    kw:first‸
      first strike → kw:"first strike"‸
    t:"gob‸"
      goblin → t:"goblin"‸
    t:'gob‸
      ' → t:'gob'‸
      goblin → t:'goblin'‸
    t:leg‸ t:elf
      legendary → t:legendary‸ t:elf
    t:elf t:‸
      creature → t:elf t:creature‸
      human → t:elf t:human‸
      artifact → t:elf t:artifact‸
      enchantment → t:elf t:enchantment‸
      instant → t:elf t:instant‸
      sorcery → t:elf t:sorcery‸
      legendary → t:elf t:legendary‸
      aura → t:elf t:aura‸
      land → t:elf t:land‸
      warrior → t:elf t:warrior‸
      wizard → t:elf t:wizard‸
      soldier → t:elf t:soldier‸
      spirit → t:elf t:spirit‸
      cleric → t:elf t:cleric‸
    t:elf -t:e‸
      enchantment → t:elf -t:enchantment‸
      elemental → t:elf -t:elemental‸
      equipment → t:elf -t:equipment‸
      eldrazi → t:elf -t:eldrazi‸
      elephant → t:elf -t:elephant‸
      elder → t:elf -t:elder‸
      elk → t:elf -t:elk‸
      efreet → t:elf -t:efreet‸
      employee → t:elf -t:employee‸
      egg → t:elf -t:egg‸
      eye → t:elf -t:eye‸
      elspeth → t:elf -t:elspeth‸
      elite → t:elf -t:elite‸
      emblem → t:elf -t:emblem‸
    -kw:fly‸
      flying → -kw:flying‸
    kw:‸
      flying → kw:flying‸
      enchant → kw:enchant‸
      trample → kw:trample‸
      vigilance → kw:vigilance‸
      haste → kw:haste‸
      equip → kw:equip‸
      flash → kw:flash‸
      mill → kw:mill‸
      scry → kw:scry‸
      cycling → kw:cycling‸
      first strike → kw:"first strike"‸
      reach → kw:reach‸
      menace → kw:menace‸
      lifelink → kw:lifelink‸
    kw:"double‸
      double → kw:"double"‸
      double strike → kw:"double strike"‸
      double agenda → kw:"double agenda"‸
      double team → kw:"double team"‸
    otag:‸
      nothing
    set:‸
      sld → set:sld‸
      prm → set:prm‸
      j22 → set:j22‸
      j25 → set:j25‸
      cmm → set:cmm‸
      clb → set:clb‸
      dbl → set:dbl‸
      cmr → set:cmr‸
      fdn → set:fdn‸
      jmp → set:jmp‸
      5ed → set:5ed‸
      tsr → set:tsr‸
      pio → set:pio‸
      tdc → set:tdc‸
    s:mur‸
      Murders at Karlov Manor → s:mkm‸
      Murders at Karlov Manor Commander → s:mkc‸
      Alchemy: Murders at Karlov Manor → s:ymkm‸
    e:zz‸
      zzz → e:zzz‸
    b:zen‸
      zen → b:zen‸
      Zendikar Rising → b:znr‸
      Zendikar Rising Commander → b:znc‸
      Zendikar Expeditions → b:exp‸
      Zendikar Rising Expeditions → b:zne‸
      Zendikar Promos → b:pzen‸
      Battle for Zendikar → b:bfz‸
      Battle for Zendikar Promos → b:pbfz‸
      Duel Decks: Zendikar vs. Eldrazi → b:ddp‸
    st:‸
      expansion → st:expansion‸
      masters → st:masters‸
      box → st:box‸
      commander → st:commander‸
      draft_innovation → st:draft_innovation‸
      core → st:core‸
      promo → st:promo‸
      duel_deck → st:duel_deck‸
      memorabilia → st:memorabilia‸
      alchemy → st:alchemy‸
      starter → st:starter‸
      funny → st:funny‸
      treasure_chest → st:treasure_chest‸
      planechase → st:planechase‸
    r>=‸
      common → r>=common‸
      uncommon → r>=uncommon‸
      rare → r>=rare‸
      mythic → r>=mythic‸
      special → r>=special‸
      bonus → r>=bonus‸
    r:m‸
      mythic → r:mythic‸
    frame:‸
      legendary → frame:legendary‸
      new → frame:new‸
      devoid → frame:devoid‸
      enchantment → frame:enchantment‸
      2015 → frame:2015‸
      sunmoondfc → frame:sunmoondfc‸
      tombstone → frame:tombstone‸
      colorshifted → frame:colorshifted‸
      2003 → frame:2003‸
      draft → frame:draft‸
      compasslanddfc → frame:compasslanddfc‸
      mooneldrazidfc → frame:mooneldrazidfc‸
      miracle → frame:miracle‸
      modern → frame:modern‸
    border:b‸
      black → border:black‸
      borderless → border:borderless‸
    stamp:‸
      oval → stamp:oval‸
      triangle → stamp:triangle‸
      acorn → stamp:acorn‸
      arena → stamp:arena‸
      circle → stamp:circle‸
      heart → stamp:heart‸
    game:‸
      paper → game:paper‸
      mtgo → game:mtgo‸
      arena → game:arena‸
      astral → game:astral‸
      sega → game:sega‸
    not:f‸
      foil → not:foil‸
      frenchvanilla → not:frenchvanilla‸
      funny → not:funny‸
      flavorname → not:flavorname‸
      fullart → not:fullart‸
      future → not:future‸
      filterland → not:filterland‸
      flip → not:flip‸
      fastland → not:fastland‸
      fetchland → not:fetchland‸
      firstprint → not:firstprint‸
      flavor → not:flavor‸
      fbb → not:fbb‸
      fwb → not:fwb‸
    has:‸
      spell → has:spell‸
      permanent → has:permanent‸
      foil → has:foil‸
      reprint → has:reprint‸
      historic → has:historic‸
      paupercommander → has:paupercommander‸
      universesbeyond → has:universesbeyond‸
      party → has:party‸
      brawler → has:brawler‸
      duelcommander → has:duelcommander‸
      commander → has:commander‸
      promo → has:promo‸
      jumpstart → has:jumpstart‸
      frenchvanilla → has:frenchvanilla‸
    wm:or‸
      orzhov → wm:orzhov‸
      orderofthewidget → wm:orderofthewidget‸
    cube:‸
      arena → cube:arena‸
      legacy → cube:legacy‸
      modern → cube:modern‸
      vintage → cube:vintage‸
      amaz → cube:amaz‸
      april → cube:april‸
      chromatic → cube:chromatic‸
      chuck → cube:chuck‸
      grixis → cube:grixis‸
      livethedream → cube:livethedream‸
      protour → cube:protour‸
      tinkerer → cube:tinkerer‸
      twisted → cube:twisted‸
      uncommon → cube:uncommon‸
    in:‸
      booster → in:booster‸
      common → in:common‸
      en → in:en‸
      expansion → in:expansion‸
      new → in:new‸
      paper → in:paper‸
      sld → in:sld‸
      prm → in:prm‸
      j22 → in:j22‸
      j25 → in:j25‸
      cmm → in:cmm‸
      clb → in:clb‸
      dbl → in:dbl‸
      cmr → in:cmr‸
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
      modal_dfc → layout:modal_dfc‸
      mutate → layout:mutate‸
      meld → layout:meld‸
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
      2 → c>=2‸
    c:c‸
      c → c:c‸
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
      {G}{U} → m:{G}{U}‸
      2WW → m:2WW‸
      3WU → m:3WU‸
      {R/P} → m:{R/P}‸
    m:{‸
      {W} → m:{W}‸
      {U} → m:{U}‸
      {B} → m:{B}‸
      {R} → m:{R}‸
      {G} → m:{G}‸
      {C} → m:{C}‸
      {S} → m:{S}‸
      {X} → m:{X}‸
      {Y} → m:{Y}‸
      {Z} → m:{Z}‸
      {½} → m:{½}‸
      {HW} → m:{HW}‸
      {∞} → m:{∞}‸
      {HR} → m:{HR}‸
    devotion:‸
      {u/b}{u/b}{u/b} → devotion:{u/b}{u/b}{u/b}‸
      rrr → devotion:rrr‸
      ww → devotion:ww‸
    unique:‸
      cards → unique:cards‸
      prints → unique:prints‸
      art → unique:art‸
    dir:‸
      auto → dir:auto‸
      asc → dir:asc‸
      desc → dir:desc‸
    """#
}
