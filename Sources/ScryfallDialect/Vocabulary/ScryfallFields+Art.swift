import FilterVocabulary

extension ScryfallFields {
  /// How a printing looks.
  static let art: [Field] = [
    Field(
      "artist", aliases: ["a"], .text, colonMeaning: "artist credit contains",
      catalogs: ["artist-names"], multiplicity: .perPart, category: "art", summary: "Artist name",
      phrase: "were illustrated by {is}", examples: ["a:nielsen", "artist:\"proce\""], popularity: 38),
    Field(
      "watermark", aliases: ["wm"], .catalog, colonMeaning: "exact watermark name",
      catalogs: ["watermarks"], multiplicity: .perPart, category: "art", summary: "Watermark in the text box",
      phrase: "have the {is} watermark", examples: ["wm:orzhov"], popularity: 25),
    Field(
      "illustrations", label: "number of illustrations", .number,
      comparesColumns: true, isColumn: true, isWhole: true, category: "art",
      summary: "Number of different illustrations", phrase: "have {is} distinct illustration{s}",
      examples: ["illustrations=1", "illustrations>3"], popularity: 5),
    Field(
      "artists", label: "number of artists", .number,
      comparesColumns: true, isColumn: true, isWhole: true, category: "art", summary: "Number of credited artists",
      phrase: "are credited to {is} artist{s}", examples: ["artists=1", "artists>3"], popularity: 5),
    Field(
      "border", .enumeration, colonMeaning: "border color is", isClosed: true,
      catalogs: ["border-colors"], category: "art", summary: "Border color", phrase: "have a {is} border",
      examples: ["border:borderless"], popularity: 21),
    Field(
      "frame", .enumeration, colonMeaning: "printed with this frame or frame effect", isClosed: true,
      catalogs: ["frames", "frame-effects"], multiplicity: .many, category: "art",
      summary: "Card frame edition or effect",
      phrase: "have the {is} frame", examples: ["frame:2003", "frame:showcase", "frame:old"], popularity: 21),
    Field(
      "stamp", label: "security stamp", .enumeration, colonMeaning: "security stamp is", isClosed: true,
      catalogs: ["security-stamps"], multiplicity: .optional, category: "art", summary: "Shape of the security stamp",
      phrase: "have the {is} security stamp", examples: ["stamp:acorn"], popularity: 5),
  ]
}
