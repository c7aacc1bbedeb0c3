extension GoldenCompletions {
  /// Texts, names and expressions.
  static let texts = #"""
    first str‸
      first strike → kw:"first strike"‸
      pow>=5 → first pow>=5‸
      power>= → first power>=‸
      first str → o:"first str"‸
      Streets of New Capenna → first s:snc‸
      Strixhaven: School of Mages → first s:stx‸
      Stronghold → first s:sth‸
      strive → first kw:strive‸
      Strixhaven Mystical Archive → first s:sta‸
      first str → ft:"first str"‸
    draw a card‸
      draw a card → o:"draw a card"‸
      paper → draw a new:paper‸
      card → draw a t:card‸
      draw a card → ft:"draw a card"‸
      type → draw a type:‸
      is → draw a is:‸
      color → draw a color:‸
      format → draw a format:‸
      cardmarket → draw a is:cardmarket‸
      include → draw a include:‸
      not → draw a not:‸
      spellbook → draw a spellbook:‸
    dark rit‸
      Dark Ritual → !"Dark Ritual"‸
      dark rit → o:"dark rit"‸
      dark rit → ft:"dark rit"‸
    /^tap‸/
      /^tap/ → o:/^tap/‸
      /^tap/ → ft:/^tap/‸
    o:"draw‸
      draw a card → o:"draw a card"‸
      " → o:"draw"‸
    o:'draw‸
      draw a card → o:'draw a card'‸
      ' → o:'draw'‸
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
    draw a‸
      and → draw and ‸
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
    -/^tap‸/
      ^tap → -/o:^tap‸ /
      ^tap → -/ft:^tap‸ /
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
    o:"‸"
      draw a card → o:"draw a card"‸
      flying → o:"flying"‸
      ~ enters → o:"~ enters"‸
      enters tapped → o:"enters tapped"‸
      destroy target → o:"destroy target"‸
      create a → o:"create a"‸
      +1/+1 counter → o:"+1/+1 counter"‸
      target creature → o:"target creature"‸
      whenever ~ attacks → o:"whenever ~ attacks"‸
      at the beginning of your upkeep → o:"at the beginning of your upkeep"‸
      counter target spell → o:"counter target spell"‸
      exile target → o:"exile target"‸
      search your library → o:"search your library"‸
      sacrifice a creature → o:"sacrifice a creature"‸
    o:/‸/
      nothing
    """#
}
