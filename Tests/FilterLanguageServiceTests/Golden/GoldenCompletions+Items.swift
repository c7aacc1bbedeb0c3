extension GoldenCompletions {
  static let items = ##"""
    ‸
      is:commander f:edh · pinned · pinned → is:commander f:edh‸
      type · field · type line → type:‸
      t:elk⏎  pow>3 · history · used before → t:elk⏎  pow>3‸
    ty‸
      type · field · type line → type:‸
      set_type · field · settype → set_type:‸
      tyranid · value · type line → t:tyranid‸
      missing: art-tags
    po‸w>3
      power · field · stats → power‸>3
      powtou · field · total of power and toughness → powtou‸>3
    +‸
      + · keyword · a word of the name → +‸
      Lightning Bolt · name → !"Lightning Bolt"‸
      Llanowar Elves · name → !"Llanowar Elves"‸
      Dark Ritual · name → !"Dark Ritual"‸
      missing: art-tags
    pow‸
      power · field · stats → power>=‸
      >= · operator · at least → pow>=‸
      : · operator · exactly → pow:‸
      missing: art-tags
    pow>‸=3
      : · operator · exactly → pow:‸3
      = · operator · exactly → pow=‸3
      != · operator · other than → pow!=‸3
    t!‸
      : · operator · contains → t:‸
      = · operator · contains → t=‸
    t:‸
      creature · value · card type → t:creature‸
      human · value · creature type → t:human‸
      t:elk⏎  pow>3 · history · used before → t:elk⏎  pow>3‸
    c:az‸
      azorius · value · guild, wu → c:azorius‸
    pow>t‸
      tou · value · toughness → pow>tou‸
      tix · value · price in tickets → pow>tix‸
    date>n‸
      now · value · day → date>now‸
      ncc · value · New Capenna Commander → date>ncc‸
      9ed · value · Ninth Edition → date>9ed‸
    s:kami‸
      Kamigawa: Neon Dynasty · value · neo → s:neo‸
      Champions of Kamigawa · value · chk → s:chk‸
      Saviors of Kamigawa · value · sok → s:sok‸
    f:modren‸
      modern · value · sets since Eighth Edition → f:modern‸
    a:"rebec‸"
      Rebecca Guay · value → a:"Rebecca Guay"‸
    otag:ra‸
      ramp · value → otag:ramp‸
    o:dra‸
      dra · value → o:dra‸
      draw a card · value · example → o:"draw a card"‸
    order:c‸
      color · value · color, then type → order:color‸
      cmc · value · mana value → order:cmc‸
    lightn‸
      lightn · keyword · a word of the name → lightn‸
      Lightning Bolt · name → !"Lightning Bolt"‸
      Lightning Helix · name → !"Lightning Helix"‸
      lightn · text · rules text → o:lightn‸
      missing: art-tags
    !"Light‸
      Lightning Bolt · name → !"Lightning Bolt"‸
      Lightning Helix · name → !"Lightning Helix"‸
      " · keyword · closes the quote → !"Light"‸
    lightnig blot‸
      blot · keyword · a word of the name → lightnig blot‸
      Lightning Bolt · name → !"Lightning Bolt"‸
      lightnig blot · text · rules text → o:"lightnig blot"‸
      lightnig blot · text · flavor text → ft:"lightnig blot"‸
      missing: art-tags
    # elves‸
      nothing
    # elves⏎t:e‸ c:g⏎t:x
      enchantment · value · card type → # elves⏎t:enchantment‸ c:g⏎t:x
      elf · value · creature type → # elves⏎t:elf‸ c:g⏎t:x
      elemental · value · creature type → # elves⏎t:elemental‸ c:g⏎t:x
    t:elf⏎  ‸
      type · field · type line → t:elf⏎  type:‸
      identity · field · color identity → t:elf⏎  identity<=‸
      t:elf c:g mv<=2 · history · used before → t:elf c:g mv<=2‸
    t:elf⏎⏎‸
      is:commander f:edh · pinned · pinned → t:elf⏎⏎is:commander f:edh‸
      type · field · type line → t:elf⏎⏎type:‸
      t:elk⏎  pow>3 · history · used before → t:elf⏎⏎t:elk⏎  pow>3‸
    t:elf␍⏎  t:gob‸␍⏎
      goblin · value · creature type → t:elf␍⏎  t:goblin‸␍⏎
    c:r lightning⏎  bol‸
      bol · keyword · a word of the name → c:r lightning⏎  bol‸
      Lightning Bolt · name → c:r !"Lightning Bolt"‸
      bolas · value · type line → c:r lightning⏎  t:bolas‸
      bolster · value · keyword → c:r lightning⏎  kw:bolster‸
      missing: art-tags
    a:"re‸⏎  bec" t:elf
      Rebecca Guay · value → a:"Rebecca Guay"‸ t:elf
    t:elf (c:g or c:r ‸
      type · field · type line → t:elf (c:g or c:r type:‸
      ) · keyword · closes the group → t:elf (c:g or c:r)‸
      identity · field · color identity → t:elf (c:g or c:r identity<=‸
    t:elf o:"draw‸
      draw a card · value · example → t:elf o:"draw a card"‸
      " · keyword · closes the quote → t:elf o:"draw"‸
    t:¿ r:r‸
      rare · value · about one in a booster → t:� r:rare‸
      mythic rare · value · mythic → t:� r:mythic‸
      special rarity · value · special → t:� r:special‸
    t:elf -‸
      type · field · type line → t:elf -type:‸
      identity · field · color identity → t:elf -identity<=‸
      is · field · property → t:elf -is:‸
    """##

  static let rests = ##"""
    t:elf‸
      history ‹ c:g mv<=2›
    t:elf ‸
      history ‹c:g mv<=2›
    t:el‸
      history ‹k⏎  pow>3›
      history ‹f c:g mv<=2›
    f:mod‸
      history ‹ern id<=esper›
      completion ‹ern›
    is:c‸
      history ‹ommander f:edh›
    a:"Rebec‸
      completion ‹ca Guay"›
      structure ‹"›
    a:rebec‸
      nothing
    x (f:moder‸)
      completion ‹n›
    x (a -(b ‸
      next ‹t:creature›
      structure ‹))›
    x (o:'draw‸
      completion ‹ a card'›
      structure ‹')›
    x o:“draw‸
      structure ‹”›
    (x o:/^ta‸)
      structure ‹/›
    x o:"a\‸
      structure ‹\"›
    x (a or‸
      nothing
    a )‸
      nothing
    ‸
      nothing
    # t:el‸
      nothing
    t:e‸lf
      nothing
    x lightning b‸
      nothing
    t:elf⏎  (c:g‸
      structure ‹)›
    """##
}
