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
      elf → (t:elf‸
      ) → (t:elf)‸
    t:elf or‸ c:g
      oracle → t:elf oracle:‸ c:g
      oracletag → t:elf oracletag:‸ c:g
      order → t:elf order:‸ c:g
      oracleid → t:elf oracleid:‸ c:g
      is:firstprint → t:elf is:firstprint‸ c:g
      orc → t:elf t:orc‸ c:g
      orzhov → t:elf c:orzhov‸ c:g
      orgg → t:elf t:orgg‸ c:g
      ori → t:elf s:ori‸ c:g
      frame:1993 → t:elf frame:1993‸ c:g
      orb → t:elf t:orb‸ c:g
      orion → t:elf t:orion‸ c:g
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
      draw a card → o:"draw a card"‸ c:g
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
      Fracture Foil → is:foil -is:fracturefoil‸
      Galaxy Foil → is:foil -is:galaxyfoil‸
      Gilded Foil → is:foil -is:gilded‸
      Halo Foil → is:foil -is:halofoil‸
      Mana Foil → is:foil -is:manafoil‸
      Rainbow Foil → is:foil -is:rainbowfoil‸
      Raised Foil → is:foil -is:raisedfoil‸
    t:c‸
      creature → t:creature‸
      cleric → t:cleric‸
      cat → t:cat‸
      construct → t:construct‸
      citizen → t:citizen‸
      centaur → t:centaur‸
      card → t:card‸
      contraption → t:contraption‸
      crab → t:crab‸
      curse → t:curse‸
      cyclops → t:cyclops‸
      crocodile → t:crocodile‸
      class → t:class‸
      conspiracy → t:conspiracy‸
    is:s‸
      spell → is:spell‸
      starter → is:starter‸
      hybrid → is:hybrid‸
      spikey → is:spikey‸
      split → is:split‸
      storageland → is:storageland‸
      scryland → is:scryland‸
      shadowland → is:shadowland‸
      shockland → is:shockland‸
      slowland → is:slowland‸
      surveilland → is:surveilland‸
      spellbook → is:spellbook‸
      spotlight → is:spotlight‸
      scryfallpreview → is:scryfallpreview‸
    e:m‸
      moc → e:moc‸
      mmq → e:mmq‸
      mir → e:mir‸
      m3c → e:m3c‸
      mh3 → e:mh3‸
      mkc → e:mkc‸
      mh2 → e:mh2‸
      mom → e:mom‸
      m19 → e:m19‸
      mrd → e:mrd‸
      m21 → e:m21‸
      Magic Online Promos → e:prm‸
      Commander Masters → e:cmm‸
      Pioneer Masters → e:pio‸
    kw:s‸
      scry → kw:scry‸
      surveil → kw:surveil‸
      suspend → kw:suspend‸
      swampwalk → kw:swampwalk‸
      start your engines! → kw:"start your engines!"‸
      shadow → kw:shadow‸
      shroud → kw:shroud‸
      storm → kw:storm‸
      station → kw:station‸
      saddle → kw:saddle‸
      soulshift → kw:soulshift‸
      soulbond → kw:soulbond‸
      splice → kw:splice‸
      split second → kw:"split second"‸
    """#
}
