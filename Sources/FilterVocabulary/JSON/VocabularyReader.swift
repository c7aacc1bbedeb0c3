/// Turns the tree of a file into a vocabulary, and notes whatever is wrong on the way.
///
/// Reading never stops: what is missing or wrong is noted and stands for its default, so that one reading finds all
/// mistakes. What refers to something else (catalogs, palettes, fields) is checked against what was read before it.
struct VocabularyReader {
  private(set) var notes: [VocabularyNote] = []
  /// The names and aliases of fields so far, and the field each belongs to.
  var fieldNames: [String: String] = [:]
  /// The same names in the order of the file.
  var fieldNameList: [String] = []
  /// The texts of the single values of each catalog of the file.
  var catalogTexts: [String: Set<String>] = [:]
  /// The catalogs the host brings along.
  var externalCatalogs: Set<String> = []
  /// The names of both sorts of catalogs in the order of the file.
  var catalogNameList: [String] = []
  var paletteNames: Set<String> = []
  /// The names of the palettes in the order of the file.
  var paletteNameList: [String] = []
  /// How many more misspelled names a word is looked for: a file of nothing but mistakes must cost no more than
  /// another.
  private var searches = 100

  mutating func note(_ place: VocabularyPlace, _ message: String) {
    notes.append(VocabularyNote(place: place, message: message))
  }

  /// The word that was meant by a misspelled one.
  mutating func nearest(to text: String, among words: [String]) -> String? {
    if searches == 0 { return nil }
    searches -= 1
    return NearestWord.nearest(to: text, among: words)
  }

  /// The object a value is; nil where it is none.
  mutating func object<Key: VocabularyKey>(
    _ value: JSONValue, _ place: VocabularyPlace
  ) -> VocabularyObject<Key>? {
    guard case .object(let members) = value.content else {
      wrongType(place, value, VocabularyMessages.mustBeObject(Key.object))
      return nil
    }
    var object = VocabularyObject<Key>(place)
    for member in members {
      if let key = Key(rawValue: member.key) {
        object.insert(member.value, key)
      } else {
        let meant = nearest(to: member.key, among: Key.allCases.map { $0.rawValue })
        note(
          place.key(member.key, at: member.offset),
          VocabularyMessages.unknownKey(member.key, of: Key.object, nearest: meant))
      }
    }
    for key in Key.required where object.members[key] == nil {
      note(place, VocabularyMessages.missingKey(key.rawValue, of: Key.object))
    }
    return object
  }

  /// Notes that a value is of the wrong type, unless a mistake in it is noted already.
  mutating func wrongType(_ place: VocabularyPlace, _ value: JSONValue, _ demand: String) {
    if case .unreadable = value.content { return }
    note(place, VocabularyMessages.wrongType(demand, value.noun))
  }
}
