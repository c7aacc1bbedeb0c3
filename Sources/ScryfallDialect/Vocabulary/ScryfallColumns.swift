import FilterVocabulary

/// The columns of the data of cards: the keys of their JSON, the field about each, and the kind of its values.
enum ScryfallColumns {
  /// The columns, those first that a table of cards shows. `stats` is made of several keys.
  static let all: [RecordColumn] = [
    RecordColumn("name", field: "name", .text), RecordColumn("mana_cost", field: "mana", .text),
    RecordColumn("type_line", field: "type", .text), RecordColumn("stats", .text),
    RecordColumn("set", field: "set", .text), RecordColumn("collector_number", field: "number", .numberOrText),
    RecordColumn("rarity", field: "rarity", .text), RecordColumn("released_at", field: "date", .date),
    RecordColumn("lang", field: "language", .text), RecordColumn("cmc", field: "manavalue", .number),
    RecordColumn("oracle_text", field: "oracle", .text), RecordColumn("power", field: "power", .numberOrText),
    RecordColumn("toughness", field: "toughness", .numberOrText),
    RecordColumn("loyalty", field: "loyalty", .numberOrText), RecordColumn("defense", field: "defense", .numberOrText),
    RecordColumn("colors", field: "color", .text), RecordColumn("color_identity", field: "identity", .text),
    RecordColumn("color_indicator", .text), RecordColumn("produced_mana", field: "produces", .text),
    RecordColumn("keywords", field: "keyword", .text), RecordColumn("layout", .text), RecordColumn("set_name", .text),
    RecordColumn("set_type", field: "settype", .text), RecordColumn("artist", field: "artist", .text),
    RecordColumn("flavor_text", field: "flavor", .text), RecordColumn("flavor_name", .text),
    RecordColumn("printed_name", .text), RecordColumn("watermark", field: "watermark", .text),
    RecordColumn("border_color", field: "border", .text), RecordColumn("frame", field: "frame", .text),
    RecordColumn("frame_effects", .text), RecordColumn("security_stamp", field: "stamp", .text),
    RecordColumn("games", field: "game", .text), RecordColumn("finishes", .text), RecordColumn("promo_types", .text),
    RecordColumn("promo", .boolean), RecordColumn("reprint", .boolean), RecordColumn("digital", .boolean),
    RecordColumn("full_art", .boolean), RecordColumn("reserved", .boolean),
    RecordColumn("edhrec_rank", field: "edhrec", .number), RecordColumn("penny_rank", .number),
    RecordColumn("prices.usd", field: "usd", .number), RecordColumn("prices.usd_foil", .number),
    RecordColumn("prices.eur", field: "eur", .number), RecordColumn("prices.tix", field: "tix", .number),
    RecordColumn("id", field: "scryfallid", .text), RecordColumn("oracle_id", field: "oracleid", .text),
    RecordColumn("illustration_id", field: "illustrationid", .text), RecordColumn("mtgo_id", field: "mtgoid", .number),
    RecordColumn("arena_id", field: "arenaid", .number), RecordColumn("multiverse_ids", field: "multiverseid", .number),
    RecordColumn("tcgplayer_id", field: "tcgplayerid", .number), RecordColumn("cardmarket_id", .number),
    RecordColumn("scryfall_uri", .text),
  ]
}
