extension GoldenCompletions {
  static let names = ##"""
    lightn‸
      Lightning Bolt · name → !"Lightning Bolt"‸
      Lightning Helix · name → !"Lightning Helix"‸
      Premium Deck Series: Fire and Lightning · value · set, pd2 → s:pd2‸
      lights · value · property → is:lights‸
      lightn · text · rules text → o:lightn‸
      lightn · text · flavor text → ft:lightn‸
      missing: art-tags
    c:r lightn‸
      Lightning Bolt · name → c:r !"Lightning Bolt"‸
      Lightning Helix · name → c:r !"Lightning Helix"‸
      Premium Deck Series: Fire and Lightning · value · set, pd2 → c:r s:pd2‸
      lights · value · property → c:r is:lights‸
      lightn · text · rules text → c:r o:lightn‸
      lightn · text · flavor text → c:r ft:lightn‸
      missing: art-tags
    lightning bo‸
      Lightning Bolt · name → !"Lightning Bolt"‸
      box · value · property → lightning is:box‸
      booster · value · property → lightning is:booster‸
      bondland · value · property → lightning is:bondland‸
      boxtopper · value · property → lightning is:boxtopper‸
      boosterfun · value · property → lightning is:boosterfun‸
      missing: art-tags
    lightnig blot‸
      Lightning Bolt · name → !"Lightning Bolt"‸
      lightnig blot · text · rules text → o:"lightnig blot"‸
      lightnig blot · text · flavor text → ft:"lightnig blot"‸
      missing: art-tags
    !lig‸
      Lightning Bolt · name → !"Lightning Bolt"‸
      Lightning Helix · name → !"Lightning Helix"‸
    !"Light‸
      Lightning Bolt · name → !"Lightning Bolt"‸
      Lightning Helix · name → !"Lightning Helix"‸
      " · keyword · closes the quote → !"Light"‸
    "sword of‸
      Sword of Fire and Ice · name → !"Sword of Fire and Ice"‸
      sword of · text · rules text → o:"sword of"‸
      sword of · text · flavor text → ft:"sword of"‸
      " · keyword · closes the quote → "sword of"‸
    name:dark‸
      Dark Ritual · name → name:"Dark Ritual"‸
    limdul‸
      Lim-Dûl's Vault · name → !"Lim-Dûl's Vault"‸
      limdul · text · rules text → o:limdul‸
      limdul · text · flavor text → ft:limdul‸
      missing: art-tags
    -dark‸
      Dark Ritual · name → -!"Dark Ritual"‸
      Dark Ascension · value · set, dka → -s:dka‸
      Dark Ascension Promos · value · set, pdka → -s:pdka‸
      Darksteel · value · set, dst → -s:dst‸
      The Dark · value · set, drk → -s:drk‸
      drake · value · type line → -t:drake‸
      missing: art-tags
    elv‸
      Llanowar Elves · name → !"Llanowar Elves"‸
      Duel Decks: Elves vs. Goblins · value · set, dd1 → s:dd1‸
      Duel Decks: Elves vs. Inventors · value · set, ddu → s:ddu‸
      elv · text · rules text → o:elv‸
      elv · text · flavor text → ft:elv‸
      missing: art-tags
    goblin‸
      goblin · value · type line → t:goblin‸
      t:goblin (c:r or c:b) · history · used before → t:goblin (c:r or c:b)‸
      Duel Decks: Elves vs. Goblins · value · set, dd1 → s:dd1‸
      Duel Decks: Merfolk vs. Goblins · value · set, ddt → s:ddt‸
      goblinexplosioneers · value · watermark → wm:goblinexplosioneers‸
      goblin · text · rules text → o:goblin‸
      missing: art-tags
    flying‸
      flying · value · keyword → kw:flying‸
      flying · text · rules text → o:flying‸
      flying · text · flavor text → ft:flying‸
      missing: art-tags
    modern‸
      modern · value · format → f:modern‸
      modern · value · property → is:modern‸
      f:modern id<=esper · history · used before → f:modern id<=esper‸
      modern · value · frame → frame:modern‸
      modern · value · cube → cube:modern‸
      Modern Masters · value · set, mma → s:mma‸
      missing: art-tags
    blue‸
      blue · value · color → c:blue‸
      blood · value · type line → t:blood‸
      Bloomburrow · value · set, blb → s:blb‸
      Bloomburrow Commander · value · set, blc → s:blc‸
      clue · value · type line → t:clue‸
      Duel Decks: Blessed vs. Cursed · value · set, ddq → s:ddq‸
      missing: art-tags
    rare‸
      rare · value · rarity → r:rare‸
      mythic rare · value · rarity, mythic → r:mythic‸
      rarity · field · printing → rarity:‸
      arena · field · arenaid → arena:‸
      arenaid · value · property → is:arenaid‸
      arenaleague · value · property → is:arenaleague‸
      missing: art-tags
    """##
}
