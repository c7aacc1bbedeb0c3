import FilterAST
import FilterVocabulary
import FuzzyMatching

/// The names and aliases of fields with an index over them.
struct PreparedNames: Sendable {
  let index: FuzzyIndex
  /// The field of each name.
  let fields: [Int]
  /// How each name is written in a query: a name the language cannot say (`$`) finds its field, and the full name is written.
  let written: [String]
  /// The text of the full name, for each name.
  let mains: [Int]

  init(_ all: [Field], where isWanted: (Field) -> Bool) {
    var texts: [String] = []
    var fields: [Int] = []
    var written: [String] = []
    var mains: [Int] = []
    for (place, field) in all.enumerated() where isWanted(field) {
      let main = texts.count
      for name in [field.name] + field.aliases {
        mains.append(main)
        texts.append(name)
        written.append(FieldName(exactly: name)?.text ?? field.name)
        fields.append(place)
      }
    }
    self.fields = fields
    self.written = written
    self.mains = mains
    index = FuzzyIndex(texts, popularity: fields.map { all[$0].popularity })
  }
}

/// The words that describe fields with an index over them: who types `price` means `usd`.
struct PreparedDocumentation: Sendable {
  let index: FuzzyIndex
  /// The fields of each word, the popular first.
  let fields: [[Int]]

  init(_ all: [Field]) {
    var places: [String: Int] = [:]
    var words: [String] = []
    var fields: [[Int]] = []
    let order = all.indices.sorted { (-all[$0].popularity, $0) < (-all[$1].popularity, $1) }
    for field in order {
      for word in PreparedDocumentation.words(of: all[field].label + " " + all[field].summary) {
        if let place = places[word] {
          if fields[place].last != field { fields[place].append(field) }
        } else {
          places[word] = words.count
          words.append(word)
          fields.append([field])
        }
      }
    }
    self.fields = fields
    index = FuzzyIndex(words)
  }

  /// The words of four letters and more, in lower case.
  private static func words(of text: String) -> [String] {
    text.utf8.split { !($0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A) }.filter { $0.count > 3 }.map {
      String(decoding: $0.map { $0 | 0x20 }, as: UTF8.self)
    }
  }
}
