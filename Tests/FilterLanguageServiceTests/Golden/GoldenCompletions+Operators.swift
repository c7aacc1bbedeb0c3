extension GoldenCompletions {
  static let operators = ##"""
    pow‸
      power · field · stats → power>=‸
      >= · operator · at least → pow>=‸
      : · operator · exactly → pow:‸
      = · operator · exactly → pow=‸
      != · operator · other than → pow!=‸
      < · operator · less than → pow<‸
      missing: art-tags
    pow‸3
      power · field · stats → power>=‸
      powtou · field · total of power and toughness → powtou>=‸
      power-plant · value · type line → t:power-plant‸
      powerstone · value · type line → t:powerstone‸
      power-up · value · keyword → kw:power-up‸
      pow · text · rules text → o:pow‸
      missing: art-tags
    pow>‸
      tou · value · toughness → pow>tou‸
      loy · value · loyalty → pow>loy‸
      pt · value · total of power and toughness → pow>pt‸
      edhrec · value · EDHREC rank → pow>edhrec‸
      0 · value → pow>0‸
      1 · value → pow>1‸
    pow>‸=3
      : · operator · exactly → pow:‸3
      = · operator · exactly → pow=‸3
      != · operator · other than → pow!=‸3
      < · operator · less than → pow<‸3
      <= · operator · at most → pow<=‸3
      > · operator · more than → pow>‸3
    pow!‸
      >= · operator · at least → pow>=‸
      : · operator · exactly → pow:‸
      = · operator · exactly → pow=‸
      != · operator · other than → pow!=‸
      < · operator · less than → pow<‸
      <= · operator · at most → pow<=‸
    t‸
      type · field · type line → type:‸
      : · operator · contains → t:‸
      = · operator · contains → t=‸
      toughness · field · stats → toughness>=‸
      oracle_tag · field · oracletag → oracle_tag:‸
      tix · field · price in tickets → tix<‸
      missing: art-tags
    t:‸elf
      artifact · value · card type → t:artifact‸
      battle · value · card type → t:battle‸
      creature · value · card type → t:creature‸
      enchantment · value · card type → t:enchantment‸
      instant · value · card type → t:instant‸
      kindred · value · card type → t:kindred‸
    t!‸
      : · operator · contains → t:‸
      = · operator · contains → t=‸
      t:elk⏎  pow>3 · history · used before → t:elk⏎  pow>3‸
      t:elf c:g mv<=2 · history · used before → t:elf c:g mv<=2‸
      t:goblin (c:r or c:b) · history · used before → t:goblin (c:r or c:b)‸
    c‸:g
      color · field · color → color‸:g
      ci · field · identity → ci‸:g
      cmc · field · manavalue → cmc‸:g
      cn · field · number → cn‸:g
      cube · field · printing → cube‸:g
      cheapest · field · cheapest printing → cheapest‸:g
    r<‸
      common · value · the most frequent in boosters → r<common‸
      uncommon · value · less frequent → r<uncommon‸
      rare · value · one in a booster → r<rare‸
      special · value · special rarity → r<special‸
      mythic · value · mythic rare → r<mythic‸
      bonus · value · bonus rarity → r<bonus‸
    is‸
      is · field · property → is:‸
      is:commander f:edh · pinned · pinned → is:commander f:edh‸
      = · operator · is → is=‸
      island · value · type line → t:island‸
      In-Store · value · property, instore → is:instore‸
      isd · value · set → s:isd‸
      missing: art-tags
    order‸
      order · field · display → order:‸
      orderofthewidget · value · watermark → wm:orderofthewidget‸
      border · field · art → border:‸
      borderless · value · property → is:borderless‸
      borderless · value · border → border:borderless‸
      order · text · rules text → o:order‸
      missing: art-tags
    usd=‸
      tix · value · price in tickets → usd=tix‸
      eur · value · price in euros → usd=eur‸
      usdfoil · value · foil price in US dollars → usd=usdfoil‸
      0 · value → usd=0‸
      1 · value → usd=1‸
      2 · value → usd=2‸
    foo‸
      food · value · type line → t:food‸
      food · value · keyword → kw:food‸
      foo · text · rules text → o:foo‸
      foo · text · flavor text → ft:foo‸
      missing: art-tags
    """##
}
