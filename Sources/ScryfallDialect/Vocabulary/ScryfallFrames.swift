import FilterVocabulary

/// The look of a printing: frames and frame effects, borders, stamps.
enum ScryfallFrames {
  /// Frames, and names for groups of them. `in:` takes these, but not effects.
  static let catalog = Catalog(
    "frames", summary: "Frames", place: "in the {value} frame",
    values: [
      FieldValue("1993", aliases: ["93"], "the first frame"),
      FieldValue("1997", aliases: ["97", "classic"], "the frame since Mirage, a little clearer than the first"),
      FieldValue("2003", aliases: ["03", "8ed"], "the frame since Eighth Edition"),
      FieldValue("2015", aliases: ["15", "m15"], "the frame since Magic 2015"),
      FieldValue("future", "the frame of cards from the future in Future Sight"),
      FieldValue(
        "old", aliases: ["retro"], label: "old (1993 or 1997)", "the frames of 1993 and 1997",
        members: ["1993", "1997"]),
      FieldValue("new", "the frames of 2003, 2015 and Future Sight", members: ["2003", "2015", "future"]),
      FieldValue("modern", "the frame of 2003", members: ["2003"]),
    ])

  /// Additions to a frame.
  static let effects = Catalog(
    "frame-effects", summary: "Frame effects",
    values: [
      FieldValue("colorshifted", "the frame of colorshifted cards in Planar Chaos"),
      FieldValue("companion", "the frame of companions"),
      FieldValue("compasslanddfc", "compass and land marks of double-faced cards"),
      FieldValue("convertdfc", "marks of double-faced cards that convert"),
      FieldValue("devoid", "the pale frame of devoid cards"),
      FieldValue("draft", "the frame of cards for the draft"),
      FieldValue("enchantment", aliases: ["nyxtouched", "nyx"], "the starry frame of enchantment creatures"),
      FieldValue("etched", "the frame of etched foil"),
      FieldValue("extendedart", "art that reaches the sides of the card"),
      FieldValue("fandfc", "fan marks of double-faced cards"),
      FieldValue("inverted", "an inverted frame"),
      FieldValue("legendary", "the crown of legendary cards"),
      FieldValue("lesson", "the frame of Lessons"),
      FieldValue("miracle", "the frame of miracle cards"),
      FieldValue("mooneldrazidfc", "moon and Eldrazi marks of double-faced cards"),
      FieldValue("originpwdfc", "marks of creatures that become planeswalkers"),
      FieldValue("shatteredglass", "the Shattered Glass frame of Transformers"),
      FieldValue("showcase", "a showcase frame"),
      FieldValue("snow", "the frosty frame of snow cards"),
      FieldValue("spree", "the frame of spree cards"),
      FieldValue("sunmoondfc", "sun and moon marks of double-faced cards"),
      FieldValue("tombstone", "the tombstone of cards for the graveyard"),
      FieldValue("upsidedowndfc", "upside-down marks of double-faced cards"),
      FieldValue("waxingandwaningmoondfc", "waxing and waning moon marks of double-faced cards"),
    ])

  /// Border colors.
  static let borders = Catalog(
    "border-colors", summary: "Border colors",
    values: [
      FieldValue("black", "a black border"),
      FieldValue("borderless", "no border; the art reaches the edge", phrase: "are borderless"),
      FieldValue("gold", "a gold border"),
      FieldValue("silver", "a silver border, for joke cards"),
      FieldValue("white", "a white border"),
      FieldValue("yellow", "a yellow border"),
    ])

  /// Shapes of the security stamp.
  static let stamps = Catalog(
    "security-stamps", summary: "Security stamps",
    values: [
      FieldValue("acorn", "an acorn, for cards that tournaments do not allow"),
      FieldValue("arena", "the stamp of Arena"),
      FieldValue("circle", "a round stamp"),
      FieldValue("heart", "a heart"),
      FieldValue("oval", "the usual oval"),
      FieldValue("triangle", "a triangle, for Universes Beyond"),
    ])
}
