import FilterAST
import FilterText
import FilterVocabulary
import FuzzyMatching

/// A vocabulary with indexes that are built when they are first asked for. The copies of an engine share them.
final class VocabularyIndexes: Sendable {
  let vocabulary: Vocabulary
  private let made = OnceValue<PreparedVocabulary>()

  init(of vocabulary: Vocabulary) {
    self.vocabulary = vocabulary
  }

  var prepared: PreparedVocabulary { made.value { PreparedVocabulary(vocabulary) } }
}

/// The indexes over the names, values and texts of a vocabulary. An object, so that it is shared without copying.
final class PreparedVocabulary: Sendable {
  let vocabulary: Vocabulary
  /// The vocabularies of the elements of lists of objects, by the names of the lists.
  let elements: [String: VocabularyIndexes]
  /// The names and aliases of all fields.
  let fieldNames: PreparedNames
  /// The names and aliases of the fields that can be the right operand of a comparison.
  let columnNames: PreparedNames
  /// The words of labels and summaries, each with its fields.
  let documentation: PreparedDocumentation
  /// The values of each catalog of the vocabulary.
  let catalogs: [PreparedValues]
  /// The own values of each field; nil if it has none.
  let ownValues: [PreparedValues?]
  /// The catalogs of each field, as indices into ``catalogs``.
  let catalogsOfFields: [[Int]]
  /// The names of the catalogs of each field that the vocabulary does not contain.
  let hostCatalogsOfFields: [[String]]
  /// All values, each with its most likely field.
  let reverse: PreparedReverse
  /// The words for terms.
  let synonyms: PreparedSynonyms
  /// The words of each palette.
  let palettes: [PreparedColors]
  /// The values in the examples of each field.
  let examples: [[String]]
  /// The most common operator of each field.
  let usualOperators: [Comparison]
  /// The years of the dates in the vocabulary, the last first.
  let years: [Int]
  /// The field of names; nil if a word without a field has no meaning.
  let nameField: FieldID?
  /// The indices of the fields, the most popular first.
  let popularFields: [Int]
  /// The ID of each field.
  let fieldIDs: [FieldID]
  /// The shortest name of each field that can be written in a query.
  let shortNames: [FieldName]
  /// The free-text fields, the most popular first.
  let textFields: [FieldID]
  /// Those text fields that take a regular expression.
  let patternFields: [FieldID]

  init(_ vocabulary: Vocabulary) {
    self.vocabulary = vocabulary
    let fields = vocabulary.fields
    elements = vocabulary.objectLists.reduce(into: [:]) { all, path in
      all[path.lowercased()] = vocabulary.elements(of: path.lowercased()).map { VocabularyIndexes(of: $0) }
    }
    fieldNames = PreparedNames(fields) { _ in true }
    columnNames = PreparedNames(fields) { $0.isColumn }
    documentation = PreparedDocumentation(fields)
    let indices = vocabulary.catalogs.indices
    catalogs = vocabulary.catalogs.map { PreparedValues($0.values) }
    ownValues = fields.map { $0.values.isEmpty ? nil : PreparedValues($0.values) }
    catalogsOfFields = fields.map { field in
      field.catalogs.compactMap { name in indices.first { vocabulary.catalogs[$0].name == name } }
    }
    hostCatalogsOfFields = fields.map { field in
      field.catalogs.filter { name in !vocabulary.catalogs.contains { $0.name == name } }
    }
    palettes = vocabulary.palettes.map { PreparedColors($0) }
    let terms = fields.map { field in field.examples.map { ExampleTerm($0, of: field) } }
    let known = terms.map { $0.compactMap { $0.value } }
    examples = known
    let isOfLists = vocabulary.isOfLists
    reverse = PreparedReverse(
      fields: fields, catalogs: vocabulary.catalogs, palettes: palettes,
      examples: fields.indices.map { isOfLists && !fields[$0].isDirective ? known[$0] : [] })
    usualOperators = terms.enumerated().map { index, terms in
      terms.lazy.compactMap { $0.comparison }.first ?? fields[index].operators.first ?? .colon
    }
    years = YearRange.years(in: vocabulary)
    nameField = vocabulary.fieldID(spelled: vocabulary.nameField)
    popularFields = fields.indices.sorted { (-fields[$0].popularity, $0) < (-fields[$1].popularity, $1) }
    let ids = vocabulary.fieldIDs
    fieldIDs = ids
    shortNames = fields.map { field in
      let names = ([field.name] + field.aliases).compactMap { FieldName(exactly: $0) }
      return names.reduce(FieldName(field.name)) { $1.text.utf8.count < $0.text.utf8.count ? $1 : $0 }
    }
    textFields = popularFields.filter { fields[$0].kind == .text && fields[$0].catalogs.isEmpty }.map { ids[$0] }
    synonyms = PreparedSynonyms(vocabulary, shortNames: shortNames, usualOperators: usualOperators)
    patternFields = textFields.filter { vocabulary[$0].takesRegex }
  }

