extension GoldenCompletions {
  static let documents = ##"""
    # elves‸
      nothing
    # elves⏎t:e‸ c:g⏎t:x
      enchantment · value · card type → # elves⏎t:enchantment‸ c:g⏎t:x
      emblem · value · card type → # elves⏎t:emblem‸ c:g⏎t:x
      elite · value · supertype → # elves⏎t:elite‸ c:g⏎t:x
      egg · value · creature type → # elves⏎t:egg‸ c:g⏎t:x
      elf · value · creature type → # elves⏎t:elf‸ c:g⏎t:x
      elk · value · creature type → # elves⏎t:elk‸ c:g⏎t:x
    t:elf⏎  ‸
      type · field · type line → t:elf⏎  type:‸
      identity · field · color identity → t:elf⏎  identity<=‸
      is · field · property → t:elf⏎  is:‸
      or · keyword · either of the two → t:elf⏎  or ‸
      color · field · color → t:elf⏎  color:‸
      oracle · field · rules text → t:elf⏎  oracle:‸
    t:elf⏎  c:g⏎  mv‸
      mv · field · manavalue → t:elf⏎  c:g⏎  mv=‸
      : · operator · exactly → t:elf⏎  c:g⏎  mv:‸
      != · operator · other than → t:elf⏎  c:g⏎  mv!=‸
      < · operator · less than → t:elf⏎  c:g⏎  mv<‸
      <= · operator · at most → t:elf⏎  c:g⏎  mv<=‸
      > · operator · more than → t:elf⏎  c:g⏎  mv>‸
      missing: art-tags
    t:elf⏎⏎‸
      is:commander f:edh · pinned · pinned → t:elf⏎⏎is:commander f:edh‸
      f:modern id<=esper · history · used before → t:elf⏎⏎f:modern id<=esper‸
      t:elf c:g mv<=2 · history · used before → t:elf⏎⏎t:elf c:g mv<=2‸
      t:elk⏎  pow>3 · history · used before → t:elf⏎⏎t:elk⏎  pow>3‸
      t:goblin (c:r or c:b) · history · used before → t:elf⏎⏎t:goblin (c:r or c:b)‸
      type · field · type line → t:elf⏎⏎type:‸
    t:elf␍⏎  t:gob‸␍⏎
      goblin · value · creature type → t:elf␍⏎  t:goblin‸␍⏎
    c:r lightning⏎  bol‸
      Lightning Bolt · name → c:r !"Lightning Bolt"‸
      Archenemy: Nicol Bolas · value · set, e01 → c:r lightning⏎  s:e01‸
      Duel Decks: Ajani vs. Nicol Bolas · value · set, ddh → c:r lightning⏎  s:ddh‸
      bolas · value · type line → c:r lightning⏎  t:bolas‸
      bolster · value · keyword → c:r lightning⏎  kw:bolster‸
      lightning⏎  bol · text · rules text → c:r o:"lightning⏎  bol"‸
      missing: art-tags
    a:"re‸⏎  bec" t:elf
      Rebecca Guay · value → a:"Rebecca Guay"‸ t:elf
    t:elf (c:g or c:r‸
      red · value · r → t:elf (c:g or c:red‸
      gruul · value · guild, rg → t:elf (c:g or c:gruul‸
      rakdos · value · guild, br → t:elf (c:g or c:rakdos‸
      rainbow · value · 5 colors → t:elf (c:g or c:rainbow‸
      ) · keyword · closes the group → t:elf (c:g or c:r)‸
    t:elf (c:g or c:r ‸
      type · field · type line → t:elf (c:g or c:r type:‸
      ) · keyword · closes the group → t:elf (c:g or c:r)‸
      identity · field · color identity → t:elf (c:g or c:r identity<=‸
      is · field · property → t:elf (c:g or c:r is:‸
      or · keyword · either of the two → t:elf (c:g or c:r or ‸
      color · field · color → t:elf (c:g or c:r color:‸
    t:elf o:"draw‸
      " · keyword · closes the quote → t:elf o:"draw"‸
      draw a card · value · example → t:elf o:"draw a card"‸
    t:goblin ‸
      type · field · type line → t:goblin type:‸
      identity · field · color identity → t:goblin identity<=‸
      is · field · property → t:goblin is:‸
      or · keyword · either of the two → t:goblin or ‸
      color · field · color → t:goblin color:‸
      oracle · field · rules text → t:goblin oracle:‸
    f:mod‸
      modern · value · Eighth Edition onward → f:modern‸
      f:modern id<=esper · history · used before → f:modern id<=esper‸
    🧝 t:e‸
      enchantment · value · card type → 🧝 t:enchantment‸
      emblem · value · card type → 🧝 t:emblem‸
      elite · value · supertype → 🧝 t:elite‸
      egg · value · creature type → 🧝 t:egg‸
      elf · value · creature type → 🧝 t:elf‸
      elk · value · creature type → 🧝 t:elk‸
    t:¿ r:r‸
      rare · value · one in a booster → t:� r:rare‸
      special rarity · value · special → t:� r:special‸
      mythic rare · value · mythic → t:� r:mythic‸
      bonus rarity · value · bonus → t:� r:bonus‸
      t:goblin (c:r or c:b) · history · used before → t:goblin (c:r or c:b)‸
    t:elf or ‸
      type · field · type line → t:elf or type:‸
      identity · field · color identity → t:elf or identity<=‸
      is · field · property → t:elf or is:‸
      color · field · color → t:elf or color:‸
      oracle · field · rules text → t:elf or oracle:‸
      format · field · legality → t:elf or format:‸
    t:elf -‸
      type · field · type line → t:elf -type:‸
      identity · field · color identity → t:elf -identity<=‸
      is · field · property → t:elf -is:‸
      color · field · color → t:elf -color:‸
      oracle · field · rules text → t:elf -oracle:‸
      format · field · legality → t:elf -format:‸
    """##
}
