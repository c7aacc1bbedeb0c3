extension GoldenCompletions {
  static let values = ##"""
    t:‸
      artifact · value · card type → t:artifact‸
      battle · value · card type → t:battle‸
      creature · value · card type → t:creature‸
      enchantment · value · card type → t:enchantment‸
      instant · value · card type → t:instant‸
      kindred · value · card type → t:kindred‸
    t:e‸
      enchantment · value · card type → t:enchantment‸
      emblem · value · card type → t:emblem‸
      elite · value · supertype → t:elite‸
      egg · value · creature type → t:egg‸
      elf · value · creature type → t:elf‸
      elk · value · creature type → t:elk‸
    t:gob‸lin c:g
      nothing
    c:‸
      white · value · w → c:white‸
      blue · value · u → c:blue‸
      black · value · b → c:black‸
      red · value · r → c:red‸
      green · value · g → c:green‸
      azorius · value · guild, wu → c:azorius‸
    c:az‸
      azorius · value · guild, wu → c:azorius‸
    id<=e‸
      esper · value · shard, wub → id<=esper‸
      chaos · value · four-color, ubrg → id<=chaos‸
      f:modern id<=esper · history · used before → f:modern id<=esper‸
    id:‸
      white · value · w → id:white‸
      blue · value · u → id:blue‸
      black · value · b → id:black‸
      red · value · r → id:red‸
      green · value · g → id:green‸
      azorius · value · guild, wu → id:azorius‸
    produces:‸
      white · value · w → produces:white‸
      blue · value · u → produces:blue‸
      black · value · b → produces:black‸
      red · value · r → produces:red‸
      green · value · g → produces:green‸
      azorius · value · guild, wu → produces:azorius‸
    m:‸
      t:elf c:g mv<=2 · history · used before → t:elf c:g mv<=2‸
      f:modern id<=esper · history · used before → f:modern id<=esper‸
      2WW · value · example → m:2WW‸
      3WU · value · example → m:3WU‸
      {G}{U} · value · example → m:{G}{U}‸
      {R/P} · value · example → m:{R/P}‸
    m:{‸
      t:elf c:g mv<=2 · history · used before → t:elf c:g mv<=2‸
      f:modern id<=esper · history · used before → f:modern id<=esper‸
      {R/P} · value · example → m:{R/P}‸
      {G}{U} · value · example → m:{G}{U}‸
    m:2w‸
      2WW · value · example → m:2WW‸
    mv:‸
      0 · value → mv:0‸
      1 · value → mv:1‸
      2 · value → mv:2‸
      3 · value → mv:3‸
      5 · value → mv:5‸
      4 · value → mv:4‸
    mv:e‸
      t:elf c:g mv<=2 · history · used before → t:elf c:g mv<=2‸
      even · value · even mana value (only with : or =) → mv:even‸
      eur · value · price in euros → mv:eur‸
      edhrec · value · EDHREC rank → mv:edhrec‸
    pow>‸
      tou · value · toughness → pow>tou‸
      loy · value · loyalty → pow>loy‸
      pt · value · total of power and toughness → pow>pt‸
      edhrec · value · EDHREC rank → pow>edhrec‸
      0 · value → pow>0‸
      1 · value → pow>1‸
    pow>t‸
      tou · value · toughness → pow>tou‸
      t:elk⏎  pow>3 · history · used before → t:elk⏎  pow>3‸
      tix · value · price in tickets → pow>tix‸
    devotion:‸
      rrr · value · example → devotion:rrr‸
      ww · value · example → devotion:ww‸
      {u/b}{u/b}{u/b} · value · example → devotion:{u/b}{u/b}{u/b}‸
    date>‸
      now · value · day → date>now‸
      today · value · day → date>today‸
      2027 · value → date>2027‸
      2026 · value → date>2026‸
      2025 · value → date>2025‸
      2024 · value → date>2024‸
    date>n‸
      now · value · day → date>now‸
      ncc · value · New Capenna Commander → date>ncc‸
      nec · value · Neon Dynasty Commander → date>nec‸
      neo · value · Kamigawa: Neon Dynasty → date>neo‸
      Teenage Mutant Ninja Turtles Source Material · value · pza → date>pza‸
      Teenage Mutant Ninja Turtles Eternal · value · tmc → date>tmc‸
    date>war‸
      Warhammer 40,000 Commander · value · 40k → date>40k‸
      War of the Spark Promos · value · pwar → date>pwar‸
      The Brothers' War · value · bro → date>bro‸
      The Brothers' War Commander · value · brc → date>brc‸
      The Brothers' War Retro Artifacts · value · brr → date>brr‸
    year>‸
      2027 · value → year>2027‸
      2026 · value → year>2026‸
      2025 · value → year>2025‸
      2024 · value → year>2024‸
      2023 · value → year>2023‸
      2022 · value → year>2022‸
    r:‸
      common · value · the most frequent in boosters → r:common‸
      uncommon · value · less frequent → r:uncommon‸
      rare · value · one in a booster → r:rare‸
      special · value · special rarity → r:special‸
      mythic · value · mythic rare → r:mythic‸
      bonus · value · bonus rarity → r:bonus‸
    r>=my‸
      mythic · value · mythic rare → r>=mythic‸
    s:‸
      mbc · value · Mystery Booster Commander Edition → s:mbc‸
      sds · value · Stardates → s:sds‸
      trc · value · Star Trek Commander → s:trc‸
      trk · value · Star Trek → s:trk‸
      fra · value · Reality Fracture → s:fra‸
      frc · value · Reality Fracture Commander → s:frc‸
    s:kami‸
      Kamigawa: Neon Dynasty · value · neo → s:neo‸
      Alchemy: Kamigawa · value · yneo → s:yneo‸
      Saviors of Kamigawa · value · sok → s:sok‸
      Betrayers of Kamigawa · value · bok → s:bok‸
      Champions of Kamigawa · value · chk → s:chk‸
    e:ne‸
      nec · value · Neon Dynasty Commander → e:nec‸
      neo · value · Kamigawa: Neon Dynasty → e:neo‸
      New Capenna Commander · value · ncc → e:ncc‸
      Wizards Play Network 2026 · value · pw26 → e:pw26‸
      Wizards Play Network 2025 · value · pw25 → e:pw25‸
      Breaking News · value · otp → e:otp‸
    st:‸
      alchemy · value · alchemy product → st:alchemy‸
      archenemy · value · archenemy product → st:archenemy‸
      arsenal · value · arsenal product → st:arsenal‸
      box · value · box product → st:box‸
      commander · value · commander product → st:commander‸
      core · value · core product → st:core‸
    f:‸
      alchemy · value · Arena Standard with rebalanced cards → f:alchemy‸
      brawl · value · 100-card Arena Brawl → f:brawl‸
      commander · value · 100-card singleton with commander → f:commander‸
      competitivebrawl · value · Competitive Brawl → f:competitivebrawl‸
      duel · value · Duel Commander → f:duel‸
      future · value · Future Standard → f:future‸
    f:modren‸
      modern · value · Eighth Edition onward → f:modern‸
      f:modern id<=esper · history · used before → f:modern id<=esper‸
    banned:le‸
      legacy · value · eternal with bans → banned:legacy‸
    is:‸
      permanent · value · can stay on the battlefield → is:permanent‸
      spell · value · can be cast → is:spell‸
      historic · value · artifact, legendary or Saga → is:historic‸
      party · value · Cleric, Rogue, Warrior or Wizard creature → is:party‸
      outlaw · value · Assassin, Mercenary, Pirate, Rogue or Warlock → is:outlaw‸
      modal · value · offers a choice of modes → is:modal‸
    is:fetch‸
      fetchland · value · the ten pay-life fetch lands → is:fetchland‸
      etched · value · exists etched → is:etched‸
    is:sho‸
      showcase · value · showcase frame → is:showcase‸
      shockland · value · typed lands with a pay-2-life choice → is:shockland‸
      Japan Showcase · value · japanshowcase → is:japanshowcase‸
      Premiere Shop · value · premiereshop → is:premiereshop‸
      Standard Showdown · value · standardshowdown → is:standardshowdown‸
    not:re‸
      related · value · linked to other cards → not:related‸
      reversible · value · reversible card → not:reversible‸
      reserved · value · on the Reserved List → not:reserved‸
      rebalanced · value · Arena rebalanced version → not:rebalanced‸
      reprint · value · earlier printing exists → not:reprint‸
      resale · value · printing carries the Resale promo type → not:resale‸
    kw:fl‸
      flash · value · keyword ability → kw:flash‸
      flying · value · keyword ability → kw:flying‸
      flanking · value · keyword ability → kw:flanking‸
      flashback · value · keyword ability → kw:flashback‸
      flurry · value · ability word → kw:flurry‸
    kw:"first‸
      first strike · value · keyword ability → kw:"first strike"‸
      " · keyword · closes the quote → kw:"first"‸
    wm:iz‸
      izzet · value · watermark → wm:izzet‸
    border:‸
      black · value · black border → border:black‸
      borderless · value · borderless border → border:borderless‸
      gold · value · gold border → border:gold‸
      silver · value · silver border → border:silver‸
      white · value · white border → border:white‸
      yellow · value · yellow border → border:yellow‸
    frame:o‸
      old · value · old (1993 or 1997) → frame:old‸
      originpwdfc · value · originpwdfc frame effect → frame:originpwdfc‸
    layout:‸
      adventure · value · adventure layout → layout:adventure‸
      art_series · value · art series → layout:art_series‸
      augment · value · augment layout → layout:augment‸
      battle · value · battle layout → layout:battle‸
      case · value · case layout → layout:case‸
      class · value · class layout → layout:class‸
    lang:jap‸
      ja · value · Japanese → lang:ja‸
    game:‸
      paper · value · paper Magic → game:paper‸
      mtgo · value · Magic Online → game:mtgo‸
      arena · value · MTG Arena → game:arena‸
      astral · value · MicroProse game → game:astral‸
      sega · value · Dreamcast game → game:sega‸
    in:‸
      1993 · value · original frame → in:1993‸
      alchemy · value · alchemy product → in:alchemy‸
      ar · value · Arabic → in:ar‸
      booster · value · boosters → in:booster‸
      common · value · the most frequent in boosters → in:common‸
      mbc · value · Mystery Booster Commander Edition → in:mbc‸
    new:‸
      rarity · value · rarities → new:rarity‸
      art · value · artworks → new:art‸
      artist · value · artists → new:artist‸
      flavor · value · flavor text → new:flavor‸
      frame · value · frames → new:frame‸
      language · value · languages → new:language‸
    cheapest:‸
      usd · value · US dollars → cheapest:usd‸
      eur · value · euros → cheapest:eur‸
      tix · value · tickets → cheapest:tix‸
    cube:v‸
      vintage · value · vintage cube → cube:vintage‸
    a:rebec‸
      Rebecca Guay · value → a:"Rebecca Guay"‸
    a:"rebec‸"
      Rebecca Guay · value → a:"Rebecca Guay"‸
    otag:ra‸
      ramp · value → otag:ramp‸
    art:squ‸
      missing: art-tags
    o:dra‸
      draw a card · value · example → o:"draw a card"‸
    o:/dra‸
      / · keyword · closes the expression → o:/dra/‸
    cn:1‸
      nothing
    oracleid:‸
      nothing
    order:c‸
      color · value · color then type → order:color‸
      cmc · value · mana value → order:cmc‸
    dir:‸
      auto · value · natural → dir:auto‸
      asc · value · ascending → dir:asc‸
      desc · value · descending → dir:desc‸
    unique:‸
      cards · value · one row per card (default) → unique:cards‸
      prints · value · printings → unique:prints‸
      art · value · artworks → unique:art‸
    prefer:us‸
      usd-low · value · the cheapest (in dollars) → prefer:usd-low‸
      usd-high · value · the dearest (in dollars) → prefer:usd-high‸
    as:‸
      grid · value · images → as:grid‸
      checklist · value · table → as:checklist‸
      full · value · full details → as:full‸
      text · value · text only → as:text‸
    include:‸
      extras · value · tokens, planes, schemes, oversized, memorabilia and so on → include:extras‸
      variations · value · rare printing variants → include:variations‸
      multilingual · value · every language → include:multilingual‸
      all · value · everything that is hidden → include:all‸
      funny · value · accepted, no effect today → include:funny‸
      digital · value · accepted, no effect today → include:digital‸
    foo:‸
      nothing
    f:mod‸ern t:elf
      nothing
    t:🧝‸
      t:elk⏎  pow>3 · history · used before → t:elk⏎  pow>3‸
      t:elf c:g mv<=2 · history · used before → t:elf c:g mv<=2‸
      t:goblin (c:r or c:b) · history · used before → t:goblin (c:r or c:b)‸
      artifact · value · card type → t:artifact‸
      battle · value · card type → t:battle‸
      creature · value · card type → t:creature‸
    """##
}
