import FilterVocabulary

/// The look of a printing: frames and frame effects, borders, stamps.
enum ScryfallFrames {
  /// Frames, and names for groups of them. `in:` takes these, but not effects.
  static let catalog = Catalog(
    "frames", summary: "Frames", place: "in the {value} frame",
    values: [
      FieldValue("1993", aliases: ["93"], "original frame"),
      FieldValue("1997", aliases: ["97", "classic"], "updated classic frame"),
      FieldValue("2003", aliases: ["03", "8ed"], "Eighth Edition modern frame"),
      FieldValue("2015", aliases: ["15", "m15"], "Magic 2015 holofoil-stamp frame"),
      FieldValue("future", "Future Sight frame"),
      FieldValue(
        "old", aliases: ["retro"], label: "old (1993 or 1997)", "1993 or 1997 frame", members: ["1993", "1997"]),
      FieldValue("new", "2003, 2015 or future frame", members: ["2003", "2015", "future"]),
      FieldValue("modern", "2003 frame", members: ["2003"]),
    ])

  /// Additions to a frame.
  static let effects = Catalog(
    "frame-effects", summary: "Frame effects",
    values: [
      FieldValue("colorshifted", "colorshifted frame effect"),
      FieldValue("companion", "companion frame effect"),
      FieldValue("compasslanddfc", "compasslanddfc frame effect"),
      FieldValue("convertdfc", "convertdfc frame effect"),
      FieldValue("devoid", "devoid frame effect"),
      FieldValue("draft", "draft frame effect"),
      FieldValue("enchantment", aliases: ["nyxtouched", "nyx"], "enchantment frame effect"),
      FieldValue("etched", "etched frame effect"),
      FieldValue("extendedart", "extendedart frame effect"),
      FieldValue("fandfc", "fandfc frame effect"),
      FieldValue("inverted", "inverted frame effect"),
      FieldValue("legendary", "legendary frame effect"),
      FieldValue("lesson", "lesson frame effect"),
      FieldValue("miracle", "miracle frame effect"),
      FieldValue("mooneldrazidfc", "mooneldrazidfc frame effect"),
      FieldValue("originpwdfc", "originpwdfc frame effect"),
      FieldValue("shatteredglass", "shatteredglass frame effect"),
      FieldValue("showcase", "showcase frame effect"),
      FieldValue("snow", "snow frame effect"),
      FieldValue("spree", "spree frame effect"),
      FieldValue("sunmoondfc", "sunmoondfc frame effect"),
      FieldValue("tombstone", "tombstone frame effect"),
      FieldValue("upsidedowndfc", "upsidedowndfc frame effect"),
      FieldValue("waxingandwaningmoondfc", "waxingandwaningmoondfc frame effect"),
    ])

  /// Border colors.
  static let borders = Catalog(
    "border-colors", summary: "Border colors",
    values: [
      FieldValue("black", "black border"),
      FieldValue("borderless", "borderless border", phrase: "are borderless"),
      FieldValue("gold", "gold border"),
      FieldValue("silver", "silver border"),
      FieldValue("white", "white border"),
      FieldValue("yellow", "yellow border"),
    ])

  /// Shapes of the security stamp.
  static let stamps = Catalog(
    "security-stamps", summary: "Security stamps",
    values: [
      FieldValue("acorn", "acorn stamp"),
      FieldValue("arena", "arena stamp"),
      FieldValue("circle", "circle stamp"),
      FieldValue("heart", "heart stamp"),
      FieldValue("oval", "oval stamp"),
      FieldValue("triangle", "triangle stamp"),
    ])
}
