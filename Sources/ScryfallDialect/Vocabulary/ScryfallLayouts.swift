import FilterVocabulary

/// Layouts, kinds of sets, cubes and watermarks.
enum ScryfallLayouts {
  /// Layout codes.
  static let catalog = Catalog(
    "layouts", summary: "Layouts",
    values: [
      FieldValue("adventure", "cards with an Adventure"),
      FieldValue("art_series", label: "art series", "art cards, which show a picture and have no rules"),
      FieldValue("augment", "augment cards, which join a host"),
      FieldValue("battle", "battles"),
      FieldValue("case", "Case enchantments"),
      FieldValue("class", "Class enchantments"),
      FieldValue("double_faced_token", label: "double-faced token", "tokens with two faces"),
      FieldValue("emblem", "emblems of planeswalkers"),
      FieldValue("flip", "flip cards of Kamigawa, turned upside down in play"),
      FieldValue("host", "host cards, which an augment card joins"),
      FieldValue("leveler", "creatures that level up"),
      FieldValue("meld", "cards that meld, and what they meld into"),
      FieldValue("modal_dfc", label: "modal double-faced", "double-faced cards played as either face"),
      FieldValue("mutate", "creatures with mutate"),
      FieldValue("normal", "ordinary cards with one face"),
      FieldValue("planar", "planes and phenomena"),
      FieldValue("prepare", "cards with a second spell to prepare"),
      FieldValue("prototype", "creatures with a smaller prototype on the card"),
      FieldValue("reversible_card", label: "reversible card", "cards with a front on both sides"),
      FieldValue("saga", "Sagas"),
      FieldValue("scheme", "schemes of Archenemy"),
      FieldValue("split", "split cards, two small cards on one"),
      FieldValue("token", "tokens"),
      FieldValue("transform", "double-faced cards that transform"),
      FieldValue("vanguard", "Vanguard avatars"),
    ])

  /// Kinds of sets.
  static let setTypes = Catalog(
    "set-types", summary: "Kinds of sets", place: "in {value} sets",
    values: [
      FieldValue("alchemy", "Alchemy sets"),
      FieldValue("archenemy", "Archenemy decks and schemes"),
      FieldValue("arsenal", "Commander's Arsenal and the like"),
      FieldValue("box", "boxed sets"),
      FieldValue("commander", "Commander decks"),
      FieldValue("core", "core sets"),
      FieldValue(
        "draft_innovation", aliases: ["draftinnovation"], label: "draft innovation",
        "sets with a new way to draft, such as Conspiracy"),
      FieldValue("duel_deck", aliases: ["dueldeck"], label: "duel deck", "Duel Decks"),
      FieldValue("eternal", "sets for eternal formats"),
      FieldValue("expansion", "expansions"),
      FieldValue("from_the_vault", aliases: ["fromthevault"], label: "from the vault", "the From the Vault series"),
      FieldValue("funny", "joke sets"),
      FieldValue("masterpiece", "masterpiece series"),
      FieldValue("masters", "Masters sets, made of reprints"),
      FieldValue("memorabilia", "gold-bordered decks, display cards and other keepsakes"),
      FieldValue("minigame", "minigame cards"),
      FieldValue("planechase", "Planechase decks and planes"),
      FieldValue("premium_deck", aliases: ["premiumdeck"], label: "premium deck", "the Premium Deck Series"),
      FieldValue("promo", "promotional cards"),
      FieldValue("spellbook", "the Signature Spellbook series"),
      FieldValue("starter", "sets and decks for beginners"),
      FieldValue("token", "tokens"),
      FieldValue(
        "treasure_chest", aliases: ["treasurechest"], label: "treasure chest", "Treasure Chests of Magic Online"),
      FieldValue("vanguard", "Vanguard avatars"),
    ])

  /// Curated cubes. Bulk data does not list their cards.
  static let cubes = Catalog(
    "cubes", summary: "Cubes",
    values: [
      FieldValue("amaz", "the Amaz cube"),
      FieldValue("april", "the April cube"),
      FieldValue("arena", "the Arena cube"),
      FieldValue("chromatic", "the Chromatic cube"),
      FieldValue("chuck", "the Chuck cube"),
      FieldValue("grixis", "the Grixis cube"),
      FieldValue("legacy", "the Legacy cube"),
      FieldValue("livethedream", "the Live the Dream cube"),
      FieldValue("modern", "the Modern cube"),
      FieldValue("protour", "the Pro Tour cube"),
      FieldValue("tinkerer", "the Tinkerer cube"),
      FieldValue("twisted", "the Twisted cube"),
      FieldValue("uncommon", "the Uncommon cube"),
      FieldValue("vintage", "the Vintage cube"),
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
