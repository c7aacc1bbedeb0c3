import FilterVocabulary

/// Layouts, kinds of sets, cubes and watermarks.
enum ScryfallLayouts {
  /// Layout codes.
  static let catalog = Catalog(
    "layouts", summary: "Layouts",
    values: [
      FieldValue("adventure", "adventure layout"),
      FieldValue("art_series", label: "art series", "art series layout"),
      FieldValue("augment", "augment layout"),
      FieldValue("battle", "battle layout"),
      FieldValue("case", "case layout"),
      FieldValue("class", "class layout"),
      FieldValue("double_faced_token", label: "double faced token", "double faced token layout"),
      FieldValue("emblem", "emblem layout"),
      FieldValue("flip", "flip layout"),
      FieldValue("host", "host layout"),
      FieldValue("leveler", "leveler layout"),
      FieldValue("meld", "meld layout"),
      FieldValue("modal_dfc", label: "modal dfc", "modal dfc layout"),
      FieldValue("mutate", "mutate layout"),
      FieldValue("normal", "normal layout"),
      FieldValue("planar", "planar layout"),
      FieldValue("prepare", "prepare layout"),
      FieldValue("prototype", "prototype layout"),
      FieldValue("reversible_card", label: "reversible card", "reversible card layout"),
      FieldValue("saga", "saga layout"),
      FieldValue("scheme", "scheme layout"),
      FieldValue("split", "split layout"),
      FieldValue("token", "token layout"),
      FieldValue("transform", "transform layout"),
      FieldValue("vanguard", "vanguard layout"),
    ])

  /// Kinds of sets.
  static let setTypes = Catalog(
    "set-types", summary: "Kinds of sets", place: "in {value} sets",
    values: [
      FieldValue("alchemy", "alchemy product"),
      FieldValue("archenemy", "archenemy product"),
      FieldValue("arsenal", "arsenal product"),
      FieldValue("box", "box product"),
      FieldValue("commander", "commander product"),
      FieldValue("core", "core product"),
      FieldValue(
        "draft_innovation", aliases: ["draftinnovation"], label: "draft innovation", "draft innovation product"),
      FieldValue("duel_deck", aliases: ["dueldeck"], label: "duel deck", "duel deck product"),
      FieldValue("eternal", "eternal product"),
      FieldValue("expansion", "expansion product"),
      FieldValue("from_the_vault", aliases: ["fromthevault"], label: "from the vault", "from the vault product"),
      FieldValue("funny", "funny product"),
      FieldValue("masterpiece", "masterpiece product"),
      FieldValue("masters", "masters product"),
      FieldValue("memorabilia", "memorabilia product"),
      FieldValue("minigame", "minigame product"),
      FieldValue("planechase", "planechase product"),
      FieldValue("premium_deck", aliases: ["premiumdeck"], label: "premium deck", "premium deck product"),
      FieldValue("promo", "promo product"),
      FieldValue("spellbook", "spellbook product"),
      FieldValue("starter", "starter product"),
      FieldValue("token", "token product"),
      FieldValue("treasure_chest", aliases: ["treasurechest"], label: "treasure chest", "treasure chest product"),
      FieldValue("vanguard", "vanguard product"),
    ])

  /// Curated cubes. Bulk data does not list their cards.
  static let cubes = Catalog(
    "cubes", summary: "Cubes",
    values: [
      FieldValue("amaz", "amaz cube"),
      FieldValue("april", "april cube"),
      FieldValue("arena", "arena cube"),
      FieldValue("chromatic", "chromatic cube"),
      FieldValue("chuck", "chuck cube"),
      FieldValue("grixis", "grixis cube"),
      FieldValue("legacy", "legacy cube"),
      FieldValue("livethedream", "livethedream cube"),
      FieldValue("modern", "modern cube"),
      FieldValue("protour", "protour cube"),
      FieldValue("tinkerer", "tinkerer cube"),
      FieldValue("twisted", "twisted cube"),
      FieldValue("uncommon", "uncommon cube"),
      FieldValue("vintage", "vintage cube"),
    ])

  /// Watermarks.
  static let watermarks = Catalog(
    "watermarks", summary: "Watermarks",
    values: FieldValue.words(
      category: "watermark",
      """
      abzan, agentsofsneak, arena, atarka, azorius, boros, brokers, cabaretti, colorpie, conspiracy,
      corocoro, crossbreedlabs, cutiemark, dci, dengekimaoh, desparked, dimir, dromoka, flavor, fnm,
      foretell, goblinexplosioneers, golgari, grandprix, gruul, herospath, izzet, japanjunior, jeskai,
      judgeacademy, junior, juniorapac, junioreurope, kolaghan, leagueofdastardlydoom, lorehold, maestros,
      mardu, mirran, mps, mtg, mtg10, mtg15, nerf, obscura, ojutai, orderofthewidget, orzhov, phyrexian,
      planeswalker, prismari, protour, quandrix, rakdos, riveteers, scholarship, selesnya, set, silumgar,
      silverquill, simic, sultai, tarkir, temur, transformers, trumpkatsumai, witherbloom, wotc, wpn
      """) + uncertainWatermarks)

  /// Watermarks with an uncertain spelling.
  private static let uncertainWatermarks: [FieldValue] = [
    FieldValue("airnomads", label: "airnomads", category: "watermark", confidence: .guess),
    FieldValue("d&d", label: "d&d", category: "watermark", confidence: .guess),
    FieldValue("earthkingdom", label: "earthkingdom", category: "watermark", confidence: .guess),
    FieldValue("firenation", label: "firenation", category: "watermark", confidence: .guess),
    FieldValue("watertribe", label: "watertribe", category: "watermark", confidence: .guess),
  ]
}
