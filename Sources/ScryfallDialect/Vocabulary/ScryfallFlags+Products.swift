import FilterVocabulary

extension ScryfallFlags {
  /// Texts, marks and ids of a printing.
  static let contents: [FieldValue] = group(
    "print", isAboutPrinting: true,
    [
      FieldValue(
        "watermark", "printings with a watermark in the text box", phrase: "have a watermark",
        predicate: "watermark present"),
      FieldValue(
        "flavor", aliases: ["flavortext"], "printings with flavor text", phrase: "have flavor text",
        predicate: "flavor_text present"),
      FieldValue(
        "flavorname", "printings with another name above their own, such as Godzilla cards",
        phrase: "have an alternative in-universe name",
        predicate: "flavor_name present"),
      FieldValue(
        "localizedname", aliases: ["printedname"], "printings with a printed name that differs from the English one",
        phrase: "have a printed name that differs from their own",
        predicate: "printed_name present and differs from name"),
      FieldValue(
        "printedtext", "printings with a printed text that differs from the current rules text",
        phrase: "have a printed text that differs from their own",
        predicate: "printed_text present"),
      FieldValue(
        "artist", "printings that name their artist", phrase: "have a credited artist", predicate: "artist non-empty"),
      FieldValue(
        "illustration", "printings with a known artwork", phrase: "have an illustration id",
        predicate: "illustration_id present"),
      FieldValue(
        "image", "printings that Scryfall has a picture of", phrase: "have an image",
        predicate: "image_status not missing"),
      FieldValue(
        "placeholderimage", "printings that Scryfall has only a placeholder picture of",
        phrase: "have only a placeholder image",
        predicate: "image_status = placeholder"),
      FieldValue(
        "stamp", aliases: ["securitystamp"], "printings with a security stamp", phrase: "have a security stamp",
        predicate: "security_stamp present"),
      FieldValue(
        "back", "cards with an unusual back", phrase: "have a nonstandard card back",
        predicate: "card_back_id differs from the ordinary one"),
      FieldValue(
        "englishart", "printings with art that an English printing shares",
        phrase: "have artwork that exists on an English printing",
        predicate: "needs all printings"),
      FieldValue(
        "paperart", "printings with art that a paper printing shares", phrase: "have artwork that exists on paper",
        predicate: "needs all printings"),
      FieldValue(
        "arenaid", "printings with an id in MTG Arena", phrase: "have an Arena id", predicate: "arena_id present"),
      FieldValue(
        "mtgoid", "printings with an id in Magic Online", phrase: "have a Magic Online id", predicate: "mtgo_id present"
      ),
      FieldValue(
        "multiverse", aliases: ["multiverseid"], "printings with an id in Gatherer", phrase: "have a Gatherer id",
        predicate: "multiverse_ids non-empty"),
      FieldValue(
        "tcgplayer", aliases: ["tcgplayerid"], "printings with an id at TCGplayer", phrase: "have a TCGplayer id",
        predicate: "tcgplayer_id present"),
      FieldValue(
        "cardmarket", aliases: ["cardmarketid"], "printings with an id at Cardmarket", phrase: "have a Cardmarket id",
        predicate: "cardmarket_id present"),
    ])
}

