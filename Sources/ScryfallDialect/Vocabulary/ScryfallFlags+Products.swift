import FilterVocabulary

extension ScryfallFlags {
  /// Texts, marks and ids of a printing.
  static let contents: [FieldValue] = group(
    "print", isAboutPrinting: true,
    [
      FieldValue(
        "watermark", "has a watermark", phrase: "have a watermark", predicate: "watermark present"),
      FieldValue(
        "flavor", aliases: ["flavortext"], "has flavor text", phrase: "have flavor text",
        predicate: "flavor_text present"),
      FieldValue(
        "flavorname", "alternative in-universe name", phrase: "have an alternative in-universe name",
        predicate: "flavor_name present"),
      FieldValue(
        "localizedname", aliases: ["printedname"], "printed name differs",
        phrase: "have a printed name that differs from their own",
        predicate: "printed_name present and differs from name"),
      FieldValue(
        "printedtext", "printed text differs", phrase: "have a printed text that differs from their own",
        predicate: "printed_text present"),
      FieldValue(
        "artist", "credited artist", phrase: "have a credited artist", predicate: "artist non-empty"),
      FieldValue(
        "illustration", "has an illustration id", phrase: "have an illustration id",
        predicate: "illustration_id present"),
      FieldValue(
        "image", "has an image", phrase: "have an image", predicate: "image_status not missing"),
      FieldValue(
        "placeholderimage", "only a placeholder image", phrase: "have only a placeholder image",
        predicate: "image_status = placeholder"),
      FieldValue(
        "stamp", aliases: ["securitystamp"], "has a security stamp", phrase: "have a security stamp",
        predicate: "security_stamp present"),
      FieldValue(
        "back", "nonstandard card back", phrase: "have a nonstandard card back",
        predicate: "card_back_id differs from the ordinary one"),
      FieldValue(
        "englishart", "artwork exists on an English printing",
        phrase: "have artwork that exists on an English printing",
        predicate: "needs all printings"),
      FieldValue(
        "paperart", "artwork exists on paper", phrase: "have artwork that exists on paper",
        predicate: "needs all printings"),
      FieldValue(
        "arenaid", "has an Arena id", phrase: "have an Arena id", predicate: "arena_id present"),
      FieldValue(
        "mtgoid", "has a Magic Online id", phrase: "have a Magic Online id", predicate: "mtgo_id present"),
      FieldValue(
        "multiverse", aliases: ["multiverseid"], "has a Gatherer id", phrase: "have a Gatherer id",
        predicate: "multiverse_ids non-empty"),
      FieldValue(
        "tcgplayer", aliases: ["tcgplayerid"], "has a TCGplayer id", phrase: "have a TCGplayer id",
        predicate: "tcgplayer_id present"),
      FieldValue(
        "cardmarket", aliases: ["cardmarketid"], "has a Cardmarket id", phrase: "have a Cardmarket id",
        predicate: "cardmarket_id present"),
    ])
}

extension ScryfallFlags {
  /// The type of the set.
  static let setTypes: [FieldValue] = group(
    "settype", isAboutPrinting: true,
    [
      FieldValue(
        "core", "core set", phrase: "come from a core set", predicate: "set_type = core", confidence: .likely),
      FieldValue(
        "expansion", "expansion", phrase: "come from an expansion", predicate: "set_type = expansion",
        confidence: .likely),
      FieldValue(
        "masters", "Masters set", phrase: "come from a Masters set", predicate: "set_type = masters",
        confidence: .likely),
      FieldValue(
        "starter", "starter product", phrase: "come from a starter product", predicate: "set_type = starter",
        confidence: .likely),
      FieldValue(
        "box", "boxed product", phrase: "come from a boxed product", predicate: "set_type = box", confidence: .likely),
      FieldValue(
        "memorabilia", "memorabilia", phrase: "are memorabilia", predicate: "set_type = memorabilia",
        confidence: .likely),
      FieldValue(
        "planechase", "Planechase product", phrase: "come from a Planechase product",
        predicate: "set_type = planechase", confidence: .likely),
      FieldValue(
        "archenemy", "Archenemy product", phrase: "come from an Archenemy product", predicate: "set_type = archenemy",
        confidence: .likely),
      FieldValue(
        "arsenal", "Commander's Arsenal product", phrase: "come from a Commander's Arsenal product",
        predicate: "set_type = arsenal", confidence: .likely),
      FieldValue(
        "eternal", "eternal set", phrase: "come from an eternal set", predicate: "set_type = eternal",
        confidence: .likely),
      FieldValue(
        "premiumdeck", "Premium Deck Series", phrase: "come from the Premium Deck Series",
        predicate: "set_type = premium_deck", confidence: .likely),
    ])
}

