extension ScryfallFrequencies {
  /// Cards by flag; those that the data does not tell are estimates. Flags that nearly all printings have are left out.
  static let flags: StaticString = """
    spell 29000, permanent 23000, foil 17000, reprint 12000, historic 6600, paupercommander 5200,
    universesbeyond 3900, party 3400, brawler 2900, duelcommander 2900, commander 2700, promo 2600, jumpstart 2000,
    frenchvanilla 1300, extra 1100, outlaw 1100, memorabilia 950, bear 860, alchemy 810, starter 720, modal 640,
    unset 620, reserved 570, booster 490, funny 480, dfc 470, hybrid 460, flavorname 400, vanilla 380,
    transform 360, indicator 350, oathbreaker 300, planechase 270, archenemy 230, spikey 230, masterpiece 220,
    partner 170, fullart 140, token 140, adventure 130, oversized 130, split 120, timeshifted 120, borderless 100,
    mdfc 100, vanguard 100, premiumdeck 97, future 81, phyrexian 73, tombstone 62, gamechanger 53, creatureland 47,
    colorshifted 45, host 32, class 27, leveler 25, filterland 22, flip 21, bounceland 17, meld 17, gainland 15,
    meldpart 14, storageland 12, bondland 10, checkland 10, dual 10, fastland 10, fetchland 10, painland 10,
    pathway 10, scryland 10, shadowland 10, shockland 10, slowland 10, surveilland 10, tricycleland 10, triland 10,
    vergeland 10, companion 9, bikeland 7, tangoland 7, canopyland 6, planar 6, meldresult 3, tron 3
    """

  /// Cards by watermark.
  static let watermarks: StaticString = """
    set 350, mirran 280, phyrexian 250, wotc 140, dimir 110, golgari 100, gruul 100, rakdos 100, selesnya 100,
    simic 100, boros 99, azorius 96, orzhov 96, izzet 95, fnm 90, dci 81, sultai 54, conspiracy 52, planeswalker 52,
    abzan 47, jeskai 47, temur 47, mardu 42, colorpie 40, dromoka 40, leagueofdastardlydoom 40, orderofthewidget 38,
    ojutai 36, silumgar 34, agentsofsneak 33, atarka 28, goblinexplosioneers 28, kolaghan 27, crossbreedlabs 25,
    herospath 22, arena 13, mtg 13, grandprix 10, flavor 8, junioreurope 8, junior 7, juniorapac 6, protour 5,
    d&d 2, mtg15 2, scholarship 2, mtg10 1, nerf 1, transformers 1, wpn 1
    """

  /// Cards by layout.
  static let layouts: StaticString = """
    normal 29000, transform 360, saga 150, adventure 130, token 130, split 120, modal_dfc 100, vanguard 100,
    mutate 34, class 27, leveler 25, flip 21, host 19, prototype 19, meld 17, augment 13, case 13,
    double_faced_token 7, planar 6, scheme 5, emblem 1
    """

  /// Cards by frame.
  static let frames: StaticString = """
    new 15000, 2015 9300, 2003 9100, modern 9100, old 6400, 1997 5800, 1993 1600, future 81
    """

  /// Cards by frame effect.
  static let frameEffects: StaticString = """
    legendary 190, devoid 98, enchantment 91, sunmoondfc 68, tombstone 62, colorshifted 45, draft 27,
    compasslanddfc 17, mooneldrazidfc 14, miracle 12, originpwdfc 6
    """

  /// Cards by border.
  static let borders: StaticString = """
    black 19000, white 1600, gold 620, silver 430, borderless 100
    """

  /// Cards by the type of their sets.
  static let setTypes: StaticString = """
    expansion 23000, masters 5100, box 4900, commander 4900, draft_innovation 3900, core 3500, promo 2600,
    duel_deck 1300, memorabilia 950, alchemy 810, starter 720, funny 620, treasure_chest 430, planechase 270,
    archenemy 230, masterpiece 220, from_the_vault 160, vanguard 100, premium_deck 97, token 56, spellbook 16
    """

  /// Cards by rarity.
  static let rarities: StaticString = """
    common 10000, rare 10000, uncommon 10000, mythic 2400, special 120
    """

  /// Cards by game.
  static let games: StaticString = """
    paper 30000, mtgo 18000, arena 2200
    """
}