extension ScryfallFlags {
  /// The type of the set.
  static let setTypes: [FieldValue] = group(
    "settype", isAboutPrinting: true,
    [
      FieldValue(
        "core", "printings from a core set", phrase: "come from a core set", predicate: "set_type = core",
        confidence: .likely),
      FieldValue(
        "expansion", "printings from an expansion", phrase: "come from an expansion", predicate: "set_type = expansion",
        confidence: .likely),
      FieldValue(
        "masters", "printings from a Masters set", phrase: "come from a Masters set", predicate: "set_type = masters",
        confidence: .likely),
      FieldValue(
        "starter", "printings from a starter product", phrase: "come from a starter product",
        predicate: "set_type = starter",
        confidence: .likely),
      FieldValue(
        "box", "printings from a boxed product", phrase: "come from a boxed product", predicate: "set_type = box",
        confidence: .likely),
      FieldValue(
        "memorabilia", "gold-bordered decks, display cards and other keepsakes", phrase: "are memorabilia",
        predicate: "set_type = memorabilia",
        confidence: .likely),
      FieldValue(
        "planechase", "printings from a Planechase product", phrase: "come from a Planechase product",
        predicate: "set_type = planechase", confidence: .likely),
      FieldValue(
        "archenemy", "printings from an Archenemy product", phrase: "come from an Archenemy product",
        predicate: "set_type = archenemy",
        confidence: .likely),
      FieldValue(
        "arsenal", "printings from Commander's Arsenal and the like", phrase: "come from a Commander's Arsenal product",
        predicate: "set_type = arsenal", confidence: .likely),
      FieldValue(
        "eternal", "printings from a set for eternal formats", phrase: "come from an eternal set",
        predicate: "set_type = eternal",
        confidence: .likely),
      FieldValue(
        "premiumdeck", "printings from the Premium Deck Series", phrase: "come from the Premium Deck Series",
        predicate: "set_type = premium_deck", confidence: .likely),
    ])
}