extension ScryfallFlags {
  /// Promo types of Scryfall's data.
  static let promos: [FieldValue] = [
    .promo("arenaleague", "Arena League"),
    .promo("beginnerbox", "Beginner Box"),
    .promo("boosterfun", "Booster Fun"),
    .promo("boxtopper", "Box Topper"),
    .promo("brawldeck", "Brawl Deck"),
    .promo("bringafriend", "Bring-a-Friend"),
    .promo("bundle", "Bundle"),
    .promo("buyabox", aliases: ["bab"], "Buy-a-Box"),
    .promo("chocobotrackfoil", "Chocobo Track Foil"),
    .promo("commanderparty", "Commander Party"),
    .promo("commanderpromo", "Commander Promo"),
    .promo("concept", "Concept Art"),
    .promo("confettifoil", aliases: ["confetti"], "Confetti Foil"),
    .promo("convention", "Convention"),
    .promo("cosmicfoil", "Cosmic Foil"),
    .promo("datestamped", "Date-Stamped"),
    .promo("dazzlefoil", "Dazzle Foil"),
    .promo("dossier", "Dossier"),
    .promo("doubleexposure", "Double Exposure"),
    .promo("doublerainbow", "Double Rainbow"),
    .promo("draculaseries", aliases: ["dracula"], "Dracula Series"),
    .promo("draftweekend", "Draft Weekend"),
    .promo("dragonscalefoil", "Dragonscale Foil"),
    .promo("duels", "Duels", confidence: .likely),
    .promo("embossed", aliases: ["emboss"], "Embossed"),
    .promo("event", "Event"),
    .promo("facetfoil", "Facet Foil"),
    .promo("firstplacefoil", "First-Place Foil"),
    .promo("fnm", "Friday Night Magic"),
    .promo("fracturefoil", "Fracture Foil"),
    .promo("galaxyfoil", "Galaxy Foil"),
    .promo("gameday", "Game Day"),
    .promo("giftbox", "Gift Box"),
    .promo("gilded", "Gilded Foil"),
    .promo("gleaminggold", "Gleaming Gold"),
    .promo("godzillaseries", aliases: ["godzilla"], "Godzilla Series"),
    .promo("halofoil", aliases: ["halo"], "Halo Foil"),
    .promo("headliner", "Headliner"),
    .promo("imagine", "Imagine"),
    .promo("instore", "In-Store"),
    .promo("intropack", "Intro Pack"),
    .promo("invisibleink", "Invisible Ink"),
    .promo("japanshowcase", "Japan Showcase"),
    .promo("jpwalker", "Japanese Planeswalker"),
    .promo("judgegift", aliases: ["judge"], "Judge Gift"),
    .promo("league", "League"),
    .promo("magnified", "Magnified"),
    .promo("manafoil", "Mana Foil"),
    .promo("mediainsert", aliases: ["insert"], "Media Insert"),
    .promo("metal", "Metal"),
    .promo("moonlitland", "Moonlit Land"),
    .promo("neonink", "Neon Ink"),
    .promo("oilslick", "Oil Slick"),
    .promo("openhouse", "Open House"),
    .promo("planeswalkerdeck", aliases: ["pwdeck"], "Planeswalker Deck"),
    .promo("plastic", "Plastic"),
    .promo("playerrewards", "Player Rewards"),
    .promo("playpromo", "Play Promo"),
    .promo("portrait", "Portrait"),
    .promo("poster", "Poster"),
    .promo("premiereshop", "Premiere Shop"),
    .promo("prerelease", "Prerelease"),
    .promo("promopack", "Promo Pack"),
    .promo("rainbowfoil", "Rainbow Foil"),
    .promo("raisedfoil", "Raised Foil"),
    .promo("ravnicacity", "Ravnica City"),
    .promo("release", "Release"),
    .promo("resale", "Resale"),
    .promo("ripplefoil", "Ripple Foil"),
    .promo("schinesealtart", "Simplified Chinese Alternate Art"),
    .promo("scroll", "Scroll"),
    .promo("serialized", "Serialized"),
    .promo("setpromo", "Set Promo"),
    .promo("setextension", "Set Extension"),
    .promo("silverfoil", "Silver Foil"),
    .promo("silverscroll", "Silver Scroll"),
    .promo("singularityfoil", "Singularity Foil"),
    .promo("sldbonus", "Secret Lair Bonus"),
    .promo("sourcematerial", "Source Material"),
    .promo("stamped", aliases: ["promostamped", "pwstamped", "planeswalkerstamped"], "Promo-Stamped"),
    .promo("standardshowdown", "Standard Showdown"),
    .promo("startercollection", "Starter Collection"),
    .promo("starterdeck", "Starter Deck"),
    .promo("stepandcompleat", aliases: ["compleat"], "Step-and-Compleat"),
    .promo("storechampionship", "Store Championship"),
    .promo("surgefoil", aliases: ["surge"], "Surge Foil"),
    .promo("textured", "Textured Foil"),
    .promo("themepack", "Theme Pack"),
    .promo("thick", "Thick Stock", confidence: .likely),
    .promo("tourney", aliases: ["tournament"], "Tournament"),
    .promo("upsidedown", "Upside-Down"),
    .promo("upsidedownback", "Upside-Down Back"),
    .promo("vault", "Vault"),
    .promo("wizardsplaynetwork", aliases: ["wpn"], "Wizards Play Network"),
  ]
}

