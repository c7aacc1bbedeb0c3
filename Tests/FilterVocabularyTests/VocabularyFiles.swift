import FilterAST
import FilterText
import FilterVocabulary
import Foundation
import ScryfallDialect

/// The files this repository ships, and the vocabularies they hold.
enum VocabularyFiles {
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  static func text(of path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// The example vocabularies, as paths from the root.
  static let examples = ["Examples/Vocabularies/issues.json", "Examples/Vocabularies/people.json"]

  /// The examples and the shipped vocabulary.
  static func all() throws -> [Vocabulary] {
    try examples.map { try Vocabulary(json: text(of: $0)) } + [.scryfall]
  }

  /// The vocabulary without aliases that a file cannot contain because they are not field names of the language (`$`).
  static func typeable(_ vocabulary: Vocabulary) -> Vocabulary {
    let fields = vocabulary.fields.map { field in
      var field = field
      field.aliases.removeAll { FieldName(exactly: $0) == nil }
      return field
    }
    return Vocabulary(
      name: vocabulary.name, summary: vocabulary.summary, itemName: vocabulary.itemName,
      itemNamePlural: vocabulary.itemNamePlural, nameField: vocabulary.nameField, fields: fields,
      catalogs: vocabulary.catalogs, palettes: vocabulary.palettes, symbols: vocabulary.symbols,
      bareSymbols: vocabulary.bareSymbols, zeroWords: vocabulary.zeroWords, dayWords: vocabulary.dayWords,
      absentFields: vocabulary.absentFields, synonyms: vocabulary.synonyms,
      patternShorthands: vocabulary.patternShorthands, limits: vocabulary.limits,
      quirks: vocabulary.quirks, notes: vocabulary.notes, syntax: vocabulary.syntax.base)
  }
}
