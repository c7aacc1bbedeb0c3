extension GoldenCompletions {
  /// More values of lists.
  static let otherValues = #"""
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
    (t:elf‸
      ) → (t:elf)‸
    t:elf or‸ c:g
      oracle → t:elf oracle:‸ c:g
      oracletag → t:elf oracletag:‸ c:g
      order → t:elf order:‸ c:g
      oracleid → t:elf oracleid:‸ c:g
      orb → t:elf t:orb‸ c:g
      orc → t:elf t:orc‸ c:g
      orgg → t:elf t:orgg‸ c:g
      orion → t:elf t:orion‸ c:g
      orzhov → t:elf c:orzhov‸ c:g
      ori → t:elf s:ori‸ c:g
      Magic Origins Promos → t:elf s:pori‸ c:g
      Magic Origins Clash Pack → t:elf s:cp3‸ c:g
      orzhov → t:elf wm:orzhov‸ c:g
      orderofthewidget → t:elf wm:orderofthewidget‸ c:g
    t:elf ‸ c:g
      type → t:elf type:‸ c:g
      identity → t:elf identity<=‸ c:g
      is → t:elf is:‸ c:g
      or → t:elf or ‸c:g
      color → t:elf color:‸ c:g
      oracle → t:elf oracle:‸ c:g
      format → t:elf format:‸ c:g
      set → t:elf set:‸ c:g
      name → t:elf name:‸ c:g
      power → t:elf power>=‸ c:g
      manavalue → t:elf manavalue=‸ c:g
      mana → t:elf mana:‸ c:g
      rarity → t:elf rarity:‸ c:g
      unique → t:elf unique:‸ c:g
    o:"draw a ‸card" c:g
      nothing
    t!‸
      : → t:‸
      = → t=‸
    f=mod‸
      modern → f=modern‸
    f:modern f:leg‸
      legacy → f:modern f:legacy‸
    is:foil -is:fo‸
      Chocobo Track Foil → is:foil -is:chocobotrackfoil‸
      Confetti Foil → is:foil -is:confettifoil‸
      Cosmic Foil → is:foil -is:cosmicfoil‸
      Dazzle Foil → is:foil -is:dazzlefoil‸
      Dragonscale Foil → is:foil -is:dragonscalefoil‸
      Facet Foil → is:foil -is:facetfoil‸
      First-Place Foil → is:foil -is:firstplacefoil‸
      Galaxy Foil → is:foil -is:galaxyfoil‸
      Fracture Foil → is:foil -is:fracturefoil‸
      Gilded Foil → is:foil -is:gilded‸
      Halo Foil → is:foil -is:halofoil‸
      Mana Foil → is:foil -is:manafoil‸
      Rainbow Foil → is:foil -is:rainbowfoil‸
      Raised Foil → is:foil -is:raisedfoil‸
    t:c‸
      creature → t:creature‸
      card → t:card‸
      conspiracy → t:conspiracy‸
      c'tan → t:c'tan‸
      cat → t:cat‸
      camel → t:camel‸
      caitian → t:caitian‸
      camarid → t:camarid‸
      caribou → t:caribou‸
      capybara → t:capybara‸
      child → t:child‸
      carrier → t:carrier‸
      centaur → t:centaur‸
      clown → t:clown‸
    is:s‸
      spell → is:spell‸
      hybrid → is:hybrid‸
      split → is:split‸
      spellbook → is:spellbook‸
      spikey → is:spikey‸
      spotlight → is:spotlight‸
      scryfallpreview → is:scryfallpreview‸
      showcase → is:showcase‸
      stamp → is:stamp‸
      starter → is:starter‸
      shadowland → is:shadowland‸
      scryland → is:scryland‸
      shockland → is:shockland‸
      slowland → is:slowland‸
    e:m‸
      mbc → e:mbc‸
      msc → e:msc‸
      msh → e:msh‸
      mar → e:mar‸
      MagicFest 2026 → e:pf26‸
      Marvel Legends Series Inserts → e:lmar‸
      Marvel's Spider-Man → e:spm‸
      Marvel's Spider-Man Eternal → e:spe‸
      mb2 → e:mb2‸
      m3c → e:m3c‸
      mh3 → e:mh3‸
      MagicFest 2025 → e:pf25‸
      mkc → e:mkc‸
      mkm → e:mkm‸
    kw:s‸
      aura swap → kw:"aura swap"‸
      double strike → kw:"double strike"‸
      saddle → kw:saddle‸
      shadow → kw:shadow‸
      skulk → kw:skulk‸
      scavenge → kw:scavenge‸
      shroud → kw:shroud‸
      sneak → kw:sneak‸
      solved → kw:solved‸
      slivercycling → kw:slivercycling‸
      soulbond → kw:soulbond‸
      soulshift → kw:soulshift‸
      splice → kw:splice‸
      spree → kw:spree‸
    """#
}
