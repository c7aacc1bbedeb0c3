extension GoldenCompletions {
  static let fields = ##"""
    ‸
      is:commander f:edh · pinned · pinned → is:commander f:edh‸
      f:modern id<=esper · history · used before → f:modern id<=esper‸
      t:elf c:g mv<=2 · history · used before → t:elf c:g mv<=2‸
      t:elk⏎  pow>3 · history · used before → t:elk⏎  pow>3‸
      t:goblin (c:r or c:b) · history · used before → t:goblin (c:r or c:b)‸
      type · field · type line → type:‸
    t:elf ‸
      type · field · type line → t:elf type:‸
      identity · field · color identity → t:elf identity<=‸
      is · field · property → t:elf is:‸
      or · keyword · either of the two → t:elf or ‸
      color · field · color → t:elf color:‸
      oracle · field · rules text → t:elf oracle:‸
    ty‸
      type · field · type line → type:‸
      set_type · field · settype → set_type:‸
      tyvar · value · type line → t:tyvar‸
      tyranid · value · type line → t:tyranid‸
      default · value · property → is:default‸
      typecycling · value · keyword → kw:typecycling‸
      missing: art-tags
    -ty‸
      type · field · type line → -type:‸
      set_type · field · settype → -set_type:‸
      tyvar · value · type line → -t:tyvar‸
      tyranid · value · type line → -t:tyranid‸
      default · value · property → -is:default‸
      typecycling · value · keyword → -kw:typecycling‸
      missing: art-tags
    (col‸
      color · field · color → (color:‸
      collector · field · collector number → (collector>=‸
      colorless · value · color → (c:colorless‸
      colorshifted · value · property → (is:colorshifted‸
      indicator · value · property → (is:indicator‸
      ) · keyword · closes the group → (col)‸
      missing: art-tags
    po‸
      power · field · stats → power>=‸
      powtou · field · total of power and toughness → powtou>=‸
      t:elk⏎  pow>3 · history · used before → t:elk⏎  pow>3‸
      possum · value · type line → t:possum‸
      porcupine · value · type line → t:porcupine‸
      power-plant · value · type line → t:power-plant‸
      missing: art-tags
    powr‸
      power · field · stats → power>=‸
      powtou · field · total of power and toughness → powtou>=‸
      power-plant · value · type line → t:power-plant‸
      powerstone · value · type line → t:powerstone‸
      pwor · value · set → s:pwor‸
      portrait · value · property → is:portrait‸
      missing: art-tags
    po‸w>3
      power · field · stats → power‸>3
      powtou · field · total of power and toughness → powtou‸>3
    t:elf or man‸
      manavalue · field · mana value → t:elf or manavalue=‸
      mana · field · mana cost → t:elf or mana:‸
      manticore · value · type line → t:elf or t:manticore‸
      creatureland · value · property → t:elf or is:creatureland‸
      manafoil · value · property → t:elf or is:manafoil‸
      manifest · value · keyword → t:elf or kw:manifest‸
      missing: art-tags
    man‸ t:elf
      manavalue · field · mana value → manavalue=‸ t:elf
      mana · field · mana cost → mana:‸ t:elf
      manticore · value · type line → t:manticore‸ t:elf
      creatureland · value · property → is:creatureland‸ t:elf
      manafoil · value · property → is:manafoil‸ t:elf
      manifest · value · keyword → kw:manifest‸ t:elf
      missing: art-tags
    subt‸
      type · field · type line → type:‸
      sultai · value · watermark → wm:sultai‸
      sultai · value · color → c:sultai‸
      subt · text · rules text → o:subt‸
      subt · text · flavor text → ft:subt‸
      missing: art-tags
    ord‸
      order · field · display → order:‸
      orderofthewidget · value · watermark → wm:orderofthewidget‸
      ord · text · rules text → o:ord‸
      ord · text · flavor text → ft:ord‸
      missing: art-tags
    +‸
      Lightning Bolt · name → !"Lightning Bolt"‸
      Llanowar Elves · name → !"Llanowar Elves"‸
      Dark Ritual · name → !"Dark Ritual"‸
      Lightning Helix · name → !"Lightning Helix"‸
      Sword of Fire and Ice · name → !"Sword of Fire and Ice"‸
      missing: art-tags
    -‸
      type · field · type line → -type:‸
      identity · field · color identity → -identity<=‸
      is · field · property → -is:‸
      color · field · color → -color:‸
      oracle · field · rules text → -oracle:‸
      format · field · legality → -format:‸
    legal‸
      legal · field · format → legal:‸
      = · operator · is → legal=‸
      Legacy Championship · value · set, olgc → s:olgc‸
      Urza's Legacy · value · set, ulg → s:ulg‸
      legacy · value · format → f:legacy‸
      legal · text · rules text → o:legal‸
      missing: art-tags
    zz‸
      missing: art-tags
    """##
}
