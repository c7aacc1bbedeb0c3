import FilterVocabulary

extension ScryfallFlags {
  /// Nicknames of cycles of lands.
  static let lands: [FieldValue] = [
    .land(
      "bikeland", aliases: ["cycleland", "bicycleland"], "typed dual lands with cycling", phrase: "are bike lands"),
    .land(
      "bondland", aliases: ["crowdland", "bbdland", "battlebondland"], "lands untapped with two or more opponents",
      phrase: "are bond lands"),
    .land("bounceland", aliases: ["karoo"], "lands that return a land", phrase: "are bounce lands"),
    .land(
      "canopyland", aliases: ["canland", "canopy", "horizon", "horizonland"], "pain lands that cycle themselves away",
      phrase: "are canopy lands"),
    .land("checkland", "lands that look for a basic land type", phrase: "are check lands"),
    .land("creatureland", aliases: ["manland"], "lands that become creatures", phrase: "are creature lands"),
    .land("dual", "the ten original dual lands", phrase: "are original dual lands"),
    .land("fastland", "lands untapped early on", phrase: "are fast lands"),
    .land("fetchland", "the ten pay-life fetch lands", phrase: "are fetch lands"),
    .land("filterland", "lands that convert mana", phrase: "are filter lands"),
    .land("gainland", "tapped lands that gain 1 life", phrase: "are gain lands"),
    .land("painland", "lands that deal 1 damage for colored mana", phrase: "are pain lands"),
    .land("pathway", "modal double-faced Pathway lands", phrase: "are Pathway lands"),
    .land("scryland", "tapped lands with scry 1", phrase: "are scry lands"),
    .land("shadowland", aliases: ["snarl"], "lands that reveal a basic type from hand", phrase: "are shadow lands"),
    .land("shockland", "typed lands with a pay-2-life choice", phrase: "are shock lands"),
    .land("slowland", "lands untapped later on", phrase: "are slow lands"),
    .land("storageland", "lands that bank counters", phrase: "are storage lands"),
    .land("surveilland", "typed tapped lands with surveil 1", phrase: "are surveil lands"),
    .land("tangoland", aliases: ["battleland"], "typed lands that count basics", phrase: "are tango lands"),
    .land("triland", "tapped three-color lands", phrase: "are tri-lands"),
    .land(
      "tricycleland", aliases: ["trikeland", "triome"], "typed three-color lands with cycling",
      phrase: "are tricycle lands"),
    .land("vergeland", "lands with a conditional second color", phrase: "are Verge lands"),
  ]
}