extension ScryfallFlags {
  /// The promo types of the Final Fantasy games.
  static let finalFantasy: [FieldValue] = [
    FieldValue(
      "finalfantasy", aliases: ["ff"], "any of the Final Fantasy numbered promo types",
      phrase: "carry a Final Fantasy promo mark",
      members: [
        "ffi", "ffii", "ffiii", "ffiv", "ffv", "ffvi", "ffvii", "ffviii", "ffix", "ffx", "ffxi", "ffxii", "ffxiii",
        "ffxiv", "ffxv", "ffxvi",
      ], category: "promo", predicate: "promo_types has any of ffi to ffxvi", isAboutPrinting: true, confidence: .likely
    ),
    .promo("ffi", "Final Fantasy I"),
    .promo("ffii", "Final Fantasy II"),
    .promo("ffiii", "Final Fantasy III"),
    .promo("ffiv", "Final Fantasy IV"),
    .promo("ffv", "Final Fantasy V"),
    .promo("ffvi", "Final Fantasy VI"),
    .promo("ffvii", "Final Fantasy VII"),
    .promo("ffviii", "Final Fantasy VIII"),
    .promo("ffix", "Final Fantasy IX"),
    .promo("ffx", "Final Fantasy X"),
    .promo("ffxi", "Final Fantasy XI"),
    .promo("ffxii", "Final Fantasy XII"),
    .promo("ffxiii", "Final Fantasy XIII"),
    .promo("ffxiv", "Final Fantasy XIV"),
    .promo("ffxv", "Final Fantasy XV"),
    .promo("ffxvi", "Final Fantasy XVI"),
  ]
}
