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
    r:rare r:‸
      common → r:rare r:common‸
      uncommon → r:rare r:uncommon‸
      special → r:rare r:special‸
      mythic → r:rare r:mythic‸
      bonus → r:rare r:bonus‸
    o:"draw‸ t:elf
      " → o:"draw"‸ t:elf
      draw a card → o:"draw a card"‸ t:elf
    kw:first‸
      first strike → kw:"first strike"‸
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
      nothing
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
      nothing
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
