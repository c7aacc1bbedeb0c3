/// The keys of one type of object in a file. The cases are the keys, in the order they are written.
package protocol VocabularyKey: RawRepresentable, CaseIterable, Hashable, Sendable where RawValue == String {
  /// The type of the object, with its article.
  static var object: String { get }
  /// The keys that must be there.
  static var required: [Self] { get }
}

/// The keys of a file.
package enum RootKey: String, VocabularyKey {
  case schema = "$schema"
  case name, summary, item, items, nameField, words, fields, catalogs, externalCatalogs, palettes, symbols, bareSymbols
  case table, objectLists, zeroWords, dayWords, timeZone, null, lines, syntax, absentFields, wordings
  case patternShorthands, limits, quirks, notes

  package static let object = "a vocabulary"
  package static let required: [RootKey] = [.name, .fields]
}

/// The keys of a ``Field``.
package enum FieldKey: String, VocabularyKey {
  case name, aliases, label, source, kind, operators, colon, colonMeaning, regex, closed, match, values, catalogs
  case palette
  case comparesColumns, isColumn, whole, unit, decimalMark, dateOrder, latestDay, others, multiplicity, states,
    category, summary,
    phrase,
    examples, notes, words
  case popularity, confidence

  package static let object = "a field"
  package static let required: [FieldKey] = [.name, .kind]
}

/// The keys of a ``ColumnSource``.
package enum ColumnKey: String, VocabularyKey {
  case column, expression, table, key, reference, type, scale

  package static let object = "a source in a table"
  package static let required: [ColumnKey] = []
}

/// The keys of a ``FieldValue``.
package enum ValueKey: String, VocabularyKey {
  case text, aliases, label, summary, phrase, noun, members, category, predicate, isAboutPrinting, refused
  case frequency, confidence

  package static let object = "a value"
  package static let required: [ValueKey] = [.text]
}

/// The keys of a ``Catalog``.
package enum CatalogKey: String, VocabularyKey {
  case name, summary, place, values

  package static let object = "a catalog"
  package static let required: [CatalogKey] = [.name, .values]
}

/// The keys of a ``Palette``.
package enum PaletteKey: String, VocabularyKey {
  case name, colors, nicknames, countWords, noneWords, manyWords, anyWords, refusedNames, foreignNicknames
  case skipsEmptyBelow

  package static let object = "a palette"
  package static let required: [PaletteKey] = [.name, .colors]
}

/// The keys of a ``Palette/Color``.
package enum ColorKey: String, VocabularyKey {
  case letter, name, aliases, srgb

  package static let object = "a color"
  package static let required: [ColorKey] = [.letter, .name]
}

/// The keys of a ``Palette/Nickname``.
package enum NicknameKey: String, VocabularyKey {
  case name, aliases, letters, family, confidence

  package static let object = "a nickname"
  package static let required: [NicknameKey] = [.name, .letters]
}

/// The keys of a ``Palette/CountWord``.
package enum CountWordKey: String, VocabularyKey {
  case word, count

  package static let object = "a count word"
  package static let required: [CountWordKey] = [.word, .count]
}

/// The keys of a ``CostSymbol``.
package enum SymbolKey: String, VocabularyKey {
  case code, kind, halves, summary

  package static let object = "a symbol"
  package static let required: [SymbolKey] = [.code, .kind]
}

/// The keys of an ``AbsentField``.
package enum AbsentFieldKey: String, VocabularyKey {
  case name, replacement

  package static let object = "an absent field"
  package static let required: [AbsentFieldKey] = [.name]
}

/// The keys of a ``Wording``: one of the last three says what is written in place of the words.
package enum WordingKey: String, VocabularyKey {
  case field, words, part, value, term

  package static let object = "a wording"
  package static let required: [WordingKey] = [.field, .words]
}

/// The keys of a ``Synonym``.
package enum SynonymKey: String, VocabularyKey {
  case words, value

  package static let object = "a synonym"
  package static let required: [SynonymKey] = [.words, .value]
}

/// The keys of a ``PatternShorthand``.
package enum PatternShorthandKey: String, VocabularyKey {
  case spelling, summary, pattern

  package static let object = "a shorthand"
  package static let required: [PatternShorthandKey] = [.spelling, .summary, .pattern]
}

/// The keys of ``QueryLimits``.
package enum LimitKey: String, VocabularyKey {
  case queryCharacters, regexes, number, regexDepth, regexComplexity, regexCharacters, regexRepetitions

  package static let object = "the limits"
  package static let required: [LimitKey] = []
}
