extension FlagTable {
  /// Properties of printings: the negative examples are other printings of the same cards.
  static let printings: [FlagRow] = [
    .init(
      "foil", in: ["Sol Ring (g05)", "Command Tower (cm1)", "Evolving Wilds (akh)"],
      out: ["Sol Ring (2ed)", "Command Tower (c13)", "Evolving Wilds (c13)"]),
    .init(
      "nonfoil", in: ["Sol Ring (2ed)", "Command Tower (c13)", "Evolving Wilds (akh)"],
      out: ["Sol Ring (g05)", "Command Tower (cm1)", "Evolving Wilds (f12)"]),
    .init(
      "fullart", in: ["Wrath of God (p07)", "Reclamation Sage (pm15)", "Ponder (p08)"],
      out: ["Wrath of God (10e)", "Reclamation Sage (c14)", "Ponder (c18)"]),
    .init(
      "oversized", in: ["Brainstorm (olgc)", "Avacyn, Angel of Hope (phel)", "Daretti, Scrap Savant (oc14)"],
      out: ["Brainstorm (5ed)", "Avacyn, Angel of Hope (avr)", "Daretti, Scrap Savant (c14)"]),
    .init(
      "promo", in: ["Sol Ring (30a)", "Command Tower (j12)", "Evolving Wilds (f12)"],
      out: ["Sol Ring (2ed)", "Command Tower (40k)", "Evolving Wilds (40k)"]),
    .init(
      "reprint", in: ["Sol Ring (2ed)", "Command Tower (c13)", "Evolving Wilds (akh)"],
      out: ["Sol Ring (lea)", "Command Tower (cmd)", "Evolving Wilds (roe)"]),
    .init(
      "firstprint", in: ["Sol Ring (lea)", "Command Tower (cmd)", "Evolving Wilds (roe)"],
      out: ["Sol Ring (2ed)", "Command Tower (40k)", "Evolving Wilds (40k)"]),
    .init(
      "digital", in: ["Sol Ring (me4)", "Command Tower (prm)", "Lightning Greaves (pz1)"],
      out: ["Sol Ring (2ed)", "Command Tower (40k)", "Lightning Greaves (2xm)"]),
    .init(
      "booster", in: ["Evolving Wilds (m20)", "Opt (eld)", "Murder (m20)"],
      out: ["Evolving Wilds (akh)", "Opt (dom)", "Murder (a25)"]),
    .init(
      "default", in: ["Sol Ring (2ed)", "Swords to Plowshares (3ed)", "Counterspell (4ed)"],
      out: ["Sol Ring (me4)", "Swords to Plowshares (me2)", "Counterspell (me2)"]),
    .init(
      "atypical", in: ["Sol Ring (me4)", "Swords to Plowshares (me2)", "Counterspell (prm)"],
      out: ["Sol Ring (2ed)", "Swords to Plowshares (2ed)", "Counterspell (2ed)"]),
    .init(
      "old", in: ["Sol Ring (2ed)", "Temple of the False God (scg)", "Swords to Plowshares (3ed)"],
      out: ["Sol Ring (c13)", "Temple of the False God (c13)", "Swords to Plowshares (a25)"]),
    .init(
      "new", in: ["Sol Ring (c13)", "Temple of the False God (c14)", "Swords to Plowshares (a25)"],
      out: ["Sol Ring (2ed)", "Temple of the False God (scg)", "Swords to Plowshares (2ed)"]),
    .init(
      "modern", in: ["Sol Ring (c13)", "Command Tower (cm1)", "Evolving Wilds (cmd)"],
      out: ["Sol Ring (2ed)", "Command Tower (c15)", "Evolving Wilds (akh)"]),
    .init(
      "future", in: ["Dryad Arbor (fut)", "Edge of Autumn (td0)", "Grove of the Burnwillows (fut)"],
      out: ["Dryad Arbor (v12)", "Edge of Autumn (ddg)", "Grove of the Burnwillows (ima)"]),
    .init(
      "colorshifted", in: ["Harmonize (plc)", "Damnation (plc)", "Mesa Enchantress (plc)"],
      out: ["Harmonize (arc)", "Damnation (j15)", "Mesa Enchantress (c15)"]),
    .init(
      "timeshifted", in: ["Mystic Snake (tsb)", "Tormod's Crypt (tsb)", "Disenchant (tsb)"],
      out: ["Mystic Snake (a25)", "Tormod's Crypt (c14)", "Disenchant (2ed)"]),
    .init(
      "borderless", in: ["Eternal Witness (puma)", "Tezzeret the Seeker (med)", "Ugin, the Spirit Dragon (med)"],
      out: ["Eternal Witness (5dn)", "Tezzeret the Seeker (ala)", "Ugin, the Spirit Dragon (frf)"]),
    .init(
      "tombstone", in: ["Anger (jud)", "Deep Analysis (f07)", "Brawn (td0)"],
      out: ["Anger (cma)", "Deep Analysis (c13)", "Brawn (cm2)"]),
    .init(
      "watermark", in: ["Sol Ring (g05)", "Command Tower (j12)", "Evolving Wilds (f12)"],
      out: ["Sol Ring (2ed)", "Command Tower (c13)", "Evolving Wilds (akh)"]),
    .init(
      "flavor", in: ["Sol Ring (c13)", "Lightning Greaves (arc)", "Terramorphic Expanse (10e)"],
      out: ["Sol Ring (2ed)", "Lightning Greaves (mrd)", "Terramorphic Expanse (c14)"]),
    .init(
      "localizedname", in: ["Sol Ring (fbb)", "Lightning Greaves (psal)", "Terramorphic Expanse (ps11)"],
      out: ["Sol Ring (2ed)", "Lightning Greaves (arc)", "Terramorphic Expanse (10e)"]),
    .init(
      "artist", in: ["Lightning Bolt (lea)", "Deep Analysis (c13)", "Druid's Deliverance (rtr)"],
      out: ["Deep Analysis (c19)", "Druid's Deliverance (c19)", "Season of Loss"]),
    .init(
      "fbb", in: ["Sol Ring (fbb)", "Swords to Plowshares (fbb)", "Counterspell (fbb)"],
      out: ["Sol Ring (2ed)", "Swords to Plowshares (2ed)", "Counterspell (2ed)"]),
    .init(
      "jumpstart", in: ["Evolving Wilds (j22)", "Terramorphic Expanse (j25)", "Swords to Plowshares (j21)"],
      out: ["Evolving Wilds (40k)", "Terramorphic Expanse (10e)", "Swords to Plowshares (2ed)"]),
  ]

