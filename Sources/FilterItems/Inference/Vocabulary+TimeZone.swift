package import FilterVocabulary

extension Vocabulary {
  /// The same vocabulary with dates and times without an offset in another zone. Linear in the data.
  package func inTimeZone(_ zone: ZoneOffset) -> Vocabulary {
    Vocabulary(
      name: name, summary: summary, itemName: itemName, itemNamePlural: itemNamePlural, nameField: nameField,
      fields: fields, catalogs: catalogs, palettes: palettes, symbols: symbols, bareSymbols: bareSymbols,
      zeroWords: zeroWords, dayWords: dayWords, timeZone: zone, absentFields: absentFields,
      patternShorthands: patternShorthands, limits: limits, quirks: quirks, notes: notes)
  }
}