extension ScryfallFlags {
  /// Promo types of Scryfall's data.
  static let promos: [FieldValue] = [
    .promo("arenaleague", "Arena League", "promos given out in the Arena League"),
    .promo("beginnerbox", "Beginner Box", "printings from a Beginner Box"),
    .promo("boosterfun", "Booster Fun", "special looks found in boosters, such as showcase and borderless cards"),
    .promo("boxtopper", "Box Topper", "printings that come on top of a box of boosters"),
    .promo("brawldeck", "Brawl Deck", "printings from a Brawl deck"),
    .promo("bringafriend", "Bring-a-Friend", "promos for bringing a friend to an event"),
    .promo("bundle", "Bundle", "promos that come in a bundle"),
    .promo("buyabox", aliases: ["bab"], "Buy-a-Box", "promos for buying a box of boosters"),
    .promo("chocobotrackfoil", "Chocobo Track Foil", "printings in chocobo track foil"),
    .promo("commanderparty", "Commander Party", "promos of Commander Party events"),
    .promo("commanderpromo", "Commander Promo", "promos for Commander players"),
    .promo("concept", "Concept Art", "printings with concept art"),
    .promo("confettifoil", aliases: ["confetti"], "Confetti Foil", "printings in confetti foil"),
    .promo("convention", "Convention", "promos given out at conventions"),
    .promo("cosmicfoil", "Cosmic Foil", "printings in cosmic foil"),
    .promo("datestamped", "Date-Stamped", "promos with a date stamped on the card"),
    .promo("dazzlefoil", "Dazzle Foil", "printings in dazzle foil"),
    .promo("dossier", "Dossier", "printings in the look of a dossier"),
    .promo("doubleexposure", "Double Exposure", "printings with double exposure art"),
    .promo("doublerainbow", "Double Rainbow", "printings in double rainbow foil"),
    .promo("draculaseries", aliases: ["dracula"], "Dracula Series", "printings that show characters of Dracula"),
    .promo("draftweekend", "Draft Weekend", "promos of Draft Weekend events"),
    .promo("dragonscalefoil", "Dragonscale Foil", "printings in dragonscale foil"),
    .promo("duels", "Duels", "promos of the Duels of the Planeswalkers games", confidence: .likely),
    .promo("embossed", aliases: ["emboss"], "Embossed", "printings with an embossed surface"),
    .promo("event", "Event", "promos given out at events"),
    .promo("facetfoil", "Facet Foil", "printings in facet foil"),
    .promo("firstplacefoil", "First-Place Foil", "printings in first-place foil"),
    .promo("fnm", "Friday Night Magic", "promos of Friday Night Magic"),
    .promo("fracturefoil", "Fracture Foil", "printings in fracture foil"),
    .promo("galaxyfoil", "Galaxy Foil", "printings in galaxy foil"),
    .promo("gameday", "Game Day", "promos of Game Day events"),
    .promo("giftbox", "Gift Box", "promos that come in a gift box"),
    .promo("gilded", "Gilded Foil", "printings in gilded foil"),
    .promo("gleaminggold", "Gleaming Gold", "printings in gleaming gold"),
    .promo(
      "godzillaseries", aliases: ["godzilla"], "Godzilla Series",
      "printings that show Godzilla and other movie monsters"),
    .promo("halofoil", aliases: ["halo"], "Halo Foil", "printings in halo foil"),
    .promo("headliner", "Headliner", "headliner printings, the rarest look of a set"),
    .promo("imagine", "Imagine", "printings of the Imagine series"),
    .promo("instore", "In-Store", "promos given out in stores"),
    .promo("intropack", "Intro Pack", "promos that come in an intro pack"),
    .promo("invisibleink", "Invisible Ink", "printings in invisible ink"),
    .promo("japanshowcase", "Japan Showcase", "showcase printings made for Japan"),
    .promo("jpwalker", "Japanese Planeswalker", "planeswalkers with alternate art by Japanese artists"),
    .promo("judgegift", aliases: ["judge"], "Judge Gift", "gifts to tournament judges"),
    .promo("league", "League", "promos of league play"),
    .promo("magnified", "Magnified", "printings with magnified art"),
    .promo("manafoil", "Mana Foil", "printings in mana foil"),
    .promo("mediainsert", aliases: ["insert"], "Media Insert", "promos that come with a magazine, book or game"),
    .promo("metal", "Metal", "printings on metal"),
    .promo("moonlitland", "Moonlit Land", "printings of lands by moonlight"),
    .promo("neonink", "Neon Ink", "printings in neon ink"),
    .promo("oilslick", "Oil Slick", "printings in oil slick foil"),
    .promo("openhouse", "Open House", "promos of Open House events"),
    .promo("planeswalkerdeck", aliases: ["pwdeck"], "Planeswalker Deck", "printings from a planeswalker deck"),
    .promo("plastic", "Plastic", "printings on plastic"),
    .promo("playerrewards", "Player Rewards", "gifts of the Player Rewards program"),
    .promo("playpromo", "Play Promo", "promos for playing in stores"),
    .promo("portrait", "Portrait", "printings in the look of a portrait"),
    .promo("poster", "Poster", "printings in the look of a poster"),
    .promo("premiereshop", "Premiere Shop", "promos of Premiere Shops"),
    .promo("prerelease", "Prerelease", "promos of Prerelease events"),
    .promo("promopack", "Promo Pack", "printings from a promo pack"),
    .promo("rainbowfoil", "Rainbow Foil", "printings in rainbow foil"),
    .promo("raisedfoil", "Raised Foil", "printings in raised foil"),
    .promo("ravnicacity", "Ravnica City", "printings that show the city of Ravnica"),
    .promo("release", "Release", "promos of Release events"),
    .promo("resale", "Resale", "promos of the Resale series"),
    .promo("ripplefoil", "Ripple Foil", "printings in ripple foil"),
    .promo("schinesealtart", "Simplified Chinese Alternate Art", "printings with alternate art for Simplified Chinese"),
    .promo("scroll", "Scroll", "printings in the look of a scroll"),
    .promo("serialized", "Serialized", "printings that are numbered one by one"),
    .promo("setpromo", "Set Promo", "promos that accompany a set"),
    .promo("setextension", "Set Extension", "printings that extend a set"),
    .promo("silverfoil", "Silver Foil", "printings in silver foil"),
    .promo("silverscroll", "Silver Scroll", "printings in the look of a silver scroll"),
    .promo("singularityfoil", "Singularity Foil", "printings in singularity foil"),
    .promo("sldbonus", "Secret Lair Bonus", "bonus cards of Secret Lair drops"),
    .promo("sourcematerial", "Source Material", "printings with art from the work they portray"),
    .promo(
      "stamped", aliases: ["promostamped", "pwstamped", "planeswalkerstamped"], "Promo-Stamped",
      "promos with a stamp, such as the planeswalker symbol"),
    .promo("standardshowdown", "Standard Showdown", "promos of Standard Showdown events"),
    .promo("startercollection", "Starter Collection", "printings from a Starter Collection"),
    .promo("starterdeck", "Starter Deck", "printings from a starter deck"),
    .promo("stepandcompleat", aliases: ["compleat"], "Step-and-Compleat", "printings in step-and-compleat foil"),
    .promo("storechampionship", "Store Championship", "promos of Store Championship events"),
    .promo("surgefoil", aliases: ["surge"], "Surge Foil", "printings in surge foil"),
    .promo("textured", "Textured Foil", "printings in textured foil"),
    .promo("themepack", "Theme Pack", "printings from a theme pack"),
    .promo("thick", "Thick Stock", "printings on thick card stock", confidence: .likely),
    .promo("tourney", aliases: ["tournament"], "Tournament", "promos of tournaments"),
    .promo("upsidedown", "Upside-Down", "printings that are upside down"),
    .promo("upsidedownback", "Upside-Down Back", "printings with the back upside down"),
    .promo("vault", "Vault", "printings in the look of a vault"),
    .promo(
      "wizardsplaynetwork", aliases: ["wpn"], "Wizards Play Network", "promos of stores in the Wizards Play Network"),
  ]
}