  /// The type of its set.
  static let sets: [FlagRow] = [
    .init(
      "masterpiece", in: ["Sol Ring (mps)", "Counterspell (mp2)", "Eternal Witness (puma)"],
      out: ["Sol Ring (2ed)", "Counterspell (2ed)", "Eternal Witness (2x2)"]),
    .init(
      "core", in: ["Sol Ring (2ed)", "Evolving Wilds (fdn)", "Reliquary Tower (m13)"],
      out: ["Sol Ring (30a)", "Evolving Wilds (40k)", "Reliquary Tower (40k)"]),
    .init(
      "expansion", in: ["Evolving Wilds (afr)", "Reliquary Tower (con)", "Lightning Greaves (mrd)"],
      out: ["Evolving Wilds (40k)", "Reliquary Tower (40k)", "Lightning Greaves (2xm)"]),
    .init(
      "masters", in: ["Sol Ring (cmm)", "Evolving Wilds (akr)", "Lightning Greaves (2xm)"],
      out: ["Sol Ring (2ed)", "Evolving Wilds (40k)", "Lightning Greaves (afc)"]),
    .init(
      "starter", in: ["Command Tower (anb)", "Counterspell (s99)", "Wrath of God (por)"],
      out: ["Command Tower (40k)", "Counterspell (2ed)", "Wrath of God (10e)"]),
    .init(
      "box", in: ["Sol Ring (mb2)", "Command Tower (pip)", "Evolving Wilds (j22)"],
      out: ["Sol Ring (2ed)", "Command Tower (40k)", "Evolving Wilds (40k)"]),
    .init(
      "memorabilia", in: ["Sol Ring (ced)", "Temple of the False God (wc04)", "Swords to Plowshares (cei)"],
      out: ["Sol Ring (2ed)", "Temple of the False God (40k)", "Swords to Plowshares (2ed)"]),
    .init(
      "planechase", in: ["Terramorphic Expanse (hop)", "Cultivate (pc2)", "Beast Within (pca)"],
      out: ["Terramorphic Expanse (10e)", "Cultivate (40k)", "Beast Within (afc)"]),
    .init(
      "archenemy", in: ["Lightning Greaves (arc)", "Cultivate (e01)", "Sakura-Tribe Elder (arc)"],
      out: ["Lightning Greaves (2xm)", "Cultivate (40k)", "Sakura-Tribe Elder (blc)"]),
    .init(
      "premiumdeck", in: ["Terramorphic Expanse (h09)", "Animate Dead (pd3)", "Reverberate (pd2)"],
      out: ["Terramorphic Expanse (10e)", "Animate Dead (2ed)", "Reverberate (40k)"]),
    .init(
      "alchemy", in: ["Evolving Wilds (pio)", "Anguished Unmaking (sir)", "Faithless Looting (sis)"],
      out: ["Evolving Wilds (40k)", "Anguished Unmaking (2x2)", "Faithless Looting (brc)"]),
  ]
}
