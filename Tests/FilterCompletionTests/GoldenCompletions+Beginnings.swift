extension GoldenCompletions {
  /// Prefixes, operators, and text between terms.
  static let beginnings = #"""
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
      kw:infect → kw:infect‸
      sort:edhrec → sort:edhrec‸
      lang:pt → lang:pt‸
      por → s:por‸
      possum → t:possum‸
      porcupine → t:porcupine‸
      power-plant → t:power-plant‸
      powerstone → t:powerstone‸
      Portal Three Kingdoms → s:ptk‸
      Portal Second Age → s:p02‸
      pogw → s:pogw‸
      pori → s:pori‸
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
      : → c:‸
      = → c=‸
      != → c!=‸
      < → c<‸
      <= → c<=‸
      > → c>‸
      >= → c>=‸
      ci → ci<=‸
      cmc → cmc=‸
      cn → cn:‸
      cube → cube:‸
      cheapest → cheapest:‸
      collector → collector>=‸
    is‸
      is → is:‸
      = → is=‸
      island → t:island‸
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
      ptk → s:ptk‸
      ptc → s:ptc‸
      pthb → s:pthb‸
      pths → s:pths‸
      ptkdf → s:ptkdf‸
    or‸
      oracle → oracle:‸
      oracletag → oracletag:‸
      order → order:‸
      oracleid → oracleid:‸
      is:firstprint → is:firstprint‸
      orc → t:orc‸
      orzhov → c:orzhov‸
      orgg → t:orgg‸
      ori → s:ori‸
      frame:1993 → frame:1993‸
      orb → t:orb‸
      orion → t:orion‸
      orzhov → wm:orzhov‸
      orderofthewidget → wm:orderofthewidget‸
    lim-d‸
      Lim-Dûl's Vault → !"Lim-Dûl's Vault"‸
      date → date>=‸
      dir → dir:‸
      display → display:‸
      def → def>=‸
      devotion → devotion:‸
      identity → identity<=‸
      lim-d → o:lim-d‸
      oracletag → oracletag:‸
      edhrec → edhrec<=‸
      lim-d → ft:lim-d‸
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
    in‸
      in → in:‸
      = → in=‸
      include → include:‸
      instant → t:instant‸
      infect → kw:infect‸
      kw:flying → kw:flying‸
      game:paper → game:paper‸
      insect → t:insect‸
      usd<=1 → usd<=1‸
      indestructible → kw:indestructible‸
      indicator → is:indicator‸
      incarnation → t:incarnation‸
      inv → s:inv‸
      inr → s:inr‸
    n‸
      name → name:‸
      not → not:‸
      number → number:‸
      new → new:‸
    """#
}