extension ScryfallFlags {
  /// The promo types of the Final Fantasy games.
  static let finalFantasy: [FieldValue] = [
    FieldValue(
      "finalfantasy", aliases: ["ff"], "printings marked with one of the numbered Final Fantasy games",
      phrase: "carry a Final Fantasy promo mark",
      members: [
        "ffi", "ffii", "ffiii", "ffiv", "ffv", "ffvi", "ffvii", "ffviii", "ffix", "ffx", "ffxi", "ffxii", "ffxiii",
        "ffxiv", "ffxv", "ffxvi",
      ], category: "promo", predicate: "promo_types has any of ffi to ffxvi", isAboutPrinting: true, confidence: .likely
    ),
    .promo("ffi", "Final Fantasy I", "printings marked with Final Fantasy I"),
    .promo("ffii", "Final Fantasy II", "printings marked with Final Fantasy II"),
    .promo("ffiii", "Final Fantasy III", "printings marked with Final Fantasy III"),
    .promo("ffiv", "Final Fantasy IV", "printings marked with Final Fantasy IV"),
    .promo("ffv", "Final Fantasy V", "printings marked with Final Fantasy V"),
    .promo("ffvi", "Final Fantasy VI", "printings marked with Final Fantasy VI"),
    .promo("ffvii", "Final Fantasy VII", "printings marked with Final Fantasy VII"),
    .promo("ffviii", "Final Fantasy VIII", "printings marked with Final Fantasy VIII"),
    .promo("ffix", "Final Fantasy IX", "printings marked with Final Fantasy IX"),
    .promo("ffx", "Final Fantasy X", "printings marked with Final Fantasy X"),
    .promo("ffxi", "Final Fantasy XI", "printings marked with Final Fantasy XI"),
    .promo("ffxii", "Final Fantasy XII", "printings marked with Final Fantasy XII"),
    .promo("ffxiii", "Final Fantasy XIII", "printings marked with Final Fantasy XIII"),
    .promo("ffxiv", "Final Fantasy XIV", "printings marked with Final Fantasy XIV"),
    .promo("ffxv", "Final Fantasy XV", "printings marked with Final Fantasy XV"),
    .promo("ffxvi", "Final Fantasy XVI", "printings marked with Final Fantasy XVI"),
  ]
}
