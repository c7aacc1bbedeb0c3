import FilterVocabulary

extension ScryfallFields {
  /// Formats and properties.
  static let legality: [Field] = [
    Field(
      "format", aliases: ["f", "legal"], .enumeration, colonMeaning: "legal or restricted in", isClosed: true,
      catalogs: ["formats"], multiplicity: .many, category: "legality", summary: "Format legality",
      phrase: "are legal in {is}", examples: ["f:pauper", "format:modern", "-f:legacy"], popularity: 61),
    Field(
      "banned", label: "ban", .enumeration, colonMeaning: "banned in", isClosed: true,
      catalogs: ["formats"], multiplicity: .many, category: "legality", summary: "Banned in the format",
      phrase: "are banned in {is}", examples: ["banned:legacy"], popularity: 14),
    Field(
      "restricted", label: "restriction", .enumeration, colonMeaning: "restricted in", isClosed: true,
      catalogs: ["formats"], multiplicity: .many, category: "legality", summary: "Restricted in the format",
      phrase: "are restricted in {is}", examples: ["restricted:vintage"], popularity: 12),
    Field(
      "is", aliases: ["has"], label: "property", .flag, colonMeaning: "has the property", isClosed: true,
      catalogs: ["is-values"], multiplicity: .many, category: "flag",
      summary: "Named property of the card or printing; has is a full alias", phrase: "are {value}",
      examples: ["is:commander", "is:foil", "has:watermark", "-is:reprint"], popularity: 83),
    Field(
      "not", label: "missing property", .absentFlag, colonMeaning: "lacks the property", isClosed: true,
      catalogs: ["is-values"], multiplicity: .many, category: "flag", summary: "Same as a negated is:",
      phrase: "are not {value}", examples: ["not:reprint"], popularity: 27),
  ]
}
