package import FilterAST
import FilterText

/// A name or alias of a field that is a field name of the language, ready to be compared with a typed one.
package struct FieldSpelling: Sendable {
  package let field: FieldID
  package let text: String
  /// The text as a name, in lower case.
  package let name: FieldName
  package let bytes: [UInt8]
  /// Whether it is ``Field/shortestSpelling``.
  package let isShortest: Bool

  /// The spellings of fields, in the order of the fields and their names. In the syntax of lists those of the data that
  /// need quotes are spellings too.
  static func all(of fields: [Field], in syntax: SyntaxOptions.Base) -> [FieldSpelling] {
    var all: [FieldSpelling] = []
    for (index, field) in fields.enumerated() {
      let shortest = field.shortestSpelling
      for name in [field.name] + field.aliases {
        guard let exact = FieldName(exactly: name) else { continue }
        all.append(
          FieldSpelling(
            field: FieldID(index), text: name, name: exact, bytes: Array(name.utf8), isShortest: name == shortest))
      }
      if syntax != .lists { continue }
      for source in field.sources where source.utf8.first != UInt8(ascii: "/") && FieldName(exactly: source) == nil {
        guard let name = FieldName(quoted: source) else { continue }
        all.append(
          FieldSpelling(
            field: FieldID(index), text: FilterValue(quoted: source).description, name: name,
            bytes: Array(name.text.utf8), isShortest: false))
      }
    }
    return all
  }
}

extension Vocabulary {
  /// All spellings of fields.
  package var fieldSpellings: [FieldSpelling] { storage.fieldSpellings }

  /// Whether a word in lower case begins a name of a field. Linear in the names.
  package func hasField(beginningWith word: String) -> Bool { fieldSpellings.contains { $0.text.hasPrefix(word) } }
}