  /// The palette of a color field.
  func colors(of field: FieldID) -> PreparedColors? {
    palettes.first { $0.palette.name == vocabulary[field].palette }
  }
}

/// The operator and the value of an example, if it is of its field.
private struct ExampleTerm {
  var comparison: Comparison?
  var value: String?

  init(_ text: String, of field: Field) {
    let bytes = Array(text.utf8)
    let names = ([field.name] + field.aliases).filter { name in
      bytes.starts(with: name.utf8)
        && bytes.dropFirst(name.utf8.count).first.map { ":=<>!~".utf8.contains($0) } ?? false
    }
    guard let end = names.first?.utf8.count else { return }
    for length in [2, 1] where end + length < bytes.count {
      let spelled = String(decoding: bytes[end..<end + length], as: UTF8.self)
      guard let comparison = Comparison(rawValue: spelled) else { continue }
      self.comparison = comparison
      var rest = bytes[(end + length)...]
      if rest.first == UInt8(ascii: "/"), field.takesRegex, rest.last == UInt8(ascii: "/") { return }
      if rest.first == UInt8(ascii: "\""), rest.last == UInt8(ascii: "\""), rest.count > 1 {
        rest = rest.dropFirst().dropLast()
      }
      value = String(decoding: rest, as: UTF8.self)
      return
    }
  }
}

/// The names and aliases of fields with an index over them.
struct PreparedNames: Sendable {
  let index: FuzzyIndex
  /// The field of each name.
  let fields: [Int]
  /// The written form of each name: a name that cannot be written in a query (`$`) finds its field but inserts the full
  /// name.
  let written: [String]
  /// The index of the full name of each name.
  let mains: [Int]

  init(_ all: [Field], where isWanted: (Field) -> Bool) {
    var texts: [String] = []
    var fields: [Int] = []
    var written: [String] = []
    var mains: [Int] = []
    for (index, field) in all.enumerated() where isWanted(field) {
      let main = texts.count
      for name in [field.name] + field.aliases {
        mains.append(main)
        texts.append(name)
        written.append(FieldName(exactly: name)?.text ?? field.name)
        fields.append(index)
      }
    }
    self.fields = fields
    self.written = written
    self.mains = mains
    index = FuzzyIndex(texts, popularity: fields.map { all[$0].popularity })
  }
}

/// An index over the words that describe fields: `price` finds `usd`.
struct PreparedDocumentation: Sendable {
  let index: FuzzyIndex
  /// The fields of each word, the most popular first.
  let fields: [[Int]]

  init(_ all: [Field]) {
    var indices: [String: Int] = [:]
    var words: [String] = []
    var fields: [[Int]] = []
    let order = all.indices.sorted { (-all[$0].popularity, $0) < (-all[$1].popularity, $1) }
    for field in order {
      for word in PreparedDocumentation.words(of: all[field].label + " " + all[field].summary) {
        if let index = indices[word] {
          if fields[index].last != field { fields[index].append(field) }
        } else {
          indices[word] = words.count
          words.append(word)
          fields.append([field])
        }
      }
    }
    self.fields = fields
    index = FuzzyIndex(words)
  }

  /// The words of at least four letters, in lower case.
  private static func words(of text: String) -> [String] {
    text.utf8.split { !($0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A) }.filter { $0.count > 3 }.map {
      String(decoding: $0.map { $0 | 0x20 }, as: UTF8.self)
    }
  }
}
