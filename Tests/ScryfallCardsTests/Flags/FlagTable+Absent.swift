extension FlagTable {
  /// Values that no card of the data has.
  static let absent: [FlagRow] = [
    .noData("lights", "no card says which lights it has"),
    .noData("related", "no card lists its parts"),
    .noData("spellbook", "there is no card that names a spellbook"),
    .noData("prepare", "there are no cards of 2026"),
    .noData("reversible", "there are no reversible cards"),
    .noData("artseries", "there are no art cards"),
    .noData("brawler", "there are no legalities for brawl"),
    .noData("duelcommander", "there are no legalities for duels"),
    .noData("oathbreaker", "there are no legalities for oathbreaker"),
    .noData("gamechanger", "no card says whether it is a game changer"),
    .noData("universesbeyond", "there are neither promo types nor stamps"),
    .noData("rebalanced", "there are no cards rebalanced for Arena"),
    .noData("etched", "there are no finishes after 2019"),
    .noData("glossy", "there are no promo types"),
    .noData("textless", "no printing says that it is textless"),
    .noData("hires", "no printing says how good its scan is"),
    .noData("spotlight", "no printing says whether it is in the spotlight"),
    .noData("scryfallpreview", "no source says who previewed a card"),
    .noData("variation", "no printing says that it is a variation"),
    .noData("contentwarning", "no card has a warning"),
    .noData("showcase", "there are no frame effects after 2019"),
    .noData("extendedart", "there are no frame effects after 2019"),
    .noData("flavorname", "no printing has another name"),
    .noData("printedtext", "no source gives the printed text"),
    .noData("illustration", "there are no ids of pictures"),
    .noData("image", "no source says which printings have a picture"),
    .noData("placeholderimage", "no source says which pictures are placeholders"),
    .noData("stamp", "there are no security stamps"),
    .noData("back", "no source says which back a card has"),
    .noData("englishart", "there are no ids of pictures"),
    .noData("paperart", "there are no ids of pictures"),
    .noData("arenaid", "there are no ids of Arena"),
    .noData("mtgoid", "there are no ids of Magic Online"),
    .noData("multiverse", "there are no ids of Gatherer"),
    .noData("tcgplayer", "there are no ids of TCGplayer"),
    .noData("cardmarket", "there are no ids of Cardmarket"),
    .noData("misprint", "no source has the list of misprints"),
    .noData("covered", "no source has the list of covered art"),
    .noData("fwb", "no source has the list of white-bordered sets"),
    .noData("invitational", "no source has the list of these cards"),
    .noData("belzenlok", "no source has the list of these cards"),
    .noData("preprint", "no source says which set a card was made for"),
    .noData("cube", "no source has the lists of cubes"),
    .noData("playtest", "there are no promo types"),
    .noData("intro", "no source has the list of these products"),
    .noData("beginner", "no source has the list of these products"),
    .noData("arsenal", "no set is of this type"),
    .noData("eternal", "no set is of this type"),
  ]

  /// Promo types, which no printing of the data has.
  static let promos: [FlagRow] = """
    arenaleague beginnerbox boosterfun boxtopper brawldeck bringafriend bundle buyabox chocobotrackfoil
    commanderparty commanderpromo concept confettifoil convention cosmicfoil datestamped dazzlefoil
    dossier doubleexposure doublerainbow draculaseries draftweekend dragonscalefoil duels embossed event
    facetfoil ffi ffii ffiii ffiv ffix ffv ffvi ffvii ffviii ffx ffxi ffxii ffxiii ffxiv ffxv ffxvi
    firstplacefoil fnm fracturefoil galaxyfoil gameday giftbox gilded gleaminggold godzillaseries
    halofoil headliner imagine instore intropack invisibleink japanshowcase jpwalker judgegift league
    magnified manafoil mediainsert metal moonlitland neonink oilslick openhouse planeswalkerdeck plastic
    playerrewards playpromo portrait poster premiereshop prerelease promopack rainbowfoil raisedfoil
    ravnicacity release resale ripplefoil schinesealtart scroll serialized setpromo setextension
    silverfoil silverscroll singularityfoil sldbonus sourcematerial stamped standardshowdown
    startercollection starterdeck stepandcompleat storechampionship surgefoil textured themepack thick
    tourney upsidedown upsidedownback vault wizardsplaynetwork finalfantasy
    """.split(whereSeparator: { $0 == " " || $0 == "\n" }).map { .noData(String($0), "there are no promo types") }
}
